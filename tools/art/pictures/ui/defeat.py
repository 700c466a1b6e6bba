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
        d.fill(white - white.move(0, 26), "#3a0c18", 0.55)
    if openness < 1:
        return
    d.fill(Sh.ell(x - 58, y - 66, 26, 22), "#fffbe8")
    small = Sh.ell(x - 26, y + 74, 10, 15)
    d.fill(small, "#ffb84a")
    d.fill(small.shrink(4).move(0, 3), "#fff6d0")


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


def veins(d: Doc, rnd: random.Random) -> None:
    """from both corners towards the iris"""
    x, y = EYE
    lines = []
    for a in (*range(-34, 36, 11), *range(146, 216, 11)):
        p, q = polar(x, y, 350, a), polar(x, y, rnd.uniform(196, 230), a + rnd.uniform(-8, 8))
        bend = ((p[0] + q[0]) / 2 + rnd.uniform(-12, 12), (p[1] + q[1]) / 2 + rnd.uniform(-9, 9))
        lines.append(brush([p, bend, q], 7, taper(1, 0, 0), 8))
    d.fill(pile(lines), "#b8323a", 0.85)


def iris(d: Doc, rnd: random.Random) -> None:
    """amber spokes round a slit that holds the room"""
    x, y = EYE
    d.inked(Sh.ell(x, y, 158), d.rad(x - 10, y + 30, 190, "#ffe07a", "#f08a2c", "#c2352b", "#4a0f1c"), 5, 2, PAGE_INK)
    dark = [cutw(*polar(x, y, 156, i * 7.5), *polar(x, y, rnd.uniform(70, 108), i * 7.5 + 3), 9) for i in range(48)]
    d.fill(pile(dark), "#4a0f1c")
    lit = [sliver(*polar(x, y, 66, i * 15), *polar(x, y, 104, i * 15 + 3), 2.6) for i in range(24)]
    d.fill(pile(lit), "#ffe9a0")
    slit = [(x, y - 148, 1), (x + 44, y - 40), (x + 46, y + 40), (x, y + 148, 1), (x - 46, y + 40), (x - 44, y - 40)]
    d.fill(S(slit), PAGE_INK)


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
