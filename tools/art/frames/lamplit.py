"""The second game's kinds: which files one picture module becomes.

A module has a `draw` with `PICTURE.size`, or `FILES`: several small drawings that belong together, by id. People and
monsters stand on feet, and have more than one file each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Protocol, cast

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.face import MOODS
from tools.art.lamplit.figure import Fig
from tools.art.lamplit.nib import INK, Tones
from tools.art.lamplit.sheet import Sheet
from tools.art.lamplit.stand import STANDEE, back, standee
from tools.art.picture import Picture, PictureModule

CROP = (300, 420)
"""What is seen of a portrait as a bust: so much of it, from `CROP_AT` on."""
CROP_AT = "translate(-50 -80)"
PORTRAIT = (400, 560)
EMBLEM = (96, 96)
KINDS = (
    "achievements",
    "backs",
    "board",
    "classes",
    "combat",
    "fights",
    "figures",
    "frames",
    "house",
    "icons",
    "items",
    "keeper",
    "locks",
    "mishaps",
    "monsters",
    "omens",
    "opening",
    "people",
    "plates",
    "portraits",
    "puzzles",
    "rules",
    "spells",
    "states",
    "story",
    "tokens",
    "ui",
)
Drawn = tuple[str, Callable[[], Doc]]
"""A file: kind and id, and how it is made."""


class PersonModule(Protocol):
    """pictures/mansions/people/<id>.py."""

    PICTURE: Picture
    EMBLEM: Sh
    """One shape in 96x96."""
    FOOT: Tones
    """Two tones of the person's own colour."""
    portrait: Callable[[Doc, str], None]
    """The picture in a mood, without its mount."""
    draw: Callable[[Doc, int], None]
    figure: Callable[[Fig], None]


class MonsterModule(Protocol):
    """pictures/mansions/monsters/<id>.py."""

    PICTURE: Picture
    CLASS: str
    """`two`, `four` or `none`: the legs of its class."""
    SCALE: float
    """How large the figure stands on its foot."""
    figure: Callable[[Fig], None]
    pencil: Callable[[Doc], None]
    """What somebody has drawn on the back of the board."""


def files(kind: str, ident: str, pic: PictureModule) -> list[Drawn]:
    """The files made from pictures/mansions/<kind>/<ident>.py. ValueError when a size is missing."""
    name = f"{kind}/{ident}"
    if kind == "people":
        return _person(name, cast(PersonModule, pic))
    if kind == "monsters":
        monster = cast(MonsterModule, pic)
        return [(name, partial(_standee, name, monster)), (f"{name}_back", partial(_back, f"{name}_back", monster))]
    several: dict[str, tuple[tuple[int, int], Callable[[Doc], None]]] | None = getattr(pic, "FILES", None)
    if several is not None:
        return [(f"{kind}/{one}", partial(_free, f"{kind}/{one}", *drawn)) for one, drawn in several.items()]
    if pic.PICTURE.size is None:
        raise ValueError(f"{name}: PICTURE needs a size")
    return [(name, partial(_free, name, pic.PICTURE.size, lambda d: pic.draw(d, 2)))]


def _free(name: str, size: tuple[int, int], draw: Callable[[Doc], None]) -> Doc:
    d = Sheet(*size, name)
    draw(d)
    return d


def _person(name: str, person: PersonModule) -> list[Drawn]:
    return [
        (name, partial(_free, name, PORTRAIT, lambda d: person.draw(d, 2))),
        (f"{name}_standee", partial(_person_standee, f"{name}_standee", person)),
        (f"{name}_emblem", partial(_free, f"{name}_emblem", EMBLEM, lambda d: d.fill(person.EMBLEM, INK))),
        *((f"{name}_{mood}", partial(_bust, f"{name}_{mood}", person, mood)) for mood in MOODS),
    ]


def _bust(name: str, person: PersonModule, mood: str) -> Doc:
    d, whole = Sheet(*CROP, name), Sheet(*PORTRAIT)
    person.portrait(whole, mood)
    d.paste(whole, CROP_AT)
    return d


def _person_standee(name: str, person: PersonModule) -> Doc:
    d = Sheet(*STANDEE, name)
    standee(d, person.figure, "person", getattr(person, "SCALE", 1.0), person.FOOT, person.EMBLEM)
    return d


def _standee(name: str, monster: MonsterModule) -> Doc:
    d = Sheet(*STANDEE, name)
    standee(d, monster.figure, monster.CLASS, monster.SCALE)
    return d


def _back(name: str, monster: MonsterModule) -> Doc:
    d = Sheet(*STANDEE, name)
    back(d, monster.figure, monster.CLASS, monster.SCALE, monster.pencil)
    return d
