"""Looking at sounds: contact sheets of spectrograms with their envelopes, and the figures of every file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pygame
from numpy.typing import NDArray

from . import check, measure, registry
from .kinds import Ambience, Effect
from .synthesis import RATE, Signal

ROWS = 84  # of a spectrogram, 60 Hz to 16 kHz in equal musical steps
ENVELOPE = 22
CAPTION = 14
SHADES = 15  # of loudness: few, so that a sheet stays a small file
INK, PAPER, EDGE = (232, 226, 208), (22, 20, 24), (70, 66, 72)


def figures(names: Iterable[str]) -> Iterator[str]:
    """One line for every stored file of what was asked for."""
    yield f"{'file':40} {'LUFS':>6} {'dBTP':>6} {'attack':>7} {'bright':>7} {'one line':>8} {'long':>6}"
    for item in registry.resolve(names):
        for file, x in check.stored(item).items():
            yield (
                f"{file:40} {measure.momentary(x):6.1f} {measure.true_peak(x):6.1f} {measure.attack(x) * 1000:4.0f} ms"
                f" {measure.centroid(x):4.0f} Hz {measure.tonality(x):8.2f} {len(x) / RATE:4.2f} s"
            )


def spectrogram(x: Signal, columns: int) -> NDArray[np.uint8]:
    """Energy over time and pitch, `columns` wide, 70 dB deep, high pitches on top: one row of bytes for each band."""
    mono = x.reshape(len(x), -1).mean(axis=1)
    size = 2048
    padded = np.concatenate([np.zeros(size // 2), mono, np.zeros(size)])
    starts = np.linspace(0, len(mono) - 1, columns).astype(np.int64)
    frames = padded[starts[:, None] + np.arange(size)[None, :]] * np.hanning(size)
    power = np.abs(np.fft.rfft(frames)) ** 2
    edges = np.geomspace(60, 16000, ROWS + 1) * size / RATE
    bands = np.stack([power[:, int(a) : max(int(b), int(a) + 1)].max(axis=1) for a, b in pairwise(edges)])
    depth = 10 * np.log10(np.maximum(bands, 1e-14))
    scaled = np.clip((depth - np.max(depth) + 70) / 70, 0, 1)[::-1]
    return np.asarray(np.round(scaled * SHADES) * (255 // SHADES), dtype=np.uint8)


def _colours() -> NDArray[np.uint8]:
    stops = np.array([[22, 20, 24], [58, 28, 84], [168, 52, 70], [238, 150, 60], [255, 244, 200]], dtype=np.float64)
    place = np.linspace(0, 255, 5)
    levels = np.arange(256)
    return np.stack([np.interp(levels, place, stops[:, c]) for c in range(3)], axis=1).astype(np.uint8)


def _picture(x: Signal, width: int) -> pygame.Surface:
    coloured = _colours()[spectrogram(x, width)]
    cell = pygame.Surface((width, ROWS + ENVELOPE))
    cell.fill(PAPER)
    cell.blit(pygame.surfarray.make_surface(coloured.transpose(1, 0, 2)), (0, 0))
    mono = np.abs(x.reshape(len(x), -1).mean(axis=1))
    edges = np.linspace(0, len(mono), width + 1).astype(np.int64)
    tops = np.array([mono[a : max(b, a + 1)].max() for a, b in pairwise(edges)])
    for column, top in enumerate(tops / max(float(tops.max()), 1e-9)):
        half = int(top * ENVELOPE / 2)
        middle = ROWS + ENVELOPE // 2
        pygame.draw.line(cell, INK, (column, middle - half), (column, middle + half))
    return cell


def sheet(out: Path, names: Iterable[str], columns: int, width: int, first: bool = False) -> None:
    """Write a PNG with the stored files of what was asked for: pitch upward, time to the right, each as wide as all
    others."""
    pygame.font.init()
    font = pygame.font.Font(None, 15)
    cells = [
        (file, x)
        for item in registry.resolve(names)
        for n, (file, x) in enumerate(check.stored(item).items())
        if not (first and n and isinstance(item, Effect | Ambience))
    ]
    rows = -(-len(cells) // columns)
    height = ROWS + ENVELOPE + CAPTION
    whole = pygame.Surface((columns * (width + 4), rows * (height + 4)))
    whole.fill(EDGE)
    for n, (file, x) in enumerate(cells):
        place = (n % columns * (width + 4) + 2, n // columns * (height + 4) + 2)
        pygame.draw.rect(whole, PAPER, (*place, width, height))
        words = file.rpartition("/")[2].removesuffix(".ogg")
        words = words.removesuffix("_1") if first else f"{words}  {len(x) / RATE:.1f} s"
        whole.blit(font.render(words, True, INK), (place[0] + 2, place[1] + 2))
        whole.blit(_picture(x, width), (place[0], place[1] + CAPTION))
    pygame.image.save(whole, str(out))
    print(f"{out}: {len(cells)} files")
