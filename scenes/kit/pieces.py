"""Small drawn pieces, read at once and kept: marks, motes, and frames that stretch to any size.

Only files of a few kilobytes belong here: reading one takes a millisecond or two, once per size. Everything larger
comes through `Art`, which never waits.
"""

from __future__ import annotations

import logging
from pathlib import Path

import pygame
from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.assets import ROOT, read_picture

CORNER_SHARE = 3
"""A stretchable frame is drawn as three by three equal parts: its corners stay, its edges and middle follow."""

_log = logging.getLogger(__name__)
_missing: set[tuple[str, str]] = set()


def piece(kind: str, name: str, size: tuple[int, int], root: Path = ROOT) -> Surface | None:
    """The picture fitted into `size` pixels; None when there is no such file or it cannot be read."""
    if (kind, name) in _missing:
        return None
    try:
        return paper.store.get(("piece", kind, name, size), lambda: _read(root / kind / f"{name}.svgz", size))
    except (OSError, EOFError, ValueError, pygame.error) as error:
        _log.warning("piece %s/%s: %s", kind, name, error)
        _missing.add((kind, name))
        return None


def _read(path: Path, size: tuple[int, int]) -> Surface:
    made = read_picture(path, (max(1, size[0]), max(1, size[1])))
    return made.convert_alpha() if pygame.display.get_surface() is not None else made


def stretched(name: str, size: tuple[int, int], corner: int) -> Surface | None:
    """A frame of `ui/` in that size, its corners `corner` pixels; None as in `piece`, and with high contrast."""
    if paper.is_plain():
        return None
    corner = max(1, min(corner, size[0] // 2, size[1] // 2))
    side = corner * CORNER_SHARE
    whole = piece("ui", name, (side, side))
    if whole is None:
        return None
    return paper.store.get(("stretched", name, size, corner), lambda: _stretch(whole, size, corner))


def _stretch(whole: Surface, size: tuple[int, int], corner: int) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    side = whole.get_width()
    sources = ((0, corner), (corner, side - 2 * corner), (side - corner, corner))
    columns = ((0, corner), (corner, size[0] - 2 * corner), (size[0] - corner, corner))
    rows = ((0, corner), (corner, size[1] - 2 * corner), (size[1] - corner, corner))
    for (sy, sh), (y, h) in zip(sources, rows, strict=True):
        for (sx, sw), (x, w) in zip(sources, columns, strict=True):
            if w > 0 and h > 0:
                part = whole.subsurface(Rect(sx, sy, sw, sh))
                out.blit(part if (w, h) == (sw, sh) else pygame.transform.smoothscale(part, (w, h)), (x, y))
    return out
