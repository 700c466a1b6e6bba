"""Play whole games without a screen and count how they end."""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Protocol

from game.bigbook.options import Options
from game.bigbook.rules import BigBook, big_book
from game.bigbook.state import State
from game.companions.chance import Chance
from game.companions.planner import Planner
from game.core.decision import Answer

from .arguments import add_table_options, progress, whole

CHUNK = 50


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--games", type=whole(1), required=True)  # type: ignore[arg-type]
    add_table_options(parser)
    parser.add_argument("--policy", choices=tuple(POLICIES), default="random")
    parser.add_argument("--seed", type=whole(0), default=1)  # type: ignore[arg-type]
    parser.add_argument("--jobs", type=whole(1, 64), default=1)  # type: ignore[arg-type]
    parser.add_argument("--json", action="store_true")


class Companion(Protocol):
    """Answers decisions; made from a seed."""

    def answer(self, game: BigBook, state: State) -> Answer:
        """A legal answer to the decision that stands."""


POLICIES: dict[str, Callable[[int], Companion]] = {"random": Chance, "companion": Planner}


@dataclass(slots=True)
class Tally:
    """What some games have come to."""

    games: int = 0
    steps: int = 0
    wins: int = 0
    losses: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=lambda: [0] * 6)

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.steps += other.steps
        self.wins += other.wins
        self.losses.update(other.losses)
        self.rounds = [mine + theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)]


@dataclass(frozen=True, slots=True)
class Batch:
    """Games to be played in one go; the seeds follow one another."""

    options: Options
    first_seed: int
    games: int
    policy: str


def play(batch: Batch) -> Tally:
    """Play the games of a batch by their policy."""
    game, tally = big_book(), Tally()
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        state = game.new(batch.options, seed)
        game.start(state)
        companion = POLICIES[batch.policy](seed)
        while not state.over:
            game.step(state, companion.answer(game, state))
            tally.steps += 1
        tally.games += 1
        tally.wins += state.result == "won"
        tally.losses[state.reason] += state.result == "lost"
        tally.rounds[state.round - 1] += 1
    return tally


def run(options: argparse.Namespace) -> int:
    """Play, then print; exit code 0."""
    big_book()  # damaged cards are found here, not in every process
    table = Options.of(options.players or 4, options.difficulty, options.mode)
    batches = [
        Batch(table, options.seed + start, min(CHUNK, options.games - start), options.policy)
        for start in range(0, options.games, CHUNK)
    ]
    began = time.perf_counter()
    total = Tally()
    if options.jobs == 1:
        for tally in progress(map(play, batches), len(batches), "simulate"):
            total.add(tally)
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            for tally in progress(pool.map(play, batches), len(batches), "simulate"):
                total.add(tally)
    _report(options, table, total, time.perf_counter() - began)
    return 0


def _report(options: argparse.Namespace, table: Options, total: Tally, seconds: float) -> None:
    document: dict[str, Any] = {
        "games": total.games,
        "steps": total.steps,
        "wins": total.wins,
        "losses": {reason: count for reason, count in sorted(total.losses.items()) if count},
        "rounds_reached": total.rounds,
        "options": {**table.to_json(), "policy": options.policy, "seed": options.seed},
        "seconds": round(seconds, 3),
        "steps_per_sec": round(total.steps / max(seconds, 1e-9)),
    }
    if options.json:
        print(json.dumps(document))
        return
    print(f"{total.games} games, {total.steps} steps, {total.wins} won")
    for reason, count in document["losses"].items():
        print(f"  lost, {reason}: {count}")
    print(f"  ended in round 1 to 6: {' '.join(map(str, total.rounds))}")
    print(f"  {document['seconds']} s, {document['steps_per_sec']} steps/s")
