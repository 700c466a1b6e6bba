"""w8 Rain of Ink: a bottle of ink is tipped over the table; its black drop swells above a ring of bramble."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=48)
# rings of bramble on the ground: x, y, radius; nearest last
RINGS = ((110, 404, 46), (494, 392, 42), (336, 436, 76), (-20, 476, 60), (640, 476, 60))
MOUTH = (326, 262)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 270), 430, 0)
    d.glow(300, 290, 230, (0, "#eafcf4", 0.95), (0.45, "#8fdcdc", 0.6), (1, "#1f5fa6", 0))
    for x, y, r in RINGS:
        minibramble(d, x, y, r, rnd, "water", flat=0.5)
    for x, y, _ in RINGS[:2]:
        ink_drop(d, x, y - 26, 40)
    pouring(d)
    with d.group(transform=f"translate({MOUTH[0]} {MOUTH[1]}) rotate(-48) scale(0.8) translate(-300 -272)"):
        bottle(d, rnd)
    ink_drop(d, 336, 416, 92)
    splash(d)


def bottle(d: Doc, rnd: random.Random) -> None:
    """a square-shouldered ink bottle, tipped: thick glass, ink run down to the neck, a label, the lip"""
    glass = S(
        "176,52! 300,40 424,52! 440,84 436,150 414,186! 374,204 "
        "350,214! 346,244! 254,244! 250,214! 226,204 186,186! 164,150 160,84",
        0.6,
    )
    lip = S("236,238! 300,230 364,238! 372,252 364,268! 300,278 236,268! 228,252")
    d.fill(U(glass, lip).grow(9).move(5, 9), CURSE_BLACK, 0.6)
    d.inked(glass, d.dlin(glass, "#ffffff", "#b4e2e0", "#3f88a8", "#1f4c6c"), 6, 3, CURSE_BLACK)
    ink = S("180,76! 232,108 290,160 338,208! 328,240! 272,240! 268,208! 248,196 202,174! 184,148", 0.6)
    d.inked(ink, CURSE_BLACK, 3, 0, "#123a5c")
    d.fill(brush("184,78 234,112 290,164 334,206", 9, LEAF, 14), "#8fdcdc")
    label = S("262,78! 386,78! 386,150! 324,156 262,150!", 0.4)
    d.inked(label, d.dlin(label, "#fffdf0", "#f1e6cb", "#a98f76"), 4.4, 2, CURSE_BLACK)
    sign, cuts = sigil("water", 324, 116, 29)
    d.fill((sign - cuts).rot(180, 324, 116), CURSE_BLACK)
    d.fill([sliver(176, 70, 172, 150, 6), sliver(196, 66, 192, 90, 4)], "#ffffff")
    d.inked(lip, d.hlin(lip, "#ffffff", "#b4e2e0", "#3f88a8", "#1f4c6c"), 5, 2.4, CURSE_BLACK)
    d.fill(wedges(glass - ink.grow(6), 10, 16, 5, (-0.7, -0.6), 0.15, 0.4, rnd), CURSE_BLACK)


def pouring(d: Doc) -> None:
    """the strand of ink from the lip down to the drop, with a rim of light"""
    strand = brush("316,252 336,272 340,300 336,352", 32, taper(1, 0.14, 0), 14)
    d.fill(strand.grow(5), "#eafcf4")
    d.fill(strand, CURSE_BLACK)


def ink_drop(d: Doc, x: float, foot: float, h: float) -> None:
    """a hanging drop, black, with a rim of light and one glint"""
    w = h * 0.38
    drop = S(
        [
            (x, foot - h, 1),
            (x + w * 0.45, foot - h * 0.58),
            (x + w, foot - h * 0.22),
            (x + w * 0.62, foot - h * 0.02),
            (x, foot + h * 0.04),
            (x - w * 0.62, foot - h * 0.02),
            (x - w, foot - h * 0.22),
            (x - w * 0.45, foot - h * 0.58),
        ]
    )
    d.fill(drop.grow(5), "#eafcf4")
    d.fill(drop, CURSE_BLACK)
    d.fill(
        brush(
            [(x - w * 0.58, foot - h * 0.3), (x - w * 0.5, foot - h * 0.12), (x - w * 0.2, foot - h * 0.04)],
            h * 0.09,
            LEAF,
            8,
        ),
        "#eafcf4",
    )


def splash(d: Doc) -> None:
    """small drops thrown off the strand"""
    for x, y, r in ((262, 320, 9), (404, 306, 10), (226, 356, 7), (446, 352, 8), (284, 362, 6), (388, 346, 6)):
        d.fill(Sh.ell(x, y, r + 4), "#eafcf4")
        d.fill(Sh.ell(x, y, r), CURSE_BLACK)
