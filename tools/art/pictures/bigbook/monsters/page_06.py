"""page_06 Dweller of the Well: down the shaft.

Arms empty the niches, the politest one hands a single thing back, with a receipt.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Spec, lerp, polar, sample
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.beast import BLOOD, TIMBER, carve, lid, limb, loose_card
from tools.art.picture import Picture

PICTURE = Picture(
    seed=66, layers=("body", "jaw", "eyes", "lids", "over", "limb"), key=("#06242c", "#2f8082", "#ccf4dc")
)
CX, CY = 345, 258
SLIME = ("#9aa084", "#56584e", "#211e22")
COURSES = (
    (1.0, 0.755, 20, ("#efe2c4", "#b5a288", "#5c4c44")),
    (0.745, 0.585, 17, ("#a89478", "#6e5e54", "#38292c")),
    (0.575, 0.455, 14, ("#6e5c50", "#45373a", "#221820")),
)
NICHES = (198, 270, 338)


def on_wall(radius: float, deg: float) -> tuple[float, float]:
    """a point of the shaft: radius 1 is the coping's outer edge"""
    return CX + 392 * radius * math.cos(math.radians(deg)), CY + 262 * radius * math.sin(math.radians(deg))


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, "#1a1018")
    for course in COURSES:
        masonry(d, *course, rnd)
    water(d, rnd)
    for deg in NICHES:
        niche(d, deg)
    for path, w, side in (
        ([on_wall(0.3, 120), on_wall(0.5, 160), on_wall(0.62, 184), on_wall(0.74, 192), on_wall(0.69, 203)], 54, 1),
        ([on_wall(0.24, 300), on_wall(0.44, 288), on_wall(0.6, 281), on_wall(0.75, 276), on_wall(0.7, 266)], 46, -1),
        ([on_wall(0.3, 40), on_wall(0.48, 8), on_wall(0.62, 356), on_wall(0.75, 345), on_wall(0.69, 333)], 54, -1),
    ):
        with d.part("body"):
            tentacle(d, path, w, SLIME, side, "#e8a07c", PAGE_INK, 30, rnd)
    for deg, el in zip(NICHES, ("earth", "air", "fire"), strict=False):
        x, y = on_wall(0.665, deg)
        with d.part("body"):
            loose_card(d, x, y, 34, {198: -24, 270: 4, 338: 26}[deg], el)
    dweller(d, rnd)


def masonry(d: Doc, outer: float, inner: float, n: int, tones: tuple[str, str, str], rnd: random.Random) -> None:
    """one ring of stones, each cut by itself"""
    step = 360 / n
    shift = rnd.uniform(0, step)
    for i in range(n):
        a0 = shift + i * step + rnd.uniform(-2, 2)
        a1 = shift + (i + 1) * step - 1.6 + rnd.uniform(-2, 2)
        rim = [on_wall(outer * rnd.uniform(0.99, 1.01), lerp(a0, a1, t)) for t in (0, 0.33, 0.66, 1)]
        foot = [on_wall(inner * rnd.uniform(1.0, 1.03), lerp(a1, a0, t)) for t in (0, 0.5, 1)]
        block = S([(*rim[0], True), *rim[1:3], (*rim[3], True), (*foot[0], True), foot[1], (*foot[2], True)])
        light = rnd.uniform(-0.12, 0.12)
        shades = [mix(t, "#fff4d8" if light > 0 else "#1a1018", abs(light)) for t in tones]
        d.inked(block, d.rad(CX, CY, 400, shades[2], shades[1], shades[0]), 3.2, 1.4, PAGE_INK)
        d.fill(wedges(block, 9, 15, 4, ("pt", 200, -200), 0.15, 0.4, rnd), PAGE_INK, 0.9)


def water(d: Doc, rnd: random.Random) -> None:
    """black water with the lantern's light lying on it in rings"""
    pool = Sh.ell(CX, CY, 178, 119)
    d.inked(
        pool,
        d.rad(CX, CY + 40, 180, (0, "#fff0b8"), (0.25, "#e89a4c"), (0.6, "#6a2426"), (1, "#1a0c14")),
        4,
        1.6,
        PAGE_INK,
    )
    rings = circ_lines(CX, CY + 34, 40, 240, 13, ry=0.66)
    d.fill(engrave(pool, rings, lambda x, y: 0.25 + math.hypot(x - CX, y - CY) / 260, 13, 1, 8, step=18), "#14080f")


def niche(d: Doc, deg: int) -> None:
    """a shelf cut into the wall, bare"""
    x, y = on_wall(0.665, deg)
    hollow = S("-42,30! -42,-6 -30,-26 0,-34 30,-26 42,-6 42,30!").rot({198: -18, 270: 0, 338: 18}[deg]).move(x, y)
    d.inked(hollow.grow(7), "#cbb894", 2.8, 1.2, PAGE_INK)
    d.inked(hollow, d.vlin(hollow, "#0d070d", "#3a2228"), 2.4, 0, PAGE_INK)


@layer("body")
def dweller(d: Doc, rnd: random.Random) -> None:
    """a wide wet face turned up at us, the bucket for a hat, eyes only a gleam in its shadow"""
    for path, w in (
        ([(300, 330), (240, 350), (190, 390), (120, 416)], 60),
        ([(396, 330), (450, 360), (500, 400), (560, 430)], 60),
    ):
        tentacle(d, path, w, SLIME, 1, "#e8a07c", PAGE_INK, 26, rnd)
    toad_face(d, rnd)
    bucket_hat(d, rnd)
    lure(d, rnd)


@layer("body")
def toad_face(d: Doc, rnd: random.Random) -> None:
    """head with its gills, a row of teeth, eyes in the shadow of the hat"""
    head = S("345,190 290,198 250,232 240,280 262,330 304,366 345,376 388,366 430,330 450,280 438,230 400,198")
    carve(d, head, SLIME, rnd, (8, 30, 5), lw=4, rim="#f0e2b4")
    for side in (-1, 1):
        gill = [
            brush(
                [
                    (CX + side * (88 - i * 4), 286 + i * 15),
                    (CX + side * (72 - i * 4), 294 + i * 15),
                    (CX + side * (58 - i * 2), 290 + i * 15),
                ],
                6,
                LEAF,
                8,
            )
            for i in range(3)
        ]
        d.fill(pile(gill), PAGE_INK)
    mouth = S("278,316! 310,324 345,326 380,324 414,314! 408,340 380,356 345,360 310,356 286,340")
    with d.part("jaw"):
        d.inked(mouth, "#4a0d1c", 3, 1.2, PAGE_INK)
    teeth = [
        S(
            [
                (288 + i * 15, 320 + (2 if i in (0, 8) else 4), True),
                (300 + i * 15, 321 + (0 if i in (0, 8) else 4), True),
                (295 + i * 15, 339 - abs(i - 4), True),
            ]
        )
        for i in range(8)
    ]
    with d.part("jaw"):
        d.inked(pile(teeth) & mouth.grow(2), "#fdf3da", 1.8, 0.6, PAGE_INK)
    shade = S("240,284! 280,304 345,310 410,304 450,284! 438,226 400,200 345,192 290,200 252,228")
    d.fill(shade & head, "#120a10", 0.9)
    for side in (-1, 1):
        eye = S(
            [(CX + side * 20, 290, True), (CX + side * 40, 274), (CX + side * 70, 268, True), (CX + side * 44, 294)]
        )
        with d.part("eyes"):
            d.inked(eye, d.rad(CX + side * 44, 281, 24, "#fffbe0", "#ffd35c", "#e8702e"), 2, 0, "#0d070d")
            d.fill(Sh.ell(CX + side * 40, 282, 4, 9), PAGE_INK)
        lid(d, eye, ("#2a2228", "#1a1218", "#0d070d"), "#8a6a4a")


@layer("body")
def bucket_hat(d: Doc, rnd: random.Random) -> None:
    """staves, hoops, the lid"""
    bucket = S("262,144! 286,134 345,128 404,134 428,144! 444,200 452,234! 410,252 345,258 280,252 238,234! 248,200")
    carve(d, bucket, TIMBER, rnd, (9, 26, 5), lw=4, rim="#f0dcb0")
    d.fill(
        pile(
            [
                brush(
                    [(CX + u * 82, 142 + abs(u) * 8), (CX + u * 96, 200), (CX + u * 106, 248 - abs(u) * 16)],
                    4,
                    taper(1, 1),
                    8,
                )
                for u in (-0.62, -0.22, 0.2, 0.6)
            ]
        ),
        PAGE_INK,
    )
    for spec in ("254,170 300,184 345,188 390,184 436,170", "243,216 296,232 345,236 394,232 447,216"):
        hoop = limb(spec, [13, 13, 13])
        d.inked(hoop, d.lin(240, 0, 450, 0, "#f0dcb0", "#8a7a6c", "#3a2e30"), 2.6, 1.2, PAGE_INK)
    cover = Sh.ell(CX, 142, 84, 17)
    d.inked(cover, d.dlin(cover, "#c9a26a", "#6a4428"), 3, 1.2, PAGE_INK)
    d.fill(pile([sliver(276, 140 + i * 5, 414, 140 + i * 5, 1.6) for i in range(2)]), PAGE_INK)


@layer("over")
def lure(d: Doc, rnd: random.Random) -> None:
    """the lamp on its stalk"""
    stalk = limb("345,372 372,396 400,392 404,372", [10, 8, 6, 5])
    carve(d, stalk, SLIME, rnd, None, lw=2.6)
    d.glow(404, 366, 52, (0, "#fffbe0", 1), (0.4, "#ffcf60", 0.6), (1, "#ff9a3a", 0))
    d.inked(
        S("390,354! 418,354! 422,382 404,390 386,382"),
        d.rad(404, 370, 22, "#ffffff", "#ffe08a", "#f0a03a"),
        2.8,
        1.2,
        PAGE_INK,
    )
    d.inked(pile([Sh.rect(388, 346, 32, 8, 3), Sh.rect(390, 384, 28, 7, 3)]), "#5a3a30", 2, 0.8, PAGE_INK)


def cross(d: Doc, detail: int) -> None:
    """the rope, and one arm over the rim and the left rule with the thing handed back"""
    rnd = random.Random(PICTURE.seed + 1)
    arm = [(212, 420), (150, 400), (104, 352), (70, 318), (40, 306), (22, 322)]
    tentacle(d, arm, 52, SLIME, 1, "#e8a07c", PAGE_INK, 34, rnd)
    loose_card(d, 36, 348, 48, -10, "water")
    receipt = S("62,350! 98,344! 104,414 97,409 91,415 84,410 78,417 72,411 66,416!")
    d.inked(receipt, d.dlin(receipt, "#fffdf4", "#e6cf9c"), 2.4, 1, PAGE_INK)
    d.fill(pile([sliver(69, 358 + i * 8, 93 - i * 3, 355 + i * 8, 1.6) for i in range(4)]), "#5a4438")
    seal = U([Sh.ell(*polar(86, 396, 7, a), 5) for a in range(0, 360, 45)], Sh.ell(86, 396, 8))
    d.inked(seal, d.rad(83, 392, 14, *BLOOD), 2, 0.8, PAGE_INK)


def tentacle(
    d: Doc,
    points: Spec,
    w: float,
    cols: tuple[str, ...],
    side: float = 1,
    suckers: str = "#f6b79c",
    ink: str = INK,
    n: int = 34,
    rnd: random.Random | None = None,
) -> None:
    rr = rnd or random.Random(1)
    s = brush(points, w, taper(1, 0.10, 0, 0.85), 22)
    b = s.bounds
    d.inked(s, d.lin(b[0], b[3], b[2], b[1], *cols), 3, 1.6, ink)
    d.fill(wedges(s, 8, w * 0.34, 3.2, (-0.6 * side, -0.8), 0.15, 0.4, rr), ink, 0.9)
    path = sample(points, n)
    for j in range(2, n - 1):
        x, y, tx, ty = path[j]
        t = j / n
        ww = w * taper(1, 0.10, 0, 0.85)(t)
        r = ww * 0.17
        if r < 1.6:
            break
        cx, cy = x - ty * ww * 0.30 * side, y + tx * ww * 0.30 * side
        d.inked(Sh.ell(cx, cy, r), suckers, 1.6, 0.5, ink)
        d.fill(Sh.ell(cx, cy, r * 0.45), "#8a3a4a")
