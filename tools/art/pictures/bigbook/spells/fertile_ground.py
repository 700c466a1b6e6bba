"""fertile_ground: draws two, discards one.

Ploughed rows seen from above, a seedling in each; the cat digs out the one turnip that came up full grown.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.cat import cat
from tools.art.parts.feather import cut_feather, vane
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=103)
LAMP = (408, 372)
TILT = -13


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*LAMP, 440, "#e9e49a", "#b99a56", "#7d5c38", "#4a3426", "#1e1a18"))
    _rows(d, rnd)
    d.glow(*LAMP, 210, (0, "#f6fbd2", 0.75), (0.5, "#b5dd86", 0.32), (1, "#b5dd86", 0))
    with d.group(transform=f"rotate({TILT} 300 300)"):
        for row in range(5):
            for i in range(7):
                x, y = -16 + i * 104 + (row % 2) * 52, 88 + row * 104
                if math.hypot(x - 396, y - 392) > 150 and math.hypot(x - 262, y - 250) > 118:
                    _sprout(d, x, y, rnd)
    _hole(d, rnd)
    cat(d, 430, 404, 1.16, "above", rot=-40)
    for i in range(22):
        a = rnd.uniform(190, 330)
        cx, cy = polar(392, 378, rnd.uniform(110, 190), a)
        d.inked(star(cx, cy, rnd.uniform(3, 8), 5, 0.72, i * 23), "#6a4230", 1.8, 0.7)
    with d.group(transform="translate(372 352) rotate(-38)"):
        _turnip(d, rnd)


def _rows(d: Doc, rnd: random.Random) -> None:
    """Ridge and furrow: lit crowns, black valleys, knife cuts across the shadow side."""
    with d.group(transform=f"rotate({TILT} 300 300)"):
        for row in range(-1, 7):
            y = 36 + row * 104
            ridge_top = S(
                [
                    (-120, y + 18, 1),
                    *[(-60 + i * 80, y + 12 + rnd.uniform(-7, 7)) for i in range(10)],
                    (720, y + 18, 1),
                    (720, y + 82, 1),
                    *[(660 - i * 80, y + 88 + rnd.uniform(-7, 7)) for i in range(10)],
                    (-120, y + 82, 1),
                ]
            )
            d.inked(
                ridge_top,
                d.lin(0, y + 10, 0, y + 90, (0, "#d6c26e"), (0.4, "#9a7a40"), (1, "#4a3020")),
                3,
                3,
                light=(0, -1),
            )
            cuts = [cutw(x, y + 90, x + rnd.uniform(-8, 8), y + rnd.uniform(56, 72), 6) for x in range(-60, 680, 19)]
            flecks = [
                sliver(x, y + q, x + rnd.uniform(12, 34), y + q + rnd.uniform(-3, 3), 1.8)
                for x, q in [(rnd.uniform(-60, 660), rnd.uniform(20, 62)) for _ in range(16)]
            ]
            d.fill(pile(cuts + flecks), "#2a1a18")


def _sprout(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """Two seed leaves in pumpkin just out of the ridge, the third still rolled."""
    d.fill(Sh.ell(x + 4, y + 22, 34, 13), "#20140f", 0.8)
    for s in (-1, 1):
        leaf, spine = vane((x, y + 18), -90 + s * 66, 44, 20, s * 0.22)
        cut_feather(d, leaf, spine, "#b8501e", "#f6b04a", INK, 2.4, 0, s, 20)
    roll, _ = vane((x, y + 18), -90 + rnd.uniform(-14, 14), rnd.uniform(44, 54), 15, 0.1)
    d.inked(roll, d.vlin(roll, "#fbffdc", "#b5dd86", "#4f8a3c"), 2.6, 1.2)
    lip = S(
        [
            (x - 34, y + 16, 1),
            (x - 14, y + 22),
            (x + 12, y + 20),
            (x + 34, y + 16, 1),
            (x + 22, y + 34),
            (x - 20, y + 35),
        ]
    )
    d.inked(lip, d.vlin(lip, "#8a6236", "#3a2418"), 2.2, 1)


def _turnip(d: Doc, rnd: random.Random) -> None:
    """as large as the cat, its root in the pit at 0,0, its leaves to the upper left: -y is up"""
    for turn, long in ((-34, 150), (30, 156), (-10, 190), (12, 176)):
        leaf, spine = vane((0, -166), -90 + turn, long, 62, turn / 160)
        d.fill(leaf.move(8, 12), "#160d0c", 0.45)
        cut_feather(d, leaf, spine, "#1d5a34", "#a9dc74", INK, 3.2, 6, 1, 44)
    root = S("0,-186! 60,-180 98,-132 92,-76 50,-34 18,-10 4,44! -8,-10 -48,-34 -92,-76 -98,-132 -60,-180")
    d.fill(root.grow(6).move(10, 14), "#160d0c", 0.5)
    d.inked(root, d.lin(-90, -170, 90, -20, "#fffaf0", "#f6dce0", "#b06a86"), 4, 2)
    crown = S("0,-186! 60,-180 98,-132 94,-104! 60,-122 20,-112 -26,-124 -64,-108 -95,-106! -98,-132 -60,-180")
    d.fill(crown & root, d.lin(-90, -180, 90, -110, "#d878a8", "#8a3a76", "#4a1c4a"))
    d.fill(root - root.move(7, 6), "#ffffff", 0.9)
    d.fill(wedges(root, 10, 26, 5.4, (-0.7, -0.6), 0.12, 0.4, rnd), INK)
    rings = [brush(f"-70,{y} 0,{y + 12} 66,{y - 4}", 5, LEAF, 10) for y in (-84, -62)] + [
        brush("-38,-40 0,-30 34,-42", 5, LEAF, 8)
    ]
    d.fill(pile(rings) & root, "#7a3a5e", 0.8)
    hairs = [brush(way, 7, taper(1, 0, 0), 8) for way in ("40,-30 66,-8 78,18", "-40,-32 -62,-8 -66,16")]
    d.inked(hairs, "#f6dce0", 2.4, 1)


def _hole(d: Doc, rnd: random.Random) -> None:
    """What the cat has dug: a dark pit with a rim of crumbs."""
    pit = S("300,352! 316,298 370,282 424,296 440,342 412,386 352,394 310,380")
    rim = pit.grow(13)
    d.inked(rim, d.dlin(rim, "#e0c27a", "#8a6236", "#4a3020"), 3, 1.6)
    d.fill(wedges(rim, 9, 22, 5, (-0.6, -0.8), 0.0, 0.5, rnd), INK)
    d.inked(pit, d.rad(390, 360, 110, "#4a3020", "#160d0c"), 2.6, 0)
