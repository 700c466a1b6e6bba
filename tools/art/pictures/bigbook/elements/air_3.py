"""Air 3: the storm wheel over the tower."""

from __future__ import annotations

import math
import random

import numpy as np

from tools.art.inkwell.brush import LEAF, brush, cutw, ribbon, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import GOLD, INK
from tools.art.parts.sky import bolt, scroll_cloud, swallow
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=31)
EYE = (300, 292)
"""The still middle of the storm."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    air(d)
    storm(d)
    lightning(d)
    base = d.lin(0, 650, 0, 820, "#d0caf0", "#6d66ac", "#221f4c")
    mid = d.lin(0, 580, 0, 760, "#f4d890", "#7a6aa8", "#262250")
    for x, y, r, s in (
        (70, 640, 44, 1),
        (150, 676, 50, -1),
        (530, 636, 46, -1),
        (452, 672, 50, 1),
        (110, 610, 28, 1),
        (492, 604, 28, -1),
    ):
        scroll_cloud(d, x, y, r, s, mid)
    tower(d, rnd)
    for x, y, r, s in (
        (96, 716, 56, 1),
        (200, 742, 60, -1),
        (504, 712, 58, -1),
        (404, 742, 60, 1),
        (300, 776, 64, 1),
        (40, 770, 50, 1),
        (560, 770, 50, -1),
    ):
        scroll_cloud(d, x, y, r, s, base)
    swallow(d, 136, 150, 0.62, -18)
    swallow(d, 470, 180, 0.56, 14, -1)
    swallow(d, 452, 480, 0.5, -10, -1)
    swallow(d, 118, 470, 0.55, 20)
    swallow(d, 392, 120, 0.42, -30)


def air(d: Doc) -> None:
    """light from the eye, the air engraved in spirals"""
    d.fill(
        d.window,
        d.rad(
            *EYE,
            520,
            (0, "#ffffff"),
            (0.14, "#d8d2f4"),
            (0.32, "#7a74ba"),
            (0.6, "#38337a"),
            (0.82, "#1c194a"),
            (1, "#0c0a24"),
        ),
    )
    # spiral engraved air
    lines = []
    for k in range(16):
        ln = []
        for j in range(60):
            t = j / 59
            a = k * 22.5 + t * 300
            r = 70 + 470 * t**1.15
            ln.append(polar(*EYE, r, a))
        lines.append(ln)
    d.fill(
        engrave(d.window, lines, lambda x, y: (math.hypot(x - EYE[0], y - EYE[1]) - 110) / 340, 16, 0.7, 9.5, step=36),
        "#0c0a24",
        0.85,
    )


def storm(d: Doc) -> None:
    """spiral arms with scalloped cloud edges, the calm in their middle"""
    cs = [("#e0dbf8", "#827bc0", "#312c6c"), ("#ffffff", "#bcb6e6", "#5d579c")]
    for k in range(4):
        storm_arm(d, *EYE, 20 + k * 90, 235, 96, 330, 74, cs[0], random.Random(k))
    for k in range(3):
        storm_arm(d, *EYE, 60 + k * 120, 210, 70, 205, 46, cs[1], random.Random(10 + k), 2.8)
    for k in range(3):
        storm_arm(
            d, *EYE, 10 + k * 120, 180, 52, 120, 26, ("#fffdf0", "#ece6fa", "#a39bd8"), random.Random(20 + k), 2.4
        )
    d.glow(*EYE, 120, (0, "#ffffff", 1), (0.35, "#fffbe6", 0.8), (1, "#fff6d0", 0))
    calm = Sh.ell(*EYE, 38)
    d.inked(calm, d.rad(*EYE, 42, "#fffdf0", "#fff6d8", "#dcd8f4"), 2.8, 1, "#4f4a88")
    d.fill(pile([spark(EYE[0] + x, EYE[1] + y, r) for x, y, r in ((-9, -7, 8), (11, 5, 6), (-2, 16, 4))]), "#8680c2")


def lightning(d: Doc) -> None:
    """two bolts, one of them forked"""
    left = bolt([(224, 404), (196, 452), (176, 508), (216, 516), (172, 592), (208, 600), (150, 712)], 26)
    fork = bolt([(190, 506), (236, 560), (228, 566), (262, 610)], 10)
    right = bolt([(388, 416), (412, 452), (440, 498), (404, 510), (442, 572), (414, 578), (450, 648)], 20)
    for b in (left, fork, right):
        d.soft(b, "#ffe890", 22, 5, 0.45)
    for b in (fork, left, right):
        d.inked(b, d.vlin(b, "#fffdf0", "#ffe27a", "#f3b33a"), 2.8, 1.2)


def tower(d: Doc, rnd: random.Random) -> None:
    """the academy with its weather-vane, one window lit"""
    walls = S("272,800! 278,640! 268,632! 268,612! 332,612! 332,632! 322,640! 328,800!")
    d.inked(walls, d.lin(268, 0, 332, 0, "#8680c2", "#3d3870", "#1d1a40"), 3, 1.6)
    roof = S("256,614! 282,580 296,540 300,512! 304,540 318,580 344,614!")
    d.inked(roof, d.lin(256, 0, 344, 0, "#7a74ba", "#2f2b60"), 3, 1.6)
    d.fill(wedges(roof, 9, 22, 4.4, (-0.9, -0.3), 0.2, 0.3, rnd), INK)
    d.fill(wedges(walls, 12, 20, 4.6, (-0.9, -0.2), 0.2, 0.2, rnd), INK)
    for x, y in ((300, 664), (300, 720)):
        window = S([(x - 9, y + 14, 1), (x - 9, y - 4), (x, y - 15, 1), (x + 9, y - 4), (x + 9, y + 14, 1)])
        lit = y < 700
        d.inked(window, "#f0b24a" if lit else "#262350", 2.4, 0.6)
        d.fill(pile([cutw(x, y - 14, x, y + 13, 2.4), cutw(x - 9, y + 2, x + 9, y + 2, 2.4)]), INK)
        if lit:
            d.glow(x, y, 46, (0, "#ffe9a0", 0.8), (1, "#f0b24a", 0))
    d.fill(pile([sliver(300, 470, 300, 514, 2.2), sliver(284, 488, 316, 488, 2.2)]), INK)
    d.inked(S("300,470! 322,462 316,474 322,484!"), GOLD[1], 2, 0.6)


def storm_arm(
    d: Doc,
    cx: float,
    cy: float,
    a0: float,
    turn: float,
    r0: float,
    r1: float,
    w: float,
    cols: tuple[str, ...],
    rnd: random.Random,
    lw: float = 3,
    flow: str = "#4f4a88",
    cut: str = "#262350",
) -> Sh:
    n = 26
    points = []
    width = []
    for i in range(n + 1):
        t = i / n
        points.append(polar(cx, cy, lerp(r0, r1, t**0.9), a0 + turn * t))
        width.append(w * math.sin(math.pi * min(1, t * 1.02)) ** 0.7 * (0.55 + 0.6 * t) + 2)
    core = ribbon(points, width)
    lobes = [core]
    array = np.array(points)
    place = np.gradient(array, axis=0)
    place /= np.maximum(np.hypot(*place.T), 1e-6)[:, None]
    for i in range(3, n - 1):
        x, y = points[i]
        nx, ny = -place[i][1], place[i][0]
        o = (x - cx) * nx + (y - cy) * ny
        side = 1 if o > 0 else -1
        r = width[i] * rnd.uniform(0.36, 0.50)
        lobes.append(Sh.ell(x + nx * side * width[i] * 0.38, y + ny * side * width[i] * 0.38, r))
    s = U(lobes)
    d.inked(s, d.rad(cx, cy, r1 * 1.15, *cols), lw, 1.6)
    # inner flow lines
    for off, ww in ((-0.22, 4), (0.02, 3), (0.2, 2.4)) if w > 30 else ():
        path = [
            (points[i][0] - place[i][1] * width[i] * off * (1), points[i][1] + place[i][0] * width[i] * off)
            for i in range(3, n - 2)
        ]
        d.fill(brush(path, ww, LEAF, 14) & s, flow)
    d.fill(wedges(s, 10, 18, 4, ("pt", cx, cy), 0.25, 0.4, rnd), cut)
    # curls at the head
    x, y = points[-3]
    return s
