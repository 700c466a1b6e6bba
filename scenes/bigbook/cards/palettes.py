"""The colours of the four elements: as printed, for three kinds of eyes, and swatches to choose one's own from.

A ramp is made from one colour, so that every swatch works in all places: sparks, glows, the enamel of badges.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations

from msgspec import Struct

from scenes.kit.drawing.colour_vision import SIGHTS, distance
from scenes.kit.theme import INK, Colour, mix, rgb

ELEMENT_ORDER = ("water", "earth", "fire", "air")


class ElementColours(Struct, frozen=True):
    """The ramp of one element, from the white-hot core to the deep corner."""

    core: Colour
    light: Colour
    mid: Colour
    base: Colour
    dark: Colour
    deep: Colour


def _ramp(codes: str) -> ElementColours:
    return ElementColours(*(rgb(code) for code in codes.split()))


PRINTED: Mapping[str, ElementColours] = {
    "fire": _ramp("fff4c2 ffc850 f5792a cf3a22 861a24 3f0c1c"),
    "water": _ramp("eafcf4 8fdcdc 3a9fc9 1f5fa6 153a75 0b1c42"),
    "earth": _ramp("f6fbd2 b5dd86 4f9f5a 1d7049 104636 092825"),
    "air": _ramp("ffffff ece9fb bdb8e6 8680c2 4f4a88 262350"),
    "curse": _ramp("f3ecd8 cbbfae 857a80 4d4152 2b2233 120d18"),
    "madness": _ramp("fffbe8 f2e6cf ff5fa2 d81e74 6d1150 1d0a20"),
}
"""The inks of the drawings, of elements and of what else has a ramp."""
SWATCHES: Mapping[str, Colour] = {
    name: rgb(code)
    for name, code in (
        ("crimson", "b3202c"), ("vermilion", "ea5f2a"), ("rose", "e574ac"), ("amber", "f2b02e"),
        ("yellow", "f6e04c"), ("ivory", "efe9da"), ("moss", "3d8b45"), ("teal", "17a091"),
        ("sky", "62bdf0"), ("royal", "2550c4"), ("violet", "7d3fb4"), ("brown", "7a4a22"),
    )
}  # fmt: skip
"""What people choose their own from."""
SETS: Mapping[str, Mapping[str, str]] = {
    "protan": {"fire": "vermilion", "water": "royal", "earth": "yellow", "air": "sky"},
    "deutan": {"fire": "crimson", "water": "royal", "earth": "amber", "air": "sky"},
    "tritan": {"fire": "vermilion", "water": "teal", "earth": "brown", "air": "ivory"},
    "own": {"fire": "crimson", "water": "royal", "earth": "amber", "air": "sky"},
}
"""The swatches of each element; `own` as long as nobody has chosen."""
APART = 15.0
"""How far apart any two elements of a set are to the eyes it is made for (OKLab x 100)."""
NEAR = 9.0
"""Two swatches that come nearer than this to eyes of any kind are not chosen together."""
_WHITE = (255, 255, 255)


def ramp_of(swatch: str) -> ElementColours:
    """The ramp that is made from a swatch."""
    c = SWATCHES[swatch]
    return ElementColours(
        mix(c, _WHITE, 0.86), mix(c, _WHITE, 0.45), c, mix(c, INK, 0.38), mix(c, INK, 0.66), mix(c, INK, 0.86)
    )


def apart(one: ElementColours, other: ElementColours, sight: str) -> float:
    """How far apart two elements are to eyes of a kind: of sparks and glows (`mid`) or enamel (`base`) the nearer."""
    return min(distance(one.mid, other.mid, sight), distance(one.base, other.base, sight))


def too_near(one: str, other: str) -> bool:
    """Whether some eyes could not tell two swatches from each other."""
    return any(apart(ramp_of(one), ramp_of(other), sight) < NEAR for sight in SIGHTS)


def own_of(chosen: Mapping[str, str]) -> Mapping[str, str]:
    """The swatch of each element as people have chosen them; the usual ones where any two are too near, or unknown."""
    found = {element: chosen.get(element, usual) for element, usual in SETS["own"].items()}
    known = all(name in SWATCHES for name in found.values())
    if not known or any(too_near(one, other) for one, other in combinations(found.values(), 2)):
        return SETS["own"]
    return found


def colours_of(palette: str, own: Mapping[str, str]) -> Mapping[str, ElementColours]:
    """The ramps of a palette; `own` is what people have chosen."""
    if palette not in SETS:
        return PRINTED
    swatches = own_of(own) if palette == "own" else SETS[palette]
    return {**PRINTED, **{element: ramp_of(swatch) for element, swatch in swatches.items()}}
