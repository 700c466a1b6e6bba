"""m4 Double Vision: spectacles; in the left lens two masks, in the right one a crown in flames. Choose."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.mask import mask
from tools.art.parts.matter import hew
from tools.art.parts.place import drape, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=84)
LEFT, RIGHT, SIZE = 174, 426, 108


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    head(d, rnd)
    lens(d, LEFT, ("#e2e9f2", "#929fb6", "#3c455c", "#141a2c"))
    lens(d, RIGHT, ("#fffdf0", "#ffe9a8", "#f5a04a", "#a8381c"))
    with d.clip(Sh.ell(LEFT, 296, SIZE - 6)):
        mask(d, "profile", LEFT + 34, 292, 1.16, 6, True, flip=True, detail=2)
        mask(d, "grin", LEFT - 34, 306, 1.16, -8, True, detail=2)
    with d.clip(Sh.ell(RIGHT, 296, SIZE - 6)):
        burning_crown(d)
    frame(d, rnd)


def head(d: Doc, rnd: random.Random) -> None:
    """who wears them: a pale face that fills the picture, a nose that carries them, a mouth that cannot decide"""
    lit_air(d, (300, 270), 500, (0, "#fff6dc"), (0.3, "#c8a878"), (0.6, "#5c4650"), (1, "#120d18"))
    for side in (-1, 1):
        drape(d, side, 300 + side * 296, ("#2a1c3a", "#5a4478", "#8a74a8"), "#120d1c", "#c8b0e0", rnd)
    skull = S(
        "300,30! 430,40 530,110 566,230 560,340 520,440 440,540 300,576! 160,540 80,440 40,340 34,230 70,110 170,40"
    )
    d.fill(skull.grow(12).move(5, 9), CURSE_BLACK, 0.6)
    d.inked(skull, d.lin(60, 60, 540, 520, "#fffaea", "#f1dcc0", "#b98f7a", "#5c4048"), 6.4, 2.4, CURSE_BLACK)
    d.fill(
        S("430,40! 470,160 452,300 480,400 420,480 380,560! 440,540 520,440 560,340 566,230 530,110") & skull,
        "#7a5458",
        0.5,
    )
    d.fill(wedges(skull, 13, 40, 7, (-0.7, -0.6), 0.12, 0.4, rnd), CURSE_BLACK)
    nose = S("286,250! 276,330 250,384 262,410! 300,420 338,410! 350,384 324,330 314,250!")
    d.inked(nose, d.lin(250, 0, 350, 0, "#fffaea", "#f0d0b0", "#a07060"), 5, 2, CURSE_BLACK)
    d.fill([Sh.ell(278, 408, 10, 7), Sh.ell(322, 408, 10, 7)], CURSE_BLACK)
    d.fill(brush("206,470 250,450 300,466 350,446 396,470", 15, taper(0.2, 0.2, 0.5), 20), CURSE_BLACK)
    for x, s in ((LEFT, -1), (RIGHT, 1)):
        d.fill(
            brush([(x - s * 66, 150), (x, 120 - s * 14), (x + s * 84, 156)], 20, taper(0.6, 0.1, 0.3), 14), CURSE_BLACK
        )


def lens(d: Doc, x: float, tones: tuple[str, ...]) -> None:
    """the glass with what it shows behind it"""
    d.fill(Sh.ell(x, 296, SIZE + 22).move(6, 12), CURSE_BLACK, 0.6)
    d.fill(Sh.ell(x, 296, SIZE), d.rad(x, 296, SIZE, *tones))
    d.fill(
        pile([cutw(*polar(x, 296, SIZE, a), *polar(x, 296, SIZE - 34 - (a % 3) * 8, a), 7) for a in range(0, 360, 11)]),
        CURSE_BLACK,
        0.55,
    )


def burning_crown(d: Doc) -> None:
    """the best one has, already alight"""
    for dx, h, w in ((-62, 120, 54), (64, 116, 54), (-26, 168, 66), (34, 158, 66)):
        tongue = flame_s(RIGHT + dx, 350, h, w, dx * 0.1)
        d.inked(tongue, d.lin(0, 350 - h, 0, 350, "#cf3a22", "#f5792a", "#ffc850"), 3.6, 1.4, "#5a1526")
    crown = S(
        f"{RIGHT - 70},366! {RIGHT - 84},280! {RIGHT - 42},318! {RIGHT},258! "
        f"{RIGHT + 42},318! {RIGHT + 84},280! {RIGHT + 70},366! {RIGHT},378"
    )
    d.inked(crown, d.lin(RIGHT - 80, 258, RIGHT + 80, 378, "#fffdf0", "#e2e9f2", "#8d8aa0"), 5, 2.4, CURSE_BLACK)
    d.fill(brush([(RIGHT - 68, 348), (RIGHT, 360), (RIGHT + 68, 348)], 8, LEAF, 10), CURSE_BLACK)
    d.inked([Sh.ell(RIGHT + dx, y, 11) for dx, y in ((-84, 274), (0, 250), (84, 274))], "#fffdf0", 4, 1.6, CURSE_BLACK)


def frame(d: Doc, rnd: random.Random) -> None:
    """brass rims, bridge, the two arms folded back; a glint over each lens"""
    for side, x in ((-1, LEFT), (1, RIGHT)):
        arm = brush(
            [(x + side * 112, 276), (x + side * 176, 250), (x + side * 260, 262), (x + side * 320, 320)],
            26,
            taper(1, 0.4, 0),
            12,
        )
        hew(d, arm, "brass", rnd, 4.6, (10, 14, 5), 5)
        hinge = Sh.rect(x + side * 118 - 15, 258, 30, 40, 6)
        d.inked(hinge, "#fff5cc", 4, 1.8, CURSE_BLACK)
    bridge = brush("246,254 272,224 328,224 354,254", 30, taper(0.8, 0.8, 0.5), 12)
    hew(d, bridge, "brass", rnd, 4.6, (10, 14, 5), 5)
    for x in (LEFT, RIGHT):
        rim = Sh.ell(x, 296, SIZE + 18) - Sh.ell(x, 296, SIZE - 5)
        d.inked(
            rim, d.lin(x - 120, 180, x + 120, 410, "#fff5cc", "#e4be70", "#8a5a2a", "#4a331e"), 4.8, 2.2, CURSE_BLACK
        )
        d.fill(
            pile([cutw(*polar(x, 296, SIZE + 17, a), *polar(x, 296, SIZE + 1, a + 4), 6) for a in range(-30, 130, 8)]),
            CURSE_BLACK,
        )
        d.fill(
            [brush([polar(x, 296, 88, a) for a in (200, 224, 248)], 11, LEAF, 10), Sh.ell(*polar(x, 296, 88, 268), 5)],
            "#ffffff",
            0.9,
        )
