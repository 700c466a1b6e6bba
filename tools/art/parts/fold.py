"""Folded paper: flat facets in light and shadow with cut creases."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import hatch
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import Point
from tools.art.palette import INK

Facet = tuple[Sequence[Point], float]  # corners in order, tone 0 (lit) .. 1 (shadow)

FOLD_PAPER = ("#fffdf2", "#f1e2bd", "#a9875a")  # lit, middle, shadow

# folded bird flying to the left, about 200 wide; beak at -100,-18
BIRD: tuple[Facet, ...] = (
    (((22, 4), (70, -96), (-22, -6)), 0.75),
    (((-22, -6), (96, 34), (10, 40)), 0.35),
    (((-22, -6), (-100, -18), (-58, -40), (-2, 12)), 0.15),
    (((22, 4), (10, -104), (-26, 2), (4, 24)), 0.0),
)


def fold(
    d: Doc,
    facets: Sequence[Facet],
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0.0,
    paper: tuple[str, str, str] = FOLD_PAPER,
    ink: str = INK,
    w: float = 3.0,
    flip: bool = False,
) -> Sh:
    """Draw facets (later ones on top) at (x, y), scaled by k, turned by rot degrees; returns the silhouette.

    paper: lit, middle and shadow colour. flip mirrors left and right before turning."""
    placed = [
        (Sh.poly([(px * k * (-1 if flip else 1), py * k) for px, py in corners]).rot(rot).move(x, y), tone)
        for corners, tone in facets
    ]
    outline = U([shape for shape, _ in placed])
    d.inked(outline, paper[1], w, w * 0.5, ink)
    for shape, tone in placed:
        low, high = (paper[0], paper[1]) if tone < 0.5 else (paper[1], paper[2])
        colour = mix(low, high, tone * 2 if tone < 0.5 else tone * 2 - 1)
        d.inked(shape, d.dlin(shape, colour, mix(colour, paper[2], 0.25)), max(1.0, w * 0.45), 0, ink)
        if tone > 0.6 and k > 0.4:
            d.fill(hatch(shape, 62 + rot, 9, 1.7), ink, 0.45)
    return outline
