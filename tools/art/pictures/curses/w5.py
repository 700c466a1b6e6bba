"""w5 Cold Sweat: a hand of fish skin sweats; two cards shoot from its grip like soap."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S
from tools.art.palette import CURSE_BLACK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import curse_light
from tools.art.parts.matter import fishscales
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=45)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (330, 250), 380, 0)
    for x, y, rot, h in ((470, 196, 52, 128), (256, 176, -16, 112)):
        streaks(d, x, y, rot)
        leafcard(d, x, y, h, "water", "wet", rot, shadow=6, detail=0 if detail < 2 else 2, line=CURSE_BLACK)
    fist = hand(
        d,
        "grip",
        128,
        452,
        2.25,
        -34,
        skin=("#fbfff8", "#a9cdd0", "#3d5f76"),
        detail=0,
        cuff=("#6d8ea6", "#2c4a68", "#101c34"),
        arm=120,
        rnd=rnd,
    )
    fishscales(d, fist - fist.shrink(40), 13, op=0.6)
    d.fill(wedges(fist, 10, 34, 6, (-0.7, -0.6), 0.12, 0.4, rnd), CURSE_BLACK)
    sweat(d)


def streaks(d: Doc, x: float, y: float, rot: float) -> None:
    """the way a card has come"""
    cuts = [sliver(-34 + 34 * k, 84, -26 + 30 * k, 150 + 16 * (k % 2), 4).rot(rot).move(x, y) for k in range(3)]
    d.fill(cuts, "#c9f0ea", 0.9)


def sweat(d: Doc) -> None:
    """cold drops on the back of the hand, spraying where the cards slipped out"""
    for x, y, k in (
        (236, 396, 1.2),
        (300, 318, 1.0),
        (206, 330, 0.8),
        (376, 384, 1.3),
        (346, 150, 0.9),
        (420, 300, 0.9),
        (168, 196, 0.8),
        (432, 444, 1.0),
    ):
        bead = S(
            [
                (x, y - 24 * k, True),
                (x + 10 * k, y - 4 * k),
                (x + 11 * k, y + 9 * k),
                (x, y + 16 * k),
                (x - 11 * k, y + 9 * k),
                (x - 10 * k, y - 4 * k),
            ]
        )
        d.inked(bead, d.lin(x - 10, y - 20, x + 12, y + 14, "#ffffff", "#8fdcdc", "#1f5fa6"), 3, 1.4, CURSE_BLACK)
