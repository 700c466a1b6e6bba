"""Storm arms, scroll clouds, bolts, swallows, wind ribbons."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point, polar, pts_of
from tools.art.palette import INK


def scroll_cloud(d: Doc, x: float, y: float, r: float, s: float, fill: str, cut: str = "#262350") -> None:
    c = Sh.ell(x, y, r)
    d.inked(c, fill, 2.8, 1.4)
    sp = [polar(x, y, r * (0.9 - 0.82 * k / 14), (-70 if s > 0 else 250) + s * k * 40) for k in range(14)]
    d.fill(brush(sp, r * 0.16 + 1.5, taper(0.3, 0.3, 0.3), 16), cut)


def bolt(points: Sequence[Point], w: float) -> Sh:
    pts = []
    back = []
    for i, (x, y) in enumerate(points):
        u = i / (len(points) - 1)
        h = w * (u / 0.3 if u < 0.3 else (1 - u) / 0.7) * 0.5 + 0.3
        pts.append((x - h, y))
        back.append((x + h, y))
    return Sh.poly(pts + back[::-1])


def swallow(d: Doc, x: float, y: float, k: float, rot: float, flip: float = 1) -> None:
    wing = S("0,0! -14,-14 -44,-24 -66,-20! -44,-14 -26,2 -8,8!")
    w2 = S("0,0! 12,-18 36,-34 60,-36! 40,-22 26,-4 8,8!")
    bd = S("-4,-8 8,-10 20,-6 30,-2! 20,4 6,9 -8,8 -34,22! -22,10 -40,12! -18,2")
    for s in (w2, wing, bd):
        t = s.scale(k * flip, k).rot(rot).move(x, y)
        d.fill(t.grow(1.6), "#f4f1ff")
        d.fill(t, INK)


def wind_ribbon(d: Doc, points: Sequence[Point], w: float, cols: str, n: int = 26, line_col: str = "#4f4a88") -> None:
    s = brush(points, w, taper(0.1, 0.35, 0.55, 0.9), n)
    d.inked(s, cols, 2.6, 1.2)
    d.fill(brush([(x, y + w * 0.05) for x, y, _ in pts_of(points)], w * 0.16, LEAF, n - 4) & s, line_col, 0.8)


def curl_end(x: float, y: float, r: float, a0: float, turn: float) -> list[Point]:
    """points of a curl round (x, y) to append to a wind ribbon"""
    return [polar(x, y, r * (1 - 0.82 * k / 12), a0 + turn * k / 12) for k in range(13)]
