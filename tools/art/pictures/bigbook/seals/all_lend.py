"""all_lend: the seal of an achievement. Everybody holds it up."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=717)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    spokes = [Sh.rect(97, 58, 6, 84, 1).rot(45 * i, 100, 100) for i in range(4)]
    knobs = [Sh.ell(*polar(100, 100, 48, 45 * i), 7) for i in range(8)]
    return U(Sh.ring(100, 100, 41, 33), [*spokes, *knobs, Sh.ell(100, 100, 11)])
