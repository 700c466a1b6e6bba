"""The ladder of named evenings as an open book: press one, and the set-up has its choices. Its last pages are the looks
that evenings have opened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.play.ladder import Evening, Look, ladder
from scenes.bigbook.ladder import looks, rungs
from scenes.bigbook.ladder.progress import Progress
from scenes.bigbook.marked_book import MarkedBookScene
from scenes.bigbook.settings import change, settings_of
from scenes.bigbook.statistics import kept
from scenes.bigbook.statistics.pens import Pens
from scenes.kit.routes import route
from scenes.kit.speech import Passage

if TYPE_CHECKING:
    from scenes.shell.app import App

OPENINGS = ("lower", "upper", "looks")


class LadderScene(MarkedBookScene):
    """The pages of the ladder, open where the evening stands that comes next."""

    name = "ladder"
    grain = 61

    def __init__(self, app: App, choose: rungs.Choose | None = None, opening: str = "") -> None:
        """`choose` takes the evening that was pressed, once this screen has gone; without it a new set-up does.
        `opening`: which of the openings lies there; '' for that of the evening that comes next."""
        super().__init__(app)
        self._choose = choose
        self.games = kept.chronicle(app).pages()
        self.come = Progress.after(app, self.games)
        following = self.come.next
        if opening in OPENINGS:
            self.at = OPENINGS.index(opening)
        elif following is not None:
            self.at = rungs.page_of(following) // 2

    def heading(self) -> str:
        return self.app.t("bigbook.ladder.title")

    def passages(self) -> Sequence[Passage]:
        done = self.app.t("bigbook.ladder.count", n=len(self.come.done), m=len(ladder().evenings))
        note = "bigbook.ladder.looks_note" if OPENINGS[self.at] == "looks" else "bigbook.ladder.note"
        return [Passage("note", self.app.t(note)), Passage("count", done)]

    def marks(self) -> Sequence[tuple[str, str]]:
        return [(one, self.app.t(f"bigbook.ladder.openings.{one}")) for one in OPENINGS]

    def default_focus(self) -> str | None:
        following = self.come.next
        if following is not None and rungs.page_of(following) // 2 == self.at:
            return f"evening:{following.id}"
        return super().default_focus()

    def draw(self, pens: Pens, room: Rect, at: int, side: str) -> None:
        left = side == "left"
        if OPENINGS[at] != "looks":
            rungs.page(pens, room, 2 * at + (not left), self.come, self.begin)
        elif left:
            looks.left(pens, room, self.come, self.wear)
        else:
            looks.right(pens, room, self.come, self.wear)

    def begin(self, one: Evening) -> None:
        """Set up an evening: where people were setting up a game already, that one."""
        if self._choose is None:
            self.app.go("setup", one)
            return
        self.app.pop()
        self._choose(one)

    def wear(self, look: Look) -> None:
        """Use a look from now on."""
        change(self.app, "looks", {**settings_of(self.app).looks, look.kind: look.name})

    def layout(self) -> None:
        self.come = Progress.after(self.app, self.games)
        super().layout()


route("ladder", LadderScene)
