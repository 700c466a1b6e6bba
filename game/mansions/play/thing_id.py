"""The ids of the things on the table of Nobody Home: those of all tables (`game/core/play/thing_id.py`), and its own.

The house: `space:gh3` `room:library` `pile:library` `door:gh4-di1` `exit:front_porch` `feature:altar@mo1`, who stands
in it: `figure:i2` `figure:m7`, and `more:gh4` for whom a crowded space has no room. People: `seat:i1` `medallion:i1`
`card:i1:boat_hook` `omen:i1:1` (a letter that lies face down, from 1) `attribute:dexterity`. The Keeper: `keeper`
`keeper:hand` `action:whisper` `threat` `clock`. What can be done: `verb:search` `answer:give:boat_hook:i2` `danger:2`
`slot:3` `puzzle:turn-left` `tab:items` `aim` `game:mansions`.
"""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from game.core.play import thing_id
from game.core.play.thing_id import LOOKED, TERM, Kinds, ThingId, button, looked, of_seat, plain, seat, term
from game.core.text.outside import whole_number

__all__ = [
    "AIM", "CLOCK", "HAND", "KEEPER", "LOOKED", "TERM", "THREAT", "ThingId", "action", "answer", "attribute",
    "button", "card", "danger", "door", "exit_", "feature", "figure", "game_plate", "looked", "medallion", "more",
    "of_seat", "omen", "pile", "place_of_feature", "plain", "puzzle", "read", "room", "seat", "slot", "space",
    "tab", "term", "verb",
]  # fmt: skip

KINDS = Kinds(of_seats=("seat", "medallion"), owned=("card", "omen"), counted=("danger", "slot"))
THREAT, CLOCK, KEEPER, HAND, AIM = "threat", "clock", "keeper", "keeper:hand", "aim"
AT = "@"
"""Stands between a feature and its space: the names of both are words."""


@lru_cache(maxsize=4096)
def read(thing: str) -> ThingId:
    """The id taken apart: an omen has its owner and its `number`, a card its owner and its `name`, an answer all that
    follows as its `name`; of a thing that is not the table's: the word before the colon, and the rest as its name."""
    found = thing_id.read(thing, KINDS)
    if found.kind == "omen":
        return replace(found, name="", number=whole_number(found.name) or 0)
    return found


def space(name: str) -> str:
    """A space of the house."""
    return f"space:{name}"


def room(name: str) -> str:
    """A whole room."""
    return f"room:{name}"


def pile(room: str) -> str:
    """What may be searched in a room, and what was dropped there."""
    return f"pile:{room}"


def door(name: str) -> str:
    """A door between two spaces, `gh4-di1`."""
    return f"door:{name}"


def exit_(room: str) -> str:
    """A door of a room to the open."""
    return f"exit:{room}"


def feature(kind: str, space: str) -> str:
    """A feature of a space: altar, hiding_spot, barrier, ladder, vent, fire_pit."""
    return f"feature:{kind}{AT}{space}"


def place_of_feature(thing: ThingId) -> tuple[str, str]:
    """The kind of a feature and its space."""
    kind, _, place = thing.name.partition(AT)
    return kind, place


def figure(name: str) -> str:
    """Whoever stands in the house: an investigator's seat, or a monster's id."""
    return f"figure:{name}"


def more(space: str) -> str:
    """Those in a space who are not drawn singly."""
    return f"more:{space}"


def medallion(seat: str) -> str:
    """Somebody as a small round picture with two numbers."""
    return of_seat("medallion", seat)


def card(seat: str, name: str) -> str:
    """A card that somebody carries, or that lies before them."""
    return f"card:{seat}:{name}"


def omen(seat: str, number: int) -> str:
    """An Omen that lies face down before somebody, from 1: its name is its owner's secret."""
    return f"omen:{seat}:{number}"


def attribute(name: str) -> str:
    """An attribute on the sheet."""
    return f"attribute:{name}"


def verb(name: str) -> str:
    """One of the ten verbs of the panel (`play/ten_verbs.py`)."""
    return f"verb:{name}"


def answer(option: str) -> str:
    """An answer to the question that stands."""
    return f"answer:{option}"


def danger(number: int) -> str:
    """What a way meets, by its number in the list."""
    return f"danger:{number}"


def action(name: str) -> str:
    """An action of the Keeper."""
    return f"action:{name}"


def slot(number: int) -> str:
    """A place of a puzzle, from 1."""
    return f"slot:{number}"


def puzzle(name: str) -> str:
    """A button of a puzzle."""
    return f"puzzle:{name}"


def tab(name: str) -> str:
    """A tab of the desk."""
    return f"tab:{name}"


def game_plate(name: str) -> str:
    """The plate of a game in the menu."""
    return f"game:{name}"
