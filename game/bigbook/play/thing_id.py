"""The ids of the things on the table of the Big Book: those of all tables (`game/core/play/thing_id.py`), and its own.

`spell:p1:ice` `curse:w1` `library:fire` `supply:water2` `pile:water` `deck:p1` `discard:p1` `ability:p1` `track:4`
`power:2`, alone `book` `aside` `madness` `magician` `phases` `rounds` `danger`. In a friend's seat that lies over the
desk all of them, and `magician:p2`, begin with `look:`.
"""

from __future__ import annotations

from functools import lru_cache

from game.core.play import thing_id
from game.core.play.thing_id import (
    LOOKED,
    TERM,
    Kinds,
    ThingId,
    agreement,
    button,
    card,
    looked,
    of_seat,
    option,
    plain,
    seat,
    term,
)

__all__ = [
    "LOOKED", "TERM", "ThingId", "ability", "agreement", "button", "card", "curse", "library", "looked", "of_seat",
    "option", "pile", "plain", "power", "read", "seat", "spell", "supply", "term", "track",
]  # fmt: skip

KINDS = Kinds(of_seats=("seat", "deck", "discard", "ability", "magician"), owned=("spell",), counted=("track", "power"))


@lru_cache(maxsize=4096)
def read(thing: str) -> ThingId:
    """The id taken apart; of a thing that is not the table's: the word before the colon, and the rest as its name."""
    return thing_id.read(thing, KINDS)


def spell(seat: str, name: str) -> str:
    """A spell in front of a player."""
    return f"spell:{seat}:{name}"


def ability(seat: str) -> str:
    """The ability of a player's magician."""
    return of_seat("ability", seat)


def curse(name: str) -> str:
    """A curse on the board."""
    return f"curse:{name}"


def library(element: str) -> str:
    """The spells to be learned of an element."""
    return f"library:{element}"


def supply(kind: str) -> str:
    """The element cards of a kind to be acquired."""
    return f"supply:{kind}"


def pile(element: str) -> str:
    """The curses of an element that are still to come."""
    return f"pile:{element}"


def track(space: int) -> str:
    """A space of the track, 1 to 5, or 0 for the sixth."""
    return f"track:{space}"


def power(number: int) -> str:
    """The seal of a power."""
    return f"power:{number}"
