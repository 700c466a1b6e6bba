"""The weights of a companion's judgment: read from a data file, checked, and what stands in where it is no good."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from math import isfinite
from pathlib import Path

from game.bigbook.catalogue import ROUNDS, catalogue
from game.core.saves import disk
from game.core.text import strict_yaml
from game.core.text.strict_yaml import Node, StrictYamlError

from .evaluation import Judgment
from .features import names

VERSION = 1
"""Moves on when a feature means something else than before: weights of another version are refused."""
FILE = Path(__file__).parent / "weights" / "judgment.yaml"
HARM = (1.0, 0.0)
"""What a strike costs where nothing is known about it: a little for each player."""

_log = logging.getLogger(__name__)


class WeightsError(ValueError):
    """Weights that are not used; the text is one clear line."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What a file of weights holds: how they were made, each curse's harm, and the figures' weights by round."""

    training: str
    harms: Mapping[str, tuple[float, float]]
    by_name: Mapping[str, tuple[float, ...]]

    def judgment(self) -> Judgment:
        """The weights, laid out for judging tables."""
        order = names()
        return Judgment([[self.by_name[name][round_] for name in order] for round_ in range(ROUNDS)], self.harms)


def read(path: Path) -> Weights:
    """The weights in a file. WeightsError where it cannot be read, is of another version, or is not whole."""
    try:
        found = strict_yaml.load(path)
    except StrictYamlError as error:
        raise WeightsError(str(error)) from error
    data = _mapping(path, found)
    if data.get("version") != str(VERSION):
        raise WeightsError(f"{path.name}: version {data.get('version')!r} is not {VERSION}, which this game knows")
    training = data.get("training")
    if not isinstance(training, str) or not training:
        raise WeightsError(f"{path.name}: it does not say how it was trained")
    harms = _numbers(path, data.get("harms"), set(catalogue().curses), 2)
    weights = _numbers(path, data.get("weights"), set(names()), ROUNDS)
    return Weights(training, {curse: (each, once) for curse, (each, once) in harms.items()}, weights)


def _mapping(path: Path, node: Node | None) -> dict[str, Node]:
    if not isinstance(node, dict):
        raise WeightsError(f"{path.name}: a mapping is needed")
    return node


def _numbers(path: Path, node: Node | None, wanted: set[str], count: int) -> dict[str, tuple[float, ...]]:
    """So many numbers under each of the wanted names, and under no other."""
    data = _mapping(path, node)
    for name in sorted(wanted ^ set(data)):
        raise WeightsError(f"{path.name}: {name!r} is {'missing' if name in wanted else 'unknown'}")
    return {name: tuple(_row(path, name, row, count)) for name, row in data.items()}


def _row(path: Path, name: str, row: Node, count: int) -> Iterator[float]:
    if not isinstance(row, list) or len(row) != count:
        raise WeightsError(f"{path.name}: {name}: {count} numbers are needed")
    for text in row:
        try:
            number = float(str(text))
        except ValueError:
            raise WeightsError(f"{path.name}: {name}: {text!r} is no number") from None
        if not isfinite(number):
            raise WeightsError(f"{path.name}: {name}: {text!r} is no number")
        yield number


def write(path: Path, weights: Weights) -> None:
    """Write weights so that `read` takes them, one figure a line."""
    lines = [f"version: {VERSION}", f"training: {_quoted(weights.training)}", "harms:"]
    lines += [f"  {_quoted(name)}: [{_row_text(row)}]" for name, row in weights.harms.items()]
    lines += ["weights:", *(f"  {_quoted(name)}: [{_row_text(row)}]" for name, row in weights.by_name.items())]
    disk.replace_file(path, ("\n".join(lines) + "\n").encode("utf-8"))


def _row_text(row: tuple[float, ...]) -> str:
    return ", ".join(f"{number:.5g}" for number in row)


def _quoted(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


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
        return read(path).judgment(), ""
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
