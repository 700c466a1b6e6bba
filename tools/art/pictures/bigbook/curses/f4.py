"""f4 Burning Remorse: the death's-head moth has come to the flame on the sill, one wing already fire."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Placement, S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.fire import flame_s
from tools.art.parts.misprint import misprint
from tools.art.parts.place import courses, dark_things, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=8)
LAMP = (420.0, 300.0)
SOOT = "#0f0b14"
CHITIN = "#f1e6cb"
RAMP = EL["fire"]
FORE = S(
    "286,262! 258,216 206,164 140,136 88,138! 80,166 88,196 82,228! 92,252 110,262 118,286! "
    "156,312 214,322 262,318 288,306!"
)
HIND = S(
    "286,306! 250,312 196,326 160,352 150,386! 164,402 172,424 194,436! 206,458 230,470 "
    "250,462! 268,440 284,392 292,340!"
)
"""The left wings in the moth's own grid, about (300,300), span 80..520."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    night(d, rnd)
    light(d)
    with d.group(transform="translate(276 312) rotate(14) scale(0.9) translate(-300 -300)"):
        misprint(d, Sh.poly([(84, 130), (200, 140), (286, 262), (118, 286), (82, 228)]), CURSE_BLACK, 1.6)
        moth(d, rnd)
        burning_wing(d)
    sparks(d, rnd)


def night(d: Doc, rnd: random.Random) -> None:
    """a sill by night: the wall in the light of one flame, a black window, what was written and is burnt"""
    lit_air(d, LAMP, 520, (0, "#fff4c2"), (0.2, "#ffb040"), (0.46, "#b8401f"), (0.74, "#4c1420"), (1, "#14080e"))
    wall = Sh.rect(-140, 20, 880, 480)
    courses(d, wall, d.rad(*LAMP, 520, "#ffd070", "#c8562a", "#6a1e22", "#1c0a12"), "#2a0c12", LAMP, rnd, (120, 60))
    sill = S("-140,486! 740,474! 740,640! -140,640!")
    d.inked(sill, d.rad(*LAMP, 460, "#ffc460", "#9a4224", "#3a141a"), 5, 2, CURSE_BLACK)
    books = Sh.rect(-120, 428, 190, 26, 3) | Sh.rect(-132, 454, 214, 32, 3) | Sh.rect(-96, 404, 150, 24, 3)
    dark_things(d, books, "#f59a3a", LAMP, 5)


def light(d: Doc) -> None:
    """the flame behind it, as tall as the picture, on a stump of wax"""
    d.glow(*LAMP, 260, (0, "#fffbe2", 0.95), (0.4, "#ffc850", 0.55), (1, "#f5792a", 0))
    stump = S("356,640! 352,456! 376,446 410,452 448,446 476,456! 482,640!")
    d.inked(stump, d.hlin(stump, "#fffdf0", "#f6d890", "#a8622c"), 5, 2, CURSE_BLACK)
    d.fill(
        S("352,456! 376,446 410,452 448,446 476,456! 470,486 462,520 452,486 430,478 420,540 404,486 380,480 370,508"),
        "#fffbe2",
    )
    tall = S("416,452 366,430 342,370 362,300 394,240 402,176 444,92! 440,176 470,236 494,310 490,382 464,432")
    d.inked(tall, d.lin(0, 90, 0, 452, "#f5792a", "#ffc850", "#fff4c2"), 5, 1.4, "#8a2a14")
    d.fill(S("416,440 386,420 378,368 394,318 418,262! 440,318 456,370 446,420"), "#fffdf0")


def burning_wing(d: Doc) -> None:
    """tongues along the right fore wing, in the moth's own grid"""
    d.glow(470, 200, 170, (0, "#fff4c2", 0.75), (0.4, "#ffc850", 0.45), (1, "#cf3a22", 0))
    for x, y, h, w, rot in (
        (398, 172, 110, 54, -22),
        (524, 250, 120, 56, 34),
        (440, 150, 140, 62, -10),
        (516, 200, 150, 66, 18),
        (478, 150, 170, 74, 2),
    ):
        tongue = flame_s(0, 0, h, w, 10).rot(rot).move(x, y)
        d.inked(tongue, d.rad(x, y, h, "#fff4c2", "#ffc850", "#f5792a", "#cf3a22"), 4, 1.6, "#5a1526")
        d.fill(flame_s(0, -2, h * 0.5, w * 0.46, 4).rot(rot).move(x, y), "#fffbe2")


def sparks(d: Doc, rnd: random.Random) -> None:
    """embers of the wing, flying up and to the right"""
    for _ in range(26):
        x, y = rnd.uniform(330, 640), rnd.uniform(100, 300)
        d.fill(Sh.ell(x, y, rnd.uniform(1.8, 4)), "#ffc850", 0.95)


def moth(d: Doc, rnd: random.Random) -> None:
    """the death's-head moth of the proof: each side with its wings and antenna, then the body from tail to head"""
    for mirrored in (False, True):

        def place(s: Sh, mirrored: bool = mirrored) -> Sh:
            return s.flipx(300) if mirrored else s

        wings(d, place)
        d.fill(place(wedges(FORE, 7, 30, 4.4, (1, 0.2), 0.1, 0.25, rnd)), SOOT)
        d.fill(place(wedges(HIND, 7, 24, 4.2, (0.6, -0.8), 0.1, 0.25, rnd)), SOOT)
        wing_bands(d, place, rnd)
        eye_spots(d, place)
        d.fill(place(wedges(FORE, 10, 16, 2.6, (0, -1), 0.3, 0.2, rnd)), "#8a745e", 0.0)
        antenna(d, place)
    abdomen(d, rnd)
    thorax(d, rnd)
    skull(d, rnd)
    head = S("300,208 286,214 282,228 290,238 300,240 310,238 318,228 314,214")
    d.inked(head, "#5a4744", 2.6, 1.2, SOOT)
    for x in (289, 311):
        d.inked(Sh.ell(x, 224, 7.5), d.rad(x - 2, 221, 9, RAMP["core"], RAMP["mid"], RAMP["deep"]), 2, 0.6, SOOT)


def wings(d: Doc, place: Placement) -> None:
    """hind wing, fore wing over it, their veins"""
    for wing in (HIND, FORE):
        s = place(wing)
        d.fill(s.grow(7).move(4, 8), SOOT, 0.55)
        d.inked(s, d.rad(300, 290, 250, "#fff9e6", CHITIN, "#cdb892", "#8d7a62"), 4, 2, SOOT)
    for veins in (
        (
            ("284,280 230,232 160,190 98,160", 6.5),
            ("284,286 226,256 160,232 96,214", 6),
            ("284,292 228,280 168,270 118,268", 5.5),
            ("284,300 240,304 190,304 150,300", 5),
        ),
        (
            ("288,318 246,336 204,362 172,398", 5.5),
            ("289,326 256,362 230,398 206,440", 5.5),
            ("290,336 276,372 262,412 246,452", 5),
        ),
    ):
        d.fill([place(brush(v, w, taper(1, 0.15, 0, 0.7), 8)) for v, w in veins], SOOT)


def wing_bands(d: Doc, place: Placement, rnd: random.Random) -> None:
    """arcs round the thorax, edged with knife cuts"""
    both = U(FORE, HIND)
    for r0, r1, tone in ((84, 96, "#5b4650"), (128, 152, "#3a2b36")):
        zone = both & (Sh.ell(300, 296, r1) - Sh.ell(300, 296, r0))
        d.fill(place(zone), tone)
        fringe = []
        for a in range(100, 262, 5):
            reach = r1 + rnd.uniform(10, 22) * (r1 / 130)
            fringe.append(cutw(*polar(300, 296, r1 - 1, a), *polar(300, 296, reach, a + rnd.uniform(-2, 2)), 6))
        d.fill(place(pile(fringe) & both), tone)
        scales = [
            sliver(*polar(300, 296, r0 + 3, a), *polar(300, 296, r1 - 3, a + 1.5), 1.5) for a in range(100, 262, 4)
        ]
        d.fill(place(pile(scales) & zone), "#cdb892", 0.8)


def eye_spots(d: Doc, place: Placement) -> None:
    """one on each wing: dark ring, russet, ember, pupil, glint"""
    for cx, cy, r in ((160, 222, 27), (222, 390, 21)):
        for radius, tone in ((r + 5, SOOT), (r, "#7b2f2a"), (r * 0.74, RAMP["light"]), (r * 0.5, SOOT)):
            d.fill(place(Sh.ell(cx, cy, radius)), tone)
        d.fill(place(Sh.ell(cx - r * 0.18, cy - r * 0.2, r * 0.2)), "#fff8e0")


def antenna(d: Doc, place: Placement) -> None:
    """a feathered antenna"""
    spec = "292,214 272,176 244,150 214,142"
    stem = brush(spec, 6, taper(1, 0.3, 0), 10)
    d.fill(place(stem.grow(2.4)), SOOT)
    d.fill(place(stem), CHITIN)
    barbs = [
        cutw(x, y, x + tx * 7 - ty * 13 * side, y + ty * 7 + tx * 13 * side, 4)
        for x, y, tx, ty in sample(spec, 16)[4:17]
        for side in (1, -1)
    ]
    d.fill(place(pile(barbs)).grow(1.4), SOOT)
    d.fill(place(pile(barbs)), CHITIN)


def abdomen(d: Doc, rnd: random.Random) -> None:
    """the ringed tail"""
    tail = S("300,330 280,336 274,366 278,404 290,440 300,460! 310,440 322,404 326,366 320,336")
    d.inked(tail, d.lin(270, 330, 330, 460, "#fff6dc", "#c8b38a", "#6d5a48"), 3.6, 1.8, SOOT)
    rings = []
    for i in range(8):
        y = 348.0 + i * 13
        half = 24 - abs(i - 2.5) * 2.2
        rings.append(brush([(300 - half, y - 4), (300, y + 5), (300 + half, y - 4)], 6, LEAF, 6))
    d.fill(pile(rings) & tail, SOOT)
    d.fill(wedges(tail, 6, 15, 3, (-0.9, -0.3), 0.1, 0.3, rnd), SOOT)


def thorax(d: Doc, rnd: random.Random) -> None:
    """the furry thorax that bears the skull"""
    fur = []
    for i in range(46):
        a = i * 360 / 46
        far = rnd.uniform(58, 68)
        tip = polar(300, 280, far if math.sin(math.radians(a)) > -0.2 else far * 0.86, a)
        fur.append(cutw(*polar(300, 276, 42, a - 3), *tip, 14, rnd.uniform(-0.15, 0.15)))
    coat = U(Sh.ell(300, 276, 46, 52), fur)
    d.inked(coat, d.rad(290, 258, 70, "#8b6f5a", "#4c3a3c", "#241a26"), 3, 1.6, SOOT)
    hairs = []
    for _ in range(60):
        a = rnd.uniform(0, 360)
        x, y = polar(300, 278, rnd.uniform(26, 52), a)
        hairs.append(sliver(x, y, *polar(x, y, rnd.uniform(8, 14), a + rnd.uniform(-20, 20)), 1.6))
    d.fill(pile(hairs) & coat, "#d8c29a", 0.9)


def skull(d: Doc, rnd: random.Random) -> None:
    """the death's head, embers in its sockets"""
    bone = S(
        "300,232 276,236 262,252 260,274 268,292! 276,298 280,316! 290,322 300,323 310,322 320,316!"
        " 324,298 332,292! 340,274 338,252 324,236"
    )
    d.inked(bone, d.lin(262, 232, 338, 322, "#fffdf2", "#f4e6c2", "#c7ab7a"), 2.8, 1.4, SOOT)
    socket = S([(300 - 9, 272), (300 - 15, 261), (300 - 28, 262), (300 - 33, 274), (300 - 26, 285), (300 - 13, 284)])
    for hollow, x in ((socket, 278), (socket.flipx(300), 322)):
        d.fill(hollow, SOOT)
        d.glow(x, 273, 13, (0, RAMP["core"], 1), (0.35, RAMP["light"], 0.9), (1, RAMP["mid"], 0))
    d.fill(S("300,284! 306,298 300,295 294,298!"), SOOT)
    d.fill(pile([cutw(x, 322, x + (300 - x) * 0.06, 304, 3.2) for x in (286, 293, 300, 307, 314)]), SOOT)
    d.fill(brush("280,305 300,309 320,305", 2.4, LEAF, 6), SOOT)
    d.fill(wedges(bone, 6, 14, 2.6, (-0.8, -0.5), 0.2, 0.4, rnd), "#6d5238")
