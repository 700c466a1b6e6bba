"""brave: the seal of an achievement. A shield with a crack."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=727)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    plate = S("62,60! 100,54 138,60! 138,98 122,130 100,148! 78,130 62,98")
    return plate - S("104,54! 94,82! 108,96! 92,122! 100,120! 118,94! 104,80! 112,56!")
