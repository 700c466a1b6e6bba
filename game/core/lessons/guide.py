"""Following a person through a lesson: which step, is it reached, has the path been left, and the ways back and on.

The guide changes the session only when asked to rewind or skip. It holds a kept moment for the start of every step:
the one the person came by, or, where the step's example cannot be made from there, the one the examples lead to. So a
rewind always leads to a place from which the goal can be reached.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.engine.decision import Answer
from game.core.engine.session import HistoryEntry, Session, state_hash

from .lesson import Challenge, Lesson, LessonError, Shown, Step, copy_of, demonstrate, play, reached
from .scenario import ScenarioAdapter


@dataclass(slots=True)
class _Start:
    """The beginning of a step: a session to count from and return to, and how many undo steps lay behind it then."""

    kept: Session
    behind: int


class Guide:
    """One lesson being followed. `session` is the one on the table and stays the same object throughout."""

    def __init__(self, lesson: Lesson, nouns: ScenarioAdapter) -> None:
        self.lesson = lesson
        self.nouns = nouns
        self.session = nouns.build(lesson.given)
        self._canon = canon(lesson, nouns)
        self._starts: list[_Start] = []
        self._path: dict[str, tuple[Answer, ...]] = {}
        self._tried = ""
        self._enter()

    @property
    def index(self) -> int:
        """The present step, from 0; the number of steps when the lesson is done."""
        return len(self._starts) - 1

    @property
    def done(self) -> bool:
        """Whether every step has been reached."""
        return self.index >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The present step, None when the lesson is done."""
        return None if self.done else self.lesson.steps[self.index]

    @property
    def moved(self) -> bool:
        """Whether anything was answered since the step began."""
        return not self.done and len(self.session.past) > self._starts[-1].behind

    @property
    def made(self) -> Sequence[HistoryEntry]:
        """What was answered since the step began, one undo step after the other."""
        return () if self.done else tuple(self.session.past[self._starts[-1].behind :])

    # following

    def advance(self, *, here: bool = False) -> bool:
        """Look at the state: go on where the goal is reached, back where undo has left the step. True when changed.

        With `here` only as far as this position goes: a step after which a new one is laid out stays, reached.
        """
        before = self.index
        while self.index > 0 and len(self.session.past) < self._starts[-1].behind:
            self._starts.pop()
        if self.index != before:
            self._learn(self._starts[-1].kept)
        while not self.done and self.reached() and not (here and self.breaks):
            self._enter()
        return self.index != before

    def go_on(self) -> None:
        """The next step begins, whatever was done after this one's goal was reached."""
        if not self.done:
            self._enter()

    def reached(self) -> bool:
        """Whether the present step's goal holds now."""
        step = self.step
        return step is not None and reached(self.session, self.nouns, step.goals, self._starts[-1].kept)

    def reached_at(self, table: Session) -> bool:
        """Whether the present step's goal holds at another table that the same game might come to."""
        step = self.step
        return step is not None and reached(table, self.nouns, step.goals, self._starts[-1].kept)

    @property
    def began(self) -> Session:
        """The moment that the present step counts from."""
        return self._starts[-1].kept

    def as_good(self) -> frozenset[str]:
        """What else one press may answer where the example has one: every single answer that reaches the step too."""
        step, now = self.step, self.session.decision
        if step is None or now is None or now.max != 1 or now.kind == "action":
            return frozenset()
        found = set()
        for option in self.session.legal():
            trial = copy_of(self.session)
            trial.apply((option.id,))
            if reached(trial, self.nouns, step.goals, self._starts[-1].kept):
                found.add(option.id)
        return frozenset(found)

    def off(self) -> bool:
        """Whether the path was left: neither is the goal reached, nor do the example's moves still lead to it."""
        if self.done or self.reached():
            return False
        mark = state_hash(self.session.state)
        if mark not in self._path and mark != self._tried:
            self._tried = mark
            self._learn(self.session, keep=True)
        return mark not in self._path

    def next_answers(self) -> tuple[Answer, ...] | None:
        """What the example answers now, as one undo step; None off the path or when the lesson is done."""
        return None if self.off() or self.done else self._path.get(state_hash(self.session.state))

    def rewind(self) -> None:
        """Back to the kept start of the step; what was undone cannot be redone."""
        if self.done:
            return
        start = self._starts[-1]
        self.session.state = start.kept.state.clone()
        del self.session.past[start.behind :]
        self._settle()
        self._learn(start.kept)

    def skip(self) -> None:
        """Let the example reach the goal, from the step's start; `advance` then goes on."""
        step = self.step
        if step is not None:
            self.rewind()
            play(self.session, self.nouns, step.show)

    @property
    def breaks(self) -> bool:
        """Whether the step after this one begins on a new position."""
        after = self.index + 1
        return after < len(self.lesson.steps) and self.lesson.steps[after].given is not None

    def restart(self) -> None:
        """The whole lesson from its beginning."""
        self._starts.clear()
        self.session.past.clear()
        self._place(self._canon[0])
        self._enter()

    # inside

    def _enter(self) -> None:
        """The next step begins: on the table as it stands, or on a new position."""
        number = self.index + 1
        if number >= len(self.lesson.steps):
            self._starts.append(_Start(self.session, len(self.session.past)))
            return
        if self.lesson.steps[number].given is not None:
            self.session.past.clear()
            self._place(self._canon[number])
        kept = copy_of(self.session)
        if not self._works(kept, number):
            kept = self._canon[number]
        self._starts.append(_Start(kept, len(self.session.past)))
        self._learn(kept)

    def _works(self, start: Session, number: int) -> bool:
        """Whether the example of a step leads to its goal from here."""
        step = self.lesson.steps[number]
        trial = copy_of(start)
        if demonstrate(trial, self.nouns, step.show) is None:
            return False
        play(trial, self.nouns, step.show)
        return reached(trial, self.nouns, step.goals, start)

    def _learn(self, start: Session, keep: bool = False) -> None:
        """Remember what the example answers from this moment on; with `keep` only where it leads to the goal."""
        step = self.step
        if step is None:
            return
        if not keep:
            self._path, self._tried = {}, ""
        trial = copy_of(start)
        try:
            shown: tuple[Shown, ...] = play(trial, self.nouns, step.show)
        except LessonError:
            return
        if not keep or reached(trial, self.nouns, step.goals, self._starts[-1].kept):
            self._path.update({one.before: one.answers for one in shown})

    def _place(self, other: Session) -> None:
        self.session.state = other.state.clone()
        self._settle()

    def _settle(self) -> None:
        self.session.future.clear()
        self.session.events = ()
        self.session.opening = self.session.state


def canon(lesson: Lesson, nouns: ScenarioAdapter) -> tuple[Session, ...]:
    """The moment at which each step begins when only the examples are made; LessonError where they do not work."""
    session = nouns.build(lesson.given)
    found: list[Session] = []
    for step in lesson.steps:
        where = f"{lesson.id}.{step.id}"
        if step.given is not None:
            session = nouns.build(step.given)
        start = copy_of(session)
        found.append(start)
        if reached(session, nouns, step.goals, start):
            raise LessonError(f"{where}: the goal holds before anything was done")
        try:
            play(session, nouns, step.show)
        except LessonError as problem:
            raise LessonError(f"{where}: {problem}") from None
        if not reached(session, nouns, step.goals, start):
            raise LessonError(f"{where}: the example does not reach the goal")
    return tuple(found)


class Trial:
    """One challenge being tried."""

    def __init__(self, challenge: Challenge, nouns: ScenarioAdapter) -> None:
        self.challenge = challenge
        self.nouns = nouns
        self.session = nouns.build(challenge.given)
        self.start = copy_of(self.session)
        """The position as it was: what goals count from."""

    @property
    def solved(self) -> bool:
        """Whether the goal holds."""
        return reached(self.session, self.nouns, self.challenge.goals, self.start)

    @property
    def failed(self) -> bool:
        """Whether it can no longer be reached: a fail has come true, or the game is over."""
        if self.solved:
            return False
        return self.session.over or reached(self.session, self.nouns, self.challenge.fails, self.start)

    @property
    def spent(self) -> int:
        """Actions and abilities so far, granted ones included; ends of turns and answers do not count."""
        return sum(self.nouns.is_spent(answer[0]) for one in self.session.past for answer in one.answers[:1] if answer)

    def restart(self) -> None:
        """The position again."""
        self.session.past.clear()
        self.session.future.clear()
        self.session.state = self.start.state.clone()
        self.session.events = ()
        self.session.opening = self.session.state
