"""page_09 Looking-Glass Twin: two half-bodies joined at the mirror's edge, each with an arm in the other's sleeve.

The reflection is bored. The left twin is printed dark on light, the right one light on dark; both are drawn by hand,
nothing is flipped but the cat, who alone is right.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import circ_lines, engrave, para_lines, ray_lines
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import IVORY, carve, digits, lamplight, lid, limb, loose_card
from tools.art.parts.cat import cat
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(
    seed=69,
    layers=("far", "glass", "body", "head", "jaw", "eyes", "lids", "front", "over", "niche", "limb"),
    key=("#10243c", "#4a7ca4", "#e4f2fc"),
    warm=True,
)
EDGE = "366,40! 322,480!"
REAL = ("#fbe9c6", "#d9a878", "#8a5638")
GLASS = ("#f4ecdc", "#b9aeb0", "#5f5560")
COAT = ("#7a4048", "#46202c", "#1c0e16")
GLASS_COAT = ("#d9cdbb", "#a0948e", "#54484e")

KEEN_WIG = (
    "136,244! 116,214 112,170 124,128 152,96 192,80 232,84 268,100 286,128 278,148! 250,134 214,134 182,142 164,164 "
    "158,204 166,236! 152,250"
)
KEEN_ROLLS = ((128, 186, 21), (126, 220, 21), (134, 252, 20))
BORED_WIG = (
    "574,250! 594,220 600,176 588,134 560,100 520,84 480,86 444,102 426,130 434,152! 462,140 498,140 530,148 548,170 "
    "554,208 546,242! 560,256"
)
BORED_ROLLS = ((584, 190, 21), (586, 224, 21), (578, 256, 20))


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    glass = Sh.poly([(368, 40), (700, 40), (700, 480), (326, 480)])
    lamplight(d, (214, 190), ray_lines(214, 190, 70, 620, 110, 1.3), 150, 300)
    with d.clip(glass):
        d.fill(d.window, d.rad(560, 150, 330, "#e8e0d4", "#8f8488", "#3a3038", "#120b12"))
        d.fill(
            engrave(
                glass & d.window,
                para_lines((320, 60, 660, 460), 62, 12, 0),
                lambda x, y: math.hypot(x - 560, y - 150) / 420,
                12,
                0.8,
                10,
                step=24,
            ),
            "#120b12",
        )
        mirror_candle(d, rnd)
        bored_twin(d, rnd)
    keen_twin(d, rnd)
    with d.part("front"):
        d.inked(
            brush("367,40 345,260 323,480", 11, taper(1, 1), 4),
            d.lin(330, 0, 370, 0, "#fffdf4", "#b9aeb0"),
            2.6,
            1.2,
            PAGE_INK,
        )
    arms(d, rnd)
    with d.part("niche"):
        for x, side in ((286, -1), (410, 1)):
            cat(d, x, 440, 0.72, flip=side > 0)


def mirror_candle(d: Doc, rnd: random.Random) -> None:
    """a candle that stands only in the glass"""
    d.inked(Sh.rect(556, 300, 90, 12), "#8f8488", 2.6, 1.2, PAGE_INK)
    candle(d, 596, 300, 92, 26, rnd)


@layer("body")
def keen_twin(d: Doc, rnd: random.Random) -> None:
    """the one outside: leaning in, all teeth"""
    coat = S("40,470! 44,380 70,318 118,282 176,266! 240,268 292,292 322,330 326,470!")
    carve(d, coat, COAT, rnd, (9, 40, 6), lw=3.8, rim="#f6d8a0")
    for spec in ("60,420 120,360 200,340", "80,460 150,400 230,384"):
        d.fill(brush(spec, 9, LEAF, 10), "#12080d")
    ruff = U(
        [Sh.ell(*polar(208, 262, 62 + 8 * (i % 2), a), 17) for i, a in enumerate(range(0, 181, 20))],
        Sh.ell(208, 268, 62, 30),
    )
    carve(d, ruff, IVORY, rnd, (7, 16, 3.6), lw=3)
    with d.part("head"):
        wig(d, rnd, KEEN_WIG, KEEN_ROLLS, ("#8a4a3c", "#4a2428", "#1c0e14"), "#d99a64")
        face = S(
            "160,158! 178,136 214,128 250,130 268,142! 268,158 272,170 290,190 304,206! 298,216 280,216! 284,228 "
            "276,236! 280,252 268,272 244,286 218,282 188,260 168,226 158,190"
        )
        carve(d, face, REAL, rnd, (8, 22, 4.4), lw=3.8, rim="#fff6dc")
        for x, y, k in ((206, 177, 1.0), (257, 173, 0.84)):
            keen_eye(d, x, y, k)
        brows = ("170,160 196,146 232,164", "240,160 262,144 282,152")
        d.fill([brush(spec, 10, taper(0.2, 0.4, 0.5), 10) for spec in brows], PAGE_INK)
        d.fill(
            [
                brush("266,158 282,182 298,202", 5, LEAF, 6),
                S("282,212! 290,205 298,212 290,217!"),
            ],
            PAGE_INK,
        )
        with d.part("jaw"):
            keen_grin(d)
        d.fill(
            [
                brush("166,214 174,206 170,196", 6, LEAF, 6),
                brush("212,272 232,278 252,272", 5, LEAF, 8),
            ],
            PAGE_INK,
        )


def keen_eye(d: Doc, x: float, y: float, k: float) -> None:
    """a socket cut deep under the brow, and in it a slit of light that looks at us"""

    def place(spec: str) -> Sh:
        return S(spec).scale(k).move(x, y)

    socket = place("-31,-4! -18,-17 4,-20 30,-15! 24,4 8,15 -12,12")
    d.inked(
        socket,
        d.lin(x - 28 * k, y - 16, x + 24 * k, y + 12, "#2a0e14", "#5a2a20", "#a8684a"),
        2.4,
        1,
        "#4a2018",
    )
    d.fill(
        [
            place("-31,-4! -14,-3 10,-8 30,-15! 12,-13 -10,-12"),
            place("-24,8! -8,17 12,16! -6,12"),
        ],
        "#14080c",
    )
    slit = place("-23,2! -6,-7 12,-9 26,-10! 16,2 -2,7")
    d.inked(
        slit,
        d.lin(x - 20 * k, y, x + 22 * k, y - 4, "#f0b04a", "#fff6c8"),
        2.2,
        1,
        PAGE_INK,
    )
    with d.part("eyes"):
        d.fill(place("9,-10! 14,-3 9,5! 4,-2"), PAGE_INK)
        d.fill(Sh.ell(x + 11 * k, y - 5 * k, 1.5 * k), "#fffdf0")
    lid(d, slit.grow(1.5), ("#7a3c2c", "#5a2a20", "#3a1814"))


def keen_grin(d: Doc) -> None:
    """all teeth, the corners cut into the cheek"""
    mouth = S("166,206! 204,230 246,231 288,208! 284,240 258,263 222,261 188,242")
    d.inked(mouth, "#3a0e16", 3.4, 1.6, PAGE_INK)
    x = 176.0
    for i in range(9):
        u = (i - 4) / 4
        top, foot = 229 - 19 * u * u, 258 - 24 * u * u
        wide = 12.4 - 1.6 * abs(u)
        tooth = S(
            [
                (x + 1, top - 9, True),
                (x + wide, top - 9, True),
                (x + wide - 1, foot - 8),
                (x + wide / 2, foot - 3 + 3 * (i % 2)),
                (x + 2, foot - 8),
            ]
        ) & mouth.shrink(1)
        d.inked(tooth, d.vlin(tooth, "#c9a878", "#fffdf0", "#e8d4a8"), 1.6, 0.6, PAGE_INK)
        x += wide
    d.fill(brush("182,224 214,246 252,246 280,226", 3.4, LEAF, 12) & mouth, PAGE_INK)


def bored_eye(d: Doc, x: float, y: float, k: float) -> None:
    """a hollow, a lid like a blind that has come down, and what it leaves of a look; it does not bother to blink"""

    def place(spec: str) -> Sh:
        return S(spec).scale(k).move(x, y)

    socket = place("-28,0! -20,-17 0,-23 22,-17 30,2! 18,18 -4,22 -22,14")
    d.inked(socket, d.vlin(socket, "#6a5f6a", "#4a4048", "#8f8488"), 2.4, 1, "#2a2028")
    blind = place("-26,3! -18,-14 0,-19 18,-14 27,4! 8,8 -10,8")
    d.inked(blind, d.vlin(blind, "#fdf6e6", "#b9aeb0", "#7a6e74"), 2.4, 1.2, PAGE_INK)
    d.fill(
        [brush(spec, 3, LEAF, 8).scale(k).move(x, y) for spec in ("-18,-5 0,-11 18,-4", "-15,-12 0,-16 14,-11")],
        "#4a3e46",
    )
    slit = place("-25,4! -10,8 8,8 26,5! 14,14 -8,15")
    d.inked(slit, "#fffdf4", 2, 0.8, PAGE_INK)
    d.fill(Sh.ell(x - 7 * k, y + 10 * k, 5 * k, 4.6 * k) & slit, PAGE_INK)
    d.fill(place("-20,20! 0,28 20,19! 0,24"), "#4a3e46")


def wig(
    d: Doc,
    rnd: random.Random,
    mass: str,
    rolls: tuple[tuple[float, float, float], ...],
    tones: tuple[str, ...],
    gl: str,
) -> None:
    """a powdered heap combed round the head in cut lines that swell with the shadow; rolls over the ear"""
    heap = S(mass)
    carve(d, heap, tones, rnd, None, lw=3.8)
    x0, _y0, x1, _y1 = heap.bounds
    cx, lit = (214.0, -1) if x1 < 330 else (486.0, 1)
    combed = circ_lines(cx, 214, 64, 190, 6.4, ry=1.12)

    def dark(x: float, y: float) -> float:
        return 0.28 + 0.62 * ((x - x0) / (x1 - x0) if lit < 0 else (x1 - x) / (x1 - x0)) * (
            0.55 + 0.45 * math.sin(y * 0.05)
        )

    def light(x: float, y: float) -> float:
        return 0.85 - 1.5 * dark(x, y)

    d.fill(engrave(heap.shrink(3), combed, dark, 6.4, 0.6, 4.6, step=14), PAGE_INK, 0.9)
    between = circ_lines(cx, 214, 67.2, 190, 6.4, ry=1.12)
    d.fill(engrave(heap.shrink(4), between, light, 6.4, 0.3, 3.4, step=14), gl)
    part = brush([(cx, 84), (cx - lit * 18, 104), (cx - lit * 22, 134)], 7, LEAF, 10)
    d.fill(part & heap, PAGE_INK)
    for x, y, r in rolls:
        roll = Sh.ell(x, y, r, r * 0.8)
        d.inked(
            roll,
            d.rad(x - r * 0.3, y - r * 0.3, r * 1.4, gl, *tones[:2]),
            3.2,
            1.6,
            PAGE_INK,
        )
        for k in (0.8, 0.56, 0.32):
            d.fill(
                brush(
                    [polar(x, y, r * k, a) for a in range(-30, 200, 22)],
                    3.4 * k + 1,
                    LEAF,
                    12,
                ),
                PAGE_INK,
            )
        d.fill(
            brush([polar(x, y, r * 0.68, a) for a in range(190, 300, 20)], 2.6, LEAF, 10),
            gl,
        )


@layer("far")
def bored_twin(d: Doc, rnd: random.Random) -> None:
    """the one inside: chin up, lids down, waiting for this to be over"""
    coat = S("650,470! 642,392 612,336 566,300 516,284! 456,286 408,304 362,336 336,470!")
    carve(d, coat, GLASS_COAT, rnd, (9, 40, 6), (0.6, -0.8), 3.8, "#fffdf4", "#2a2028")
    for spec in ("624,426 570,372 494,352", "604,464 546,410 470,394"):
        d.fill(brush(spec, 9, LEAF, 10), "#4a3e46")
    ruff = U(
        [Sh.ell(*polar(492, 280, 60 + 8 * (i % 2), a), 17) for i, a in enumerate(range(0, 181, 20))],
        Sh.ell(492, 284, 60, 28),
    )
    carve(
        d,
        ruff,
        ("#5f5560", "#3a3038", "#1a1118"),
        rnd,
        (7, 16, 3.6),
        (0.6, -0.8),
        3,
        "#d9cdbb",
    )
    with d.part("glass"):
        wig(d, rnd, BORED_WIG, BORED_ROLLS, ("#fdf6e6", "#c9bdb4", "#7a6e74"), "#ffffff")
        face = S(
            "548,166! 532,144 500,134 464,138 444,150! 446,164 440,178 424,200 412,218! 420,226 436,226! 432,240 "
            "440,248! 438,264 450,282 476,292 504,286 530,262 548,228 554,196"
        )
        carve(d, face, GLASS, rnd, (8, 22, 4.4), (0.6, -0.8), 3.8, "#ffffff", "#2a2028")
        for x, y, k in ((506, 188, 1.0), (459, 186, 0.84)):
            bored_eye(d, x, y, k)
        brows = ("538,162 510,152 480,160", "474,160 458,154 442,162")
        d.fill([brush(spec, 8, taper(0.2, 0.3), 8) for spec in brows], PAGE_INK)
        d.fill(
            [
                brush("446,164 432,192 418,214", 5, LEAF, 6),
                S("434,222! 426,215 418,222 426,227!"),
            ],
            PAGE_INK,
        )
        d.fill(
            [
                brush("446,254 474,246 510,256", 9, taper(0.2, 0.2, 0.4), 10),
                brush("462,268 476,272 492,268", 5, LEAF, 6),
            ],
            PAGE_INK,
        )


@layer("over")
def arms(d: Doc, rnd: random.Random) -> None:
    """an X over the edge: a hand comes out of the wrong sleeve on either side, with a card it does not own"""
    to_glass = limb("190,350 270,356 350,322 424,330", [60, 54, 40, 46])
    to_real = limb("520,362 440,352 352,372 264,336", [60, 54, 42, 46])
    carve(d, to_real, GLASS_COAT, rnd, (8, 20, 4.4), (0.5, -0.8), 3.4, "#fffdf4")
    carve(d, to_glass, COAT, rnd, (8, 20, 4.4), lw=3.4, rim="#f6d8a0")
    loose_card(d, 478, 306, 44, 22, "air")
    loose_card(d, 210, 316, 44, -24, "water")
    glove = ("#e8703c", "#bd382b", "#6a1526")
    digits(
        d,
        [
            "434,318 456,304 470,302 480,312",
            "438,328 460,320 474,318 484,326",
            "438,340 458,336 472,334 482,340",
            "432,350 450,352 464,352 474,356",
        ],
        15,
        glove,
        rnd,
    )
    carve(
        d,
        S("416,308! 438,308 448,324 446,346 430,358 412,350!"),
        glove,
        rnd,
        (7, 10, 3),
        lw=2.8,
    )
    digits(
        d,
        [
            "256,322 234,314 218,314 208,326",
            "252,334 230,330 214,332 206,342",
            "254,346 234,348 220,350 212,356",
            "262,356 244,362 232,364 222,368",
        ],
        15,
        GLASS,
        rnd,
    )
    carve(
        d,
        S("274,316! 254,312 244,326 246,350 260,362 276,354!"),
        GLASS,
        rnd,
        (7, 10, 3),
        (0.5, -0.8),
        2.8,
    )


def cross(d: Doc, detail: int) -> None:
    """the keen twin's elbow is already out of the mirror frame"""
    rnd = random.Random(PICTURE.seed + 1)
    elbow = S("112,306! 70,318 26,352 14,390 26,420 60,434 104,440 132,428! 110,400 96,380 112,350")
    d.fill(elbow.move(-4, 9), "#5d4022", 0.4)
    carve(d, elbow, COAT, rnd, (8, 30, 5), lw=3.8, rim="#f6d8a0")
    for spec in (
        "40,392 66,376 90,376",
        "44,410 70,402 96,404",
        "60,350 80,344 100,344",
    ):
        d.fill(brush(spec, 8, LEAF, 8), "#12080d")
    patch = Sh.rect(20, 384, 24, 28, 5).rot(-14, 32, 398)
    d.inked(patch, "#e8703c", 2.4, 1, PAGE_INK)
