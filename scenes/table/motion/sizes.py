"""A picture in a row of sizes, made one by one before they are wanted: a thing that grows is scaled in no frame."""

from __future__ import annotations

import pygame
from pygame import Surface

Size = tuple[float, float]


class Sizes:
    """From `small` to `large` (pixels) in so many steps; what has not been made yet is made when it is asked for."""

    def __init__(self, picture: Surface, small: Size, large: Size, steps: int) -> None:
        self.picture, self.small, self.large = picture, small, large
        self._made: list[Surface | None] = [None] * max(2, steps)

    @property
    def ready(self) -> bool:
        """All of them are made."""
        return all(one is not None for one in self._made)

    def make_one(self) -> bool:
        """Make one more, the smallest first; False where all are made."""
        for step, one in enumerate(self._made):
            if one is None:
                self._make(step)
                return True
        return False

    def at(self, share: float) -> Surface:
        """The picture at a share of the way from small (0) to large (1)."""
        step = round(max(0.0, min(1.0, share)) * (len(self._made) - 1))
        return self._made[step] or self._make(step)

    def _make(self, step: int) -> Surface:
        share = step / (len(self._made) - 1)
        w, h = (a + (b - a) * share for a, b in zip(self.small, self.large, strict=True))
        made = pygame.transform.smoothscale(self.picture, (max(1, round(w)), max(1, round(h))))
        self._made[step] = made
        return made
