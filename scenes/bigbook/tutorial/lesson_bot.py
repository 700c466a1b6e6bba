"""The robot as a pupil: it does all lessons and challenges by events, with whims, and takes the way back when lost."""

from __future__ import annotations

from game.bigbook.play.payment_draft import pays_for
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Shown
from scenes.bigbook.table.model.targets import actions_of
from scenes.bigbook.tutorial.challenges import ChallengesScene, ChallengeTable
from scenes.bigbook.tutorial.guided import GuidedTable
from scenes.bigbook.tutorial.lesson import LessonTable
from scenes.bigbook.tutorial.lesson_list import LessonsScene
from scenes.bigbook.tutorial.next_input import next_press
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.shell.app import App
from scenes.shell.robot.player import Robot

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
        if isinstance(top, LessonTable):
            self._lesson(top, things)
        elif isinstance(top, ChallengeTable):
            self._challenge(top, things)
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

    def _lesson(self, top: LessonTable, things: list[Thing]) -> None:
        guide: Guide = top.guide
        if guide.done and self.only:
            self.app.quit(0)
            return
        if guide.done and self._press(things, "button:to-list"):
            return
        step = guide.step
        if step is not None and not top.waiting and self._whim(top, (guide.lesson.id, step.id), things):
            return
        self._follow(top, things)

    def _challenge(self, top: ChallengeTable, things: list[Thing]) -> None:
        if top.solved:
            if self.only:
                self.app.quit(0)
            else:
                self._press(things, "button:next")
            return
        self._follow(top, things, self._known(top))

    def _known(self, top: ChallengeTable) -> str | None:
        """The next press of the known solution, without asking to be shown."""
        name = top.trial.challenge.id
        if name not in self._solutions:
            self._solutions[name] = top.solution()
        done, steps = len(top.session.past), self._solutions[name]
        return next_press(top.context, steps[done].answers) if done < len(steps) else None

    def _whim(self, top: GuidedTable, step: object, things: list[Thing]) -> bool:
        if self.rng.random() >= WHIMS or self._strayed.get(step, 0) >= FEW:
            return False
        self._strayed[step] = self._strayed.get(step, 0) + 1
        self._play(top, things)
        return True

    def _follow(self, top: GuidedTable, things: list[Thing], wanted: str | None = None) -> None:
        wanted = wanted or top.help_target()
        target = by_id(things, wanted or "")
        idle = _idle_card(top, target) if target is not None else None
        if idle is not None and self._press(things, idle):
            return
        if target is not None and self._press(things, target.id):
            return
        if target is not None and by_id(things, "button:fold") is not None:
            self._press(things, "button:fold")
            return
        self._play(top, things)


def _idle_card(top: GuidedTable, target: Thing) -> str | None:
    """A card in hand that does not pay for the target: it is put down first, or the target refuses it for ever."""
    held, actions = (
        top.state.held,
        actions_of(target.id, top.context.option_of(target) if target.role != "button" else ""),
    )
    if held is None or not actions or pays_for(top.session, actions, held.option):
        return None
    return next((name for name, card in top.listing().cards.items() if card.uid == held.uid), None)
