"""Ogg Vorbis in memory: same samples, same bytes.

Samples become 16-bit numbers before they are encoded, so that the last bits of another processor's floating point
do not matter. libvorbis numbers every stream by chance; that number is written over, and the pages get new checksums.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator

import numpy as np
import soundfile

from .measure import seam
from .synthesis import RATE, Signal

STREAM = 1
CHUNK = 8192  # libsndfile's Vorbis writer takes large blocks onto its stack
BEND = 882  # samples
ROUNDS, MET = 12, 1.0  # how often the ends of a loop are bent, and the `seam` that is good enough
ENCODER = str(soundfile.__libsndfile_version__)


def ogg(x: Signal, quality: float) -> bytes:
    """A signal as an Ogg Vorbis file; `quality` 0 (45 kbit/s for one channel) to 1."""
    whole = np.clip(np.round(x * 32767.0), -32768, 32767).astype(np.int16)
    channels = 1 if x.ndim == 1 else x.shape[1]
    file = io.BytesIO()
    with soundfile.SoundFile(
        file, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1.0 - quality
    ) as out:
        for start in range(0, len(whole), CHUNK):
            out.write(whole[start : start + CHUNK])
    return _renumbered(file.getvalue())


def looped(x: Signal, quality: float) -> bytes:
    """A loop as `ogg`. Coding loses other things at both ends: they are bent for 20 ms until the decoded ends meet."""
    best, least, bent = b"", float("inf"), x.copy()
    ramp = (0.5 + 0.5 * np.cos(np.pi * np.arange(BEND) / BEND)).reshape(-1, *[1] * (x.ndim - 1))
    for _ in range(ROUNDS):
        data = ogg(bent, quality)
        heard = decode(data)
        gap = seam(heard)
        if gap < least:
            best, least = data, gap
        if gap < MET:
            break
        step = heard[0] - (2.0 * heard[-1] - heard[-2])
        bent[:BEND] -= 0.35 * step * ramp
        bent[-BEND:] += 0.35 * step * ramp[::-1]
    return best


def decode(data: bytes) -> Signal:
    """The samples of an Ogg Vorbis file; raises ValueError if it has another rate."""
    samples, rate = soundfile.read(io.BytesIO(data), dtype="float64")
    if rate != RATE:
        raise ValueError(f"{rate} Hz instead of {RATE}")
    return np.asarray(samples, dtype=np.float64)


def _crc_table() -> list[int]:
    table = []
    for byte in range(256):
        crc = byte << 24
        for _ in range(8):
            crc = (crc << 1) ^ (0x04C11DB7 if crc & 0x80000000 else 0)
        table.append(crc & 0xFFFFFFFF)
    return table


_TABLE = _crc_table()


def _crc(page: bytes) -> int:
    crc = 0
    for byte in page:
        crc = ((crc << 8) & 0xFFFFFFFF) ^ _TABLE[(crc >> 24) ^ byte]
    return crc


def _pages(data: bytes) -> Iterator[bytearray]:
    start = 0
    while start < len(data):
        if data[start : start + 4] != b"OggS":
            raise ValueError("not an Ogg page")
        segments = data[start + 26]
        length = 27 + segments + sum(data[start + 27 : start + 27 + segments])
        yield bytearray(data[start : start + length])
        start += length


def _renumbered(data: bytes) -> bytes:
    pages = []
    for page in _pages(data):
        page[14:18] = struct.pack("<I", STREAM)
        page[22:26] = bytes(4)
        page[22:26] = struct.pack("<I", _crc(bytes(page)))
        pages.append(bytes(page))
    return b"".join(pages)
