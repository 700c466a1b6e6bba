"""Pictures for tests that look at none: each is a plain sheet, there at once."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.kit.assets import Art

_ASPECTS = {"monsters": 704 / 648, "magicians": 400 / 560}


class BlankArt(Art):
    """Every picture there is as a plain sheet at once: fit, and who may do what, do not depend on what is painted."""

    def __init__(self) -> None:
        super().__init__()
        self._sheets: dict[tuple[int, int], Surface] = {}

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        if self.path(kind, name) is None:
            self._lost(kind, name)
            return None
        w, h = max(1, size[0]), max(1, size[1])
        aspect = _ASPECTS.get(kind)
        if aspect is not None:
            w, h = min(w, round(h * aspect)), min(h, round(w / aspect))
        if (w, h) not in self._sheets:
            self._sheets[w, h] = Surface((max(1, w), max(1, h)), pygame.SRCALPHA)
        return self._sheets[w, h]
