"""The pointer as a thing of the house: a quill, an open hand over what can be taken, a fist that carries."""

from __future__ import annotations

import logging

import pygame

from scenes.kit.assets import ROOT, read_picture

SIDE = 34
"""Pixels of the pointer's picture at 100 % text on a window 1280 wide; larger windows and letters enlarge it."""
SHAPES = {"cursor": (6 / 96, 6 / 96), "cursor_open": (0.5, 0.5), "cursor_hold": (0.5, 0.5)}
"""The pictures, with the spot that points as shares of their size."""
_log = logging.getLogger(__name__)


class Cursor:
    """Sets the system's cursor, only when it changes; where the system refuses pictures its own arrow stays."""

    def __init__(self) -> None:
        self._now: tuple[str, int] | None = None
        self._made: dict[tuple[str, int], pygame.cursors.Cursor] = {}
        self.refused = False
        """The system does not take pictures."""

    def show(self, shape: str, side: int) -> None:
        """Let the pointer have one of SHAPES at `side` pixels; any other name means the system's own arrow."""
        wanted = (shape, side)
        if wanted == self._now or self.refused:
            return
        self._now = wanted
        try:
            pygame.mouse.set_cursor(self._cursor(shape, side))
        except (OSError, EOFError, ValueError, pygame.error) as error:
            _log.warning("pointer %s: %s", shape, error)
            self.refused = True

    def _cursor(self, shape: str, side: int) -> pygame.cursors.Cursor:
        if shape not in SHAPES:
            return pygame.cursors.Cursor(pygame.SYSTEM_CURSOR_ARROW)
        key = (shape, side)
        if key not in self._made:
            picture = read_picture(ROOT / "ui" / f"{shape}.svgz", (side, side)).convert_alpha()
            x, y = SHAPES[shape]
            self._made[key] = pygame.cursors.Cursor((round(x * side), round(y * side)), picture)
        return self._made[key]


def cursor_side(window_width: int, text_scale: float) -> int:
    """How large the pointer is drawn, in pixels: 34 to 96, in steps of two."""
    return min(96, max(SIDE, round(SIDE * max(1.0, window_width / 1920) * text_scale / 2) * 2))
