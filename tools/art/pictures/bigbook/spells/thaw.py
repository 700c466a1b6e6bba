"""thaw: cards leave the support pool, as many are drawn.

A snowman in the first sun. He looks down at what has come to light in his belly; one page has already sailed.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.plants import pine
from tools.art.parts.relief import lamp_shadow
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=66)
SUN = (196, 262)
PETALS = ("#fff8b0", "#f2c93a", "#a86a1c")
SNOW = ("#ffffff", "#d8f2f4", "#6fb4d6")
DEEP = "#0b1c42"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _morning(d, detail)
    _pool(d)
    _belly(d, detail, rnd)
    _head(d, rnd)
    _drips(d)
    leafcard(d, 158, 462, 92, "water", rot=-24, shadow=0, detail=detail, seed=9)
    d.fill(brush("92,494 150,506 214,492", 9, LEAF, 12), "#ffffff")
    for x, y, k in ((88, 520, 1.15), (500, 500, 1.25), (446, 528, 0.9)):
        _crocus(d, x, y, k)


def _morning(d: Doc, detail: int) -> None:
    """the sun stands low at the left; pines on a white hill, whose snow has holes"""
    stops = ((0, "#ffffff"), (0.2, "#fff2b8"), (0.42, "#a4e2dc"), (0.72, "#2f7ab8"), (1, "#123a78"))
    d.fill(d.window, d.rad(*SUN, 470, *stops))
    if detail:
        lines = para_lines((-40, 40, 700, 420), -8, 12, 5, 150)
        d.fill(
            engrave(d.window, lines, lambda x, y: (abs(x - SUN[0]) + abs(y - SUN[1]) - 210) / 420, 12, 0.6, 6),
            "#123a78",
            0.7,
        )
    d.fill(Sh.ell(*SUN, 58), "#fffdf0")
    d.fill(Sh.ring(*SUN, 78, 72), "#fffbe2", 0.9)
    for x, y, h in ((80, 402, 120), (124, 398, 84), (470, 388, 150), (528, 392, 118), (576, 396, 160)):
        d.fill(pine(x, y, h), mix_far(x))
    hill = S("-60,392! 80,376 200,388 330,372 470,386 660,366! 660,660! -60,660!")
    d.inked(hill, d.vlin(hill, "#ffffff", "#c4ecee", "#5fa8d0"), 3, 1.2)
    for spec in ("20,420 80,410 132,420 90,432", "470,418 530,408 590,420 540,434", "180,412 220,406 250,414 214,422"):
        d.inked(S(spec), d.vlin(S(spec), "#6fae4e", "#1f6a4c"), 2.4, 1)


def mix_far(x: float) -> str:
    """pines near the sun are paler"""
    return "#4f9ab8" if x < 200 else "#1a4a80"


def _pool(d: Doc) -> None:
    pool = S("60,486 140,452 300,444 450,456 540,484 480,520 300,546 120,524")
    d.inked(pool, d.rad(230, 470, 300, "#fffbe2", "#8fdcdc", "#2468a8"), 3.4, 1.4)
    rings = [brush(f"{300 - w},{y} 300,{y + 12} {300 + w},{y}", 6, LEAF, 12) for w, y in ((200, 482), (130, 504))]
    d.fill(rings, "#ffffff")


def _belly(d: Doc, detail: int, rnd: random.Random) -> None:
    """the lower balls have run into one; the middle of it is an arch, and in the arch a page stands dry"""
    body = S(
        "186,480! 196,440 216,404 236,372! 238,336 262,306 310,296 360,302 392,330 398,366! 430,396 452,440 458,482! "
        "430,474 416,492! 398,478 350,484 330,498! 306,482 250,486 232,498! 214,480"
    )
    lamp_shadow(d, body, SUN, 1.06, DEEP, 0.3)
    d.fill(body.grow(5), DEEP)
    d.inked(body, d.lin(200, 320, 450, 470, *SNOW), 3.4, 1.6)
    d.fill((body - body.move(-26, -10)) & body, "#2f7ab8", 0.55)
    d.fill(body - body.move(7, 6), "#fffbe2")
    cave = S("254,474! 250,410 268,368 314,346 362,366 384,410 386,474! 320,488")
    d.fill(cave.grow(4), DEEP)
    d.fill(cave, d.rad(316, 420, 110, "#fff2b8", "#8fdcdc", "#1f5fa6"))
    with d.clip(cave):
        leafcard(d, 316, 430, 136, "fire", rot=-4, shadow=0, detail=detail, seed=4)
    teeth = [
        S(f"{x - 9},{y}! {x},{y + h} {x + 9},{y}!")
        for x, y, h in ((276, 366, 26), (300, 352, 18), (344, 356, 30), (368, 378, 20))
    ]
    for tooth in teeth:
        d.inked(tooth, d.vlin(tooth, "#ffffff", "#8fdcdc"), 2.6, 1)
    if detail:
        d.fill(wedges(body - cave.grow(10), 11, 30, 5.4, (-0.8, -0.4), 0.2, 0.4, rnd), DEEP, 0.9)
    for spec in ("396,352 440,372 452,412 470,432", "452,412 444,432", "238,356 206,372 186,412", "196,392 178,394"):
        d.inked(brush(spec, 9, taper(0.9, 0.3), 10), "#7a4a2c", 2.4, 1)


def _head(d: Doc, rnd: random.Random) -> None:
    """he bends over himself: bucket aslant, carrot limp, two coals and a mouth that says oh"""
    scarf = S("240,322! 290,300 350,304 398,330! 392,352 340,334 286,332 240,346!")
    tail = S("372,322! 404,352 410,400 398,432! 376,430 362,424! 372,390 364,356 350,334!")
    head = S("312,308! 270,300 246,262 256,214 300,190 350,198 378,236 374,280 346,306!")
    d.fill(head.grow(5), DEEP)
    d.inked(head, d.rad(286, 226, 110, *SNOW), 3.4, 1.6)
    d.fill((head - head.move(-18, -8)) & head, "#2f7ab8", 0.5)
    for part in (tail, scarf):
        d.inked(part, d.dlin(part, "#ff9a7a", "#e2483a", "#7a1a2c"), 3.2, 1.4)
    d.fill(pile([sliver(386 + i, 366 + i * 16, 402, 360 + i * 16, 6) for i in range(4)]) & tail, "#fff2b8")
    for x, y in ((282, 250), (330, 256)):
        d.fill(Sh.ell(x, y, 11, 13), INK)
        d.fill(Sh.ell(x - 2, y + 5, 3.4), "#ffffff")
    d.fill(U(brush("262,232 280,226 296,234", 5, LEAF, 8), brush("318,240 334,234 350,242", 5, LEAF, 8)), INK)
    carrot = S("294,266! 314,264 318,278! 312,306 296,340 286,350! 284,318 288,286")
    d.inked(carrot, d.dlin(carrot, "#ffd08a", "#f07a2c", "#a03a1c"), 3, 1.4)
    d.inked(Sh.ell(334, 290, 9, 11), "#12305e", 2.4, 1)
    bucket = S("250,214! 262,148! 346,132! 378,196! 316,190")
    d.inked(bucket, d.dlin(bucket, "#dfe8ee", "#7d95a8", "#263a58"), 3.6, 1.8)
    d.inked(S("236,222! 300,184 388,192! 392,206! 310,204 244,238!"), "#a9bccb", 3, 1.4)
    d.inked(brush("262,156 250,120 300,104 340,116 346,140", 6, taper(1, 1), 16), "#4a5e78", 2.4, 1)
    d.fill(wedges(bucket, 10, 20, 5, (-0.7, -0.4), 0.1, 0.4, rnd), INK)


def _drips(d: Doc) -> None:
    """what runs off him"""
    for x, y, h in ((232, 470, 34), (416, 468, 36), (286, 372, 20), (470, 452, 22), (186, 432, 20)):
        drop = S([(x, y - h, True), (x + 9, y - 4), (x, y + 8), (x - 9, y - 4)])
        d.inked(drop, d.vlin(drop, "#ffffff", "#6fc8dc"), 2.8, 1.2)


def _crocus(d: Doc, x: float, y: float, k: float) -> None:
    """One open flower with two blades of grass."""
    for lean in (-1, 1):
        blade = brush([(x, y + 50 * k), (x + lean * 14 * k, y + 10 * k), (x + lean * 34 * k, y - 22 * k)], 13 * k, LEAF)
        d.inked(blade, "#3f9a62", 2.4, 1)
    for rot, tone in ((-30, 1), (30, 1), (0, 0)):
        petal = S("0,10! -15,-12 -12,-36 0,-54! 12,-36 15,-12").scale(k).rot(rot).move(x, y)
        d.inked(petal, d.vlin(petal, PETALS[0], PETALS[1], PETALS[2 - (tone == 0)]), 2.8, 1.2)
