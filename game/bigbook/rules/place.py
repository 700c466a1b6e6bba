"""The names of places, and the ids of what lies in them, read in one place.

Places, as events tell them: `p1.hand` `.deck` `.discard` `.support`, `curse:w1`, `library:fire`, `spell:p1:ice`,
`stack`, `supply`, `aside`, `show`. Options, as answers tell them: `p1.hand.water1`, `p1.spells.ice`, or one word (a
spell of a library, a curse, a seat, a card of the supply, an element).
"""

from __future__ import annotations

from functools import lru_cache

from msgspec import Struct

SPELLS = "spells"
"""The zone of the spells in front of a player, in options."""


class Place(Struct, frozen=True):
    """A place taken apart."""

    zone: str
    """`hand`, `deck` … of a player; `curse`, `library`, `spell`; or a place that there is once (`stack`)."""
    seat: str = ""
    """Whose it is; '' for the places of all."""
    name: str = ""
    """Which curse, library (an element) or spell."""

    @property
    def own(self) -> bool:
        """Whether it is a zone of cards of one player (`p1.hand`)."""
        return bool(self.seat) and not self.name


class Held(Struct, frozen=True):
    """An option taken apart: what, and where it lies if that is a player's zone."""

    name: str
    """A kind of card, a spell; for an option of one word that word."""
    seat: str = ""
    zone: str = ""


@lru_cache(maxsize=1024)
def read_place(name: str) -> Place:
    """The place of a name."""
    seat, _, zone = name.partition(".")
    if zone:
        return Place(zone, seat)
    kind, _, rest = name.partition(":")
    if kind == "spell":
        owner, _, spell = rest.partition(":")
        return Place(kind, owner, spell)
    return Place(kind, name=rest)


@lru_cache(maxsize=4096)
def read_option(option: str) -> Held:
    """What an option stands for."""
    parts = option.split(".")
    return Held(parts[2], parts[0], parts[1]) if len(parts) == 3 else Held(option)


def zone_of(seat: str, zone: str) -> str:
    """The name of a player's zone of cards."""
    return f"{seat}.{zone}"


def card_option(seat: str, zone: str, kind: str) -> str:
    """The option of a card in a player's zone."""
    return f"{seat}.{zone}.{kind}"


def spell_option(seat: str, name: str) -> str:
    """The option of a spell in front of a player."""
    return f"{seat}.{SPELLS}.{name}"
