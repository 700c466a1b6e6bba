"""healer: the seal of an achievement. A drop with a cross in it: balm."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=714)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 4, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return (
        S("100,48! 122,84 134,110 120,140 100,146 80,140 66,110 78,84")
        - Sh.rect(94, 96, 12, 36, 1)
        - Sh.rect(82, 108, 36, 12, 1)
    )
