"""The robot as a pupil: it does all lessons and challenges by events, with whims, and takes the way back when lost.

A game derives its own and fills in what stands last.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic

from game.core.engine.decision import Answer
from game.core.lessons.guide import Guide
from game.core.lessons.lesson import Shown
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.shell.app import App
from scenes.shell.robot import Robot
from scenes.table.attendant import TableT
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.guided import Guided
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.played_table import PlayedTable

WHIMS = 0.06
"""The share of acts in lessons that are left to chance, so that paths are left and found again."""
FEW = 3
"""After so many whims in one step no more follow: a pupil wants to get on."""


class LessonBot(Robot, Generic[TableT]):
    """Does what the lessons ask for. Ends when all is done, or with the one lesson that was named."""

    def __init__(self, app: App, seed: int, *, arrows: bool = False) -> None:
        super().__init__(app, seed, None, arrows=arrows)
        self.only = app.launch.tutorial or ""
        self._strayed: dict[object, int] = {}
        self._solutions: dict[str, tuple[Shown, ...]] = {}

    def _act(self, top: Scene) -> None:
        things = top.things()
        attendant = top.attendant if isinstance(top, PlayedTable) else None
        if isinstance(attendant, GuidedLesson):
            self._lesson(attendant, things)
        elif isinstance(attendant, ChallengeAttendant):
            self._challenge(attendant, things)
        elif not self.from_list(top, things):
            super()._act(top)

    def _lesson(self, here: GuidedLesson[TableT, Any], things: list[Thing]) -> None:
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

    def _challenge(self, here: ChallengeAttendant[TableT, Any], things: list[Thing]) -> None:
        if here.solved:
            if self.only:
                self.app.quit(0)
            else:
                self._press(things, "button:next")
            return
        self._follow(here, things, self._known(here))

    def _known(self, here: ChallengeAttendant[TableT, Any]) -> str | None:
        """The next press of the known solution, without asking to be shown."""
        name = here.trial.challenge.id
        if name not in self._solutions:
            self._solutions[name] = here.solution()
        done, steps = len(here.table.run.session.past), self._solutions[name]
        return self.next_press(here.table, steps[done].answers) if done < len(steps) else None

    def _whim(self, here: Guided[TableT, Any], step: object, things: list[Thing]) -> bool:
        if self.rng.random() >= WHIMS or self._strayed.get(step, 0) >= FEW:
            return False
        self._strayed[step] = self._strayed.get(step, 0) + 1
        self._play(here.table.screen, things)
        return True

    def _follow(self, here: Guided[TableT, Any], things: list[Thing], wanted: str | None = None) -> None:
        wanted = wanted or here.help_target()
        target = by_id(things, wanted or "")
        idle = self.first(here.table, target) if target is not None else None
        if idle is not None and self._press(things, idle):
            return
        if target is not None and self._press(things, target.id):
            return
        if target is not None and by_id(things, "button:fold") is not None:
            self._press(things, "button:fold")
            return
        self._play(here.table.screen, things)

    # what a game fills in

    def next_press(self, table: TableT, answers: Sequence[Answer]) -> str | None:
        """The thing that is pressed next to give these answers; None where none is."""
        raise NotImplementedError

    def first(self, table: TableT, target: Thing) -> str | None:
        """What is to be put down before a target can be pressed; None for nothing."""
        return None

    def from_list(self, top: Scene, things: list[Thing]) -> bool:
        """A screen that is no lesson: where it is a list of them, press the one that is due; whether it was one."""
        return False
