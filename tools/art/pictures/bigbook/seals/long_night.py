"""long_night: the seal of an achievement. An owl: it is late."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.parts.achievement_seal import impression
from tools.art.picture import Picture

PICTURE = Picture(seed=724)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 4, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    body = S("66,60! 84,68 116,68 134,60! 138,100 128,136 100,148 72,136 62,100")
    eyes = [Sh.ring(x, 90, 17, 10) for x in (82, 118)]
    pupils = [Sh.ell(x, 90, 5) for x in (82, 118)]
    return body - U(eyes[0], [eyes[1], *pupils]) - Sh.poly([(94, 102), (106, 102), (100, 116)])
