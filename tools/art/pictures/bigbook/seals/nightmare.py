"""nightmare: the seal of an achievement. A waning moon with a star."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=709)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 4, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return Sh.ell(96, 100, 46) - Sh.ell(116, 90, 40) | Sh.poly(
        [polar(122, 92, 15 if i % 2 == 0 else 6, -90 + i * 36) for i in range(10)]
    )
