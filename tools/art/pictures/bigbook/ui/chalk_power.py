"""chalk_power: the lesson's sign in chalk on the board: more for more."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.chalk import CHALK_SIZE, ON_BOARD, chalk
from tools.art.picture import Picture

PICTURE = Picture(seed=361, size=CHALK_SIZE)


def draw(d: Doc, detail: int) -> None:
    """Strokes of chalk, nothing behind them."""
    chalk(d, "power", ON_BOARD)
