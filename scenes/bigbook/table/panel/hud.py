"""Panel and buttons, the ability, the icons of the ribbon: the parts that the surface cache keeps."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.layout import panel_parts, sort_button
from scenes.bigbook.table.model.moment import PanelItem
from scenes.bigbook.table.panel import view
from scenes.bigbook.table.panel.items import PanelText
from scenes.bigbook.table.render import ribbon
from scenes.bigbook.table.render.surface_cache import Part
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import ornament
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text, fit
from scenes.kit.icons import glyph
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import WidgetState as Touch
from scenes.kit.widgets import plaque

ALWAYS, USED, BUTTON = "always", "used", "button"


def ability_state(look: RenderContext, seat: str) -> str:
    """How the ability of a seat is shown: `always`, `used` or `button`."""
    model = look.model.seats[seat]
    if look.words.facts.magician_timing(model.magician) == ALWAYS:
        return ALWAYS
    return USED if model.ability_used else BUTTON


def paint_ability(look: RenderContext, canvas: Canvas, item: PanelItem, touch: Touch, how: str) -> None:
    """Draw it in its place."""
    if how == ALWAYS:
        canvas.mark(engraved(look, canvas.surface, item.rect, item.label))
    elif how == USED:
        box = plaque(canvas.surface, item.rect, touch, enabled=False)
        canvas.mark(item.rect.inflate(6, 10))
        room = box.inflate(-look.layout.px(18, 10), -4)
        mark = ornament.piece("ui", "ability_used", (room.h, room.h))
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


SMALL = ("button:undo", "button:redo", "button:hint", "button:why")
ICONS = {"button:language": "quill", "button:rulebook": "owl", "button:menu": "key"}
SIGN = "button:unsaved"


def parts(table: TableContext) -> Iterator[Part]:
    """Everything that is kept as a picture, with all that it shows."""
    yield _sheet(table)
    for item in view.mains(table.moment):
        yield _button(table, item, primary=view.is_primary(table.moment, item))
    for thing in table.listing().things:
        if thing.id in SMALL:
            item = PanelItem(thing.id, "button", thing.label, thing.rect, table.listing().reasons.get(thing.id))
            yield _button(table, item)
    yield _ability(table)
    yield _sort(table)
    yield _icons(table)
    if table.look.unsaved:
        yield _sign(table)


def touched(table: TableContext, name: str) -> Touch:
    """Whether the pointer lies on a thing, and presses it."""
    return Touch(table.hover == name, table.screen.down == name)


def _sheet(table: TableContext) -> Part:
    """What is asked or paid, and the answers to choose from."""
    moment, state = table.moment, table.state
    body = Rect(panel_parts(table.look.layout).body).inflate(4, 4)
    items = tuple((item.id, item.label, item.note, item.reason, tuple(item.rect)) for item in moment.panel)
    held = table.hover, table.screen.down
    touch = tuple(name for item in moment.panel for name in held if name == item.id)
    text = state.text if not state.hidden else PanelText(state.text.title)
    key = (text.mark(), items, touch, state.progress(), moment.decision is None,
           table.app.lang)  # fmt: skip
    return Part("sheet", body, key, lambda canvas: view.paint(canvas, moment, text, table.hover, table.screen.down))


def _button(table: TableContext, item: PanelItem, *, primary: bool = False) -> Part:
    touch = touched(table, item.id)

    def paint(canvas: Canvas) -> None:
        if item.id == "button:undo" and table.moment.asked == "undo":
            view.question(table.look, canvas, item, touch)
        elif item.id in ("button:undo", "button:redo"):
            view.arrow(table.look, canvas, item, touch)
        else:
            view.button(table.look, canvas, item, touch, primary=primary)

    key = (item.label, item.caption, item.note, item.reason is None, primary, touch.hover, touch.down)
    return Part(item.id or "rest", item.rect.inflate(4, 8), key, paint)


def _ability(table: TableContext) -> Part:
    """The button under the magician's sheet."""
    look = table.look
    name = f"ability:{look.desk}"
    area, touch = Rect(look.layout.areas["ability"]), touched(table, name)
    reason = table.listing().reasons.get(name)
    item = PanelItem(name, "ability", look.words.ability(look.model.seats[look.desk].magician), area, reason)

    how = ability_state(look, look.desk)

    def paint(canvas: Canvas) -> None:
        paint_ability(look, canvas, item, touch, how)

    key = (item.label, how, reason is None, touch.hover, touch.down, table.app.lang)
    return Part("ability", area.inflate(8, 10), key, paint)


def _sort(table: TableContext) -> Part:
    """The button that lays the hand by element and value: cards that grow."""
    box, touch = Rect(sort_button(table.look.layout)), touched(table, "button:sort")

    def paint(canvas: Canvas) -> None:
        room = plaque(canvas.surface, box, touch)
        colour = GOLD[0] if touch.hover else BONE
        wide = max(3, room.w // 6)
        for index, share in enumerate((0.28, 0.44, 0.6)):
            bar = Rect(0, 0, wide, round(room.h * share))
            bar.midbottom = (room.centerx + (index - 1) * (wide + 2), room.centery + round(room.h * 0.3))
            pygame.draw.rect(canvas.surface, colour, bar, border_radius=1)
        canvas.mark(box.inflate(6, 10))

    return Part("sort", box.inflate(4, 8), (touch.hover, touch.down), paint)


def _sign(table: TableContext) -> Part:
    """The sign that the game is not being saved."""
    hover = table.hover == SIGN
    box = Rect(ribbon.sign_box(table.look)).inflate(4, 4)
    return Part("sign", box, (hover, table.app.lang), lambda canvas: _paint_sign(table.look, canvas, hover))


def _icons(table: TableContext) -> Part:
    """Language, rulebook, menu at the end of the ribbon."""
    things = [thing for thing in table.listing().things if thing.id in ICONS]

    def paint(canvas: Canvas) -> None:
        for thing in things:
            _paint_icon(table, canvas, thing, hover=table.hover == thing.id)

    hover = table.hover if table.hover in ICONS else None
    return Part("icons", Rect(ribbon.parts(table.look)["icons"]), (hover, table.app.lang), paint)


def _paint_sign(look: RenderContext, canvas: Canvas, hover: bool) -> None:
    """A red plaque in the ribbon."""
    rect = Rect(ribbon.sign_box(look))
    pill(canvas.surface, rect, mix(CRIMSON, BONE, 0.25 if hover else 0.0), alpha=255)
    style = Style(look.layout.text(16, 14), BONE, bold=True, align="center")
    words = look.words.kit("save.unsaved")
    draw_text(canvas.surface, words, rect.inflate(-8, 0), style, valign="middle", where="unsaved", wrap=False)
    canvas.mark(rect)


def _paint_icon(table: TableContext, canvas: Canvas, thing: Thing, *, hover: bool) -> None:
    """A small button of the ribbon."""
    rect = thing.rect
    pill(canvas.surface, rect, mix(INK, GOLD[3], 0.45 if hover else 0.15))
    canvas.mark(rect)
    side = round(rect.h * 0.66)
    if thing.id == "button:language":
        block = lay_out(table.app.lang.upper(), Style(max(14, side * 3 // 4), GOLD[1], bold=True))
        block.draw(canvas.surface, (rect.centerx - block.size[0] // 2, rect.centery - block.size[1] // 2))
        return
    if thing.id == "button:menu":
        for i in (-1, 0, 1):
            y = rect.centery + i * max(4, side // 3)
            pygame.draw.line(canvas.surface, GOLD[1], (rect.centerx - side // 2, y), (rect.centerx + side // 2, y), 3)
        return
    mark = glyph(ICONS[thing.id], side, GOLD[1])
    canvas.blit(mark, mark.get_rect(center=rect.center).topleft)
