"""lender: the seal of an achievement. What goes there and back."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=716)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    there = Sh.rect(58, 76, 54, 13, 2) | Sh.poly([(108, 62), (144, 82), (108, 103)])
    return there | there.rot(180, 100, 100)
