"""The bar above the open rulebook: back, forward, contents, summary, the search, close."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.bigbook.rulebook import view
from scenes.bigbook.rulebook.history import Place
from scenes.bigbook.rulebook.layout import BookLayout
from scenes.kit.text import Style, layout
from scenes.kit.theme import BONE, GOLD, LECTERN, mix
from scenes.kit.widgets import Button

if TYPE_CHECKING:
    from scenes.bigbook.rulebook.scene import RulebookScene


def lay(scene: RulebookScene, place: BookLayout) -> None:
    """Make the widgets of the bar anew: back, forward, contents, summary, the search, close."""
    px, bar = scene.theme.px, place.bar
    scene.widgets = []
    x, gap = bar.x, px(8)
    for name, arrow in (("back", -1), ("forward", 1)):
        rect = Rect(x, bar.y, round(bar.h * 1.15), bar.h)
        scene.add_button(name, rect, partial(scene.step, arrow))
        x = rect.right + gap
    for name in ("contents", "summary") if place.side is None else ("summary",):
        words = label(scene, name)
        width = layout(words, Style(scene.theme.ui(17), BONE)).size[0] + px(44)
        rect = Rect(x, bar.y, min(width, bar.w // 4), bar.h)
        scene.add_button(name, rect, partial(scene.visit, Place(name)), label=words)
        x = rect.right + gap
    close = Rect(bar.right - bar.h, bar.y, bar.h, bar.h)
    room = Rect(x + px(10), bar.y, close.x - x - px(20), bar.h)
    scene.field.rect = Rect(0, 0, min(room.w, place.em * 26), bar.h)
    scene.field.rect.midright = room.midright
    scene.field.rect.inflate_ip(0, -px(12))
    scene.field.label = scene.app.t("kit.rulebook.search")
    scene.field.placeholder = scene.reader.contents.t("ui.placeholder")
    scene.widgets.append(scene.field)
    scene.add_button("close", close, scene.app.pop, icon=view.cross(round(bar.h * 0.44), GOLD[1]))
    enable(scene)


def enable(scene: RulebookScene) -> None:
    """Light the buttons of where one is, and enable back and forward where they lead somewhere."""
    history, place = scene.reader.history, scene.reader.here
    states = {
        "button:back": (history.can_go_back, False),
        "button:forward": (history.can_go_forward, False),
        "button:contents": (True, place.chapter == "contents" and not place.query),
        "button:summary": (True, place.chapter == "summary" and not place.query),
    }
    for widget in scene.widgets:
        if isinstance(widget, Button) and widget.id in states:
            widget.enabled, widget.lit = states[widget.id]
    for name, by in (("back", -1), ("forward", 1)):
        button = scene.widget(f"button:{name}")
        if isinstance(button, Button):
            colour = GOLD[1] if button.enabled else mix(LECTERN[3], GOLD[3], 0.75)
            button.icon = view.arrow(round(button.rect.h * 0.5), by, colour)


def label(scene: RulebookScene, name: str) -> str:
    """The words of a button."""
    if name == "contents":
        return scene.app.t("kit.rulebook.contents")
    return scene.reader.contents.t(f"ui.{name}")
