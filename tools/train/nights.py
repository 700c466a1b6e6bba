"""Make the weights of the Keeper's outlook: play nights, note every table, fit how they ended.

`python -m tools.train.nights play FILE --keeper script,stern --games 10` appends a line for each night that FILE lacks
(all stories, one to four investigators), so it may be stopped and goes on where it was; `table FILE` prints how they
ended, `fit FILE` the weights' fit on every fifth seed, and with `--write` they are put into the Keeper's file.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path

import msgspec
import numpy as np
from msgspec import Struct

from game.cli.shares import interval
from game.core.engine.collector import look_seldom
from game.core.mind.logistic import BOUND, chance
from game.core.mind.weights import read, write
from game.mansions.ai.judgment import FILE, KNOWN, VERSION
from game.mansions.ai.outlook import figures
from game.mansions.cards.story import stories
from game.mansions.entry import ENTRY
from game.mansions.rules.options import MOST, Options
from game.mansions.terminal.tally import RESULTS

from . import newton
from .newton import Numbers

FIRST = 1_001
"""The first seed: far from those of the tables of wins."""
HELD_OUT = 5
"""Every so many seeds are kept for looking how well the weights fit."""
SHRINK = 50.0
"""How firmly weights are held to 0: the tables of one night are much alike."""
TENTHS = 5
"""In so many parts reliability is told."""

WON = RESULTS[0]


@dataclass(frozen=True, slots=True)
class Row:
    """A table: the seed of its night, its figures, and whether the investigators won."""

    seed: int
    figures: dict[str, float]
    won: bool


def night(story: str, keeper: str, players: int, seed: int, policy: str) -> tuple[str, list[dict[str, float]]]:
    """Who won a night, and the figures of its tables: one for each seat that begins something."""
    game, options = ENTRY.game(), replace(Options.of(players), story=story, keeper=keeper)
    state = game.new(options, seed)
    game.start(state)
    table = ENTRY.policies[policy](seed)
    found, last = [], None
    while not state.over:
        now = (state.round, state.decision.seat)
        if state.decision.kind in ("keeper_action", "step") and now != last:
            found.append(figures(state))
            last = now
        game.step(state, table.answer(game, state))
    return state.result, found


def play(path: Path, keepers: Sequence[str], games: int, policy: str) -> None:
    """Append the nights that a file lacks."""
    known = {line.night for line in _lines([path])} if path.is_file() else set()
    for seed in range(FIRST, FIRST + games):
        for story, players, keeper in product(stories(), range(1, MOST + 1), keepers):
            key = (story, keeper, players, seed)
            if key in known:
                continue
            result, found = night(*key, policy)
            tables = [{name: round(value, 4) for name, value in one.items()} for one in found]
            with path.open("a", encoding="utf-8") as file:
                file.write(msgspec.json.encode(Line(key, result == WON, tables, result)).decode() + "\n")


def table(paths: Sequence[Path]) -> Iterator[str]:
    """How the nights of some files ended, by Keeper and by how many walked in: shares of a hundred with the bounds
    between which the Keeper's lies nineteen times in twenty."""
    ends: dict[tuple[str, int], list[str]] = defaultdict(list)
    for line in _lines(paths):
        _, keeper, players, _ = line.night
        ends[keeper, players].append(line.result)
        ends[keeper, 0].append(line.result)
    yield "| Keeper | investigators | games | they win | Keeper | nobody | Keeper's, bounds |"
    yield "|---|---|---|---|---|---|---|"
    for (keeper, players), found in sorted(ends.items()):
        shares = [round(100 * found.count(one) / len(found)) for one in RESULTS]
        low, high = (round(100 * part) for part in interval(found.count(RESULTS[1]), len(found)))
        said = " | ".join(f"{one}%" for one in shares)
        yield f"| {keeper} | {players or 'all'} | {len(found)} | {said} | {low}-{high} |"


class Line(Struct):
    """A night as a line of a file: story, Keeper, players and seed, whether it was won, its tables."""

    night: tuple[str, str, int, int]
    won: bool
    rows: list[dict[str, float]]
    result: str = ""


def _lines(paths: Sequence[Path]) -> Iterator[Line]:
    for path in paths:
        for line in path.read_text(encoding="utf-8").splitlines():
            yield msgspec.json.decode(line, type=Line)


def rows(paths: Sequence[Path]) -> list[Row]:
    """All tables of some files."""
    return [Row(line.night[3], one, line.won) for line in _lines(paths) for one in line.rows]


def fitted(found: Sequence[Row]) -> dict[str, float]:
    """The weights by which the tables are likeliest, shrunk a little: logistic regression by Newton's method."""
    names = sorted({name for row in found for name in row.figures})
    at = {name: number for number, name in enumerate(names)}
    terms: Numbers = np.zeros((len(found), len(names)))
    for number, row in enumerate(found):
        for name, value in row.figures.items():
            terms[number, at[name]] = value
    won = np.array([row.won for row in found], dtype=float)
    weights = newton.fitted(terms, won, SHRINK, BOUND)
    return {name: float(weights[number]) for name, number in at.items()}


def reliability(found: Sequence[Row], weights: dict[str, float]) -> Iterator[str]:
    """The mean log loss, and by fifths of what is said: how many tables, the mean of what is said, the share won."""
    said = [chance(row.figures, weights) for row in found]
    loss = -np.mean([np.log(max(1e-6, one if row.won else 1 - one)) for one, row in zip(said, found, strict=True)])
    yield f"log loss {loss:.3f} on {len(found)} tables"
    parts = defaultdict(list)
    for one, row in zip(said, found, strict=True):
        parts[min(TENTHS - 1, int(one * TENTHS))].append((one, row.won))
    for part in sorted(parts):
        means = [float(np.mean([pair[side] for pair in parts[part]])) for side in (0, 1)]
        yield f"  said {means[0]:.2f}: {len(parts[part])} tables, won {means[1]:.2f}"


def main() -> None:
    """Play, or fit."""
    parser = argparse.ArgumentParser(prog="python -m tools.train.nights", description=__doc__)
    parser.add_argument("do", choices=("play", "fit", "table"))
    parser.add_argument("files", type=Path, nargs="+")
    parser.add_argument("--keeper", default="script", help="one, or several with commas between them")
    parser.add_argument("--games", type=int, default=5, help="seeds; each is played in every story by one to four")
    parser.add_argument("--policy", default="party", help="who walks in: party or friends; a file is for one of them")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    look_seldom()
    if options.do == "play":
        play(options.files[0], options.keeper.split(","), options.games, options.policy)
        return
    if options.do == "table":
        print("\n".join(table(options.files)))
        return
    found = rows(options.files)
    learnt = fitted([row for row in found if row.seed % HELD_OUT])
    print("\n".join(reliability([row for row in found if not row.seed % HELD_OUT], learnt)))
    if options.write:
        nights = len({line.night for line in _lines(options.files)})
        tables = {**read(FILE, VERSION, KNOWN), "chance": fitted(found)}
        write(FILE, VERSION, f"worth by hand; chance fitted on {nights} nights, {len(found)} tables", tables)


if __name__ == "__main__":
    main()
