"""bell: the seal of an achievement. A bell that calls friends."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=729)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 4, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return S("100,54 120,64 126,96 140,126! 60,126! 74,96 80,64") | Sh.ell(100, 134, 11, 10) | Sh.ell(100, 52, 7)
