"""sweep: the seal of an achievement. Six petals."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=710)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    petals = [Sh.ell(*polar(100, 100, 28, 60 * i), 19) for i in range(6)]
    return U(petals[0], petals[1:]) - Sh.ring(100, 100, 15, 11)
