"""The rulebook of this game on the screen: its contents, its cards, and the summary as a loose leaf."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.figure_context import FigureContext
from scenes.bigbook.rulebook.plates import RulebookPlates
from scenes.bigbook.rulebook.summary import Sheet
from scenes.bigbook.rulebook.summary_leaf import SummaryLeaf
from scenes.book.scene import ReaderScene
from scenes.kit.routes import route

if TYPE_CHECKING:
    from scenes.shell.app import App


class RulebookPages:
    """The text of the rulebook and the painter of its cards."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.painter = CardPainter(app.art, app.catalogue, CardFacts())

    def contents(self, words: Catalogue) -> Contents:
        """The rulebook in a language."""
        return Contents(words)

    def plates(self, column: int, letters: int, tall: int, words: Catalogue) -> RulebookPlates:
        """The pictures for a column; cards of another size or language are forgotten."""
        self.painter.words = words
        self.painter.forget()
        return RulebookPlates(FigureContext(self.painter, self.app.art.get, words, column, letters, tall))

    def arrived(self) -> None:
        """Cards painted without their pictures are painted anew."""
        self.painter.forget_missing()


class RulebookScene(ReaderScene):
    """The open rulebook. `target` is a rule number, a card, a paragraph or a chapter."""

    name = "rulebook"

    def __init__(self, app: App, target: str = "") -> None:
        pages = RulebookPages(app)
        super().__init__(app, pages, target)
        self.summary = SummaryLeaf(self, pages.painter)
        self.loose = self.summary

    @property
    def sheet(self) -> Sheet | None:
        """The summary, while it is what one reads."""
        return self.summary.sheet


def open_rulebook(app: App, rule: str = "", card: str = "", paragraph: str = "") -> None:
    """Open the rulebook at a rule number, a card (its id) or a paragraph; without any, at its beginning."""
    app.push(RulebookScene(app, rule or (f"card.{card}" if card else paragraph)))


route("rulebook", RulebookScene)
