"""frozen_page: a curse is neutralized.

A page of the grimoire has risen as a sheet of ice; the bramble and the moth of the curse hang in it and cannot stir.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.book import book_open
from tools.art.parts.bramble import bramble
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=70)
LAMP = (300, 250)
DEEP = "#0b1c42"
SLAB = "176,96! 424,84! 440,404! 164,412!"
SIDE = "424,84! 456,102! 470,390! 440,404!"
ROOF = "176,96! 212,74! 450,64! 456,102! 424,84!"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.34, "#bfeeea"), (0.48, "#3a9fc9"), (0.74, "#153a75"), (1, "#071230"))
    d.fill(d.window, d.rad(*LAMP, 400, *stops))
    if detail:
        field_lines(d, "water", LAMP, 190, 210)
    book_open(d, 300, 520, 2.0, cols=("#8a3a4a", "#4a1a2c", "#1f0c18"), seed=4)
    _frost(d, rnd, -1)
    _frost(d, rnd, 1)
    with d.group(transform="translate(4 28) scale(0.96)"):
        _slab(d, rnd)
        _curse(d, rnd)
        _clear(d, rnd)


def _slab(d: Doc, rnd: random.Random) -> None:
    """The sheet: a thick pane of the page's shape, icicles at its foot."""
    front, side, roof = S(SLAB), S(SIDE), S(ROOF)
    for x, h in ((186, 44), (226, 66), (268, 40), (322, 58), (372, 44), (416, 62)):
        icicle = S(
            [(x - 16, 396, True), (x + 16, 396, True), (x + 6, 396 + h / 2), (x, 404 + h, True), (x - 6, 396 + h / 2)]
        )
        d.inked(icicle, d.vlin(icicle, "#eafcf4", "#8fdcdc", "#3a9fc9"), 3.4, 1.6, DEEP)
    d.inked(side, d.vlin(side, "#5fb8d6", "#1f5fa6", "#123a78"), 4.4, 2, DEEP)
    d.inked(roof, "#ffffff", 4, 1.6, DEEP)
    d.inked(front, d.lin(170, 90, 440, 410, "#f6fffc", "#b4e8e6", "#5fb8d6"), 4.6, 2.2, DEEP)
    d.fill(wedges(side, 9, 22, 5, rnd=rnd), DEEP)


def _curse(d: Doc, rnd: random.Random) -> None:
    """The thorny ring and the moth with its skull, stiff in the middle of the pane."""
    d.fill(Sh.ell(302, 252, 104), d.rad(302, 252, 104, "#3a9fc9", "#1f5fa6", "#123a78"))
    points = [polar(302, 252, 104 if k % 2 else 96, 30 * k) for k in range(13)]
    stem, thorns = bramble(points, 19, 52, rnd, 34, 4)
    d.inked(U(thorns), "#c9b99a", 3, 1.4)
    d.inked(stem, d.lin(200, 150, 400, 360, "#f3e8cc", "#a8947c", "#4a3a3c"), 3.6, 1.8)
    with d.group(transform="translate(302 246) scale(0.66)"):
        for s in (-1, 1):
            fore = S("8,-20! 40,-66 92,-84 118,-70! 108,-34 112,-10! 84,10 46,20 10,14!")
            hind = S("10,10! 46,20 84,24 96,44! 84,80 60,94! 36,84 16,52!")
            for wing in (hind, fore):
                placed = wing if s > 0 else wing.flipx(0)
                d.inked(placed, d.rad(0, 0, 120, "#ffffff", "#e8e0cc", "#8d7a62"), 6, 2.4)
            eye = Sh.ell(s * 78, -40, 17)
            d.inked(eye, "#1a1220", 4, 0, "#f2e06a")
            d.fill([brush([(s * 16, -8), (s * 50, -30), (s * 62, -36)], 8, LEAF, 6), Sh.ell(s * 62, 56, 9)], INK)
        body = S("0,-34! 18,-24 20,0 14,50 0,92! -14,50 -20,0 -18,-24")
        d.inked(body, d.vlin(body, "#cdb892", "#4a3a34"), 6, 2.4)
        d.fill([brush(f"-14,{y} 0,{y + 7} 14,{y}", 6, LEAF, 6) for y in (18, 36, 54)], INK)
        skull = S("0,-50! 24,-44 30,-20 20,-4! 14,10 0,12 -14,10 -20,-4! -30,-20 -24,-44")
        d.inked(skull, "#fffdf0", 5, 2)
        d.fill([Sh.ell(-12, -20, 8, 9), Sh.ell(12, -20, 8, 9), Sh.poly("0,-12 5,0 -5,0")], INK)


def _clear(d: Doc, rnd: random.Random) -> None:
    """What lies between it and us: bright flaws, a crack, bubbles, rime along the rim."""
    front = S(SLAB)
    bands = [Sh.poly([(150 + x, 420), (190 + x, 420), (340 + x, 70), (300 + x, 70)]) for x in (10, 74)]
    d.fill(pile(bands) & front, "#ffffff", 0.26)
    flaws = [sliver(x, y, x + 24, y - 46, 4) for x, y in ((192, 380), (226, 392), (206, 330), (372, 150), (404, 168))]
    d.fill(flaws, "#ffffff")
    d.fill(brush("438,330 404,344 398,368 360,380 350,404", 7, LEAF, 14), DEEP)
    d.fill(wedges(front, 11, 26, 6, (0.6, 0.8), 0.1, 0.4, rnd), "#ffffff")
    d.fill(front - front.move(5, 6), "#ffffff")
    for x, y, r in ((206, 150, 7), (392, 236, 6), (196, 250, 5), (404, 292, 8)):
        d.fill(Sh.ring(x, y, r, r - 2.4), "#ffffff")


def _frost(d: Doc, rnd: random.Random, side: int) -> None:
    """Needles of rime that grow from the foot of the sheet over the book."""
    for k in range(6):
        x = 300 + side * (60 + k * 26)
        tip = (x + side * (18 + k * 9), 448 - rnd.uniform(8, 40) + k * 7)
        shard = Sh.poly([(x - 13, 500), tip, (x + 13, 500)])
        d.inked(shard, d.lin(x - 13, 440, x + 13, 500, "#ffffff", "#a9e6e6", "#3a9fc9"), 3, 1.4, DEEP)
