"""Play whole games without a screen and count how they end."""

from __future__ import annotations

import argparse
import json
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

from game.core.console.command_line import one_of
from game.core.entry import Tally
from game.games import DEFAULT, entry

from .arguments import Command, progress, result

CHUNK = 50


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    policies = tuple(entry(game).policies)
    command.number("--games", 1, required=True)
    command.table(game)
    command.option("--policy", one_of("--policy", policies), value="|".join(policies), default=policies[0])
    command.number("--seed", 0, default=1)
    command.number("--jobs", 1, 64, default=1)
    command.flag("--json")


@dataclass(frozen=True, slots=True)
class Batch:
    """Games to be played in one go; the seeds follow one another."""

    options: Any
    first_seed: int
    games: int
    policy: str
    game: str = DEFAULT


def play(batch: Batch) -> Tally:
    """Play the games of a batch by their policy."""
    known = entry(batch.game)
    game, tally = known.game(), known.tally()
    for seed in range(batch.first_seed, batch.first_seed + batch.games):
        state = game.new(batch.options, seed)
        game.start(state)
        companion, steps = known.policies[batch.policy](seed), 0
        while not state.over:
            game.step(state, companion.answer(game, state))
            steps += 1
        tally.count(state, steps)
    return tally


def run(options: argparse.Namespace) -> int:
    """Play, then print; exit code 0."""
    known = entry(options.game)
    known.game()  # damaged cards are found here, not in every process
    table = known.options_from(vars(options))
    batches = [
        Batch(table, options.seed + start, min(CHUNK, options.games - start), options.policy, options.game)
        for start in range(0, options.games, CHUNK)
    ]
    began = time.perf_counter()
    total = known.tally()
    if options.jobs == 1:
        for tally in progress(map(play, batches), len(batches), "simulate"):
            total.add(tally)
    else:
        with ProcessPoolExecutor(options.jobs) as pool:
            for tally in progress(pool.map(play, batches), len(batches), "simulate"):
                total.add(tally)
    _report(options, table, total, time.perf_counter() - began)
    return 0


def _report(options: argparse.Namespace, table: Any, total: Tally, seconds: float) -> None:
    counts = total.document()
    document: dict[str, Any] = {
        **counts,
        "options": {
            **entry(options.game).game().options_to_json(table),
            "policy": options.policy,
            "seed": options.seed,
        },
        "seconds": round(seconds, 3),
        "steps_per_sec": round(counts["steps"] / max(seconds, 1e-9)),
    }
    if options.json:
        print(json.dumps(document))
        return
    for line in total.lines(options.words):
        print(line)
    took, rate = str(document["seconds"]), str(document["steps_per_sec"])
    print(f"  {result(options, 'speed', seconds=took, rate=rate)}")
