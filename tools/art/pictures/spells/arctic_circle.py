"""arctic_circle: everybody keeps one thing and draws.

A rink from straight above, one track, five lanterns at five holes.
"""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=74)
MID = (300, 300)
DEEP = "#0b1c42"
HOLES = [-90 + i * 72 for i in range(5)]


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*MID, 420, (0, "#ffffff"), (0.5, "#f4fbff"), (0.72, "#c4e2f0"), (1, "#4f86bc")))
    _shore(d, rnd)
    _ice(d, detail, rnd)
    _track(d)
    for i, deg in enumerate(HOLES):
        _hole(d, deg, i, rnd)
    _skater(d)


def _shore(d: Doc, rnd: random.Random) -> None:
    """snow, and firs seen from over their tips, each with its long blue shadow"""
    for _ in range(26):
        x, y = rnd.uniform(20, 580), rnd.uniform(20, 570)
        d.fill(sliver(x, y, x + rnd.uniform(20, 46), y + rnd.uniform(-6, 6), 2.4), "#5f9cc4", 0.7)
    places = [
        (80, 210),
        (64, 290),
        (86, 380),
        (60, 460),
        (120, 470),
        (522, 206),
        (540, 300),
        (512, 390),
        (544, 470),
        (470, 488),
        (206, 534),
        (300, 540),
        (392, 532),
        (140, 536),
        (300, 62),
        (232, 74),
        (372, 74),
        (150, 196),
        (450, 204),
        (128, 424),
        (474, 424),
        (110, 330),
        (492, 340),
    ]
    for x, y in places:
        r = rnd.uniform(30, 40)
        d.fill(star(x + 13, y + 18, r * 1.12, 9, 0.62, rnd.uniform(0, 40)), "#1c3a75", 0.55)
        for k, tone in ((1.0, "#0c2238"), (0.7, "#1f4a6c"), (0.4, "#6aa8c4")):
            turn = rnd.uniform(0, 40)
            d.inked(star(x, y, r * k, 9, 0.62, turn), tone, 2.4 if k == 1 else 1.6, 1 if k == 1 else 0, DEEP)


def _ice(d: Doc, detail: int, rnd: random.Random) -> None:
    """the lake: dark in the middle, its edge rimmed with drift, old scratches across it"""
    edge = [(*polar(*MID, 204 + rnd.uniform(-9, 9), i * 20), False) for i in range(18)]
    lake = Sh.spline(edge)
    d.inked(lake.grow(12), "#ffffff", 3.4, 1.4, "#3a7fb8")
    d.inked(
        lake,
        d.rad(300, 290, 230, (0, "#8fdcdc"), (0.25, "#3a9fc9"), (0.6, "#1f5fa6"), (0.88, "#12356e"), (1, "#081c42")),
        4,
        2,
        DEEP,
    )
    if detail:
        rings = engrave(
            lake,
            circ_lines(*MID, 30, 230, 12),
            lambda x, y: 0.12 + math.hypot(x - 300, y - 300) / 520,
            12,
            0.7,
            8,
            step=26,
        )
        d.fill(rings, DEEP, 0.5)
    cracks = []
    for deg in (20, 118, 200, 312):
        x, y = polar(*MID, 196, deg)
        way = [(x, y)]
        for _ in range(4):
            way.append(polar(*way[-1], 24, deg + 180 + rnd.uniform(-40, 40)))
        cracks.append(brush([(*p, True) for p in way], 6, taper(1, 0, 0), 14))
    d.fill(pile(cracks) & lake, "#ffffff", 0.85)


def _track(d: Doc) -> None:
    """the skates' double line through all five, not quite shut yet: it ends under the skater"""
    for off, w, tone in ((8, 16, DEEP), (8, 10, "#ffffff"), (-8, 16, DEEP), (-8, 10, "#ffffff")):
        way = []
        for k in range(73):
            deg = -62 + k * 4.3
            r = 134 + 16 * math.sin(math.radians((deg + 90) * 5)) + off
            way.append(polar(*MID, r, deg))
        d.fill(brush(way, w, taper(0.1, 0.8, 0.3), 90), tone)


def _hole(d: Doc, deg: float, i: int, rnd: random.Random) -> None:
    """a sawn hole, the lantern beside it, and in the black water a fish that looks up"""
    x, y = polar(*MID, 128, deg)
    rim = Sh.spline([(*polar(x, y, 29 + rnd.uniform(-3, 3), a), a % 80 == 0) for a in range(0, 360, 40)])
    d.inked(rim.grow(6), "#f4fffb", 3, 1.2, "#1f5fa6")
    d.inked(rim, d.rad(x, y, 31, "#12305c", "#050b20"), 3, 0, DEEP)
    d.fill(rim - rim.move(5, 6), "#3a9fc9", 0.8)
    fish = (
        S("26,0! 12,-11 -8,-9 -18,-1! -30,-10 -27,1 -30,11! -18,3! -6,11 14,9")
        .scale(0.8)
        .rot(deg + 60 + i * 30)
        .move(x, y + 2)
    )
    d.inked(fish, d.dlin(fish, "#ffffff", "#8fdcdc", "#3a9fc9"), 2.2, 0.8, DEEP)
    lx, ly = polar(*MID, 172, deg)
    d.glow(lx, ly, 58, (0, "#fff6e0", 1), (0.3, "#ffb89a", 0.75), (1, "#f6947c", 0))
    d.inked(
        Sh.rect(lx - 12, ly - 12, 24, 24, 5).rot(deg, lx, ly),
        d.rad(lx, ly, 18, "#ffffff", "#ffb89a", "#d8543c"),
        2.8,
        1.2,
        "#5c1c1c",
    )
    d.fill(Sh.ell(lx, ly, 5), "#ffffff")


def _skater(d: Doc) -> None:
    """one small skater from above, a coral scarf behind; the long shadow on the ice tells what the body does"""
    x, y = 236, 190
    shade = S(
        "0,0! 20,4 44,26 58,30 76,8 84,14! 72,40 88,52 112,42 116,50! 96,70 110,84 128,92 136,112 120,124 "
        "102,116 94,98! "
        "72,92 60,112 66,132 58,136! 46,112 54,84 36,62 14,44 -4,16!"
    )
    d.fill(shade.move(x, y), "#050d24", 0.85)
    scarf = brush([(x, y), (x - 30, y + 20), (x - 40, y + 46), (x - 64, y + 64)], 15, taper(0.7, 0.3, 0.4), 14)
    d.inked(scarf, "#f6947c", 2.8, 1, "#5c1c1c")
    arms = brush([(x - 16, y - 42), (x - 2, y - 14), (x + 4, y + 6), (x + 34, y + 22)], 15, taper(0.6, 0.6), 10)
    d.inked(arms, "#6a46a0", 3, 1.2)
    d.inked(Sh.ell(x, y, 21, 17).rot(-50, x, y), d.rad(x - 8, y - 8, 30, "#a98ad8", "#5c3a8c", "#2c1848"), 3, 1.4)
    d.inked(Sh.ell(x + 3, y - 3, 13), d.rad(x - 2, y - 8, 19, "#ffffff", "#ffb89a", "#d8543c"), 2.8, 1)
    d.inked(Sh.ell(x + 3, y - 3, 5), "#ffffff", 2, 0.6)
