"""defeat: the book lies open and reads us. One wide eye from page to page, all candles out, one match held low,
Errata beside it undismayed, paw on the closed match box. The right half is dark and quiet for the sheet."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import limb
from tools.art.parts.cat import cat
from tools.art.parts.fire import flame_s
from tools.art.parts.hand import hand
from tools.art.parts.room import wax_candle
from tools.art.picture import Picture

PICTURE = Picture(seed=304, size=(1920, 1080))
EYE = (590, 384)
MATCH = (352, 742)


def draw(d: Doc, detail: int) -> None:
    """The room as it is read."""
    last_light(d)


def last_light(d: Doc, openness: float = 1.0, ear: float = 0.0) -> None:
    """Darkness, the glow of the gaze, the book, then the small brave things."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*EYE, 1150, "#5a1a28", "#36121f", "#1d0c18", "#120912"))
    rings = circ_lines(*EYE, 440, 1500, 24)
    d.fill(engrave(d.window, rings, lambda x, y: 0.5, 24, 0.6, 9, step=80), "#0b050b", 0.55)
    desk(d, rnd)
    pages(d, rnd)
    gaze(d, rnd, openness)
    d.fill(d.window, d.lin(940, 0, 1240, 0, (0, "#120912", 0), (1, "#120912", 0.62)))
    for x, y, h, w in ((952, 936, 150, 42), (860, 962, 96, 40), (1004, 976, 70, 36)):
        dead_candle(d, x, y, h, w, rnd)
    match_in_hand(d, rnd)
    matchbox(d, 742, 1000, rnd)
    cat(d, 646, 1008, 1.55, "sit", rim="#e07a4a", look=-1, ear=ear)
    front_paw(d, 704, 996)


def dead_candle(d: Doc, x: float, y: float, h: float, w: float, rnd: random.Random) -> None:
    """a snuffed candle and its smoke"""
    wax_candle(d, x, y, h, w, rnd, 0)
    smoke = [
        (x + 1, y - h - 12),
        (x + 14, y - h - 60),
        (x - 16, y - h - 120),
        (x + 12, y - h - 190),
        (x - 4, y - h - 250),
    ]
    d.fill(brush(smoke, 13, taper(0.15, 0, 0.5), 20), "#8a6a78", 0.55)
    d.fill(Sh.rect(x - w * 0.52, y - h - 4, w * 1.04, h + 2, 4), "#120912", 0.42)


def desk(d: Doc, rnd: random.Random) -> None:
    """the edge of the desk, barely"""
    top = S("0,1080! 0,830! 1920,830! 1920,1080!")
    d.inked(top, d.rad(420, 860, 900, "#5a2c2c", "#341a22", "#1a0e17", "#120912"), 3, 1.4)
    grain = [
        sliver(x, y, x + rnd.uniform(100, 260), y + 2, 2)
        for x, y in ((rnd.uniform(0, 1500), rnd.uniform(846, 1074)) for _ in range(50))
    ]
    d.fill(pile(grain), "#0b050b", 0.7)


def pages(d: Doc, rnd: random.Random) -> None:
    """two leaves that bend towards us, black boards behind, lines of print that lean to the eye"""
    boards = S("86,150! 330,96 590,150! 850,96 1094,150! 1120,792! 850,760 590,820! 330,760 60,792!")
    d.fill(boards.move(0, 18), "#05020a", 0.6)
    d.inked(boards, d.rad(*EYE, 640, "#7a2430", "#3a1020", "#180810"), 4, 2.2, PAGE_INK)
    for s in (-1, 1):
        for i in (2, 1, 0):
            leaf = S(
                [
                    (590, 156, 1),
                    (590 + s * 130, 112 - i * 4),
                    (590 + s * 330, 112),
                    (590 + s * (482 + i * 6), 158, 1),
                    (590 + s * (502 + i * 6), 766, 1),
                    (590 + s * 330, 724 + i * 8),
                    (590 + s * 140, 744 + i * 8),
                    (590, 800 + i * 4, 1),
                ]
            )
            paint = d.rad(*EYE, 620, "#f6d8b4", "#e0a88a", "#a05a58", "#4a1c2e") if not i else "#8a5a4c"
            d.inked(leaf, paint, 3, 1.4, PAGE_INK)
    lines = []
    for s in (-1, 1):
        for i in range(13):
            y = 190 + i * 44
            for a, b in ((70, 230), (246, 400), (412, 456)):
                if math.hypot((590 + s * (a + b) / 2 - EYE[0]) / 1.7, y - EYE[1]) < 226:
                    continue
                bend = (y - EYE[1]) * 0.06
                lines.append(sliver(590 + s * a, y - bend * 0.2, 590 + s * b, y + bend, rnd.uniform(3, 5)))
    d.fill(pile(lines), "#4a1824", 0.75)
    fold = S("582,152! 590,164 598,152! 600,800! 590,812 580,800!")
    d.fill(fold, d.hlin(fold, "#6a2c34", "#180810", "#6a2c34"))


def gaze(d: Doc, rnd: random.Random, openness: float) -> None:
    """the eye, wide, between its lids; the flame of the match stands in it; 0 shut"""
    x, y = EYE
    lids(d)
    if openness < 1:
        skin(d, rnd)
        if not openness:
            return
    white = S(
        [
            (x - 352, y + 20, 1),
            (x - 230, y - 102),
            (x - 80, y - 168),
            (x + 100, y - 166),
            (x + 240, y - 100),
            (x + 354, y + 6, 1),
            (x + 240, y + 114),
            (x + 80, y + 162),
            (x - 100, y + 160),
            (x - 240, y + 106),
        ]
    )
    if openness < 1:
        white = white.scale(1, openness, x, y + 30)
    d.inked(white, d.rad(x, y - 30, 360, "#fffbe8", "#f6dcb0", "#c8785a"), 4, 2, PAGE_INK)
    with d.clip(white):
        veins(d, rnd)
        iris(d, rnd)
        d.fill(white - white.move(0, 44), "#3a0c18", 0.42)
        d.fill(white - white.move(0, 20), "#1a0610", 0.6)
    if openness < 1:
        return
    window = S([(x - 104, y - 52, 1), (x - 96, y - 92), (x - 66, y - 112), (x - 38, y - 102, 1), (x - 46, y - 46, 1)])
    with d.clip(window):
        d.fill(window, "#fffbe8", 0.92)
        d.fill(pile([cutw(x - 74, y - 120, x - 70, y - 40, 7), cutw(x - 110, y - 78, x - 34, y - 74, 7)]), "#c8785a")
    d.fill(brush([(x + 118, y + 52), (x + 96, y + 88), (x + 60, y + 112)], 9, taper(0, 0, 0.5), 10), "#ffd9a0", 0.8)


def skin(d: Doc, rnd: random.Random) -> None:
    """the lids come down: leather with creases, the seam where they meet"""
    x, y = EYE
    shut = S(
        [(x - 366, y + 24, 1), (x - 230, y - 108), (x - 80, y - 176), (x + 100, y - 174), (x + 240, y - 106),
         (x + 366, y + 8, 1), (x + 240, y + 120), (x + 80, y + 170), (x - 100, y + 168), (x - 240, y + 112)]
    )  # fmt: skip
    d.inked(shut, d.lin(0, y - 180, 0, y + 170, "#7a2030", "#a83a44", "#5a1424"), 3, 1.6, PAGE_INK)
    d.fill(wedges(shut, 14, 34, 5, (0, -1), 0.1, 0.4, rnd), PAGE_INK)
    for rise in (150, 96, 40):
        fold = [(x - 340, y + 20), (x - 180, y + 30 - rise * 0.7), (x, y + 36 - rise), (x + 190, y + 24 - rise * 0.7)]
        d.fill(brush([*fold, (x + 340, y + 8)], 9, taper(), 18) & shut, PAGE_INK)
    seam = [(x - 356, y + 22), (x - 190, y + 62), (x, y + 78), (x + 200, y + 56), (x + 356, y + 8)]
    d.fill(brush(seam, 20, taper(0.3, 0.3, 0.5), 20), PAGE_INK)


def lids(d: Doc) -> None:
    """torn out of the paper, glowing behind"""
    x, y = EYE
    d.glow(x, y, 420, (0, "#ff7a4a", 0.6), (0.5, "#cf2a32", 0.3), (1, "#7a1020", 0))
    rim = [
        (x - 400, y + 26),
        (x - 270, y - 130),
        (x - 90, y - 212),
        (x + 110, y - 210),
        (x + 280, y - 130),
        (x + 400, y + 8),
        (x + 280, y + 142),
        (x + 90, y + 204),
        (x - 110, y + 202),
        (x - 280, y + 134),
    ]
    corners = (rim[0], rim[5])
    torn = S([(*point, point in corners) for point in rim])
    d.inked(torn, d.rad(x, y, 420, "#8a2030", "#5a1424", "#2a0a18"), 4.4, 2.4, PAGE_INK)
    tears = [
        cutw(px, py, px + (px - x) * 0.13, py + (py - y) * 0.17, 17, 0.1) for px, py, _, _ in sample([*rim, rim[0]], 34)
    ]
    d.fill(pile(tears), PAGE_INK)
    for rise, thick in ((232, 13), (256, 8)):
        fold = [(x - 300, y - rise * 0.36), (x - 130, y - rise * 0.93), (x + 20, y - rise), (x + 170, y - rise * 0.9)]
        d.fill(brush([*fold, (x + 318, y - rise * 0.38)], thick, taper(0, 0, 0.5), 18), "#5a1424", 0.75)
    pouch = [(x - 280, y + 176), (x - 110, y + 246), (x + 60, y + 252), (x + 230, y + 200)]
    d.fill(brush(pouch, 9, taper(0, 0, 0.5), 16), "#5a1424", 0.6)
    wet = [(x - 330, y + 48), (x - 190, y + 142), (x, y + 180), (x + 190, y + 138), (x + 330, y + 34)]
    d.fill(brush(wet, 9, taper(0.2, 0.2, 0.5), 18), "#e8707a", 0.75)


def veins(d: Doc, rnd: random.Random) -> None:
    """the ball is round: shade at its corners and below; from both corners veins that fork towards the iris"""
    x, y = EYE
    for s, reach in ((-1, 352), (1, 354)):
        for i, alpha in ((0, 0.3), (1, 0.34), (2, 0.38)):
            edge = x + s * (reach - 118 + i * 44)
            side = [(x + s * 420, y - 210, 1), (edge, y - 210, 1), (edge - s * 26, y + 10), (edge, y + 210, 1)]
            d.fill(S([*side, (x + s * 420, y + 210, 1)]), "#7a2a2c", alpha * 0.5)
    under = circ_lines(x, y - 150, 236, 330, 15)
    d.fill(engrave(Sh.ell(x, y + 60, 330, 120), under, lambda px, py: 0.5, 15, 0.7, 5, step=26), "#a85a48", 0.7)
    lines = []
    for a in (*range(-30, 32, 10), *range(150, 212, 10)):
        p, q = polar(x, y, 350, a), polar(x, y, rnd.uniform(190, 236), a + rnd.uniform(-7, 7))
        bend = ((p[0] + q[0]) / 2 + rnd.uniform(-14, 14), (p[1] + q[1]) / 2 + rnd.uniform(-10, 10))
        lines.append(brush([p, bend, q], 8, taper(1, 0, 0), 8))
        fork = (q[0] + (bend[0] - q[0]) * 0.2 + rnd.uniform(-9, 9), q[1] + rnd.choice((-1, 1)) * rnd.uniform(14, 26))
        lines.append(brush([bend, ((bend[0] + fork[0]) / 2, bend[1]), fork], 4.4, taper(1, 0, 0), 6))
    d.fill(pile(lines), "#b8323a", 0.85)
    corner = S([(x - 352, y + 20, 1), (x - 318, y - 12), (x - 288, y + 14), (x - 306, y + 40), (x - 330, y + 40)])
    d.inked(corner, d.rad(x - 312, y + 6, 46, "#f2a08a", "#c2484a", "#7a1a2a"), 2.6, 1, "#4a0f1c")
    d.fill(Sh.ell(x - 312, y + 6, 6, 4), "#fff0e0")


def iris(d: Doc, rnd: random.Random) -> None:
    """three rings of fibres, dark at the rim and torn about the pupil, no two alike; the slit holds the room: in it
    stand a match and whoever holds it"""
    x, y = EYE
    d.fill(Sh.ell(x, y, 172), "#4a0f1c", 0.35)
    d.inked(
        Sh.ell(x, y, 160), d.rad(x - 6, y + 46, 196, "#fff0a0", "#f6a03a", "#cf4a2a", "#7a1420", "#2a0812"), 5, 3,
        PAGE_INK,
    )  # fmt: skip
    ring = Sh.ell(x, y, 160) - Sh.ell(x, y, 138)
    d.fill(ring, "#2a0812", 0.55)
    outer, inner, lit = [], [], []
    for i in range(84):
        a = i * 360 / 84 + rnd.uniform(-1.4, 1.4)
        outer.append(cutw(*polar(x, y, 159, a), *polar(x, y, rnd.uniform(92, 128), a + rnd.uniform(-3, 5)), 7.4, 0.1))
        if i % 2:
            inner.append(sliver(*polar(x, y, rnd.uniform(112, 130), a + 2), *polar(x, y, rnd.uniform(60, 82), a), 3.4))
        if i % 3 == 0:
            lit.append(sliver(*polar(x, y, rnd.uniform(66, 80), a + 1), *polar(x, y, rnd.uniform(104, 134), a + 3), 3))
    d.fill(pile(outer), "#4a0f1c")
    d.fill(pile(inner), "#a8301f")
    d.fill(pile(lit), "#ffefb0")
    torn = []
    for i in range(40):
        a, far = i * 9.0, (1 if i % 2 else 0.74) * rnd.uniform(0.92, 1.1)
        torn.append((x + math.cos(math.radians(a)) * 74 * far, y + math.sin(math.radians(a)) * 150 * far * 0.93, 1))
    d.fill(S(torn) & Sh.ell(x, y, 157), "#5a1018", 0.8)
    slit = [(x, y - 150, 1), (x + 34, y - 78), (x + 54, y - 6), (x + 38, y + 80), (x, y + 150, 1), (x - 36, y + 78),
            (x - 52, y - 2), (x - 36, y - 80)]  # fmt: skip
    pupil = S(slit)
    d.inked(pupil, d.rad(x + 4, y + 60, 130, "#5a1c1c", "#240a12", "#08030a"), 3, 1.4, PAGE_INK)
    with d.clip(pupil.shrink(3)):
        room_in_it(d)


def room_in_it(d: Doc) -> None:
    """very small: the match, its light, a head and a shoulder before it, two pointed ears"""
    x, y = EYE
    d.glow(x - 14, y + 42, 60, (0, "#ffd98a", 0.9), (0.4, "#ff7a2a", 0.4), (1, "#7a1a10", 0))
    d.fill(S([(x - 60, y + 96, 1), (x - 40, y + 80), (x, y + 92), (x + 40, y + 84), (x + 60, y + 160, 1)]), "#08030a")
    d.fill(
        Sh.ell(x + 18, y + 66, 15, 18)
        | S([(x - 8, y + 120, 1), (x + 2, y + 88), (x + 36, y + 88), (x + 50, y + 120, 1)]),
        "#08030a",
    )
    d.fill(
        S([(x - 30, y + 96, 1), (x - 32, y + 78, 1), (x - 25, y + 84), (x - 17, y + 78, 1), (x - 15, y + 96, 1)]),
        "#08030a",
    )
    d.fill(flame_s(x - 14, y + 58, 40, 17, 3), "#ffb84a")
    d.fill(flame_s(x - 14, y + 57, 24, 9, 3), "#fff6d0")


def match_in_hand(d: Doc, rnd: random.Random) -> None:
    """the one light we have left"""
    x, y = MATCH
    d.glow(x, y, 330, (0, "#ffd98a", 0.75), (0.3, "#ff9a3a", 0.34), (1, "#ff5a2a", 0))
    stick = limb([(x - 2, y + 20), (x - 34, y + 96), (x - 62, y + 168)], [9, 9, 9], 6)
    d.inked(stick, "#e8c08a", 2.6, 1)
    hand(d, "pinch", x - 196, y + 226, 1.15, -18, cuff=("#6a5a90", "#3a3060", "#1a1434"), arm=200, rnd=rnd)
    d.inked(limb([(x - 4, y + 26), (x - 30, y + 88)], [9, 9], 4), "#f2d09a", 2.6, 1)
    for h, w, tone, edge in ((108, 50, "#ff9a30", "#7a2a14"), (74, 30, "#ffe48a", ""), (42, 16, "#fffdf0", "")):
        tongue = flame_s(x, y + 22, h, w, 5)
        if edge:
            d.inked(tongue, d.vlin(tongue, tone, "#ffe48a"), 2.4, 1, edge)
        else:
            d.fill(tongue, tone)
    d.inked(Sh.ell(x - 2, y + 24, 8, 10), "#4a2020", 2, 0.8)


def matchbox(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """shut, and held shut"""
    box = S([(x - 50, y - 40, 1), (x + 58, y - 48, 1), (x + 62, y + 2, 1), (x - 48, y + 12, 1)])
    d.inked(box, d.dlin(box, "#d8a468", "#9a5a3c", "#4a2430"), 3, 1.6)
    d.fill(S([(x - 48, y - 4, 1), (x + 60, y - 12, 1), (x + 62, y + 2, 1), (x - 48, y + 12, 1)]), "#3a1c24")
    d.inked(flame_s(x + 4, y - 10, 30, 18, 2), "#c2352b", 2, 0.8)


def front_paw(d: Doc, x: float, y: float) -> None:
    """the white paw on the box"""
    leg = brush([(x - 26, y - 66), (x - 8, y - 56), (x + 10, y - 46)], 24, taper(0.9, 0.8, 0.4), 8)
    d.fill(leg.grow(2), "#e07a4a")
    d.fill(leg, "#1a1220")
    paw = S([(x, y - 60, 1), (x + 18, y - 62), (x + 36, y - 54), (x + 38, y - 40), (x + 22, y - 36), (x + 2, y - 38)])
    d.inked(paw, "#fbf4e2", 2.6, 1)
    d.fill(pile([cutw(x + 22 + i * 8, y - 37, x + 20 + i * 8, y - 47, 3) for i in range(2)]), "#1a1220")
