"""page_12 Mob of Marginalia.

Tier over tier of small dark shapes, snail knights, trumpeting hares and fish in boots, close round the one who is lit:
a scribe at his desk, whom they pelt with pale faces. The captain of the snails is late to his own charge.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, lamplight, lid, limb, pale_face
from tools.art.parts.feather import vane
from tools.art.parts.monster import candle
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(
    seed=72,
    layers=("far", "scribe", "body", "hop", "crowd", "left", "right", "eyes", "lids", "faces", "side", "jaw", "limb"),
    key=("#240a22", "#86306a", "#ffd8ac"),
)
LAMP = (352.0, 226.0)
TIERS = (
    # y at the middle, how much the sides rise, scale, tone, rim, where it begins beside the scribe, step
    (214.0, 62.0, 0.42, "#7a5a8c", "#ffd98a", 52.0, 31.0),
    (292.0, 92.0, 0.62, "#3c3068", "#ffb070", 104.0, 47.0),
    (366.0, 92.0, 0.92, "#1e1a3e", "#f07858", 122.0, 70.0),
)
KIN = ("#1f8088", "#b83a6a", "#5a62c0")
"""What hares, snails and fish are dyed in: the crowd is of three kinds, not of one brown."""
NEAR = (
    (96.0, 446.0, 1.5, 1),
    (236.0, 470.0, 1.16, 2),
    (468.0, 472.0, 1.16, 0),
    (604.0, 448.0, 1.5, 2),
    (352.0, 492.0, 1.0, 1),
)
HARE = (
    "-10,62! -12,30 -16,8 -10,-8 -2,-14 -8,-28 -22,-50 -24,-72 -16,-74 -6,-54 0,-36 4,-52 10,-72 18,-74 18,-56 10,-34 "
    "20,-28 26,-18 18,-8 10,-6 14,6 18,30 16,62!"
)
HORN = "14,0! 34,-20 58,-34 66,-46! 78,-26! 62,-26 40,-12 20,8!"
SNAIL = "-52,62! -44,48 -20,44 18,44 34,30 36,8 46,-2 60,2 62,22 54,42 44,62!"
HELM = "38,6! 36,-14 48,-26 62,-18 66,2!"
FISH = "-8,62! -8,40 -20,20 -24,-8 -16,-34 2,-50 18,-34 24,-8 18,20 10,40 14,62! 24,62 24,54 12,50!"
TAILFIN = "-8,30! -34,40 -46,30 -40,52 -20,54!"


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(
        d,
        LAMP,
        ray_lines(*LAMP, 80, 640, 150, 0.9),
        128,
        250,
        ("#fffbe6", "#fbdf9c", "#e0806a", "#4a2a66", "#140c22"),
        r=372,
    )
    d.glow(*LAMP, 190, (0, "#ffffff", 0.95), (0.4, "#fff0b4", 0.7), (1, "#ffcf60", 0))
    tier(d, 0, rnd)
    scribe(d, rnd)
    for row in (1, 2):
        tier(d, row, rnd)
    thrown(d)
    near(d, rnd)


def figure(kind: int, rnd: random.Random) -> tuple[Sh, tuple[Point, ...]]:
    """one of the mob with the arms it carries, feet at 0,62, looking right; and where its eyes are"""
    pole = limb([(26, 62), (30, -20), (34, -96 - rnd.uniform(0, 16))], [4, 4, 3], 4)
    if kind == 0:
        return U(S(HARE), S(HORN)), ((12, -22),)
    if kind == 1:
        shell = U(
            S(SNAIL),
            Sh.ell(-12, 18, 36, 34),
            S(HELM),
            limb([(50, 20), (78, -10), (104, -38)], [4, 4, 2], 4),
        )
        plume = limb([(46, -22), (30, -40), (8, -38)], [7, 12, 2], 8)
        return U(shell, plume), ((56, -8),)
    point = Sh.poly([(27, -92), (34, -124), (41, -92)])
    return U(S(FISH), S(TAILFIN), pole, point), ((8, -24),)


def mob(
    d: Doc,
    x: float,
    y: float,
    k: float,
    kind: int,
    tone: str,
    rim: str,
    rnd: random.Random,
) -> list[Sh]:
    """one dark shape, lit along the edge that looks at the lamp; gives its eyes"""
    side = 1 if x < LAMP[0] else -1
    shape, eyes = figure(kind, rnd)
    tone = mix(tone, KIN[kind], 0.42)

    def place(s: Sh) -> Sh:
        return s.scale(side * k, k).move(x, y - 62 * k)

    solid = place(shape)
    d.fill(solid.grow(1.2 + k), PAGE_INK)
    d.fill(solid, tone)
    away = math.hypot(LAMP[0] - x, LAMP[1] - y) or 1.0
    step = 2.2 + 2.4 * k
    d.fill(
        solid - solid.move(-(LAMP[0] - x) / away * step, -(LAMP[1] - (y - 40 * k)) / away * step),
        rim,
        0.95,
    )
    if k > 0.8:
        d.fill(wedges(solid, 8, 16 * k, 3.2, ("pt", *LAMP), 0.3, 0.4, rnd), PAGE_INK, 0.8)
    if kind == 1 and k > 0.5:
        whorl = [polar(-12, 18, 30 * (1 - i / 18), -30 + i * 40) for i in range(17)]
        d.fill(place(brush(whorl, 4.4, taper(0.6, 0.3, 0.3), 30)), mix(rim, tone, 0.35))
    return [place(Sh.ell(ex, ey, 4.8, 4)) for ex, ey in eyes]


def tier(d: Doc, row: int, rnd: random.Random) -> None:
    """a row of them on both sides, higher towards the edge like the seats of a theatre; every other one of the nearer
    rows moves by itself, and its eyes with it"""
    y0, rise, k, tone, rim, begin, step = TIERS[row]
    eyes: list[Sh] = []
    restless: list[tuple[int, tuple[float, float, int]]] = []
    with d.part(("far", "body", "crowd")[row]):
        for side in (-1, 1):
            u, i = begin, 0
            places = []
            while u < 360:
                places.append(
                    (
                        LAMP[0] + side * u,
                        y0 - rise * (u / 320) ** 1.5 + rnd.uniform(-5, 5) * k,
                        i,
                    )
                )
                u += step * rnd.uniform(0.86, 1.1)
                i += 1
            bank = [
                (LAMP[0] + side * (begin - 20), y0 + 4),
                *((x, y) for x, y, _ in places),
                (LAMP[0] + side * 400, y0 - rise),
                (LAMP[0] + side * 400, y0 + 130),
                (LAMP[0] + side * begin, y0 + 130),
            ]
            for x, y, n in places:
                if row and n % 2 == 0:
                    restless.append((side, (x, y, n)))
                else:
                    eyes += mob(d, x, y, k * rnd.uniform(0.9, 1.12), (n + row + (side > 0)) % 3, tone, rim, rnd)
            ground = S(
                [(x, y - 2, i in (0, len(bank) - 3, len(bank) - 2, len(bank) - 1)) for i, (x, y) in enumerate(bank)]
            )
            d.inked(
                ground,
                d.rad(*LAMP, 330, rim, mix(tone, rim, 0.3), tone, mix(tone, PAGE_INK, 0.6)),
                2.4,
                1.2,
                PAGE_INK,
            )
            d.fill(wedges(ground, 10, 26, 5, ("pt", *LAMP), 0.1, 0.4, rnd), PAGE_INK, 0.85)
    for side, (x, y, n) in restless:
        with d.part("hop" if row == 1 else "left" if side < 0 else "right"):
            own = mob(d, x, y, k * rnd.uniform(0.96, 1.16), (n + row + (side > 0)) % 3, tone, rim, rnd)
            d.fill(pile([eye.grow(2.8) for eye in own]), "#7a1a1c")
            d.fill(pile(own), "#ffe08a")
    if row:
        watch(d, eyes)


@layer("eyes")
def watch(d: Doc, eyes: list[Sh]) -> None:
    """nothing of them is lit but this"""
    d.fill(pile([eye.grow(2.8) for eye in eyes]), "#7a1a1c")
    d.fill(pile(eyes), "#ffe08a")
    lid(d, pile([eye.grow(3) for eye in eyes]), ("#8a4a34", "#34171f", "#1a0c14"))


@layer("scribe")
def scribe(d: Doc, rnd: random.Random) -> None:
    """small, alone and lit: a desk on a mound, a candle, a quill up like a sword"""
    mound = S("196,330! 250,300 300,286 352,282 404,286 456,302 508,332! 508,420! 196,420!")
    carve(
        d,
        mound,
        ("#fbe2a8", "#c08a52", "#5e3424"),
        rnd,
        (9, 22, 4),
        lw=2.8,
        rim="#fffbe0",
    )
    habit = S("330,178! 318,196 310,232 306,284! 366,284! 366,236 360,198 350,178!")
    carve(
        d,
        habit,
        ("#e0b47c", "#8a5a3a", "#3a2018"),
        rnd,
        (7, 14, 3.4),
        lw=2.8,
        rim="#fffbe0",
    )
    carve(
        d,
        limb("326,200 306,218 318,240 352,244", [17, 16, 13, 9]),
        ("#d0a068", "#7a4c34", "#3a2018"),
        rnd,
        None,
        lw=2.4,
    )
    head = S("340,138 324,144 320,160 326,174 340,180 354,174 358,160 354,144")
    d.inked(
        head,
        d.lin(320, 140, 360, 178, "#d8a070", "#fff0d0", "#fffbe8"),
        2.6,
        1.2,
        PAGE_INK,
    )
    tonsure = U([Sh.ell(*polar(339, 156, 20, a), 6) for a in (176, 200, 224, 248, 300, 330)])
    d.inked(tonsure, "#4a2a20", 2, 0.8, PAGE_INK)
    d.fill(
        U(
            brush("342,156 348,152 354,156", 3, LEAF, 5),
            Sh.ell(349, 160, 2.2, 2.8),
            brush("344,171 350,168 355,171", 2.6, LEAF, 5),
        ),
        PAGE_INK,
    )
    at_work(d, rnd)


def at_work(d: Doc, rnd: random.Random) -> None:
    """the arm with the quill, the desk, the page and the candle"""
    carve(
        d,
        limb("344,196 372,190 388,164", [16, 14, 11]),
        ("#f0c890", "#8a5a3a", "#3a2018"),
        rnd,
        None,
        lw=2.4,
    )
    quill, spine = vane((384, 172), -64, 78, 18, 0.2)
    d.inked(quill, d.dlin(quill, "#ffffff", "#f6e2b4"), 2.4, 1, PAGE_INK)
    d.fill(brush(spine, 2.4, TAIL, 6), PAGE_INK)
    d.inked(Sh.ell(387, 165, 7), "#fff0d0", 2, 0.8, PAGE_INK)
    d.inked(
        pile([Sh.rect(340, 258, 7, 30), Sh.rect(408, 258, 7, 32)]),
        "#5a3622",
        2.2,
        0.8,
        PAGE_INK,
    )
    d.inked(
        S("326,246! 420,240! 428,258! 322,262!"),
        d.lin(322, 0, 428, 0, "#7a4a2c", "#d8a468", "#fff0c0"),
        2.8,
        1.4,
        PAGE_INK,
    )
    d.inked(
        S("340,244! 360,238 372,243 384,236 402,241! 404,248! 340,250!"),
        "#fffdf4",
        2,
        0.8,
        PAGE_INK,
    )
    candle(d, 412, 242, 22, 9, rnd)


def thrown(d: Doc) -> None:
    """pale faces on their way"""
    with d.part("faces"):
        for x, y, k, rot, mood in (
            (232, 128, 0.62, -24, "grin"),
            (474, 118, 0.62, 22, "shout"),
            (282, 104, 0.4, 12, "sleep"),
            (428, 96, 0.4, -14, "grin"),
        ):
            swing = -1 if x < LAMP[0] else 1
            d.fill(
                pile(
                    [
                        sliver(
                            x + swing * 20 * k,
                            y + o,
                            x + swing * 74 * k,
                            y - 34 * k + o * 2,
                            2.4,
                        )
                        for o in (-9, 0, 9)
                    ]
                ),
                "#fffaf0",
                0.9,
            )
            pale_face(d, x, y, k, rot, mood)


@layer("jaw")
def near(d: Doc, rnd: random.Random) -> None:
    """the last row: their backs are black, and the sock of the regiment waves over them"""
    with d.part("side"):
        for x, y, k, kind in NEAR[::3]:
            mob(d, x, y, k, kind, "#170d14", "#c2402e", rnd)
    d.inked(limb("548,450 556,330 562,262", [6, 6, 5]), "#2a1418", 2.2, 1, PAGE_INK)
    sock(d, 560, 272, 0.62, -70, bend=0.3)
    for x, y, k, kind in (*NEAR[1:3], NEAR[4]):
        mob(d, x, y, k, kind, "#170d14", "#c2402e", rnd)


def cross(d: Doc, detail: int) -> None:
    """scaling ladders over the rules; the captain arrives late, below"""
    rnd = random.Random(PICTURE.seed + 1)
    for x0, y0, x1, y1, n in (
        (118, 176, 148, 20, 8),
        (590, 170, 556, 22, 8),
        (112, 502, 92, 420, 5),
        (572, 504, 592, 424, 5),
    ):
        for o in (-10, 10):
            d.inked(
                limb([(x0 + o, y0), (x1 + o * 0.8, y1)], [6, 5], 4),
                "#a07a50",
                2.4,
                1,
                PAGE_INK,
            )
        for i in range(1, n):
            x, y = lerp(x0, x1, i / n), lerp(y0, y1, i / n)
            d.inked(Sh.rect(x - 11, y - 2, 22, 4.2, 2), "#c9a26a", 2, 0.8, PAGE_INK)
    mob(d, 134, 60, 0.34, 0, "#1e1a3e", "#f07858", rnd)
    mob(d, 572, 58, 0.34, 2, "#1e1a3e", "#f07858", rnd)
    mob(d, 644, 506, 0.5, 1, "#1e1a3e", "#f07858", rnd)
