"""Scroll waves, foam claws, the paper boat."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import hatch
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import INK


def scroll_sea(
    d: Doc, y: float, amp: float, wl: float, ph: float, cols: tuple[str, ...], foamc: str = "#f4fffa"
) -> None:
    pts: list[tuple[float, ...]] = [(20, y, True)]
    x: float = 20
    curls = []
    while x < 580:
        pts += [
            (x + wl * 0.30, y - amp * 0.55),
            (x + wl * 0.55, y - amp),
            (x + wl * 0.78, y - amp * 0.78, True),
            (x + wl * 0.70, y - amp * 0.30),
            (x + wl, y + amp * 0.10),
        ]
        curls.append((x + wl * 0.70, y - amp * 0.62, amp * 0.34))
        x += wl
    pts += [(x, 850, True), (20, 850, True)]
    s = Sh.spline(pts, True).move(ph, 0)
    d.inked(s, d.lin(0, y - amp, 0, y + 90, *cols), 3.2, 1.4, light=(0, 1))
    for cx, cy, r in curls:
        cx += ph
        sp = [polar(cx, cy, r * (1.15 - 1.0 * k / 13), -115 + k * 38) for k in range(13)]
        b = brush(sp, r * 0.42, taper(0.4, 0.3, 0.2), 14)
        d.fill(b.grow(2), INK)
        d.fill(b, foamc)
        for o, ww in ((0.42, 4), (0.75, 3)):
            d.fill(
                brush(
                    [
                        (cx - wl * 0.62, y + amp * o),
                        (cx - wl * 0.3, y - amp * 0.25 + amp * o),
                        (cx + wl * 0.02, y - amp * 0.5 + amp * o * 1.2),
                    ],
                    ww,
                    LEAF,
                    8,
                ),
                "#7fd6dc",
            )


def wave_claw(x: float, y: float, a: float, reach: float, w: float, curl: float) -> Sh:
    points = [(x, y)]
    aa = a
    for s in range(7):
        points.append(polar(*points[-1], reach / 6, aa))
        aa += curl * (0.5 + s * 0.22)
    return brush(points, w, taper(0.9, 0.05, 0.1, 0.8), 10)


def paper_boat(d: Doc, bx: float, by: float, k: float = 1.0, rot: float = -9.0, glow: bool = True) -> None:
    """the paper boat folded from a failed exam; (bx, by) is the waterline, k the size"""

    def place(pts: Sequence[Point]) -> Sh:
        return Sh.poly([(bx + x * k, by + y * k) for x, y in pts]).rot(rot, bx, by)

    if glow:
        d.glow(bx - 6 * k, by - 44 * k, 92 * k, (0, "#fff3b8", 0.85), (0.3, "#ffd27a", 0.4), (1, "#ffb347", 0))
    peak = place([(-38, 2), (0, -62), (38, 2)])
    hull_l = place([(-70, -20), (0, 2), (0, 34), (-40, 34)])
    hull_r = place([(70, -20), (0, 2), (0, 34), (40, 34)])
    w = 2.8 * max(0.7, k)
    d.inked(peak, d.lin(bx - 30 * k, by, bx + 30 * k, by, "#fff8e2", "#f0cf90"), w, 1.2)
    d.fill(place([(0, -62), (38, 2), (6, 2)]), "#d2a05c", 0.75)
    d.inked(hull_r, d.lin(bx, by, bx + 70 * k, by, "#e6c184", "#b88246"), w, 1.4)
    d.inked(hull_l, d.lin(bx - 70 * k, by, bx, by, "#fffaf0", "#f2dcae"), w, 1.4)
    d.fill(hatch(hull_r, 64, 6 * max(0.6, k), 1.6), "#7a4a24", 0.8)
