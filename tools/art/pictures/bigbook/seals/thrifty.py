"""thrifty: the seal of an achievement. A balance, level."""

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=719)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 4, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    pans = [Sh.ell(x, 112, 21, 21) - Sh.rect(x - 24, 88, 48, 24) for x in (72, 128)]
    lines = [cutw(x, 72, x + dx, 112, 5) for x in (72, 128) for dx in (-17, 17)]
    return U(Sh.rect(60, 66, 80, 8, 3), [*pans, *lines, Sh.rect(96, 56, 8, 84, 2), Sh.rect(78, 138, 44, 9, 3)])
