"""The ability below the magician's sheet: a button while it can be used, a mark when it was, an engraving when it
always works by itself."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.model.targets import PanelItem
from scenes.bigbook.table.panel import view
from scenes.bigbook.table.render.context import RenderContext
from scenes.kit import pieces
from scenes.kit.canvas import Canvas
from scenes.kit.faces import WidgetState as Touch
from scenes.kit.faces import plaque
from scenes.kit.fit import fit
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, mix

ALWAYS, USED, BUTTON = "always", "used", "button"


def state(look: RenderContext, seat: str) -> str:
    """How the ability of a seat is shown: `always`, `used` or `button`."""
    model = look.model.seats[seat]
    if look.words.facts.magician_timing(model.magician) == ALWAYS:
        return ALWAYS
    return USED if model.ability_used else BUTTON


def paint(look: RenderContext, canvas: Canvas, item: PanelItem, touch: Touch, how: str) -> None:
    """Draw it in its place."""
    if how == ALWAYS:
        canvas.mark(engraved(look, canvas.surface, item.rect, item.label))
    elif how == USED:
        box = plaque(canvas.surface, item.rect, touch, enabled=False)
        canvas.mark(item.rect.inflate(6, 10))
        room = box.inflate(-look.layout.px(18, 10), -4)
        mark = pieces.piece("ui", "ability_used", (room.h, room.h))
        if mark is not None:
            canvas.blit(mark, mark.get_rect(midleft=room.midleft).topleft)
        words = Rect(room.x + room.h + 4, room.y, room.w - room.h - 4, room.h)
        look.text(canvas.surface, item.label, words, (20, 15), mix(BONE, INK, 0.35), align="center")
    else:
        view.button(look, canvas, item, touch, primary=False, lit=item.reason is None)


def engraved(look: RenderContext, surface: Surface, rect: Rect, name: str) -> Rect:
    """A name cut into the wood between two hairlines, with the word for always: nothing to press."""
    dark, light = mix(INK, (0, 0, 0), 0.4), mix(GOLD[3], INK, 0.25)
    for y in (rect.y + 3, rect.bottom - 4):
        pygame.draw.line(surface, dark, (rect.x + 6, y), (rect.right - 7, y))
        pygame.draw.line(surface, light, (rect.x + 6, y + 1), (rect.right - 7, y + 1))
    always = look.words.t("terms.timing.always")
    room = rect.inflate(-look.layout.px(16, 10), -8)
    whole = f"{name} · {always}"
    style = Style(look.layout.text(18, 14), mix(GOLD[1], INK, 0.18), italic=True, align="center")
    block = fit(whole, style, room.size, wrap=False, report=False)
    if block.cut:
        block = fit(f"{name}\n{always}", style, room.size, report=False)
    if block.cut:
        block = fit(name, style, room.size, where="ability", ellipsis=True)
    at = (room.x, room.y + (room.h - block.size[1]) // 2)
    block.draw(surface, at)
    return rect.inflate(4, 4)
