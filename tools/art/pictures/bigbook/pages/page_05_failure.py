"""page_05 failure: the jug lies in two halves, its mouth still open; all its water has found the door."""

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.leafcard import leafcard
from tools.art.parts.misfortune import PAPER, WINDOW, swell
from tools.art.parts.vignette import CLAY, CUT
from tools.art.picture import Picture

PICTURE = Picture(seed=310)
WATER = ("#f4fffc", "#a8e0e0", "#3a86a4")


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    dusk(d, (478, 240))
    spill(d, c)
    bowl(d, c)
    neck(d, c)
    shards(c)


def spill(d: Doc, c: Carver) -> None:
    """the puddle runs off to the left and takes two pages with it"""
    run = S("438,252! 400,240 350,246 312,232 262,238 232,226! 250,250 284,258 330,262 380,274 450,276 500,268!")
    c.form(run, WATER, 2.8)
    ripples = ("290,246 330,250 360,248", "372,260 410,264 450,262", "262,240 280,243 296,242")
    d.fill(pile([brush(p, 5, LEAF, 8) for p in ripples]), PAGE_INK, 0.8)
    leafcard(d, 288, 216, 62, "water", "wet", -32, ink=PAGE_INK, line=PAGE_INK)
    leafcard(d, 364, 222, 56, "water", "wet", 24, ink=PAGE_INK, line=PAGE_INK, seed=4)
    for x, y in ((250, 198), (326, 190), (408, 216)):
        c.form(S(f"{x},{y - 11}! {x + 6},{y} {x},{y + 7} {x - 6},{y}"), WATER, 1.8)


def bowl(d: Doc, c: Carver) -> None:
    """the lower half, still on its foot, with a broken rim"""
    inside = S("410,172! 470,158 530,172! 520,190 470,198 420,190")
    c.form(inside, ("#5a3a2c", "#2a1814"), 3)
    belly = S(
        "398,176! 412,160! 424,182! 442,168! 454,192! 474,176! 490,194! "
        "508,170! 520,184! 538,164! 546,184 540,222 506,262! 434,262! 402,222"
    )
    c.form(belly, CLAY, 3.4, (9, 26, 5), CUT)
    d.fill(
        pile([brush("406,212 470,226 540,210", 6, LEAF, 12), brush("410,224 470,238 534,222", 4, LEAF, 12)]), PAGE_INK
    )
    cracks = [cutw(454, 190, 446, 226, 7, 0.2), cutw(446, 220, 428, 236, 5, -0.2), cutw(508, 172, 516, 206, 6, 0.2)]
    d.fill(pile(cracks), PAGE_INK)


def neck(d: Doc, c: Carver) -> None:
    """the upper half has rolled over: spout, collar and handle, mouth to the right"""

    def place(s: Sh) -> Sh:
        return s.rot(64).move(548, 206)

    c.form(place(brush("26,-44 72,-40 78,2 44,24", 13, taper(0.9, 0.8), 16)), CLAY, 2.8)
    upper = S(
        "-48,34! -36,18! -22,36! -6,20! 8,38! 26,20! 44,32! 48,6 "
        "24,-26 26,-52! 4,-58 -22,-54! -48,-56! -28,-38 -26,-22 -46,4"
    )
    c.form(place(upper), CLAY, 3.4, (9, 22, 5), CUT)
    c.form(place(S("-46,-55! -20,-62 25,-52! 6,-44 -20,-46")), ("#3a2420", "#1a0f0e"), 2.4)
    d.fill(place(brush("-34,-24 0,-16 24,-26", 5, LEAF, 8)), PAGE_INK)


def shards(c: Carver) -> None:
    """what is left over, too small to mend"""
    for x, y, rot, k in (
        (392, 258, 20, 0.8),
        (470, 132, -30, 0.8),
        (440, 110, 40, 0.62),
        (520, 120, 80, 0.66),
        (500, 96, 10, 0.5),
    ):
        c.form(
            S("-26,-12! 6,-22 28,-8! 18,16! -6,8! -22,18!").scale(k).rot(rot).move(x, y), CLAY, 2.8, (7, 9, 3.6), CUT
        )


def dusk(d: Doc, low: Point) -> None:
    """a half sun on the edge of the floor; whatever stands throws its shadow at us"""
    d.fill(WINDOW, d.lin(0, 0, 0, 250, "#3a6474", "#8fb4a8", "#f8e4b0"))
    d.fill(WINDOW, d.lin(0, 0, 640, 0, (0, PAPER[0], 0.9), (0.45, PAPER[1], 0.2), (1, "#1c2c34", 0.35)))
    d.fill(Sh.ell(*low, 150, 96), d.rad(*low, 150, "#fffbe2", "#ffd070", "#f08a4a"))
    swell(d, circ_lines(*low, 170, 600, 15), low, 150, "#1f4654", 0.6)
    floor = S("0,244! 640,238! 640,290! 0,290!")
    d.fill(floor, d.lin(0, 0, 640, 0, (0, "#d8c08c"), (0.4, "#8a9a88"), (1, "#2f4a54")))
