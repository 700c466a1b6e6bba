"""notch: the worn mark of a card in the wood, for an empty place; corners 40 of 120 units stay, the rest stretches."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import Sh, pile, star
from tools.art.picture import Picture

PICTURE = Picture(seed=331, size=(120, 120))


def draw(d: Doc, detail: int) -> None:
    """Four engraved corners and a faint rub between them."""
    rnd = random.Random(PICTURE.seed)
    rub = Sh.rect(7, 7, 106, 106, 12)
    d.fill(rub, "#0d070d", 0.34)
    d.fill(rub - rub.move(3, 4), "#0d070d", 0.6)
    d.fill(rub - rub.move(-2, -2), "#7a5a58", 0.45)
    marks, lights = [], []
    for sx, sy, x, y in ((1, 1, 7, 7), (-1, 1, 113, 7), (1, -1, 7, 113), (-1, -1, 113, 113)):
        for spec, w in (("2,30 4,10 16,3 34,2", 5), ("9,26 11,15 16,10 27,9", 2.6)):
            stroke = brush(spec, w, LEAF, 14).scale(sx, sy).move(x, y)
            marks.append(stroke)
            lights.append(stroke.move(1, 1.4))
        marks.append(star(x + sx * 20, y + sy * 20, 5, 4, 0.3))
    d.fill(pile(lights), "#0d070d", 0.9)
    d.fill(pile(marks), "#8f6c54", 0.95)
    d.fill(specks(rub, 14, (0.5, 1.1), rnd), "#8f6c54", 0.5)
