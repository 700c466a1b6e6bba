"""Vesper Hall from outside, and the prints of feet that lead to it."""

import random
from collections.abc import Sequence
from dataclasses import dataclass

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.lamplit.nib import INK, LAMP, SLATE, TIDE, Tones, form, lines, nib, pen, side

WALL: Tones = ("#41585a", "#223539")
ROOF: Tones = ("#34454c", "#141f24")
WET_WALL: Tones = ("#1c3d42", "#122a2f")
WET_ROOF: Tones = ("#17343a", "#0f2227")
DARK: Tones = ("#16262a", "#0b1518")
WET_DARK: Tones = ("#0f2227", "#0b1a1e")
GLOW: Tones = (LAMP["core"], LAMP["light"], LAMP["mid"])
WINGS = (
    (((-330, 0), (-330, -200), (-170, -200), (-170, 0)), ((-350, -192), (-250, -300), (-150, -192))),
    (((150, 0), (150, -230), (320, -230), (320, 0)), ((132, -222), (235, -340), (338, -222))),
    (((-190, 0), (-190, -300), (180, -300), (180, 0)), ((-214, -290), (-4, -440), (204, -290))),
)
WINDOWS = ((-96, -214), (-16, -214), (64, -214), (-96, -120), (64, -120), (-250, -120), (236, -176), (236, -90))
LIT = ((-96, -214), (236, -176))
LIT_IN_THE_SAND = ((64, -214), (-250, -120), (-16, -214))
"""Windows with somebody at them that are dark in the house itself."""


@dataclass(frozen=True, slots=True)
class Elevation:
    """Where the house stands: the middle of its foot, its size, and whether it is the picture in the wet sand."""

    x: float
    foot: float
    k: float
    mirrored: bool = False

    def shape(self, points: Sequence[tuple[float, float]]) -> Sh:
        """Straight edges through points of the elevation, upwards negative."""
        up = -self.k if self.mirrored else self.k
        return Sh.poly([(self.x + a * self.k, self.foot + b * up) for a, b in points])

    def disc(self, a: float, b: float, rx: float, ry: float) -> Sh:
        """An ellipse about a point of it."""
        up = -self.k if self.mirrored else self.k
        return Sh.ell(self.x + a * self.k, self.foot + b * up, rx * self.k, ry * self.k)


def vesper_hall(d: Doc, x: float, foot: float, k: float, mirrored: bool = False) -> None:
    """The house from the sea; as the wet sand has it more windows are lit, and somebody is at them."""
    at = Elevation(x, foot, k, mirrored)
    _chimneys(d, at)
    _walls(d, at)
    _dome(d, at)
    for window in WINDOWS:
        _window(d, at, window)
    _porch(d, at)


def _lay(d: Doc, at: Elevation, s: Sh, dry: Tones, wet: Tones, w: float = 4) -> Sh:
    return form(d, s, wet if at.mirrored else dry, 2.4 if at.mirrored else w)


def _chimneys(d: Doc, at: Elevation) -> None:
    for a, h in ((-150, -430), (-40, -470), (120, -452)):
        _lay(
            d,
            at,
            at.shape([(a - 16, h), (a + 16, h), (a + 16, -300), (a - 16, -300)]),
            ("#6d4a3c", "#3a2822"),
            WET_WALL,
        )
        _lay(d, at, at.shape([(a - 22, h - 12), (a + 22, h - 12), (a + 22, h + 4), (a - 22, h + 4)]), ROOF, WET_ROOF)


def _walls(d: Doc, at: Elevation) -> None:
    for wall, roof in WINGS:
        w = _lay(d, at, at.shape(wall), WALL, WET_WALL)
        if not at.mirrored:
            nib(d, pen(w, 0, 9 * at.k, rnd=random.Random(4), ragged=80, broken=0.8), INK, 1.6, 0.5)
            nib(d, pen(side(w, -40 * at.k, 0), 90, 6.5), INK, 1.8, 0.7)
        r = _lay(d, at, at.shape(roof), ROOF, WET_ROOF)
        if not at.mirrored:
            nib(d, pen(r, 90, 8), INK, 1.8, 0.6)


def _dome(d: Doc, at: Elevation) -> None:
    above = at.shape([(100, -330), (400, -330), (400, -500), (100, -500)])
    _lay(d, at, at.shape([(170, -300), (302, -300), (302, -340), (170, -340)]), WALL, WET_WALL)
    _lay(d, at, at.disc(236, -330, 74, 66) & above, ("#5d8a84", "#1d3d42"), WET_WALL)
    _lay(d, at, at.shape([(222, -334), (250, -334), (244, -394), (228, -394)]), (TIDE["core"], TIDE["light"]), WET_ROOF)


def _window(d: Doc, at: Elevation, window: tuple[int, int]) -> None:
    a, b = window
    someone = at.mirrored and window in LIT_IN_THE_SAND
    on = window in LIT or someone
    g = at.shape([(a - 21, b + 34), (a - 21, b - 22), (a, b - 42), (a + 21, b - 22), (a + 21, b + 34)])
    if on:
        cx, cy = g.center
        d.glow(cx, cy, 90 * at.k, (0, LAMP["light"], 0.7), (1, LAMP["mid"], 0))
    _lay(d, at, g, GLOW if on else DARK, GLOW if on else WET_DARK, 3)
    bars = at.shape([(a - 2, b + 34), (a + 2, b + 34), (a + 2, b - 40), (a - 2, b - 40)])
    d.fill(bars | at.shape([(a - 21, b - 2), (a + 21, b - 2), (a + 21, b + 2), (a - 21, b + 2)]), INK)
    if someone:
        body = at.shape([(a - 15, b + 34), (a - 12, b + 10), (a, b + 2), (a + 12, b + 10), (a + 15, b + 34)])
        d.fill(at.disc(a, b - 8, 8, 10) | body, INK)


def _porch(d: Doc, at: Elevation) -> None:
    _lay(d, at, at.shape([(-62, 0), (-62, -72), (32, -72), (32, 0)]), WALL, WET_WALL)
    _lay(d, at, at.shape([(-78, -66), (-15, -108), (48, -66)]), ROOF, WET_ROOF)
    _lay(d, at, at.shape([(-36, 0), (-36, -56), (6, -56), (6, 0)]), ("#8a6a4c", "#4a3628"), WET_DARK, 3)
    if not at.mirrored:
        px = at.x - 15 * at.k
        lines(d, 3, INK, f"{px},{at.foot - 88 * at.k} {px},{at.foot - 76 * at.k}")
        form(d, at.disc(-15, -70, 7, 7), (SLATE[1], SLATE[3]), 2.4)


def foot_print(d: Doc, x: float, y: float, k: float, a: float, left: bool) -> None:
    """A wet foot, `k` times 120 units long, toes along `a` degrees from straight up."""
    parts = [S("-18,30 -22,6 -10,-14 12,-18 24,-2 20,24 6,40 -8,40"), Sh.ell(0, 68, 17, 19)]
    toes = ((20, -30, 9.0), (4, -36, 7.5), (-9, -32, 7.0), (-19, -24, 6.0), (-26, -14, 5.0))
    parts += [Sh.ell(tx, ty, r) for tx, ty, r in toes]
    for part in parts:
        s = part.scale(k if left else -k, k).rot(a).move(x, y)
        d.fill(s.move(2, 3), INK, 0.5)
        d.fill(s, d.dlin(s, TIDE["core"], TIDE["mid"]))
        d.stroke(s, INK, 2)
