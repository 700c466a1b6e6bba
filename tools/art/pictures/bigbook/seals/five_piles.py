"""five_piles: the seal of an achievement. A rose of eight winds."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.achievement_seal import impression, star_points
from tools.art.picture import Picture

PICTURE = Picture(seed=721)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 1, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return star_points(4, 50, 13) | star_points(4, 34, 14, -45.0)
