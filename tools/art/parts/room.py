"""The academy's library at night: bookcases, tall window, candles without their flame, the grimoire on its lectern.

Everything darkens towards NIGHT with its distance from a lamp, so that one place in a wide picture is the lit one.
The flames of `wax_candle` are the game's: it draws them moving, at the point the function returns."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.beast import limb

NIGHT = "#150d18"
ROOM_OAK = ("#8a5638", "#5c3428", "#2c1820")
ROOM_BRASS = ("#fff0c8", "#c09050", "#5a3a1e")
SPINES = ("#6d2a34", "#2f4a5e", "#3f5a3c", "#7a5a34", "#4a3a62", "#8a6a48", "#5a2a44", "#33505a", "#a58a5e", "#4f3426")


@dataclass(frozen=True)
class Lamp:
    """The one light of a room: where it is, how far it reaches, and the tone of what it does not reach."""

    x: float
    y: float
    reach: float
    night: str = NIGHT

    def tone(self, colour: str, x: float, y: float, least: float = 0.0) -> str:
        """`colour` as it looks at (x, y); `least` is the share of night it always has."""
        far = min(1.0, math.hypot(x - self.x, y - self.y) / self.reach)
        return mix(colour, self.night, min(0.94, least + (1 - least) * far**0.8))


def wall_light(
    d: Doc,
    lamp: Lamp,
    colours: tuple[str, ...] = ("#a8683f", "#6a3d34", "#3a222c", "#21151f", NIGHT),
    gap: float = 22,
    cut: str = "#120b14",
) -> None:
    """the wall of the whole canvas: warm round the lamp, engraved with swelling rings"""
    d.fill(d.window, d.rad(lamp.x, lamp.y, lamp.reach * 1.15, *colours))
    rings = circ_lines(lamp.x, lamp.y, 150, lamp.reach * 1.3, gap)

    def tone(x: float, y: float) -> float:
        return (math.hypot(x - lamp.x, y - lamp.y) - 140) / (lamp.reach * 0.8) * 0.55

    d.fill(engrave(d.window, rings, tone, gap, 0.6, gap * 0.5, step=70), cut, 0.6)


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


def tall_window(
    d: Doc, x: float, y: float, w: float, h: float, sky: str, lead: str, glow: float = 0.0
) -> tuple[Sh, Sh]:
    """a pointed window of small panes; `sky` is a paint, `lead` the colour of its bars; returns the glass"""
    glass = S(
        [
            (x, y + h, 1),
            (x, y + w * 0.62, 1),
            (x + w * 0.1, y + w * 0.26),
            (x + w / 2, y, 1),
            (x + w * 0.9, y + w * 0.26),
            (x + w, y + w * 0.62, 1),
            (x + w, y + h, 1),
        ]
    )
    d.fill(glass.grow(15).move(3, 5), INK, 0.6)
    d.inked(glass.grow(13), d.dlin(glass, "#8a7a78", "#4a3c46", "#241a26"), 3, 1.6)
    d.fill(glass.grow(3), INK)
    d.fill(glass, sky)
    if glow:
        d.fill(glass, "#ffffff", glow)
    bars = [Sh.rect(x + w * k - 2.5, y - 10, 5, h + 20) for k in (0.25, 0.5, 0.75)]
    bars += [
        Sh.rect(x - 6, y + w * 0.62 + i * w * 0.34, w + 12, 4) for i in range(int((h - w * 0.62) / (w * 0.34)) + 1)
    ]
    return glass, U(bars) & glass


def wax_candle(
    d: Doc, x: float, y: float, h: float, w: float, rnd: random.Random, lamp_glow: float = 1.0, dish: bool = True
) -> Point:
    """a candle without its flame, standing at (x, y); returns the point where the flame stands"""
    if lamp_glow:
        d.glow(x, y - h - 24, 210 * lamp_glow, (0, "#ffd98a", 0.5), (0.3, "#ff9a3a", 0.2), (1, "#ff7a2a", 0))
    if dish:
        pan = S(
            [(x - w * 1.5, y - 6, 1), (x + w * 1.5, y - 6, 1), (x + w * 1.1, y + 6), (x, y + 10), (x - w * 1.1, y + 6)]
        )
        d.inked(pan, d.hlin(pan, *ROOM_BRASS), 2.6, 1.4)
    stem = S(
        [
            (x - w / 2, y - 2, 1),
            (x - w * 0.46, y - h * 0.6),
            (x - w * 0.52, y - h, 1),
            (x, y - h + 5),
            (x + w * 0.5, y - h - 2, 1),
            (x + w * 0.47, y - h * 0.4),
            (x + w / 2, y - 2, 1),
            (x, y + 3),
        ]
    )
    runs = [
        brush(
            [(x + o * w, y - h + 1), (x + o * w * 1.06, y - h + run * 0.6), (x + o * w, y - h + run)],
            w * 0.26,
            taper(1, 0.9, 0.0),
            6,
        )
        | Sh.ell(x + o * w, y - h + run, w * 0.15)
        for o, run in (
            (-0.44, h * rnd.uniform(0.2, 0.5)),
            (0.12, h * rnd.uniform(0.15, 0.3)),
            (0.46, h * rnd.uniform(0.3, 0.6)),
        )
    ]
    body = U(stem, runs)
    d.inked(body, d.lin(x - w / 2, 0, x + w / 2, 0, "#fff8e0", "#f2ddb0", "#b98a58"), 2.8, 1.4)
    d.fill(wedges(body, 7, w * 0.4, 3, (-0.9, -0.2), 0.3, 0.2, rnd), "#7a5230")
    pool = Sh.ell(x, y - h + 1, w * 0.46, w * 0.15)
    d.inked(pool, "#ffe9b0", 2, 0.6)
    d.fill(brush([(x, y - h + 2), (x + 1, y - h - 5), (x + 1, y - h - 10)], 3.4, taper(1, 0.3, 0), 4), PAGE_INK)
    return x + 1, y - h - 4


def cup(d: Doc, x: float, y: float, k: float, tones: str, rnd: random.Random, steam: bool = True) -> None:
    """an earthen mug with its own band of colour; steam curls when it is warm"""
    body = S(
        [
            (x - 34 * k, y - 66 * k, 1),
            (x + 34 * k, y - 66 * k, 1),
            (x + 30 * k, y - 12 * k),
            (x + 22 * k, y, 1),
            (x - 22 * k, y, 1),
            (x - 30 * k, y - 12 * k),
        ]
    )
    grip = Sh.ell(x + 38 * k, y - 38 * k, 20 * k, 22 * k) - Sh.ell(x + 38 * k, y - 38 * k, 11 * k, 13 * k)
    for part in (grip, body):
        d.inked(part, d.hlin(body, "#fff0d8", "#d8b48a", "#8a5a48"), 2.8, 1.4)
    d.fill(Sh.rect(x - 40 * k, y - 46 * k, 80 * k, 18 * k) & body, tones)
    d.fill(wedges(body, 8, 13 * k, 3.4, (-0.8, -0.5), 0.2, 0.4, rnd), INK)
    mouth = Sh.ell(x, y - 66 * k, 34 * k, 9 * k)
    d.inked(mouth, "#5a3428", 2.4, 0.8)
    if steam:
        curl = [(x - 6 * k, y - 74 * k), (x + 8 * k, y - 96 * k), (x - 10 * k, y - 120 * k), (x + 4 * k, y - 146 * k)]
        d.fill(brush(curl, 8 * k, LEAF, 14), "#ffffff", 0.75)


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
