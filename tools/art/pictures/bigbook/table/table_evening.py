"""The desk at night, evening light."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.wood import BRASS, inlay, wood
from tools.art.picture import Picture

PICTURE = Picture(seed=4, size=(1920, 1080))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    width, height = 1920, 1080
    wood(d, 0, 0, width, height, 7, 11, ["#38242e", "#34212b", "#3d2831", "#311f2a"], "#1b0f19", "#52363f", gap=10)
    # brass inlay: a great wheel behind the book and a rule along the rim
    for r, w in ((520, 3), (506, 1.4), (404, 1.4)):
        d.stroke(Sh.ell(960, 400, r).move(0, 1.5), "#0d070d", w, 0.6)
        d.stroke(Sh.ell(960, 400, r), BRASS[1], w, 0.42)
    tick = []
    for i in range(72):
        a = i * 5
        r0 = 506
        r1 = 484 if i % 6 else 464
        tick.append(Sh.poly([polar(960, 400, r0, a - 0.35), polar(960, 400, r1, a), polar(960, 400, r0, a + 0.35)]))
    d.fill(pile(tick), BRASS[1], 0.42)
    d.stroke(Sh.rect(14, 14, width - 28, height - 28, 16), BRASS[1], 3, 0.5)
    d.stroke(Sh.rect(22, 22, width - 44, height - 44, 12), BRASS[1], 1.2, 0.45)
    # corners: one element each
    for _el, x, y, sx, sy in (
        ("fire", 14, 14, 1, 1),
        ("water", width - 14, 14, -1, 1),
        ("earth", 14, height - 14, 1, -1),
        ("air", width - 14, height - 14, -1, -1),
    ):

        def place(s: Sh, x: float = x, y: float = y, sx: float = sx, sy: float = sy) -> Sh:
            return s.scale(sx, sy).move(x, y)

        o = U(
            brush("8,150 10,90 30,50 56,34 80,36 86,54 72,62 62,52", 7, taper(0.1, 0.3, 0.4), 16),
            brush("150,8 90,10 50,30 34,56 36,80 54,86 62,72 52,62", 7, taper(0.1, 0.3, 0.4), 16),
            brush("8,210 14,180 10,150", 4, LEAF, 8),
            brush("210,8 180,14 150,10", 4, LEAF, 8),
            Sh.ell(20, 20, 6),
        )
        inlay(d, place(o), 0.55)
    # lamplight pooled on the table centre, dark rim
    d.fill(
        Sh.rect(0, 0, width, height),
        d.rad(
            960, 360, 1150, (0, "#ffcf8a", 0.20), (0.35, "#f0a060", 0.08), (0.6, "#000000", 0.0), (1, "#05020a", 0.72)
        ),
    )
