"""shut: the seal of an achievement. A shut book with a clasp."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=701)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    cover = Sh.rect(66, 58, 68, 84, 5)
    return cover - Sh.rect(76, 64, 3, 72, 1) - Sh.rect(118, 92, 20, 16, 2) | Sh.rect(122, 96, 14, 8, 2)
