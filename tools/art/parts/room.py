"""The academy's library at night: its wall in the lamp's light, tall window, candles without their flame.

Everything darkens towards NIGHT with its distance from a lamp, so that one place in a wide picture is the lit one.
The flames of `wax_candle` are the game's: it draws them moving, at the point the function returns."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import Point
from tools.art.palette import INK, PAGE_INK

NIGHT = "#150d18"
ROOM_OAK = ("#8a5638", "#5c3428", "#2c1820")
ROOM_BRASS = ("#fff0c8", "#c09050", "#5a3a1e")


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
