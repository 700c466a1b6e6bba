"""spring_of_clarity: each player may cure Madness.

In a horseshoe of falls five masks drift to a still pool and turn blank where they cross its edge; the pool shows
nothing.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.light import window_light
from tools.art.parts.mask import mask
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=40)
POOL = (300, 376)
DAWN = ("#7a6a9c", "#3d3f74", "#181c44")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", POOL, 430)
    _sky(d)
    _falls(d, rnd)
    _rim(d, rnd)
    basin = Sh.ell(POOL[0], POOL[1] + 8, 262, 132)
    d.inked(basin, d.rad(*POOL, 270, "#8fdcdc", "#3a9fc9", "#1f5fa6", "#0f2f69"), 3, 1.2)
    d.fill(
        engrave(
            basin,
            circ_lines(POOL[0], POOL[1], 140, 262, 17, ry=0.5),
            lambda x, y: (math.hypot(x - POOL[0], (y - POOL[1]) * 2) - 110) / 150,
            15,
            0.8,
            8,
            step=30,
        ),
        "#0b1c42",
        0.8,
    )
    _spray(d, rnd)
    still = Sh.ell(*POOL, 126, 60)
    d.fill(still.grow(12), "#c9f3ee", 0.7)
    d.inked(still, "#ffffff", 2.2, 0.6, "#3a8fc0")
    for x, y, k, rot, state in (
        (126, 366, 0.5, -34, "grin"),
        (214, 456, 0.58, -16, "crack"),
        (478, 372, 0.5, 32, "grin"),
        (400, 428, 0.54, 18, "blank"),
        (232, 338, 0.46, -12, "blank"),
    ):
        _floating_mask(d, x, y, k, rot, state, detail)
    shore = S("-60,520! 60,470 120,486 170,510! 240,530 360,530 430,506! 490,482 540,470 660,520! 660,640! -60,640!")
    d.inked(shore, d.lin(0, 470, 0, 570, "#3a4a7a", "#0b1230"), 3.2, 1.4)
    d.fill(wedges(shore, 12, 26, 6, (0, 1), rnd=rnd), "#e88aa0", 0.7)


def _sky(d: Doc) -> None:
    """rose dawn behind the rim"""
    d.fill(Sh.rect(-60, -20, 720, 240), d.lin(0, 60, 0, 210, "#123a78", "#5f8fc0", "#ffd8de"))
    for y, x0, x1 in ((104, 190, 330), (122, 300, 430), (142, 210, 300), (150, 420, 520)):
        d.fill(sliver(x0, y, x1, y, 7), "#fff0ec", 0.85)


def _falls(d: Doc, rnd: random.Random) -> None:
    """the curtain of water along the horseshoe, bent towards us at both ends"""
    lip = [(300 + 276 * math.cos(math.radians(a)), 214 + 62 * math.sin(math.radians(a))) for a in range(176, 365, 9)]
    curtain = Sh.poly([*lip, (640, 470), (-40, 470)])
    d.inked(curtain, d.lin(0, 150, 0, 400, "#ffffff", "#a9e6e6", "#2f83bd"), 3, 1.2)
    bright: list[Sh] = []
    dark: list[Sh] = []
    for i in range(110):
        a = rnd.uniform(176, 364)
        x, y = 300 + 276 * math.cos(math.radians(a)), 214 + 62 * math.sin(math.radians(a))
        y += rnd.uniform(0, 70)
        lean = (x - 300) * 0.05
        (dark if i % 2 else bright).append(
            brush(
                [(x, y), (x + lean, y + 50), (x + lean * 1.6, y + rnd.uniform(90, 180))],
                rnd.uniform(4, 9),
                taper(0.2, 0, 0.3),
                6,
            )
        )
    d.fill(pile(dark) & curtain, "#1f5fa6")
    d.fill(pile(bright) & curtain, "#ffffff")


def _rim(d: Doc, rnd: random.Random) -> None:
    """rocks on the lip, lit rose by the dawn"""
    rocks = []
    for a in (178, 363, 194, 350, 206, 339, 220, 325, 236, 309, 253, 292, 272):
        rx = rnd.uniform(34, 52) + abs(a - 271) * 0.16
        ry = rx * rnd.uniform(0.5, 0.95)
        x, y = 300 + 280 * math.cos(math.radians(a)), 212 + 62 * math.sin(math.radians(a))
        rock = S(
            [
                (x - rx, y + ry * 0.7, 1),
                (x - rx * 0.9, y - ry * 0.4),
                (x - rx * 0.3, y - ry, 1),
                (x + rx * 0.3, y - ry * 0.8),
                (x + rx * 0.8, y - ry * 0.2, 1),
                (x + rx, y + ry * 0.7, 1),
                (x, y + ry),
            ]
        )
        rocks.append(rock)
    ridge_line = U(rocks)
    d.inked(ridge_line, d.lin(0, 120, 0, 280, *DAWN), 3.2, 1.6)
    d.fill(ridge_line - ridge_line.move(2, 6), "#ffb4c0")
    for rock in rocks:
        d.fill(wedges(rock, 8, 20, 4.6, rnd=rnd) & ridge_line, INK)


def _spray(d: Doc, rnd: random.Random) -> None:
    """foam where the curtain meets the basin"""
    puffs = []
    for a in range(178, 364, 7):
        x, y = POOL[0] + 252 * math.cos(math.radians(a)), POOL[1] + 6 + 112 * math.sin(math.radians(a))
        puffs.append(Sh.ell(x, y + rnd.uniform(-6, 6), rnd.uniform(13, 24), rnd.uniform(11, 17)))
    foam = U(puffs)
    d.inked(foam, d.lin(0, 260, 0, 380, "#ffffff", "#c9f3ee"), 2.6, 1.2)
    d.fill(wedges(foam, 9, 10, 3.4, rnd=rnd), "#3a8fc0")


def _floating_mask(d: Doc, x: float, y: float, k: float, rot: float, state: str, detail: int) -> None:
    """a mask lying in the water with a ripple in front of it"""
    mask(d, state, x, y, k, rot, printed=state != "blank", detail=detail)
    for i in range(2):
        r = 34 * k / 0.5 + i * 14
        d.fill(
            brush([(x - r, y + 26 * k / 0.5), (x, y + (36 + i * 9) * k / 0.5), (x + r, y + 26 * k / 0.5)], 6, LEAF, 10),
            "#ffffff" if i == 0 else "#c9f3ee",
        )
