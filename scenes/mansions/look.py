"""The colours and papers of the second game: ink on paper beside one lamp, and the dark window about it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.shapes import Point
from scenes.kit.theme import Colour, mix, rgb

INK = rgb("0c1619")
"""All contours: green black."""
INK_2 = rgb("14262a")
PANEL = rgb("12242a")
LINE = rgb("33686a")
GROUND = rgb("0a1a1f")


def _ramp(*codes: str) -> tuple[Colour, ...]:
    return tuple(rgb(code) for code in codes)


TIDE = _ramp("e6f6e2", "a9d6c0", "63a094", "33686a", "1c4147", "10272c")
LAMP = _ramp("fff4d2", "ffdb8c", "f0a848", "b8682c", "6a3822", "2f1c18")
PAPER = _ramp("f4eedc", "dfd6bf", "b9ae96", "7f7763", "484539")
WOOD = _ramp("a58d74", "7b6352", "57443b", "3a2d2a", "241d1d")
PLUM = _ramp("f3dfe8", "cfa4bd", "96587f", "673659", "43233d", "241424")
CORAL = _ramp("ffe3cc", "f8a479", "e2623f", "aa372f", "6c1f25", "351218")
SLATE = _ramp("9fb0ad", "70838a", "4b5c63", "324047", "202c31")
LEAF = _ramp("b7c98a", "7f9c5c", "4d6e46", "2c4a38", "183028")
"""From the lightest to the deepest: water and glass, lamps and what can be used, paper, furniture, wits and the
Keeper, health and wax, iron, leaves."""
SEATS: tuple[Colour, ...] = (rgb("e2623f"), rgb("63a094"), rgb("f0a848"), rgb("96587f"))
"""The colour of each seat; the emblem of whoever sits there stands beside it wherever it is seen."""
EMBLEMS = {"i1": "moon", "i2": "key", "i3": "lantern", "i4": "star"}
"""The emblem of each seat."""
DIM = 112
"""How much of a room nobody stands in the dark takes, of 255."""


def of_seat(seat: str) -> Colour:
    """The colour of a seat."""
    number = int(seat[1:]) if seat[1:].isdigit() else 1
    return SEATS[(number - 1) % len(SEATS)]


def bevelled(rect: Rect, cut: int) -> list[Point]:
    """A box with its corners cut off."""
    x, y, r, b = rect.x, rect.y, rect.right - 1, rect.bottom - 1
    return [
        (x + cut, y),
        (r - cut, y),
        (r, y + cut),
        (r, b - cut),
        (r - cut, b),
        (x + cut, b),
        (x, b - cut),
        (x, y + cut),
    ]


def slate(surface: Surface, rect: Rect, *, edge: Colour = LINE, ground: Colour = PANEL, cut: int = 8) -> None:
    """A panel of the window: deep ink with a thin line and cut corners."""
    cut = min(cut, rect.w // 5, rect.h // 5)
    points = bevelled(rect, cut)
    pygame.draw.polygon(surface, ground, points)
    if not materials.is_plain():
        pygame.draw.aalines(surface, mix(ground, INK, 0.6), True, bevelled(rect.inflate(-8, -8), max(1, cut - 3)))
    pygame.draw.polygon(surface, INK, points, 4)
    pygame.draw.polygon(surface, edge, bevelled(rect.inflate(-2, -2), cut), 2)


def key(
    surface: Surface, rect: Rect, *, hover: bool = False, enabled: bool = True, main: bool = False, lit: bool = False
) -> Colour:
    """The face of a button; gives the colour of its words. Only the main one is the color of the lamp."""
    cut = min(10, rect.w // 6, rect.h // 4)
    ground = LAMP[2] if main else SLATE[3]
    if not enabled:
        ground = mix(ground, GROUND, 0.72)
    elif hover:
        ground = mix(ground, LAMP[0] if main else TIDE[2], 0.35)
    points = bevelled(rect, cut)
    pygame.draw.polygon(surface, ground, points)
    if enabled and not materials.is_plain():
        high = Rect(rect.x + cut, rect.y + 2, rect.w - 2 * cut, 2)
        surface.fill(mix(ground, PAPER[0], 0.35), high)
    pygame.draw.polygon(surface, INK, points, 3)
    edge = LAMP[1] if lit else mix(LINE, TIDE[1], 0.4) if enabled else mix(LINE, GROUND, 0.6)
    pygame.draw.polygon(surface, edge, bevelled(rect.inflate(-3, -3), cut), 2 if lit else 1)
    if main:
        return INK if enabled else mix(LAMP[3], GROUND, 0.3)
    return PAPER[0] if enabled else mix(PAPER[3], GROUND, 0.25)


def paper(surface: Surface, rect: Rect, *, shade: float = 0.0, shadow: int = 4) -> None:
    """A sheet of paper with its ink line; `shade` from 0 (fresh) to 1 (old)."""
    if shadow:
        surface.fill(mix(GROUND, INK, 0.5), rect.move(shadow // 2, shadow))
    tone = mix(PAPER[0], PAPER[1], shade)
    surface.fill(tone, rect)
    if not materials.is_plain() and rect.w > 40:
        for y in range(rect.y + 6, rect.bottom - 3, 7):
            pygame.draw.line(surface, mix(tone, PAPER[2], 0.16), (rect.x + 3, y), (rect.right - 4, y))
    pygame.draw.rect(surface, INK, rect, 2)


def bar(surface: Surface, rect: Rect, now: int, full: int, colour: Colour, *, empty: Colour = PAPER[2]) -> None:
    """A number as a row of small boxes: filled, and what is gone."""
    full = max(1, full)
    gap = 2 if rect.w // full > 5 else 1
    for at in range(full):
        left, right = rect.x + rect.w * at // full, rect.x + rect.w * (at + 1) // full
        box = Rect(left, rect.y, max(2, right - left - gap), rect.h)
        if at < now:
            surface.fill(colour, box)
        else:
            pygame.draw.rect(surface, empty, box, 1)


def tone(value: float) -> Colour:
    """The colour of a chance: so many sides of ten."""
    return LEAF[1] if value >= 8 else TIDE[2] if value >= 6 else LAMP[2] if value >= 4 else CORAL[2]


def wash(size: tuple[int, int], colour: Colour, alpha: int) -> Surface:
    """One colour, to be laid over something so that so much of 255 is seen of it."""

    def made() -> Surface:
        out = Surface(size)
        out.fill(colour)
        out.set_alpha(alpha)
        return out

    return materials.store.get(("house-wash", size, colour, alpha), made)


def hatch(surface: Surface, rect: Rect, colour: Colour, gap: int = 9, slant: int = 1) -> None:
    """Pencil strokes over a box, clipped to it."""
    before = surface.get_clip()
    surface.set_clip(rect.clip(before))
    for at in range(rect.x - rect.h, rect.right + rect.h, gap):
        start, end = (at, rect.bottom), (at + rect.h * slant, rect.y)
        pygame.draw.aaline(surface, colour, start, end)
    surface.set_clip(before)
