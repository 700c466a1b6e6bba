"""Quiet achievements of any game: conditions on the figures of a game that is over, kept in a file beside its rules.

Nothing of it is stored: what was earned is what the games that were kept say.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TypeVar

from msgspec import Struct

from game.core.text import strict_yaml
from game.core.text.fields import Fields

GameT = TypeVar("GameT")


class Achievement(Struct, frozen=True):
    """One of them: bounds of figures, all of which must hold."""

    id: str
    least: Mapping[str, int]
    most: Mapping[str, int]

    def holds(self, found: Mapping[str, int]) -> bool:
        """Whether a game with these figures has earned it."""
        enough = all(found[name] >= bound for name, bound in self.least.items())
        return enough and all(found[name] <= bound for name, bound in self.most.items())


def read(file: Path, known: Collection[str]) -> tuple[Achievement, ...]:
    """All that a file has, in its order; `known`: the figures that conditions may ask for. StrictYamlError or
    ProgramError for a damaged file."""
    data, found = strict_yaml.load(file), []
    with Fields(file.name, data) as fields:
        for name in data if isinstance(data, dict) else ():
            with Fields(f"{file.name}: {name}", fields.raw(name)) as one:
                found.append(Achievement(name, _bounds(one, "least", known), _bounds(one, "most", known)))
    return tuple(found)


def first_earned(order: Iterable[Achievement], games: Iterable[tuple[GameT, Sequence[str]]]) -> dict[str, GameT]:
    """For each id that any of the games, given with the ids it has earned, has earned the first of them; in the order
    of the achievements."""
    found: dict[str, GameT] = {}
    for game, names in games:
        for name in names:
            found.setdefault(name, game)
    return {one.id: found[one.id] for one in order if one.id in found}


def _bounds(fields: Fields, name: str, known: Iterable[str]) -> Mapping[str, int]:
    if name not in fields:
        return {}
    with Fields(f"{fields.where}.{name}", fields.raw(name)) as bounds:
        return {figure: bounds.number(figure) for figure in known if figure in bounds}
