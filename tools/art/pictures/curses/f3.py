"""f3 Fever: an open glove held up to us; its palm glows and the lines of the hand are a grinning face."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.misprint import misprint
from tools.art.parts.place import dark_things, lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=63)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sickroom(d, rnd)
    medicine(d)
    with d.group(transform="translate(3 16) scale(0.99)"):
        glove(d, rnd)
        palm_face(d)


def sickroom(d: Doc, rnd: random.Random) -> None:
    """a bed in a hot room: striped paper on the wall that runs, iron bars of the bed's head, a pillow, a quilt"""
    lit_air(d, (300, 330), 430, (0, "#fff4c2"), (0.26, "#ffb850"), (0.55, "#ee6a30"), (0.82, "#a83024"), (1, "#4c1420"))
    stripes = [
        brush(
            [(x, 30), (x + rnd.uniform(-10, 10), 160), (x + rnd.uniform(-10, 10), 300), (x, 420)],
            26,
            taper(0.9, 0.7),
            10,
        )
        for x in range(-120, 740, 54)
    ]
    d.fill(pile(stripes), "#c8402a", 0.5)
    rail = brush("20,620 14,300 60,214 180,170 300,158 420,170 540,214 586,300 580,620", 24, taper(0.9, 0.9), 40)
    d.fill(rail.move(-10, 14), CURSE_BLACK, 0.5)
    d.inked(rail, d.rad(300, 330, 340, "#ffc878", "#b04a28", "#34101a"), 4.4, 2, CURSE_BLACK)
    for x, top in ((84, 206), (156, 180), (228, 166), (372, 166), (444, 180), (516, 206)):
        bar = brush([(x, top), (x + (x - 300) * 0.02, 340), (x, 520)], 15, taper(0.9, 0.9), 8)
        d.inked(bar, d.lin(x - 7, 0, x + 7, 0, "#ffb060", "#8a2a20", "#2a0c14"), 3.6, 1.6, CURSE_BLACK)
    for x in (8, 592):
        d.inked(
            Sh.ell(x, 262, 25),
            d.rad(300 - (300 - x) * 0.92, 254, 34, "#ffe9a0", "#c8742e", "#4c1c1a"),
            4.4,
            2,
            CURSE_BLACK,
        )
    pillow = S(
        "-6,440! 40,430 120,398 220,402 300,396 380,402 480,398 560,430 606,440! 590,490 606,548! 40,560 -6,548! 10,490"
    )
    hew(d, pillow, "wax", rnd, 5, (14, 30, 6), 8)
    quilt = S("-140,506! 20,486 160,508 300,520 440,508 580,486 740,506! 740,660! -140,660!")
    d.inked(quilt, d.rad(300, 470, 420, "#e8592e", "#8a2020", "#240a12"), 5, 2, CURSE_BLACK)
    seams = [brush([(x, 500), (x + (x - 300) * 0.2, 640)], 7, taper(0.7, 1), 6) for x in range(-60, 700, 90)]
    d.fill(pile(seams) & quilt, CURSE_BLACK, 0.7)


def medicine(d: Doc) -> None:
    """on the night table, nearest to us: a bottle, a spoon in a glass, black with an edge of light"""
    bottle = S(
        "-98,560! -98,410 -80,384 -66,374! -66,336! -72,336! -72,316! -26,316! -26,336! -32,336! -32,374! "
        "-18,384 0,410 0,560!"
    )
    dark_things(d, bottle, "#ffb060", (300, 320), 7)
    d.inked(Sh.rect(-84, 426, 70, 50, 4), d.lin(-84, 0, -14, 0, "#7a3a28", "#ffd79a"), 3, 1.2, CURSE_BLACK)
    d.fill(Sh.rect(-55, 434, 12, 34) | Sh.rect(-66, 445, 34, 12), "#5a1526")
    glass = S("614,430! 690,430! 682,560! 622,560!")
    dark_things(d, U(glass, brush("640,540 664,420 690,340", 11, taper(0.6, 1), 8)), "#ffb060", (300, 320), 7)


def glove(d: Doc, rnd: random.Random) -> None:
    """charred leather: four fingers, thumb to the right, turned-back cuff"""
    fingers = [
        brush("214,320 176,250 150,190 140,150", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(140, 154, 23),
        brush("258,300 244,210 236,140 232,112", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(232, 116, 23),
        brush("312,300 318,210 322,140 324,106", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(324, 110, 23),
        brush("360,310 384,230 402,170 412,138", 58, taper(0.9, 0.72, 0.3), 12) | Sh.ell(411, 142, 22),
        brush("350,420 430,372 470,320 490,262", 66, taper(0.95, 0.7, 0.3), 12) | Sh.ell(489, 268, 24),
    ]
    for shape in fingers:
        hew(d, shape, "char", rnd, 5, (10, 20, 5.5), 7)
        d.fill(shape - shape.move(5, 4), "#f5792a", 0.9)
    palm = S("186,316! 230,276 340,270 388,304! 424,360 412,430 368,474! 222,474! 176,420 170,360")
    hew(d, palm, "char", rnd, 5, (11, 30, 6), 4)
    cuff = S("196,462! 300,486 398,460! 424,520 420,640! 176,640! 172,520")
    hew(d, cuff, "char", rnd, 5, (11, 30, 6), 4)
    d.inked(S("188,454! 300,478 404,452! 414,492! 300,518 180,494!"), "#8a777a", 4.4, 2, CURSE_BLACK)
    seams = [
        cutw(x0, y0, x1, y1, 6)
        for x0, y0, x1, y1 in ((206, 300, 178, 236), (254, 278, 242, 206), (314, 276, 320, 200), (366, 290, 386, 226))
    ]
    d.fill(pile(seams), CURSE_BLACK)


def palm_face(d: Doc) -> None:
    """fever in the palm: heart, head and life line as eyes and grin, printed out of register"""
    palm = S("196,330! 236,292 336,288 380,316! 408,366 396,424 360,458! 232,458! 190,414 184,366")
    d.glow(294, 374, 170, (0, "#fff4c2", 0.95), (0.4, "#ffc850", 0.6), (1, "#cf3a22", 0))
    d.inked(palm, d.rad(292, 368, 130, "#fffbe2", "#ffe08a", "#f5862e", "#b8301f"), 3.4, 1, "#5a1526")
    eyes = [
        S("212,346! 234,316 268,322 278,344! 254,352 232,354"),
        S("312,344! 324,320 356,316 376,344! 352,354 330,352"),
    ]
    grin = S("208,382! 250,402 336,402 386,378! 376,424 336,446 256,446 218,424")
    teeth = [Sh.poly([(228 + k * 26, 380), (250 + k * 26, 380), (240 + k * 25, 420)]) for k in range(6)]
    face = U(
        eyes,
        grin - U(teeth),
        [
            brush("206,330 236,304 278,314", 11, LEAF, 8),
            brush("310,312 350,302 384,328", 11, LEAF, 8),
            brush("294,344 284,370 300,376", 8, LEAF, 6),
        ],
    )
    misprint(d, face & palm, "#3f0c1c", 0.8)
    d.fill([Sh.ell(250, 337, 6), Sh.ell(340, 336, 6)], "#fff4c2")
