"""The robot as a pupil: it does all lessons and challenges by events, with whims, and takes the way back when lost."""

from __future__ import annotations

from game.bigbook.play.payment_draft import pays_for
from game.bigbook.play.targets import actions_of
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Shown
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.challenges import BookChallenge
from scenes.bigbook.tutorial.lesson import BookLesson
from scenes.bigbook.tutorial.next_input import next_press
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.menus.challenge_list import ChallengesScene
from scenes.menus.lesson_list import LessonsScene
from scenes.shell.app import App
from scenes.shell.robot import Robot
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.guided import Guided
from scenes.table.lessons.lesson import GuidedLesson

WHIMS = 0.06
"""The share of acts in lessons that are left to chance, so that paths are left and found again."""
FEW = 3
"""After so many whims in one step no more follow: a pupil wants to get on."""


class LessonBot(Robot):
    """Does what the lessons ask for. Ends when all is done, or with the one lesson that was named."""

    def __init__(self, app: App, seed: int, *, arrows: bool = False) -> None:
        super().__init__(app, seed, None, arrows=arrows)
        self.only = app.launch.tutorial or ""
        self._strayed: dict[object, int] = {}
        self._solutions: dict[str, tuple[Shown, ...]] = {}

    def _act(self, top: Scene) -> None:
        things = top.things()
        attendant = top.attendant if isinstance(top, TableScene) else None
        if isinstance(attendant, GuidedLesson):
            self._lesson(attendant, things)
        elif isinstance(attendant, ChallengeAttendant):
            self._challenge(attendant, things)
        elif isinstance(top, LessonsScene):
            due = top.due()
            self._press(things, f"lesson:{due.id}" if due is not None else "button:challenges")
        elif isinstance(top, ChallengesScene):
            one = top.due()
            if one is None:
                self.app.quit(0)
            else:
                self._press(things, f"challenge:{one.id}")
        else:
            super()._act(top)

    def _lesson(self, here: BookLesson, things: list[Thing]) -> None:
        guide: Guide = here.guide
        if guide.done and self.only:
            self.app.quit(0)
            return
        if guide.done and self._press(things, "button:to-list"):
            return
        step = guide.step
        if step is not None and not here.waiting and self._whim(here, (guide.lesson.id, step.id), things):
            return
        self._follow(here, things)

    def _challenge(self, here: BookChallenge, things: list[Thing]) -> None:
        if here.solved:
            if self.only:
                self.app.quit(0)
            else:
                self._press(things, "button:next")
            return
        self._follow(here, things, self._known(here))

    def _known(self, here: BookChallenge) -> str | None:
        """The next press of the known solution, without asking to be shown."""
        name = here.trial.challenge.id
        if name not in self._solutions:
            self._solutions[name] = here.solution()
        done, steps = len(here.table.session.past), self._solutions[name]
        return next_press(here.table, steps[done].answers) if done < len(steps) else None

    def _whim(self, here: Guided[BookTable, BookOverlays], step: object, things: list[Thing]) -> bool:
        if self.rng.random() >= WHIMS or self._strayed.get(step, 0) >= FEW:
            return False
        self._strayed[step] = self._strayed.get(step, 0) + 1
        self._play(here.table.screen, things)
        return True

    def _follow(self, here: Guided[BookTable, BookOverlays], things: list[Thing], wanted: str | None = None) -> None:
        wanted = wanted or here.help_target()
        target = by_id(things, wanted or "")
        idle = _idle_card(here, target) if target is not None else None
        if idle is not None and self._press(things, idle):
            return
        if target is not None and self._press(things, target.id):
            return
        if target is not None and by_id(things, "button:fold") is not None:
            self._press(things, "button:fold")
            return
        self._play(here.table.screen, things)


def _idle_card(here: Guided[BookTable, BookOverlays], target: Thing) -> str | None:
    """A card in hand that does not pay for the target: it is put down first, or the target refuses it for ever."""
    held, actions = (
        here.table.state.held,
        actions_of(target.id, here.table.option_of(target) if target.role != "button" else ""),
    )
    if held is None or not actions or pays_for(here.table.session, actions, held.option):
        return None
    return next((name for name, card in here.table.listing().cards.items() if card.uid == held.uid), None)
