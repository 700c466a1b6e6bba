"""hair: the seal of an achievement. The last stub of a candle."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.parts.achievement_seal import impression
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(seed=703)


def draw(d: Doc, detail: int) -> None:
    """See the shared wax."""
    impression(d, _motif(), 3, PICTURE.seed)


def _motif() -> Sh:
    """The shape in the wax."""
    stub = S("84,108! 116,104! 118,142! 82,142!") | Sh.ell(100, 143, 30, 7)
    return stub | flame_s(100, 98, 46, 22, 0)
