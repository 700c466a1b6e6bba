"""A small picture of the table beside each save. It is a help only: missing or damaged, it costs nothing."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path

import pygame
from pygame import Surface

from game.core.saves import disk

SIZE = (256, 144)
"""Pixels of a picture."""
LARGEST = 256 * 1024
"""Bytes that are read at most."""
PNG = b"\x89PNG\r\n\x1a\n"


def beside(save: Path) -> Path:
    """Where the picture of a save lies."""
    return save.with_suffix(".png")


def take(screen: Surface, save: Path) -> None:
    """Keep what is on the screen as the picture of a save; where the disk refuses there is none."""
    w, h = screen.get_size()
    wide = min(w, h * SIZE[0] // SIZE[1])
    tall = min(h, w * SIZE[1] // SIZE[0])
    middle = screen.subsurface(((w - wide) // 2, (h - tall) // 2, wide, tall))
    if wide > 4 * SIZE[0]:
        middle = pygame.transform.scale(middle, (SIZE[0] * 3, SIZE[1] * 3))  # a large window would hold up a frame
    raw = io.BytesIO()
    pygame.image.save(pygame.transform.smoothscale(middle.convert(24), SIZE), raw, "picture.png")
    with contextlib.suppress(OSError):
        disk.replace_file(beside(save), raw.getvalue(), flush=False)


def copy(save: Path, to: Path) -> None:
    """The picture of one save for another, too."""
    with contextlib.suppress(OSError):
        disk.replace_file(beside(to), disk.read_file(beside(save), LARGEST), flush=False)


def forget(save: Path) -> None:
    """The save is gone, and so is its picture."""
    with contextlib.suppress(OSError):
        beside(save).unlink(missing_ok=True)


def picture(save: Path) -> Surface | None:
    """The picture of a save, or None: there is none, or it is none of ours. Its size is looked at before it is read."""
    try:
        raw = disk.read_file(beside(save), LARGEST)
    except OSError:
        return None
    size = int.from_bytes(raw[16:20], "big"), int.from_bytes(raw[20:24], "big")
    if not raw.startswith(PNG) or size != SIZE:
        return None
    try:
        return pygame.image.load(io.BytesIO(raw), "picture.png")
    except pygame.error:
        return None
