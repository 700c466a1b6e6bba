"""hard: the seal of an achievement. A crown of thorns and points."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=707)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return S("60,128! 54,76! 78,98! 100,60! 122,98! 146,76! 140,128!") | Sh.rect(60, 132, 80, 10, 3)
