"""The ids of the things on a table, read and written in one place: `--ui-map` hands them to other programs.

What tables of all games have: `card:p1:hand:3` `seat:p2` `option:p1.discard.water1` `button:end-turn`
`button:agree-p2`, alone `log`, and `term:panel:exhausted`, a word that explains itself. In a friend's seat that lies
over the desk all of them begin with `look:`. What else there is a game says by its `Kinds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct

from game.core.text.outside import whole_number

LOOKED = "look:"
AGREE = "agree-"
TERM = "term"


class ThingId(Struct, frozen=True):
    """An id taken apart."""

    kind: str
    seat: str = ""
    """Whose it is; for a button that agrees: who agrees."""
    name: str = ""
    """A kind of card, an option, a button, or whatever else is told apart by a word; for a card the zone it lies in."""
    number: int = 0
    """A card's place in its zone, from 1, or what else of its kind is counted."""
    place: str = ""
    """Where a term stands: `book`, `panel` or `pane`."""
    looked: bool = False
    """It is seen in a friend's seat lying over the desk."""

    @property
    def agrees(self) -> bool:
        """Whether it is the seal of a friend whose cards would be spent."""
        return self.kind == "button" and bool(self.seat)


@dataclass(frozen=True, slots=True)
class Kinds:
    """The kinds of things that a game adds, by what stands behind the colon."""

    of_seats: tuple[str, ...] = ()
    """A seat: what each player has once."""
    owned: tuple[str, ...] = ()
    """A seat and a name: what lies in front of players."""
    counted: tuple[str, ...] = ()
    """A whole number."""


ALL_TABLES = Kinds(of_seats=("seat",))


@lru_cache(maxsize=4096)
def read(thing: str, kinds: Kinds = ALL_TABLES) -> ThingId:
    """The id taken apart; of a thing that is not the table's: the word before the colon, and the rest as its name."""
    looked = thing.startswith(LOOKED)
    kind, _, rest = plain(thing).partition(":")
    parts = rest.split(":")
    if kind == "card" and len(parts) == 3 and (place := whole_number(parts[2])) is not None:
        return ThingId(kind, parts[0], parts[1], place, looked=looked)
    if kind in kinds.owned and len(parts) == 2:
        return ThingId(kind, parts[0], parts[1], looked=looked)
    if kind == TERM and len(parts) == 2:
        return ThingId(kind, name=parts[1], place=parts[0], looked=looked)
    if kind in kinds.of_seats:
        return ThingId(kind, rest, looked=looked)
    if kind in kinds.counted and (count := whole_number(rest)) is not None:
        return ThingId(kind, number=count, looked=looked)
    seat = rest[len(AGREE) :] if kind == "button" and rest.startswith(AGREE) else ""
    return ThingId(kind, seat, rest, looked=looked)


def plain(thing: str) -> str:
    """The id of the same thing on the table itself."""
    return thing.removeprefix(LOOKED)


def looked(thing: str) -> str:
    """The id of a thing where it is seen in a friend's seat."""
    return LOOKED + thing


def card(seat: str, zone: str, number: int) -> str:
    """A card of a hand or another zone of a player, counted from 1."""
    return f"card:{seat}:{zone}:{number}"


def of_seat(kind: str, seat: str) -> str:
    """What each player has once."""
    return f"{kind}:{seat}"


def seat(name: str) -> str:
    """The whole seat of a player."""
    return of_seat("seat", name)


def option(name: str) -> str:
    """An answer in the panel."""
    return f"option:{name}"


def button(name: str) -> str:
    """A button of the table."""
    return f"button:{name}"


def term(place: str, name: str) -> str:
    """A term that explains itself in the `book`, in the `panel` or on the page in the `pane`."""
    return f"{TERM}:{place}:{name}"


def agreement(seat: str) -> str:
    """The seal by which a friend agrees that their cards are spent."""
    return button(AGREE + seat)
