"""page_03 Nightmare Weaver: a spider of pillows, seen from above, knits a grinning face on top of somebody's deck.

Eight knitting needles for legs, eight buttons for eyes, a night-light in its belly; it counts stitches aloud.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import engrave
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, lerp, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, IVORY, carve, lid, loose_card
from tools.art.parts.mask import mask
from tools.art.picture import Picture

PICTURE = Picture(
    seed=63, layers=("body", "eyes", "lids", "jaw", "over", "limb"), key=("#0e1640", "#4464b0", "#f8e8b4")
)
LAMP = (322.0, 196.0)
TICKING = ("#a2707a", "#64394c", "#2a1422")
SOCK = ("#8a6a94", "#523a62", "#241630")
PILLOW = "-94,-62! -46,-78 46,-78 94,-62! 84,-22 84,22 94,62! 46,78 -46,78 -94,62! -84,22 -84,-22"
DECK = (548.0, 226.0)
LEGS: tuple[tuple[Point, Point, Point], ...] = (
    ((268, 176), (178, 92), (76, 84)),
    ((284, 172), (262, 96), (198, 76)),
    ((304, 172), (352, 92), (432, 78)),
    ((268, 224), (176, 318), (60, 288)),
    ((284, 230), (256, 330), (176, 428)),
    ((304, 230), (348, 326), (420, 410)),
)
WORKING: tuple[tuple[Point, Point, Point], ...] = (
    ((380, 168), (438, 108), (556, 262)),
    ((378, 236), (440, 312), (570, 252)),
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    web(d)
    deck(d, rnd)
    wool(d, rnd)
    with d.part("body"):
        for hip, knee, tip in LEGS:
            leg(d, hip, knee, tip, rnd)
    abdomen(d, rnd)
    head(d, rnd)
    with d.part("over"):
        for hip, knee, tip in WORKING:
            leg(d, hip, knee, tip, rnd)


def web(d: Doc) -> None:
    """a round rug of light with an engraved spiral, darker outwards"""
    x, y = LAMP
    d.fill(d.window, d.rad(x, y, 430, "#fff4d0", "#f6d490", "#c07c4c", "#5c2d2e", "#1d141c"))
    spiral = [polar(x, y, 60 + k * 1.5, k * 6.0) for k in range(300)]

    def tone(px: float, py: float) -> float:
        return (math.hypot(px - x, py - y) - 130) / 340

    d.fill(engrave(d.window, [spiral], tone, 24, 1, 17, step=16), PAGE_INK)
    spokes = [cutw(*polar(x, y, 520, a), *polar(x, y, 170, a), 9) for a in range(8, 360, 24)]
    d.fill(pile(spokes) & d.window, PAGE_INK, 0.75)


def deck(d: Doc, rnd: random.Random) -> None:
    """a player's deck from above; on it half a face in wool, still hanging from the needles"""
    x, y = DECK
    d.fill(Sh.rect(-78, -104, 156, 208, 8).rot(7).move(x + 14, y + 18), PAGE_INK, 0.55)
    for i in range(4):
        loose_card(d, x + 9 - i * 3, y + 12 - i * 4, 144, 10 - i * 2.4, "", lw=2.8)
    knitting = [
        brush([(x - 62 + i * 15, y + 60), (x - 58 + i * 15, y + 76), (x - 66 + i * 15, y + 92)], 9, LEAF, 6)
        for i in range(9)
    ]
    d.inked(knitting, d.vlin(pile(knitting), *BLOOD[:2]), 1.8, 0.8, PAGE_INK)
    mask(d, "grin", x + 4, y - 14, 1.14, 5)
    loops = []
    for half, top in ((42, 16), (37, 33), (26, 50)):
        for i in range(-3, 4):
            px, py = x + i * half / 3, y + top
            loops += [
                brush([(px - 6, py - 9), (px - 3, py), (px, py + 8)], 6.6, LEAF, 6),
                brush([(px + 6, py - 9), (px + 3, py), (px, py + 8)], 6.6, LEAF, 6),
            ]
    d.inked(loops, "#d8503c", 1.6, 0.5, PAGE_INK)


def wool(d: Doc, rnd: random.Random) -> None:
    """the ball at the lower left, and the yarn that runs to the needles"""
    yarn = brush("150,396 240,436 340,402 430,432 520,380 552,296", 9, taper(0.9, 0.8, 0.5), 60)
    d.inked(yarn, "#c2382f", 2.4, 1, PAGE_INK)
    ball = Sh.ell(108, 384, 48, 45)
    d.fill(ball.move(8, 10), PAGE_INK, 0.5)
    carve(d, ball, BLOOD, rnd, (9, 14, 5), lw=3.6, rim="#ffb080")
    turns = [
        brush(p, 5.5, LEAF, 14)
        for p in (
            "66,372 104,348 146,366",
            "64,392 108,372 152,388",
            "78,412 112,398 142,408",
            "92,344 80,384 100,424",
            "126,344 120,384 138,416",
        )
    ]
    d.fill(pile(turns) & ball, "#4a0f1e")


def leg(d: Doc, hip: Point, knee: Point, tip: Point, rnd: random.Random) -> None:
    """thigh in a striped stocking, red bead at the knee, then a long ivory needle"""
    bow = ((hip[0] + knee[0]) / 2 + (knee[1] - hip[1]) * 0.12, (hip[1] + knee[1]) / 2 - (knee[0] - hip[0]) * 0.12)
    thigh = brush([hip, bow, knee], 31, taper(1, 0.62, 0.2), 16)
    d.fill(thigh.move(7, 10), PAGE_INK, 0.45)
    carve(d, thigh, SOCK, rnd, (9, 12, 5), lw=3.4)
    stripes = []
    for x, y, tx, ty in sample([hip, bow, knee], 8)[2:8:2]:
        stripes.append(sliver(x - ty * 15, y + tx * 15, x + ty * 15, y - tx * 15, 5))
    d.fill(pile(stripes) & thigh.shrink(1.5), "#f0d8a8")
    needle = brush([(lerp(knee[0], tip[0], -0.05), lerp(knee[1], tip[1], -0.05)), tip], 14, taper(1, 0.1, 0.1), 6)
    d.fill(needle.move(6, 9), PAGE_INK, 0.45)
    d.inked(needle, d.lin(*knee, *tip, *IVORY[:2], "#fffaf0"), 3, 1.2, PAGE_INK)
    bead = Sh.ell(*knee, 14)
    d.inked(bead, d.rad(knee[0] - 4, knee[1] - 5, 18, "#ff9a7a", "#c2352b", "#6a1526"), 3, 1.4, PAGE_INK)


def cushion(d: Doc, x: float, y: float, k: float, rot: float, rnd: random.Random) -> Sh:
    """a pillow with tasselled corners"""
    for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        threads = [
            cutw(sx * 90, sy * 60, sx * (112 + 8 * i), sy * (76 + 10 * (2 - i)), 9).scale(k).rot(rot).move(x, y)
            for i in range(3)
        ]
        d.inked(threads, "#d8503c", 2, 0.8, PAGE_INK)
    shape = S(PILLOW).scale(k).rot(rot).move(x, y)
    d.fill(shape.move(10, 14), PAGE_INK, 0.5)
    carve(d, shape, TICKING, rnd, (10, 30, 6), lw=4, rim="#f2c8b0")
    seams = [
        brush(p, 5, LEAF, 8).scale(k).rot(rot).move(x, y)
        for p in ("-84,-54 -62,-36 -52,-30", "84,-54 62,-36 52,-30", "84,54 62,36 52,30", "-84,54 -62,36 -52,30")
    ]
    d.fill(pile(seams), PAGE_INK)
    return shape


@layer("body")
def abdomen(d: Doc, rnd: random.Random) -> None:
    """the great pillow behind, with a moon for a night-light sewn into it"""
    cushion(d, 190, 200, 1.06, -8, rnd)
    x, y = 184, 198
    d.glow(x, y, 92, (0, "#fff6cc", 0.95), (0.45, "#ffd35c", 0.5), (1, "#ffb040", 0))
    pane = Sh.ell(x, y, 47)
    d.inked(pane, d.rad(x, y, 48, "#fffef0", "#ffe9a0", "#f0b040"), 3.6, 1.4, PAGE_INK)
    moon = S("8,-36! -26,-24 -34,8 -14,34 18,30! -8,16 -12,-10").move(x, y)
    d.fill(moon, "#c2702e")
    stitches = [sliver(*polar(x, y, 44, a), *polar(x, y, 57, a), 4) for a in range(0, 360, 20)]
    d.fill(pile(stitches), PAGE_INK)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """the small pillow in front: eight buttons, and a mouth that counts, sewn open"""
    cushion(d, 318, 200, 0.78, 4, rnd)
    for x, y, r in (
        (300, 188, 22),
        (348, 190, 22),
        (272, 168, 10),
        (324, 160, 11),
        (376, 172, 10),
        (268, 196, 8),
        (324, 206, 8),
        (380, 198, 8),
    ):
        button(d, x, y, r)
        lid(d, Sh.ell(x, y, r), TICKING)
    grin = S("276,216! 300,226 326,229 352,227 374,218! 360,244 326,250 290,242")
    with d.part("jaw"):
        d.inked(grin, "#3a0a14", 3, 1.2, PAGE_INK)
        teeth = [sliver(284 + i * 14, 216 + 4 * math.sin(i), 287 + i * 13, 246 - abs(i - 3) * 2, 4.4) for i in range(7)]
        d.fill(pile(teeth), "#f0d8a8")


@layer("eyes")
def button(d: Doc, x: float, y: float, r: float) -> None:
    """an eye: four holes and a glint"""
    d.inked(
        Sh.ell(x, y, r), d.rad(x - r * 0.3, y - r * 0.4, r * 1.6, "#6a5668", "#241826", "#0d070d"), 2.8, 1.2, PAGE_INK
    )
    if r > 9:
        d.fill(U([Sh.ell(*polar(x, y, r * 0.36, a), r * 0.15) for a in (45, 135, 225, 315)]), "#ffd35c")
        d.stroke(Sh.ell(x, y, r * 0.72), "#8a7488", 1.8)
    d.fill(sliver(x - r * 0.6, y - r * 0.3, x - r * 0.1, y - r * 0.72, r * 0.14), "#fff6e0")


def cross(d: Doc, detail: int) -> None:
    """one needle has sewn the page's edge to the frame, in red"""
    needle = brush([(58, 290), (30, 306), (8, 322)], 11, taper(1, 0.1, 0.1), 6)
    stitches = [sliver(22, 204 + i * 19, 64, 212 + i * 19, 5.4) for i in range(4)]
    d.inked(stitches, "#c2382f", 2.2, 0.8, PAGE_INK)
    d.inked(brush("62,280 40,284 24,300 10,322", 5, taper(0.8, 0.8, 0.5), 12), "#c2382f", 2, 0.8, PAGE_INK)
    d.inked(needle, d.lin(58, 290, 8, 322, *IVORY[:2]), 3, 1.2, PAGE_INK)
