"""company: the seal of an achievement. A cat's paw."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=725)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    toes = [Sh.ell(x, y, 11, 14) for x, y in ((68, 92), (88, 70), (112, 70), (132, 92))]
    return U(S("100,92 124,110 130,132 112,140 100,136 88,140 70,132 76,110"), toes)
