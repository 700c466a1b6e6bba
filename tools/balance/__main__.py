"""How often each table is won, and of what use each card is, from games that add up night by night:

`python -m tools.balance --into FILE --seeds 1 200 --policy master --players 2,3,4,5 --difficulty easy,hard` plays
what the file does not have yet, a line for each finished game (stop it whenever you like, go on later), nor what
`docs/balance/*.jsonl.gz` has: the games that are kept with the repository.
`python -m tools.balance --keep FILE --tell FILE FILE ...` packs games into one of those.
`python -m tools.balance --tell FILE FILE ...` prints the share won by cell beside what is aimed at, then every card:
how often it was there, taken (learned, destroyed) and used (cast, struck); games dealt with it and without it, by how
many points more often the former are won (give or take); for spells the same of games in which it was learned;
and designed cards outside the printed ones' range. Games with `--style` are told beside those of the same deals without
it: by how many points fewer are won, give or take. `--policy hint` is people who do what the hint says, each time.
"""

from __future__ import annotations

import argparse
from itertools import product
from pathlib import Path

from game.bigbook.rules.options import DIFFICULTIES, MODES, TEMPERS
from game.core.engine.collector import look_seldom

from .games import HINT, STYLED, go_on, keep, read
from .tables import style_lines, use_lines, win_lines

KEPT = sorted((Path(__file__).resolve().parents[2] / "docs" / "balance").glob("*.jsonl.gz"))
"""Games that need not be played again."""


def _words(text: str) -> list[str]:
    return text.split(",")


def arguments() -> argparse.ArgumentParser:
    """What can be said at the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--into", type=Path, help="the file that games are added to")
    parser.add_argument("--tell", type=Path, nargs="+", default=[], help="files of games to tell of")
    parser.add_argument("--keep", type=Path, help="the packed file that the games told of are written to")
    parser.add_argument("--seeds", type=int, nargs=2, default=[1, 200], help="the first and the last seed")
    parser.add_argument("--policy", choices=(*TEMPERS, HINT), default="master")
    parser.add_argument("--style", action="store_true", help="everybody plays as their magician likes to")
    parser.add_argument("--players", type=_words, default=["2", "3", "4", "5"])
    parser.add_argument("--difficulty", type=_words, default=list(DIFFICULTIES))
    parser.add_argument("--mode", type=_words, default=list(MODES[:1]))
    parser.add_argument("--party", choices=("usual", "mixed"), default="usual")
    return parser


def main(argv: list[str] | None = None) -> int:
    """Play, or tell; 0."""
    options = arguments().parse_args(argv)
    if options.into is not None:
        players = map(int, options.players)
        policy = options.policy + STYLED * options.style
        cells = list(product([policy], players, options.difficulty, options.mode, [options.party]))
        first, last = options.seeds
        print(f"{go_on(options.into, cells, range(first, last + 1), KEPT)} games played", flush=True)
    games = read(options.tell)
    if options.keep is not None:
        keep(options.keep, games)
    if games:
        print("\n".join([*win_lines(games), *style_lines(games), "", *use_lines(games)]))
    return 0


if __name__ == "__main__":
    look_seldom()
    raise SystemExit(main())
