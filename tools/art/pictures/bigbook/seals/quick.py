"""quick: the seal of an achievement. An arrow on its way."""

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=702)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    shaft = brush("62,138 100,100 128,72", 9, LEAF, 10) | Sh.poly([(141, 59), (108, 68), (132, 92)])
    return shaft | Sh.poly([(60, 118), (82, 140), (62, 146), (54, 138)])
