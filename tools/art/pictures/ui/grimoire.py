"""grimoire: the book of the menu, shut and square on, its eye asleep; it falls on the table in the opening."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.parts.grimoire import eye
from tools.art.parts.grimoire_front import MIDDLE, leather, ring
from tools.art.picture import Picture

PICTURE = Picture(seed=351, size=(704, 648))


def draw(d: Doc, detail: int) -> None:
    """Leather and brass, the wreath, the eye in its lids."""
    rnd = random.Random(PICTURE.seed)
    ring(d, leather(d, rnd), rnd)
    eye(d, *MIDDLE, 276, 0.0, rnd)
