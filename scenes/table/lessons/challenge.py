"""A challenge being tried on a table: a position, and a goal that can be reached from it."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Generic, Protocol

from game.core.engine.decision import Answer
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import Challenge, Shown, copy_of, play
from scenes.kit.note import NoteButton, NoteText
from scenes.kit.scene import Scene
from scenes.table.attendant import Beside, TableT
from scenes.table.lessons.guidance import NoteGuidance, Solving, SolvingGuidance
from scenes.table.lessons.guided import Guided, GuidedStage
from scenes.table.overlays.overlays import LaidOverT


class ChallengeStage(GuidedStage, Protocol):
    """A game's table on which a challenge is tried. Its texts: `challenges.ui.*`."""

    @property
    def shelf(self) -> str:
        """The screen from which it was chosen."""

    def name_of(self, challenge: Challenge) -> str:
        """What one is called."""

    def task(self, challenge: Challenge) -> str:
        """What it asks for."""

    def called(self, button: str) -> str:
        """What a button of the note is called: `again`, `show`, `leave`, `next` or `to_list`."""

    def after(self, challenge: Challenge) -> Challenge | None:
        """The one after it."""

    def table_of(self, challenge: Challenge) -> Scene:
        """The table of one from its beginning."""

    def solving(self, trial: Trial) -> Solving:
        """The search for the way on from where it stands."""


class ChallengeAttendant(Guided[TableT, LaidOverT], Generic[TableT, LaidOverT]):
    """One challenge being tried."""

    def __init__(self, beside: Beside[TableT, LaidOverT], stage: ChallengeStage, trial: Trial) -> None:
        super().__init__(beside, stage)
        self.room, self.trial = stage, trial
        self.showing: tuple[Shown, ...] = ()
        """The solution, when somebody asked to see it; then solving does not count."""
        self.solved = False
        self._solving: Solving | None = None
        """The search for the way on from where somebody asked for a hint last."""

    def lesson(self) -> tuple[str | None, int] | None:
        return self.trial.challenge.id, len(self.profile.lessons)

    def lesson_step(self) -> tuple[str, int] | None:
        return self.trial.challenge.id, 0

    def progress(self) -> Hashable:
        return self.solved, self.trial.failed

    def watch(self) -> None:
        if self.trial.solved and not self.solved:
            self.heard("achievement")
        self.solved = self.trial.solved
        if self.solved and not self.showing:
            self.profile.solve(self.trial.challenge.id, self.trial.spent)

    def solution(self) -> tuple[Shown, ...]:
        """The known solution, answer by answer, from the beginning."""
        trial = Trial(self.trial.challenge, self.trial.nouns)
        return play(copy_of(trial.session), trial.nouns, self.trial.challenge.solution)

    def wanted(self) -> Sequence[Answer] | None:
        """The next answers of the solution while it is being shown."""
        done = len(self.table.run.session.past)
        return self.showing[done].answers if done < len(self.showing) and not self.solved else None

    def help_target(self) -> str | None:
        answers = self.wanted()
        return self.room.next_press(answers) if answers else None

    def guidance(self) -> NoteGuidance | SolvingGuidance:
        if self.solved or self.trial.failed:
            return NoteGuidance(self, ())
        if self._solving is None or self._solving.state is not self.table.run.session.state:
            self._solving = self.room.solving(self.trial)
        return SolvingGuidance(self, self._solving, self._button("again"))

    def onward(self) -> str | None:
        return "button:next" if self.solved else "button:again" if self.trial.failed else None

    def note_text(self) -> NoteText:
        challenge, trial = self.trial.challenge, self.trial
        where = f"challenges.{challenge.id}.{self.solved}.{trial.failed}"
        fold = self.fold_button()
        name = self.room.name_of(challenge)
        if self.solved:
            how = "matched" if trial.spent == challenge.best else "solved"
            how = "shorter" if trial.spent < challenge.best else how
            text = self.say(f"challenges.ui.{how}", n=trial.spent)
            after = (self._button("next", primary=True), self._button("to_list"))
            return NoteText(where, name, text, after, "", None, fold, glad=True)
        if trial.failed:
            after = (self._button("again", primary=True), self._button("to_list"))
            return NoteText(where, name, self.say("challenges.ui.failed"), after, "", None, fold)
        buttons = (self._button("again"), self._button("show"), self._button("leave"))
        return NoteText(where, name, self.room.task(challenge), buttons, "", None, fold)

    def _button(self, name: str, *, primary: bool = False) -> NoteButton:
        words = self.room.called(name)
        return NoteButton(f"button:{name.replace('_', '-')}", words, words, primary)

    def note_press(self, name: str) -> None:
        if name == "button:again":
            self.showing = ()
            self.start_again()
        elif name == "button:show":
            self.start_again()
            self.showing = self.solution()
            self.ghost.waited = 1e4
        elif name in ("button:to-list", "button:leave"):
            self.app.go(self.room.shelf)
        elif name == "button:next":
            following = self.room.after(self.trial.challenge)
            if following is not None:
                self.app.replace(self.room.table_of(following))
            else:
                self.app.go(self.room.shelf)

    def start_again(self) -> None:
        """The position as it was."""
        self.trial.restart()
        self.beside.show_moment()
