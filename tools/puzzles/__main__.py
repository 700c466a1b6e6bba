"""Make puzzles: `python -m tools.puzzles --seeds 3000 --out FOLDER` (`--help` tells the rest).

A position is kept where the goal can be reached this turn without luck, where the shortest lines all take the same
actions, and where not all of them are plain destructions. The kept ones are graded by how many tables, reached in as
few actions, lie on no line to the goal: the fewest first, a third of them for each number of stars. Every position
follows from its seed; one takes about a second of one core.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from random import Random

from game.bigbook.ai.lines import TooManyError
from game.bigbook.rules.rules import big_book
from game.bigbook.scenarios.position import build
from game.core.saves import disk

from .exhaust import solve
from .positions import KINDS, position
from .writing import Puzzle, document

STARS = 3


def arguments() -> argparse.ArgumentParser:
    """What can be said at the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.puzzles", description=__doc__)
    parser.add_argument("--seeds", type=int, default=3000, help="positions looked at, at most")
    parser.add_argument("--first", type=int, default=1, help="the first seed")
    parser.add_argument("--want", type=int, default=30, help="puzzles to be made, as many of each kind")
    parser.add_argument("--deepest", type=int, default=4, help="actions in a line, at most")
    parser.add_argument("--most", type=int, default=6000, help="tables looked at for one position, at most")
    parser.add_argument("--only", default="", help="seeds with commas between them: only their positions are tried")
    parser.add_argument("--out", type=Path, required=True, help="the folder that the files are written to")
    return parser


def found(options: argparse.Namespace) -> Iterator[Puzzle]:
    """Puzzles as they come, as many of each kind as are wanted; no two with the same actions."""
    known: set[tuple[str, ...]] = set()
    left = dict.fromkeys(KINDS, options.want // len(KINDS))
    chosen = [int(seed) for seed in options.only.split(",") if seed]
    for seed in chosen or range(options.first, options.first + options.seeds):
        kind = KINDS[seed % len(KINDS)]
        if not left[kind]:
            continue
        puzzle = tried(seed, kind, options.deepest, options.most)
        if puzzle is None:
            continue
        (acts,) = puzzle.solved.ways
        if acts in known:
            continue
        known.add(acts)
        left[kind] -= 1
        print(f"seed {seed}: {kind}, {', '.join(acts)}; {puzzle.solved.failing} tables lead nowhere", flush=True)
        yield puzzle
        if not any(left.values()):
            return


def tried(seed: int, kind: str, deepest: int, most: int) -> Puzzle | None:
    """The position of a seed, where it is a puzzle."""
    given, curses = position(Random(seed), kind)
    state = build(given).state
    try:
        solved = solve(big_book(), state, curses, deepest, most)
    except TooManyError:
        return None
    if solved is None or solved.actions < 2 or len(solved.ways) > 1:
        return None
    (acts,) = solved.ways
    if all(act.startswith("destroy:") for act in acts):
        return None
    return Puzzle(kind, given, tuple(sorted(curses)), solved)


def main() -> None:
    """Make them, grade them, write them."""
    options = arguments().parse_args()
    made = sorted(found(options), key=lambda one: one.solved.failing)
    options.out.mkdir(parents=True, exist_ok=True)
    for number, puzzle in enumerate(made, start=1):
        name, stars = f"puzzle_{number:02}", 1 + (number - 1) * STARS // len(made)
        text = document(puzzle, name, stars, big_book(), build(puzzle.given).state)
        disk.replace_file(options.out / f"{name}.yaml", text.encode("utf-8"))
    print(f"{len(made)} puzzles in {options.out}")


if __name__ == "__main__":
    main()
