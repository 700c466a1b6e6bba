"""The chronicle: an open book of drawn pages about all games that were played here, or about a single one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.play.summary import Summary
from scenes.bigbook.ids import GAME
from scenes.bigbook.marked_book import MarkedBookScene
from scenes.bigbook.statistics import dangers, evenings, kept, people, powers, seals, story
from scenes.bigbook.statistics.pens import Pens
from scenes.book.marked_book import Opening, Way, other_chronicles
from scenes.kit.drawing.charts import heading
from scenes.kit.routes import route

if TYPE_CHECKING:
    from scenes.shell.app import App

OPENINGS = (
    Opening("evenings", evenings.candles, evenings.groups),
    Opening("rounds", evenings.rounds, evenings.records),
    Opening("people", people.magicians, people.friends),
    Opening("dangers", dangers.curses, dangers.madness),
    Opening("powers", powers.elements, powers.spells),
    Opening("seals", seals.first, seals.second),
)

EVENING = (
    Opening("story", story.chart, story.told),
    Opening("dangers", dangers.curses, powers.elements),
)
"""What is told of a single game."""


class ChronicleScene(MarkedBookScene):
    """An open book; a page is turned, or changed at once where nothing moves."""

    name = "chronicle"

    def __init__(
        self, app: App, games: Sequence[Summary] | None = None, openings: Sequence[Opening[Summary]] = OPENINGS
    ) -> None:
        super().__init__(app)
        self._openings = openings
        self.games = kept.pages(app) if games is None else games

    @property
    def openings(self) -> Sequence[Opening[Summary]]:
        """What can be opened: where nothing was played yet, the first pages alone."""
        return self._openings if self.games else self._openings[:1]

    def marks(self) -> Sequence[tuple[str, str]]:
        return [(one.name, self.app.t(f"bigbook.statistics.openings.{one.name}")) for one in self.openings]

    def elsewhere(self) -> Sequence[Way]:
        if self._openings is not OPENINGS:
            return ()  # a single evening is looked at
        ladder: Way = "ladder", self.app.t("bigbook.ladder.title"), lambda: self.app.open("ladder")
        return (ladder, *other_chronicles(self.app, GAME))

    def draw(self, pens: Pens, room: Rect, at: int, side: str) -> None:
        if self.games:
            self.openings[at].draw(pens, room, side, kept.shown(self.app, self.games))
        elif side == "right":
            evenings.empty(pens, room)
        else:  # the first page before the first game
            heading(pens, room, self.app.t("bigbook.statistics.evenings"))


route("chronicle", ChronicleScene)
