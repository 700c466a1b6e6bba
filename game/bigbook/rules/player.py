"""One magician at the table."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from .pieces import StoredPlayer


class Player(Struct, eq=False):
    """One magician: cards, spells (id -> flags, in the order of learning) and what holds spells face down."""

    magician: str
    hand: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    support: list[int] = []
    spells: dict[str, int] = {}
    bound: dict[str, str] = {}
    """Spell -> the curse id or `round:N` at whose end it is turned up again."""
    ability_used: bool = False
    eliminated: bool = False

    def clone(self) -> Player:
        """An independent copy."""
        bound = self.bound.copy() if self.bound else {}
        hand, deck, discard, support = self.hand[:], self.deck[:], self.discard[:], self.support[:]
        spells, used, gone = self.spells.copy(), self.ability_used, self.eliminated
        return Player(self.magician, hand, deck, discard, support, spells, bound, used, gone)

    def to_json(self) -> dict[str, Any]:
        """The player as JSON data; spells as pairs, because their order counts."""
        data: dict[str, Any] = msgspec.to_builtins({name: getattr(self, name) for name in FIELDS})
        return {**data, **{name: [list(pair) for pair in data[name].items()] for name in PAIRS}}

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Player:
        """The player that `to_json` wrote; ValueError, KeyError or TypeError for anything else."""
        found = msgspec.convert({**data, **{name: dict(data[name]) for name in PAIRS}}, StoredPlayer)
        fields: list[Any] = [getattr(found, name) for name in FIELDS]
        return Player(*fields)


FIELDS: Final[tuple[str, ...]] = StoredPlayer.__struct_fields__
PAIRS: Final[tuple[str, ...]] = ("spells", "bound")
