"""What a game is about, told with its drawings to whoever has never seen it: many of them over the first sentence, a
few beside each of the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import INK
from scenes.menus.sights import framed
from scenes.shell import screens
from scenes.shell.screens import Aim

if TYPE_CHECKING:
    from scenes.shell.app import App

ACROSS = 3
"""Drawings beside each other over the first sentence."""
SHAPE = 1.5
"""How much wider than high each of those is."""
GAP = 10
"""Units between drawings."""
HEAD = 0.88
"""How high the first sentence stands, compared with the row of another."""
LETTERS = 21
"""Units of the letters of a sentence."""


def told() -> Sequence[Aim]:
    """What the first game with a window is about; () where it does not say."""
    return screens.every()[0].aims() if screens.every() else ()


def tall(app: App, width: int) -> int:
    """How many pixels high all of it is, for a width in pixels."""
    px = app.theme.px
    first, *others = told()
    lines = -(-len(first.sights) // ACROSS)
    wide = (width - px(GAP) * (ACROSS - 1)) // ACROSS
    return round(lines * (wide / SHAPE + px(GAP))) + px(72) + len(others) * (px(96) + px(GAP))


def paint(app: App, surface: Surface, area: Rect) -> None:
    """Draw all of it into an area."""
    px = app.theme.px
    first, *others = told()
    gap = px(GAP)
    lines = -(-len(first.sights) // ACROSS)
    share = area.h * (0.42 if others else 0.8)
    wide = min((area.w - gap * (ACROSS - 1)) // ACROSS, round((share - gap * (lines - 1)) / lines * SHAPE))
    high = round(wide / SHAPE)
    left = area.centerx - (wide * ACROSS + gap * (ACROSS - 1)) // 2
    for at, sight in enumerate(first.sights):
        x, y = left + at % ACROSS * (wide + gap), area.y + at // ACROSS * (high + gap)
        framed(surface, app.art, sight, Rect(x, y, wide, high))
    foot = area.y + lines * (high + gap)
    rest = (area.bottom - foot) / (len(others) + HEAD)
    style = Style(app.theme.ui(LETTERS), INK, bold=True, align="center")
    head = Rect(area.x, foot, area.w, round(rest * HEAD))
    draw_text(surface, app.t(first.words), head, style, valign="middle", where="aim")
    for at, aim in enumerate(others):
        row = Rect(area.x, round(head.bottom + rest * at), area.w, round(rest)).inflate(0, -gap)
        materials.rule(surface, row.x, row.right, row.y - gap // 2)
        _beside(app, surface, aim, row)


def _beside(app: App, surface: Surface, aim: Aim, row: Rect) -> None:
    """The drawings of a sentence at its left, and the sentence."""
    px = app.theme.px
    room = Rect(row.x, row.y + px(6), round(row.w * 0.46), row.h - px(6))
    if len(aim.sights) == 1:
        picture = app.art.get(aim.sights[0].kind, aim.sights[0].picture, room.size, 1)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=room.center))
    else:
        gap = px(6)
        wide = (room.w - gap * (len(aim.sights) - 1)) // len(aim.sights)
        for at, sight in enumerate(aim.sights):
            framed(surface, app.art, sight, Rect(room.x + at * (wide + gap), room.y, wide, room.h))
    words = Rect(room.right + px(18), row.y, row.right - room.right - px(18), row.h)
    draw_text(surface, app.t(aim.words), words, Style(app.theme.ui(LETTERS), INK), valign="middle", where="aim")
