"""Keys on the screen, for whoever has no others at hand: a pad, a finger, one button.

They write into a line (`TextField`) of the screen below; letters with accents are those of the language in use.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.scene import Host
from scenes.kit.speech import Passage
from scenes.kit.text_field import TextField
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, panel

ROWS = ("1234567890", "qwertyuiop", "asdfghjkl'", "zxcvbnm-.,")
ACCENTS: Mapping[str, str] = {
    "es": "áéíóúüñ¿¡", "it": "àèéìòù", "pt": "áâãàçéêíóôõú", "en": "áéèêíóöúüñç",
}  # fmt: skip
ALL = "áàâãäçéèêëíìîñóòôõöúùûüß"
"""Accents where nothing is known of a language."""


class ScreenKeys(Form):
    """A board of keys at the lower edge; the line that is written in lies above it."""

    name = "screen-keys"
    modal = True
    veil = 0.35

    def __init__(self, app: Host, below: Form, field: TextField, lang: Callable[[], str]) -> None:
        super().__init__(app)
        self.below, self._line = below, field
        self._lang = lang
        self.large = False
        self.widgets = []
        self.sheet = Rect(0, 0, 0, 0)
        self.shown = TextField("field:line", Rect(0, 0, 0, 0), value=field.value, hidden=field.hidden, size=24)

    @property
    def line(self) -> TextField:
        """The line that is written in; the screen below may have made it anew."""
        found = self.below.widget(self._line.id)
        if isinstance(found, TextField) and found is not self._line:
            self._line = found
            found.press()
            found.line.go(len(found.value))
        return self._line

    def heading(self) -> str:
        return self.line.label

    def passages(self) -> Sequence[Passage]:
        return (Passage("line", self.line.value),)

    def usable(self, thing: Thing) -> bool:
        return thing.id != self.shown.id

    def default_focus(self) -> str | None:
        return "screen-key:a"

    def layout(self) -> None:
        px, (w, h) = self.theme.px, self.app.size
        rows = [*ROWS, ACCENTS.get(self._lang(), ALL)]
        key, gap = min(max(44, px(56)), (h - px(80)) // (len(rows) + 4)), px(6)
        wide = max(key, (min(w - 48, px(1000)) - gap * 9) // 10)
        self.sheet = Rect(0, 0, wide * 10 + gap * 9 + px(60), (key + gap) * (len(rows) + 2) + px(56))
        self.sheet.midbottom = (w // 2, h - 6)
        x, y = self.sheet.x + px(30), self.sheet.y + px(28)
        self.shown.rect = Rect(x, y, self.sheet.w - px(60), key)
        self.shown.value = self.line.value
        y += key + gap
        self.widgets = [self.shown]
        for row in rows:
            left = x + (wide * 10 + gap * 9 - len(row) * (wide + gap) + gap) // 2 if len(row) < 10 else x
            each = wide if len(row) <= 10 else (wide * 10 + gap * 9 - gap * (len(row) - 1)) // len(row)
            left = x if len(row) > 10 else left
            for number, sign in enumerate(row):
                place = Rect(left + number * (each + gap), y, each, key)
                shown = sign.upper() if self.large else sign
                self.widgets.append(Button(f"screen-key:{sign}", place, shown, action=partial(self._write, sign)))
            y += key + gap
        self._foot(Rect(x, y, wide * 10 + gap * 9, key), gap)

    def _foot(self, row: Rect, gap: int) -> None:
        """Capitals, a space, the letter before away, done."""
        entries: tuple[tuple[str, str, Callable[[], None]], ...] = (
            ("large", "kit.screen_keys.large", self._enlarge), ("space", "kit.keys.space", partial(self._write, " ")),
            ("backspace", "kit.keys.backspace", self._erase), ("done", "kit.screen_keys.done", self.back),
        )  # fmt: skip
        part = (row.w - gap * (len(entries) - 1)) // len(entries)
        for number, (name, key, act) in enumerate(entries):
            place = Rect(row.x + number * (part + gap), row.y, part, row.h)
            primary, lit = name == "done", name == "large" and self.large
            button = Button(f"screen-key:{name}", place, self.app.t(key), action=act, primary=primary, lit=lit, size=20)
            self.widgets.append(button)

    def _write(self, sign: str) -> None:
        self.line.write(sign.upper() if self.large else sign)
        if self.large:
            self._enlarge()
        self._shows()

    def _erase(self) -> None:
        self.line.erase()
        self._shows()

    def _enlarge(self) -> None:
        self.large = not self.large
        here = self.focus.current
        self.relayout()
        if here is not None:
            self.focus.set(here)

    def _shows(self) -> None:
        self.shown.value = self.line.value
        self.redraw()

    @property
    def takes_letters(self) -> bool:
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        """Who has keys after all writes with them, too."""
        if event.type == pygame.TEXTINPUT:
            self.line.write(event.text)
            self._shows()
            return True
        return super().handle(event)

    def on_key(self, event: pygame.event.Event) -> bool:
        if event.key == pygame.K_BACKSPACE:
            self._erase()
        if event.key in (pygame.K_BACKSPACE, pygame.K_SPACE):  # the space comes as text
            return True
        return super().on_key(event)

    def back(self) -> None:
        self.line.stop()
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)


route("screen-keys", lambda app, below, field: ScreenKeys(app, below, field, lambda: app.lang))
