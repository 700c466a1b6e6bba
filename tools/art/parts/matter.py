"""What curses are made of: every element has its own matter, cut in its own way on the black."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK, EL, ELEMENTS
from tools.art.parts.light import curse_light

# lit, middle, shade, dark
MATTER: dict[str, tuple[str, str, str, str]] = {
    "bone": ("#fffaea", "#f1e6cb", "#cdb892", "#8d7a62"),
    "wood": ("#faeed2", "#cfb28c", "#8a6a52", "#3e2e30"),
    "glass": ("#f6fffc", "#b4e2e0", "#58a3b8", "#1f4c6c"),
    "shell": ("#fff8ec", "#f0dcc8", "#bd9f9a", "#6c545e"),
    "fish": ("#f6fdf6", "#bed6d2", "#74939e", "#364b60"),
    "stone": ("#f4f1e4", "#c2bda6", "#82806e", "#40423c"),
    "root": ("#fcf2d4", "#d2ba8c", "#8c7252", "#463628"),
    "horn": ("#f8ebcc", "#cfb084", "#836248", "#3e2c26"),
    "clay": ("#fbe4c6", "#d9a678", "#966246", "#4e302c"),
    "wax": ("#fffce8", "#f8e6ba", "#d4a86e", "#82543c"),
    "iron": ("#e2dcd8", "#9a9296", "#575058", "#27202a"),
    "char": ("#8a777a", "#4c4046", "#2c2229", "#150f16"),
    "paper": ("#ffffff", "#f6edd8", "#cdbb98", "#806d60"),
    "cloth": ("#f8f3f8", "#d0c5d8", "#8a7f9c", "#483f5e"),
    "feather": ("#ffffff", "#e9e4f2", "#aba3c2", "#595376"),
    "brass": ("#fff5cc", "#e4be70", "#9a6e34", "#4a331e"),
    "mirror": ("#ffffff", "#e2e9f2", "#929fb6", "#3c455c"),
}
K = CURSE_BLACK


def hew(
    d: Doc,
    shape: Sh,
    matter: str,
    rnd: random.Random,
    w: float = 4.2,
    cuts: tuple[float, float, float] | None = (9, 36, 5.5),
    shadow: float = 7.0,
) -> None:
    """Fill `shape` in its matter, contour it, cut its shadow side (gap, length, width), darken the ground behind."""
    if shadow:
        d.fill(shape.grow(shadow).move(shadow * 0.6, shadow), K, 0.6)
    d.inked(shape, d.dlin(shape, *MATTER[matter]), w, w * 0.5, K)
    if cuts:
        gap, length, width = cuts
        d.fill(wedges(shape, gap, length, width, (-0.7, -0.6), 0.12, 0.4, rnd), K)


def shine(d: Doc, shape: Sh, *cuts: tuple[float, float, float, float, float], colour: str = "#fffdf0") -> None:
    """Bright slivers x0, y0, x1, y1, width inside `shape`, on its lit side."""
    d.fill(pile([sliver(*c) for c in cuts]) & shape, colour, 0.95)


def woodgrain(d: Doc, shape: Sh, n: int, angle: float, rnd: random.Random, length: float = 46) -> None:
    """Wood: n long flecks in the direction of the board (degrees)."""
    d.fill(chatter(shape, n, 4.6, length, angle, rnd), K, 0.75)


def fishscales(d: Doc, shape: Sh, size: float, ink: str = K, op: float = 0.8) -> None:
    """Fish skin: staggered rows of cut half-moons."""
    x0, y0, x1, y1 = shape.bounds
    rows: list[Sh] = []
    y, odd = y0, False
    while y < y1:
        x = x0 + (size if odd else 0)
        while x < x1 + size:
            if shape.p.contains((x, y + size * 0.4)):
                rows.append(sliver(x - size, y, x, y + size * 0.8, size * 0.17, -0.24))
                rows.append(sliver(x, y + size * 0.8, x + size, y, size * 0.17, -0.24))
            x += size * 2
        y, odd = y + size * 0.82, not odd
    d.fill(pile(rows) & shape, ink, op)


def pitted(d: Doc, shape: Sh, n: int, rnd: random.Random) -> None:
    """Stone: chips and pits."""
    d.fill(specks(shape, n, (1.6, 4.2), rnd), K, 0.55)


def four_lights(d: Doc, focus: tuple[float, float] = (300, 300), r: float = 300, ring: float = 0) -> None:
    """Ground of a multi-element curse: black, a bone-pale lamp, and round it one exact arc of each element.

    r: how far the lamp reaches; ring: radius of the four arcs, 0 for none."""
    curse_light(d, "curse", focus, r, 0)
    for i, el in enumerate(ELEMENTS if ring else ()):
        tone = EL[el]
        way = [polar(*focus, ring, -168 + i * 90 + t * 7.4) for t in range(11)]
        d.fill(brush(way, 17, LEAF, 20), CURSE_BLACK)
        d.fill(brush(way[1:10], 9, LEAF, 20), tone["mid" if el != "air" else "light"])
