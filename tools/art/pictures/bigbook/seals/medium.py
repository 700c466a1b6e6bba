"""medium: the seal of an achievement. A mountain with snow."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=706)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return S("54,138! 88,66! 104,92! 116,78! 146,138!") - S("88,76! 78,98! 86,94! 92,102! 99,94!")
