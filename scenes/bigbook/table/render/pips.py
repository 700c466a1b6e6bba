"""The pips of a cost: what is paid, what is missing, and the drops that run over."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Surface

from game.bigbook.play.card_kinds import ELEMENTS as NAMES
from game.bigbook.play.payment_draft import PaymentDraft
from scenes.bigbook.cards.render_context import outlined
from scenes.bigbook.table.layout import Layout
from scenes.kit.icons import badge, glyph
from scenes.kit.theme import CRIMSON, ELEMENTS, GOLD, INK, PARCH, Colour, mix

AMBER: Colour = (232, 156, 44)
SIDE, UNDER = (24, 17), (10, 6)
"""On the full and compact drawing: the side of a pip on a card of the table, how far its row hangs below the card."""
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
