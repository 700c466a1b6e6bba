"""chalk_madness_slate: the lesson's sign in chalk on a small slate: what comes of too little."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.chalk import CHALK_SIZE, ON_SLATE, chalk
from tools.art.picture import Picture

PICTURE = Picture(seed=361, size=CHALK_SIZE)


def draw(d: Doc, detail: int) -> None:
    """Strokes of chalk, nothing behind them."""
    chalk(d, "madness", ON_SLATE)
