"""The robot as a pupil of this game: how it puts an act together, and its way through the lists of lessons."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.play.payment_draft import pays_for
from game.bigbook.play.targets import actions_of
from game.core.engine.decision import Answer
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.tutorial.next_input import next_press
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.menus.challenge_list import ChallengesScene
from scenes.menus.lesson_list import LessonsScene
from scenes.table.lessons.lesson_bot import LessonBot


class BookLessonBot(LessonBot[BookTable]):
    """Does what the lessons of the Big Book ask for."""

    def next_press(self, table: BookTable, answers: Sequence[Answer]) -> str | None:
        """The thing that is pressed next to give these answers."""
        return next_press(table, answers)

    def first(self, table: BookTable, target: Thing) -> str | None:
        """A card in hand that does not pay for the target: it is put down first, or the target refuses it for ever."""
        held = table.state.held
        actions = actions_of(target.id, table.option_of(target) if target.role != "button" else "")
        if held is None or not actions or pays_for(table.session, actions, held.option):
            return None
        return next((name for name, card in table.listing().cards.items() if card.uid == held.uid), None)

    def from_list(self, top: Scene, things: list[Thing]) -> bool:
        """The lesson that is due, then the challenges."""
        if isinstance(top, LessonsScene):
            lesson = top.due()
            self._press(things, f"lesson:{lesson.id}" if lesson is not None else "button:challenges")
            return True
        if isinstance(top, ChallengesScene):
            challenge = top.due()
            if challenge is None:
                self.app.quit(0)
            else:
                self._press(things, f"challenge:{challenge.id}")
            return True
        return False
