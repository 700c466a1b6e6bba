"""mote_earth: a leaf let go."""

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=363, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """One leaf with its rib."""
    leaf = S("58,6! 60,30 46,50 22,50! 10,36 16,18 36,8")
    d.fill(leaf.grow(2.4), "#092825")
    d.fill(leaf, d.dlin(leaf, "#b5dd86", "#4f9f5a", "#1d7049"))
    d.fill(brush("4,60 20,44 48,16", 5, LEAF, 8), "#092825")
