"""A companion: it thinks its whole turn through on imagined tables, keeps the plan, and follows it while no luck has
spoken.

It has dice of its own: the game's luck is untouched, nothing hidden is looked at, and the same seed gives the same
answers. Thinking can be done in pieces (`thinking`), for whoever has frames to show meanwhile.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Final

from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.rng import below, seeded

from .answers import candidates
from .determinize import determinize
from .search import Best, Search, merged
from .styles import liking
from .tempers import MASTER, TEMPERS
from .weights import judgment

Sight = tuple[object, ...]
"""All that lies open on a table and matters for a plan."""
Ranked = list[tuple[float, Answer]]
"""Answers with their values (log-odds to win), best first."""
FINE: Final = 1 << 16


def to_the_end(work: Generator[int, None, Ranked]) -> Ranked:
    """What thinking in pieces comes to, all the pieces that are left at once."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            found: Ranked = end.value
            return found


@dataclass(slots=True)
class _Plan:
    """Answers still to be given, each with what must lie open when it is its turn."""

    steps: list[tuple[Sight, Answer]]
    luck: Sight


class Planner:
    """A companion of some temper; may be asked for any seat, about any question. With `style` it plays as the magician
    of the seat likes to; without, by the judgment alone, as the hint does."""

    def __init__(self, seed: int, temper: str = MASTER, style: bool = False) -> None:
        self.rng = seeded(seed ^ 0x71A)
        self.temper = TEMPERS[temper]
        self.style = style
        self.judgment = judgment()
        self.nodes = 0
        """Tables looked at since the companion began to play."""
        self._plan: _Plan | None = None
        self._found: list[Best] = []
        self._imagined: list[State] = []

    def answer(self, game: BigBook, state: State) -> Answer:
        """A legal answer to the decision that stands."""
        at_hand = self._at_hand(game, state)
        return at_hand if at_hand is not None else self.ranked(game, state)[0][1]

    def answering(self, game: BigBook, state: State) -> Generator[int, None, Answer]:
        """The same in pieces."""
        at_hand = self._at_hand(game, state)
        if at_hand is not None:
            return at_hand
        ranked = yield from self.thinking(game, state)
        return ranked[0][1]

    def _at_hand(self, game: BigBook, state: State) -> Answer | None:
        """The answer for which no thought is needed: the next one of the plan, or the only one."""
        planned = self._planned(game, state)
        return planned if planned is not None else self.only(game, state)

    def ranked(self, game: BigBook, state: State) -> Ranked:
        """Answers with their values, best first; the best one's line becomes the plan."""
        return to_the_end(self.thinking(game, state))

    def thinking(self, game: BigBook, state: State) -> Generator[int, None, Ranked]:
        """The same in pieces: it yields the tables looked at so far, and returns the ranking."""
        found: list[Best] = []
        imagined: list[State] = []
        for _ in range(self.temper.tables):
            table = determinize(state, self)
            imagined.append(table.clone())
            search = Search(game, self.judgment, self.temper.effort)
            best = yield from search.think(table)
            self.nodes += search.nodes
            found.append(best)
        values = merged(found)
        ranked = [(value + self._whim() + self._liking(state, answer), answer) for answer, value in values.items()]
        ranked.sort(key=lambda item: -item[0])
        self._found, self._imagined = found, imagined
        steps = self.line(game, ranked[0][1])
        self._plan = _Plan(steps[1:], luck_in(state)) if len(steps) > 1 else None
        return ranked

    def line(self, game: BigBook, first: Answer) -> list[tuple[Sight, Answer]]:
        """The best line of the last thought that begins with one of its answers: each answer, and what must lie open
        when it is its turn."""
        _, index = max((best[first].value, -index) for index, best in enumerate(self._found))
        table = self._imagined[-index].clone()
        steps: list[tuple[Sight, Answer]] = []
        for answer in self._found[-index][first].path:
            steps.append((open_in(table), answer))
            game.step(table, answer)
        return steps

    def _whim(self) -> float:
        """A little more or less, by the companion's own dice; nothing for one without whims."""
        if not self.temper.whim:
            return 0.0
        both = below(self, FINE) + below(self, FINE) - FINE
        return self.temper.whim * 2.0 * both / FINE

    def _liking(self, state: State, answer: Answer) -> float:
        return liking(state, answer) if self.style else 0.0

    def only(self, game: BigBook, state: State) -> Answer | None:
        """The answer where there is no other."""
        found = candidates(game, state, 2, 2)
        return found[0] if len(found) == 1 else None

    # the plan

    def _planned(self, game: BigBook, state: State) -> Answer | None:
        """The next answer of the plan, while the table is as it was planned and no luck has been revealed."""
        plan, self._plan = self._plan, None
        if plan is None or plan.luck != luck_in(state):
            return None
        (seen, answer), rest = plan.steps[0], plan.steps[1:]
        if seen != open_in(state) or game.check(state, answer) is not None:
            return None
        self._plan = _Plan(rest, plan.luck) if rest else None
        return answer


def luck_in(state: State) -> Sight:
    """What changes whenever luck is revealed."""
    decks = tuple([len(player.deck) for player in state.players])
    return (state.rng, state.turned, decks, tuple([len(library) for library in state.libraries]))


def open_in(state: State) -> Sight:
    """Where the table stands, as far as it lies open."""
    decision = state.decision
    asked = (decision.seat, decision.kind, decision.prompt, decision.source) if decision is not None else ()
    players = [
        (sorted(player.hand), sorted(player.support), sorted(player.discard), [*player.spells.items()])
        for player in state.players
    ]
    curses = [(curse.id, curse.position, curse.tokens, curse.until, curse.applied) for curse in state.curses]
    return (asked, players, curses, state.madness, state.marker, state.turn)


def adept(seed: int) -> Planner:
    """A companion that thinks less far than the master."""
    return Planner(seed, "adept")


def apprentice(seed: int) -> Planner:
    """A companion that thinks one act ahead, and not always surely."""
    return Planner(seed, "apprentice")
