"""The ruler of ten, the same in every test: chance is seen as a length. Places that pass are filled and ticked."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, GROUND, INK, LAMP, LEAF, LINE, PAPER, SLATE, hatch
from scenes.mansions.table.strip.trial import Trial

SIDES = 10
"""Of the die; the last one never passes."""


def place(box: Rect, number: int) -> Rect:
    """The place of a number from 1 to 10 on a ruler."""
    left, right = box.x + box.w * (number - 1) // SIDES, box.x + box.w * number // SIDES
    return Rect(left + 1, box.y, right - left - 2, box.h)


def ruler(surface: Surface, box: Rect, trial: Trial, size: int) -> None:
    """Paint the ruler of a test with letters of a size in pixels; what a token would add is hatched."""
    for number in range(1, SIDES + 1):
        one, passes = place(box, number), number <= trial.value
        added = not passes and number <= trial.with_token
        ground = LEAF[2] if passes else mix(SLATE[4], GROUND, 0.4)
        surface.fill(ground, one)
        if added:
            hatch(surface, one, LEAF[1], gap=7)
        pygame.draw.rect(surface, LEAF[0] if passes else LINE if not added else LEAF[1], one, 2 if passes else 1)
        ink = PAPER[0] if passes or added else mix(SLATE[0], GROUND, 0.25)
        words, mark = Rect(one.x, one.y, one.w, one.h * 3 // 5), Rect(one.x, one.y + one.h // 2, one.w, one.h // 2)
        style = Style(size, ink, "title", bold=passes, align="center")
        draw_text(surface, str(number), words, style, valign="middle", where="ruler", wrap=False)
        (_tick if passes else _cross)(surface, mark, LAMP[1] if passes else mix(SLATE[1], GROUND, 0.5))


def _tick(surface: Surface, room: Rect, ink: tuple[int, int, int]) -> None:
    r = max(3, min(room.w, room.h) // 3)
    x, y = room.center
    pygame.draw.lines(surface, ink, False, [(x - r, y), (x - r // 3, y + r * 2 // 3), (x + r, y - r)], max(2, r // 3))


def _cross(surface: Surface, room: Rect, ink: tuple[int, int, int]) -> None:
    r = max(2, min(room.w, room.h) // 5)
    x, y = room.center
    pygame.draw.line(surface, ink, (x - r, y - r), (x + r, y + r), 2)
    pygame.draw.line(surface, ink, (x - r, y + r), (x + r, y - r), 2)


def die_box(box: Rect, number: int) -> Rect:
    """Where the die comes to rest on a ruler: over the place of what was rolled, a little higher."""
    one = place(box, number)
    side = min(one.h, box.w // SIDES + 8)
    found = Rect(0, 0, side, side)
    found.center = one.centerx, one.centery - one.h // 6
    return found


def die(side: int, number: int, passed: bool) -> Surface:
    """A die of ten sides with a number up, in pixels."""
    image = Surface((side, side), pygame.SRCALPHA)
    c, r = side // 2, side // 2 - 1
    points = [(c, 1), (side - 2, c - r // 4), (c + r * 3 // 5, side - 2), (c - r * 3 // 5, side - 2), (1, c - r // 4)]
    pygame.draw.polygon(image, LAMP[1] if passed else CORAL[1], points)
    pygame.draw.polygon(image, INK, points, max(2, side // 16))
    style = Style(max(10, side * 9 // 20), INK, "title", bold=True, align="center")
    draw_text(image, str(number), image.get_rect(), style, valign="middle", where="die", wrap=False)
    return image
