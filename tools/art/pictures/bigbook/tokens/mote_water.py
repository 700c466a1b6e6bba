"""mote_water: a droplet."""

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=361, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """A drop with its light."""
    drop = S("32,4! 40,20 52,36 46,54 32,60 18,54 12,36 24,20")
    d.fill(drop.grow(2.4), "#0b1c42")
    d.fill(drop, d.rad(26, 34, 34, "#eafcf4", "#8fdcdc", "#3a9fc9"))
    d.fill(brush("20,44 20,34 27,24", 6, LEAF, 8), "#ffffff")
