"""just_in_time: the seal of an achievement. Sand that has almost run."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=711)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    glass = S("72,62! 128,62! 106,100! 128,138! 72,138! 94,100!") - S("82,68! 118,68! 104,86! 96,86!")
    return glass | Sh.rect(64, 52, 72, 10, 3) | Sh.rect(64, 138, 72, 10, 3)
