"""A block of clear ice seen from a corner, with room for a thing inside."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import INK


def icecube(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    rise: float = 0.26,
    melt: float = 0.0,
    tilt: float = 0.0,
    inside: Callable[..., Any] | None = None,
    rnd: random.Random | None = None,
    detail: int = 2,
) -> Sh:
    """An ice block standing at (x, y): w its width, h the height of its edges, `rise` the slope of the top.

    inside: called between the back and the front faces to draw the frozen thing; melt 0..1 rounds, sags and drips;
    returns the silhouette."""
    rnd = rnd or random.Random(2)
    half, up = w / 2, w * rise
    sag = melt * h * 0.3

    def turn(s: Sh) -> Sh:
        return s.rot(tilt, x, y)

    def flat(pts: Sequence[Point]) -> Sh:
        return turn(Sh.poly(pts)) if not melt else turn(S([(px, py) for px, py in pts], 0.35 + 0.65 * melt))

    left, right, front = (x - half, y - up), (x + half, y - up), (x, y)
    top = [
        (x - half, y - up - h + sag * 0.4),
        (x, y - h + sag),
        (x + half, y - up - h + sag * 0.6),
        (x, y - 2 * up - h + sag * 0.3),
    ]
    silhouette = flat([left, top[0], top[3], top[2], right, front])
    if melt:
        _pool(d, x, y, half, up, melt)
    d.inked(silhouette, d.lin(x - half, y - h, x + half, y, "#dff7f2", "#7cc6da", "#2c76b0"), 3.4, 1.8)
    back = turn(
        U(
            sliver(x, y - 2 * up, left[0], left[1], 2),
            sliver(x, y - 2 * up, right[0], right[1], 2),
            sliver(x, y - 2 * up, *top[3], 2),
        )
    )
    d.fill(back & silhouette, "#1f5fa6", 0.6)
    if inside:
        inside()
    d.fill(flat([front, top[1], top[2], right]), d.lin(x, 0, x + half, 0, (0, "#153a75", 0.12), (1, "#153a75", 0.5)))
    d.fill(flat([left, top[0], top[1], front]), d.lin(x - half, 0, x, 0, (0, "#ffffff", 0.42), (1, "#8fdcdc", 0.16)))
    lid = flat(top)
    d.fill(lid, d.lin(x - half, y - h - up, x + half, y - h, (0, "#ffffff", 0.95), (1, "#a9e6e6", 0.75)))
    edges = [
        brush(
            [front, ((front[0] + top[1][0]) / 2 + 1, (front[1] + top[1][1]) / 2), top[1]], 4.4, taper(0.7, 0.4, 0.5), 6
        )
    ]
    edges += [
        brush([top[1], ((top[1][0] + t[0]) / 2, (top[1][1] + t[1]) / 2 + sag * 0.1), t], 4, taper(0.5, 0.8, 0.5), 6)
        for t in (top[0], top[2])
    ]
    d.fill(turn(pile(edges)), INK)
    if detail:
        _refraction(d, turn, x, y, half, h, up, silhouette, rnd)
    if melt:
        _drips(d, turn, x, y, half, up, melt, rnd)
    return silhouette


def _refraction(
    d: Doc,
    turn: Callable[..., Any],
    x: float,
    y: float,
    half: float,
    h: float,
    up: float,
    silhouette: Sh,
    rnd: random.Random,
) -> None:
    """bright flaws on the lit face, dark cuts on the far one, bubbles"""
    bright, dark = [], []
    for _i in range(9):
        u, v = rnd.uniform(0.08, 0.9), rnd.uniform(0.1, 0.8)
        px, py = x - half * u, y - up * u - h * v
        bright.append(sliver(px, py, px + rnd.uniform(14, 34), py - rnd.uniform(16, 40), rnd.uniform(1.2, 2.6), 0.06))
    for i in range(int(h / 10)):
        py = y - up - i * 10 - 6
        dark.append(
            cutw(x + half, py, x + half - rnd.uniform(16, 40) * (0.4 + i * 10 / h), py + rnd.uniform(8, 16), 4.4)
        )
    d.fill(turn(pile(dark)) & silhouette, "#0b1c42", 0.85)
    d.fill(turn(pile(bright)) & silhouette, "#ffffff", 0.9)
    d.fill(
        turn(
            brush(
                [(x - half + 7, y - up - 10), (x - half + 7, y - up - h * 0.5), (x - half + 8, y - up - h + 12)],
                6,
                LEAF,
                6,
            )
        ),
        "#ffffff",
        0.9,
    )
    for _ in range(6):
        px, py, r = x + rnd.uniform(-0.7, 0.7) * half, y - up - rnd.uniform(0.1, 0.8) * h, rnd.uniform(1.8, 4)
        d.fill(Sh.ring(px, py, r, r - 1.3), "#ffffff", 0.8)


def _pool(d: Doc, x: float, y: float, half: Any, up: Any, melt: Any) -> None:
    """melt water round the foot"""
    spread = half * (1 + 0.35 * melt)
    pool = Sh.ell(x, y - up * 0.8, spread, up * 1.25 + 8 * melt)
    d.inked(pool, d.lin(0, y - up * 2, 0, y + up, "#c9f3ee", "#3a9fc9"), 2.4, 1)
    d.fill(sliver(x - spread * 0.8, y - up * 0.5, x - spread * 0.2, y + up * 0.3, 3, 0.1), "#ffffff")


def _drips(d: Doc, turn: Any, x: float, y: float, half: Any, up: Any, melt: Any, rnd: random.Random) -> None:
    """drops running down the faces"""
    for u in (-0.7, -0.25, 0.3, 0.75):
        px = x + half * u
        py = y - up * abs(u) - rnd.uniform(6, 26)
        drop = turn(S([(px, py - 22 * melt, 1), (px + 5, py - 4), (px, py + 3), (px - 5, py - 4)]))
        d.inked(drop, "#f4fffb", 1.8, 0.6)
