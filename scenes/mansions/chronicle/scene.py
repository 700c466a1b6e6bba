"""The chronicle of nights: an open book of drawn pages about all of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.mansions.play.night import Night
from scenes.book.marked_book import MarkedBookScene, Opening, Way, other_chronicles
from scenes.book.shelf import Pens
from scenes.kit.drawing.charts import heading
from scenes.kit.routes import route
from scenes.mansions.chronicle import kept, pages, plates
from scenes.mansions.chronicle.pages import CHRONICLE
from scenes.mansions.ids import GAME

if TYPE_CHECKING:
    from scenes.shell.app import App

OPENINGS = (
    Opening("evenings", pages.candles, pages.how),
    Opening("objectives", pages.first_truths, pages.other_truths),
    Opening("people", pages.visitors, pages.friends),
    Opening("records", pages.records, pages.measured, "records"),
    Opening("seals", plates.first, plates.second),
)


class NightsScene(MarkedBookScene):
    """A page is turned, or changed at once; `button:chronicle-of:<game>` leads to the evenings of another game."""

    name = "nights"
    grain = 47

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.nights = kept.nights(app)

    @property
    def openings(self) -> Sequence[Opening[Night]]:
        """What can be opened: where nothing was played yet, the first pages alone."""
        return OPENINGS if self.nights else OPENINGS[:1]

    def marks(self) -> Sequence[tuple[str, str]]:
        return [(one.name, self.app.t(f"{CHRONICLE}.{one.title or f'openings.{one.name}'}")) for one in self.openings]

    def elsewhere(self) -> Sequence[Way]:
        return other_chronicles(self.app, GAME)

    def draw(self, pens: Pens, room: Rect, at: int, side: str) -> None:
        if self.nights:
            self.openings[at].draw(pens, room, side, kept.shown(self.app, self.nights))
        elif side == "right":
            pages.empty(pens, room)
        else:
            heading(pens, room, self.app.t(f"{CHRONICLE}.evenings"))


route("nights", NightsScene)
