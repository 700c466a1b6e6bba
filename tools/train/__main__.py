"""Make the weights of the companions' judgment: `python -m tools.train --games 1000 --rounds 3 --jobs 8 --out FILE`.

Each round of learning plays games with the best weights so far, learns from all games played in this run, and keeps
what it has learnt only where a trial over all player counts is won more often. It tells how long everything takes:
one to three seconds of one core for a game to learn from, and for each game of a trial, on a small machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TypeVar

from game.bigbook.ai.evaluation import Judgment
from game.bigbook.ai.features import names
from game.bigbook.ai.search import Effort
from game.bigbook.ai.weights import FILE, Weights, built_in, read, write
from game.bigbook.catalogue import ROUNDS
from game.bigbook.rules.options import DIFFICULTIES
from game.core.engine.collector import look_seldom

from .fit import learnt
from .games import Order, Played, Trial, learn_from, wins

PLAYERS = (2, 3, 4, 5)
NARROW = Effort(width=2, depth=6, ways=2, tried=12, payments=2, nodes=2_000)
"""Games to learn from, and trials, are played with less thought than real ones."""
TRIAL_SEEDS = 900_000
"""Where the seeds of trials begin: far from those of the games that are learnt from."""

Task = TypeVar("Task")
Found = TypeVar("Found")


def arguments() -> argparse.ArgumentParser:
    """What can be said at the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.train", description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="games to learn from in each round of learning")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of learning")
    parser.add_argument("--trial", type=int, default=20, help="games of a trial, by players and difficulty")
    parser.add_argument("--hold", type=float, default=2.0, help="how firmly the new weights are held to the old ones")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--start", choices=("file", "hand"), default="file", help="begin from the weights in use, or anew"
    )
    parser.add_argument("--out", type=Path, required=True, help="where the weights are written")
    return parser


class Trainer:
    """One run: what was played so far, and the best judgment."""

    def __init__(self, options: argparse.Namespace) -> None:
        self.options = options
        self.begun = read(FILE) if options.start == "file" else built_in()
        self.best = self.begun.judgment()
        self.games: list[Played] = []
        self.kept = 0

    def run(self) -> Weights:
        """All rounds of learning; the weights that did best."""
        record = self._trial(self.best)
        print(f"before: {record:.1%} of the trial won", flush=True)
        for number in range(self.options.rounds):
            first = self.options.seed * 1_000_000 + number * self.options.games
            orders = [Order(first + game, self.best, NARROW) for game in range(self.options.games)]
            self.games += self._all(learn_from, orders, "games to learn from")
            began = perf_counter()
            found = Judgment(learnt(self.games, self.best.weights, self.options.hold), self.best.harms)
            print(f"learning: {perf_counter() - began:.0f} s", flush=True)
            now = self._trial(found)
            print(f"round {number + 1}: {now:.1%} of the trial won, {record:.1%} before", flush=True)
            if now > record:
                self.best, record, self.kept = found, now, self.kept + 1
        return self._weights(record)

    def _trial(self, judgment: Judgment) -> float:
        """The mean share of games won, every player count and difficulty counting alike."""
        trials = [
            Trial(TRIAL_SEEDS + seed, players, difficulty, judgment, NARROW)
            for players in PLAYERS
            for difficulty in DIFFICULTIES
            for seed in range(self.options.trial)
        ]
        return sum(self._all(wins, trials, "games of a trial")) / max(1, len(trials))

    def _all(self, play: Callable[[Task], Found], tasks: Sequence[Task], what: str) -> list[Found]:
        began = perf_counter()
        found: Iterable[Found]
        if self.options.jobs == 1:
            found = list(map(play, tasks))
        else:
            with ProcessPoolExecutor(self.options.jobs, initializer=look_seldom) as pool:
                found = list(pool.map(play, tasks, chunksize=4))
        print(f"{len(tasks)} {what}: {perf_counter() - began:.0f} s", flush=True)
        return list(found)

    def _weights(self, record: float) -> Weights:
        said = (
            f"python -m tools.train, seed {self.options.seed}: {self.kept} of {self.options.rounds} rounds of learning"
            f" kept, {len(self.games)} games, {record:.1%} of the trial won. Begun from: {self.begun.training}"
        )
        rows = {
            name: tuple(self.best.weights[round_][place] for round_ in range(ROUNDS))
            for place, name in enumerate(names())
        }
        return Weights(said, self.best.harms, rows)


def main() -> int:
    """Learn, write, and tell how long it took."""
    options, began = arguments().parse_args(), perf_counter()
    look_seldom()
    write(options.out, Trainer(options).run())
    print(f"written to {options.out} after {perf_counter() - began:.0f} s")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
