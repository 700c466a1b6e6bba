"""The way to the goal of a challenge or puzzle from where it stands, thought out in pieces.

First its known solution is gone on with, in any order that still works; then every line without luck is gone through,
short ones first, as far as is reasonable while somebody waits.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from game.bigbook.rules import actions
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.session import state_hash
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import LessonError, Shown, copy_of, play, reached

from .lines import TooManyError, acts_from, luck, mark, settled

MOST = 5000
"""Tables that are looked at before a way counts as unknown."""

Way = tuple[Answer, ...]
"""Answers one after the other, up to the goal."""


@dataclass(frozen=True, slots=True)
class _Reached:
    """A table, the answers that lead to it, and which moves of the known solution are made."""

    session: BigBookSession
    way: Way
    made: frozenset[int]


class Solving:
    """The search for a way to a trial's goal from its present moment. What it finds does not depend on the pieces."""

    def __init__(self, trial: Trial) -> None:
        assert isinstance(trial.session, BigBookSession)
        self.trial = trial
        self.state = trial.session.state
        self.way: Way | None = None
        """The answers of the shortest way that was found; None where there is none, or none was found yet."""
        self.done = False
        self._ends = any(move.get("do") == actions.END for move in trial.challenge.solution)
        """Whether the goal may only be reached by what the end of the turn does."""
        self._work = self._search(copy_of(trial.session))

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Search until it is over, or it is enough for now; that is asked after every table."""
        while not self.done:
            self._step()
            if enough():
                break

    def _step(self) -> None:
        try:
            next(self._work)
        except StopIteration:
            self.done = True

    def _search(self, now: BigBookSession) -> Iterator[None]:
        for search in (self._known, self._any):
            yield from search(now)
            if self.way is not None:
                return

    def _goal(self, session: BigBookSession) -> bool:
        return reached(session, self.trial.nouns, self.trial.challenge.goals, self.trial.start)

    def _lost(self, session: BigBookSession) -> bool:
        return session.over or reached(session, self.trial.nouns, self.trial.challenge.fails, self.trial.start)

    # the known solution

    def _known(self, now: BigBookSession) -> Iterator[None]:
        """Goes on with moves of the known solution, fewest first, in every order in which they can be made."""
        yield
        self.way = self._rest(now)
        if self.way is not None:
            return
        moves = _grouped(self.trial.challenge.solution)
        front, seen = [_Reached(now, (), frozenset())], {state_hash(now.state)}
        while front:
            found: list[_Reached] = []
            for one in front:
                for number, move in enumerate(moves):
                    if number in one.made:
                        continue
                    yield
                    after = copy_of(one.session)
                    try:
                        shown = play(after, self.trial.nouns, move)
                    except LessonError:
                        continue
                    way = (*one.way, *_answers(shown))
                    if self._goal(after):
                        self.way = way
                        return
                    print_of = state_hash(after.state)
                    if print_of not in seen and not self._lost(after):
                        seen.add(print_of)
                        found.append(_Reached(after, way, one.made | {number}))
            front = found

    def _rest(self, now: BigBookSession) -> Way | None:
        """What is left of the known solution where it is being followed, also in the middle of an act."""
        trial, here = copy_of(self.trial.start), state_hash(now.state)
        way = _answers(play(copy_of(trial), self.trial.nouns, self.trial.challenge.solution))
        for number, answer in enumerate(way):
            if state_hash(trial.state) == here:
                return way[number:]
            trial.apply(answer)
        return None

    # every line without luck

    def _any(self, now: BigBookSession) -> Iterator[None]:
        game, spoken = now.game, luck(now.state)
        known: set[str] = set()
        front: list[tuple[State, Way]] = []
        try:
            for state, answers in settled(game, now.state, (), spoken):
                yield
                if self._solves(state, answers):
                    return
                front.append((state, answers))
        except TooManyError:
            return
        known.update(mark(state) for state, _ in front)
        for _ in range(self.trial.challenge.best):
            found: list[tuple[State, Way]] = []
            for state, way in front:
                try:
                    for _, after, answers in acts_from(game, state):
                        yield
                        place = mark(after)
                        if place in known:
                            continue
                        known.add(place)
                        if self._solves(after, (*way, *answers)):
                            return
                        if len(known) >= MOST:
                            return
                        found.append((after, (*way, *answers)))
                except TooManyError:
                    continue
            front = found

    def _solves(self, state: State, way: Way) -> bool:
        """Whether the goal is reached here, or by ending the turn here."""
        session = BigBookSession(self.trial.session.game, state)
        if way and self._goal(session):
            self.way = way
            return True
        asked = state.decision
        if self._ends and asked is not None and asked.kind == "action" and not session.why_not(actions.END):
            session = copy_of(session)
            session.apply((actions.END,))
            if self._goal(session):
                self.way = (*way, (actions.END,))
                return True
        return False


def _grouped(moves: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    """Each act with the answers that follow it."""
    found: list[tuple[Any, ...]] = []
    for move in moves:
        if "do" in move or not found:
            found.append((move,))
        else:
            found[-1] = (*found[-1], move)
    return found


def _answers(shown: tuple[Shown, ...]) -> Way:
    return tuple(answer for one in shown for answer in one.answers)
