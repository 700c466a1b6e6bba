"""Make the weights of the odds: `python -m tools.train.odds --games 40` prints them, and how well they fit.

Adepts play with two to five players at every difficulty; every table at which somebody may act is noted with how the
game ended. Half of the games (even seeds) are learnt from by logistic regression, round by round; the other half says
how far the odds can be trusted: of the tables of which they said so much, so many were won. A game takes one to two
seconds of one core.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass

import numpy as np

from game.bigbook.ai.odds import TENTHS, terms
from game.bigbook.ai.planner import adept
from game.bigbook.ai.search import acting
from game.bigbook.ai.weights import judgment
from game.bigbook.catalogue import ROUNDS
from game.bigbook.rules.options import DIFFICULTIES, Options
from game.bigbook.rules.rules import big_book
from game.core.engine.collector import look_seldom

from . import newton
from .newton import Numbers

PLAYERS = (2, 3, 4, 5)
FIRST = 1001
"""The first seed."""
SHRINK = 1e-3


@dataclass(frozen=True, slots=True)
class Seen:
    """A table in play: the seed of its game, its round (from 0), the terms of its odds, and whether it was won."""

    seed: int
    round: int
    terms: tuple[float, ...]
    won: bool


def tables(options: Options, seed: int) -> list[Seen]:
    """Every table of one game by adepts at which somebody may act."""
    game, player = big_book(), adept(seed)
    state = game.new(options, seed)
    game.start(state)
    found: list[tuple[int, tuple[float, ...]]] = []
    while not state.over:
        if acting(state):
            found.append(terms(state, judgment().weigh(state)[1]))
        game.step(state, player.answer(game, state))
    won = state.result == "won"
    return [Seen(seed, round_, one, won) for round_, one in found]


def fitted(seen: list[Seen]) -> Numbers:
    """The weights that make tables like these as likely as they were won: logistic regression by Newton's method."""
    terms_ = np.array([one.terms for one in seen])
    won = np.array([one.won for one in seen], dtype=float)
    return newton.fitted(terms_, won, SHRINK)


def reliability(seen: list[Seen], weights: Numbers) -> list[tuple[int, int, float, float]]:
    """By tenths of what is said: the tenth, how many tables, the mean of what is said, the share that was won."""
    said = np.array([1 / (1 + np.exp(-float(np.dot(weights[one.round], one.terms)))) for one in seen])
    won = np.array([one.won for one in seen], dtype=float)
    tenth = np.minimum(TENTHS - 1, (said * TENTHS).astype(int))
    found = []
    for part in range(TENTHS):
        own = tenth == part
        if own.any():
            found.append((part, int(own.sum()), float(said[own].mean()), float(won[own].mean())))
    return found


def main() -> None:
    """Play, learn, print."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.odds", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="games of each number of players and difficulty")
    options = parser.parse_args()
    look_seldom()
    seen = [
        one
        for seed in range(FIRST, FIRST + options.games)
        for players in PLAYERS
        for difficulty in DIFFICULTIES
        for one in tables(Options.of(players, difficulty), seed)
    ]
    half = [one for one in seen if one.seed % 2 == 0]
    weights = np.array([fitted([one for one in half if one.round == round_]) for round_ in range(ROUNDS)])
    for row in weights:
        print("(" + ", ".join(f"{weight:.2f}" for weight in row) + "),")
    print("said (in ten)  tables  said   won")
    for part, count, said, won in reliability([one for one in seen if one.seed % 2], weights):
        print(f"{part} to {part + 1:2}      {count:8}  {said:.2f}  {won:.2f}")


if __name__ == "__main__":
    main()
