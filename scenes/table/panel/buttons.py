"""How the buttons of a table look: plaques with words and a key, the bent arrows of undo and redo, the red sign of a
game that is not being saved.
"""

from __future__ import annotations

from collections.abc import Mapping

import pygame
from pygame import Rect

from game.core.engine.decision import Reason
from game.core.engine.session import Session
from game.core.play import thing_id
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Measures
from scenes.kit.ornament import pill
from scenes.kit.shapes import arc
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, LECTERN, MIN_TEXT, Colour, mix
from scenes.kit.widgets import WidgetState as Touch
from scenes.kit.widgets import plaque
from scenes.table.moment import PanelItem

LETTERS = (20, 15)
"""The size of the words on a button on the full and compact drawing."""
KEY_AIR = (18, 13)
"""How far the key of a button lies from its left edge on the full and compact drawing."""
SIGN_LETTERS = (16, 14)
UNDO, REDO = thing_id.button("undo"), thing_id.button("redo")
SIGN = thing_id.button("unsaved")
"""The sign of a game that is not being saved."""


def reasons(session: Session) -> Mapping[str, Reason | None]:
    """Why no step can be taken back or done again, by the ids of the buttons; None where it can."""
    return {
        UNDO: None if session.can_undo else Reason("undo-none"),
        REDO: None if session.can_redo else Reason("redo-none"),
    }


def plate(
    canvas: Canvas,
    measures: Measures,
    item: PanelItem,
    touch: Touch,
    *,
    primary: bool = False,
    lit: bool = False,
    quiet: bool = False,
) -> tuple[Rect, Rect, Colour]:
    """Draw a plaque. Gives its face, the room on it, and the colour of what is written there."""
    enabled = item.reason is None
    box = plaque(canvas.surface, item.rect, touch, enabled=enabled, primary=primary and enabled, lit=lit, quiet=quiet)
    canvas.mark(item.rect.inflate(6, 10))
    narrow = item.rect.w < measures.px(150, 110)  # on short plaques words come close to the corners of the edge
    room = box.inflate(-measures.px(20, 12) if narrow else -measures.px(14, 8), -4)
    return box, room, (GOLD[0] if primary or touch.hover else BONE) if enabled else mix(BONE, LECTERN[1], 0.5)


def words(canvas: Canvas, measures: Measures, item: PanelItem, room: Rect, colour: Colour) -> None:
    """What is written on a button, in the middle of a room."""
    said, style = item.caption or item.label, Style(measures.text(*LETTERS), colour, align="center")
    draw_text(canvas.surface, said, room, style, valign="middle", where=said[:40], ellipsis=True)


def arrow(canvas: Canvas, item: PanelItem, touch: Touch) -> None:
    """Undo and redo: a plaque with an arrow bent back or forward."""
    enabled = item.reason is None
    box = plaque(canvas.surface, item.rect, touch, enabled=enabled, quiet=True)
    canvas.mark(item.rect.inflate(6, 10))
    colour = (GOLD[0] if touch.hover else BONE) if enabled else mix(BONE, LECTERN[1], 0.5)
    _bent(canvas, box, -1 if item.id == UNDO else 1, colour)


def question(canvas: Canvas, measures: Measures, item: PanelItem, touch: Touch) -> None:
    """Undo that waits for everybody's word: its arrow and the question, unlike a button that goes on."""
    box = plaque(canvas.surface, item.rect, touch, enabled=True)
    canvas.mark(item.rect.inflate(6, 10))
    colour = GOLD[0] if touch.hover else BONE
    _bent(canvas, Rect(box.x, box.y, box.h, box.h), -1, colour)
    room = Rect(box.x + box.h, box.y, box.w - box.h - measures.px(8, 5), box.h)
    style = Style(measures.text(*LETTERS), colour, italic=True)
    draw_text(canvas.surface, item.label, room, style, valign="middle", where=item.label[:40], ellipsis=True)


def _bent(canvas: Canvas, box: Rect, sign: int, colour: Colour) -> None:
    """An arrow bent back (sign -1) or forward (1) in the middle of a box."""
    r = box.h * 0.24
    cx, cy = box.centerx, box.centery + r * 0.25
    points = [(cx - sign * (x - cx), y) for x, y in arc(cx, cy, r, 200, 450)]
    pygame.draw.lines(canvas.surface, colour, False, points, max(2, round(box.h * 0.07)))
    x, y = points[0]
    size = box.h * 0.16
    tip = [
        (x + sign * size * 0.9, y + size * 0.2),
        (x - sign * size * 0.5, y - size),
        (x - sign * size * 0.6, y + size),
    ]
    pygame.draw.polygon(canvas.surface, colour, tip)


def key(canvas: Canvas, measures: Measures, item: PanelItem, press: str) -> None:
    """The key that presses a button at the left of its words, small, where they leave room for it; '' for none."""
    if not press:
        return
    wide = lay_out(item.caption or item.label, Style(measures.text(*LETTERS))).size[0]
    made = lay_out(press, Style(MIN_TEXT, GOLD[1], bold=True))
    air, high = measures.px(*KEY_AIR), made.size[1] + 2
    cap = Rect(0, 0, max(high, made.size[0] + 8), high)
    cap.midleft = (item.rect.x + air, item.rect.centery)
    if (item.rect.w - wide) // 2 >= cap.right - item.rect.x + 2:
        pill(canvas.surface, cap, INK, 150)
        made.draw(canvas.surface, (cap.centerx - made.size[0] // 2, cap.centery - made.size[1] // 2))


def sign_width(measures: Measures, said: str) -> int:
    """The room of the sign of a game that is not being saved, in window pixels, the air beside it included."""
    made = lay_out(said, Style(measures.text(*SIGN_LETTERS), BONE, bold=True), None)
    return made.size[0] + measures.px(44, 34)


def sign(canvas: Canvas, measures: Measures, said: str, rect: Rect, *, hover: bool) -> None:
    """Draw that sign: a red pill."""
    pill(canvas.surface, rect, mix(CRIMSON, BONE, 0.25 if hover else 0.0), alpha=255)
    style = Style(measures.text(*SIGN_LETTERS), BONE, bold=True, align="center")
    draw_text(canvas.surface, said, rect.inflate(-8, 0), style, valign="middle", where="unsaved", wrap=False)
    canvas.mark(rect)
