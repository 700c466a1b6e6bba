"""What lies on the table, as it is stored: players, curses, and the fields of a state with their types and bounds.

Piles have their top at the END; curse piles and libraries are tuples (they change seldom, and clones share them).
Cards of one kind are interchangeable, so a zone is a list of kinds (ints).
"""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta, Struct

from .kinds import KINDS

EXHAUSTED: Final = 1
NEUTRALIZED: Final = 2
RESOLVING: Final = 4
"""Flags of a spell in front of a player; 0 is face up and ready."""


NO_TOKENS: Final = (0, 0, 0, 0)

Count = Annotated[int, Meta(ge=0, le=10_000)]
"""No number on the table is larger."""
Card = Annotated[int, Meta(ge=0, lt=len(KINDS))]
Six = Annotated[int, Meta(ge=0, le=6)]
Tokens = tuple[Count, Count, Count, Count]


class StoredPlayer(Struct):
    """A player as it is stored, with the bounds of its fields; `Player` has the same."""

    magician: str
    hand: list[Card] = []
    deck: list[Card] = []
    discard: list[Card] = []
    support: list[Card] = []
    spells: dict[str, Annotated[int, Meta(ge=0, le=EXHAUSTED | NEUTRALIZED | RESOLVING)]] = {}
    bound: dict[str, str] = {}
    ability_used: bool = False
    eliminated: bool = False


class Curse(Struct, array_like=True, eq=False, frozen=True):
    """A curse on the board; never changed but replaced (`curses.change`), so that clones share it. `until`
    is the turn in whose Monster phase it is turned up again, 0 while face up."""

    id: str
    position: Annotated[int, Meta(ge=0, le=4)]
    madness: Count = 0
    tokens: Tokens = NO_TOKENS
    until: Count = 0
    applied: bool = False


class Stored(Struct):
    """The fields of a state that are stored as they are; `State` has the same."""

    madness: Count
    supply: Annotated[list[Count], Meta(min_length=len(KINDS), max_length=len(KINDS))]
    libraries: Annotated[list[tuple[str, ...]], Meta(min_length=4, max_length=4)]
    piles: Annotated[list[tuple[str, ...]], Meta(min_length=5, max_length=5)]
    """Curse piles: water, earth, fire, air, multi."""
    curses: list[Curse]
    tokens_left: Annotated[list[Count], Meta(min_length=4, max_length=4)]
    book: Annotated[tuple[str, ...], Meta(min_length=7, max_length=7)]
    """The seven grimoire cards in turning order; immutable, shared between clones."""
    turned: Six
    """How many of them are turned; the last turned one shows the monster, the next one bonus and failure."""
    aside: list[str]
    """Destroyed cards, in order: kinds by name, spells, curses (BB-DST.2)."""
    boxed: list[str]
    """What eliminated players have taken with them: kinds by name, and spells (A-52)."""
    marker: Six
    round: Six
    turn: Count
    active: Six
    phase: str
    result: str
    reason: str
