"""Pictures for tests that open many windows: each drawing is rasterised once and then brought to the sizes asked for.

Rasterising a drawing takes about 15 ms of which most is reading its paths, whatever the size. So what one worker of a
run has rasterised, the others take from the folder of that run. What a test asks of the very pixels of a drawing, it
asks of an `Art` of its own.
"""

from __future__ import annotations

import gzip
import math
import os
import re
from contextlib import suppress
from ctypes import c_float
from hashlib import sha256
from pathlib import Path
from threading import get_ident
from zlib import compress, decompress

import pygame
from pygame import Surface

from scenes.kit.assets import read_picture

SIDE = 320
"""The box in pixels that each drawing is rasterised for."""
FOLDER = "BIG_BOOK_DRAWINGS"
"""The variable that names the folder of a run (`tests/conftest.py`); unset, each process rasterises for itself."""
HEAD = 512
"""Bytes of a drawing that hold its width and height."""
_SIDES = re.compile(rb'<svg[^>]*? width="([0-9.]+)" height="([0-9.]+)"')


def proportions(path: Path) -> tuple[float, float] | None:
    """Width and height that a drawing names itself; None where it names none, or is no drawing."""
    with gzip.open(path) if path.suffix == ".svgz" else path.open("rb") as file:
        found = _SIDES.search(file.read(HEAD))
    return (float(found[1]), float(found[2])) if found is not None else None


def rasterised(path: Path) -> Surface:
    """A drawing in its box, rasterised once for a run; OSError or pygame.error where the file is damaged."""
    folder = os.environ.get(FOLDER)
    if not folder:
        return read_picture(path, (SIDE, SIDE))
    kept = Path(folder, sha256(os.fsencode(path.resolve()) + path.read_bytes()).hexdigest())
    with suppress(FileNotFoundError):
        size, _, packed = kept.read_bytes().partition(b"\n")
        width, height = map(int, size.split())
        return pygame.image.frombytes(decompress(packed), (width, height), "RGBA")
    made = read_picture(path, (SIDE, SIDE))
    new = kept.with_suffix(f".{os.getpid()}.{get_ident()}")
    with suppress(OSError):  # at the end of a run the folder goes while a thread still draws
        new.write_bytes(b"%d %d\n" % made.get_size() + compress(pygame.image.tobytes(made, "RGBA"), 1))
        new.replace(kept)  # the other workers see all of it or nothing
    return made


class Resized:
    """Reads pictures for one `Art`, in its thread."""

    def __init__(self) -> None:
        self._made: dict[Path, tuple[tuple[float, float], Surface]] = {}

    def __call__(self, path: Path, size: tuple[int, int]) -> Surface:
        """A picture as large as the true one would be; OSError or pygame.error where the file is damaged."""
        if path not in self._made:
            sides = proportions(path)
            if sides is None:
                return read_picture(path, size)
            self._made[path] = sides, rasterised(path)
        sides, picture = self._made[path]
        share = min(single(wanted / side) for wanted, side in zip(size, sides, strict=True))
        width, height = (math.ceil(single(side * share)) for side in sides)
        return pygame.transform.smoothscale(picture, (width, height))


def single(number: float) -> float:
    """A number as rasterising keeps it, in 32 bits: where a side is rounded up hangs on it."""
    return c_float(number).value
