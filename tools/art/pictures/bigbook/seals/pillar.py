"""pillar: the seal of an achievement. A pillar that carries."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=728)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    flutes = [Sh.rect(x, 72, 5, 58, 2) for x in (86, 97.5, 109)]
    shaft = Sh.rect(78, 68, 44, 66, 2) - U(flutes)
    return U(shaft, Sh.rect(64, 54, 72, 13, 3), Sh.rect(66, 134, 68, 12, 3))
