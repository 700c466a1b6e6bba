"""Light behind the figure: window gradient, the element's field lines, halo."""

from __future__ import annotations

import math

from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, para_lines, ray_lines
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import EL


def window_light(d: Doc, el: str, focus: Point = (300, 280), r: float = 400, sh: Sh | None = None) -> None:
    """radial lamp in the element's ramp over the window (or `sh`)"""
    e = EL[el]
    d.fill(
        sh or d.window,
        d.rad(*focus, r, (0, e["core"]), (0.22, e["light"]), (0.45, e["mid"]), (0.74, e["dark"]), (1, e["deep"])),
    )


def field_lines(
    d: Doc,
    el: str,
    focus: Point = (300, 280),
    clear: float = 130,
    reach: float = 300,
    gap: float | None = None,
    sh: Sh | None = None,
    col: str | None = None,
    op: float = 0.8,
) -> None:
    """engraved background in the element's own pattern: rays, rings, strata, spirals; swelling away from the focus.

    `clear` = radius without lines, `reach` = distance over which they reach full width."""
    sh = sh or d.window
    x0, y0, x1, y1 = sh.bounds
    fx, fy = focus
    far = max(math.hypot(x - fx, y - fy) for x in (x0, x1) for y in (y0, y1)) + 10
    start = max(20, clear - 20)
    gap = gap or (9 if el in ("fire", "curse") else 13)
    if el in ("fire", "curse"):
        lines = ray_lines(fx, fy, start, far, max(40, int(980 / gap)), 1.6)
    elif el == "water":
        lines = circ_lines(fx, fy, start, far, gap)
    elif el == "earth":
        lines = para_lines(sh.bounds, 0, gap, gap / 3.5, 120)
    else:
        lines = [
            [polar(fx, fy, start * 0.8 + far * (j / 59) ** 1.1, k * 24 + (j / 59) * 240) for j in range(60)]
            for k in range(15)
        ]

    def tone(x: float, y: float) -> float:
        return (math.hypot(x - fx, y - fy) - clear) / reach

    d.fill(engrave(sh, lines, tone, gap, 0.6, 10, step=38), col or EL[el]["deep"], op)


def halo(d: Doc, el: str, focus: Point = (300, 280), r: float = 140) -> None:
    """the disc of light and its thin ring: magic obeying"""
    e = EL[el]
    d.fill(Sh.ring(*focus, r + 12, r + 6), e["core"], 0.95)
    d.fill(
        Sh.ell(*focus, r),
        d.rad(*focus, r, (0, e["core"], 1), (0.6, mix(e["core"], e["light"], 0.5), 0.9), (1, e["light"], 0.75)),
    )


def curse_light(d: Doc, el: str, focus: Point = (300, 300), r: float = 360, ring: float = 153) -> None:
    """black ground, element glow, white-line rays and the broken-light ring of a curse; `ring` 0 leaves the ring out"""
    win = d.window
    ramp = EL[el]
    k = "#0f0b14"
    fx, fy = focus
    d.fill(win, k)
    d.fill(
        win, d.rad(fx, fy, r, (0, ramp["light"], 0.95), (0.28, ramp["mid"], 0.75), (0.6, ramp["dark"], 0.7), (1, k, 0))
    )
    d.fill(
        engrave(
            win,
            ray_lines(fx, fy, max(60, ring - 3), 560, 84, 2),
            lambda x, y: (math.hypot(x - fx, y - fy) - 150) / 190,
            9,
            0.5,
            15,
            step=30,
        ),
        k,
        0.92,
    )
    if ring:
        d.fill(Sh.ring(fx, fy, ring + 5, ring), ramp["core"], 0.9)
        d.fill(Sh.ring(fx, fy, ring + 15, ring + 13), ramp["light"], 0.8)
        d.fill(
            Sh.ell(fx, fy, ring - 1),
            d.rad(fx, fy - 10, ring, (0, ramp["core"], 0.95), (0.5, ramp["light"], 0.75), (1, ramp["mid"], 0.5)),
        )


def field_lines_behind(d: Doc, el: str, lamp: Point = (150, 300), centre: Point = (200, 260)) -> None:
    """backdrop of a magician's portrait: lamp of the element at face height, field lines round the head"""
    ramp = EL[el]
    d.fill(
        d.window,
        d.rad(
            *lamp,
            400,
            (0, ramp["core"]),
            (0.18, ramp["light"]),
            (0.42, ramp["mid"]),
            (0.75, ramp["dark"]),
            (1, ramp["deep"]),
        ),
    )
    field_lines(d, el, centre, 140, 230, 12 if el != "fire" else 8)
