"""page_07 Granite Colossus: seen from the floor, a clerk of stone brings its great Earth stamp down on us.

With the other hand it shades the bird's nest on its head, so that the lamp does not wake the young ones."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import chatter, ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import STONE, lamplight, lid
from tools.art.parts.bramble import bramble
from tools.art.picture import Picture

PICTURE = Picture(
    seed=67, layers=("body", "jaw", "eyes", "lids", "front", "arm", "limb"), key=("#141c30", "#52688c", "#ffd8a0")
)
UNDER = ("#ffb45c", "#c2552e", "#5a2220")
EMBER = ("#fffef0", "#ffd35c", "#e8552a")
LINE = 3.6


def points(spec: str) -> list[tuple[float, float]]:
    """corner points of a plane"""
    return [(float(x), float(y)) for x, y in (p.split(",") for p in spec.split())]


def block(d: Doc, front: str, rnd: random.Random, tone: float = 0.0, under: str = "") -> Sh:
    """one hewn block: its face in cold stone that darkens upwards, its lower edges lit by the forge; tone -1 .. 1"""
    if under:
        below = Sh.poly(points(under))
        d.inked(below, d.vlin(below, *UNDER), LINE, 1.4, PAGE_INK)
        d.fill(wedges(below, 12, 14, 4, (0.2, -1), 0.2, 0.3, rnd), "#4a1a1c")
    face = Sh.poly(points(front))
    shades = [mix(c, "#fff4d8" if tone > 0 else "#1a1018", abs(tone)) for c in STONE]
    d.inked(face, d.dlin(face, *[mix(c, "#120a12", 0.22) for c in shades]), LINE, 1.8, PAGE_INK)
    d.fill((face - face.move(3, 4)) & face.shrink(1.4), "#e8dcc8", 0.55)
    d.fill((face - face.move(-3, -6)) & face.shrink(1.2), "#f08a3c", 0.8)
    d.fill(wedges(face, 10, 30, 6, (0.5, 0.9), 0.2, 0.4, rnd), PAGE_INK)
    x0, y0, x1, y1 = face.bounds
    if x1 - x0 > 44:
        x, y = lerp(x0, x1, rnd.uniform(0.3, 0.6)), y0 - 2
        crack = brush([(x, y), (x + 7, y + (y1 - y0) * 0.2), (x - 4, y + (y1 - y0) * 0.36)], 4.4, taper(1, 0, 0), 6)
        d.fill(crack & face, PAGE_INK)
    return face


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    night = ("#ffdf9a", "#d8853c", "#6a3428", "#301c22", "#140c13")
    lamplight(d, (276, 250), ray_lines(300, 40, 130, 900, 130, 0.7), 170, 330, night)
    pillars(d, rnd)
    d.glow(276, 290, 230, (0, "#ffe08a", 0.85), (0.4, "#ff9a3a", 0.5), (1, "#b8352a", 0))
    torso(d, rnd)
    raised_arm(d, rnd)
    head(d, rnd)
    desk(d, rnd)
    stamp(d, rnd)


def pillars(d: Doc, rnd: random.Random) -> None:
    """the archive's pillars run together far above: drawers from floor to vault"""
    for foot, width, top, slim in ((34, 96, 176, 26), (566, 110, 430, 30)):
        column = Sh.poly([(foot, 460), (foot + width, 460), (top + slim, 60), (top, 60)])
        d.inked(column, d.hlin(column, "#6a4a3c", "#3a2428", "#1d1218"), 3, 1.2, PAGE_INK)
        for i in range(1, 9):
            t = 1 - 0.8**i
            y, x, w = lerp(460, 60, t), lerp(foot, top, t), lerp(width, slim, t)
            d.fill(sliver(x + 3, y, x + w - 3, y, 3.4 * (1 - t) + 1.4), PAGE_INK)
            d.fill(Sh.ell(x + w / 2, y + 22 * (1 - t), 6 * (1 - t) + 1.4), "#c09050")


@layer("body")
def torso(d: Doc, rnd: random.Random) -> None:
    """a wall of blocks that narrows upwards; fire in every joint, a forge door for a waistcoat"""
    hull = Sh.poly([(86, 470), (120, 300), (184, 240), (276, 232), (376, 240), (438, 296), (486, 470)])
    d.inked(
        hull, d.rad(276, 330, 220, (0, "#fffbe0"), (0.4, "#ffcf60"), (0.75, "#e8552a"), (1, "#7a1a1c")), 4, 2, PAGE_INK
    )
    for front, tone, under in (
        ("118,306 178,244 226,240 214,292 130,322", 0.2, "130,322 214,292 212,304 136,336"),
        ("326,240 376,244 436,302 424,320 338,292", -0.1, "338,292 424,320 418,334 340,304"),
        ("118,342 206,316 196,374 106,396", 0.05, "106,396 196,374 195,386 108,410"),
        ("348,316 430,342 448,394 358,374", -0.25, "358,374 448,394 446,408 359,386"),
        ("102,418 192,394 186,470 90,470", -0.1, ""),
        ("362,394 456,416 476,470 368,470", -0.4, ""),
    ):
        block(d, front, rnd, tone, under)
    door = S("222,330! 226,304 276,290 326,304 330,330! 338,430! 214,430!")
    d.inked(door, d.rad(276, 390, 100, "#fffef0", "#ffd35c", "#e8552a", "#7a1a1c"), 4, 1.6, PAGE_INK)
    bars = [
        Sh.poly([(x, 296), (x + 7, 296), (x + 8 + lean, 436), (x - 2 + lean, 436)])
        for x, lean in ((238, -6), (272, 0), (306, 6))
    ]
    d.fill(pile(bars) & door, PAGE_INK)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """from below: chin and nostrils first, then two cracks with embers in them that look down at us"""
    with d.part("jaw"):
        block(d, "232,252 320,252 310,276 242,276", rnd, -0.3)
        block(d, "204,216 348,216 342,244 210,244", rnd, 0.1, "210,244 342,244 322,264 232,264")
        lip = brush("222,228 252,222 276,224 300,222 330,230", 8, taper(0.3, 0.3), 12)
        d.fill(lip.grow(2.4), PAGE_INK)
        d.fill(lip, "#ffb040")
        for tooth in (244, 268, 292):
            d.fill(Sh.rect(tooth, 224, 9, 11, 2), STONE[0])
    d.fill(Sh.poly(points("206,160 346,160 350,218 202,218")), PAGE_INK)
    block(d, "196,166 254,166 246,210 200,212", rnd, 0.2)
    block(d, "298,166 356,166 352,212 306,210", rnd, -0.2)
    for spec in ("208,150 232,142 256,154 250,172 222,174", "296,154 320,142 344,150 330,174 302,172"):
        crack = Sh.poly(points(spec))
        x, y = crack.center
        d.glow(x, y, 38, (0, "#ffcf60", 0.9), (1, "#e8552a", 0))
        d.inked(crack, d.rad(x, y + 4, 30, *EMBER), 3.4, 1, "#3a0e12")
        with d.part("eyes"):
            d.fill(S([(x - 2, y - 6), (x + 6, y + 3), (x - 2, y + 11), (x - 8, y + 3)]), PAGE_INK)
        lid(d, crack, STONE)
    block(d, "258,150 294,150 304,198 248,198", rnd, 0.3, "248,198 304,198 292,212 260,212")
    d.fill([Sh.ell(266, 204, 6, 4), Sh.ell(286, 204, 6, 4)], PAGE_INK)
    block(d, "182,110 276,130 274,154 188,148", rnd, -0.1, "188,148 274,154 264,164 200,156")
    block(d, "276,130 370,104 366,146 278,154", rnd, -0.3, "278,154 366,146 354,154 290,164")
    block(d, "200,86 352,82 366,106 276,128 186,110", rnd, 0.1)
    shade(d)


def shade(d: Doc) -> None:
    """the side away from the nest's lamp: one flat plane over brow, cheek and jaw, and the brow's own shadow"""
    side = S("312,82! 356,82 372,104 370,150 358,214 346,246 324,276! 306,276 318,236 316,196 324,160 306,128!")
    d.fill(side, "#120a12", 0.5)
    d.fill(S("196,156! 236,150 268,162 262,170 226,160 200,164!"), "#120a12", 0.7)
    for x0, y0, x1, y1 in ((352, 118, 330, 150), (356, 168, 332, 196), (346, 216, 320, 240), (352, 140, 338, 166)):
        d.fill(cutw(x0, y0, x1, y1, 8, 0.12), PAGE_INK)


@layer("body")
def raised_arm(d: Doc, rnd: random.Random) -> None:
    """the left arm goes up and bends over the head"""
    d.fill(Sh.poly(points("84,300 140,316 176,240 128,150 84,150")), "#e8702e")
    block(d, "74,232 138,222 156,284 128,318 70,300", rnd, 0.05, "70,300 128,318 126,332 74,314")
    block(d, "76,146 128,138 140,210 72,220", rnd, 0.2, "72,220 140,210 140,222 74,232")


@layer("front")
def desk(d: Doc, rnd: random.Random) -> None:
    """the edge of its desk, over our heads, and on it three curses: the near one free, two filed under granite"""
    top = Sh.poly(points("20,392 680,372 680,404 20,420"))
    d.inked(top, d.lin(20, 370, 660, 420, "#a07a50", "#6a4428", "#2a1814"), 3.6, 1.4, PAGE_INK)
    front = Sh.poly(points("20,418 680,402 680,470 20,470"))
    d.inked(front, d.lin(0, 404, 0, 460, "#5a3a26", "#170d10"), 3.2, 1, PAGE_INK)
    d.fill(chatter(front, 60, 2.4, 40, 2, rnd), PAGE_INK)
    for x, y, buried in ((96, 394, True), (222, 392, True), (352, 388, False)):
        ring = [(x + 42 * px, y + 17 * py) for px, py in (polar(0, 0, 1, a) for a in range(0, 361, 24))]
        d.fill(Sh.ell(x, y, 42, 17), "#120a10")
        stem, thorns = bramble(ring, 9, 40, rnd, 15, 4)
        for shape in (U(thorns), stem):
            d.inked(shape, d.vlin(shape, "#f8efd6", "#a58b64"), 2.4, 1.2, PAGE_INK)
        if buried:
            block(d, f"{x - 48},{y - 34} {x + 44},{y - 38} {x + 50},{y - 6} {x - 50},{y - 2}", rnd, 0.1)
            solid, gaps = sigil("earth", x, y - 20, 13)
            d.fill(solid - gaps, PAGE_INK)
        else:
            d.fill(Sh.ell(x, y, 22, 8), "#b8352a", 0.8)


@layer("arm")
def stamp(d: Doc, rnd: random.Random) -> None:
    """the right arm, foreshortened, and the slab whose sign comes down at us"""
    d.fill(Sh.poly(points("430,270 500,250 560,330 500,372 448,340")), "#e8702e")
    block(d, "424,268 486,258 514,320 456,350", rnd, -0.15, "456,350 514,320 520,338 462,368")
    block(d, "486,300 560,280 592,330 520,362", rnd, -0.05, "520,362 592,330 596,348 526,380")
    rim = Sh.poly(points("424,112 634,96 646,108 652,296 640,310 428,290 418,276"))
    d.fill(rim.move(-10, 14), PAGE_INK, 0.55)
    d.inked(rim, d.dlin(rim, "#8f8072", "#5a4e50", "#241a20"), 4.4, 2.4, PAGE_INK)
    d.fill(wedges(rim, 12, 16, 5, rnd=rnd), PAGE_INK)
    slab = Sh.poly(points("434,124 626,110 636,282 438,270"))
    d.inked(slab, d.rad(470, 290, 230, "#ffd9a0", "#cfa078", "#8a6a60", "#4a3a40"), 4, 1.4, PAGE_INK)
    d.fill(wedges(slab, 12, 22, 5, (-0.5, 0.8), 0.1, 0.4, rnd), PAGE_INK)
    solid, gaps = sigil("earth", 534, 196, 66)
    leaf, veins = (s.tf(1, -0.06, 0.03, 1, -6, 32) for s in (solid, gaps))
    d.fill(leaf.move(4, 5), "#f6dcb0", 0.9)
    d.fill(leaf - veins, PAGE_INK)
    d.fill((leaf - veins) & (leaf - veins).move(-3, -4), "#9a2430")
    for front, under in (
        ("404,132 442,126 446,148 408,156", "408,156 446,148 446,156 410,164"),
        ("400,168 440,164 444,188 402,194", "402,194 444,188 444,196 404,202"),
        ("400,206 440,204 444,228 402,232", "402,232 444,228 444,236 404,240"),
        ("408,244 442,243 446,264 410,266", "410,266 446,264 446,271 412,273"),
    ):
        block(d, front, rnd, 0.1, under)
    block(d, "512,282 566,286 562,326 500,322", rnd, 0.2, "500,322 562,326 560,336 502,332")


def cross(d: Doc, detail: int) -> None:
    """nest, nestlings and the shading hand rise over the upper rule"""
    rnd = random.Random(PICTURE.seed + 1)
    for x, y, side in ((256, 46, -1), (318, 46, 1), (287, 38, 1)):
        chick = S(
            f"{x},{y - 17} {x + 15},{y - 10} {x + 18},{y + 8} {x + 14},{y + 34} "
            f"{x - 14},{y + 34} {x - 18},{y + 8} {x - 15},{y - 10}"
        )
        d.inked(chick, d.rad(x - 6, y - 4, 34, "#fff6dc", "#e0b888", "#8a5a3c"), 2.8, 1.2, PAGE_INK)
        tuft = [cutw(x, y - 15, x + dx, y - 27, 5) for dx in (-6, 0, 6)]
        d.fill(pile(tuft), PAGE_INK)
        mouth = S(
            [
                (x + side * 8, y - 6, True),
                (x + side * 25, y - 12, True),
                (x + side * 23, y + 12, True),
                (x + side * 8, y + 9, True),
            ]
        )
        d.fill(mouth, "#b8252a")
        for tip, root in ((-15, -4), (13, 8)):
            bill = S(
                [(x + side * 6, y + root - 5, True), (x + side * 27, y + tip, True), (x + side * 6, y + root + 3, True)]
            )
            d.inked(bill, "#ffc850", 2.4, 0.8, PAGE_INK)
        d.fill(Sh.ell(x - side * 3, y - 3, 3.4), PAGE_INK)
        d.fill(Sh.ell(x - side * 3 + 1, y - 4.2, 1.2), "#ffffff")
    bowl = S("212,62! 244,72 310,72 346,60! 342,86 278,98 218,88")
    d.inked(bowl, d.vlin(bowl, "#c89a5c", "#6a4428"), 3.2, 1.4, PAGE_INK)
    straw = []
    for i in range(26):
        sx, sy = rnd.uniform(208, 322), rnd.uniform(66, 90)
        straw.append(sliver(sx, sy, sx + rnd.uniform(20, 36), sy + rnd.uniform(-10, 8), 3))
        if i % 3 == 0:
            straw.append(cutw(sx, sy, sx - rnd.uniform(8, 18), sy - rnd.uniform(2, 12), 3))
    d.inked(straw, "#e8c480", 1.5, 0.5, PAGE_INK)
    block(d, "86,72 138,62 150,124 84,136", rnd, 0.15, "84,136 150,124 150,134 86,146")
    for front, under in (
        ("146,64 236,16 246,30 150,86", ""),
        ("140,44 234,2 242,14 146,66", ""),
        ("120,30 208,2 222,8 142,48", ""),
    ):
        block(d, front, rnd, 0.25, under)
    block(d, "92,42 138,28 152,66 96,82", rnd, 0.3)
    d.fill(brush("100,74 122,66 146,62", 5, LEAF, 8), PAGE_INK)
