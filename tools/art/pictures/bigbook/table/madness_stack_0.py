"""madness_stack_0: the saucer of the stack of Madness, empty: the game is about to be lost."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.parts.madpile import FOOT, SIZE, STACK_PAPER, saucer
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.picture import Picture

PICTURE = Picture(seed=410, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    empty_saucer(d)


def empty_saucer(d: Doc) -> None:
    """Nothing is left on it but a ring of dust and one torn corner."""
    saucer(d)
    x, y = FOOT
    d.fill(Sh.ell(x, y - 28, 118, 34), "#5a4a56", 0.55)
    ring = Sh.ell(x, y - 28, 118, 34)
    d.fill(wedges(ring, 11, 30, 5, ("pt", x, y - 28), -0.9, 0.3, random.Random(5)), INK, 0.6)
    scrap = S("168,330! 214,318 244,338! 226,346 214,342 198,352! 184,344")
    d.fill(scrap.move(6, 2), MAGENTA)
    d.fill(scrap.move(-6, -2), CYAN)
    d.inked(scrap, STACK_PAPER[0], 3, 1.4)
