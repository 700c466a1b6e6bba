"""m12 Torpor: a clockwork sloth hugs a stopped pendulum; two candles lie side by side below."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air, paving
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=92)
LAMP = (300.0, 240.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    study(d, rnd)
    for x, side in ((96, -1), (504, 1)):
        candle_lying(d, x, side, rnd)
    with d.group(transform="translate(300 300) scale(1.3) translate(-310 -268)"):
        pendulum(d, rnd)
        sloth(d, rnd)
        face(d, rnd)
        front_limbs(d, rnd)


def study(d: Doc, rnd: random.Random) -> None:
    """a classroom in the afternoon: rows of empty benches run to the window that the sun has left"""
    lit_air(d, LAMP, 480, (0, "#fff6dc"), (0.26, "#e8b878"), (0.52, "#8a5a4e"), (0.8, "#3a2430"), (1, "#140e16"))
    for x in (36, 564):
        pane = Sh.rect(x - 84, 60, 168, 250, 6)
        d.inked(pane, d.lin(0, 60, 0, 310, "#7a5a86", "#d08a70", "#ffd890"), 7, 2, CURSE_BLACK)
        d.fill([Sh.rect(x - 5, 60, 10, 250), Sh.rect(x - 84, 176, 168, 9)], CURSE_BLACK)
    paving(d, 402, (300, 250), d.rad(300, 402, 440, "#e8b878", "#8a5a4e", "#34222c"), "#2a1820", 120, 0)
    for y, half, high in ((388, 210, 22), (428, 330, 32)):
        for s in (-1, 1):
            bench = Sh.rect(300 + (s * half if s > 0 else -half - 300), y - high, 300, high, 4)
            d.inked(bench, d.lin(300, 0, 300 + s * 420, 0, "#d8a070", "#6a4238", "#241820"), 5, 2, CURSE_BLACK)


def pendulum(d: Doc, rnd: random.Random) -> None:
    """rod from above, the bob with its clock rings, dead centre"""
    rod = Sh.rect(288, -60, 24, 420)
    hew(d, rod, "brass", rnd, 4.6, (14, 10, 5), 7)
    bob = Sh.ell(300, 414, 70, 66)
    hew(d, bob, "brass", rnd, 5.4, (10, 24, 6.5), 9)
    for r in (48, 24):
        d.inked(
            Sh.ell(300, 414, r, r * 0.94), d.rad(290, 400, r, "#fff5cc", "#e4be70", "#8a5a2a"), 3.6, -1.6, CURSE_BLACK
        )


def sloth(d: Doc, rnd: random.Random) -> None:
    """the hanging comma: round back to the right, fur in tufts, a gear where the side plate is off"""
    back = S("272,150! 330,120 400,150 444,220 450,300 414,364 350,386 300,372! 276,330 262,240")
    tufts = [
        cutw(*polar(350, 256, 96, a), *polar(356, 262, 126 + rnd.uniform(-6, 8), a + 15), 44)
        for a in range(-84, 110, 13)
    ]
    fur = U(back, tufts)
    hew(d, fur, "root", rnd, 5.2, (10, 40, 7), 9)
    strokes = [
        brush([polar(330, 250, r, a), polar(330, 250, r + 10, a + 9), polar(330, 250, r + 4, a + 19)], 9, LEAF, 8)
        for r, angles in ((104, (-60, -34, 70, 92)), (76, (-70, 80)))
        for a in angles
    ]
    d.fill([s & fur for s in strokes], CURSE_BLACK)
    plate = Sh.ell(372, 264, 54)
    d.inked(plate, "#2a1c18", 5, -2, CURSE_BLACK)
    teeth = [Sh.rect(-7, -46, 14, 20, 3).rot(a).move(372, 264) for a in range(0, 360, 36)]
    gear = (U(teeth, Sh.ell(372, 264, 35)) & Sh.ell(372, 264, 50)) - Sh.ell(372, 264, 14)
    d.inked(gear, d.dlin(gear, "#fff5cc", "#e4be70", "#8a5a2a"), 4, 1.8, CURSE_BLACK)
    d.inked(Sh.ell(372, 264, 8), "#fff5cc", 3, 1, CURSE_BLACK)


def face(d: Doc, rnd: random.Random) -> None:
    """wide flat head against the rod: dark eye bands, lids nearly shut, a contented mouth"""
    head = S("176,196! 186,148 232,120 284,128 316,162 318,214 286,254 236,264 194,240")
    hew(d, head, "root", rnd, 5.2, (9, 18, 5.5), 9)
    mug = S("196,200! 204,164 244,146 286,160 300,198 280,236 242,248 208,232")
    d.inked(mug, "#fff6dc", 4, 1.6, CURSE_BLACK)
    for s in (-1, 1):
        band = S(
            f"{248 + s * 10},190! {248 + s * 30},178 {248 + s * 54},196 "
            f"{248 + s * 60},222! {248 + s * 38},218 {248 + s * 16},210"
        )
        d.fill(band & mug, "#6b4a34")
        d.fill(brush([(248 + s * 14, 200), (248 + s * 27, 209), (248 + s * 42, 206)], 8, LEAF, 8), CURSE_BLACK)
        d.fill(sliver(248 + s * 17, 202, 248 + s * 37, 205, 3.4), "#fff0c0")
    nose = S("236,214! 248,208 260,214! 256,226 248,230 240,226")
    d.fill([nose, brush("222,232 248,246 276,230", 8, LEAF, 10)], CURSE_BLACK)


def front_limbs(d: Doc, rnd: random.Random) -> None:
    """two arms and a leg round the rod, three brass claws each"""
    for spec, hand_at in (
        ("396,180 352,262 300,286 254,284", (250, 284)),
        ("410,320 366,352 306,338 256,342", (252, 342)),
    ):
        arm = brush(spec, 52, taper(0.8, 0.6, 0.3), 14)
        hew(d, arm, "root", rnd, 5, (10, 22, 6), 6)
        x, y = hand_at
        for k in (-1, 0, 1):
            claw = brush(
                [(x + 8, y + k * 15), (x - 34, y + k * 17 + 2), (x - 46, y + k * 15 + 34)], 18, taper(1, 0, 0.1), 10
            )
            d.inked(claw, "#fff5cc", 4, 1.8, CURSE_BLACK)


def candle_lying(d: Doc, x: float, side: int, rnd: random.Random) -> None:
    """a candle on its side, just out, its smoke going straight up"""
    stick = S(f"{x - 58},432! {x},428 {x + 58},432! {x + 63},452 {x + 58},472! {x},476 {x - 58},472! {x - 63},452")
    hew(d, stick, "wax", rnd, 4.8, (10, 20, 5.5), 7)
    tip = x + side * 61
    d.inked(Sh.ell(tip, 452, 11, 20), "#f8e6ba", 4, 1.6, CURSE_BLACK)
    d.fill(brush([(tip, 452), (tip + side * 16, 448), (tip + side * 26, 452)], 9, taper(1, 0.5, 0), 6), "#d4a86e")
    sx = tip + side * 26
    d.fill(
        brush([(sx, 444), (sx - 16, 400), (sx + 14, 350), (sx - 12, 300), (sx + 6, 250)], 13, LEAF, 18), "#cbbfae", 0.75
    )
