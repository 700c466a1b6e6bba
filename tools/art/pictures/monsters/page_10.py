"""page_10 Siren of the Margins: she is the frame.

Vines of her hair run round an empty picture and put a pale face into each of three niches.
"""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import para_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import IVORY, STONE, carve, digits, lamplight, limb, pale_face
from tools.art.parts.feather import vane
from tools.art.parts.fire import flame_s
from tools.art.parts.hair import lock
from tools.art.parts.sky import curl_end
from tools.art.picture import Picture

PICTURE = Picture(seed=70)
HAIR = (("#e8703c", "#a8302a", "#4a0f1e"), ("#f09a5a", "#c2402e", "#6a1526"), ("#bd382b", "#7d1f2a", "#2c0a14"))
VINE = ("#5a4a44", "#2e2228", "#120a10")
SKIN = ("#fff6e0", "#efcfa0", "#a8744e")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380: a lit, deserted shore and her comb."""
    rnd = random.Random(PICTURE.seed)
    lamplight(
        d,
        (400, 250),
        para_lines((40, 70, 650, 450), 0, 10, 4, 120),
        170,
        330,
        ("#fff8e0", "#f6dca4", "#d8a86e", "#8a5a44", "#3a2428"),
        widest=8,
    )
    for i, y in enumerate((318, 338, 362, 390, 422)):
        for x in range(90 + (i % 2) * 60, 640, 118):
            swell = brush([(x - 52, y), (x - 16, y - 9 - i), (x + 20, y), (x + 52, y - 3)], 5 + i, LEAF, 10)
            d.fill(swell, "#3a2428", 0.85)
    rock = S("300,392! 312,356 350,342 398,346 446,338 488,356 508,392! 460,408 350,408")
    carve(d, rock, STONE, rnd, (9, 26, 5), lw=3.6, rim="#fff6dc")
    d.glow(400, 300, 110, (0, "#fffbe8", 0.9), (1, "#fff0c0", 0))
    with d.group(transform="translate(402 312) rotate(-12)"):
        comb = S("-78,6! -76,-10 -50,-14 -34,-28 0,-36 34,-28 50,-14 76,-10 78,6! 0,0")
        teeth = [
            S(
                [
                    (-73 + i * 8.6, 0, True),
                    (-67 + i * 8.6, 0, True),
                    (-69 + i * 8.6, 40),
                    (-70 + i * 8.6, 50, True),
                    (-71 + i * 8.6, 40),
                ]
            )
            for i in range(17)
            if i not in (10, 11)
        ]
        d.inked(pile(teeth), "#f3e6c6", 2, 0.8, PAGE_INK)
        carve(d, comb, IVORY, rnd, (7, 12, 3.4), lw=3)
        d.fill(U(brush("-44,-8 -22,-20 0,-8 22,-20 44,-8", 4, taper(0.2, 0.2), 16), Sh.ell(0, -24, 5)), "#a8302a")
    strand = brush("356,330 330,352 352,376 420,384 470,372", 4, LEAF, 20)
    d.fill(strand, "#bd382b")


def cross(d: Doc, detail: int) -> None:
    """The frame itself: vines, hair, niches, three hands, and at the upper left her head."""
    rnd = random.Random(PICTURE.seed + 1)
    vines(d, rnd)
    hair(d, rnd)
    for x, y, rot in ((470, 66, 4), (58, 372, -6), (624, 414, 8)):
        niche(d, x, y, rot)
    hands(d, rnd)
    head(d, rnd)
    inkwell(d, rnd)


def vines(d: Doc, rnd: random.Random) -> None:
    """the printed rules have grown bark and scrolls"""
    runs = (
        "60,200 50,280 66,340 54,420 76,458 140,464",
        "180,60 280,74 380,58 480,74 580,60 640,76 652,130",
        "652,100 642,200 656,300 642,390 648,440 600,462 540,458",
    )
    for spec in runs:
        carve(d, limb(spec, [20, 26, 24, 26, 22, 14], 60), VINE, rnd, (9, 9, 3.4), lw=3, rim="#cdb488")
    for x, y, r, a, turn in (
        (96, 446, 22, 200, 500),
        (250, 86, 20, 180, -480),
        (360, 82, 17, 0, 480),
        (566, 84, 22, 180, -500),
        (626, 362, 16, 300, -460),
        (76, 300, 20, 60, 480),
        (634, 250, 14, 60, 440),
    ):
        scroll = brush(curl_end(x, y, r, a, turn), 9, taper(0.8, 0.3, 0.2), 24)
        d.inked(scroll, "#46383a", 2.2, 1, PAGE_INK)
    for x, y, a in (
        (150, 452, 20),
        (300, 62, -30),
        (420, 78, 40),
        (640, 150, 100),
        (652, 330, 80),
        (46, 250, -100),
        (64, 420, 150),
        (530, 60, -20),
    ):
        leaf, spine = vane((x, y), a, 36, 18, 0.2)
        d.inked(leaf, d.dlin(leaf, "#8a7658", "#3a2c2c"), 2.2, 1, PAGE_INK)
        d.fill(brush(spine, 2.4, TAIL, 6), PAGE_INK)


def hair(d: Doc, rnd: random.Random) -> None:
    """crimson, endless, along the top rule and down the left one"""
    strands = (
        "120,64 210,36 300,52 390,34 480,50 570,34 640,44 664,70 650,88 634,78",
        "120,72 220,60 310,74 400,60 500,78 590,66 626,92 610,110 594,100",
        "130,60 220,22 320,30 420,16 510,28 590,14 640,22",
        "84,150 40,220 34,290 46,350 26,410 40,470 80,486 100,470 86,456",
        "96,170 66,230 70,300 52,360 66,420 50,470 30,480",
        "76,130 24,190 18,270 28,330 14,390 24,440",
    )
    for i, spec in enumerate(strands):
        lock(d, spec, 34 - 3 * (i % 3), HAIR[i % 3], PAGE_INK, 2.8, 3, taper(0.8, 0, 0.3, 0.9), 1.4, n=34, gl="#ffd0a0")


def niche(d: Doc, x: float, y: float, rot: float) -> None:
    """a small arch in the frame with a face left in it"""
    arch_shape = S("-32,34! -32,-10 -22,-32 0,-40 22,-32 32,-10 32,34!").rot(rot).move(x, y)
    d.inked(arch_shape.grow(7), "#dcc799", 3, 1.4, PAGE_INK)
    d.inked(arch_shape, "#160c12", 2, 0, PAGE_INK)
    pale_face(d, x, y, 0.92, rot, "sleep" if x < 100 else "grin")


def hands(d: Doc, rnd: random.Random) -> None:
    """an arm of vine beside every niche"""
    for wrist, tips in (
        (
            "560,110 546,100 528,92",
            ["530,88 516,76 506,70 498,72", "528,94 512,86 502,84 494,88", "532,100 516,98 506,98 500,102"],
        ),
        (
            "128,436 118,424 106,408",
            ["108,402 96,392 86,390 80,396", "104,410 92,404 84,404 78,410", "110,418 98,416 90,418 84,424"],
        ),
        (
            "560,350 572,364 584,378",
            ["582,372 592,366 602,368 606,376", "586,380 598,378 606,382 608,390", "580,388 592,390 600,394 604,402"],
        ),
    ):
        carve(d, limb(wrist, [12, 17, 18]), VINE, rnd, (7, 7, 3), lw=2.6, rim="#cdb488")
        digits(d, tips, 11, SKIN, rnd, "#6a1526", lw=2.2)


def head(d: Doc, rnd: random.Random) -> None:
    """three-quarter, turned to us out of the corner, one heron's eye on the empty picture"""
    for i, spec in enumerate(
        ("150,60 92,60 56,110 52,180", "160,52 100,40 44,80 28,150", "176,60 214,78 232,120 222,170 236,200")
    ):
        lock(d, spec, 44, HAIR[i], PAGE_INK, 3, 3, taper(0.7, 0.1, 0.4, 0.9), 1.4, n=20, gl="#ffd0a0")
    neck = S("104,196! 110,232 92,262 60,282! 120,300 176,286 202,266! 170,246 160,214!")
    carve(d, neck, SKIN, rnd, (8, 20, 4), lw=3.2)
    face = S("104,92! 124,70 160,66 190,84 202,112 204,142 198,172 178,202 154,216 130,206 108,178 98,142")
    carve(d, face, SKIN, rnd, (8, 20, 3.8), lw=3.4, rim="#ffffff")
    d.fill(S("98,142! 108,178 130,206 154,216 136,188 124,150 118,110 106,96!"), "#c9895a", 0.55)
    far = S("120,140! 130,130 144,132 150,141! 138,146 128,146")
    near = S("164,140! 178,126 200,130 212,124! 202,146 182,150")
    for eye, px, py in ((far, 137, 139), (near, 186, 139)):
        d.inked(eye, "#fffdf4", 2.4, 1.4, PAGE_INK)
        d.inked(Sh.ell(px, py, 7, 7.5) & eye, "#f0b030", 1.4, 0.4, PAGE_INK)
        d.fill(Sh.ell(px + 1, py, 3.6), PAGE_INK)
        d.fill(Sh.ell(px + 2.4, py - 2.4, 1.4), "#ffffff")
    d.fill(
        U(
            brush("112,124 128,114 148,120", 6, taper(0.2, 0.3), 8),
            brush("162,120 182,108 206,112", 6.5, taper(0.3, 0.1), 8),
        ),
        "#5a1420",
    )
    d.fill(
        U(
            brush("206,124 218,118 228,118", 5, TAIL, 5),
            brush("154,124 158,150 164,168", 4, LEAF, 6),
            S("148,172! 156,166 166,172 158,177!"),
        ),
        PAGE_INK,
    )
    d.inked(S("138,190! 148,184 155,187 162,183 174,188! 164,197 150,198"), "#b8352a", 2, 0.8, PAGE_INK)
    d.fill(brush("139,190 155,191 173,188", 2.6, LEAF, 8), PAGE_INK)
    for i, spec in enumerate(("156,58 116,68 94,110 96,160", "160,58 196,66 214,104 212,136")):
        lock(d, spec, 30, HAIR[1 - i], PAGE_INK, 2.8, 2, taper(0.5, 0, 0.4, 0.9), 1.2, n=16, gl="#ffd0a0")
    quill_leaf, spine = vane((168, 62), -50, 70, 18, 0.15)
    d.inked(quill_leaf, "#f3e6c6", 2.4, 1, PAGE_INK)
    d.fill(brush(spine, 3, TAIL, 6), PAGE_INK)


def inkwell(d: Doc, rnd: random.Random) -> None:
    """her lamp: an ink-well with a flame where the pen should stand"""
    x, y = 196, 296
    d.glow(x, y - 40, 80, (0, "#fff6cc", 1), (0.35, "#ffcf60", 0.6), (1, "#ff9a3a", 0))
    carve(d, limb("96,272 120,310 160,322", [40, 34, 24]), SKIN, rnd, (7, 10, 3), lw=3)
    fire = flame_s(x, y - 22, 54, 28, 5)
    d.inked(fire, d.vlin(fire, "#ff9a30", "#fff6c0"), 2.4, 1, "#7a1a1c")
    well = S("-28,22! -32,0 -16,-14 -12,-24! 12,-24! 16,-14 32,0 28,22! 0,28").move(x, y)
    carve(d, well, ("#8a7a86", "#3a2e3c", "#140c14"), rnd, (7, 12, 3.4), lw=3)
    d.fill(brush([(x - 22, y), (x - 14, y - 9), (x - 8, y - 12)], 6, LEAF, 6), "#f6ecd6")
    digits(
        d,
        ["158,312 176,304 190,302 198,306", "158,322 178,316 192,314 202,317", "162,332 180,328 194,326 204,328"],
        13,
        SKIN,
        rnd,
    )
