"""full_power: the seal of an achievement. Three tongues of fire."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(seed=718)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    return U(flame_s(100, 146, 92, 34, 0), [flame_s(72, 144, 56, 24, -8), flame_s(128, 144, 56, 24, 8)])
