"""Vignettes of the grimoire's right pages (640x280): the ground of a bonus, inks, and the objects that meet two fates.

A bonus is lit by a candle from the left and stays warm; a failure (`misfortune`) has its own hour and light; the other
side is quiet."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, para_lines, ray_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard

PALE = ("#fffaea", "#ead9b4", "#a3845c")
IRON = ("#9a8c86", "#51464a", "#1d161b")
OAKEN = ("#c99c6a", "#855a3a", "#3d251c")
SOOT = ("#66565a", "#2f252b", "#130e13")
CRIMSON = ("#ea6152", "#b3202c", "#5a0e1c")
AMBER = ("#fff3c0", "#f2b44a", "#9a5a20")
CLAY = ("#dcae82", "#a8704a", "#54301f")
CUT = PAGE_INK


HOURS = {
    "candle": ("#fffbe2", "#fbe6ae", "#e9cb92", "#cda56c", "#8a5a2c"),
    "hearth": ("#fff6c8", "#ffbe5c", "#b8582e", "#e2bc84", "#5a2016"),
    "dawn": ("#fffdf0", "#ffdcc0", "#f0a890", "#e6c59c", "#9a4a4a"),
    "garden": ("#fffff0", "#e8efb4", "#a8bc74", "#dcc792", "#4a6a34"),
    "lake": ("#ffffff", "#d8ece8", "#8fb4b8", "#d6c69c", "#3a6474"),
    "night": ("#fff8d8", "#f6c46a", "#4a2c3c", "#c9a270", "#1d1220"),
    "stage": ("#fffbe6", "#f6cfa0", "#8a3a48", "#d8b07e", "#3a1020"),
}
"""The light of a bonus: at its lamp, about it, behind what happens, on the quiet side, and the ink of its lines."""


def bonus_ground(
    d: Doc, lamp: Point = (190.0, 120.0), floor: float = 250, lines: str = "rays", hour: str = "candle"
) -> None:
    """a lamp and the light of one of the HOURS, field lines (rays, rings, strata, curls) that only whisper on the
    quiet side, where it is paper"""
    win = Sh.rect(0, 0, 640, 280)
    core, near, deep, paper, ink = HOURS[hour]
    d.fill(win, d.rad(*lamp, 470, (0, core), (0.2, near), (0.48, deep), (0.86, paper), (1, paper)))
    d.fill(win, d.lin(300, 0, 640, 0, (0, paper, 0), (0.75, paper, 0.95), (1, paper, 1)))
    _field(d, win, lamp, 0, ink, 0.6, lines)
    _floor(d, floor, 10, 400)


def _field(d: Doc, win: Sh, lamp: Point, clear: float, ink: str, opacity: float, lines: str) -> None:
    """engraved lines round the lamp, thinner over the side that will carry text"""
    x0, y0 = lamp

    def tone(x: float, y: float) -> float:
        far = (math.hypot(x - x0, (y - y0) * 1.25) - max(clear, 96)) / 260
        return far * (1 if abs(x - x0) < 190 else max(0.22, 1 - (abs(x - x0) - 190) / 120))

    start = max(clear, 90)
    choices: dict[str, Callable[[], Sequence[Sequence[Point]]]] = {
        "rays": lambda: ray_lines(x0, y0, start, 560, 76, 2.1),
        "rings": lambda: circ_lines(x0, y0, start, 620, 13),
        "strata": lambda: para_lines(win.bounds, -3, 13, 4, 150),
        "curls": lambda: [
            [polar(x0, y0, start + 500 * (j / 49) ** 1.1, k * 20 + j * 4) for j in range(50)] for k in range(18)
        ],
    }
    paths = choices[lines]()
    d.fill(engrave(win, paths, tone, 9, 0.5, 8.5, step=26), ink, opacity)


def _floor(d: Doc, y: float, x0: float, x1: float) -> None:
    """the shadow the subject stands on"""
    if y:
        d.fill(S([(x0, y + 6, 1), ((x0 + x1) / 2, y - 7), (x1, y + 6, 1), ((x0 + x1) / 2, y + 21)]), PAGE_INK, 0.75)


def wax(d: Doc, c: Carver, x: float, y: float, h: float, rot: float = 0, lit: bool = True) -> None:
    """a candle standing at (x, y), leaning by `rot` degrees"""

    def place(s: Sh) -> Sh:
        return s.rot(rot).move(x, y)

    top = place(Sh.ell(0, -h - 14, 1)).center
    if lit:
        d.glow(*top, 40, (0, "#fff6c8", 0.95), (0.35, "#ffcf62", 0.5), (1, "#ff9a3a", 0))
    body = S([(-13, 0, 1), (-12, -h * 0.6), (-13, -h, 1), (-2, -h + 4), (13, -h - 2, 1), (12, -h * 0.4), (14, 0, 1)])
    c.form(
        place(body | brush([(9, -h), (10, -h + 16), (9, -h + 30)], 8, taper(1, 0.3), 8)), PALE, 2.6, (7, 12, 3.4), CUT
    )
    d.fill(place(brush([(0, -h + 3), (1, -h - 9)], 3.4, taper(1, 0.6), 4)), PAGE_INK)
    if lit:
        d.inked(place(flame_s(0, -h - 3, 34, 17, -3)), "#ffb23e", 2, 0.8, "#7a2a14")
        d.fill(place(flame_s(0, -h - 4, 19, 8, -2)), "#fffdf0")


def page_tower(d: Doc, c: Carver, x: float, foot: float, storeys: int, ghosts: int = 0) -> list[Sh]:
    """storeys of folded pages, each with a door or window and a sign; the upper `ghosts` are outlines only"""
    made = []
    for i in range(storeys):
        w, y = 112 - i * 11, foot - 48 * i
        dx = x + (4, -5, 3, -3, 2)[i % 5]
        s = Sh.poly([(dx - w / 2, y), (dx - w / 2 + 3, y - 46), (dx + w / 2 - 2, y - 49), (dx + w / 2, y)])
        made.append(s)
        if i >= storeys - ghosts:
            d.stroke(s, "#fff0c0", 7, 0.5)
            d.stroke(s, "#fffdf0", 3, 1, dash="9 7")
            continue
        c.form(s, PALE, 2.8, (8, 16, 4), CUT)
        hole = S(
            [
                (dx - 11, y - (0 if i == 0 else 8), 1),
                (dx - 11, y - 26),
                (dx, y - 36),
                (dx + 11, y - 26),
                (dx + 11, y - (0 if i == 0 else 8), 1),
            ]
        )
        d.inked(hole, d.vlin(hole, "#3a2a2c", "#0f0a0e"), 2, 0.8)
        lines = [sliver(dx - w / 2 + 8, y - 12 - k * 9, dx - 18, y - 12.5 - k * 9, 1.4) for k in range(3)]
        lines += [sliver(dx + 18, y - 12 - k * 9, dx + w / 2 - 8, y - 12.5 - k * 9, 1.4) for k in range(3)]
        d.fill(pile(lines), "#6a4a30", 0.9)
    return made


def sample_brush(place: Callable[[Sh], Sh], points: Sequence[Point]) -> list[Point]:
    """points of a stroke after a placement"""
    return [place(Sh.ell(px, py, 1)).center for px, py in points]


def flower_pot(d: Doc, c: Carver, x: float, y: float, k: float = 1.0, rot: float = 0) -> None:
    """a clay pot with its foot at (x, y)"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(rot).move(x, y)

    c.form(place(S("-38,0! -54,-70! 54,-70! 38,0! 0,6")), CLAY, 3, (9, 20, 4.6), CUT)
    c.form(place(S("-62,-70! -60,-94! 0,-88 60,-94! 62,-70! 0,-62")), CLAY, 3, (8, 12, 4), CUT)


def coin_pile(d: Doc, x: float, y: float, n: int, w: float = 90, seed: int = 3) -> None:
    """a flat pile of pages seen from the side, its foot at (x, y)"""
    for i in range(n):
        shift = ((i * 7 + seed * 3) % 9) - 4
        s = Sh.poly(
            [
                (x - w / 2 + shift, y - i * 8),
                (x - w / 2 + shift + 6, y - i * 8 - 8),
                (x + w / 2 + shift + 4, y - i * 8 - 9),
                (x + w / 2 + shift, y - i * 8),
            ]
        )
        d.inked(s, d.dlin(s, *PALE), 2, 0.9)


Flight = tuple[float, float, float, str, str]
"""Where a page flies: x, y, turn in degrees, sign, state."""


def flying_pages(d: Doc, places: Iterable[Flight], h: float = 46) -> None:
    """pages in the air, h high"""
    for i, (x, y, rot, sign, state) in enumerate(places):
        leafcard(d, x, y, h, sign, state, rot, ink=PAGE_INK, line=PAGE_INK, seed=i + 3)


def smoke_curl(d: Doc, x: float, y: float, k: float = 1.0) -> None:
    """one curl of smoke rising from (x, y)"""
    path = [
        (x, y),
        (x + 12 * k, y - 24 * k),
        (x - 8 * k, y - 48 * k),
        (x + 10 * k, y - 72 * k),
        (x + 24 * k, y - 66 * k),
        (x + 16 * k, y - 54 * k),
    ]
    s = brush(path, 9 * k, taper(0.2, 0.1, 0.5), 22)
    d.inked(s, "#efe2c6", 1.8, 0.8)
    d.fill(brush(path, 2.4 * k, LEAF, 18), PAGE_INK, 0.5)
