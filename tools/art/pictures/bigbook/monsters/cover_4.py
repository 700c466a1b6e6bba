"""cover_4 Dust Wraith: a maid of dust wipes three cards off the shelf and is chased by her own broom."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import chatter, para_lines, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, TIMBER, carve, lamplight, lid, limb
from tools.art.parts.sky import curl_end, scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(
    seed=114, layers=("body", "front", "eyes", "lids", "jaw", "brow", "limb"), key=("#1e1a34", "#726ea0", "#ece8ff")
)
HEART = (272, 284)
PALE_DUST = ("#fdf6e2", "#ded0b2", "#9a8a74")
CLEAN = (
    "84,424! 104,386! 160,386! 146,424!",
    "190,424! 200,386! 256,386! 254,424!",
    "300,424! 300,386! 354,386! 364,424!",
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    night = ("#fff0c4", "#d8a868", "#7a5240", "#38242a", "#1a1018")
    lamplight(d, HEART, para_lines((40, 70, 650, 450), -14, 9.5, 3, 150), 140, 290, night, widest=10)
    shelves(d, rnd)
    moonbeam(d)
    plank(d, rnd)
    plume(d, rnd)
    broom(d, rnd)
    sleeves(d, rnd)
    heart(d)
    head(d, rnd)


def shelves(d: Doc, rnd: random.Random) -> None:
    """far shelves of books, only their backs caught by the moon"""
    for y, start in ((186, 352), (300, 420)):
        board = Sh.rect(start, y, 320, 12)
        x: float = start + 6
        while x < 640:
            w, h = rnd.uniform(13, 25), rnd.uniform(56, 84)
            book = Sh.rect(x, y - h, w, h, 2).rot(rnd.choice((0, 0, 0, 5, -4)), x, y)
            tone = rnd.choice(("#6a4a40", "#4a3038", "#7d5a42", "#3a2630"))
            d.inked(book, d.lin(x, 0, x + w, 0, mix(tone, "#e8cf9c", 0.35), tone, "#1d141c"), 2.4, 1, PAGE_INK)
            for k in (0.2, 0.8):
                d.fill(Sh.rect(x + 3, y - h * k - 2, w - 6, 3), "#c9ab78", 0.7)
            x += w + rnd.choice((1, 1, 1, 6))
        d.inked(board, d.vlin(board, "#a07a50", "#4a2e20"), 2.6, 1.2, PAGE_INK)


def moonbeam(d: Doc) -> None:
    """the keyhole in her chest lets the moon through"""
    beam = Sh.poly([(266, 280), (52, 392), (52, 450), (372, 450), (284, 296)])
    d.fill(beam, d.lin(262, 262, 190, 440, (0, "#fffbe6", 0.95), (0.6, "#fdf0c8", 0.5), (1, "#fdf0c8", 0.2)))


def plank(d: Doc, rnd: random.Random) -> None:
    """the near shelf under a finger of dust, with three clean places in the shape of cards"""
    top = Sh.poly([(20, 378), (660, 378), (690, 434), (20, 434)])
    d.inked(top, d.lin(40, 0, 650, 0, "#d8c8a6", "#a8957a", "#5a4a40"), 3.2, 1, PAGE_INK)
    d.fill(specks(top, 420, (0.8, 2.2), rnd), "#8a7660", 0.8)
    d.fill(chatter(top, 120, 1.6, 18, 2, rnd), "#6f5c4a", 0.7)
    edge = Sh.rect(20, 434, 670, 40)
    d.inked(edge, d.vlin(edge, "#6a4630", "#22140f"), 3.2, 1, PAGE_INK)
    for spec in CLEAN:
        patch = S(spec)
        d.fill(patch.grow(5).move(0, -2), "#fdf6e2")
        d.inked(patch, d.dlin(patch, "#5a3426", "#7d4c30", "#3a1f18"), 2.6, 0, PAGE_INK)
        x0, y0, x1, _y1 = patch.bounds
        d.fill(pile([sliver(x0 + 14, y0 + 8 + i * 9, x1 - 14, y0 + 7 + i * 9, 1.5) for i in range(4)]), "#24120e")
        d.fill(sliver(x0 + 22, y0 + 4, x1 - 30, y0 + 4, 2), "#e8c890")


SKIRT = (
    "212,232! 238,206 286,206 326,232 360,282 420,330 500,338 566,306 606,250 618,176! 642,240 634,318 590,384 520,418 "
    "430,420 340,396 268,372 216,330 196,276!"
)
UPPER = "330,240 366,288 424,336 502,344 570,310 610,250 620,186"
LOWER = "214,330 300,376 400,408 500,412 584,376 630,300 630,210"
CURLS = ((520, 402, 20, 1), (446, 414, 15, -1), (590, 372, 16, 1), (628, 190, 12, -1), (366, 402, 12, 1))
"""Where the skirt frays: x, y, radius, which way it turns."""


@layer("body")
def plume(d: Doc, rnd: random.Random) -> None:
    """no legs: the skirt is a wind of dust that sweeps along the shelf, rises behind the broom and frays into curls"""
    skirt = S(SKIRT)
    d.fill(specks(skirt.grow(30) - skirt.grow(3), 190, (1, 3.4), rnd), "#d8c8a6")
    d.inked(skirt, d.lin(220, 220, 600, 420, "#f6ead0", "#c6b496", "#7a6858", "#43342f"), 3.6, 2, PAGE_INK)
    upper, lower = sample(UPPER, 30), sample(LOWER, 30)
    for i in range(13):
        share, start = (i + 0.5) / 13, rnd.randint(0, 7)
        line = [
            (lerp(p[0], q[0], share), lerp(p[1], q[1], share) + rnd.uniform(-1.5, 1.5))
            for p, q in zip(upper, lower, strict=True)
        ][start:]
        dark = i % 3
        d.fill(
            brush(line, (13 if dark == 0 else 7) * rnd.uniform(0.8, 1.1), LEAF, 26) & skirt.shrink(4),
            "#4a3a36" if dark == 0 else "#8a7660" if dark == 1 else "#fffaec",
            0.9,
        )
    for x, y, r, turn in CURLS:
        curl = brush(curl_end(x, y, r, 200, 430 * turn), 7, taper(0.7, 0.2, 0.2), 22)
        d.inked(curl, "#e6d8b8", 2.2, 0.8, PAGE_INK)
    bodice = S("214,236! 232,212 262,206 296,212 322,238! 330,288 310,338 268,356 226,334 206,288!")
    d.inked(bodice, d.lin(206, 0, 330, 0, "#fff8e4", "#e2d4b4", "#7d6c5c"), 3, 1.4, PAGE_INK)
    d.fill(S("290,214! 322,238! 330,288 310,338 280,352! 300,300") & bodice, "#5a4842", 0.6)
    cuts = [cutw(x, y, x - 12, y + 22, 6, 0.1) for x, y in ((318, 256), (322, 276), (318, 298), (308, 318), (292, 334))]
    d.fill(pile(cuts) & bodice, PAGE_INK)


@layer("body")
def heart(d: Doc) -> None:
    """the keyhole in her breast, the moon behind it"""
    d.glow(272, 284, 58, (0, "#ffffff", 1), (0.35, "#fff0b8", 0.8), (1, "#ffe08a", 0))
    keyhole = U(Sh.ell(272, 274, 15), S("264,276! 280,276! 290,318! 254,318!"))
    d.inked(keyhole, "#fffef4", 3.8, 1.8, PAGE_INK)


def sleeve(d: Doc, spec: str, mouth: Sh, rnd: random.Random, spill: tuple[tuple[float, float, float], ...]) -> None:
    """a wide sleeve with nobody in it: a dark mouth in a ring of frill, out of which the dust falls"""
    cloth = S(spec)
    d.inked(cloth, d.dlin(cloth, "#fdf4dc", "#cdbc9a", "#6a594e"), 3.4, 1.8, PAGE_INK)
    d.fill(wedges(cloth, 10, 34, 5, (-0.6, -0.8), 0.1, 0.4, rnd), PAGE_INK)
    x0, y0, x1, y1 = mouth.bounds
    cx, cy, half, frill = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, mouth.grow(7)
    d.inked(frill, d.vlin(frill, "#fffaec", "#b8a586"), 2.8, 1.4, PAGE_INK)
    notches = [cutw(*polar(cx, cy, half + 9, i * 24), *polar(cx, cy, 4, i * 24), 5) for i in range(15)]
    d.fill(pile(notches) & frill, PAGE_INK, 0.8)
    d.inked(mouth, d.rad(cx, cy, half, "#0c0710", "#22161e"), 2.6, 0, PAGE_INK)
    for x, y, r in spill:
        scroll_cloud(d, x, y, r, 1 if r > 11 else -1, d.rad(x - 4, y - 5, r * 1.5, *PALE_DUST), "#6f5f54")


@layer("body")
def sleeves(d: Doc, rnd: random.Random) -> None:
    """one sleeve wipes along the shelf, the other is thrown up at the sight of the broom"""
    raised = "300,240! 340,222 378,182 398,128! 424,112 452,120 466,146! 452,206 416,258 362,288 318,282!"
    sleeve(d, raised, Sh.ell(431, 130, 31, 15).rot(24, 431, 130), rnd,
           ((452, 112, 13), (474, 128, 9), (438, 96, 9), (466, 98, 7), (486, 108, 6)))  # fmt: skip
    for y, bend in ((402, 0.02), (412, 0.04), (420, 0.03)):
        d.fill(sliver(370, y, 150, y + 3, 2.6, bend), "#6f5f54")
    wiping = "240,226! 196,226 152,262 116,318 86,366! 96,386 132,396 166,384! 190,346 222,312 250,292!"
    sleeve(d, wiping, Sh.ell(126, 380, 40, 12).rot(5, 126, 380), rnd,
           ((96, 394, 12), (118, 402, 14), (146, 400, 11), (166, 394, 8)))  # fmt: skip


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """a mob cap, and under it nothing: a hollow with two keyholes in which the moon stands"""
    for i in range(5):
        strand = [
            (196, 132 + i * 5),
            (164 - i * 4, 158 + i * 9),
            (132 - i * 9, 168 + i * 16),
            (104 - i * 5, 160 + i * 21),
        ]
        d.inked(limb(strand, [26, 20, 11, 2]), d.lin(100, 0, 200, 0, "#f6ead0", "#6f5f54"), 2.4, 1.2, PAGE_INK)
    collar = S("204,214! 222,196 262,200 292,196 314,216! 300,238 262,246 220,236")
    d.inked(collar, d.vlin(collar, "#fffaec", "#a8967c"), 2.8, 1.4, PAGE_INK)
    d.fill(wedges(collar, 9, 16, 4.4, (0, -1), 0.1, 0.4, rnd), PAGE_INK)
    hollow = S("192,128 186,164 200,200 236,220 270,206 292,170 290,126")
    d.inked(hollow, d.rad(240, 168, 66, "#3a2834", "#1c1119", "#08040a"), 3.4, 1.4, PAGE_INK)
    edge = hollow - hollow.move(6, 3)
    d.fill(edge, "#c6b496", 0.8)
    for x, k in ((220, 0.95), (262, 1.12)):
        hole = U(
            Sh.ell(x, 150, 13 * k),
            S([(x - 5 * k, 154, True), (x + 5 * k, 154, True), (x + 12 * k, 186, True), (x - 12 * k, 186, True)]),
        )
        with d.part("eyes"):
            d.glow(x, 164, 30 * k, (0, "#ffe9a8", 0.75), (1, "#ffb84a", 0))
            d.fill(hole, d.rad(x, 158, 30 * k, "#fffdf0", "#ffe9a8", "#e8a84a"))
            d.fill(Sh.ell(x + 3, 152, 4.4 * k), PAGE_INK)
        lid(d, hole.grow(2), ("#3a2834", "#241620", "#120a10"), "#c6b496")
    with d.part("jaw"):
        mouth = S("230,198 242,193 254,198 254,210 242,214 230,209")
        d.fill(mouth, d.rad(242, 204, 14, "#ffe9a8", "#c9762e"))
        d.fill(mouth.shrink(4).move(0, 2), "#2a0f14")
    with d.part("brow"):
        cap = S("164,140! 148,92 186,54 246,42 302,62 322,104 308,144! 272,120 232,114 196,124")
        d.inked(cap, d.rad(210, 70, 130, "#fffdf0", "#e6d8b8", "#8a7864"), 3.6, 1.8, PAGE_INK)
        gathers = [
            brush([(x, 118), (x + (x - 238) * 0.14, 92), (x + (x - 238) * 0.1, 66)], 5, TAIL, 8)
            for x in range(180, 306, 17)
        ]
        d.fill(pile(gathers) & cap.shrink(4), "#5a4a42")
        band = S("168,132! 196,114 234,106 272,112 306,136! 302,150 270,128 232,122 196,132 174,148!")
        d.inked(band, d.hlin(band, *BLOOD), 2.8, 1.4, PAGE_INK)
        ruffle = U([Sh.ell(lerp(164, 312, i / 9), 149 - 23 * math.sin(math.pi * i / 9), 13, 11) for i in range(10)])
        d.inked(ruffle - S("150,172! 196,148 236,140 276,146 330,176! 330,230 150,230"), "#f6ead0", 2.8, 1.4, PAGE_INK)


@layer("front")
def broom(d: Doc, rnd: random.Random) -> None:
    """it was only ever meant to be held"""
    for y in (250, 284, 318):
        d.fill(brush([(636, y), (606, y + 8), (586, y + 18)], 5, LEAF, 8), "#f3e6c6")
    handle = limb("612,92 590,170 566,262", [10, 12, 13])
    carve(d, handle, TIMBER, rnd, (9, 7, 3), lw=2.8)
    straws = [
        limb([(562 + o * 0.24, 270), (536 + o * 0.6, 326), (498 + o * 1.3, 380 + abs(o) * 0.08)], [13, 17, 3])
        for o in range(-44, 60, 9)
    ]
    bundle = S("544,262! 578,268! 580,310 588,352 566,366 500,372 448,368! 484,336 518,308")
    d.inked(bundle, d.lin(460, 300, 590, 370, "#e8c078", "#a06a34", "#4a2c1a"), 3.2, 1.6, PAGE_INK)
    for i, straw in enumerate(straws):
        d.inked(straw, d.vlin(straw, ("#c89450", "#e2b468", "#a8743c")[i % 3], "#f4d894"), 1.8, 0.8, PAGE_INK)
    ribbon_band = S("534,276! 556,268 586,280! 588,298 560,300 526,292!")
    carve(d, ribbon_band, BLOOD, rnd, (7, 10, 3), lw=2.8)
    for spec, widths in (
        ("548,284 576,262 606,262 598,282 560,288", [6, 17, 22, 17, 5]),
        ("560,286 596,300 612,330 600,352", [6, 16, 18, 12]),
    ):
        carve(d, limb(spec, widths), BLOOD, rnd, (7, 10, 3), lw=2.6)


def cross(d: Doc, detail: int) -> None:
    """dust rolls over the left rule and blurs it"""
    rnd = random.Random(PICTURE.seed + 1)
    for x, y, r, s in (
        (60, 352, 27, 1),
        (30, 380, 20, -1),
        (70, 398, 30, -1),
        (36, 416, 27, 1),
        (76, 440, 26, 1),
        (44, 452, 25, -1),
        (22, 440, 15, 1),
        (92, 466, 19, -1),
        (62, 478, 15, 1),
    ):
        scroll_cloud(d, x, y, r, s, d.rad(x - 8, y - 10, r * 1.5, *PALE_DUST), "#6f5f54")
    d.fill(specks(Sh.rect(10, 290, 70, 100), 60, (1, 3), rnd), "#8a7660")
