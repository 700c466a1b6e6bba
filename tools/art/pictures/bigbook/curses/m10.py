"""m10 Nausea: a verdigrised brass gargoyle, cheeks full, eyes turning, can keep three cards down no longer."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=90)
SICK = ("#fbffe0", "#c6dc8c", "#74a05c", "#2c4a34")
K = CURSE_BLACK


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    night(d, rnd)
    with d.group(transform="translate(300 280) rotate(-7) translate(-300 -280)"):
        ears(d, rnd)
        head(d, rnd)
        eyes(d)
        cheeks(d, rnd)
    for x, y, rot, el, h in ((176, 452, -24, "water", 108), (424, 446, 26, "fire", 104)):
        leafcard(d, x, y, h, el, "curled", rot, shadow=7, detail=0, line=K)
    mouth(d)


def night(d: Doc, rnd: random.Random) -> None:
    """high up on the minster: a sick moon behind it, pinnacles, the roofs of the town far down"""
    moon = (300.0, 236.0)
    lit_air(d, moon, 500, (0, "#fbffe0"), (0.3, "#c6dc8c"), (0.52, "#5a7a6a"), (0.78, "#24304a"), (1, "#0c0c1c"))
    d.fill(Sh.ell(*moon, 214), d.rad(*moon, 214, "#fffff0", "#f2f6c0", "#c0d68a"))
    d.fill(
        pile([Sh.ell(x, y, r) for x, y, r in ((150, 150, 22), (452, 300, 30), (430, 120, 16), (166, 330, 18))]),
        "#a8c074",
        0.8,
    )
    for y, x0, x1, wide in ((200, -130, 60, 12), (150, 520, 720, 14), (330, 560, 740, 10)):
        d.fill(sliver(x0, y, x1, y + 4, wide), "#e8f2c0", 0.8)
    ridge(
        d,
        "-140,470! -60,440! -20,462! 60,430! 100,458! 520,452! 560,424! 600,456! 670,430! 740,462!",
        "#141a30",
        "#8aa87a",
        5,
    )
    for x, s in ((-26, 1), (626, -1)):
        spire = S(
            f"{x - 44},560! {x - 40},330! {x - 60},330! {x - 52},306! {x - 30},300! {x},120! {x + 30},300! "
            f"{x + 52},306! {x + 60},330! {x + 40},330! {x + 44},560!"
        )
        dark_things(d, spire, "#d8e8a8", moon, 7)
        d.fill(pile([cutw(x + s * 26, y, x + s * 58, y - 12, 14) for y in (180, 220, 260)]), CURSE_BLACK)
    corbel = S("130,640! 150,430! 230,392! 370,392! 450,430! 470,640!")
    d.inked(corbel, d.lin(130, 0, 470, 0, "#a8a88c", "#5d5f5c", "#24262e"), 5.4, 2, K)
    d.fill(wedges(corbel, 15, 24, 6, (-0.6, -0.8), 0.1, 0.4, rnd), K, 0.8)


def ears(d: Doc, rnd: random.Random) -> None:
    """bat ears that hang, and two stub horns"""
    ear = S("196,214! 150,178 104,182 68,206! 92,224 84,252! 116,252 118,282! 150,268 190,276!")
    ribs = [cutw(188, 238, x, y, 10) for x, y in ((84, 208), (98, 246), (128, 270))]
    for s, cuts in ((ear, ribs), (ear.flipx(300), [c.flipx(300) for c in ribs])):
        hew(d, s, "brass", rnd, 5, (11, 22, 6), 8)
        d.fill(pile(cuts) & s, K)
    horn = S("214,148! 196,116 198,84 222,56! 226,92 244,112 262,128!")
    for s in (horn, horn.flipx(300)):
        hew(d, s, "bone", rnd, 5, (9, 16, 5), 7)


def head(d: Doc, rnd: random.Random) -> None:
    """a broad low skull with a knotted brow and a snub nose"""
    skull = S(
        "300,108 246,112 198,140 174,190 166,250 172,320 206,376 "
        "300,396 394,376 428,320 434,250 426,190 402,140 354,112"
    )
    hew(d, skull, "brass", rnd, 5.4, (12, 30, 7), 9)
    frown = ("252,146 284,160 300,158 316,160 348,146", "262,126 290,136 310,136 338,126")
    d.fill([brush(path, 10 - 2 * i, taper(0.1, 0.1, 0.5), 14) for i, path in enumerate(frown)], K)
    nose = S("300,222 278,236 266,262 276,282! 300,276 324,282! 334,262 322,236")
    hew(d, nose, "brass", rnd, 4.6, (8, 14, 5), 0)
    d.fill([Sh.ell(286, 272, 7, 6), Sh.ell(314, 272, 7, 6)], K)


def eyes(d: Doc) -> None:
    """two plates that go round and round under lids that cannot bear to look"""
    for x, turn in ((234, 1), (366, -1)):
        ball = Sh.ell(x, 202, 47, 45)
        d.fill(ball.grow(9), K)
        d.fill(ball, d.rad(x - 8, 190, 60, "#ffffff", "#fff6d8", "#d8c08a"))
        whirl = [polar(x, 206, 39 - k * 2.35, turn * k * 47 + 20) for k in range(16)]
        d.fill(brush(whirl, 10.5, taper(0.55, 0.75, 0.5), 48) & ball, K)
        lid = (Sh.rect(x - 60, 140, 120, 44).rot(turn * 13, x, 184)) & ball.grow(2)
        d.inked(lid, d.vlin(lid, *SICK[1:3]), 4, 1.4, K)
        d.fill(brush([(x - 42, 252), (x, 262), (x + 42, 250)], 8, LEAF, 10), K)


def cheeks(d: Doc, rnd: random.Random) -> None:
    """two green balls, ready to burst"""
    ball = S("256,296! 226,262 178,258 142,288 132,338 158,384 208,398 252,378 270,346!")
    for s, lamp in ((ball, 186), (ball.flipx(300), 380)):
        d.fill(s.grow(8).move(4, 6), K, 0.5)
        d.inked(s, d.rad(lamp, 306, 116, *SICK), 5.4, 2.6, K)
        d.fill(wedges(s, 11, 34, 7, (-0.6, -0.75), 0.1, 0.4, rnd), K)
        x0, _, x1, _ = s.bounds
        shine(d, s, (x0 + (x1 - x0) * 0.24, 318, x0 + (x1 - x0) * 0.48, 276, 9))


def mouth(d: Doc) -> None:
    """the lips give way: the third card is halfway out, leaf foremost"""
    leafcard(d, 304, 436, 124, "earth", "curled", 5, shadow=7, detail=0, line=K)
    lips = S("240,358! 262,330 292,322 306,326 322,322 350,332 372,364! 350,386 328,376 304,384 280,376 256,386")
    d.inked(lips, d.vlin(lips, "#e8d48c", "#9a7a3c", "#4a331e"), 5.4, 2.2, K)
    gap = S("258,362! 282,346 306,350 330,346 354,366! 330,366 304,374 280,366")
    d.fill(gap, K)
    creases = [cutw(x, 336 + abs(x - 305) * 0.12, x + (305 - x) * 0.2, 352, 6) for x in (268, 284, 326, 344)]
    drips = U(
        [brush([(x, 384), (x - 2, 400), (x, 400 + n)], 9, taper(0.5, 1, 0.7), 8) for x, n in ((262, 26), (352, 20))]
    )
    d.fill(pile(creases), K)
    d.inked(drips, "#c6dc8c", 3, 1, K)
