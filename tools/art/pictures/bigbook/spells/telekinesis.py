"""telekinesis: takes a spell from where it stands.

A quill that nobody holds works as a crane and lifts a book off the pile.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter
from tools.art.inkwell.shape import S, Sh, line, pile, spark
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.fire import flame_s
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.relief import contact, lamp_shadow, shadow_plane, two_rim
from tools.art.parts.room import wax_candle
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=93)
LAMP = (392, 300)
WOOD = ("#b98a5c", "#6e4a38", "#2c1c26")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", LAMP, 380)
    if detail:
        field_lines(d, "air", LAMP, 120, 260)
    d.fill(d.window, d.rad(516, 330, 300, (0, "#ffe0a0", 1), (0.4, "#f4a870", 0.7), (1, "#a080b0", 0)))
    _desk(d, rnd)
    wick = wax_candle(d, 528, 474, 96, 30, rnd, 0)
    tongue = flame_s(wick[0], wick[1] + 4, 74, 30, 8)
    d.glow(wick[0], wick[1] - 26, 90, (0, "#fff6d8", 0.9), (1, "#ffb86a", 0))
    d.inked(tongue, d.vlin(tongue, "#ffe9a8", "#ffb840", "#e2762a"), 2.6, 1, "#7a1a1c")
    d.fill(tongue.scale(0.45, 0.6, wick[0], wick[1]), "#fffdf0")
    _pile(d, rnd)
    _inkwell(d, rnd)
    _quill(d, rnd)
    _load(d)


def _desk(d: Doc, rnd: random.Random) -> None:
    """the near edge of a desk, tilted a little"""
    top = S("-60,470! 660,446! 660,620! -60,620!")
    d.inked(top, d.lin(0, 450, 0, 590, *WOOD), 4, 0)
    d.fill(chatter(top, 60, 4, 80, -2, rnd), "#2c1c26", 0.7)
    d.fill(S("-60,470! 660,446! 660,456! -60,480!"), "#f4d8a8", 0.85)


def _slab(
    d: Doc, x: float, y: float, w: float, h: float, rot: float, tones: tuple[str, str, str], rnd: random.Random
) -> None:
    """one lying book: boards, the block of its leaves, two bands on the back"""
    boards = Sh.rect(-w / 2, -h / 2, w, h, 7).rot(rot).move(x, y)
    d.inked(boards, d.dlin(boards, *tones), 3.6, 1.8)
    leaves = Sh.rect(-w / 2 + 4, -h / 2 + 8, w * 0.3, h - 16, 2).rot(rot).move(x, y)
    d.fill(leaves, "#fff3d6")
    d.fill(
        pile(
            [
                sliver(-w / 2 + 5, -h / 2 + 12 + i * 6, -w * 0.22, -h / 2 + 12 + i * 6, 1.6)
                for i in range(int((h - 20) / 6) + 1)
            ]
        )
        .rot(rot)
        .move(x, y)
        & leaves,
        "#8a6a50",
    )
    for bx in (0.08, 0.34):
        d.fill(Sh.rect(w * bx, -h / 2 + 2, 8, h - 4).rot(rot).move(x, y), tones[0], 0.9)
    shadow_plane(d, boards, LAMP, 8, INK, 0.35)


def _pile(d: Doc, rnd: random.Random) -> None:
    """the pile that lost its top: under it a pale clean place in the dust"""
    contact(d, 408, 468, 128, 15)
    _slab(d, 410, 446, 216, 44, -2, ("#7d9ad0", "#34508e", "#161f4a"), rnd)
    _slab(d, 402, 404, 184, 38, 1.5, ("#e09a6a", "#a8532e", "#4a1c1c"), rnd)
    d.fill(S("330,384! 476,381! 466,374! 342,376!"), "#ffffff", 0.6)


def _inkwell(d: Doc, rnd: random.Random) -> None:
    """the foot of the crane"""
    contact(d, 158, 492, 86, 14)
    well = S("104,420! 96,470 112,496 160,500 208,496 224,470 214,420! 190,410 128,410")
    d.inked(well, d.lin(96, 410, 224, 500, "#a9c4dc", "#3c4f86", "#141a3c"), 3.6, 1.8)
    cut_as(d, well, "metal", "#10142e", rnd, ("pt", *LAMP), 1.0, 78)
    neck = Sh.ell(160, 414, 58, 15)
    d.inked(neck, "#5d6fa8", 3.2, 1.2)
    d.fill(Sh.ell(160, 415, 45, 10), "#0c0a1c")
    two_rim(d, well, LAMP, "air", 5)


def _quill(d: Doc, rnd: random.Random) -> None:
    """a feather as long as the picture, bent by what hangs from its tip"""
    spine = "150,420 170,320 214,214 290,130 384,110 424,146"
    outer = S(
        "170,316! 166,250 186,176 236,104 306,64 380,64 428,104 440,158! 426,140 408,128! 412,150 "
        "396,138! 384,160 366,146! 352,178 336,164! 324,200 304,190! 290,232 272,222! 262,262 240,256! "
        "226,298 204,292! 196,318"
    )
    lamp_shadow(d, outer, (470, 60), 1.04, "#262350", 0.35)
    d.inked(outer, d.lin(170, 320, 430, 90, "#8680c2", "#e4e0fa", "#ffffff"), 3.8, 2)
    way = sample(spine, 60)
    barbs = []
    for i in range(16, 57, 2):
        x, y, tx, ty = way[i]
        barbs.append(cutw(x, y, x + tx * 24 - ty * -54, y + ty * 24 + tx * -54, 4.4, 0.12))
        barbs.append(cutw(x, y, x + tx * 22 + -ty * 44, y + ty * 22 + tx * 44, 4.4, -0.12))
    d.fill(pile(barbs) & outer.shrink(2), "#4f4a88", 0.85)
    for a, b in ((26, 0.55), (38, 0.6), (48, 0.5)):
        x, y, tx, ty = way[a]
        notch = Sh.poly(
            [
                (x + ty * 20, y - tx * 20),
                (x + ty * 80 + tx * 16, y - tx * 80 + ty * 16),
                (x + ty * 80 - tx * 4, y - tx * 80 - ty * 4),
            ]
        )
        d.fill(notch & outer, "#4f4a88", b)
    shaft = brush(spine, 15, taper(1, 0.25, 0.05), 30)
    d.inked(shaft, d.lin(150, 420, 400, 110, "#b8643a", "#ffe6c8", "#ffffff"), 2.8, 1.2)
    d.inked(S("140,396! 162,398! 160,424 148,440!"), d.lin(140, 396, 160, 440, "#ffd0a0", "#b8643a", "#5c2a20"), 2.8, 1)
    shadow_plane(d, outer, (430, 420), 12, "#262350", 0.35)


def _load(d: Doc) -> None:
    """the thread, the knot, and the book that turns in the light"""
    thread = line("424,146 428,200 420,262")
    d.stroke(thread, INK, 5)
    d.stroke(thread, "#ffe0b8", 2.4)
    d.glow(406, 312, 128, (0, "#ffffff", 0.95), (0.4, "#fff3d6", 0.6), (1, "#ffffff", 0))
    side = S("340,286! 466,262! 478,340! 352,366!")
    d.inked(side, d.lin(340, 270, 478, 360, "#f08a94", "#c23a58", "#5c1434"), 3.8, 1.8)
    d.inked(S("340,286! 466,262! 452,252! 330,274!"), "#fff6e0", 2.8, 1)
    d.inked(S("340,286! 330,274! 342,354! 352,366!"), d.lin(330, 0, 352, 0, "#7a1c3c", "#a82c4c"), 2.8, 1)
    d.stroke(side.shrink(9), "#ffd0c8", 2.4, 0.9)
    d.fill([brush(s, 3, LEAF, 8) for s in ("338,279 396,268 456,257", "334,276 392,264 450,254")], "#a88a70")
    for s in ("418,262 404,310 408,356", "342,330 410,318 474,304"):
        d.stroke(line(s), INK, 5.5)
        d.stroke(line(s), "#ffe0b8", 2.8)
    d.inked(Sh.ell(420, 262, 8), "#ffe0b8", 2.6, 0.8)
    d.fill(
        [spark(x, y, r, 0.14) for x, y, r in ((330, 240, 14), (486, 250, 12), (494, 378, 14), (320, 384, 10))],
        "#ffffff",
    )
