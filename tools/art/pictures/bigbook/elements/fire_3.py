"""Fire 3: the volcano at night."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, Spec, lerp, polar, sample
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.plants import pine
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=21)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sky(d)
    smoke(d)
    plume(d)
    bombs(d)
    mountain(d, rnd)
    for x, y, lean, seed in ((168, 572, -24, 11), (438, 590, 26, 12)):
        vent(d, x, y, lean, random.Random(seed))
    pines(d)
    hut(d, 300, 700)
    sparks(d, rnd)


def sky(d: Doc) -> None:
    """the night lit from the crater"""
    d.fill(
        d.window,
        d.rad(300, 330, 470, (0, "#ffe9a2"), (0.25, "#ffb444"), (0.5, "#dd4f2a"), (0.78, "#7c1828"), (1, "#330a1e")),
    )
    lines = ray_lines(300, 400, 90, 560, 104, 1.7)
    d.fill(
        engrave(d.window, lines, lambda x, y: (math.hypot(x - 300, y - 400) - 170) / 330, 9, 0.6, 12, step=46),
        "#3f0a1e",
        0.8,
    )


def smoke(d: Doc) -> None:
    """scrolls of cloud left and right of the plume"""
    for sgn in (-1, 1):
        for x, y, r in (
            (196, 156, 40),
            (236, 96, 36),
            (140, 232, 46),
            (86, 160, 44),
            (168, 70, 40),
            (92, 262, 34),
            (60, 88, 40),
            (120, 318, 30),
        ):
            xs = 300 + (x - 300) * -sgn
            c = Sh.ell(xs, y, r)
            d.inked(c, d.rad(xs - 10, y + 14, r * 1.5, "#a65a86", "#6a1a2e", "#3b0d22"), 2.6, 1.2, light=(0, 0.8))
            s = sgn * (1 if (x + y) % 2 else -1)
            sp = [polar(xs, y, r * (0.86 - 0.8 * k / 14), 90 + s * k * 34) for k in range(13)]
            d.fill(brush(sp, 6.5, taper(0.5, 0.3, 0.3), 14), INK)


def plume(d: Doc) -> None:
    """fans of fire, dark behind, white at the heart"""
    fire_fan(d, 9, 64, 372, 62, ("#f07a2c", "#c8301f", "#8f1626"), random.Random(3), 1.2)
    fire_fan(d, 8, 47, 318, 54, ("#ffb23e", "#f0702a", "#d03a22"), random.Random(5), 1.0)
    fire_fan(d, 7, 32, 264, 46, ("#ffe38a", "#ffb23c", "#f5832c"), random.Random(7), 0.9, "#7a1a1c", 2.4)
    fire_fan(d, 5, 20, 200, 36, ("#fffbe0", "#fff0ae", "#ffcf5a"), random.Random(9), 0.8, "#b5481e", 2)


def bombs(d: Doc) -> None:
    """four lava bombs on their way down"""
    for x0, y0, xm, ym, x1, y1, r in (
        (300, 430, 200, 220, 118, 420, 11),
        (300, 430, 410, 190, 486, 400, 12),
        (300, 430, 250, 330, 176, 470, 8),
        (300, 430, 370, 330, 428, 476, 8),
    ):
        points = [
            (lerp(lerp(x0, xm, t), lerp(xm, x1, t), t), lerp(lerp(y0, ym, t), lerp(ym, y1, t), t))
            for t in (0.5, 0.65, 0.8, 0.92, 1)
        ]
        tr = brush(points, r * 1.5, taper(0, 1, 1), 8)
        d.fill(tr, "#ffd97a", 0.9)
        c = Sh.ell(x1, y1, r)
        d.inked(c, "#7a1420", 2, 1)
        d.fill(c.shrink(r * 0.35).move(-1, -2), "#ffcf5a")


def mountain(d: Doc, rnd: random.Random) -> None:
    """the cone: ridges with knife cuts on the shadow side, three streams of lava, the crater"""
    cone = S(
        "20,760! 70,690 120,640 160,574 206,520 240,462 262,440! 282,452 300,444 318,452 338,440! "
        "360,466 398,526 440,580 476,640 530,690 590,760! 590,850! 20,850!"
    )
    d.inked(cone, d.lin(150, 480, 420, 800, "#a3303a", "#5e1730", "#2a0a20"), 3.4, 1.6)
    # facets: ridges with knife cuts on the shadow side
    ridge(d, cone, "338,444 356,500 350,560 382,640 376,720 410,800", 7, -1, random.Random(2))
    ridge(d, cone, "262,444 250,510 214,580 206,650 160,720 150,800", 7, -1, random.Random(3), len_=34)
    ridge(d, cone, "372,490 420,580 452,650 520,740 560,800", 6, -1, random.Random(4), len_=40)
    ridge(d, cone, "214,530 160,600 120,690 70,770", 5, -1, random.Random(6), len_=26)
    ridge(d, cone, "300,600 290,660 300,720 280,800", 5, -1, random.Random(8), len_=30)
    # lava
    lava(d, "318,452 330,500 322,540 346,590 400,640 404,700 446,770", 15, rnd)
    lava(d, "298,556 304,600 330,650 322,720 344,790 340,820", 15, rnd)
    lava(d, "300,446 296,490 312,530 292,580 262,630 268,690 232,760 220,810", 24, rnd)
    crater = S("262,440! 280,430 300,434 320,430 338,440! 322,456 300,448 280,456")
    d.inked(crater, "#fff4c0", 2.4, 1)


def pines(d: Doc) -> None:
    """black pines in front"""
    trees = []
    for x, h in (
        (62, 120),
        (98, 150),
        (134, 104),
        (168, 84),
        (432, 84),
        (466, 108),
        (502, 154),
        (540, 120),
        (200, 60),
        (404, 62),
    ):
        trees.append(pine(x, 800, h))
    p = U(trees)
    d.fill(p.move(-2, -1.5), "#f0702a")
    d.fill(p, "#1b0a18")


def sparks(d: Doc, rnd: random.Random) -> None:
    """embers over everything but the plume"""
    for _ in range(70):
        ex, ey = rnd.uniform(60, 540), rnd.uniform(90, 560)
        size = rnd.uniform(1.2, 3.8)
        if abs(ex - 300) < 120 and ey < 470:
            continue
        d.fill(sliver(ex, ey, ex + rnd.uniform(-6, 6), ey - size * 4, size * 0.8, rnd.uniform(-0.2, 0.2)), "#ffe9a4")


def vent(d: Doc, x: float, y: float, lean: float, rnd: random.Random) -> None:
    """a second mouth on the flank, with a small plume of its own"""
    d.glow(x, y - 30, 70, (0, "#ffe9a0", 0.9), (0.5, "#f5792a", 0.5), (1, "#cf3a22", 0))
    for h, w, cols in ((104, 52, ("#ffb23e", "#d03a22")), (72, 32, ("#fff0ae", "#ffb23c"))):
        tongue = flame_s(x + lean * 0.3, y + 4, h, w, lean)
        d.inked(tongue, d.vlin(tongue, *cols), 2.6, 1, "#7a1a1c")
    lip = S([(x - 34, y + 22, 1), (x - 20, y - 4), (x, y - 1), (x + 20, y - 5), (x + 34, y + 20, 1), (x, y + 10)])
    d.inked(lip, d.dlin(lip, "#8a2a3a", "#3a0f24"), 2.8, 1.4)
    lava(d, f"{x},{y + 2} {x - lean * 0.4},{y + 40} {x - lean},{y + 90} {x - lean * 0.6},{y + 150}", 11, rnd)


def hut(d: Doc, x: float, y: float) -> None:
    """the lit hut that has not noticed"""
    wall = Sh.rect(x - 26, y - 26, 52, 40)
    roof = S([(x - 38, y - 22, 1), (x - 22, y - 54, 1), (x + 22, y - 54, 1), (x + 38, y - 22, 1)])
    smoke = brush(
        [(x + 15, y - 60), (x + 22, y - 80), (x + 12, y - 98), (x + 20, y - 116)], 11, taper(0.3, 0.1, 0.6), 12
    )
    for part in (wall, roof, Sh.rect(x + 10, y - 66, 11, 18)):
        d.inked(part, "#1b0a18", 2, 0.8, "#f0702a")
    d.fill(smoke, "#bdb8e6", 0.9)
    d.glow(x - 9, y - 6, 34, (0, "#ffe9a0", 0.9), (1, "#ffb040", 0))
    d.fill(U(Sh.rect(x - 17, y - 15, 16, 16, 2)), "#ffe58a")
    d.fill(pile([cutw(x - 9, y - 15, x - 9, y + 1, 2.4), cutw(x - 17, y - 7, x - 1, y - 7, 2.4)]), "#1b0a18")
    d.fill(Sh.rect(x + 7, y - 12, 13, 26, 3), "#3b0d22")


def fire_fan(
    d: Doc,
    n: int,
    spread: float,
    length: float,
    w: float,
    cols: tuple[str, ...],
    rnd: random.Random,
    hook: float,
    ink: str = INK,
    lw: float = 2.8,
    foot: Point = (300, 452),
) -> None:
    """a plume of n tongues, `spread` degrees to either side of upright, tallest in the middle"""
    items = []
    for i in range(n):
        u = (i / (n - 1) - 0.5) * 2 if n > 1 else 0
        a = -90 + u * spread
        l_ = length * (1 - 0.38 * u * u) * rnd.uniform(0.9, 1.08)
        s = (1 if u > 0 else -1) * hook * (1 if abs(u) > 0.08 else 0)
        ux, uy = math.cos(math.radians(a)), math.sin(math.radians(a))
        nx, ny = -uy, ux
        points = [
            (foot[0] + u * 14, foot[1]),
            (foot[0] + ux * l_ * 0.3 - nx * l_ * 0.03 * s, foot[1] + uy * l_ * 0.3 - ny * l_ * 0.03 * s),
            (foot[0] + ux * l_ * 0.62 + nx * l_ * 0.06 * s, foot[1] + uy * l_ * 0.62 + ny * l_ * 0.06 * s),
            (foot[0] + ux * l_ * 0.85 + nx * l_ * 0.0 * s, foot[1] + uy * l_ * 0.85),
            (foot[0] + ux * l_ + nx * l_ * 0.14 * s, foot[1] + uy * l_ + ny * l_ * 0.02 * s),
        ]
        items.append((abs(u), points, w * (1 - 0.25 * abs(u)), u))
    for _, points, ww, u in sorted(items, key=lambda t: -t[0]):
        sh = brush(points, ww, taper(0.45, 0, 0.5, 0.9), 12)
        d.inked(sh, d.lin(*foot, points[-1][0], points[-1][1], *cols), lw, 1.2, ink)
        path = sample(points, 20)
        cuts = []
        for j in range(7, 19, 2):
            x, y, tx, ty = path[j]
            s = 1 if u >= 0 else -1
            k = ww * (1 - abs(j - 10) / 16)
            cuts.append(
                cutw(
                    x - ty * k * 0.5 * s,
                    y + tx * k * 0.5 * s,
                    x + tx * k * 0.8 - ty * k * 0.08 * s,
                    y + ty * k * 0.8 + tx * k * 0.08 * s,
                    4.2,
                    0.1 * s,
                )
            )
        d.fill(pile(cuts) & sh, ink)


def lava(d: Doc, spec: Spec, w: float, rnd: random.Random) -> None:
    """a stream of lava, white-hot inside"""
    line = brush(spec, w, taper(0.55, 0.9, 0.5), 18, 0.12, rnd)
    d.inked(line, d.lin(0, 440, 0, 780, "#fff6c8", "#ffc84a", "#f07a2a", "#d33a22"), 2.6, 1)
    i = brush(spec, w * 0.34, taper(0.8, 0.3, 0.3), 14)
    d.fill(i, "#fffbe2")


def ridge(
    d: Doc, clip: Sh, spec: Spec, w: float, side: float, rnd: random.Random, col: str = INK, len_: float = 46
) -> None:
    """a ridge down the mountain with cuts on its shadow side (1 or -1), kept within `clip`"""
    points = sample(spec, 26)
    cuts = [brush(spec, w, taper(0.2, 0.6, 0.6), 10)]
    for j in range(1, 26):
        x, y, tx, ty = points[j]
        line = len_ * rnd.uniform(0.6, 1.15) * (0.35 + j / 26)
        cuts.append(
            cutw(
                x,
                y,
                x - ty * line * side * 0.75 + tx * line * 0.75,
                y + tx * line * side * 0.75 + ty * line * 0.75,
                6.5,
                0.08 * side,
            )
        )
    d.fill(pile(cuts) & clip, col)
