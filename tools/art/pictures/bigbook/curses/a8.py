"""a8 Static Veil: a veil of lace lies over a face and clings to it; every knot is a spark."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.place import lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=78)
THREAD, DARK = "#f4f1ff", "#151033"
HOLLOWS = ((242, 258, 52, 42), (360, 258, 52, 42))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _sky(d, rnd)
    with d.group(transform="translate(300 322) scale(1.16 1.08) translate(-300 -306)"):
        _storm(d, rnd)
        veil = _cloth(d)
        _lace(d, veil, rnd)
        _face(d, veil)
        _hem(d, veil, rnd)


def _sky(d: Doc, rnd: random.Random) -> None:
    """a moor under a thunderstorm: clouds in three banks, a bare hill, one lit cloud behind the head"""
    lit_air(d, (300, 260), 480, (0, "#ffffff"), (0.3, "#cfc9f2"), (0.46, "#6a64a8"), (0.7, "#2c2756"), (1, "#100d26"))
    for y, tone, rim in ((150, "#4a4484", "#e4e0fa"), (230, "#332e66", "#a9a3dc"), (330, "#1f1b44", "#6a64a8")):
        for side in (-1, 1):
            puffs = [
                Sh.ell(300 + side * (170 + 74 * i), y - 26 * math.sin(i * 1.7), 74 + 10 * (i % 2), 52) for i in range(6)
            ]
            bank = U(puffs) | Sh.rect(300 + (150 if side > 0 else -590), y, 440, 60)
            d.fill(bank, tone)
            d.fill(bank - bank.move(side * 5, 8), rim, 0.9)
    ridge(d, "-140,470! 20,440 180,462 340,448 500,466 620,436 740,456!", "#262350", "#bdb8e6", 6)


def _storm(d: Doc, rnd: random.Random) -> None:
    """threads of lightning from the veil to the dark all round"""
    for x, y, deg, reach in (
        (150, 250, 190, 170),
        (452, 240, -12, 170),
        (140, 400, 168, 160),
        (462, 402, 10, 160),
        (300, 96, -90, 60),
    ):
        way: list[Point] = [(x, y)]
        for k in range(5):
            way.append(polar(*way[-1], reach / 5, deg + rnd.uniform(-46, 46) * (1 if k else 0)))
        points = [(*p, True) for p in way]
        d.fill(brush(points, 24, taper(0.8, 0, 0), 20), "#8f86ff", 0.8)
        d.fill(brush(points, 12, taper(0.8, 0, 0), 20), "#ffffff")


def _cloth(d: Doc) -> Sh:
    """the veil itself: over the crown, in at the throat, out again in folds"""
    veil = S(
        "300,92! 356,98 404,136 422,200 420,268 404,330 380,372! 410,410 462,450 520,540! 470,560 "
        "420,548! 380,566 340,552! 300,568 "
        "260,552! 220,566 180,548! 130,560 80,540! 138,450 190,410 220,372! 196,330 180,268 178,200 196,136 244,98"
    )
    d.fill(veil.grow(9).move(5, 10), CURSE_BLACK, 0.7)
    d.inked(veil, d.lin(180, 110, 430, 480, "#ffffff", "#efeafa", "#a9a0d4", "#38306a"), 5, 2.4, CURSE_BLACK)
    return veil


def _face(d: Doc, veil: Sh) -> None:
    """what shows under it: hollows of the eyes, ridge of the nose, a mouth that draws the cloth in"""
    side = S("420,120! 372,170 366,240 380,286 352,330 340,372 348,420! 440,420! 440,120!")
    d.fill(side & veil, "#38306a", 0.55)
    for x, y, rx, ry in HOLLOWS:
        d.fill(Sh.ell(x, y, rx * 1.35, ry * 1.45) & veil, "#6a62a4", 0.6)
        d.fill(Sh.ell(x, y + 2, rx, ry) & veil, "#2a2358", 0.9)
        d.fill(Sh.ell(x, y + 5, rx * 0.78, ry * 0.76) & veil, DARK)
        d.fill(spark(x, y + 4, 17, 0.16), "#ffffff")
        d.fill(
            brush([(x - rx * 1.2, y - 4), (x, y - ry * 1.35), (x + rx * 1.2, y - 6)], 11, taper(0.1, 0.1, 0.5), 14),
            "#ffffff",
            0.95,
        )
    nose = S("292,226! 310,226! 322,290 330,318 312,332 300,334 286,330 274,316 284,288")
    d.fill(nose, d.lin(276, 0, 330, 0, "#ffffff", "#f4f1ff", "#6a62a4"))
    d.fill(S("276,322! 300,336 328,322! 318,344 300,346 284,344"), "#2a2358", 0.85)
    mouth = S("254,388 268,358 300,350 332,358 348,388 336,424 300,438 264,424")
    d.fill(mouth.grow(9), "#6a62a4", 0.6)
    d.inked(mouth, d.rad(300, 384, 44, DARK, "#2a2358", "#4a4080"), 3, 0, "#2a2358")
    for x0, y0, x1, y1 in (
        (262, 384, 216, 366),
        (266, 404, 222, 424),
        (340, 384, 388, 364),
        (334, 404, 380, 424),
        (300, 424, 300, 466),
        (284, 420, 262, 462),
        (318, 420, 340, 462),
    ):
        d.fill(cutw(x0, y0, x1, y1, 9), "#2a2358", 0.9)
        d.fill(cutw(x0 + 5, y0 + 2, x1 + 6, y1 + 2, 4), "#ffffff", 0.8)
    d.fill((veil - veil.move(7, 6)) & Sh.rect(0, 60, 600, 320), "#ffffff", 0.9)


def _lift(x: float, y: float) -> Point:
    """where a point of the flat lace comes to lie on the face: drawn into the hollows, pushed off the nose"""
    dx = dy = 0.0
    for hx, hy, r, pull in ((246, 262, 52, 0.34), (356, 262, 52, 0.34), (300, 390, 56, 0.42), (302, 300, 44, -0.4)):
        u = math.hypot(x - hx, y - hy) / r
        if u < 1.6:
            k = pull * math.exp(-u * u * 1.2)
            dx += (hx - x) * k
            dy += (hy - y) * k
    return x + dx, y + dy + 16 * math.cos((x - 300) / 130)


def _lace(d: Doc, veil: Sh, rnd: random.Random) -> None:
    """a net of threads laid over everything, and sparks where they cross"""
    threads = []
    for i in range(-6, 20):
        for lean in (1, -1):
            way = [_lift(300 + (i - 6.5) * 50 + lean * (y - 300) * 0.55, y) for y in range(80, 580, 20)]
            threads.append(brush(way, 3.2, taper(0.9, 0.9), 36))
    net = pile(threads)
    d.fill(net.move(2, 3) & veil, DARK, 0.55)
    d.fill(net & veil, THREAD, 0.8)
    for row in range(11):
        for col in range(-5, 6):
            x, y = _lift(300 + col * 50 + (25 if row % 2 else 0), 108 + row * 45.4)
            if veil.p.contains((x, y)):
                big = (row * 5 + col * 3) % 7 == 0
                d.fill(spark(x, y, 17 if big else 7.5, 0.2 if big else 0.3), "#ffffff")


def _hem(d: Doc, veil: Sh, rnd: random.Random) -> None:
    """folds below the throat and a border of loops"""
    folds = [
        brush(w, 12, LEAF, 14)
        for w in (
            "224,384 190,440 150,540",
            "262,440 246,490 226,552",
            "300,470 300,520 300,560",
            "340,440 356,490 376,552",
            "378,384 412,440 452,540",
        )
    ]
    d.fill(pile(folds) & veil, DARK, 0.8)
