"""a6 Stolen Breath: a mask sucks a ribbon of breath out of a keyhole; a second one is already drawing the next."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.mask import mask
from tools.art.parts.matter import hew, woodgrain
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=76)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (270, 280), 340, 0)
    with d.group(transform="translate(26 22) scale(0.92)"):
        door(d, rnd)
        breath(d, "118,262 170,240 196,276 232,290 270,268 306,262", 46)
        breath(d, "118,282 160,340 220,340 270,392 330,404 372,402", 32)
        mask(d, "profile", 402, 242, 1.92, -6, True, detail=2)
        mask(d, "profile", 430, 420, 1.02, 8, True, detail=2)


def door(d: Doc, rnd: random.Random) -> None:
    """boards of the door at the left with a cloth-of-iron plate and its keyhole"""
    board = Sh.rect(-140, -60, 320, 760)
    d.inked(board, d.lin(-60, 0, 180, 0, "#1a1630", "#2e2848", "#5a5078"), 5, 2, CURSE_BLACK)
    woodgrain(d, board, 60, 90, rnd, 80)
    d.fill([cutw(x, -60, x + 4, 640, 10) for x in (-40, 52)], CURSE_BLACK)
    plate = S("110,150! 150,166 164,210 158,270 164,330 150,374 110,390! 70,374 56,330 62,270 56,210 70,166")
    hew(d, plate, "cloth", rnd, 5, (10, 26, 6), 7)
    d.fill([Sh.ell(110, y, 8) for y in (176, 366)], CURSE_BLACK)
    d.glow(110, 268, 90, (0, "#ffffff", 0.9), (0.4, "#ece9fb", 0.5), (1, "#bdb8e6", 0))
    hole = Sh.ell(110, 246, 27) | Sh.poly([(96, 254), (124, 254), (140, 324), (80, 324)])
    d.inked(hole, "#ffffff", 4.4, 1.6, "#262350")


def breath(d: Doc, spec: str, width: float) -> None:
    """a ribbon that leaves the keyhole broad and ends as a thread between the lips"""
    shape = brush(spec, width, taper(0.5, 0.12, 0.35), 26)
    d.fill(shape.grow(7).move(3, 6), CURSE_BLACK, 0.6)
    d.inked(shape, d.lin(110, 0, 380, 0, "#ffffff", "#d9d4f2", "#bdb8e6"), 4.2, 2, CURSE_BLACK)
    points = sample(spec, 20)
    staves = [
        brush([(x - ty * o, y + tx * o) for x, y, tx, ty in points[2:17]], 5, LEAF, 14)
        for o in (-width * 0.14, width * 0.12)
    ]
    d.fill(pile(staves) & shape, "#4f4a88")
