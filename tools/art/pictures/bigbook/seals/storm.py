"""storm: the seal of an achievement. Lightning."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=712)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return S("112,48! 68,108! 96,108! 84,152! 134,88! 106,88!")
