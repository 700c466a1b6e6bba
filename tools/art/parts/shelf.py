"""Shelves, niches and drawers: the places where things are kept for later."""

from __future__ import annotations

import random
from collections.abc import Callable

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import hatch, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.ornament import arch
from tools.art.palette import INK

SHELF_OAK = ("#b07a4a", "#7a4a30", "#3a2024")
HOLLOW = ("#2a1620", "#150b14")


def shelf_board(
    d: Doc,
    x: float,
    y: float,
    w: float,
    t: float = 18,
    depth: float = 16,
    cols: tuple[str, ...] = SHELF_OAK,
    brackets: int = 2,
    seed: int = 4,
) -> None:
    """one board seen a little from above; things stand at height y; (x, y) is the left end of the front's upper edge"""
    rnd = random.Random(seed)
    top = S([(x, y, 1), (x + depth, y - depth, 1), (x + w - depth, y - depth, 1), (x + w, y, 1)])
    front = S([(x, y, 1), (x + w, y, 1), (x + w - 1, y + t, 1), (x + w * 0.5, y + t + 1), (x + 1, y + t, 1)])
    for i in range(brackets):
        bx = x + w * (i + 0.5) / brackets
        arm = S(
            [(bx - 9, y + t, 1), (bx + 9, y + t, 1), (bx + 7, y + t + 22), (bx, y + t + 38, 1), (bx - 7, y + t + 22)]
        )
        d.inked(arm, d.hlin(arm, cols[1], cols[2]), 2.4, 1.2)
    d.inked(top, d.vlin(top, cols[1], cols[0]), 2.6, 1)
    d.inked(front, d.vlin(front, cols[0], cols[1], cols[2]), 2.8, 1.6)
    grain = [
        sliver(x + w * a, y + t * b, x + w * (a + rnd.uniform(0.1, 0.3)), y + t * b, 1.2)
        for a, b in _grain(rnd, int(w / 26))
    ]
    d.fill(pile(grain) & front, INK, 0.8)


def _grain(rnd: random.Random, n: int) -> list[Point]:
    return [(rnd.uniform(0.02, 0.75), rnd.choice((0.3, 0.5, 0.7, 0.85))) for _ in range(n)]


def shelf(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    n: int = 3,
    rows: int = 1,
    cols: tuple[str, ...] = SHELF_OAK,
    wall: float = 14,
    hollow: tuple[str, ...] = HOLLOW,
    arched: bool = False,
    seed: int = 4,
) -> list[tuple[float, float, float, float]]:
    """a case of n x rows niches filling the box; returns the niches as (x, y, w, h), row by row from the top left.

    A thing stands in a niche with its foot at y + h."""
    rnd = random.Random(seed)
    case = Sh.rect(x, y, w, h, 4)
    d.inked(case, d.dlin(case, *cols), 3.2, 1.8)
    d.fill(hatch(case, 90 if h > w else 0, 7, 1.1, rnd=rnd, wob=0.3), cols[2], 0.5)
    nw, nh = (w - wall * (n + 1)) / n, (h - wall * (rows + 1)) / rows
    niches = []
    for r in range(rows):
        for i in range(n):
            nx, ny = x + wall + i * (nw + wall), y + wall + r * (nh + wall)
            hole = arch(nx, ny, nx + nw, ny + nh, nh * 0.3) if arched else Sh.rect(nx, ny, nw, nh, 2)
            d.fill(hole.grow(2.6), INK)
            d.fill(hole, d.lin(0, ny, 0, ny + nh, hollow[1], hollow[0]))
            d.fill(wedges(hole, 9, nw * 0.3, 4, (0.6, 0.8), 0.2, 0.3, rnd), INK, 0.7)
            d.fill(Sh.rect(nx, ny + nh - 4, nw, 4), lighten(cols[0], 0.2), 0.9)
            niches.append((nx, ny, nw, nh))
    d.fill(case - case.move(3, 4), lighten(cols[0], 0.35), 0.7)
    return niches


def drawer(
    d: Doc,
    x: float,
    y: float,
    w: float,
    h: float,
    pull: float = 0.0,
    cols: tuple[str, ...] = SHELF_OAK,
    seed: int = 4,
    within: Callable[[], None] | None = None,
) -> None:
    """a drawer's front in the box; `pull` > 0 (units) slides it towards us and down: a dark inside shows above it.

    within: a function without arguments that draws what stands in the drawer, behind the front."""
    inside = Sh.rect(x, y, w, h, 3)
    d.inked(inside, d.vlin(inside, HOLLOW[1], HOLLOW[0]), 2.6, 1)
    if within:
        within()
    drawer_front(d, x - pull * 0.12, y + pull, w + pull * 0.24, h, cols, seed)


def drawer_front(
    d: Doc, x: float, y: float, w: float, h: float, cols: tuple[str, ...] = SHELF_OAK, seed: int = 4
) -> None:
    """the front panel alone: bevel, grain, knob"""
    rnd = random.Random(seed)
    s = Sh.rect(x, y, w, h, 4)
    d.inked(s, d.dlin(s, *cols), 2.8, 1.6)
    panel = Sh.rect(x + w * 0.07, y + h * 0.14, w * 0.86, h * 0.72, 3)
    d.fill(panel.move(-1.6, -2) - panel, INK)
    d.fill(panel, d.dlin(panel, cols[1], cols[0]))
    grain = [sliver(x + w * a, y + h * b, x + w * (a + 0.22), y + h * b, 1.2) for a, b in _grain(rnd, 9)]
    d.fill(pile(grain) & panel, cols[2], 0.8)
    d.fill(wedges(s, 9, h * 0.2, 3.6, (-0.6, -0.8), 0.2, 0.3, rnd), INK, 0.8)
    knob = Sh.ell(x + w / 2, y + h / 2, min(w, h) * 0.12)
    d.inked(knob, d.dlin(knob, "#f6ecd6", "#b48f57", "#5d4022"), 2.2, 1.4)
