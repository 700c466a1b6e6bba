"""Light on what the moment offers: frames, numbers of an order, threads, seals, and the pips of a cost.

Warnings of the danger line glow where they will come true: a slow red edge on the thing, and a sign for those who see
no red.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import ELEMENTS as NAMES
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.threats import URGENT, Threat
from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.render.desk import pile_box
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.numerals import outlined
from scenes.kit.icons import emblem, glyph
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH, Colour, mix
from scenes.kit.thing import Thing
from scenes.table.lights import Lights, light

AMBER: Colour = (232, 156, 44)
SIDE, UNDER = (24, 17), (10, 6)
"""On the full and compact drawing: the side of a pip on a card of the table, how far its row hangs below the card."""
NAMED = (23, 16)
"""The same below a curse, whose name stands at its foot."""
HOLLOW = 70
"""How much of a missing pip's badge is seen."""


@dataclass(frozen=True, slots=True)
class Pip:
    """One element of a cost; `lost` elements run over on it."""

    element: str
    paid: bool
    lost: int = 0


def pips_of(plan: PaymentDraft) -> tuple[Pip, ...]:
    """The cost of a plan pip by pip; what is lost lies on the last pip of the element that pays too much."""
    need, paid, enough = plan.need(), plan.by_element(), plan.reason is None
    total, left = plan.paid(), plan.lost()
    found: list[Pip] = []
    for element, count in need.items():
        have = total if element == "any" else paid[element]
        spare = min(left, max(0, have - count)) if enough else 0
        left -= spare
        for index in range(count):
            found.append(Pip(element, enough or index < have, spare if index == count - 1 else 0))
    if left and found:
        found[-1] = Pip(found[-1].element, found[-1].paid, found[-1].lost + left)
    return tuple(found)


def draw_pip(surface: Surface, at: tuple[int, int], side: int, pip: Pip) -> None:
    """One pip with its upper left corner at a point."""
    middle = (at[0] + side // 2, at[1] + side // 2)
    if pip.element in NAMES:
        mark = badge(pip.element, side)
        if not pip.paid:
            mark = mark.copy()
            mark.set_alpha(HOLLOW)
        surface.blit(mark, at)
    else:
        pygame.draw.circle(surface, GOLD[2] if pip.paid else PARCH[1], middle, side // 2 - 1)
        pygame.draw.circle(surface, INK, middle, side // 2 - 1, max(1, side // 14))
        if pip.paid:
            mark = glyph("any", round(side * 0.66), INK)
            surface.blit(mark, mark.get_rect(center=middle))
    if not pip.paid:
        pygame.draw.circle(surface, CRIMSON, middle, side // 2, max(2, side // 14))
    if pip.lost:
        _drop(surface, at, side, pip.lost)


def _drop(surface: Surface, at: tuple[int, int], side: int, lost: int) -> None:
    """An amber drop over the lower right of a pip, with its number from two on."""
    size = max(12, round(side * 0.66))
    x, y = at[0] + side - round(size * 0.62), at[1] + side - round(size * 0.72)
    dark, drop = glyph("water", size + 4, INK), glyph("water", size, AMBER)
    surface.blit(dark, (x - 2, y - 2))
    surface.blit(drop, (x, y))
    if lost > 1:
        made = outlined(str(lost), max(11, round(size * 0.62)))
        surface.blit(made, made.get_rect(center=(x + size // 2, y + round(size * 0.62))))


def row_width(count: int, side: int) -> int:
    """How wide a row of pips is, the drop that hangs over its last one included."""
    return count * (side + 2) + side // 4


def draw_row(surface: Surface, at: tuple[int, int], side: int, pips: tuple[Pip, ...]) -> None:
    """Pips side by side."""
    for index, pip in enumerate(pips):
        draw_pip(surface, (at[0] + index * (side + 2), at[1]), side, pip)


def hangs(layout: Layout) -> int:
    """How many pixels the price of a card on the table reaches below the card."""
    return layout.px(*UNDER) + (layout.px(*SIDE) + 6) // 2 + 3


def plate(surface: Surface, centre: tuple[int, int], side: int, pips: tuple[Pip, ...], width: int) -> pygame.Rect:
    """A row of pips on a dark strip for a card on the table; gives the area drawn."""
    side = max(12, min(side, (width - 8) // max(1, len(pips)) - 2))
    box = pygame.Rect(0, 0, row_width(len(pips), side) + 6, side + 6)
    box.center = centre
    box.clamp_ip(surface.get_rect())  # a card at the edge of the table keeps its whole price
    pygame.draw.rect(surface, mix(ELEMENTS["curse"].deep, INK, 0.5), box, border_radius=box.h // 2)
    pygame.draw.rect(surface, GOLD[1], box, 1, border_radius=box.h // 2)
    draw_row(surface, (box.x + 4, box.y + 3), side, pips)
    return box.inflate(4, 6)


@dataclass(slots=True)
class Highlights(Lights):
    """What a moment of the Big Book says besides: what is paid for, with its price."""

    target: str = ""
    """What is paid for: its pips stand on it, its text at the chosen power."""
    pips: tuple[Pip, ...] = ()
    power: int = 1


def owner_emblem(canvas: Canvas, render: RenderContext, seat: str, at: tuple[int, int], side: int) -> None:
    """A friend's seal beside a card of theirs."""
    person = render.words.people.get(seat)
    if person is not None:
        canvas.blit(emblem(person.emblem, side, render.words.colour(seat)), (at[0] - side // 2, at[1] - side // 2))


CYCLE = 3200.0
"""Milliseconds of one breath."""
EMBER = (236, 62, 48)
LOW = 48
"""What is lower than so many pixels (the count of a friend's deck) wears a single edge."""


def urgent_edges(render: RenderContext, things: Iterable[Thing], dangers: Iterable[Threat]) -> list[tuple[str, Rect]]:
    """What glows, by the id of the thing, worst first, with the place of the edge about it."""
    rects = {thing.id: thing.rect for thing in things}
    deck = thing_id.of_seat("deck", render.desk)
    if deck in rects:  # its label stands below the cards: the edge goes about the cards only
        rects[deck] = Rect(pile_box(render, render.layout.areas["deck"])).inflate(8, 8)
    wanted = [one.where for one in dangers if one.weight >= URGENT and one.where in rects]
    low = render.layout.px(LOW, LOW) if render.layout.large else LOW
    return [(name, rects[name].inflate(6, 6) if _low(name, rects[name], low) else rects[name]) for name in wanted]


def _low(name: str, rect: Rect, low: int) -> bool:
    """Whether words or numbers come close to the edge of a thing: the glow then lies about it."""
    return rect.h < low or thing_id.read(name).kind == "curse"


def paint_edges(
    render: RenderContext, canvas: Canvas, glowing: Iterable[tuple[str, Rect]], clock: float, lights: Highlights
) -> None:
    """Draw the edges about what `urgent_edges` found, at a time in milliseconds; steady with reduced motion. A curse
    that can be used as well wears its frame of light outside the edge: red alone would say that nothing can be done."""
    breath = 1.0 if render.theme.reduced_motion else 0.72 + 0.28 * math.sin(clock / CYCLE * math.tau)
    for name, rect in glowing:
        curse = thing_id.read(name).kind == "curse"
        if curse and not materials.is_plain():
            _ember(canvas, rect, render.layout.px(*REACH), breath)
        usable = curse and name in lights.lit | lights.marked
        edge = rect.inflate(-6, -6) if usable else rect.inflate(-2, -2)
        pygame.draw.rect(canvas.surface, mix(INK, EMBER, breath), edge, 3, border_radius=7)
        if edge.h >= LOW and not usable:
            pygame.draw.rect(canvas.surface, mix(INK, EMBER, breath * 0.55), edge.inflate(-6, -6), 2, border_radius=5)
        for strip in (
            Rect(edge.x, edge.y, edge.w, 6), Rect(edge.x, edge.bottom - 6, edge.w, 6),
            Rect(edge.x, edge.y, 6, edge.h), Rect(edge.right - 6, edge.y, 6, edge.h),
        ):  # fmt: skip
            canvas.mark(strip)
        if usable:
            light(canvas, lights, name, edge)
        _sign(render, canvas, edge, above=curse)


EMBER_LIGHT: Colour = (136, 72, 34)
"""What the ember under a curse that is about to strike adds to the wood about its tile."""
LEVELS = 8
REACH = (13, 9)
"""How far that light goes on the full and compact drawing: the tile beside it stays as it is."""
RIM = 4
"""So many pixels of a tile's edge may glow: its cost, signs and name stay as they are."""


def _ember(canvas: Canvas, rect: Rect, reach: int, breath: float) -> None:
    """The glow of a curse that is about to strike, on the wood about its tile."""
    level = round(breath * LEVELS)
    key = ("ember", rect.size, reach, level)
    light = materials.store.get(key, lambda: _ember_light(rect.size, reach, level / LEVELS))
    canvas.blit(light, (rect.x - reach, rect.y - reach), flags=pygame.BLEND_RGB_ADD)


def _ember_light(tile: tuple[int, int], reach: int, strength: float) -> Surface:
    """Light that dies away `reach` pixels from a tile, with a dark hole where the tile lies."""
    out = Surface((tile[0] + 2 * reach, tile[1] + 2 * reach))
    for i in range(reach):
        level = strength * ((i + 1) / reach) ** 2
        colour = round(EMBER_LIGHT[0] * level), round(EMBER_LIGHT[1] * level), round(EMBER_LIGHT[2] * level)
        pygame.draw.rect(out, colour, out.get_rect().inflate(-2 * i, -2 * i), border_radius=max(6, reach - i))
    hole = out.get_rect().inflate(-2 * (reach + RIM), -2 * (reach + RIM))
    out.fill((0, 0, 0), hole)
    return out


def _sign(render: RenderContext, canvas: Canvas, edge: Rect, *, above: bool) -> None:
    """A small mark on the left edge, where neither names nor costs stand; on a curse in its upper corner (`above`), or
    with large letters, whose tile is full, on the middle of its upper edge."""
    r = render.layout.px(11, 8)
    box = Rect(0, 0, 2 * r, 2 * r)
    box.center = (edge.right - 2 * r, edge.y + r) if above else (edge.x + r // 2, edge.centery)
    if above and render.layout.large:
        box.midbottom = edge.centerx, edge.y + r // 2
    box.clamp_ip(canvas.rect)
    pygame.draw.circle(canvas.surface, INK, box.center, r)
    pygame.draw.circle(canvas.surface, EMBER, box.center, r - 2)
    mark = outlined("!", max(14, round(r * 1.5)), BONE)
    canvas.blit(mark, mark.get_rect(center=box.center).topleft)
    canvas.mark(box)
