"""Value-1 element cards: one sign as a thing in its halo."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, para_lines, ray_lines, wedges
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import EL


def single_sign(d: Doc, el: str) -> None:
    """field lines, halo ring, the element's sign cut as a thing, twelve echoes round it; centre 300,400"""
    ramp = EL[el]
    rnd = random.Random(3)
    f = (300, 400)
    d.fill(
        d.window,
        d.rad(
            *f,
            500,
            (0, ramp["core"]),
            (0.22, ramp["light"]),
            (0.48, ramp["mid"]),
            (0.76, ramp["base"] if el != "air" else "#6d66ac"),
            (1, ramp["deep"]),
        ),
    )
    if el == "fire":
        lines = ray_lines(*f, 150, 560, 96, 1.8)
    elif el == "water":
        lines = circ_lines(*f, 150, 560, 15)
    elif el == "earth":
        lines = para_lines((52, 52, 548, 788), 0, 15, 5, 130)
    else:
        lines = [
            [polar(*f, 110 + 470 * (j / 59) ** 1.1, k * 24 + (j / 59) * 260) for j in range(60)] for k in range(15)
        ]
    d.fill(
        engrave(d.window, lines, lambda x, y: (math.hypot(x - f[0], y - f[1]) - 165) / 330, 14, 0.7, 10, step=36),
        ramp["deep"],
        0.8,
    )
    d.fill(Sh.ring(*f, 176, 169), "#ffffff" if el in ("water", "air") else ramp["core"], 0.92)
    d.fill(Sh.ring(*f, 190, 187), ramp["core"], 0.8)
    d.glow(*f, 168, (0, ramp["core"], 1), (0.6, ramp["light"], 0.75), (1, ramp["light"], 0.2))
    a, c = sigil(el, *f, 116)
    d.fill(a.grow(6).move(6, 9), ramp["deep"], 0.5)
    d.inked(
        a,
        d.lin(230, 290, 370, 520, ramp["light"] if el != "air" else "#ffffff", ramp["mid"], ramp["base"], ramp["dark"]),
        5,
        3,
    )
    d.fill(a - a.move(7, 8), "#ffffff", 0.55)
    d.fill(wedges(a, 12, 34, 6.5, (-0.7, -0.7), 0.15, 0.4, rnd), ramp["deep"])
    d.inked(c, ramp["core"] if el in ("fire",) else ramp["deep"], 2.5, 1)
    # eight small echoes round the halo
    for i in range(12):
        x, y = polar(*f, 236, i * 30)
        s, _ = sigil(el, 0, 0, 17)
        s = s.rot(i * 30 + 90).move(x, y)
        d.fill(s.grow(2.4), ramp["deep"])
        d.fill(s, ramp["light"])
