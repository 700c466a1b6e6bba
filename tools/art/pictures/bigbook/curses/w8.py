"""w8 Rain of Ink: a bottle of ink is tipped over the table; its black drop swells above a ring of bramble."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.minibramble import minibramble
from tools.art.parts.place import level_cuts, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=48)
# rings of bramble on the ground: x, y, radius; nearest last
RINGS = ((110, 404, 46), (494, 392, 42), (336, 436, 76), (-20, 476, 60), (640, 476, 60))
MOUTH = (326, 262)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    square(d, rnd)
    for x, y, r in RINGS:
        minibramble(d, x, y, r, rnd, "water", flat=0.5)
    for x, y, _ in RINGS[:2]:
        ink_drop(d, x, y - 26, 40)
    pouring(d)
    with d.group(transform=f"translate({MOUTH[0]} {MOUTH[1]}) rotate(-48) scale(0.8) translate(-300 -272)"):
        bottle(d, rnd)
    ink_drop(d, 336, 416, 92)
    splash(d)


def square(d: Doc, rnd: random.Random) -> None:
    """a market square below the bottle: gables on both sides, a clear sky between them, cobbles, somebody runs"""
    ramp = ((0, "#f4fffa"), (0.24, "#a4e4e2"), (0.5, "#3f96c8"), (0.76, "#164684"), (1, "#0a1838"))
    lit_air(d, (320, 300), 430, *ramp)
    sky = Sh.rect(-140, 40, 880, 330)
    level_cuts(d, sky - Sh.ell(320, 300, 170, 150), 19, 0.05, 0.5, "#0b1c42", 0.75, 10)
    for x, w, top, tone in (
        (-96, 120, 210, "#123262"),
        (6, 96, 256, "#184480"),
        (88, 84, 292, "#22609c"),
        (164, 70, 318, "#3a86b8"),
        (690, 130, 176, "#123262"),
        (586, 104, 222, "#184480"),
        (500, 84, 268, "#22609c"),
        (424, 72, 304, "#3a86b8"),
    ):
        gable(d, x, w, top, tone)
    stones = d.rad(330, 420, 420, "#e2f8f4", "#7fc4d4", "#26689e", "#0a1a3c")
    d.fill(Sh.rect(-140, 366, 880, 294), stones)
    cobbles(d, 366)
    d.fill(Sh.rect(-140, 362, 880, 5), "#f4fffa", 0.9)
    rain = [
        cutw(x, y, x + 5, y + 40, 6)
        for x, y in (
            (420, 120),
            (468, 190),
            (410, 250),
            (540, 128),
            (240, 300),
            (600, 150),
            (470, 300),
            (200, 262),
            (520, 230),
        )
    ]
    d.fill(pile(rain), "#0b1226")
    runner(d)


def gable(d: Doc, x: float, w: float, top: float, tone: str) -> None:
    """a house front with a stepped gable: one side in the light of the sky, two windows lit, one dark"""
    h = w * 0.62
    eaves = top + h
    left, right = x - w / 2, x + w / 2
    house = S(
        f"{left},400! {left},{eaves}! {x - w * 0.6},{eaves + 4}! {x - w * 0.08},{top}! {x + w * 0.04},{top}! "
        f"{x + w * 0.2},{top + h * 0.28}! {x + w * 0.2},{top - 6}! {x + w * 0.34},{top - 6}! "
        f"{x + w * 0.34},{top + h * 0.52}! {x + w * 0.6},{eaves + 4}! {right},{eaves}! {right},400!"
    )
    d.inked(house, d.lin(0, top, 0, 380, mix(tone, "#0a1838", 0.5), tone), 3.4, 1.2, "#0a1838")
    side = 6 if x > 320 else -6
    d.fill(house - house.move(side, 4), "#c9f4ee", 0.85)
    beams = [Sh.rect(x - w / 2, eaves, w, 5), Sh.rect(x - 2.5, eaves, 5, 90)]
    d.fill([beam & house for beam in beams], "#0a1838", 0.8)
    for k, (ox, oy) in enumerate(((-0.24, 0.16), (0.24, 0.16), (0, -0.4), (-0.24, 0.7), (0.24, 0.7))):
        pane = Sh.rect(x + ox * w - w * 0.08, eaves + oy * w * 0.6, w * 0.16, w * 0.22, 3)
        d.fill(pane, "#ffd98a" if (k + int(x)) % 3 == 0 else "#0a1838")


def cobbles(d: Doc, top: float) -> None:
    """rows of round stones that grow towards us: the dark between them below, a glint on each head"""
    rows, glints, y, k, odd = [], [], top + 8, 6.0, False
    while y < 600:
        for i in range(int(-480 / (k * 2.7)), int(480 / (k * 2.7)) + 1):
            x = 310 + (i + (0.5 if odd else 0)) * k * 2.7
            rows.append(Sh.ell(x, y, k * 1.24, k * 0.66) - Sh.ell(x - k * 0.1, y - k * 0.16, k * 1.12, k * 0.54))
            if (i * 7 + int(y)) % 3 == 0:
                glints.append(sliver(x - k * 0.7, y - k * 0.2, x + k * 0.2, y - k * 0.36, k * 0.12))
        y, k, odd = y + k * 1.3, k * 1.2, not odd
    d.fill(pile(rows), "#0d2a58", 0.9)
    d.fill(pile(glints), "#f4fffa", 0.8)


def runner(d: Doc) -> None:
    """somebody small, under an umbrella that is already stained"""
    with d.group(transform="translate(566 384) scale(1.1)"):
        body = U(
            S("-12,0! 10,-2 16,26 20,52! -18,52! -14,24"),
            Sh.ell(0, -12, 11, 12),
            brush("-8,46 -16,66 -32,76", 10, taper(0.9, 0.6), 6),
            brush("10,46 22,62 18,80", 10, taper(0.9, 0.6), 6),
            brush("6,8 16,-8 12,-30", 8, taper(0.9, 0.7), 6),
        )
        d.fill(body, CURSE_BLACK)
        dome = S("-48,-26! -38,-62 0,-78 40,-64 54,-28! 36,-36 20,-26! 4,-36 -12,-26! -30,-36")
        d.inked(dome, d.lin(-48, 0, 54, 0, "#fffdf0", "#f0b04a", "#8a3a2a"), 3.6, 1.6, CURSE_BLACK)
        d.fill([S("-6,-76! 10,-74 6,-48 12,-36! -2,-44 -4,-60"), Sh.ell(26, -52, 6, 9)], CURSE_BLACK)


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
