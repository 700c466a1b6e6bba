"""Option values that several commands share, checked while they are read."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Iterator
from typing import TypeVar

from game.games import entry

T = TypeVar("T")


def whole(minimum: int, maximum: int = 2**63) -> object:
    """A reader for whole numbers between two bounds."""

    def read(text: str) -> int:
        try:
            value = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number") from None
        if not minimum <= value <= maximum:
            limit = f"at least {minimum}" if value < minimum and maximum == 2**63 else f"{minimum} to {maximum}"
            raise argparse.ArgumentTypeError(f"{text} is out of range ({limit})")
        return value

    return read


def add_table_options(parser: argparse.ArgumentParser, game: str) -> None:
    """The settings of a game's table: players and the like."""
    for setting in entry(game).settings:
        if setting.values:
            parser.add_argument(f"--{setting.name}", choices=setting.values, default=setting.default)
        else:
            reader = whole(setting.low, setting.high)
            parser.add_argument(f"--{setting.name}", type=reader, default=setting.default)  # type: ignore[arg-type]


def progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Pass the items on; on a terminal a bar shows how many are done."""
    if not sys.stderr.isatty():
        yield from items
        return
    step = max(1, total // 100)
    for number, item in enumerate(items, start=1):
        yield item
        if number % step == 0 or number == total:
            done = 30 * number // max(1, total)
            print(f"\r{label} [{'#' * done}{'.' * (30 - done)}] {number}/{total}", end="", file=sys.stderr)
    print(file=sys.stderr)
