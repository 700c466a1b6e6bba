"""calm: the seal of an achievement. Still water."""

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=713)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    rows = [brush(f"54,{y} 78,{y - 13} 100,{y} 122,{y + 13} 146,{y}", 12, LEAF, 12) for y in (74, 100, 126)]
    return U(rows[0], rows[1:])
