"""terror: the seal of an achievement. A face that screams."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=708)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    face = S("100,52 134,64 138,98 118,142 100,148 82,142 62,98 66,64")
    return face - Sh.ell(84, 88, 9, 11) - Sh.ell(116, 88, 9, 11) - Sh.ell(100, 122, 10, 15)
