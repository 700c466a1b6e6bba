"""page_02 Shelf Devourer: a bookcase seen from the floor.

Shelves are jaws, folios are teeth, the ladder is its tongue.
"""

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import circ_lines, engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, lerp, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, carve, lamplight, lid, limb
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(seed=62, layers=("body", "jaw", "eyes", "lids", "limb"), key=("#0c2418", "#4a8456", "#f8ecac"))
THROAT = (345, 300)
MOUTH = (
    "345,176 250,186 184,226 158,290 168,352 214,398 280,416 345,420 410,416 476,398 522,352 532,290 506,226 440,186"
)
COVERS = ("#7d2a2c", "#5a3a34", "#8a6440", "#4a2c38", "#a08050", "#3c2c30")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (345, 150), ray_lines(345, 620, 150, 900, 150, 0), 160, 260, r=400)
    case(d, rnd)
    throat(d, rnd)
    teeth(d, rnd)
    with d.part("body"):
        sock(d, 440, 232, 0.86, 6, flip=True)
    lamps(d, rnd)


@layer("body")
def case(d: Doc, rnd: random.Random) -> None:
    """the tower leans back: side posts, crowded shelves, a brow of mouldings"""
    tower = Sh.poly([(52, 480), (196, 92), (494, 92), (638, 480)])
    carve(d, tower, ("#b08a5a", "#714b2c", "#38221a"), rnd, None, lw=4)
    for row in range(5):
        t0, t1 = (row + 0.08) / 5, (row + 0.94) / 5
        for side in (-1, 1):

            def edge(t: float, u: float, side: float = side) -> Point:
                return (
                    345 + side * lerp(lerp(285, 142, t), lerp(150, 70, t), u),
                    lerp(476, 112, t),
                )

            cell = Sh.poly([edge(t0, 0), edge(t0, 1), edge(t1, 1), edge(t1, 0)])
            d.inked(cell, "#180e12", 2.2, 0.8, PAGE_INK)
            n = 6
            for i in range(n):
                u0, u1 = (i + 0.06) / n, (i + 0.95) / n
                top = t0 + (t1 - t0) * rnd.uniform(0.66, 0.95)
                book = Sh.poly([edge(t0, u0), edge(t0, u1), edge(top, u1), edge(top, u0)])
                tone = rnd.choice(COVERS)
                d.inked(
                    book, d.hlin(book, mix(tone, "#f0d8a0", 0.3), tone, mix(tone, PAGE_INK, 0.6)), 1.8, 0.8, PAGE_INK
                )
            board = Sh.poly(
                [edge(t0 - 0.028, -0.06), edge(t0 - 0.028, 1.06), edge(t0 + 0.012, 1.06), edge(t0 + 0.012, -0.06)]
            )
            d.inked(board, "#a07a50", 2.2, 1, PAGE_INK)
    for y, half, h in ((74, 186, 15), (88, 172, 12), (100, 158, 11)):
        d.inked(
            Sh.rect(345 - half, y, half * 2, h, 3),
            d.lin(160, 0, 530, 0, "#c9a26a", "#8a6240", "#3a2218"),
            2.8,
            1.4,
            PAGE_INK,
        )


@layer("body")
def throat(d: Doc, rnd: random.Random) -> None:
    """deep inside somebody has left a desk and a reading lamp on"""
    gum = S(MOUTH).scale(0.97, 1.1, 345, 300)
    carve(d, gum, ("#c04a34", "#7d1f2a", "#3a0e1a"), rnd, (9, 22, 5), lw=4)
    mouth = S(MOUTH).scale(0.88, 1, 345, 300)
    d.inked(
        mouth,
        d.rad(345, 296, 190, (0, "#fff6cc"), (0.16, "#ffd474"), (0.42, "#c45a2e"), (0.72, "#5a1420"), (1, "#1a0a12")),
        3.2,
        1.4,
        PAGE_INK,
    )
    rings = circ_lines(345, 300, 74, 220, 15, ry=0.78)
    d.fill(
        engrave(mouth, rings, lambda x, y: (math.hypot(x - 345, (y - 300) / 0.78) - 50) / 170, 15, 0.8, 10, step=18),
        "#22080f",
    )
    desk = S("306,312! 384,312! 392,322! 298,322!")
    d.inked(pile([Sh.rect(304, 320, 8, 34), Sh.rect(378, 320, 8, 34)]), "#3a2018", 2, 0.8, PAGE_INK)
    d.inked(desk, "#a07a50", 2.2, 1, PAGE_INK)
    d.fill(brush("370,312 372,290 356,276", 4, taper(1, 1), 8), PAGE_INK)
    d.inked(S("340,288! 350,266 366,272! 366,288!"), "#fffbe8", 2.2, 1, PAGE_INK)
    d.inked(S("314,311! 328,304 340,309 352,304 366,311!"), "#fdf6e2", 1.8, 0.8, PAGE_INK)
    d.inked(U(Sh.rect(308, 298, 10, 13), Sh.ell(321, 304, 4, 4)), "#b8352a", 1.8, 0.8, PAGE_INK)


def folio(d: Doc, x: float, y: float, w: float, h: float, lean: float, tone: str) -> None:
    """a book standing or hanging on its shelf: the tooth; y is its root, h is negative for the upper jaw"""

    def place(s: Sh) -> Sh:
        return s.rot(lean, 0, 0).move(x, y)

    body = place(
        S(
            [
                (-w / 2, 0, True),
                (-w / 2 + 2, -h * 0.9),
                (-w * 0.28, -h, True),
                (0, -h * 1.1),
                (w * 0.28, -h, True),
                (w / 2 - 2, -h * 0.9),
                (w / 2, 0, True),
            ]
        )
    )
    d.inked(body, d.hlin(body, "#fff6dc", mix(tone, "#f3e6c6", 0.62), mix(tone, "#5d4022", 0.35)), 3, 1.6, PAGE_INK)
    for k in (0.24, 0.34, 0.72):
        d.fill(place(Sh.rect(-w / 2 + 3, -h * k - 2, w - 6, 4)), tone)
    d.fill(
        place(pile([cutw(w / 2 - 1, -h * k, w * 0.1, -h * (k - 0.05), 3.4) for k in (0.14, 0.44, 0.54, 0.64, 0.84)])),
        PAGE_INK,
    )


def teeth(d: Doc, rnd: random.Random) -> None:
    """two rows of folios, the biggest in the corners"""
    with d.part("body"):
        for i in range(9):
            u = i / 8 * 2 - 1
            folio(
                d,
                345 + u * 130,
                190 + 52 * abs(u) ** 1.7,
                32,
                -(52 + 34 * abs(u) - 16 * (i % 2)),
                -u * 15,
                COVERS[i % 5],
            )
    with d.part("jaw"):
        for i in range(8):
            u = i / 7 * 2 - 1
            folio(
                d,
                345 + u * 126,
                412 - 46 * abs(u) ** 1.8,
                34,
                44 + 36 * abs(u) - 14 * (i % 2),
                u * 14,
                COVERS[(i + 2) % 5],
            )


@layer("body")
def lamps(d: Doc, rnd: random.Random) -> None:
    """two reading lamps on brass necks: they look down at the reader"""
    for side, knee, bulb in ((-1, (214, 118), (262, 138)), (1, (476, 118), (428, 138))):
        neck = limb([(345 + side * 96, 190), knee, (bulb[0] + side * 10, bulb[1] - 10)], [8, 9, 8])
        carve(d, neck, ("#fff0c0", "#c98f44", "#5a3a1e"), rnd, None, lw=2.6)
        d.glow(bulb[0], bulb[1] + 16, 62, (0, "#fffbe0", 1), (0.35, "#ffd35c", 0.6), (1, "#ff9a3a", 0))
        eye = Sh.ell(bulb[0], bulb[1] + 12, 34, 18).rot(side * 16, *bulb)
        d.inked(eye, d.rad(bulb[0], bulb[1] + 12, 34, "#ffffff", "#ffe9a0", "#f09a3a"), 3, 1, PAGE_INK)
        with d.part("eyes"):
            d.fill(Sh.ell(bulb[0] - side * 4, bulb[1] + 16, 6, 10), "#7a1a1c")
        hood = (
            S(
                [
                    (-46, 10, True),
                    (-30, -22),
                    (-8, -36),
                    (12, -34),
                    (32, -18),
                    (44, 8, True),
                    (22, -3),
                    (-4, -6),
                    (-26, -1),
                ]
            )
            .rot(side * 16)
            .move(*bulb)
        )
        carve(d, hood, BLOOD, rnd, (8, 16, 4), lw=3.2, rim="#ffd0a0")
        lid(d, eye - hood, BLOOD)


def cross(d: Doc, detail: int) -> None:
    """the sliding ladder lolls out over the lower rule"""
    rnd = random.Random(PICTURE.seed + 1)
    centre = sample("352,356 300,384 212,398 130,410 84,440 88,502", 12)
    rails = [
        [(x - ty * s * (13 + i * 1.3), y + tx * s * (13 + i * 1.3)) for i, (x, y, tx, ty) in enumerate(centre)]
        for s in (-1, 1)
    ]
    tongue = Sh.poly(rails[0] + rails[1][::-1])
    d.fill(tongue, "#2a0a12", 0.55)
    for i in range(1, 12):
        (x0, y0), (x1, y1) = rails[0][i], rails[1][i]
        d.inked(
            limb([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 + 2), (x1, y1)], [8, 9, 8]), "#e2683a", 2.2, 1.2, PAGE_INK
        )
    for rail in rails:
        carve(d, limb(rail, [7, 10, 12, 13], 22), BLOOD, rnd, (9, 8, 3), lw=2.8, rim="#ffb080")
