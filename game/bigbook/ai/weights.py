"""The weights of a companion's judgment: read from a data file, checked, and what stands in where it is no good."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.bigbook.catalogue import ROUNDS, Catalogue, catalogue
from game.core.mind.weights import WeightsError, mapping, number, opened, quoted
from game.core.saves import disk
from game.core.text.strict_yaml import Node

from .evaluation import Judgment
from .features import GENERAL, names, names_for

VERSION = 1
"""Moves on when a feature means something else than before: weights of another version are refused."""
FILE = Path(__file__).parent / "weights" / "judgment.yaml"
HARM = (1.0, 0.0)
"""What a strike costs where nothing is known about it: a little for each player."""

NOTHING = (0.0,) * ROUNDS
"""What a card weighs of which nothing is known."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Weights:
    """What a file of weights holds: how they were made, each curse's harm, and the figures' weights by round."""

    training: str
    harms: Mapping[str, tuple[float, float]]
    by_name: Mapping[str, tuple[float, ...]]
    odd: tuple[str, ...] = ()
    """One line each for a figure of a card that the file lacks (it weighs nothing), or that is of no card (it is left
    out): cards may be added and taken away before companions are trained anew."""

    def judgment(self) -> Judgment:
        """The weights, laid out for judging tables."""
        order = names()
        return Judgment([[self.by_name[name][round_] for name in order] for round_ in range(ROUNDS)], self.harms)


def read(path: Path, cards: Catalogue | None = None) -> Weights:
    """The weights in a file, for the cards in play or another set. A card that the file does not know weighs nothing,
    and a curse does the harm of one of which nothing is known; `Weights.odd` names them. WeightsError where the file
    cannot be read, is of another version, or lacks a figure that is of no card."""
    data = opened(path, VERSION)
    training = data.get("training")
    if not isinstance(training, str) or not training:
        raise WeightsError(f"{path.name}: it does not say how it was trained")
    found_harms = _numbers(path, data.get("harms"), 2)
    found_weights = _numbers(path, data.get("weights"), ROUNDS)
    general = {name for name in found_weights if not _of_a_card(name)}
    for name in sorted(general ^ set(GENERAL)):
        raise WeightsError(f"{path.name}: {name!r} is {'missing' if name in GENERAL else 'unknown'}")
    known = cards or catalogue()
    harms = {curse: found_harms.get(curse, HARM) for curse in known.curses}
    weights = {name: found_weights.get(name, NOTHING) for name in names_for(known)}
    odd = [*_odd(path, "harm of the curse", found_harms, harms), *_odd(path, "weight of", found_weights, weights)]
    return Weights(training, {curse: (each, once) for curse, (each, once) in harms.items()}, weights, tuple(odd))


def _of_a_card(name: str) -> bool:
    """Whether a figure speaks of one card (`spell:ice`), and not of the table."""
    return ":" in name


def _odd(path: Path, what: str, found: Collection[str], wanted: Collection[str]) -> Iterator[str]:
    yield from (f"{path.name}: the {what} {name!r} is missing" for name in wanted if name not in found)
    yield from (f"{path.name}: the {what} {name!r} is of no card" for name in found if name not in wanted)


def _numbers(path: Path, node: Node | None, count: int) -> dict[str, tuple[float, ...]]:
    """So many numbers under each name."""
    return {name: tuple(_row(path, name, row, count)) for name, row in mapping(path.name, node).items()}


def _row(path: Path, name: str, row: Node, count: int) -> Iterator[float]:
    if not isinstance(row, list) or len(row) != count:
        raise WeightsError(f"{path.name}: {name}: {count} numbers are needed")
    for text in row:
        yield number(f"{path.name}: {name}", text)


def write(path: Path, weights: Weights) -> None:
    """Write weights so that `read` takes them, one figure a line."""
    lines = [f"version: {VERSION}", f"training: {quoted(weights.training)}", "harms:"]
    lines += [f"  {quoted(name)}: [{_row_text(row)}]" for name, row in weights.harms.items()]
    lines += ["weights:", *(f"  {quoted(name)}: [{_row_text(row)}]" for name, row in weights.by_name.items())]
    disk.replace_file(path, ("\n".join(lines) + "\n").encode("utf-8"))


def _row_text(row: tuple[float, ...]) -> str:
    return ", ".join(f"{weight:.5g}" for weight in row)


_BUILT_IN: Mapping[str, tuple[float, float]] = {
    "flow": (0.6, 1.8), "hand": (0.25, 0.0), "support_cards": (0.4, 0.6), "much_madness": (-0.2, 0.0),
    "deck_madness": (-0.8, -0.3), "slack": (0.5, 0.1), "risk": (-1.0, -1.5), "cards": (0.5, 0.2),
    "basic": (0.4, 1.0), "level_1": (0.6, 0.7), "level_2": (0.6, 0.9), "level_3": (0.7, 1.5), "all": (0.4, 3.5),
    "left": (-0.1, -0.6), "harm": (-0.2, -0.1), "next_page": (0.4, 0.0), "quality": (1.5, 0.3), "breadth": (0.4, 0.2),
    "eliminated": (-2.0, -1.0), "others_hands": (0.8, 0.8),
}  # fmt: skip


def built_in() -> Weights:
    """A rough judgment that needs no file: a few figures, weighed by hand, for the first rounds and for the last."""
    rows = {name: _BUILT_IN.get(name, (0.0, 0.0)) for name in names()}
    weights = {name: (*(early,) * (ROUNDS - 1), late) for name, (early, late) in rows.items()}
    return Weights("weighed by hand", dict.fromkeys(catalogue().curses, HARM), weights)


@cache
def _loaded(path: Path) -> tuple[Judgment, str]:
    try:
        weights = read(path)
        for line in weights.odd:
            _log.info("a figure of the companions' judgment: %s", line)
        return weights.judgment(), ""
    except WeightsError as error:
        _log.warning("companions play on by the built-in judgment: %s", error)
        return built_in().judgment(), str(error)


def judgment(path: Path = FILE) -> Judgment:
    """The judgment that the companions share; where its file is no good that is said in one line, once, and the
    built-in one plays on."""
    return _loaded(path)[0]


def trouble(path: Path = FILE) -> str:
    """Why the weights in a file are not used, in one line; '' where they are."""
    return _loaded(path)[1]
