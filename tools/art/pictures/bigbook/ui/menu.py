"""menu: the library at night; the book sleeps on its lectern under five candles, Errata sleeps on the book.

The left third is kept dark and still for the title and the buttons. The flames are the game's, at FLAMES."""

import math
import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.cat import cat
from tools.art.parts.grimoire import grimoire
from tools.art.parts.room import NIGHT, ROOM_BRASS, ROOM_OAK, Lamp, tall_window, wall_light, wax_candle
from tools.art.picture import Picture

PICTURE = Picture(seed=301, size=(1920, 1080))
SPINES = ("#6d2a34", "#2f4a5e", "#3f5a3c", "#7a5a34", "#4a3a62", "#8a6a48", "#5a2a44", "#33505a", "#a58a5e", "#4f3426")
LAMP = Lamp(1240, 430, 900)


def draw(d: Doc, detail: int) -> None:
    """The room as it sleeps."""
    library(d)


def library(d: Doc, ear: float = 0.0) -> None:
    """Wall, cases, window, then the lectern with everything that breathes; the cat's ear turned so far."""
    rnd = random.Random(PICTURE.seed)
    wall_light(d, LAMP)
    rainy_window(d, rnd)
    bookcase(d, 700, 150, 930, 860, 6, LAMP, rnd)
    bookcase(d, 1560, 120, 1800, 880, 6, LAMP, rnd)
    bookcase(d, 400, 190, 600, 860, 6, LAMP, rnd, least=0.55)
    bookcase(d, 90, 190, 300, 860, 6, LAMP, rnd, least=0.72)
    bookcase(d, 1880, 150, 2000, 880, 6, LAMP, rnd, arched=False)
    ladder(d, 1520, 1010, 1650, 250, 92, LAMP, 12)
    floor(d, rnd)
    globe(d, 848, 800, 74, LAMP, rnd)
    d.glow(1240, 400, 470, (0, "#ffe0a0", 0.62), (0.4, "#ff9a3a", 0.24), (1, "#ff7a2a", 0))
    lectern_stand(d, 1240, 650, 1.0, rnd)
    grimoire(d, 1240, 650, 1.0, rnd)
    sleeper(d, ear)
    for x, y, h, w in CANDLES:
        wax_candle(d, x, y, h, w, rnd, 0.8)
    dust(d, LAMP, 30, rnd, 330)
    vignette(d)


CANDLES = ((968, 654, 118, 34), (1514, 654, 96, 36), (1010, 1000, 150, 44), (1460, 1004, 112, 46), (1392, 1020, 74, 40))


def rainy_window(d: Doc, rnd: random.Random) -> None:
    """night and rain on one window, behind the book"""
    sky = d.lin(0, 20, 0, 420, "#2c3a5a", "#3f4a68", "#5a5062")
    glass, lead = tall_window(d, 1096, 18, 288, 420, sky, INK)
    rain = [
        sliver(x, y, x - 9, y + 34, 1.6)
        for x, y in ((rnd.uniform(1096, 1390), rnd.uniform(40, 400)) for _ in range(44))
    ]
    d.fill(pile(rain) & glass, "#a8b4cc", 0.6)
    d.fill(lead, "#1c1420")


def floor(d: Doc, rnd: random.Random) -> None:
    """boards of the dais, seen along; lit round the post"""
    boards = S("0,1080! 0,930! 620,884! 1240,872! 1860,884! 1920,890! 1920,1080!")
    d.inked(boards, d.rad(1240, 930, 760, "#6a3d2c", "#3c2329", "#1d121c", NIGHT), 3, 1.4)
    seams = [sliver(1240 + (x - 1240) * 0.55, 878, x, 1090, 3.4) for x in range(200, 2300, 150)]
    d.fill(pile(seams) & boards, INK, 0.85)
    d.fill(
        pile(
            [
                sliver(x, y, x + rnd.uniform(60, 150), y + 2, 1.8)
                for x, y in ((rnd.uniform(600, 1840), rnd.uniform(905, 1070)) for _ in range(40))
            ]
        )
        & boards,
        "#150b12",
        0.8,
    )
    dais = S("860,1016! 940,968! 1540,968! 1620,1016! 1620,1056! 860,1056!")
    d.inked(dais, d.lin(0, 968, 0, 1056, "#9a6240", "#5c3428", "#2c1820"), 3.4, 1.8)
    d.fill(S("860,1016! 1620,1016! 1620,1024! 860,1024!"), "#d89a62", 0.6)
    d.fill(wedges(dais, 16, 18, 5, (0, -1), 0.3, 0.4, rnd), INK)


def sleeper(d: Doc, ear: float) -> Sh:
    """Errata on the upper edge of the book, one ear turned so far; returns its silhouette"""
    return cat(d, 1262, 238, 1.62, "drape", rim="#ffd9a0", ear=ear)


def vignette(d: Doc) -> None:
    """the left third sinks back, for words"""
    d.fill(d.window, d.lin(0, 0, 760, 0, (0, NIGHT, 0.86), (0.72, NIGHT, 0.62), (1, NIGHT, 0)))
    d.fill(d.window, d.lin(1560, 0, 1920, 0, (0, NIGHT, 0), (1, NIGHT, 0.66)))


def lectern_stand(d: Doc, x: float, y: float, k: float, rnd: random.Random) -> None:
    """the slanted desk under the grimoire and its carved post down to y + 420 k; (x, y) is the ledge's middle"""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    post = place(S("-96,40! 96,40! 74,90 60,170 66,300 96,420! -96,420! -66,300 -60,170 -74,90"))
    carve(d, post, ROOM_OAK, rnd, (13, 40, 6), lw=3.6, rim="#d89a62")
    d.fill(place(pile([sliver(o, 70, o * 0.7, 400, 5) for o in (-40, -14, 14, 40)])), PAGE_INK, 0.8)
    desk = place(S("-300,24! -236,-446! -180,-470 0,-486 180,-470 236,-446! 300,24!"))
    d.fill(desk.move(6, 16), "#05020a", 0.5)
    d.inked(desk, d.dlin(desk, *ROOM_OAK), 4, 2.2)
    d.fill(desk.shrink(14) - desk.shrink(19), PAGE_INK, 0.8)
    d.fill(wedges(desk, 12, 16, 4.4, (-0.5, -0.8), 0.1, 0.4, rnd), PAGE_INK)
    ledge = place(Sh.rect(-318, 8, 636, 44, 8))
    carve(d, ledge, ("#b87a4c", "#7a4830", "#341c20"), rnd, (12, 16, 5), lw=3.8, rim="#e8b070")
    studs = [place(Sh.ell(-280 + i * 80, 30, 7)) for i in range(8)]
    for stud in studs:
        d.inked(stud, ROOM_BRASS[1], 2, 1)
    d.fill(lamp_edge(ledge), "#ffe0a0", 0.5)


def lamp_edge(shape: Sh, width: float = 4) -> Sh:
    """the thin lit strip along a shape's upper edge"""
    return shape - shape.move(0, width)


def book_row(
    d: Doc, x0: float, y: float, x1: float, h: float, lamp: Lamp, rnd: random.Random, least: float = 0.12
) -> None:
    """standing books between x0 and x1 with their feet at y; some lean, some are missing"""
    x = x0 + rnd.uniform(2, 8)
    while x < x1 - 14:
        w, tall = rnd.uniform(15, 34), h * rnd.uniform(0.66, 0.93)
        if x + w > x1:
            break
        if rnd.random() < 0.08:
            x += w
            continue
        colour = lamp.tone(rnd.choice(SPINES), x, y, least)
        lean = rnd.choice((0, 0, 0, 0, 5, -4))
        spine = Sh.rect(x, y - tall, w, tall, 2).rot(lean, x + (w if lean > 0 else 0), y)
        d.inked(spine, d.hlin(spine, mix(colour, "#fff0d0", 0.16), colour, mix(colour, INK, 0.45)), 2, 1)
        band = [
            Sh.rect(x + 1, y - tall * k, w - 2, max(2.4, tall * 0.03)).rot(lean, x + (w if lean > 0 else 0), y)
            for k in (0.2, 0.82)
        ]
        d.fill(pile(band), mix(colour, "#e8c98a", 0.4), 0.8)
        x += w + 2 + abs(lean) * tall * 0.008


def bookcase(
    d: Doc,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    rows: int,
    lamp: Lamp,
    rnd: random.Random,
    arched: bool = True,
    least: float = 0.1,
) -> None:
    """a case full of books: dark back, boards lit along their edge, two posts"""
    rise = (x1 - x0) * 0.24 if arched else 0
    hole = (
        S([(x0, y1, 1), (x0, y0 + rise, 1), ((x0 + x1) / 2, y0 - rise * 0.3), (x1, y0 + rise, 1), (x1, y1, 1)])
        if arched
        else Sh.rect(x0, y0, x1 - x0, y1 - y0)
    )
    case = hole.grow(18)
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    d.inked(
        case,
        d.rad(
            lamp.x,
            lamp.y,
            lamp.reach,
            lamp.tone(ROOM_OAK[0], lamp.x, lamp.y, 0.15),
            lamp.tone(ROOM_OAK[1], cx, cy, least),
            lamp.night,
        ),
        3,
        1.6,
    )
    d.fill(hole.grow(3), INK)
    d.fill(hole, mix(lamp.tone(ROOM_OAK[2], cx, cy, 0.2), "#0b060c", 0.5))
    with d.clip(hole):
        step = (y1 - y0) / rows
        for r in range(rows):
            y = y0 + step * (r + 1)
            book_row(d, x0 + 4, y - 7, x1 - 4, step - 16, lamp, rnd, least)
            board = Sh.rect(x0 - 4, y - 8, x1 - x0 + 8, 13)
            d.inked(
                board,
                d.hlin(
                    board,
                    lamp.tone(ROOM_OAK[0], x0, y, least),
                    lamp.tone(ROOM_OAK[0], cx, y, least),
                    lamp.tone(ROOM_OAK[0], x1, y, least),
                ),
                2,
                1,
            )
    d.fill(case - case.move(3, 4), lamp.tone("#d89a62", cx, cy, 0.25), 0.55)


def ladder(d: Doc, x0: float, y0: float, x1: float, y1: float, w: float, lamp: Lamp, rungs: int = 9) -> None:
    """a library ladder leaning on a case, foot first"""
    for o in (-w / 2, w / 2):
        rail = limb([(x0 + o, y0), ((x0 + x1) / 2 + o * 0.9, (y0 + y1) / 2), (x1 + o * 0.8, y1)], [11, 10, 9], 6)
        d.inked(rail, lamp.tone(ROOM_OAK[0], x1, y1, 0.1), 2.6, 1.4)
    for i in range(rungs):
        t = (i + 0.5) / rungs
        cx, cy, half = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, w * (0.5 - 0.1 * t)
        rung = sliver(cx - half, cy, cx + half, cy, 6)
        d.inked(rung, lamp.tone("#a06a44", cx, cy, 0.1), 2, 1)


def globe(d: Doc, x: float, y: float, r: float, lamp: Lamp, rnd: random.Random) -> None:
    """a globe on a stand; seas as cuts"""
    d.inked(Sh.rect(x - r * 0.12, y + r, r * 0.24, r * 0.7), lamp.tone(ROOM_OAK[1], x, y, 0.1), 2.6, 1.4)
    d.inked(
        S([(x - r * 0.7, y + r * 1.9, 1), (x, y + r * 1.55), (x + r * 0.7, y + r * 1.9, 1)]),
        lamp.tone(ROOM_OAK[0], x, y, 0.1),
        2.6,
        1.4,
    )
    ball = Sh.ell(x, y, r)
    d.inked(
        ball,
        d.rad(
            x - r * 0.3,
            y - r * 0.4,
            r * 1.6,
            lamp.tone("#c8b088", x, y, 0.1),
            lamp.tone("#6a7a70", x, y, 0.2),
            lamp.night,
        ),
        3,
        1.6,
    )
    lands = [
        S(
            [
                (
                    x + r * a + r * s * math.cos(i * 1.2 + a * 9),
                    y + r * b + r * s * math.sin(i * 1.2 + b * 7) * (1 + 0.3 * (i % 2)),
                )
                for i in range(5)
            ]
        )
        for a, b, s in ((-0.35, -0.3, 0.3), (0.35, 0.15, 0.34), (-0.2, 0.5, 0.22), (0.3, -0.55, 0.2))
    ]
    d.fill(U(lands) & ball, lamp.tone("#7a5230", x, y, 0.2), 0.9)
    d.fill(wedges(ball, 10, r * 0.5, 4.4, ("pt", lamp.x, lamp.y), 0.1, 0.5, rnd), INK)
    meridian = Sh.ring(x, y, r * 1.16, r * 1.08) - Sh.rect(x - 2 * r, y - 2 * r, 1.2 * r, 4 * r)
    d.inked(meridian, lamp.tone(ROOM_BRASS[1], x, y, 0.1), 2, 1)


def dust(
    d: Doc, lamp: Lamp, n: int, rnd: random.Random, r0: float = 160, r1: float = 620, colour: str = "#ffe9b0"
) -> None:
    """motes in the light"""
    motes = []
    for _ in range(n):
        a, r = rnd.uniform(0, 6.283), rnd.uniform(r0, r1)
        x, y = lamp.x + r * math.cos(a), lamp.y + r * 0.7 * math.sin(a)
        motes.append(cutw(x, y, x + rnd.uniform(-4, 4), y - rnd.uniform(3, 8), rnd.uniform(2, 4)))
    d.fill(pile(motes), colour, 0.6)
