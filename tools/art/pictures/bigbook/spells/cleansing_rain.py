"""cleansing_rain: cures Madness in support.

Slanting rain on a shelf of masks: one's grin runs off in stripes, two is grey, three is blank and asleep.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mask import mask
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=33)
LAMP = (196, 250)
SLATE = ("#6f96b8", "#3a5f92", "#15264f")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", LAMP, 430)
    if detail:
        field_lines(d, "water", LAMP, 110, 300, 16)
    with d.group(transform="rotate(-6 300 400)"):
        _shelf(d, rnd)
        mask(d, "profile", 470, 304, 1.5, 4, printed=False, detail=detail, pale=("#ffffff", "#e9f4f0", "#9fc4cf"))
        mask(d, "profile", 318, 306, 1.5, 2, printed=False, detail=detail, pale=("#dfe3ea", "#a9b2c4", "#5f6a8a"))
        _half_washed(d)
        mask(d, "profile", 164, 310, 1.5, 0, detail=detail, run=1.0)
        _gutter(d)
    _cloud(d)
    _rain(d, rnd)


def _shelf(d: Doc, rnd: random.Random) -> None:
    """a stone ledge with a runnel, three brackets below"""
    back = Sh.rect(-60, 380, 760, 50)
    d.inked(back, d.lin(0, 380, 0, 430, "#24406f", "#5f86ac"), 2.6, 1)
    front = Sh.rect(-60, 426, 760, 34)
    d.inked(front, d.lin(0, 426, 0, 460, *SLATE), 3.2, 1.8)
    d.fill(pile([cutw(x, 460, x - 10, 436, 5) for x in range(-40, 680, 11)]), INK, 0.8)
    d.fill(Sh.rect(-60, 462, 760, 200), d.lin(0, 460, 0, 560, "#10234f", "#070f28"))
    for x in (96, 300, 504):
        arm = S([(x - 20, 462, 1), (x + 20, 462, 1), (x + 16, 500), (x, 540, 1), (x - 16, 500)])
        d.inked(arm, d.hlin(arm, *SLATE), 3, 1.6)
        d.fill(wedges(arm, 8, 16, 4.4, rnd=rnd), INK)


def _half_washed(d: Doc) -> None:
    """what is left of the second mask's paint: a grey eye and a thinning smile"""
    traces = U(S("284,304! 296,292 314,297 322,312! 306,318 290,316"), S("274,368! 294,370 320,356! 306,380 280,382!"))

    def place(s: Sh) -> Sh:
        return s.scale(1.15, 1.15, 318, 326).move(0, -20)

    d.fill(place(traces), "#56607c")
    d.fill(place(pile([sliver(286 + i * 11, 384, 285 + i * 11, 404 + 9 * (i % 2), 2.6) for i in range(3)])), "#6f7894")


def _gutter(d: Doc) -> None:
    """the paint runs along the ledge, magenta at its source and coral where it leaves"""
    stream = brush("128,414 180,420 240,412 320,420 420,412 500,420 680,412", 15, taper(0.3, 1, 0.5), 24)
    d.inked(stream, d.lin(120, 0, 560, 0, (0, "#e0287d"), (0.3, "#f6947c"), (1, "#ffc9b4")), 2.4, 1)
    d.fill(brush("150,412 240,408 330,416 430,408 560,414", 4, LEAF, 20), "#ffffff", 0.85)


def _cloud(d: Doc) -> None:
    """the cloud's belly between the two seats"""
    for x, y, r, turn in (
        (196, 74, 40, 1),
        (404, 72, 40, -1),
        (254, 66, 48, -1),
        (346, 66, 48, 1),
        (300, 58, 56, 1),
        (228, 104, 27, 1),
        (374, 102, 27, -1),
        (300, 104, 36, -1),
    ):
        scroll_cloud(d, x, y, r, turn, d.lin(x, y - r, x, y + r, "#d8f2f2", "#5f9cc4", "#1f4f8a"), "#0b1c42")


def _rain(d: Doc, rnd: random.Random) -> None:
    """slanting strokes, dark behind and bright before, with crowns where they strike"""
    strokes: dict[str, list[Sh]] = {"#0b1c42": [], "#eafcf4": []}
    for i in range(84):
        x, y, n = rnd.uniform(120, 640), rnd.uniform(110, 440), rnd.uniform(30, 74)
        colour = "#0b1c42" if i % 3 == 0 else "#eafcf4"
        strokes[colour].append(sliver(x, y, x - n * 0.42, y + n, rnd.uniform(1.6, 3.2)))
    for colour, shapes in strokes.items():
        d.fill(pile(shapes), colour, 0.9)
    for x, y in ((146, 222), (172, 210), (300, 204), (326, 194), (452, 190), (478, 180), (236, 424), (392, 404)):
        d.fill(pile([cutw(x, y, *polar(x, y, 15, a), 4) for a in (-150, -120, -90, -60, -30)]), "#ffffff")
