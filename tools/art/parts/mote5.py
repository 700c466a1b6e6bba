"""Exactly five equal small things: the sign for "each player"."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, spark
from tools.art.inkwell.spline import lerp
from tools.art.ornament import sigil
from tools.art.palette import INK

KINDS = ("spark", "drop", "leaf", "feather", "flame")


def ring5(
    cx: float, cy: float, r: float, start: float = -90.0, ry: float | None = None
) -> list[tuple[float, float, float]]:
    """Five (x, y, outward angle in degrees) evenly round an ellipse."""
    ry = r if ry is None else ry
    angles = [start + 72 * i for i in range(5)]
    return [(cx + r * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a)), a) for a in angles]


def row5(x0: Any, y0: Any, x1: Any, y1: Any, sag: float = 0.0) -> Any:
    """Five (x, y, angle) in a row from one point to another, the middle sinking by `sag`."""
    lean = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
    return [(lerp(x0, x1, i / 4), lerp(y0, y1, i / 4) + sag * (1 - ((i - 2) / 2) ** 2), lean) for i in range(5)]


def mote5(
    d: Doc,
    kind: str,
    places: Sequence[tuple[float, float, float]],
    size: float,
    fill: str = "#fff4c2",
    ink: str = INK,
    glow: str = "",
    upright: bool = False,
) -> None:
    """Draw five motes of one kind at `places` (from ring5 or row5), pointing outward unless `upright`."""
    for x, y, angle in places:
        if glow:
            d.glow(x, y, size * 2.6, (0, glow, 0.75), (0.35, glow, 0.35), (1, glow, 0))
        d.inked(mote(kind, x, y, size, -90 if upright else angle), fill, max(1.7, size * 0.12), size * 0.05, ink)


def mote(kind: str, x: float, y: float, size: float, angle: float = -90.0) -> Sh:
    """One mote as a shape, `size` its half height, its head towards `angle`."""
    forms = {
        "spark": lambda: spark(0, 0, 1.3, 0.1),
        "drop": lambda: S("0,-1.05! .32,-.5 .62,.12 .5,.66 0,.9 -.5,.66 -.62,.12 -.32,-.5"),
        "leaf": lambda: S("0,-1.05! .45,-.5 .55,.1 .2,.6 .06,1! -.06,1! -.2,.6 -.55,.1 -.45,-.5"),
        "feather": lambda: S("0,1.1! -.1,.6 -.42,.3 -.46,-.3 -.1,-1.1! .3,-.6 .42,-.1 .36,.3! .2,.34 .1,.6"),
        "flame": lambda: sigil("fire", 0, 0, 1)[0],
    }
    return forms[kind]().scale(size).rot(angle + 90).move(x, y)
