"""grimoire_eye: the patch laid over the eye of `grimoire` (at 204, 148 of 704x648) when it is awake and looks."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.boards import book_eye
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.grimoire import EYE_AT

PICTURE = Picture(seed=352, size=(336, 304))


def draw(d: Doc, detail: int) -> None:
    """The ground within the wreath, lit by the eye, and the eye wide open, in the book's own coordinates."""
    x, y = EYE_AT
    with d.group(transform="translate(-204 -148)"):
        hole = Sh.ell(x, y, 160, 144)
        d.fill(hole, d.rad(x, y, 170, "#7a2430", "#3a0f1c", "#1c0812"))
        d.glow(x, y, 150, (0, "#ffb84a", 0.6), (0.6, "#f0702a", 0.26), (1, "#cf3a22", 0))
        with d.clip(hole):
            book_eye(d, x, y, 318, 0.92, lashes=False)
        d.stroke(hole, PAGE_INK, 5)
