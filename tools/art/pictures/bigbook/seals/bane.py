"""bane: the seal of an achievement. Point downwards: it is over."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=722)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 2, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    blade = S("92,84! 108,84! 106,134! 100,152! 94,134!") - Sh.rect(99, 88, 2, 44, 0.5)
    return U(blade, [Sh.rect(72, 74, 56, 11, 4), Sh.rect(95, 54, 10, 22, 3), Sh.ell(100, 52, 9)])
