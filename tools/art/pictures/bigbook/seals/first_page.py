"""first_page: the seal of an achievement. A feather with its nib."""

from tools.art.inkwell.brush import LEAF, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=700)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    vane = S("136,52! 120,56 92,78 76,112 74,128! 92,124 118,104 132,80")
    cuts = [cutw(74, 126, 128, 62, 3), cutw(110, 92, 126, 98, 4), cutw(98, 102, 112, 110, 4)]
    return U(vane - U(cuts[0], cuts[1:]), [brush("82,116 70,136 62,150", 7, LEAF, 8)])
