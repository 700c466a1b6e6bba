"""Panel and buttons, the ability, the icons of the ribbon: the parts that the surface cache keeps."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.layout import panel_parts, sort_button
from scenes.bigbook.table.model.targets import PanelItem
from scenes.bigbook.table.overlays import save_sign
from scenes.bigbook.table.panel import view
from scenes.bigbook.table.panel.items import PanelText
from scenes.bigbook.table.render import ribbon
from scenes.bigbook.table.render.surface_cache import Part
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import ornament
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.widgets import WidgetState as Touch
from scenes.kit.widgets import plaque

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


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
ICONS = ("button:language", "button:rulebook", "button:menu")


def parts(scene: TableScene) -> Iterator[Part]:
    """Everything that is kept as a picture, with all that it shows."""
    yield _sheet(scene)
    for item in view.mains(scene.moment):
        yield _button(scene, item, primary=view.is_primary(scene.moment, item))
    for thing in scene.listing().things:
        if thing.id in SMALL:
            item = PanelItem(thing.id, "button", thing.label, thing.rect, scene.listing().reasons.get(thing.id))
            yield _button(scene, item)
    yield _ability(scene)
    yield _sort(scene)
    yield _icons(scene)
    if scene.look.unsaved:
        yield _sign(scene)


def touched(scene: TableScene, name: str) -> Touch:
    """Whether the pointer lies on a thing, and presses it."""
    return Touch(scene.hover == name, scene.down == name)


def _sheet(scene: TableScene) -> Part:
    """What is asked or paid, and the answers to choose from."""
    moment, acts = scene.moment, scene.acts
    body = Rect(panel_parts(scene.look.layout).body).inflate(4, 4)
    items = tuple((item.id, item.label, item.note, item.reason, tuple(item.rect)) for item in moment.panel)
    touch = tuple(name for item in moment.panel for name in (scene.hover, scene.down) if name == item.id)
    text = acts.text if not scene.overlays.hidden else PanelText(acts.text.title)
    key = (text.mark(), items, touch, acts.progress(), moment.decision is None,
           scene.app.lang)  # fmt: skip
    return Part("sheet", body, key, lambda canvas: view.paint(canvas, moment, text, scene.hover, scene.down))


def _button(scene: TableScene, item: PanelItem, *, primary: bool = False) -> Part:
    touch = touched(scene, item.id)

    def paint(canvas: Canvas) -> None:
        if item.id == "button:undo" and scene.moment.asked == "undo":
            view.question(scene.look, canvas, item, touch)
        elif item.id in ("button:undo", "button:redo"):
            view.arrow(scene.look, canvas, item, touch)
        else:
            view.button(scene.look, canvas, item, touch, primary=primary)

    key = (item.label, item.caption, item.note, item.reason is None, primary, touch.hover, touch.down)
    return Part(item.id or "rest", item.rect.inflate(4, 8), key, paint)


def _ability(scene: TableScene) -> Part:
    """The button under the magician's sheet."""
    look = scene.look
    name = f"ability:{look.desk}"
    area, touch = Rect(look.layout.areas["ability"]), touched(scene, name)
    reason = scene.listing().reasons.get(name)
    item = PanelItem(name, "ability", look.words.ability(look.model.seats[look.desk].magician), area, reason)

    how = ability_state(look, look.desk)

    def paint(canvas: Canvas) -> None:
        paint_ability(look, canvas, item, touch, how)

    key = (item.label, how, reason is None, touch.hover, touch.down, scene.app.lang)
    return Part("ability", area.inflate(8, 10), key, paint)


def _sort(scene: TableScene) -> Part:
    """The button that lays the hand by element and value: cards that grow."""
    box, touch = Rect(sort_button(scene.look.layout)), touched(scene, "button:sort")

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


def _sign(scene: TableScene) -> Part:
    """The sign that the game is not being saved."""
    hover = scene.hover == save_sign.SIGN
    box = Rect(ribbon.sign_box(scene.look)).inflate(4, 4)
    return Part("sign", box, (hover, scene.app.lang), lambda canvas: scene.keeping.paint(canvas, hover))


def _icons(scene: TableScene) -> Part:
    """Language, rulebook, menu at the end of the ribbon."""
    things = [thing for thing in scene.listing().things if thing.id in ICONS]

    def paint(canvas: Canvas) -> None:
        for thing in things:
            scene.overlays.icon(canvas, thing, scene.hover == thing.id)

    hover = scene.hover if scene.hover in ICONS else None
    return Part("icons", Rect(ribbon.parts(scene.look)["icons"]), (hover, scene.app.lang), paint)
