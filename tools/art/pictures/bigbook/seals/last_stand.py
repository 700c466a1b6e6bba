"""last_stand: the seal of an achievement. A light that is held up by one."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(seed=723)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    body = Sh.rect(74, 76, 52, 60, 6) - Sh.rect(82, 84, 36, 44, 3)
    roof = Sh.poly([(78, 76), (122, 76), (108, 62), (92, 62)])
    return U(body, roof, flame_s(100, 126, 36, 18, 0), Sh.ring(100, 56, 10, 5), Sh.rect(70, 136, 60, 8, 2))
