"""Games to learn from: played against the book by blurred companions, the figures noted at the end of every turn."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from game.bigbook.ai.evaluation import Judgment
from game.bigbook.ai.features import features
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.search import Effort, acting
from game.bigbook.ai.tempers import Temper
from game.bigbook.catalogue import ROUNDS, catalogue
from game.bigbook.rules.actions import END
from game.bigbook.rules.options import DIFFICULTIES, MAGICIANS, MODES, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State

NOISE = 0.15
"""How far every weight strays in a game (the spread of its logarithm)."""
SLIPS = 0.02
"""So often an act is any legal one."""
CONSOLATION = 0.3
"""The most that a lost last page counts: the fewer curses were left, the more."""
GENTLE = {2: 0, 3: 0, 4: 6, 5: 10}
"""At most so much more Madness lies in the stack of a game to learn from, by players: there must be wins, too."""


@dataclass(frozen=True, slots=True)
class Row:
    """The end of one turn: the round (from 0) and the figures."""

    round: int
    figures: list[float]


@dataclass(frozen=True, slots=True)
class Played:
    """A game to learn from: its rows in order, and how it ended (1 won, 0 lost, or a little for a near miss)."""

    rows: list[Row]
    result: float


@dataclass(frozen=True, slots=True)
class Order:
    """What is needed to play one game to learn from, in any process."""

    seed: int
    judgment: Judgment
    effort: Effort


def learn_from(order: Order) -> Played:
    """Play one game: everything about it follows from its seed."""
    chance = Random(order.seed)
    options = _options(chance)
    blurred = _blurred(order.judgment, chance)
    game = big_book()
    state = game.new(options, order.seed)
    state.madness += chance.randint(0, GENTLE[len(options.magicians)])
    game.start(state)
    planner = Planner(order.seed)
    planner.temper, planner.judgment = Temper(order.effort), blurred
    rows: list[Row] = []
    while not state.over:
        answer = planner.answer(game, state)
        if acting(state):
            if chance.random() < SLIPS:
                answer = game.random_answer(state, planner)
            if answer == (END,):
                rows.append(Row(*features(state, order.judgment.harms)))
        game.step(state, answer)
    return Played(rows, _result(state))


def _options(chance: Random) -> Options:
    """Any party at any difficulty; the plain mode in four games of five."""
    party = tuple(chance.sample(MAGICIANS, chance.randint(2, 5)))
    mode = chance.choice(MODES) if chance.random() < 0.3 else MODES[0]
    return Options(party, chance.choice(DIFFICULTIES), mode)


def _blurred(judgment: Judgment, chance: Random) -> Judgment:
    rows = [[weight * chance.lognormvariate(0.0, NOISE) for weight in row] for row in judgment.weights]
    return Judgment(rows, judgment.harms)


def _result(state: State) -> float:
    if state.result == "won":
        return 1.0
    if state.reason != "last-monster-undefeated":
        return 0.0
    all_curses = 3 + catalogue().table.round_track[state.options.difficulty][ROUNDS - 1]
    return CONSOLATION * max(0.0, 1 - len(state.curses) / all_curses)


@dataclass(frozen=True, slots=True)
class Trial:
    """What is needed to try a judgment in one game."""

    seed: int
    players: int
    difficulty: str
    judgment: Judgment
    effort: Effort


def wins(trial: Trial) -> bool:
    """Whether a companion of this judgment wins the game of that seed."""
    game = big_book()
    state = game.new(Options.of(trial.players, trial.difficulty), trial.seed)
    game.start(state)
    planner = Planner(trial.seed)
    planner.temper, planner.judgment = Temper(trial.effort), trial.judgment
    while not state.over:
        game.step(state, planner.answer(game, state))
    return state.result == "won"
