"""grimoire: the book of the menu, shut and square on, its eye asleep; it falls on the table in the opening."""

import math
import random

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.boards import metal_corner, shut_book, spine_joint
from tools.art.parts.bramble import bramble
from tools.art.parts.grimoire import eye
from tools.art.parts.room import ROOM_BRASS
from tools.art.picture import Picture

PICTURE = Picture(seed=351, size=(704, 648))
EYE_AT = (372, 300)
"""Where its eye is, on a canvas of 704x648."""
CORNERS = ((92, 20, 1, 1), (662, 20, -1, 1), (92, 606, 1, -1), (662, 606, -1, -1))
REDS = ("#a2474a", "#6d2433", "#2c0e1c")


def draw(d: Doc, detail: int) -> None:
    """Leather and brass, the wreath, the eye in its lids."""
    rnd = random.Random(PICTURE.seed)
    ring(d, leather(d, rnd), rnd)
    eye(d, *EYE_AT, 276, 0.0, rnd)


def leather(d: Doc, rnd: random.Random, size: float = 1.3) -> Sh:
    """The block of pages, the red board with its tooled lines and brass corners; gives back the board."""
    board = shut_book(d, d.lin(0, 0, 690, 640, *REDS), rnd)
    spine_joint(d, "#1c0812", "#d07a6a")
    for inset, wide in ((0, 5.2), (12, 2.4)):
        field = Sh.rect(118, 46, 518, 534).shrink(inset)
        d.stroke(field, PAGE_INK, wide + 3, join="miter")
        d.stroke(field, "#d89a6a", wide * 0.62, 0.9)
    for x, y, sx, sy in CORNERS:
        metal_corner(d, x, y, sx, sy, ROOM_BRASS, rnd, size)
    return board


def ring(d: Doc, board: Sh, rnd: random.Random) -> None:
    """The wreath of brass thorns about the place of its eye, and rays pressed into the leather about it."""
    x, y = EYE_AT
    pressed = [cutw(*polar(x, y, 208, i * 10), *polar(x, y, 268 + 16 * (i % 2), i * 10), 6) for i in range(36)]
    d.fill(pile(pressed) & board.shrink(30), "#e08a5a", 0.34)
    way = [(x + 178 * math.cos(math.radians(a)), y + 164 * math.sin(math.radians(a))) for a in range(0, 361, 15)]
    d.fill(Sh.ell(x, y, 190, 176).move(5, 9), "#14060d", 0.5)
    d.fill(Sh.ell(x, y, 168, 152), d.rad(x, y, 176, "#b8645a", "#843640", "#3a1420"))
    stem, thorns = bramble(way, 21, 46, rnd, 34, 4)
    for shape in (U(thorns), stem):
        d.inked(shape, d.dlin(shape, *ROOM_BRASS), 3.6, 1.8, PAGE_INK)
