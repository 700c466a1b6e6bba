"""Water 2: two salmon leap a fall; one is before the curtain, the other behind it."""

import math
import random
from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, pile
from tools.art.inkwell.spline import Point, sample
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.matter import fishscales
from tools.art.parts.relief import lamp_shadow, shadow_plane, two_rim
from tools.art.parts.sea import scroll_sea
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=23)
LAMP = (312, 352)
DEEP = "#0b1c42"


def draw(d: Doc, detail: int) -> None:
    """A fall between two dark rocks; the fish cross, with the water between them."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", LAMP, 440)
    field_lines(d, "water", LAMP, 150, 260)
    d.glow(*LAMP, 190, (0, "#ffffff", 0.95), (0.5, "#d6f4ec", 0.7), (1, "#8fdcdc", 0))
    far = "470,560 446,500 392,424 318,342 232,276 146,244"
    salmon(d, far, 96, ("#7fb0cc", "#2f6ea8", "#12305f"), "#a8606c", rnd, -1)
    curtain(d, rnd)
    d.fill(Sh.ring(*LAMP, 182, 175), "#f4fffa", 0.9)
    rocks(d, rnd)
    near = "136,560 160,540 206,470 276,360 360,268 448,216"
    lamp_shadow(d, brush(near, 90, taper(0.3, 0.1, 0.6), 20), (250, 180), 1.06, DEEP, 0.35)
    salmon(d, near, 116, ("#f4fffa", "#7fb9cf", "#1c4a82"), "#f6947c", rnd, 1)
    spray(d, rnd)
    scroll_sea(d, 690, 42, 122, -34, ("#2f8cc2", "#174a8c"))
    scroll_sea(d, 738, 50, 150, -76, ("#1f68ab", "#0f2f69"))


def curtain(d: Doc, rnd: random.Random) -> None:
    """falling water: broad sheets that bend at the lip, and dark threads between them"""
    for i in range(15):
        x = 112 + i * 27 + rnd.uniform(-5, 5)
        way = [(x + (300 - x) * 0.12, 60), (x, 190), (x - (300 - x) * 0.1, 430), (x - (300 - x) * 0.22, 720)]
        d.fill(
            brush(way, rnd.uniform(9, 22), taper(0.5, 0.7, 0.6), 14),
            "#eafcf4" if i % 3 else "#1f5fa6",
            0.7 if i % 3 else 0.55,
        )
    threads = [
        sliver(x, y, x + (x - 300) * 0.06, y + rnd.uniform(60, 130), 2.2)
        for x, y in ((rnd.uniform(120, 490), rnd.uniform(90, 560)) for _ in range(40))
    ]
    d.fill(pile(threads), DEEP, 0.6)


def rocks(d: Doc, rnd: random.Random) -> None:
    """the two banks: black stone at either edge, stepped and wet"""
    for bank in (
        "20,40! 112,60 104,150! 132,170 118,280! 92,300 100,420! 80,450 88,570! 112,600 104,720! 20,740!",
        "590,40! 470,60 486,130! 470,160 486,260! 520,290 506,400! 528,430 516,540! 492,570 502,720! 590,740!",
    ):
        rock = S(bank)
        d.inked(rock, d.rad(*LAMP, 330, (0.5, "#2f5f86"), (0.75, "#153a75"), (1, "#0b1c42")), 3.4, 1.8)
        cut_as(d, rock, "stone", INK, rnd, ("pt", *LAMP), 1.4)
        two_rim(d, rock, LAMP, "water", 5, 0.8)


def salmon(d: Doc, spine: str, w: float, tones: tuple[str, str, str], flank: str, rnd: random.Random, up: int) -> None:
    """A salmon along `spine`, tail first, `w` deep; up: on which side of the spine its back is (-1 left of the way)."""
    way = sample(spine, 40)
    back = -1 if up > 0 else 1

    def at(t: float, off: float) -> Point:
        x, y, tx, ty = way[round(t * 40)]
        return x - ty * off * w * back * -1, y + tx * off * w * back * -1

    def fin(*spots: tuple[float, float]) -> Sh:
        return Sh.spline([(*at(t, o), i in (0, len(spots) - 1) or i == 2) for i, (t, o) in enumerate(spots)])

    body = brush(spine, w, taper(0.24, 0.1, 0.62, 0.75), 34)
    x, y, tx, ty = way[0]
    n = w * 0.62
    tail = S(
        [
            (x + tx * n * 0.5, y + ty * n * 0.5, 1),
            (x - tx * n * 0.5 - ty * n * 0.5, y - ty * n * 0.5 + tx * n * 0.5),
            (x - tx * n * 1.1 - ty * n * 0.85, y - ty * n * 1.1 + tx * n * 0.85, 1),
            (x - tx * n * 0.5, y - ty * n * 0.5),
            (x - tx * n * 1.1 + ty * n * 0.85, y - ty * n * 1.1 - tx * n * 0.85, 1),
            (x - tx * n * 0.5 + ty * n * 0.5, y - ty * n * 0.5 - tx * n * 0.5),
        ]
    )
    fins = [
        fin((0.60, -0.4), (0.52, -0.84), (0.44, -0.86), (0.46, -0.6), (0.43, -0.38)),
        fin((0.26, -0.3), (0.22, -0.52), (0.17, -0.52), (0.2, -0.4), (0.18, -0.24)),
        fin((0.52, 0.38), (0.44, 0.76), (0.37, 0.8), (0.41, 0.56), (0.40, 0.34)),
        fin((0.30, 0.3), (0.24, 0.58), (0.17, 0.6), (0.21, 0.42), (0.20, 0.22)),
    ]
    for one in (*fins, tail):
        d.inked(one, d.dlin(one, tones[0], flank, tones[2]), 3, 1.4)
        cut_as(d, one, "cloth", INK, rnd, (-0.6, -0.8), 0.7, math.degrees(math.atan2(ty, tx)))
    (x0, y0), (x1, y1) = at(0.6, -0.5), at(0.6, 0.5)
    d.inked(body, d.lin(x0, y0, x1, y1, (0, tones[2]), (0.34, tones[1]), (0.66, tones[0]), (1, "#ffffff")), 4, 2)
    stripe = brush([at(t, 0.06) for t in (0.08, 0.3, 0.5, 0.7, 0.84)], w * 0.28, taper(0.3, 0.2, 0.6), 16)
    d.fill(stripe & body, flank, 0.85)
    upper = brush([at(t, -0.24) for t in (0.1, 0.3, 0.5, 0.7, 0.84)], w * 0.44, taper(0.5, 0.3, 0.6), 16) & body
    fishscales(d, upper, w * 0.1, INK, 0.6)
    shadow_plane(d, body, (LAMP[0], -200), w * 0.1, DEEP, 0.35)
    _face(d, at, body, w)


def _face(d: Doc, at: Callable[[float, float], Point], body: Sh, w: float) -> None:
    """gill, jaw, eye and the spots of the back"""
    d.fill(brush([at(0.82, -0.36), at(0.79, 0.0), at(0.83, 0.34)], 8, LEAF, 10) & body, INK)
    d.fill(brush([at(1.0, 0.02), at(0.95, 0.07), at(0.90, 0.04)], 5, LEAF, 8), INK)
    d.inked(Sh.ell(*at(0.9, -0.13), w * 0.085), "#fff8d8", 2.6, 0.8)
    d.fill(Sh.ell(*at(0.905, -0.13), w * 0.042), INK)
    spots = [Sh.ell(*at(0.3 + 0.055 * i, -0.3 + 0.07 * (i % 2)), w * 0.03) for i in range(9)]
    d.fill(pile(spots) & body, INK, 0.85)


def spray(d: Doc, rnd: random.Random) -> None:
    """foam balls at the foot of the fall, drops thrown by the leap"""
    foam = [
        Sh.ell(x, 640 - 24 * math.sin((x - 50) / 500 * math.pi) + rnd.uniform(-10, 12), rnd.uniform(15, 30))
        for x in range(48, 570, 21)
    ]
    bank = U(foam, Sh.rect(30, 634, 540, 140))
    d.inked(bank, d.lin(0, 590, 0, 720, "#ffffff", "#d6f4ec", "#5fb6cf"), 3, 1.4)
    curls = [arc(x, 646 + rnd.uniform(-14, 16), rnd.uniform(7, 12), 190, 400).stroke(2.4) for x in range(104, 520, 36)]
    d.fill(pile(curls) & bank, "#2f7fb5")
    for _ in range(30):
        x, y = rnd.uniform(130, 480), rnd.uniform(180, 600)
        if math.hypot(x - 306, y - 400) > 150:
            d.inked(Sh.ell(x, y, rnd.uniform(2.4, 5.6)), "#f4fffa", 1.8, 0.6)
