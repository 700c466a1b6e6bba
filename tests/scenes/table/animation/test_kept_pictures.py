"""What is painted once and kept."""

from __future__ import annotations

import pygame
from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.table.kept_pictures import Part, SurfaceCache


def test_a_part_that_comes_back_is_never_shown_as_it_was() -> None:
    """Under a companion's turn stood "Cast" for a moment: the picture that its button had a turn before."""
    pygame.display.init()
    pygame.display.set_mode((40, 20))
    canvas, cache = Canvas((40, 20)), SurfaceCache()
    area = Rect(0, 0, 20, 20)

    def part(colour: tuple[int, int, int]) -> Part:
        def paint(on: Canvas) -> None:
            on.surface.fill(colour, area)

        return Part("confirm", area, colour, paint)

    def shown(*parts: Part, patient: bool = False) -> tuple[int, ...]:
        canvas.begin(canvas.base)
        cache.paint(canvas, parts, patient=patient)
        colour = tuple(canvas.surface.get_at((5, 5)))[:3]
        canvas.end()
        return colour

    assert shown(part((200, 0, 0))) == (200, 0, 0)
    assert shown(part((0, 200, 0)), patient=True) == (200, 0, 0), "what was shown last may stay for now"
    shown()
    assert shown(part((0, 200, 0)), patient=True) == (0, 200, 0)
