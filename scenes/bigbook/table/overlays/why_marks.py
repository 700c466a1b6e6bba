"""The answers of F1: a green tick on everything that can be used now, a short reason on everything that cannot."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import ELEMENTS
from game.core.engine.decision import Reason
from scenes.bigbook.table.render.context import glow_frame
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.paper import parchment
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GREEN_INK, INK, MIN_TEXT, mix
from scenes.kit.thing import Thing

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

ROLES = ("card", "spell", "curse", "supply", "library", "ability")
LIGHT = mix(GREEN_INK, (120, 230, 120), 0.6)


def paint(scene: TableScene, canvas: Canvas) -> None:
    """Mark the whole table. Of the small things in friends' seats only those that can be used are marked."""
    listing = scene.listing()
    canvas.dim(0.35)
    for thing in listing.things:
        if thing.role not in ROLES:
            continue
        reason = listing.reasons.get(thing.id)
        small = thing.role in ("card", "spell") and f":{scene.look.desk}:" not in thing.id
        if reason is None:
            canvas.mark(glow_frame(canvas.surface, thing.rect, LIGHT, 2 if small else 3))
            _tick(canvas, thing.rect, 8 if small else 12)
        elif not small and reason.key != "not-a-choice":
            _reason(scene, canvas, thing, reason)
    _headline(scene, canvas)


def _headline(scene: TableScene, canvas: Canvas) -> None:
    """What all this is: a sheet below the ribbon, over the seats, where nothing is marked that one could not see."""
    layout = scene.look.layout
    seats, pad = Rect(layout.areas["seats"]), layout.px(14, 10)
    style = Style(layout.text(22, 17), INK, align="center")
    words = scene.words.t("tips.why_open")
    width = min(seats.w - 4 * pad, lay_out(words, style).size[0])
    block = fit(words, style, (width, seats.h), where="why.open", ellipsis=True)
    box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
    box.midtop = (seats.centerx, seats.y)
    canvas.blit(parchment(box.size, seed=4, shadow=0, ragged=False), box.topleft)
    pygame.draw.rect(canvas.surface, GREEN_INK, box.inflate(-4, -4), 2)
    block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
    canvas.mark(box)


def _tick(canvas: Canvas, rect: Rect, r: int) -> None:
    """A tick in the upper right corner."""
    x, y = rect.right - r - 4, rect.y + r + 4
    pygame.draw.circle(canvas.surface, GREEN_INK, (x, y), r)
    points = [(x - r * 0.5, y), (x - r * 0.1, y + r * 0.42), (x + r * 0.5, y - r * 0.42)]
    pygame.draw.lines(canvas.surface, BONE, False, points, max(2, r // 4))
    canvas.mark(Rect(x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2))


def _reason(scene: TableScene, canvas: Canvas, thing: Thing, reason: Reason) -> None:
    """A dark strip along the upper edge, as short as its words; beside a button, whose face is its name."""
    short, rect = _short(reason) or _state(scene, thing, reason), thing.rect
    style, pad = Style(MIN_TEXT, BONE), 4
    if short:
        block = lay_out(short, style)
        box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
        box.topright = rect.topright
    else:
        beside = thing.role == "ability"
        width = scene.look.layout.px(328, 216) if beside else rect.w
        room = (width - 2 * pad, max(52, rect.h))
        block = fit(scene.words.why(reason), style, room, where="why", ellipsis=True)
        box = Rect(rect.x, rect.y, width, block.size[1] + pad)
        if beside:
            box.w = block.size[0] + 2 * pad
            box.bottomleft = (rect.right + 2 * pad, rect.bottom)
    box.clamp_ip(canvas.rect)
    layer = Surface(box.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*mix(CRIMSON, INK, 0.72), 235), layer.get_rect(), border_radius=5)
    canvas.blit(layer, box.topleft)
    block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
    canvas.mark(box)


def _state(scene: TableScene, thing: Thing, reason: Reason) -> str:
    """The state of a spell in one word where that is the reason; '' for other reasons."""
    known = thing.role == "spell" and reason.key in ("exhausted", "neutralized")
    return scene.words.t(f"terms.states.{reason.key}") if known else ""


def _short(reason: Reason) -> str:
    """A lack of elements as `1/2` with the element's badge; '' for other reasons."""
    need, have, element = (reason.args.get(name) for name in ("need", "have", "element"))
    if reason.key != "not-enough" or need is None or have is None:
        return ""
    return f"{have}/{need}\u00a0[{element if element in ELEMENTS else 'any'}]"
