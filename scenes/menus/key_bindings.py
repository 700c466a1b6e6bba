"""The list of keys: choose a command, press the key it shall have. A key that is taken changes places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.input.keymap import combo
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style
from scenes.kit.theme import INK
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, panel

if TYPE_CHECKING:
    from scenes.shell.app import App

_RESERVED = ("escape", "return", "tab", "space", "up", "down", "left", "right", "backspace")
_MODIFIERS = (
    pygame.K_LSHIFT,
    pygame.K_RSHIFT,
    pygame.K_LCTRL,
    pygame.K_RCTRL,
    pygame.K_LALT,
    pygame.K_RALT,
    pygame.K_LMETA,
    pygame.K_RMETA,
    pygame.K_MODE,
)


class KeysScene(Form):
    """All commands with their keys, in three columns."""

    name = "keys"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.waiting: str | None = None
        self.sheet = self.always = Rect(0, 0, 0, 0)
        self.places: dict[str, Rect] = {}

    def words(self, name: str) -> str:
        """What a command does, in the player's language."""
        return self.app.t(self.app.keys.label(name))

    def _always(self) -> str:
        """The keys that nobody can change, those of the game in play among them."""
        own = self.app.keys.own.told
        told = ["kit.settings.keys_always", *([own] if own is not None else []), "kit.settings.keys_window"]
        return " \u00b7 ".join(self.app.t(key) for key in told)

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
        else:
            self._beside()
        if self.waiting is not None:  # here, so that a change of language says it anew
            ask = self.app.t("kit.settings.press_key", act=self.words(self.waiting))
            self.app.say(ask, self.places[self.waiting], 60_000)

    def _below(self, column: Column) -> None:
        """One column: the words above all, a command and its key in each line."""
        self.title = column.row(48)
        column.skip(6)
        self.always = column.words(self._always(), self._quiet())
        self.widgets, self.places = [], {}
        for name in self.app.keys.first:
            self._key(name, column.row(42, 5))
        column.skip(8)
        self._ends(*column.grid(2, 240))
        self.sheet = column.sheet

    def _quiet(self) -> Style:
        return Style(self.theme.ui(17), INK, align="center")

    def _beside(self) -> None:
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1560, 1010), (1160, 700))
        inner = self.sheet.inflate(-px(110 if full else 80), -px(96 if full else 64))
        top, foot = px(90 if full else 60), px(70 if full else 48)
        lines = 80 if full else 56
        self.title = Rect(inner.x, inner.y - px(8), inner.w, top - px(8))
        body = Rect(inner.x, inner.y + top, inner.w, inner.h - top - foot - px(lines) - px(14))
        self.always = Rect(inner.x, body.bottom, inner.w, px(lines))
        self.widgets = []
        self._keys(body)
        row = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        self._ends(Rect(row.x, row.y, px(360), row.h), Rect(row.right - px(330), row.y, px(330), row.h))

    def _keys(self, body: Rect) -> None:
        """In three columns: what a command does, and the button with its key."""
        rows = -(-len(self.app.keys.first) // 3)
        gap = self.theme.px(22)
        width, height = (body.w - gap * 2) // 3, body.h // rows
        self.places = {}
        for i, name in enumerate(self.app.keys.first):
            x, y = body.x + (i // rows) * (width + gap), body.y + (i % rows) * height
            self._key(name, Rect(x, y, width, height - self.theme.px(5)))

    def _key(self, name: str, cell: Rect) -> None:
        self.places[name] = Rect(cell.x, cell.y, round(cell.w * 0.6), cell.h)
        key = Rect(cell.x + round(cell.w * 0.62), cell.y, round(cell.w * 0.38), cell.h)
        asked = self.waiting == name
        shown = "…" if asked else self.app.keys.key_shown(name)
        action = partial(self.ask, name)
        self.widgets.append(Button(f"key:{name.replace('_', '-')}", key, shown, action=action, lit=asked, size=18))

    def _ends(self, left: Rect, right: Rect) -> None:
        """The buttons below the keys: as they were at first, and close."""
        t = self.app.t
        self.widgets += [
            Button("button:reset", left, t("kit.settings.reset_keys"), action=self.reset, size=20),
            self.close_button(right),
        ]

    def heading(self) -> str:
        return self.app.t("kit.settings.keys")

    def passages(self) -> Sequence[Passage]:
        return (Passage("always", self._always(), "full"),)

    def describe(self, thing: Thing) -> Described:
        name = thing.id.removeprefix("key:").replace("-", "_")
        known = super().describe(thing)
        return replace(known, name=f"{self.words(name)}: {thing.label}") if name in self.places else known

    @property
    def takes_letters(self) -> bool:
        return self.waiting is not None

    def ask(self, name: str) -> None:
        """Wait for the key of a command."""
        self.waiting = name
        self.relayout()

    def reset(self) -> None:
        """Give every command its first key again."""
        self.app.set("keys", {})

    def on_key(self, event: pygame.event.Event) -> bool:
        if self.waiting is None:
            return super().on_key(event)
        if event.key in _MODIFIERS:
            return True
        name, self.waiting = self.waiting, None
        self.app.notice.dismiss()
        key = combo(event)
        if event.key != pygame.K_ESCAPE:
            self.take(name, key)
        self.relayout()
        return True

    def take(self, name: str, key: str) -> None:
        """Give a command a key; the command that had it gets the old one."""
        if key in self.app.keys.fixed or "meta" in key or key.rsplit("+", maxsplit=1)[-1] in _RESERVED:
            self.app.say(self.app.t("kit.settings.key_fixed", key=self.app.keys.read(key)), self.places[name])
            return
        keys = dict(self.app.keys.keys)
        other = next((command for command, used in keys.items() if used == key and command != name), None)
        if other is not None:
            keys[other] = keys[name]
            read = self.app.keys.read(keys[other])
            said = self.app.t("kit.settings.key_swapped", act=self.words(other), key=read)
            self.app.say(said, self.places[other])
        keys[name] = key
        others = {command: used for command, used in self.app.settings.keys.items() if command not in keys}
        first = self.app.keys.first
        self.app.set("keys", others | {command: used for command, used in keys.items() if first[command] != used})

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=12)
        theme = self.theme
        title = Style(theme.text(44 if theme.layout.full else 30), INK, "title", align="center")
        draw_text(surface, self.app.t("kit.settings.keys"), self.title, title, valign="middle", where="keys.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        words = self._always()
        draw_text(surface, words, self.always, self._quiet(), valign="middle", where="keys.always")
        for name, rect in self.places.items():
            draw_text(surface, self.words(name), rect, Style(theme.ui(19), INK), valign="middle", where=f"keys.{name}")


route("keys", KeysScene)
