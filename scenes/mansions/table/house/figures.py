"""Figures of paper on wooden feet: where each stands in its space, and how it is painted."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.mansions.view import MonsterView, PersonView
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.geometry import Box
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, layout
from scenes.kit.theme import Colour, mix
from scenes.mansions.look import CORAL, INK, PAPER, SLATE, of_seat
from scenes.mansions.table.house.plan import Plan
from scenes.mansions.table.model.shown import ShownHouse

WIDE, HIGH = 0.88, 1.32
"""The size of a figure in units of the map."""
HEAD = 0.55
"""How much of a space is left to the name of its room, in units."""
PEOPLE, MONSTERS = "mansions/people", "mansions/monsters"


@dataclass(frozen=True)
class Standing:
    """Who stands where: a box for each figure that is seen, and for each space how many are not, and where that is
    said."""

    boxes: Mapping[str, Box] = field(default_factory=dict)
    more: Mapping[str, tuple[int, Box]] = field(default_factory=dict)

    def moved(self, dx: int, dy: int) -> Standing:
        """The same so many pixels aside."""
        boxes = {name: box.moved(dx, dy) for name, box in self.boxes.items()}
        return Standing(boxes, {space: (count, box.moved(dx, dy)) for space, (count, box) in self.more.items()})


def standing(plan: Plan, shown: ShownHouse, unit: float) -> Standing:
    """A place for everybody in the house; figures are as large as on a map of so many pixels a `unit`."""
    boxes: dict[str, Box] = {}
    more: dict[str, tuple[int, Box]] = {}
    for space, place in plan.spaces.items():
        here = shown.standing(space)
        if not here:
            continue
        slots = places_in(place, len(here), unit)
        hidden = len(here) - len(slots)
        if hidden:
            *slots, last = slots
            more[space] = hidden + 1, last
        boxes.update(zip(here, slots, strict=False))
    return Standing(boxes, more)


def places_in(place: Box, count: int, unit: float) -> list[Box]:
    """So many places in a space, as far as there is room: rows from its foot upwards, the first one in front."""
    w, h = max(20, round(WIDE * unit)), max(30, round(HIGH * unit))
    inset = max(3, round(0.14 * unit))
    columns = max(1, (place.w - 2 * inset) // w)
    rows = max(1, (place.h - inset) // (h * 2 // 3)) if place.h >= h else 1
    found: list[Box] = []
    columns = min(columns, max(1, count)) if count <= columns else columns
    for row in range(rows):
        y = place.bottom - inset - h - row * (h * 2 // 3)
        if y < place.y - h // 3:
            break
        there = min(columns, count - len(found))
        if there <= 0:
            break
        left = place.center[0] - there * w // 2
        found += [Box(left + at * w, y, w, h) for at in range(there)]
    return found[:count] or [Box(place.center[0] - w // 2, place.bottom - h - inset, w, h)]


@dataclass
class Figures:
    """Paints figures."""

    art: Art

    def person(self, one: PersonView, size: tuple[int, int]) -> Surface:
        """An investigator on its foot."""
        picture, sharp = self._drawn(PEOPLE, f"{one.who}_standee", size)
        key = ("house-person", one.who, one.seat, size, sharp, picture is not None, materials.is_plain())
        return materials.store.get(key, lambda: _figure(picture, size, of_seat(one.seat), one.who, round_=True))

    def monster(self, one: MonsterView, size: tuple[int, int]) -> Surface:
        """A monster on its foot."""
        picture, sharp = self._drawn(MONSTERS, one.kind, size)
        key = ("house-monster", one.kind, size, sharp, picture is not None, materials.is_plain())
        return materials.store.get(key, lambda: _figure(picture, size, SLATE[3], one.kind, round_=False))

    def _drawn(self, kind: str, name: str, size: tuple[int, int]) -> tuple[Surface | None, bool]:
        """A drawing so large, a softer one while it is made, or none; and whether it is the drawing itself."""
        if self.art.path(kind, name) is None:
            return None, False
        found = self.art.get(kind, name, size)
        return (found, True) if found is not None else (self.art.stand_in(kind, name, size), False)

    def badges(self, surface: Surface, place: Rect, one: PersonView | MonsterView, size: int) -> None:
        """What a figure has taken, on its foot: damage, stun, keepsakes."""
        marks: list[tuple[str, Colour]] = []
        if isinstance(one, MonsterView):
            if one.damage:
                marks.append((str(one.damage), CORAL[2]))
            if one.samples:
                marks.append((f"+{one.samples}", PAPER[1]))
        if one.stun:
            marks.append(("*" * min(3, one.stun), SLATE[0]))
        for at, (words, colour) in enumerate(marks):
            badge = _badge(words, colour, size)
            w, h = badge.get_size()
            surface.blit(badge, (place.right - w - at * w + 1, place.bottom - h + 1))


def _badge(words: str, colour: Colour, size: int) -> Surface:
    """A number in a small box."""

    def made() -> Surface:
        block = layout(words, Style(size, INK, bold=True))
        side = max(block.size[0] + 6, block.size[1])
        out = Surface((side + 2, block.size[1] + 2), pygame.SRCALPHA)
        pygame.draw.rect(out, INK, out.get_rect(), border_radius=4)
        pygame.draw.rect(out, colour, out.get_rect().inflate(-2, -2), border_radius=4)
        block.draw(out, (1 + (side - block.size[0]) // 2, 1))
        return out

    return materials.store.get(("house-badge", words, colour, size), made)


def _figure(picture: Surface | None, size: tuple[int, int], colour: Colour, name: str, *, round_: bool) -> Surface:
    """A drawn figure, or a paper shape with a letter while there is none."""
    if picture is not None:
        out = Surface(size, pygame.SRCALPHA)
        box = picture.get_rect(midbottom=(size[0] // 2, size[1]))
        foot = Rect(0, 0, size[0] * 9 // 10, max(5, size[1] // 9))
        foot.midbottom = (size[0] // 2, size[1] - 1)
        pygame.draw.ellipse(out, INK, foot)
        pygame.draw.ellipse(out, colour, foot.inflate(-3, -3))
        out.blit(picture, box)
        return out

    def paint(surface: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        body = Rect(round(w * 0.1), round(h * 0.12), round(w * 0.8), round(h * 0.76))
        radius = round(w * 0.4) if round_ else round(w * 0.06)
        pygame.draw.ellipse(surface, INK, Rect(round(w * 0.02), round(h * 0.86), round(w * 0.96), round(h * 0.13)))
        pygame.draw.ellipse(surface, colour, Rect(round(w * 0.06), round(h * 0.875), round(w * 0.88), round(h * 0.1)))
        pygame.draw.rect(surface, INK, body, border_top_left_radius=radius, border_top_right_radius=radius)
        inner = body.inflate(-round(w * 0.1), -round(w * 0.1))
        tone = colour if round_ else mix(SLATE[4], INK, 0.4)
        pygame.draw.rect(surface, tone, inner, border_top_left_radius=radius, border_top_right_radius=radius)

    out = smooth(size, paint)
    letter = layout(name[:1].upper(), Style(max(14, size[1] // 3), PAPER[0], "title", bold=True))
    letter.draw(out, ((size[0] - letter.size[0]) // 2, size[1] * 9 // 20 - letter.size[1] // 2))
    return out
