"""library: the seal of an achievement. Books side by side."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=715)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    books = [
        Sh.rect(58, 64, 16, 70, 2),
        Sh.rect(77, 74, 13, 60, 2),
        Sh.rect(93, 58, 18, 76, 2),
        Sh.rect(114, 70, 12, 64, 2),
    ]
    leaning = Sh.rect(127, 72, 13, 60, 2).rot(10, 133, 134)
    return U(books[0], [*books[1:], leaning, Sh.rect(52, 137, 96, 8, 2)])
