"""page_07 Granite Colossus.

Seen from the floor, a clerk of stone presses slabs on curses and shades the nest on its head with one hand.
"""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import lerp, polar
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import STONE, carve, lamplight, limb
from tools.art.parts.bramble import bramble
from tools.art.picture import Picture

PICTURE = Picture(seed=67)
FORGE = ((0, "#fffbe0"), (0.35, "#ffcf60"), (0.7, "#e8552a"), (1, "#7a1a1c"))


def rock(d: Doc, spec: str, rnd: random.Random, tone: float = 0.0) -> Sh:
    """one block with chipped corners; tone -1 .. 1 makes it darker or lighter"""
    block = Sh.poly([tuple(map(float, p.rstrip("!").split(","))) for p in spec.split()])
    shades = [mix(c, "#fff4d8" if tone > 0 else "#1a1018", abs(tone)) for c in STONE]
    carve(d, block, shades, rnd, (9, 24, 5), lw=3.4, rim="#fdf3da")
    x0, y0, x1, y1 = block.bounds
    chips = [
        spark(rnd.uniform(x0, x1), rnd.uniform(y0, y1), rnd.uniform(3, 6), 0.3, rnd.uniform(0, 90)) for _ in range(4)
    ]
    d.fill(pile(chips) & block.shrink(4), PAGE_INK, 0.8)
    return block


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (300, 190), ray_lines(420, 520, 100, 900, 150, 0.7), 150, 330)
    pillars(d)
    d.glow(290, 260, 230, (0, "#ffcf60", 0.7), (0.5, "#e8702e", 0.35), (1, "#b8352a", 0))
    with d.group(transform="translate(10 36)"):
        torso(d, rnd)
        head(d, rnd)
        nest(d, rnd)
        shading_hand(d, rnd)
    right_arm(d, rnd)
    desk(d, rnd)
    slabs(d, rnd)


def pillars(d: Doc) -> None:
    """a hall that leans away upwards"""
    for a, b, c, e in ((40, 92, 150, 176), (560, 640, 470, 500)):
        column = Sh.poly([(a, 460), (b, 460), (e, 60), (c, 60)])
        d.inked(column, d.hlin(column, "#8a6a52", "#4a3230", "#1d1218"), 3, 1.2, PAGE_INK)
        for t in (0.3, 0.55, 0.8):
            d.fill(
                Sh.poly([(lerp(a, b, t), 460), (lerp(a, b, t) + 5, 460), (lerp(c, e, t) + 1, 60), (lerp(c, e, t), 60)]),
                PAGE_INK,
            )


def torso(d: Doc, rnd: random.Random) -> None:
    """blocks round a forge: the joints glow"""
    hull = Sh.poly([(122, 470), (132, 300), (176, 232), (300, 214), (440, 240), (470, 320), (470, 470)])
    d.inked(hull, d.rad(300, 320, 200, *FORGE), 4, 2, PAGE_INK)
    for spec, tone in (
        ("140,296 182,238 238,228 234,300 150,318", 0.1),
        ("246,226 348,222 352,292 242,298", 0.2),
        ("358,224 434,244 458,300 362,296", -0.15),
        ("132,328 230,308 228,378 130,392", 0.0),
        ("240,308 350,302 352,372 238,378", 0.1),
        ("362,304 462,312 464,384 362,374", -0.25),
        ("128,402 226,388 226,470 126,470", -0.1),
        ("236,388 350,382 350,470 236,470", -0.1),
        ("360,384 466,394 466,470 360,470", -0.35),
    ):
        rock(d, spec, rnd, tone)


def head(d: Doc, rnd: random.Random) -> None:
    """a square head under a heavy lintel; the eyes are cracks with embers in them"""
    d.fill(Sh.poly([(236, 240), (350, 240), (340, 214), (248, 214)]), d.lin(236, 214, 236, 240, "#ffcf60", "#e8552a"))
    rock(d, "216,120 362,112 376,180 362,226 320,238 262,238 222,222 206,176", rnd, 0.15)
    rock(d, "226,196 276,202 284,232 262,244 226,226", rnd, 0.05)
    rock(d, "300,204 362,194 356,226 320,242 292,234", rnd, -0.2)
    for cracks in (
        "224,160 240,150 256,158 270,152 284,166 268,176 250,170 236,176",
        "304,164 320,152 334,158 350,148 364,156 350,174 332,170 316,176",
    ):
        crack = Sh.poly([tuple(map(float, p.split(","))) for p in cracks.split()])
        d.glow(*crack.center, 34, (0, "#ffcf60", 0.8), (1, "#e8552a", 0))
        d.inked(crack, d.rad(*crack.center, 32, "#fffef0", "#ffd35c", "#e8552a"), 3, 1, "#3a0e12")
    for spec in ("270,178 262,192 268,200", "350,176 360,188 354,198"):
        d.fill(brush(spec, 5, LEAF, 6), "#ffb040")
    rock(d, "204,134 286,144 292,158 212,158 200,150", rnd, 0.25)
    rock(d, "298,146 378,126 384,144 372,154 300,160", rnd, 0.0)
    rock(d, "282,158 304,158 312,196 296,204 278,198", rnd, 0.2)
    mouth = brush("244,218 276,211 296,214 336,206", 7, taper(0.2, 0.2), 10)
    d.fill(mouth.grow(2), PAGE_INK)
    d.fill(mouth, "#ffb040")
    rock(d, "208,100 362,92 372,122 214,130", rnd, 0.3)


def nest(d: Doc, rnd: random.Random) -> None:
    """three nestlings, beaks open, entirely at home"""
    straw = [
        limb([(x, y), (x + 26, y + rnd.uniform(-9, 3)), (x + 56, y + rnd.uniform(-6, 6))], [3, 6, 2], 8)
        for x, y in ((rnd.uniform(222, 300), rnd.uniform(96, 114)) for _ in range(30))
    ]
    bowl = S("222,88! 258,96 320,94 356,84! 350,112 290,122 230,114")
    d.inked(bowl, "#5a3a24", 3, 1.4, PAGE_INK)
    for i, (x, y) in enumerate(((252, 78), (288, 70), (324, 76))):
        d.inked(Sh.ell(x, y + 8, 14, 15), "#6a4a3a", 2.4, 1, PAGE_INK)
        beak = S(
            [
                (x - 11, y + 2, True),
                (x - 3, y - 5),
                (x + 2 + i * 2, y - 20, True),
                (x + 5, y - 2),
                (x + 14, y - 10, True),
                (x + 9, y + 6),
            ]
        )
        d.inked(beak, d.vlin(beak, "#ff9a6a", "#d8402f"), 2.2, 0.8, PAGE_INK)
        d.fill(Sh.ell(x - 6, y + 6, 2.4), PAGE_INK)

    d.inked(straw, "#d8b070", 1.6, 0.6, PAGE_INK)


def shading_hand(d: Doc, rnd: random.Random) -> None:
    """the left arm goes up so that the lamp does not dazzle them"""
    d.fill(Sh.poly([(84, 330), (120, 344), (176, 220), (150, 150), (110, 160)]), "#e8702e")
    rock(d, "98,262 158,248 172,296 156,336 92,322", rnd, 0.05)
    rock(d, "86,190 142,172 162,240 100,256", rnd, 0.15)
    rock(d, "92,118 148,102 156,162 92,182", rnd, 0.2)
    for i, spec in enumerate(
        ("146,104 212,62 222,74 152,124", "150,88 226,40 238,52 156,108", "146,76 226,26 236,38 150,92")
    ):
        rock(d, spec, rnd, 0.3 - i * 0.1)
    rock(d, "118,100 140,72 156,76 146,106", rnd, 0.25)


def right_arm(d: Doc, rnd: random.Random) -> None:
    """the other arm, foreshortened, comes down on the papers"""
    d.fill(Sh.poly([(420, 250), (530, 260), (590, 380), (510, 400), (470, 330)]), "#e8552a")
    rock(d, "432,238 506,246 526,298 470,314 442,290", rnd, -0.1)
    rock(d, "474,300 540,284 576,340 510,362", rnd, 0.0)


def desk(d: Doc, rnd: random.Random) -> None:
    """the desk's edge, tilted, over our heads"""
    top = Sh.poly([(20, 372), (680, 338), (680, 396), (20, 420)])
    d.inked(top, d.lin(20, 340, 660, 420, "#a07a50", "#6a4428", "#2a1814"), 3.6, 1.4, PAGE_INK)
    front = Sh.poly([(20, 418), (680, 394), (680, 470), (20, 470)])
    d.inked(front, d.lin(0, 400, 0, 460, "#5a3a26", "#170d10"), 3.2, 1, PAGE_INK)
    d.fill(
        pile(
            [
                sliver(x, 380 - x * 0.03 + rnd.uniform(0, 26), x + 90, 376 - x * 0.03 + rnd.uniform(0, 24), 1.5)
                for x in range(30, 640, 28)
            ]
        )
        & top,
        PAGE_INK,
    )


def slabs(d: Doc, rnd: random.Random) -> None:
    """three curses in a row: the nearest is free, the others have been filed under granite"""
    for x, y, k, weight in ((110, 384, 1.15, False), (300, 376, 1.05, True), (536, 362, 1.05, True)):
        ring = [polar(x, y, 1, a) for a in range(0, 361, 24)]
        course = [(x + (px - x) * 50 * k, y + (py - y) * 25 * k) for px, py in ring]
        d.fill(Sh.ell(x, y, 50 * k, 25 * k), "#120a10")
        stem, thorns = bramble(course, 11, 40, rnd, 17, 4)
        for shape in (U(thorns), stem):
            d.inked(shape, d.vlin(shape, "#f8efd6", "#a58b64"), 2.4, 1.2, PAGE_INK)
        if not weight:
            d.fill(Sh.ell(x, y, 24 * k, 9 * k), "#b8352a", 0.7)
            continue
        rock(
            d,
            (
                f"{x - 58},{y - 28} {x - 40},{y - 50} {x + 56},{y - 54} "
                f"{x + 62},{y - 32} {x + 60},{y - 4} {x - 56},{y + 2}"
            ),
            rnd,
            0.15,
        )
        solid, gaps = sigil("earth", x, y - 22, 15)
        d.fill(solid - gaps, PAGE_INK)
    for i in range(4):
        rock(
            d,
            (
                f"{496 + i * 24},{300 + i * 2} {518 + i * 24},{298 + i * 2} "
                f"{520 + i * 24},{336 + i * 3} {500 + i * 24},{340 + i * 3}"
            ),
            rnd,
            0.1 - i * 0.1,
        )
    rock(d, "486,338 500,322 512,352 500,366", rnd, 0.2)


def cross(d: Doc, detail: int) -> None:
    """one heel comes down through the lower rule"""
    rnd = random.Random(PICTURE.seed + 1)
    rock(d, "572,396 648,390 656,430 574,436", rnd, -0.1)
    d.fill(Sh.poly([(570, 434), (660, 428), (660, 442), (566, 446)]), "#ffb040")
    rock(d, "556,446 664,436 674,484 640,498 560,497 544,482", rnd, 0.1)
    for spec in ("560,498 550,506 554,513", "612,498 615,507 609,513", "660,490 670,499 668,507"):
        d.fill(brush(spec, 5, TAIL, 6), PAGE_INK)
