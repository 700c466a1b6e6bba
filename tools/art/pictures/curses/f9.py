"""f9 Singed Scroll: a scroll charred at both ends has rolled itself shut round its one word."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=69)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    pigeonholes(d)
    d.glow(490, 220, 150, (0, "#ffc850", 0.8), (0.5, "#f5792a", 0.4), (1, "#861a24", 0))
    with d.group(transform="translate(300 300) rotate(-20)"):
        roll(d, rnd)
        mouth_of_roll(d, rnd)
        loose_end(d, rnd)


def pigeonholes(d: Doc) -> None:
    """a wall of rolls in their niches: all of them see what is coming"""
    d.fill(d.window, d.rad(190, 340, 430, "#ffe9a0", "#ff9a40", "#d8482a", "#7a1c1c"))
    for row in range(-1, 6):
        for column in range(-2, 8):
            x, y = column * 118 + (row % 2) * 59 - 20, row * 108 + 40
            d.fill(Sh.ell(x, y, 47), "#7a1c1c", 0.7)
            near = max(0.0, 1 - ((x - 190) ** 2 + (y - 330) ** 2) ** 0.5 / 420)
            roll_end = Sh.ell(x, y + 5, 34)
            d.fill(roll_end, mix("#b8402a", "#ffc070", near))
            d.stroke(Sh.ell(x, y + 5, 22), "#7a1c1c", 4, 0.8)
            d.stroke(Sh.ell(x, y + 5, 10), "#7a1c1c", 4, 0.8)
            d.fill((Sh.ell(x, y, 47) - Sh.ell(x, y, 42)) & Sh.rect(x - 60, y, 120, 60), "#ff9a3a", 0.2 + 0.7 * near)


def charred(x: float, height: float, inward: int, rnd: random.Random) -> Sh:
    """teeth of char that bite from an end of the roll inward"""
    return pile(
        [
            cutw(x - inward * 6, y, x + inward * rnd.uniform(34, 84), y + rnd.uniform(-5, 5), 21)
            for y in range(int(-height), int(height) + 1, 15)
        ]
    )


def roll(d: Doc, rnd: random.Random) -> None:
    """the cylinder, lying from lower left to upper right"""
    tube = S("-176,-92! 0,-100 186,-92! 214,-50 222,0 214,50 186,92! 0,100 -176,92! -150,40 -144,0 -150,-40")
    hew(d, tube, "paper", rnd, 5.4, (12, 44, 7), 11)
    d.fill(wedges(tube, 13, 60, 7, (0, -1), 0.3, 0.2, rnd), "#8d5a3a", 0.8)
    burn = (charred(212, 92, -1, rnd) | Sh.rect(196, -100, 60, 200)) & tube
    d.fill(burn.grow(9) & tube, "#f5792a")
    d.fill(burn.grow(4) & tube, "#ffe08a")
    d.fill(burn, CURSE_BLACK)
    for y in (-44, 6, 52):
        d.fill(sliver(-96, y, 96 - abs(y), y - 2, 8), "#cdb892", 0.9)


def mouth_of_roll(d: Doc, rnd: random.Random) -> None:
    """the near end: a spiral of paper, light and a single glyph inside"""
    with d.group(transform="translate(-168 0)"):
        d.glow(0, 0, 200, (0, "#fff4c2", 0.95), (0.4, "#ffc850", 0.5), (1, "#cf3a22", 0))
        end = Sh.ell(0, 0, 66, 104)
        d.inked(end, d.rad(0, 0, 104, "#fffbe2", "#ffd66a", "#f5792a", "#7a2a1c"), 5, 2, CURSE_BLACK)
        turn = [
            (polar(0, 0, 96 - k * 2.35, -60 + k * 26)[0] * 0.62, polar(0, 0, 96 - k * 2.35, -60 + k * 26)[1])
            for k in range(27)
        ]
        spiral = brush(turn, 17, taper(0.9, 0.6, 0.2), 44)
        d.inked(spiral, "#f6e2b4", 3.6, 1.6, "#3f0c1c")
        bites = pile(
            [cutw(*polar(0, 0, 108, a), *polar(0, 0, 80 + rnd.uniform(-8, 6), a), 20) for a in range(0, 360, 15)]
        ).tf(0.62, 0, 0, 1, 0, 0)
        d.fill(bites, CURSE_BLACK)
        word = U([brush("-10,-22 8,-8 -8,6 10,22", 9, LEAF, 10), brush("-15,0 0,-4 15,2", 7, LEAF, 6)])
        d.fill(word, "#861a24")


def loose_end(d: Doc, rnd: random.Random) -> None:
    """the outer edge of the sheet along the roll, singed, and sparks"""
    flap = S("-150,-96! 0,-106 160,-98! 176,-70 150,-40 110,-56! 60,-30 20,-52! -30,-28 -70,-54! -110,-36 -146,-54!")
    d.inked(flap, d.lin(0, -106, 0, -30, "#ffffff", "#f1dcae", "#a8582e"), 4.4, 2.2, CURSE_BLACK)
    d.fill((flap - flap.move(0, -12)), CURSE_BLACK, 0.9)
    for x, y, r in ((120, -130, 6), (60, -142, 4), (170, -142, 5), (-40, -134, 5), (210, -118, 4), (16, -160, 3.5)):
        d.fill(spark(x, y, r * 2.4, 0.2), "#ffc850")
