"""Station of the invocation track, space 1: the hole through which the next monster comes."""

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.knot import SLATE
from tools.art.picture import Picture

PICTURE = Picture(seed=321, size=(300, 200))


def draw(d: Doc, detail: int) -> None:
    """Transparent ground: the well of the table lies under it."""
    mouse_hole(d, 146, 150, 104)


def mouse_hole(d: Doc, x: float, y: float, w: float) -> None:
    """the way in for the next one: an arch broken into the slate, two points of light inside"""
    arch = S(
        [
            (x - w / 2, y, 1),
            (x - w * 0.52, y - w * 0.4),
            (x - w * 0.3, y - w * 0.86),
            (x, y - w),
            (x + w * 0.32, y - w * 0.84),
            (x + w * 0.5, y - w * 0.4),
            (x + w / 2, y, 1),
        ]
    )
    d.inked(arch.grow(9), d.dlin(arch, *SLATE[2:]), 3, 1.4)
    teeth = [
        cutw(px, py, px + (px - x) * 0.16, py + (py - y + w * 0.4) * 0.16, 6)
        for px, py in (
            (x - w * 0.5, y - w * 0.3),
            (x - w * 0.44, y - w * 0.6),
            (x - w * 0.2, y - w * 0.92),
            (x + w * 0.16, y - w * 0.95),
            (x + w * 0.42, y - w * 0.66),
            (x + w * 0.51, y - w * 0.32),
        )
    ]
    d.fill(arch, d.vlin(arch, "#0b060c", "#1b0f19"))
    d.fill(pile(teeth), INK)
    d.fill(pile([sliver(x - w * 0.6, y + 3, x + w * 0.6, y + 3, 3)]), SLATE[1], 0.7)
    for o in (-0.14, 0.14):
        eye = Sh.ell(x + w * o, y - w * 0.42, w * 0.075, w * 0.1)
        d.fill(eye, "#f0b24a")
        d.fill(sliver(x + w * o, y - w * 0.5, x + w * o, y - w * 0.34, 2.6), INK)
    d.fill(
        brush([(x + w * 0.2, y - 4), (x + w * 0.5, y + 8), (x + w * 0.86, y - 6), (x + w * 1.02, y + 4)], 7, LEAF, 12),
        "#8a6a70",
    )
