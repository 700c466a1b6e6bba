"""w5 Cold Sweat: a fist of fish skin squeezes so hard that two wet cards shoot out of it like soap."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.matter import fishscales, hew, shine
from tools.art.parts.place import drape, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=45)
FINGERS = ((214, 292, 56), (268, 276, 60), (324, 280, 58), (374, 298, 50))  # x of the middle, top, width


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    card_room(d, rnd)
    for x, y, rot, h in ((394, 166, 27, 132), (222, 210, -17, 150)):
        streaks(d, x, y, rot, h)
        leafcard(d, x, y, h, "water", "wet", rot, shadow=6, detail=0 if detail < 2 else 2, line=CURSE_BLACK)
    forearm(d, rnd)
    fist(d, rnd)
    sweat(d)


def card_room(d: Doc, rnd: random.Random) -> None:
    """a back room at night: rain on the panes, curtains, the round table with what has been lost on it"""
    lit_air(d, (300, 220), 430, (0, "#f2fffa"), (0.26, "#8fdcdc"), (0.52, "#2878b4"), (0.8, "#123a72"), (1, "#0a1634"))
    glass = Sh.rect(60, 40, 480, 350)
    drops = [
        cutw(x + 12, y, x, y + rnd.uniform(40, 80), 5)
        for x in range(70, 540, 26)
        for y in (rnd.uniform(50, 140), rnd.uniform(190, 300))
        if abs(x - 300) > 90
    ]
    d.fill(pile(drops) & glass, "#143c78", 0.7)
    bars = [Sh.rect(x, 40, 13, 350) for x in (54, 172, 416, 534)] + [Sh.rect(54, y, 493, 12) for y in (120, 262, 384)]
    frame = U(bars)
    d.fill(frame.move(-6, 8), "#0a1634", 0.35)
    d.inked(frame, d.rad(300, 220, 320, "#7cc8d8", "#1f5088", "#0d2044"), 3.6, 1.6, "#0a1634")
    for side, edge in ((-1, 44), (1, 556)):
        drape(d, side, edge, ("#0a1430", "#1c4a86", "#5aa8c8"), "#081026", "#a4e4e2", rnd, 470)
    table = S("-140,470! 60,428 300,416 540,428 740,470! 740,660! -140,660!")
    d.inked(table, d.rad(300, 420, 400, "#8fdcdc", "#2a6a9c", "#0d2044"), 5, 2, CURSE_BLACK)
    d.fill(table - table.move(0, 6), "#d6f6f0", 0.9)
    for x, y, n in ((104, 492, 3), (500, 486, 5), (566, 500, 2), (30, 500, 2)):
        for k in range(n):
            coin = Sh.ell(x + k % 2 * 3, y - k * 12, 32, 11)
            d.inked(coin.move(0, 7), "#3c4a60", 3.4, 1.4, CURSE_BLACK)
            d.inked(coin, d.lin(x - 32, 0, x + 32, 0, "#fff8d8", "#d8ac5c", "#74502a"), 3, 0.8, CURSE_BLACK)
    d.fill(Sh.ell(300, 470, 150, 22), CURSE_BLACK, 0.5)


def streaks(d: Doc, x: float, y: float, rot: float, h: float) -> None:
    """the way a card has come"""
    cuts = [
        sliver(-34 + 34 * k, h * 0.62, -24 + 26 * k, h * 1.1 + 16 * (k % 2), 5).rot(rot).move(x, y) for k in range(3)
    ]
    d.fill(cuts, "#eafcf4", 0.95)


def forearm(d: Doc, rnd: random.Random) -> None:
    """arm rising from the torn panel, a ragged fin on its outer edge, scales, belly bands"""
    fin = S("384,430! 430,416 470,430! 448,448 468,474! 440,486 456,516! 420,524 430,560! 392,580 372,600! 380,500")
    hew(d, fin, "fish", rnd, 5, (9, 22, 6), 6)
    d.fill([sliver(388, 446 + k * 32, 442, 440 + k * 32, 4, 0.1) for k in range(4)], CURSE_BLACK)
    arm = S("222,420! 300,440 382,418! 396,500 404,640! 204,640! 212,500")
    hew(d, arm, "fish", rnd, 6, (10, 44, 7), 8)
    fishscales(d, arm.shrink(14), 15)


def fist(d: Doc, rnd: random.Random) -> None:
    """heel of the hand, four fingers folded towards us, the thumb locked across them; webs between the knuckles"""
    heel = S("186,330! 200,380 204,424 240,446 300,452 366,444 400,414 410,360 404,320! 300,300")
    hew(d, heel, "fish", rnd, 6, (10, 30, 6.5), 9)
    webs = [S([(x + 22, top + 26, 1), (x + 30, top - 8), (x + 40, top + 26, 1)]) for x, top, _ in FINGERS[:3]]
    d.inked(webs, "#58a3b8", 3.4, 1.4, CURSE_BLACK)
    for x, top, width in FINGERS:
        half = width / 2
        finger = S(
            [
                (x - half, top + 36),
                (x - half * 0.7, top + 6),
                (x, top - 6),
                (x + half * 0.7, top + 6),
                (x + half, top + 36),
                (x + half * 0.94, top + 84),
                (x + half * 0.6, top + 112),
                (x, top + 120),
                (x - half * 0.6, top + 112),
                (x - half * 0.94, top + 84),
            ]
        )
        hew(d, finger, "fish", rnd, 5, (9, 22, 6), 0)
        fold = brush([(x - half * 0.8, top + 58), (x, top + 66), (x + half * 0.8, top + 58)], 8, LEAF, 8)
        d.fill(
            [fold, brush([(x - half * 0.5, top + 22), (x, top + 28), (x + half * 0.5, top + 22)], 5, LEAF, 8)],
            CURSE_BLACK,
        )
        shine(d, finger, (x - half * 0.5, top + 34, x - half * 0.55, top + 54, 6), colour="#ffffff")
    thumb = S(
        "190,318! 172,342 176,384 206,414 262,424 318,420 352,404 360,386 346,370 306,372 258,372 232,356 222,330!"
    )
    hew(d, thumb, "fish", rnd, 6, (9, 20, 6), 6)
    nail = S("322,382! 346,378 354,388 344,402 322,406! 316,394")
    d.inked(nail, "#f6fdf6", 3, 1.2, CURSE_BLACK)
    d.fill([brush("258,376 268,396 262,418", 7, LEAF, 8), brush("204,352 216,372 234,380", 6, LEAF, 8)], CURSE_BLACK)


def sweat(d: Doc) -> None:
    """cold drops on the knuckles, spraying where the cards slipped out"""
    for x, y, k in (
        (150, 300, 1.2),
        (452, 330, 1.3),
        (316, 196, 1.0),
        (300, 122, 0.9),
        (140, 416, 1.0),
        (494, 258, 0.9),
        (128, 196, 0.9),
    ):
        bead = S(
            [
                (x, y - 26 * k, 1),
                (x + 11 * k, y - 4 * k),
                (x + 12 * k, y + 10 * k),
                (x, y + 18 * k),
                (x - 12 * k, y + 10 * k),
                (x - 11 * k, y - 4 * k),
            ]
        )
        d.inked(bead, d.lin(x - 10, y - 20, x + 12, y + 14, "#ffffff", "#8fdcdc", "#1f5fa6"), 4, 1.6, CURSE_BLACK)
        d.fill(sliver(x - 5 * k, y - 4 * k, x - 5 * k, y + 9 * k, 2.6 * k), "#ffffff")
