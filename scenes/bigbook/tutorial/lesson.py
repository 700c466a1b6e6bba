"""The lessons of the Big Book: the list to choose from, and the table on which one of them is played."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect

from game.bigbook.ai.still_possible import still_possible
from game.bigbook.challenges import challenges
from game.bigbook.lessons import find, finished, lessons
from game.bigbook.play import thing_id
from game.bigbook.play.waste import wasted
from game.bigbook.puzzles import puzzles
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Lesson
from scenes.bigbook.rooms import TUTORIAL
from scenes.bigbook.table.attendant import BookBeside
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial import opening
from scenes.bigbook.tutorial.stage import BookStage, practice
from scenes.kit import routes
from scenes.kit.routes import route
from scenes.kit.scene import Scene
from scenes.menus.lesson_list import LessonsScene, Way
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.lessons.next_press import target_of
from scenes.table.reading_pane import ALWAYS_ABOVE

if TYPE_CHECKING:
    from scenes.shell.app import App


BookLesson: TypeAlias = GuidedLesson[BookTable, BookOverlays]


class LessonRoom(BookStage):
    """The table of the Big Book on which a lesson is played (`LessonStage`)."""

    def __init__(self, table: BookTable) -> None:
        super().__init__(table)
        self._closed: tuple[State, bool] | None = None
        """At which moment it was asked whether the step that was left is out of reach, and the answer."""

    @property
    def laid_out(self) -> Hashable:
        """The sizes, and whose things lie on the desk."""
        return self.table.render.layout, self.table.render.desk

    @property
    def scale(self) -> float:
        """How large the table is drawn."""
        return self.table.render.layout.scale

    def area(self, name: str) -> Rect | None:
        """The place of an area of the table."""
        box = self.table.render.layout.areas.get(name)
        return Rect(box) if box is not None else None

    def target_of(self, name: str) -> str | None:
        """The thing of that id, or the first enabled one that stands for that answer."""
        return target_of(self.table, name)

    def free(self) -> list[Rect]:
        """What is pressed to act, the ribbon, and the hand; with large letters the book, on which lies what the pointer
        is on."""
        layout = self.table.render.layout
        names = ("ribbon", "hand", "book") if layout.text_scale > ALWAYS_ABOVE else ("ribbon", "hand")
        return [*self.controls(), *(Rect(layout.areas[name]) for name in names)]

    def desk(self) -> list[Rect]:
        """What people play with at the desk besides the hand, which pays and stays free."""
        return [Rect(self.table.render.layout.areas[name]) for name in ("spells", "ability", "support")]

    def middle(self) -> Rect:
        """The middle of the room, beside what a note tells of."""
        return Rect(self.table.render.layout.areas["book"])

    def finished(self, done: Collection[str]) -> int:
        """How many lessons count as done."""
        return len(finished(tuple(done)))

    def is_last(self, lesson: Lesson) -> bool:
        """Whether a real game comes next."""
        return lesson.id == lessons()[-1].id

    def table_of(self, guide: Guide) -> TableScene:
        """The table of a lesson that goes on with another position."""
        return lesson_table(self.table.app, guide)

    def strayed(self, guide: Guide) -> str:
        """What was overpaid, and whether one may play on."""
        off = self.say("lessons.ui.off_path_out" if self._lost_one() else f"lessons.ui.{self._off(guide)}")
        return f"{self._overpaid(guide)}{off}"

    def _overpaid(self, guide: Guide) -> str:
        """What a payment of this step lost without need, as a sentence with a space after it; '' for nothing."""
        waste = wasted(self.table.session, guide.made)
        if waste is None:
            return ""
        cards = self.table.words.list_cards(read_option(card).name for card in waste.cheaper)
        return self.say("lessons.ui.overpaid", n=waste.lost, list=cards) + " "

    def _off(self, guide: Guide) -> str:
        """What is said of a step that was left: that one may play on, or that only the way back is left, as far as a
        small search tells. Once the turn of the step is over, whoever would play on has to be shown to get there."""
        session, began = self.table.session, guide.began.state
        if self._closed is None or self._closed[0] is not session.state:
            found = still_possible(session, guide.reached_at)
            open_ = (isinstance(began, State) and began.turn == session.state.turn) if found is None else found
            self._closed = session.state, not open_
        return "off_path_closed" if self._closed[1] else "off_path"

    def _lost_one(self) -> bool:
        """Whether the step cannot be finished any more as it was meant: the game is over or somebody is out."""
        return self.table.run.session.over or any(player.eliminated for player in self.table.run.session.view().players)


def _guided(beside: BookBeside, guide: Guide) -> BookLesson:
    return GuidedLesson(beside, LessonRoom(beside.table), guide)


def lesson_table(app: App, guide: Guide) -> TableScene:
    """The table at which a lesson is played. Its guide plays a session of this game."""
    session = guide.session
    assert isinstance(session, BigBookSession)
    return TableScene(app, practice(session, "lesson"), partial(_guided, guide=guide))


def names() -> tuple[str, ...]:
    """The ids of all lessons and challenges, in order."""
    return (*(one.id for one in lessons()), *(one.id for one in (*challenges(), *puzzles())))


def problem_with(name: str | None) -> bool:
    """Whether a lesson or challenge named on the command line does not exist."""
    return bool(name) and name not in names()


def begin(app: App, name: str, step: int = 0) -> TableScene:
    """The table of a lesson, from one of its steps (counted from 0, the first)."""
    lesson = find(name)
    assert lesson is not None, name
    guide = Guide(lesson, BigBookScenarioAdapter())
    while guide.index < min(step, len(lesson.steps) - 1):
        guide.skip()
        guide.advance()
    return lesson_table(app, guide)


def tutorial(app: App, wanted: str = "", step: int = 0) -> Scene:
    """The screen for a lesson's id (from that step), for `after:ID` (the lesson after that one), else the list."""
    named = thing_id.read(wanted)
    if named.kind == "after":
        order = [lesson.id for lesson in lessons()]
        at = order.index(named.name) + 1
        wanted = order[at] if at < len(order) else ""
    if find(wanted) is not None:
        return begin(app, wanted, step)
    if any(one.id == wanted for one in (*challenges(), *puzzles())):
        return routes.make("challenge", app, wanted)
    return LessonsScene(app, BookCourse(app))


class BookCourse:
    """The lessons of the Big Book, as the list of them asks for it (`scenes/menus/lesson_list.py`)."""

    room = TUTORIAL

    def __init__(self, app: App) -> None:
        self.app = app
        self.lessons = lessons()

    @property
    def ways(self) -> Sequence[Way]:
        """Challenges and puzzles, in the language of the moment."""
        app = self.app
        return (
            ("challenges", app.t("bigbook.lessons.ui.challenges"), partial(app.go, "challenges")),
            ("puzzles", app.t("bigbook.challenges.ui.to_puzzles"), partial(app.go, "puzzles")),
        )

    def finished(self, done: Collection[str]) -> tuple[str, ...]:
        """The lessons that count as done."""
        return finished(tuple(done))

    def key(self, name: str) -> str:
        """The key of a text of lessons."""
        return f"bigbook.lessons.{name}"

    def begun(self) -> None:
        """A lesson is about to begin; before the first one the opening says what it is all about."""
        opening.once(self.app, back=partial(self.app.go, "tutorial"))

    def tell(self) -> None:
        """The opening once more."""
        self.app.push(opening.OpeningScene(self.app, again=True))


route("tutorial", tutorial)
