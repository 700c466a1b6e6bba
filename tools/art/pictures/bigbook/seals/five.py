"""five: the seal of an achievement. A star of five."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.achievement_seal import impression, star_points
from tools.art.picture import Picture

PICTURE = Picture(seed=705)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 0, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return star_points(5, 50, 21)
