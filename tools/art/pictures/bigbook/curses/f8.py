"""f8 Wildfire: a salamander runs through the night and everything behind it burns."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew
from tools.art.parts.minibramble import minibramble
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=68)
LAMP = (250.0, 330.0)
SPINE = "-130,420 -60,470 10,440 60,376 130,344 220,350 320,372 400,352 450,310"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _land(d, rnd)
    for x, y, r in ((618, 400, 40), (540, 438, 34)):  # other curses, already alight
        minibramble(d, x, y, r, rnd, "fire")
        tongue = flame_s(x, y - r * 0.4, r * 2, r, -10)
        d.inked(tongue, d.vlin(tongue, "#f5792a", "#ffc850", "#fff4c2"), 4, 1.6, "#5a1526")
    with d.group(transform="translate(-48 4)"):
        _fire(d)
        _legs(d, near=False)
        _body(d, rnd)
        _legs(d, near=True)
        _head(d, rnd)
    _sparks(d, rnd)


def _land(d: Doc, rnd: random.Random) -> None:
    """hills that glow, a wood of black trunks, the ground scorched where it has run"""
    lit_air(d, LAMP, 520, (0, "#fff4c2"), (0.22, "#ffb040"), (0.46, "#c8451f"), (0.75, "#561622"), (1, "#180a12"))
    ridge(d, "-140,330! -20,290 120,320 260,276 400,312 560,262 740,300!", "#7a1e20", "#ffb040", 6)
    trunks = [
        S(f"{x - w},520! {x - w * 0.6},240 {x - w},60! {x + w},60! {x + w * 0.5},240 {x + w},520!")
        for x, w in ((-70, 16), (26, 12), (520, 13), (584, 18), (668, 14))
    ]
    boughs = [
        brush(spec, 13, taper(1, 0.1, 0), 10)
        for spec in (
            "26,230 60,180 70,120",
            "520,250 480,200 470,140",
            "584,210 630,160 650,110",
            "-70,240 -30,190 -20,150",
        )
    ]
    for tree in (*trunks, *boughs):
        dark_things(d, tree, "#f5792a", LAMP, 6)
    ridge(d, "-140,448! 40,470 240,462 420,480 600,458 740,470!", "#2a0e14", "#ffc850", 7)
    cracks = [
        sliver(x, 500 + y, x + rnd.uniform(50, 120), 504 + y, 6) for x in range(-120, 700, 70) for y in (0, 40, 84)
    ]
    d.fill(pile(cracks), "#cf3a22", 0.8)


def _fire(d: Doc) -> None:
    """a bank of flames along its back, tallest over the hips, all blown backwards"""
    d.glow(170, 290, 260, (0, "#fffbe2", 0.9), (0.4, "#ffc850", 0.6), (1, "#f5792a", 0))
    for x, y, h, w, lean in (
        (-96, 440, 150, 80, -40),
        (-20, 440, 190, 92, -46),
        (50, 400, 226, 104, -56),
        (128, 370, 262, 112, -60),
        (216, 366, 226, 104, -56),
        (296, 376, 170, 84, -46),
        (366, 370, 118, 62, -36),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.lin(0, y - h, 0, y, "#cf3a22", "#f5792a", "#ffc850", "#fff4c2"), 5, 1.8, "#5a1526")
        d.fill(flame_s(x + 2, y, h * 0.58, w * 0.5, lean * 0.5), "#fffbe2", 0.95)


def _legs(d: Doc, near: bool) -> None:
    """two legs on the far side reach, two on the near side push; toes of ember"""
    ways = (
        ("96,380 60,440 96,486", "380,372 420,420 404,474")
        if near
        else ("150,364 190,420 168,468", "420,340 486,372 512,436")
    )
    for way in ways:
        x, y, _, _ = sample(way, 8)[-1]
        limb = U(
            brush(way, 54 if near else 42, taper(1, 0.5, 0.1), 14),
            [cutw(x - 6, y - 6, x + 46 - 30 * i, y + 10 + 12 * (i % 2), 20) for i in range(3)],
        )
        d.inked(
            limb,
            d.lin(0, 360, 0, 490, *(("#6a5458", "#2c2229") if near else ("#3a2a30", "#150f16"))),
            5,
            2,
            CURSE_BLACK,
        )


def _body(d: Doc, rnd: random.Random) -> None:
    """thick and black, the tail behind it whipped up; a band of fire and spots down its side"""
    trunk = brush(SPINE, 116, taper(0.05, 0.66, 0.72, 0.9), 48)
    hew(d, trunk, "char", rnd, 6, (12, 26, 7), 10)
    band = brush([(x - ty * 10, y + tx * 6) for x, y, tx, ty in sample(SPINE, 40)[4:38]], 26, taper(0, 0.4, 0.7), 40)
    d.fill(band & trunk, "#f5792a")
    for x, y, _, _ in sample(SPINE, 13)[3:12]:
        d.inked(Sh.ell(x, y + 24, 15, 10), "#ffc850", 3.4, 1, "#5a1526")


def _head(d: Doc, rnd: random.Random) -> None:
    """broad and flat, jaws apart, its tongue a flame that already reaches the next thing"""
    tongue = S("540,312! 600,318 624,296 690,290! 660,318 676,336 620,346 548,336!")
    d.inked(tongue, d.lin(540, 0, 690, 0, "#fff4c2", "#ffc850", "#f5792a"), 4.6, 1.6, "#5a1526")
    jaw = S("430,330! 480,346 560,334 574,350! 540,380 470,392 424,372")
    hew(d, jaw, "char", rnd, 5.4, None, 6)
    skull = S("400,330! 396,276 424,232 470,214 528,236 582,282! 592,306 574,320! 520,316 470,330 430,348!")
    hew(d, skull, "char", rnd, 6, (11, 22, 6), 8)
    d.inked(Sh.ell(476, 258, 27, 25), "#ffc850", 5, 1.6, CURSE_BLACK)
    d.fill(sliver(478, 236, 474, 282, 11), CURSE_BLACK)
    d.fill(brush("444,236 474,218 512,236", 13, LEAF, 10), CURSE_BLACK)
    d.fill(Sh.ell(566, 290, 6), CURSE_BLACK)
    d.fill(brush("440,338 500,322 574,324", 7, LEAF, 10), "#ffc850")


def _sparks(d: Doc, rnd: random.Random) -> None:
    """embers blown backwards"""
    for _ in range(26):
        x, y = rnd.uniform(-90, 430), rnd.uniform(96, 260)
        d.fill(sliver(x, y, x - rnd.uniform(8, 22), y - rnd.uniform(2, 9), rnd.uniform(3, 6)), "#ffe08a", 0.95)
