"""phoenix: the seal of an achievement. A sun that comes up."""

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=726)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    rays = [cutw(*polar(100, 118, 34, a), *polar(100, 118, 64, a), 11) for a in range(-172, 0, 23)]
    return U(Sh.ell(100, 118, 30) - Sh.rect(50, 122, 100, 60), [*rays, Sh.rect(54, 126, 92, 8, 3)])
