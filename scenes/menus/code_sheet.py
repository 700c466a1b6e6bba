"""The sheet for a code that a friend has sent: typed or pasted, told what it is of, and played."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.saves.share_code import LONGEST, CodeError
from game.core.text.plain_text import harmless
from scenes.kit import materials
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.input import clipboard
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import CRIMSON, GREEN_INK, INK
from scenes.kit.thing import Thing
from scenes.kit.widgets import Button, panel
from scenes.shell import games
from scenes.shell.adapters import Party
from scenes.shell.saves import codes

if TYPE_CHECKING:
    from scenes.shell.app import App

WHY = 96
"""Units for what a code is of, where everything stands in one column."""


class CodeScene(Form):
    """`field:code` takes the code, `button:paste` what lies on the clipboard, `button:start` plays it."""

    name = "code"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.text = ""
        self.widgets = []
        self.sheet = self.title = self.line = self.why = Rect(0, 0, 0, 0)

    def heading(self) -> str:
        return self.app.t("kit.code.title")

    def passages(self) -> Sequence[Passage]:
        return Passage("why", self._told() if self.text else ""), Passage("what", codes.what(self.app))

    def _told(self) -> str:
        """What the code is of, or what is wrong with it."""
        party = self.party
        if isinstance(party, CodeError):
            return codes.wrong_with(self.app, party)
        return codes.told(self.app, party)

    def default_focus(self) -> str | None:
        return "field:code"

    @property
    def party(self) -> Party | CodeError:
        """The party of what is typed, or what is wrong with it."""
        try:
            return codes.party_of(self.app.data, self.text)
        except CodeError as error:
            return error

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((960, 500), (720, 376))
        inner = self.sheet.inflate(-px(110 if full else 80), -px(90 if full else 64))
        row, gap = px(66 if full else 48), px(16 if full else 12)
        self.title = Rect(inner.x, inner.y - px(6), inner.w, px(56 if full else 40))
        self.line = Rect(inner.x, self.title.bottom + gap, inner.w, px(64 if full else 52))
        typed = Rect(inner.x, self.line.bottom + gap // 2, round(inner.w * 0.74), row)
        paste = Rect(typed.right + gap, typed.y, inner.right - typed.right - gap, row)
        foot = Rect(inner.x, inner.bottom - row, (inner.w - gap) // 2, row)
        self.why = Rect(inner.x, typed.bottom + gap // 2, inner.w, foot.y - typed.bottom - gap)
        self._place(typed, paste, foot, foot.move(foot.w + gap, 0))

    def _below(self, column: Column) -> None:
        self.title = column.row(44)
        self.line = column.words(codes.what(self.app), self._quiet())
        typed = column.row()
        self.why = column.row(WHY)
        self._place(typed, *column.grid(3, 170))
        self.sheet = column.sheet

    def _quiet(self) -> Style:
        return Style(self.theme.ui(18), INK, align="center")

    def _place(self, typed: Rect, paste: Rect, start: Rect, close: Rect) -> None:
        """The field and the buttons."""
        t, good = self.app.t, not isinstance(self.party, CodeError)
        self.widgets = [
            TextField("field:code", typed, t("kit.code.label"), value=self.text, limit=LONGEST + LONGEST // 4,
                      placeholder="".join(f"{one}-…" for one in codes.prefixes()[:1]), changed=self.type, size=24),
            Button("button:paste", paste, t("kit.code.paste"), action=self._paste, size=20),
            Button("button:start", start, t("kit.button.start"), good, action=self._start, primary=good),
            Button("button:close", close, t("kit.button.close"), action=self.app.pop),
        ]  # fmt: skip

    def type(self, text: str) -> None:
        """Put a code into the field, or what has been typed of it."""
        self.text = text
        field, start = self.widget("field:code"), self.widget("button:start")
        if isinstance(field, TextField):
            field.value = text
        if isinstance(start, Button):
            start.enabled = start.primary = not isinstance(self.party, CodeError)
        self.rebake()

    def _paste(self) -> None:
        self.text = harmless(clipboard.paste(), 200)
        self.relayout()

    def _start(self) -> None:
        party = self.party
        if not isinstance(party, CodeError):
            self.app.leave(partial(games.ask_new_game, self.app, party))

    def reason(self, thing: Thing) -> str:
        party = self.party
        return codes.wrong_with(self.app, party) if isinstance(party, CodeError) else super().reason(thing)

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme, t = self.theme, self.app.t
        panel(surface, self.sheet, seed=7)
        style = Style(theme.text(36 if theme.layout.full else 26), INK, "title", align="center")
        draw_text(surface, t("kit.code.title"), self.title, style, valign="middle", where="code.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        draw_text(
            surface, codes.what(self.app), self.line, self._quiet(), valign="middle", where="code.what", ellipsis=True
        )
        if not self.text:
            return
        wrong = isinstance(self.party, CodeError)
        words = self._told()
        style = Style(theme.ui(19), CRIMSON if wrong else GREEN_INK, italic=wrong, bold=not wrong, align="center")
        draw_text(surface, words, self.why, style, valign="middle", where="code.why")


route("code", CodeScene)
