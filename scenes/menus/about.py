"""About this edition: version, whose work it is, which licences, where files lie, nothing is sent, how to report."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from game.core.text.outside import name_of_file
from game.version import VERSION
from scenes.kit import materials
from scenes.kit.column import Column
from scenes.kit.fit import draw_text, escape
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import INK, MIN_TEXT
from scenes.kit.widgets import Button, Widget, panel
from scenes.shell import edition

if TYPE_CHECKING:
    from scenes.shell.app import App

FONTS = ("Vollkorn", "Grenze Gotisch", "Grenze", "Atkinson Hyperlegible", "Noto")
"""What the letters are cut from; `assets/fonts/*-OFL.txt` has their licences."""
LIBRARIES = ("Python", "pygame-ce", "PyYAML", "pytweening", "platformdirs", "msgspec")
LINES = ("ours", "letters", "made_with", "privacy", "files", "report")


class AboutScene(Form):
    """One sheet of paper over whatever is on the screen."""

    name = "about"
    modal = True

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.widgets = []
        self.sheet = self.title = self.body = Rect(0, 0, 0, 0)

    def heading(self) -> str:
        return self.app.t(edition.first().about, version=VERSION)

    def passages(self) -> Sequence[Passage]:
        return (Passage("about", self._words()),)

    def default_focus(self) -> str | None:
        return "button:close"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((1000, 820), (760, 590))
        inner = self.sheet.inflate(-px(120 if full else 84), -px(96 if full else 60))
        top, foot = px(90 if full else 58), px(72 if full else 48)
        self.title = Rect(inner.x, inner.y - px(8), inner.w, top - px(8))
        self.body = Rect(inner.x, inner.y + top, inner.w, inner.h - top - foot - px(12))
        wide, apart = min(px(330), (inner.w - 2 * px(20)) // 3), px(20)
        left = inner.centerx - (3 * wide + 2 * apart) // 2
        self._ends(*(Rect(left + at * (wide + apart), inner.bottom - foot, wide, foot) for at in range(3)))

    def _below(self, column: Column) -> None:
        self.title = column.row(52)
        column.skip(8)
        self.body = column.words(self._words(), self._body_style())
        column.skip(6)
        self._ends(*column.grid(3, 240))
        self.sheet = column.sheet

    def _body_style(self) -> Style:
        return Style(max(MIN_TEXT, self.theme.ui(20)), INK)

    def _ends(self, names: Rect, terms: Rect, close: Rect) -> None:
        """Who made it, under which licenses, and the way back."""
        licenses = Button(
            "button:licenses",
            terms,
            self.app.t("kit.licenses.title"),
            action=lambda: self.app.open("licenses"),
            size=22,
        )
        self.widgets = [
            *(self._credits(*credits, names) for credits in (edition.first().credits,) if credits is not None),
            licenses,
            self.close_button(close),
        ]

    def _credits(self, screen: str, label: TextKey, spot: Rect) -> Widget:
        return Button("button:credits", spot, self.app.t(label), action=lambda: self.app.open(screen), size=22)

    def _words(self) -> str:
        """All lines, one paragraph each."""
        t = self.app.t
        places: dict[str, dict[str, str]] = {
            "ours": {"code": "MIT", "texts": "Creative Commons BY 4.0"},
            "letters": {"list": ", ".join(FONTS), "license": "SIL Open Font License 1.1"},
            "made_with": {"list": ", ".join(LIBRARIES)},
            "files": {"path": escape(name_of_file(self.app.data.root))},
            "report": {"folder": self.app.data.reports.name},
        }
        ours = (t(f"kit.about.{name}", **places.get(name, {})) for name in LINES)
        return "\n\n".join((t(edition.first().author, **edition.first().named), *ours))

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=15)
        theme, t = self.theme, self.app.t
        title = Style(theme.text(40 if theme.layout.full else 28), INK, "title", align="center")
        head = t(edition.first().about, version=VERSION)
        draw_text(surface, head, self.title, title, valign="middle", where="about.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        draw_text(surface, self._words(), self.body, self._body_style(), valign="middle", where="about.words")


route("about", AboutScene)
