"""One question over whatever is on the screen, with two answers."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.host import Host
from scenes.kit.text import Style
from scenes.kit.theme import INK
from scenes.kit.widgets import Button, panel

Words = Callable[[], str]
"""Makes a text anew, so that it follows a change of the language."""


class Question(Form):
    """`button:confirm` does what is asked about, `button:cancel` and Esc leave everything as it is."""

    name = "question"
    modal = True

    def __init__(self, app: Host, text: Words, yes: Words, act: Callable[[], object], *, safe: bool = False) -> None:
        super().__init__(app)
        self.safe = safe
        """Enter alone leaves everything as it is: what is asked about cannot be made good."""
        self.text, self.yes, self.act = text, yes, act
        self.widgets = []
        self.sheet = self.room = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:cancel" if self.safe else "button:confirm"

    def layout(self) -> None:
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        self.sheet = Rect(0, 0, min(px(860 if full else 620), w - 24), min(px(360 if full else 260), h - 24))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(110 if full else 80), -px(86 if full else 60))
        row, gap = px(76 if full else 54), px(18)
        half = (inner.w - gap) // 2
        self.room = Rect(inner.x, inner.y, inner.w, inner.h - row - gap)
        yes = Rect(inner.x, inner.bottom - row, half, row)
        self.widgets = [
            Button("button:confirm", yes, self.yes(), action=self._confirm, primary=not self.safe),
            Button(
                "button:cancel",
                yes.move(half + gap, 0),
                self.app.t("kit.button.cancel"),
                action=self.app.pop,
                primary=self.safe,
            ),
        ]

    def _confirm(self) -> None:
        self.app.pop()
        self.act()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        style = Style(self.theme.text(27 if self.theme.layout.full else 21), INK, align="center")
        draw_text(surface, self.text(), self.room, style, valign="middle", where="question")
