"""The challenges and puzzles of the Big Book: what lies on its shelves, and the table on which one is tried."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

from pygame import Rect, Surface

from game.bigbook.ai.solving import Solving
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import Challenge
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.party import default_people, shown_people
from scenes.bigbook.table.attendant import BookBeside
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text.names import Words, text_places
from scenes.bigbook.tutorial.board_picture import paint_board
from scenes.bigbook.tutorial.shelves import CHALLENGES, PUZZLES, UI, Shelf, find, shelf_of, sight_of, task_key
from scenes.bigbook.tutorial.stage import BookStage, practice
from scenes.kit.routes import route
from scenes.menus.challenge_list import ChallengesScene
from scenes.menus.sights import framed
from scenes.shell.adapters import Sight
from scenes.table.lessons.challenge import ChallengeAttendant

if TYPE_CHECKING:
    from scenes.shell.app import App

BookChallenge: TypeAlias = ChallengeAttendant[BookTable, BookOverlays]


class ChallengeRoom(BookStage):
    """The table of the Big Book on which a challenge is tried (`ChallengeStage`)."""

    def __init__(self, table: BookTable, shelf: Shelf) -> None:
        super().__init__(table)
        self._shelf = shelf

    @property
    def shelf(self) -> str:
        """The screen from which it was chosen."""
        return self._shelf.name

    def name_of(self, challenge: Challenge) -> str:
        """What one is called."""
        return self._shelf.name_of(self.table.words, challenge)

    def task(self, challenge: Challenge) -> str:
        """What it asks for."""
        return self.say(task_key(challenge), **_curse(self.table.words, challenge))

    def called(self, button: str) -> str:
        """What a button of the note is called, which each shelf calls otherwise where it names its things."""
        own = self._shelf is not CHALLENGES and button in ("next", "to_list")
        return self.say(f"challenges.ui.{self._shelf.name}_{button}" if own else f"challenges.ui.{button}")

    def after(self, challenge: Challenge) -> Challenge | None:
        """The one after it."""
        return self._shelf.after(challenge)

    def table_of(self, challenge: Challenge) -> TableScene:
        """The table of one from its beginning."""
        return challenge_table(self.table.app, challenge.id)

    def solving(self, trial: Trial) -> Solving:
        """The search for the way on from where it stands."""
        return Solving(trial)


def _tried(beside: BookBeside, trial: Trial) -> BookChallenge:
    return ChallengeAttendant(beside, ChallengeRoom(beside.table, shelf_of(trial.challenge)), trial)


def challenge_table(app: App, name: str) -> TableScene:
    """The table of a challenge from its beginning."""
    trial = Trial(find(name), BigBookScenarioAdapter())
    assert isinstance(trial.session, BigBookSession)
    return TableScene(app, practice(trial.session, "challenge"), partial(_tried, trial=trial))


class BookShelf:
    """A shelf of the Big Book, as the list of what lies there asks for it (`scenes/menus/challenge_list.py`)."""

    def __init__(self, app: App, shelf: Shelf) -> None:
        self.app, self._shelf = app, shelf
        self.name, self.columns, self.other = shelf.name, shelf.columns, shelf.other
        self._painter = CardPainter(app.art, app.catalogue, CardFacts())

    @property
    def items(self) -> tuple[Challenge, ...]:
        """What lies there."""
        return self._shelf.items()

    def renew(self) -> None:
        """The names on a board are of the language in use."""
        self._painter.words = self.app.catalogue
        self._painter.forget()

    def t(self, name: str, /, **args: Any) -> str:
        """A text of challenges."""
        return self.app.t(f"bigbook.{UI}.{name}", **args)

    def head(self, part: str) -> str:
        """What stands at the head of this shelf."""
        return self.t(part if self._shelf is CHALLENGES else f"{self._shelf.name}_{part}")

    def name_of(self, one: Challenge) -> str:
        """What one is called."""
        return self._shelf.name_of(self._speaker(), one)

    def task(self, one: Challenge) -> str:
        """What one of them asks for."""
        words = self._speaker()
        return words.t(task_key(one), **text_places(words), **_curse(words, one))

    def _speaker(self) -> Words:
        people = shown_people(self.app, default_people(2))
        return Words(lambda: self.app.catalogue, people, CardFacts())

    def sight(self, one: Challenge) -> Sight | None:
        """The drawing that stands for one."""
        return sight_of(one)

    def show(self, surface: Surface, one: Challenge, place: Rect) -> None:
        """The drawing of one, large: many puzzles are about the same, and their boards tell them apart."""
        if one.task:
            paint_board(surface, self.app.art, self._painter, one, place)
        elif (sight := sight_of(one)) is not None:
            framed(surface, self.app.art, sight, place)


def shelf_screen(app: App, shelf: Shelf = CHALLENGES) -> ChallengesScene:
    """The sheet on which all of a shelf are to be chosen from."""
    return ChallengesScene(app, BookShelf(app, shelf))


def _curse(words: Words, one: Challenge) -> dict[str, str]:
    """The curse that a puzzle is about, for its task."""
    return {"curse": words.curse(one.goals[0]["aside"]["has"][0])} if one.task == "save" else {}


route("challenges", shelf_screen)
route("puzzles", partial(shelf_screen, shelf=PUZZLES))
route("challenge", challenge_table)
