"""m2 Shared Nightmare: from above, five night-capped heads on one round pillow, one dream face between them."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.mask import mask
from tools.art.parts.matter import four_lights
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=82)
CAPS = (
    ("#f5792a", "#861a24"),
    ("#4fb3d6", "#153a75"),
    ("#62b070", "#104636"),
    ("#cfcaf0", "#4f4a88"),
    ("#e8c98a", "#7a5a34"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 300), 320, 220)
    with d.group(transform="translate(0 52) scale(1 0.83)"):
        pillow(d, rnd)
        for k in range(5):
            x, y = polar(300, 298, 150, -90 + 72 * k)
            with d.group(transform=f"translate({x:.1f} {y:.1f}) rotate({72 * k - 180})"):
                sleeper(d, CAPS[k], rnd)
    d.glow(300, 298, 118, (0, "#ffffff", 0.95), (0.5, "#fff6d8", 0.6), (1, "#e8c98a", 0))
    mask(d, "grin", 300, 298, 1.02, 6, True, detail=2)


def pillow(d: Doc, rnd: random.Random) -> None:
    """the round pillow with pleats toward its middle and a brass cord round it"""
    rim = Sh.ell(300, 298, 236)
    d.fill(rim.grow(9).move(5, 10), CURSE_BLACK, 0.6)
    d.inked(rim, "#b98a44", 5, 2.4, CURSE_BLACK)
    d.fill(
        pile([cutw(*polar(300, 298, 238, a), *polar(300, 298, 214, a + 7), 9) for a in range(0, 360, 9)]) & rim,
        CURSE_BLACK,
    )
    cushion = Sh.ell(300, 298, 218)
    d.inked(cushion, d.rad(260, 240, 300, "#ffffff", "#e2e9f2", "#929fb6", "#4a5470"), 4.4, -2, CURSE_BLACK)
    pleats = [
        cutw(*polar(300, 298, 214, a), *polar(300, 298, 128 + (a % 24) * 2, a + 4), 9, 0.08) for a in range(0, 360, 12)
    ]
    d.fill(pile(pleats), CURSE_BLACK, 0.8)


def sleeper(d: Doc, cap: tuple[str, str], rnd: random.Random) -> None:
    """one head asleep, cap towards the middle of the pillow (up in its own grid)"""
    face = S("0,60! 34,46 48,10 42,-18! -42,-18! -48,10 -34,46")
    d.fill(face.grow(8).move(4, 6), CURSE_BLACK, 0.5)
    d.inked(face, d.lin(-48, -20, 48, 60, "#fff5cc", "#e4be70", "#7a5028"), 4.6, 2.2, CURSE_BLACK)
    for s in (-1, 1):
        d.fill(brush([(s * 34, 6), (s * 20, 15), (s * 7, 6)], 8, LEAF, 8), CURSE_BLACK)
    d.fill(Sh.ell(0, 38, 9, 7), CURSE_BLACK)
    cone = S("-46,-12! -40,-50 -16,-84 20,-92! 52,-80! 34,-60 44,-36 46,-12!")
    d.inked(cone, d.lin(-40, -80, 46, -10, *cap), 4.6, 2.2, CURSE_BLACK)
    d.fill(wedges(cone, 10, 16, 5, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)
    d.inked(Sh.rect(-52, -24, 104, 21, 10), lighten(cap[0], 0.35), 4, 1.8, CURSE_BLACK)
    d.inked(Sh.ell(54, -80, 13), "#fffdf4", 4, 1.6, CURSE_BLACK)
