"""The seals of achievements: wax in five colours, one plain shape pressed into a field of 110 units about 100,100."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import INK

_WAXES = (
    ("#f0957c", "#b8322b", "#5c1220"),
    ("#9fd3a4", "#3c7f52", "#123a2a"),
    ("#a9c2ee", "#3f62a8", "#15244f"),
    ("#e9cf86", "#b5842c", "#56350f"),
    ("#d3a9dc", "#80429a", "#361447"),
)
"""Light, middle and dark of five colours of sealing wax."""
_MIDDLE = 100.0
_FIELD = 60.0


def impression(d: Doc, motif: Sh, wax: int, seed: int) -> None:
    """A 200x200 seal of one of the _WAXES (0 to 4) with a motif in its field: raised, lit from the upper left."""
    rnd = random.Random(seed)
    light, base, dark = _WAXES[wax]
    rim = [
        polar(
            _MIDDLE, _MIDDLE, min(93, 84 + rnd.uniform(-6, 5) + (4 if i % 3 == 0 else 0)), i * 15 + rnd.uniform(-4, 4)
        )
        for i in range(24)
    ]
    blob = Sh.spline(rim, True)
    d.fill(blob.move(3, 6), INK, 0.5)
    d.inked(blob, d.rad(72, 60, 140, light, base, dark), 6, 3)
    d.fill(wedges(blob, 11, 15, 6, (-0.6, -0.8), 0.15, 0.4, rnd), INK, 0.8)
    d.fill(brush([polar(_MIDDLE, _MIDDLE, 78, a) for a in (192, 218, 246, 272)], 10, LEAF, 12), "#fff0e2", 0.7)
    field = Sh.ell(_MIDDLE, _MIDDLE, _FIELD)
    d.fill(Sh.ring(_MIDDLE, _MIDDLE, _FIELD + 5, _FIELD - 1), INK)
    d.fill(Sh.ring(_MIDDLE, _MIDDLE, _FIELD + 3, _FIELD + 0.5), light)
    d.fill(field, d.rad(126, 132, 112, base, dark, INK))
    d.fill(field - Sh.ell(_MIDDLE + 6, _MIDDLE + 8, _FIELD), INK, 0.75)
    shape = motif & Sh.ell(_MIDDLE, _MIDDLE, _FIELD - 5)
    d.fill(shape.move(2.5, 4), INK, 0.9)
    d.inked(shape, d.rad(76, 70, 96, "#fff3dc", light, base), 3, 1.4)
    d.fill(wedges(shape, 9, 9, 4, (-0.6, -0.8), 0.2, 0.3, rnd), dark, 0.85)


def star_points(points: int, outer: float, inner: float, turn: float = -90.0) -> Sh:
    """A star in the middle of a seal: so many points, their reach and that of the notches, turned by degrees."""
    return Sh.poly(
        [polar(_MIDDLE, _MIDDLE, outer if i % 2 == 0 else inner, turn + i * 180 / points) for i in range(points * 2)]
    )
