"""Play whole games without a screen and count how they end: at one table, or as a table of tables."""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from itertools import product
from typing import Any

from game.core.console.command_line import OptionError, one_of
from game.core.engine.collector import look_seldom
from game.core.entry import Tally
from game.games import DEFAULT, entry

from .arguments import Command, chosen_values, progress, result
from .shares import interval

CHUNK = 50


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    policies = tuple(entry(game).policies)
    command.number("--games", 1, required=True)
    command.table(game)
    command.choices(game)
    command.option("--policy", one_of("--policy", policies), value="|".join(policies), default=policies[0])
    command.number("--seed", 0, default=1)
    command.number("--jobs", 1, 64, default=1)
    command.option("--over", _settings(game), value=command.words("value.settings"), default=())
    command.flag("--json")


def _settings(game: str) -> Callable[[str], tuple[str, ...]]:
    """A reader of names of table settings, with commas between them."""
    known = [setting.name for setting in entry(game).settings if not setting.several]

    def check(text: str) -> tuple[str, ...]:
        found = tuple(text.split(","))
        for name in found:
            if name not in known:
                raise OptionError("bad_value", option="--over", value=name, list=", ".join(known))
        return found

    return check


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
    if options.jobs == 1:
        return _run(options, None)
    with ProcessPoolExecutor(options.jobs, initializer=look_seldom) as pool:
        return _run(options, pool)


def _run(options: argparse.Namespace, pool: Executor | None) -> int:
    if options.over:
        _table(options, pool)
        return 0
    table = entry(options.game).options_from(chosen_values(options))
    began = time.perf_counter()
    total = _played(options, table, pool, CHUNK)
    _report(options, table, total, time.perf_counter() - began)
    return 0


def _played(options: argparse.Namespace, table: Any, pool: Executor | None, chunk: int) -> Tally:
    """The games of one table."""
    batches = [
        Batch(table, options.seed + start, min(chunk, options.games - start), options.policy, options.game)
        for start in range(0, options.games, chunk)
    ]
    total = entry(options.game).tally()
    tallies: Iterable[Tally] = map(play, batches) if pool is None else pool.map(play, batches)
    for tally in progress(tallies, len(batches), "simulate"):
        total.add(tally)
    return total


def _tables(options: argparse.Namespace) -> Iterator[Mapping[str, int | str]]:
    """Every combination of the values of the settings that were asked for, in the order in which they were named."""
    settings = {setting.name: setting for setting in entry(options.game).settings}
    values: list[Sequence[int | str]] = []
    for name in options.over:
        setting = settings[name]
        values.append(setting.values or range(setting.low, setting.high + 1))
    for chosen in product(*values):
        yield dict(zip(options.over, chosen, strict=True))


def _table(options: argparse.Namespace, pool: Executor | None) -> None:
    """A line for each combination as soon as it is known, or one document of all."""
    rows: list[dict[str, Any]] = []
    for chosen in _tables(options):
        table = entry(options.game).options_from({**chosen_values(options), **chosen})
        total = _played(options, table, pool, 1)
        won, games = total.record()
        low, high = interval(won, games)
        rows.append({**chosen, **total.document(), "won": won, "low": round(low, 4), "high": round(high, 4)})
        if not options.json:
            where = ", ".join(f"{name} {value}" for name, value in chosen.items())
            share, lowest, highest = (str(round(100 * part)) for part in (won / games, low, high))
            line = result(options, "share", list=where, won=str(won), games=str(games), share=share, low=lowest,
                          high=highest)  # fmt: skip
            print(line, flush=True)
    if options.json:
        print(json.dumps({"rows": rows, "options": {"policy": options.policy, "seed": options.seed}}))


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
