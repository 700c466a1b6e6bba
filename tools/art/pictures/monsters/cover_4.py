"""cover_4 Dust Wraith: a maid of dust wipes three cards off the shelf and is chased by her own broom."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import chatter, para_lines, specks
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, TIMBER, carve, digits, lamplight, lid, limb
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(seed=114, layers=("body", "front", "eyes", "lids", "brow", "jaw", "limb"))
HEART = (262, 262)
DUST = ("#f6ead0", "#c6b496", "#6f5f54")
PALE_DUST = ("#fdf6e2", "#ded0b2", "#9a8a74")
CLEAN = (
    "84,424! 104,386! 160,386! 146,424!",
    "190,424! 200,386! 256,386! 254,424!",
    "300,424! 300,386! 354,386! 364,424!",
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, HEART, para_lines((40, 70, 650, 450), -14, 9.5, 3, 150), 150, 300, widest=10)
    shelves(d, rnd)
    moonbeam(d)
    plank(d, rnd)
    plume(d, rnd)
    broom(d, rnd)
    sleeves(d, rnd)
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
    beam = Sh.poly([(258, 262), (52, 392), (52, 450), (372, 450), (276, 276)])
    d.fill(beam, d.lin(262, 262, 190, 440, (0, "#fffbe6", 0.95), (0.6, "#fdf0c8", 0.5), (1, "#fdf0c8", 0.2)))


def plank(d: Doc, rnd: random.Random) -> None:
    """the near shelf under a finger of dust, with three clean places in the shape of cards"""
    top = Sh.poly([(20, 378), (660, 378), (690, 434), (20, 434)])
    d.inked(top, d.lin(40, 0, 650, 0, "#e8dabb", "#cdbb98", "#7a6652"), 3.2, 1, PAGE_INK)
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


@layer("body")
def plume(d: Doc, rnd: random.Random) -> None:
    """no legs: a slanted skirt of dust that frays into curls"""
    tails = (
        ("330,250 420,246 500,214 548,170 540,140 514,146", [104, 74, 44, 26, 14, 3]),
        ("320,290 410,306 490,292 560,246 590,214 574,196", [100, 70, 46, 28, 15, 3]),
        ("290,300 350,352 430,366 496,344 520,318 502,304", [90, 74, 46, 26, 14, 3]),
        ("300,280 400,330 480,330 544,300", [110, 66, 34, 3]),
    )
    skirt = U(
        [limb(spec, widths, 26) for spec, widths in tails],
        S("214,226 262,202 318,206 352,250 340,320 292,346 240,326 212,278"),
    )
    carve(d, skirt, DUST, rnd, (9, 34, 5), lw=3.6, rim="#fffaec")
    for i, (spec, _) in enumerate(tails[:3]):
        d.fill(brush(spec, 8 - i, LEAF, 22).move(-6, 6) & skirt.shrink(6), "#55463f", 0.9)
        d.fill(brush(spec, 5, LEAF, 22).move(-4, -10) & skirt.shrink(6), "#fffaec", 0.9)
    d.fill(specks(skirt.grow(26) - skirt.grow(4), 150, (1, 3), rnd), "#f3e6c6")
    apron = S("230,236! 262,222 300,228! 318,270 312,330! 276,352 240,330! 226,276")
    carve(d, apron, PALE_DUST, rnd, (8, 18, 3.4), lw=2.6)
    d.glow(262, 262, 44, (0, "#ffffff", 1), (0.4, "#fff0b8", 0.7), (1, "#ffe08a", 0))
    keyhole = U(Sh.ell(262, 254, 12), S("256,256! 268,256! 275,288! 249,288!"))
    d.inked(keyhole, "#fffef4", 3.4, 1.4, PAGE_INK)


@layer("body")
def sleeves(d: Doc, rnd: random.Random) -> None:
    """one sleeve wipes along the shelf, the other is thrown up at the sight of the broom"""
    raised = limb("304,236 352,222 378,180 372,150", [40, 42, 44, 58])
    carve(d, raised, DUST, rnd, (8, 20, 4.4), lw=3.2, rim="#fffaec")
    digits(
        d,
        [
            "360,150 346,134 338,116 336,100",
            "368,146 362,126 360,106 364,88",
            "377,146 380,126 386,108 394,94",
            "384,152 396,138 406,126 418,118",
            "354,156 338,152 326,146 316,136",
        ],
        13,
        PALE_DUST,
        rnd,
    )
    carve(d, S("350,160! 354,142 372,136 388,146 390,164! 370,172"), PALE_DUST, rnd, None, lw=2.4)
    frill(d, 371, 166, 30)
    for y, bend in ((400, 0.02), (412, 0.04)):
        d.fill(sliver(352, y, 150, y + 4, 2.4, bend), "#6f5f54")
    wiping = limb("236,240 188,262 150,304 132,352", [46, 52, 54, 70])
    carve(d, wiping, DUST, rnd, (8, 28, 4.6), lw=3.4, rim="#fffaec")
    digits(
        d,
        [
            "112,366 98,376 88,388 80,402",
            "124,370 116,384 110,396 106,410",
            "138,370 138,386 136,398 134,412",
            "150,366 158,380 162,392 162,404",
        ],
        15,
        PALE_DUST,
        rnd,
    )
    carve(d, S("100,360! 124,350 156,356 160,372 132,384 106,376!"), PALE_DUST, rnd, None, lw=2.4)
    frill(d, 130, 358, 38)


def frill(d: Doc, x: float, y: float, half: float) -> None:
    """a scalloped cuff"""
    cuff = U([Sh.ell(x + half * i / 2.5, y + abs(i) * -1.2, half * 0.3, 9) for i in (-2, -1, 0, 1, 2)])
    d.inked(cuff, d.vlin(cuff, "#fffaec", "#c6b496"), 2.6, 1.2, PAGE_INK)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """a maid's cap and a long pale face with keyholes for eyes, looking back over the shoulder in dismay"""
    carve(d, limb("254,240 250,216 240,196", [38, 28, 30]), DUST, rnd, (7, 10, 3), lw=2.8)
    for i in range(4):
        d.inked(
            limb(
                [(196, 120), (168 - i * 5, 150 + i * 8), (140 - i * 10, 166 + i * 15), (112 - i * 8, 160 + i * 19)],
                [24, 20, 12, 2],
            ),
            d.lin(110, 0, 200, 0, "#f6ead0", "#6f5f54"),
            2.4,
            1.2,
            PAGE_INK,
        )
    face = S("240,96 206,104 188,132 190,168 206,202 232,226 256,218 276,190 286,150 278,116")
    carve(d, face, ("#fdf4dc", "#e4d4b2", "#94826c"), rnd, (8, 20, 4), lw=3.4)
    cap = S("176,134! 176,92 206,66 246,66 280,88 294,130! 264,112 230,108 200,116")
    carve(d, cap, PALE_DUST, rnd, (9, 20, 4), lw=3.4, rim="#ffffff")
    brim = U([Sh.ell(lerp(178, 294, i / 7), 128 - 20 * math.sin(math.pi * i / 7), 12, 9) for i in range(8)])
    carve(d, brim, BLOOD, rnd, (7, 8, 3), lw=2.8)
    for x, k in ((222, 0.95), (258, 1.1)):
        hole = U(
            Sh.ell(x, 152, 12 * k),
            S([(x - 5 * k, 156, True), (x + 5 * k, 156, True), (x + 11 * k, 184, True), (x - 11 * k, 184, True)]),
        )
        d.fill(hole.grow(2), "#6a584c")
        d.fill(hole, PAGE_INK)
        with d.part("eyes"):
            d.fill(Sh.ell(x + 5, 150, 3.4), "#ffe9a8")
        lid(d, hole.grow(2), ("#fdf4dc", "#e4d4b2", "#94826c"))
    with d.part("brow"):
        d.fill(U(brush("202,140 214,128 230,132", 6, LEAF, 8), brush("246,132 262,126 276,136", 6, LEAF, 8)), PAGE_INK)
    with d.part("jaw"):
        d.inked(S("230,196 242,190 254,197 254,212 240,217 230,209"), "#3a1820", 2, 0, PAGE_INK)


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
