"""The ids of the things on the table, read and written in one place: `--ui-map` hands them to other programs.

`card:p1:hand:3` `spell:p1:ice` `curse:w1` `library:fire` `supply:water2` `pile:water` `seat:p2` `deck:p1` `discard:p1`
`ability:p1` `track:4` `power:2` `option:p1.discard.madness` `button:end-turn` `button:agree-p2`, alone `log` `book`
`aside` `madness` `magician` `phases` `rounds` `danger`, and `term:panel:exhausted`, a word that explains itself. In a
friend's seat that lies over the desk all of them, and `magician:p2`, begin with `look:`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

from game.core.text.outside import whole_number

LOOKED = "look:"
AGREE = "agree-"
OF_SEATS = ("seat", "deck", "discard", "ability", "magician")
COUNTED = ("track", "power")
TERM = "term"


class ThingId(Struct, frozen=True):
    """An id taken apart."""

    kind: str
    seat: str = ""
    """Whose it is; for a button that agrees: who agrees."""
    name: str = ""
    """A spell, a curse, an element, a kind of card, an option, a button; for a card the zone it lies in."""
    number: int = 0
    """A card's place in its zone, from 1; a space of the track; a power."""
    place: str = ""
    """Where a term stands: `book`, `panel` or `pane`."""
    looked: bool = False
    """It is seen in a friend's seat lying over the desk."""

    @property
    def agrees(self) -> bool:
        """Whether it is the seal of a friend whose support would be spent."""
        return self.kind == "button" and bool(self.seat)


@lru_cache(maxsize=4096)
def read(thing: str) -> ThingId:
    """The id taken apart; of a thing that is not the table's: the word before the colon, and the rest as its name."""
    looked = thing.startswith(LOOKED)
    kind, _, rest = plain(thing).partition(":")
    parts = rest.split(":")
    if kind == "card" and len(parts) == 3 and (place := whole_number(parts[2])) is not None:
        return ThingId(kind, parts[0], parts[1], place, looked=looked)
    if kind == "spell" and len(parts) == 2:
        return ThingId(kind, parts[0], parts[1], looked=looked)
    if kind == TERM and len(parts) == 2:
        return ThingId(kind, name=parts[1], place=parts[0], looked=looked)
    if kind in OF_SEATS:
        return ThingId(kind, rest, looked=looked)
    if kind in COUNTED and (count := whole_number(rest)) is not None:
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
    """A card of a hand or a support, counted from 1."""
    return f"card:{seat}:{zone}:{number}"


def spell(seat: str, name: str) -> str:
    """A spell in front of a player."""
    return f"spell:{seat}:{name}"


def of_seat(kind: str, seat: str) -> str:
    """What each player has once: `seat`, `deck`, `discard`, `ability`, and in a seat that is looked at `magician`."""
    return f"{kind}:{seat}"


def seat(name: str) -> str:
    """The whole seat of a player."""
    return of_seat("seat", name)


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
    """The seal by which a friend agrees that their support is spent."""
    return button(AGREE + seat)
