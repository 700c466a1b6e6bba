"""e5 Weight of Stone: the block has come down on somebody who kneels under it with both hands up, still."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import pitted
from tools.art.parts.place import lit_air, ridge
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=55)
LAMP = (210.0, 400.0)
SKIN = ("#fff6d8", "#e0ac78", "#6e4236")
BEARER = Head(SKIN, ("#1c1014", "#5a2c24", "#c87a44"), "grit", "shut", "bald", "broad", beard="full")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    quarry(d)
    ground(d)
    bearer(d, rnd)
    block(d, rnd)
    hands(d)
    rubble(d, rnd)


def quarry(d: Doc) -> None:
    """the light that is left between stone and ground: steps of the quarry run back, far off people who run"""
    lit_air(d, LAMP, 540, (0, "#fdffe6"), (0.24, "#d4eea4"), (0.48, "#5aa868"), (0.76, "#12503c"), (1, "#071c1c"))
    for spec, tone, rim in (
        (
            "-140,350! -60,350! -60,320! 30,320! 30,344! 330,344! 330,316! 440,316! 440,280! 740,280!",
            "#7cc27e",
            "#f6fbd2",
        ),
        (
            "-140,376! -96,376! -96,352! -20,352! -20,386! 470,386! 470,340! 560,340! 560,290! 740,290!",
            "#2f8058",
            "#d8f0a0",
        ),
    ):
        ridge(d, spec, tone, rim, 5)
    for x, k in ((196, 0.5), (232, 0.42), (262, 0.36)):
        runner = U(
            Sh.ell(0, -62, 13),
            brush("-4,-50 4,-20 -4,10", 26, LEAF, 8),
            brush("-2,0 -26,26 -40,50", 10, TAIL, 6),
            brush("0,0 22,22 20,52", 10, TAIL, 6),
            brush("4,-40 30,-24 38,-44", 9, TAIL, 6),
        )
        d.fill(runner.scale(k).move(x, 388), "#0b2c24")


def ground(d: Doc) -> None:
    """flags cracked by the weight; the shadow of the block"""
    slab = S("-140,404! 740,404! 740,700! -140,700!")
    d.fill(slab, d.rad(*LAMP, 460, "#f6fbd2", "#a8c880", "#2f6a4a", "#0a1c18"))
    lines = [cutw(200 + x * 4.4, 660, 200 + x, 406, 11) for x in (-220, -150, -84, -28, 28, 84, 150, 220)]
    lines += [sliver(-140, y, 740, y + 1, 2 + (y - 404) / 50) for y in (424, 454, 500)]
    d.fill(pile(lines) & slab, CURSE_BLACK, 0.75)
    d.fill(S("160,700! 230,520 330,470 760,450! 760,700!"), CURSE_BLACK, 0.6)
    for way in (
        "372,560 300,548 250,570 180,560",
        "372,560 330,600 300,640",
        "400,560 470,600 500,660",
        "360,556 300,520 270,500",
    ):
        d.fill(brush(way, 15, TAIL, 10), CURSE_BLACK)


def bearer(d: Doc, rnd: random.Random) -> None:
    """on one knee, back bent, the neck pressed down by the stone"""
    leg = S("300,560! 316,480 350,440 410,446! 430,490 380,506 374,600! 300,600!")
    d.inked(leg, d.lin(300, 450, 430, 560, "#a88a5a", "#5a4230", "#201812"), 6, 2.4, CURSE_BLACK)
    back = S("356,470! 366,400 400,352 470,330 560,352 610,420 630,520 640,640! 420,640! 410,540!")
    d.fill(back.grow(9).move(6, 6), CURSE_BLACK, 0.6)
    d.inked(back, d.lin(350, 380, 600, 540, "#8ac078", "#2f7048", "#0c2a22", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(back, 20, 120, 11, ("pt", *LAMP), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(back - back.move(8, 4), "#f6fbd2", 0.9)
    for way, w in (("470,400 560,370 560,270", 70), ("400,420 330,420 268,330", 72)):
        arm = brush(way, w, taper(1, 0.7, 0.2), 12)
        d.inked(arm, d.lin(260, 330, 480, 430, "#a8d890", "#3a8054", "#0f3a2c"), 6, 2.4, CURSE_BLACK)
        d.fill(wedges(arm, 16, 34, 8, ("pt", *LAMP), 0.05, 0.5, rnd), CURSE_BLACK, 0.85)
    bystander(d, BEARER, (392, 376), 0.8, -16)
    collar = S("378,470! 404,444 470,424 520,440! 530,486 470,520 400,520!")
    d.inked(collar, d.lin(380, 430, 530, 500, "#e6f8b4", "#5aa868", "#174a36"), 5, 2, CURSE_BLACK)
    d.fill([brush(way, 9, LEAF, 8) for way in ("404,480 450,452 500,456", "410,506 460,480 510,482")], CURSE_BLACK)


def block(d: Doc, rnd: random.Random) -> None:
    """far wider than the picture, one corner lower; we see its underside, and the sign it carries"""
    front = S(
        "-170,-140! 780,-140! 780,250! 640,262! 560,242! 470,236! 420,214! 330,196! 300,168! 190,146! "
        "120,120! -20,96! -170,60!",
        0.2,
    )
    under = S(
        "-170,60! -20,96! 120,120! 190,146! 300,168! 330,196! 420,214! 470,236! "
        "560,242! 640,262! 780,250! 780,304! 560,300! 420,276! 300,246! 170,206! 20,160! -170,110!",
        0.2,
    )
    d.fill(under.move(0, 16), CURSE_BLACK, 0.6)
    d.inked(under, d.lin(-100, 100, 700, 300, "#c8e69a", "#5d7a52", "#1c2a22"), 6, 2, CURSE_BLACK)
    d.fill(wedges(under, 20, 44, 9, (-0.3, 0.9), 0.02, 0.4, rnd), CURSE_BLACK, 0.85)
    d.inked(front, d.lin(0, 0, 560, 240, "#f4f1e4", "#c2bda6", "#6a6a5a", "#34382e"), 7, 3, CURSE_BLACK)
    d.fill(wedges(front, 26, 100, 12, (-0.5, -0.7), 0.02, 0.4, rnd), CURSE_BLACK)
    pitted(d, front & Sh.rect(-140, 20, 880, 260), 70, rnd)
    leaf, veins = sigil("earth", 262, 92, 62)
    sign = (leaf - veins).rot(13, 262, 92)
    d.fill(sign.move(4, 5), "#ffffff", 0.9)
    d.fill(sign, "#33382c")
    cracks = (
        "420,214 400,160 436,120 410,60 440,-20",
        "300,168 330,120 318,80",
        "40,104 70,60 50,20",
        "620,256 600,190 640,140 620,80",
    )
    d.fill([brush(way, 16, TAIL, 12) for way in cracks], CURSE_BLACK)


def hands(d: Doc) -> None:
    """flat against the underside, one already bent back"""
    pose_hand(d, "press", (272, 336), 0.86, -74, SKIN, light=(-0.8, 0.5), line=CURSE_BLACK, detail=1)
    pose_hand(d, "press", (560, 352), 0.66, -96, SKIN, True, light=(-0.8, 0.5), line=CURSE_BLACK, detail=1)


def rubble(d: Doc, rnd: random.Random) -> None:
    """what has come down before it, nearest to us, and chips still in the air"""
    for x, y, r in ((-40, 560, 74), (60, 600, 50), (600, 600, 70), (690, 560, 90)):
        stone = Sh.poly(
            [polar(x, y, r * q, a) for a, q in ((-170, 1), (-120, 0.9), (-60, 1), (-10, 0.9), (60, 1), (130, 1))]
        )
        d.inked(
            stone,
            d.lin(LAMP[0], 400, x + (x - LAMP[0]) * 0.3, y + r, "#f4f1e4", "#6a6a5a", "#14160f"),
            6,
            2.4,
            CURSE_BLACK,
        )
        d.fill(wedges(stone, 15, r * 0.6, 8, ("pt", *LAMP), 0.05, 0.4, rnd), CURSE_BLACK)
    for x, y, r in (
        (120, 236, 13),
        (176, 300, 10),
        (60, 220, 10),
        (214, 250, 8),
        (330, 300, 9),
        (480, 330, 8),
        (20, 300, 8),
    ):
        d.inked(Sh.poly([polar(x, y, r, a + x) for a in (0, 100, 220)]), "#f4f1e4", 3.4, 1.4, CURSE_BLACK)
