"""no_step_back: the seal of an achievement. A key that turns one way only."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=720)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    shaft = Sh.poly([(92, 86), (99, 79), (146, 126), (139, 133)])
    bits = [
        Sh.poly([(126, 120), (134, 128), (122, 140), (114, 132)]),
        Sh.poly([(112, 106), (120, 114), (110, 124), (102, 116)]),
    ]
    return U(Sh.ring(80, 76, 26, 13), shaft, bits)
