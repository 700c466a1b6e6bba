"""a4 Howling Draft: an owl-moth of torn paper squeezes through the crack of the shutters, mouth first."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=74)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, CURSE_BLACK)
    d.fill(Sh.rect(130, -60, 340, 760), d.rad(300, 270, 300, "#ffffff", "#ece9fb", "#8680c2", "#262350"))
    d.fill(
        pile([cutw(300 + s * 160, y, 300 + s * 60, y + 4, 7) for y in range(-40, 640, 16) for s in (-1, 1)]),
        CURSE_BLACK,
        0.7,
    )
    wings(d, rnd)
    body(d, rnd)
    for side in (-1, 1):
        shutter(d, side, rnd)
    face(d, rnd)
    claws(d)


def wings(d: Doc, rnd: random.Random) -> None:
    """torn sheets folded tight along the body; the left edge misprinted"""
    half = S("8,-30! 44,-150 92,-178! 104,-120 124,-96! 112,-50 130,-16! 112,36 126,74! 96,120 104,156! 60,176 20,150!")
    for s in (-1, 1):
        sheet = half.scale(s, 1.15).move(300, 372)
        if s < 0:
            misprint(d, sheet.grow(2), CURSE_BLACK, 1.2)
        hew(d, sheet, "paper", rnd, 4.6, (9, 26, 5.5), 6)
        creases = [
            brush([(300 + s * 10, 290), (300 + s * 60, 290 + dy * 0.5), (300 + s * 112, 306 + dy)], 8, LEAF, 8)
            for dy in (-110, -50, 12, 72, 124)
        ]
        d.fill(creases, CURSE_BLACK)
        eye_spot = Sh.ell(300 + s * 82, 404, 20, 25)
        d.inked(eye_spot, "#8680c2", 3.4, 1.4, CURSE_BLACK)
        d.fill(Sh.ell(300 + s * 82, 404, 9, 13), CURSE_BLACK)


def body(d: Doc, rnd: random.Random) -> None:
    """breast of torn scraps in rows, tail below"""
    breast = S("232,250! 300,230 368,250! 376,360 346,470 300,560! 254,470 224,360")
    hew(d, breast, "paper", rnd, 4.6, (9, 24, 5.5), 5)
    scraps = []
    for row in range(7):
        for k in range(-2, 3):
            x, y = 300 + (k + (row % 2) * 0.5) * 30, 300 + row * 34
            scraps.append(
                S(f"{x - 16},{y}! {x + 16},{y}! {x + 8},{y + 22} {x + 2},{y + 32}! {x - 6},{y + 20} {x - 12},{y + 24}!")
            )
    d.inked([scrap & breast for scrap in scraps], "#f6edd8", 2.6, 1.2, CURSE_BLACK)


def shutter(d: Doc, side: int, rnd: random.Random) -> None:
    """one leaf of the shutters with its louvres, a ragged gap at the inner edge"""
    inner = 300 + side * 112
    edge = [(inner + side * (6 if k % 2 else -3), -60 + k * 76) for k in range(10)]
    leaf = Sh.poly([*edge, (300 + side * 460, 640), (300 + side * 460, -60)])
    d.inked(leaf, d.lin(inner, 0, inner + side * 330, 0, "#f4f1ff", "#a9a3da", "#4f4a88"), 5.5, 0, CURSE_BLACK)
    for y in range(66, 620, 74):
        x = min(inner + side * 26, inner + side * 250)
        slat = Sh.rect(x, y, 250, 48, 6)
        d.inked(
            slat,
            d.lin(x, 0, x + side * 250, 0, "#d8d4f4", "#8680c2", "#4f4a88")
            if side > 0
            else d.lin(x + 250, 0, x, 0, "#d8d4f4", "#8680c2", "#4f4a88"),
            4,
            1.6,
            CURSE_BLACK,
        )
        d.fill(sliver(inner + side * 32, y + 8, inner + side * 200, y + 9, 3.4), "#ffffff", 0.85)
    d.fill(
        pile([sliver(inner + side * 10, y, inner + side * 12, y + 60, 3) for y in range(-30, 600, 90)]), "#bdb8e6", 0.9
    )


def face(d: Doc, rnd: random.Random) -> None:
    """the owl's head forced through: brow tufts, slanted eyes, the howling mouth"""
    head = S(
        "180,150! 214,168 250,158 300,168 350,158 386,168 420,150! "
        "424,206 404,262 368,330 300,356 232,330 196,262 176,206"
    )
    hew(d, head, "paper", rnd, 5.4, (9, 28, 6), 10)
    d.fill(brush("300,166 303,200 297,236", 9, LEAF, 8), CURSE_BLACK)
    for s in (-1, 1):
        disc = Sh.ell(300 + s * 56, 214, 48, 40)
        d.inked(disc, d.rad(300 + s * 50, 208, 50, "#ffffff", "#ece9fb", "#a79fbc"), 4, 1.6, CURSE_BLACK)
        spokes = [
            cutw(*polar(300 + s * 56, 214, 42, a), *polar(300 + s * 56, 214, 25, a), 6) for a in range(0, 360, 30)
        ]
        d.fill(pile(spokes), CURSE_BLACK, 0.8)
        eye = S(f"{300 + s * 84},196! {300 + s * 58},190 {300 + s * 30},226! {300 + s * 54},238 {300 + s * 78},226")
        d.fill(eye, CURSE_BLACK)
        d.fill(Sh.ell(300 + s * 56, 212, 6), "#ffffff")
    mouth = S("300,242! 342,262 350,300 328,336 300,346 272,336 250,300 258,262")
    d.inked(mouth, d.rad(300, 300, 52, "#4f4a88", "#171327"), 4.4, 1.6, CURSE_BLACK)
    beak = S("276,248! 300,232 324,248! 314,272 300,290! 286,272")
    d.inked(beak, "#fffaea", 4, 1.8, CURSE_BLACK)
    d.fill(pile([cutw(272 + k * 19, 338 - abs(k - 1.5) * 4, 274 + k * 18, 318, 11) for k in range(4)]), "#fffaea")


def claws(d: Doc) -> None:
    """three paper fingers over the edge of each leaf"""
    for s in (-1, 1):
        for k in range(3):
            y = 352 + k * 26
            finger = brush(
                [(300 + s * 92, y - 8), (300 + s * 126, y - 10), (300 + s * 152, y + 14)], 21, taper(0.8, 0.05, 0.2), 10
            )
            d.inked(finger, "#ffffff", 4, 1.8, CURSE_BLACK)
