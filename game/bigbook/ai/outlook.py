"""Which curses will be paid for, by whom and when: a rough plan of the rest of the round, in chances.

Every turn until the judgement is gone through in order. Whoever has it pays for what the hand (known cards, or what a
hand of the own deck brings on average) and the support of all can pay; support is spent once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.curses import with_tokens
from game.bigbook.rules.pieces import Curse
from game.bigbook.rules.state import State

Sums = Sequence[float]
"""Elements by kind: water, earth, fire, air."""
KNOWN, GUESSED = 0.95, 0.6
"""The chance that a curse goes which a hand can pay: one that lies open, and one still to be drawn."""
SHORT: Final[tuple[float, ...]] = (0.6, 0.45, 0.25, 0.12, 0.06, 0.03)
"""The chance that a curse goes all the same, by the elements that the best turn lacks."""
TOGETHER: Final = 0.8
"""What is left of a chance where several have to come true."""
NEVER: Final = 9
"""A space that the marker does not reach in time: such a curse strikes no more."""


class Hopes:
    """What the plan comes to: curses that go, the chance that all do, harm by those that strike, and each one's
    chance to strike."""

    __slots__ = ("all", "harm", "kills", "strikes")

    def __init__(self) -> None:
        self.kills = 0.0
        self.all = 1.0
        self.harm = 0.0
        self.strikes: dict[str, float] = {}


@cache
def _needs(curse: str, tokens: tuple[int, int, int, int]) -> tuple[tuple[int, int], ...]:
    """(element, count) for each element that destroying a curse takes."""
    return tuple((element, need) for element, need in enumerate(with_tokens(curse, tokens)) if need)


class _Open:
    """A curse in the plan: where it strikes, what it takes, what it costs the table, the least lack so far, and the
    space in whose turn it can be destroyed (0: it lies open)."""

    __slots__ = ("harm", "id", "least", "need", "opens", "space")

    def __init__(self, curse: Curse, space: int, harm: float, opens: int) -> None:
        self.id = curse.id
        self.space = space
        self.harm = harm
        self.need = _needs(curse.id, curse.tokens)
        self.least = 9.0
        self.opens = opens


class Plan:
    """The plan being made. `pool` is the support of all; `harms` tells what a strike costs: (each player, once)."""

    def __init__(self, state: State, pool: Sums, harms: Mapping[str, tuple[float, float]]) -> None:
        self.pool = list(pool)
        self.found = Hopes()
        spaces, marker, players = catalogue().table.spaces, state.marker, len(state.players)
        self.left: list[_Open] = []
        for curse in state.curses:
            space = spaces[curse.position]
            opens = curse.until - state.turn + marker if curse.until else 0  # a turn, the marker goes on by one space
            if curse.applied or space <= marker or space <= opens:  # face down it lets the marker pass
                self.left.append(_Open(curse, NEVER, 0.0, opens))
            else:
                each, once = harms.get(curse.id, (1.0, 0.0))
                self.left.append(_Open(curse, space, each * players + once, opens))
        self.left.sort(key=_space)

    def play(self, at: int, known: bool, hand: Sums) -> None:
        """One turn, the marker on space `at`, by a player with so many elements in hand."""
        pool, found = self.pool, self.found
        have = list(hand)
        chance = KNOWN if known else GUESSED
        kept: list[_Open] = []
        for curse in self.left:
            if at < curse.opens:
                kept.append(curse)
                continue
            missing = 0.0
            for element, need in curse.need:
                lack = need - have[element]
                if lack > 0.0:
                    lack -= pool[element]
                    if lack > 0.0:
                        missing += lack
            if missing < curse.least:
                curse.least = missing
            if missing > 0.01:
                kept.append(curse)
                continue
            for element, need in curse.need:
                lack = need - have[element]
                if lack > 0.0:
                    pool[element] -= lack
                    have[element] = 0.0
                else:
                    have[element] = -lack
            found.kills += chance
            found.all *= chance
            self._struck(curse, 1.0 if at >= curse.space else 1.0 - chance)
        self.left = kept

    def _struck(self, curse: _Open, chance: float) -> None:
        if curse.space != NEVER:
            self.found.harm += curse.harm * chance
            self.found.strikes[curse.id] = chance

    def end(self) -> Hopes:
        """What is left over goes by good luck only."""
        found = self.found
        for curse in self.left:
            lack = int(curse.least + 0.5)
            chance = SHORT[lack] if lack < len(SHORT) else 0.0
            found.kills += chance
            found.all *= chance * TOGETHER
            self._struck(curse, 1.0)
        return found


def _space(curse: _Open) -> int:
    return curse.space
