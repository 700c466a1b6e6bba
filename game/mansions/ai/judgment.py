"""The weights of the Keeper's judgment: read from a data file, checked; where it is no good the script plays on."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from game.core.mind.weights import Tables, WeightsError, read

from .worth import NAMES

VERSION = 1
"""Moves on when a figure means something else than before: weights of another version are refused."""
FILE = Path(__file__).parent / "weights" / "keeper.yaml"
KNOWN: Mapping[str, frozenset[str] | None] = {"worth": NAMES, "chance": None}

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Judgment:
    """What a table is worth to the Keeper, and what chance it leaves the others."""

    worth: Mapping[str, float]
    chance: Mapping[str, float]

    @classmethod
    def of(cls, tables: Tables) -> Judgment:
        """The weights of a file."""
        return cls(tables["worth"], tables["chance"])


@cache
def _loaded(path: Path) -> tuple[Judgment | None, str]:
    try:
        return Judgment.of(read(path, VERSION, KNOWN)), ""
    except WeightsError as error:
        _log.warning("the Keeper plays by its script: %s", error)
        return None, str(error)


def judgment(path: Path = FILE) -> Judgment | None:
    """The judgment of the file, None where it is no good; that is logged in one line, once."""
    return _loaded(path)[0]


def trouble(path: Path = FILE) -> str:
    """Why the weights are not used, in one line; '' where they are."""
    return _loaded(path)[1]
