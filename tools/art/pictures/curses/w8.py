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
RINGS = ((96, 404, 44), (504, 404, 44), (300, 440, 74), (-20, 476, 60), (620, 476, 60))


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
    with d.group(transform="translate(78 78) scale(0.74)"):
        bottle(d, rnd)
    ink_drop(d, 300, 412, 92)
    splash(d)


def bottle(d: Doc, rnd: random.Random) -> None:
    """a square-shouldered ink bottle upside down: thick glass, ink level tilted, label with a drop, lip below"""
    glass = S(
        "176,52! 300,40 424,52! 440,84 436,150 414,186! 374,204 "
        "350,214! 346,244! 254,244! 250,214! 226,204 186,186! 164,150 160,84",
        0.6,
    )
    lip = S("236,238! 300,230 364,238! 372,252 364,268! 300,278 236,268! 228,252")
    d.fill(U(glass, lip).grow(9).move(5, 9), CURSE_BLACK, 0.6)
    d.inked(glass, d.dlin(glass, "#ffffff", "#b4e2e0", "#3f88a8", "#1f4c6c"), 6, 3, CURSE_BLACK)
    ink = S(
        "184,96! 260,112 340,88 418,104! 416,148 398,174! 352,196 "
        "332,208! 328,240! 272,240! 268,208! 248,196 202,174! 184,148",
        0.6,
    )
    d.inked(ink, CURSE_BLACK, 3, 0, "#123a5c")
    d.fill(brush("190,100 260,114 340,92 412,106", 8, LEAF, 14), "#8fdcdc")
    label = S("236,118! 364,118! 368,178! 300,186 232,178!", 0.4)
    d.inked(label, d.dlin(label, "#fffdf0", "#f1e6cb", "#a98f76"), 4.4, 2, CURSE_BLACK)
    sign, cuts = sigil("water", 300, 150, 27)
    d.fill(sign.flipy(150) - cuts.flipy(150), CURSE_BLACK)
    d.fill([sliver(176, 70, 172, 150, 6), sliver(196, 66, 192, 90, 4)], "#ffffff")
    d.inked(lip, d.hlin(lip, "#ffffff", "#b4e2e0", "#3f88a8", "#1f4c6c"), 5, 2.4, CURSE_BLACK)
    d.fill(wedges(glass - ink.grow(6), 10, 16, 5, (-0.7, -0.6), 0.15, 0.4, rnd), CURSE_BLACK)


def pouring(d: Doc) -> None:
    """the strand of ink from the lip down to the drop, with a rim of light"""
    strand = brush("300,262 302,300 298,324 300,352", 30, taper(1, 0.14, 0), 14)
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
    for x, y, r in ((222, 320, 9), (384, 312, 10), (186, 366, 7), (420, 362, 8), (250, 354, 6), (350, 350, 6)):
        d.fill(Sh.ell(x, y, r + 4), "#eafcf4")
        d.fill(Sh.ell(x, y, r), CURSE_BLACK)
