"""app_icon: the slit eye in a shut book, one bramble thorn for a clasp."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.boards import book_eye
from tools.art.parts.bramble import bramble
from tools.art.picture import Picture

PICTURE = Picture(seed=307, size=(256, 256))
RED = ("#b8484c", "#7a2433", "#2c0e1c")


def draw(d: Doc, detail: int) -> None:
    """Book from the front, as square as a window's corner allows."""
    rnd = random.Random(PICTURE.seed)
    block = Sh.rect(22, 16, 222, 232, 14)
    d.inked(block, d.lin(0, 230, 240, 248, "#f3e2ba", "#cfae76", "#8f6a3a"), 5, 2.4)
    d.fill(pile([sliver(26, 236 + i * 4, 240, 235 + i * 4, 1.4) for i in range(3)]), "#6b4a2c")
    board = Sh.rect(12, 8, 220, 224, 16)
    d.inked(board, d.dlin(board, *RED), 6, 3)
    d.fill(Sh.rect(12, 8, 30, 224, 14), "#1c0812", 0.45)
    d.stroke(Sh.rect(52, 26, 164, 188, 8), "#e8b070", 3.4)
    for x, y, sx, sy in ((232, 8, -1, 1), (232, 232, -1, -1)):
        corner = S("-5,-5! 56,-5! 46,14 24,24 14,46 -5,56!").scale(sx, sy).move(x, y)
        d.inked(corner, d.dlin(corner, "#fff3c0", "#d8a84a", "#7a5226"), 4, 2)
    d.fill(Sh.ell(134, 118, 78), d.rad(134, 118, 80, "#561a2a", "#230a16"))
    points = [polar(134, 118, 80, a) for a in range(0, 361, 15)]
    stem, thorns = bramble(points, 11, 20, rnd, 20, 3)
    for shape in (U(thorns), stem):
        d.inked(shape, d.dlin(shape, "#fff3c0", "#d8a84a", "#7a5226"), 3.4, 1.6)
    book_eye(d, 134, 118, 146, 0.86, lashes=False)
    thorn = S("256,104! 226,100 196,112 176,124! 200,130 228,138 256,136!")
    d.inked(thorn, d.vlin(thorn, "#fff3c0", "#d8a84a", "#7a5226"), 4, 2)
