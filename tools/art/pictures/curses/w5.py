"""w5 Cold Sweat: a fist of fish skin squeezes so hard that two wet cards shoot out of it like soap."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import curse_light
from tools.art.parts.matter import fishscales, hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=45)
FINGERS = ((214, 292, 56), (268, 276, 60), (324, 280, 58), (374, 298, 50))  # x of the middle, top, width


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 236), 400, 0)
    d.glow(300, 220, 190, (0, "#eafcf4", 0.9), (0.5, "#3a9fc9", 0.45), (1, "#153a75", 0))
    for x, y, rot, h in ((394, 166, 27, 132), (222, 210, -17, 150)):
        streaks(d, x, y, rot, h)
        leafcard(d, x, y, h, "water", "wet", rot, shadow=6, detail=0 if detail < 2 else 2, line=CURSE_BLACK)
    forearm(d, rnd)
    fist(d, rnd)
    sweat(d)


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
