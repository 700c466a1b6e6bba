"""m2 Shared Nightmare: five night-caps asleep in one brass bed; over all of them one grinning face in one dream."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import lerp
from tools.art.palette import CURSE_BLACK
from tools.art.parts.mask import mask
from tools.art.parts.matter import four_lights, hew
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=82)
CAPS = (
    ("#f5792a", "#861a24"),
    ("#4fb3d6", "#153a75"),
    ("#fff0c8", "#a8803c"),
    ("#62b070", "#104636"),
    ("#cfcaf0", "#4f4a88"),
)
DREAM = (300, 224)
PUFFS = (
    (214, 142, 52),
    (300, 116, 60),
    (384, 140, 50),
    (436, 196, 46),
    (446, 258, 42),
    (398, 304, 44),
    (318, 322, 40),
    (236, 314, 46),
    (168, 278, 46),
    (150, 212, 52),
    (330, 210, 110),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 270), 370)
    headboard(d, rnd)
    dream(d)
    mask(d, "grin", *DREAM, 1.62, 4, True, detail=2)
    pillow = S("-80,408! 40,392 180,400 300,392 420,400 560,392 680,408! 680,470! -80,470!")
    hew(d, pillow, "mirror", rnd, 4.6, (12, 22, 6), 0)
    for k in range(5):
        with d.group(transform=f"translate({108 + 96 * k} {402 - 6 * (k % 2)}) rotate({(-7, 5, -3, -6, 8)[k]})"):
            sleeper(d, CAPS[k], k, rnd)
    blanket(d, rnd)


def headboard(d: Doc, rnd: random.Random) -> None:
    """brass rails and two knobs"""
    for x in range(36, 600, 66):
        hew(d, Sh.rect(x - 6, 316, 12, 100), "brass", rnd, 3.6, None, 4)
    hew(d, S("-80,318! 300,304 680,318! 680,340! 300,326 -80,340!"), "brass", rnd, 4.4, (10, 14, 5), 5)


def dream(d: Doc) -> None:
    """one cloud out of five trails of bubbles"""
    for k in range(5):
        x0 = 108 + 96 * k
        for t, r in ((0.0, 7), (0.34, 10), (0.68, 14)):
            x, y = lerp(x0, 300 + (x0 - 300) * 0.4, t), lerp(352, 296, t)
            d.inked(Sh.ell(x, y, r), "#f4f1ff", 3.6, 1.4, CURSE_BLACK)
    lobes = [Sh.ell(x, y, r, r * 0.86) for x, y, r in PUFFS]
    cloud = U(lobes, Sh.ell(300, 220, 130, 96))
    d.fill(cloud.grow(12).move(4, 9), CURSE_BLACK, 0.65)
    d.inked(cloud, d.rad(300, 220, 160, "#ffffff", "#e4dff6", "#8f86c0", "#4a4474"), 5.4, 2.6, CURSE_BLACK)


def sleeper(d: Doc, cap: tuple[str, str], k: int, rnd: random.Random) -> None:
    """one head in the pillow: cap above, shut eyes, a mouth of unease; feet of the grid at the chin"""
    face = S("-40,-8! 40,-8! 44,20 32,48 0,60 -32,48 -44,20")
    d.fill(face.grow(7).move(3, 5), CURSE_BLACK, 0.55)
    d.inked(face, d.lin(-40, -10, 40, 60, "#fff5d4", "#e9bd84", "#8a5230"), 4.6, 2.2, CURSE_BLACK)
    for s in (-1, 1):
        d.fill(brush([(s * 31, 14), (s * 19, 23), (s * 7, 14)], 7.5, LEAF, 8), CURSE_BLACK)
        d.fill(brush([(s * 30, 3), (s * 18, -3), (s * 8, 4)], 6, LEAF, 8), CURSE_BLACK)
    d.fill(brush("-13,44 -5,37 4,44 14,38", 6.5, taper(0.5, 0.5), 10), CURSE_BLACK)
    side = -1 if k % 2 else 1
    cone = S([(-46, 0, True), (-38, -40), (-6, -66), (side * 46, -62, True), (38, -34), (46, 0, True)])
    d.inked(cone, d.lin(-40, -60, 46, 0, *cap), 4.6, 2.2, CURSE_BLACK)
    d.fill(wedges(cone, 9, 16, 5, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)
    d.inked(Sh.rect(-51, -14, 102, 20, 10), lighten(cap[0], 0.4), 4.2, 1.8, CURSE_BLACK)
    d.inked(Sh.ell(side * 54, -58, 13), "#fffdf4", 4.2, 1.6, CURSE_BLACK)


def blanket(d: Doc, rnd: random.Random) -> None:
    """one quilt over all five, its edge turned down"""
    quilt = S("-80,470! 40,452 180,462 300,452 420,462 560,452 680,470! 680,680! -80,680!")
    d.inked(quilt, d.vlin(quilt, "#5a4a6c", "#241c30", "#120d18"), 5, 2, CURSE_BLACK)
    fold = S(
        "-80,470! 40,452 180,462 300,452 420,462 560,452 680,470! 680,496! 560,482 420,490 300,482 180,490 "
        "40,482 -80,496!"
    )
    d.inked(fold, d.vlin(fold, "#ffffff", "#b9b2cf"), 4.2, 1.6, CURSE_BLACK)
    d.fill(wedges(fold, 14, 16, 6, (0, -1), 0.2, 0.4, rnd), CURSE_BLACK)
