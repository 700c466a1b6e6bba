"""combustion: destroys cards; iron tongs hold one page, and the round hole that eats it is the lamp."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.fire import fire_bank, flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=21)
HOLE = (298, 292)
IRON = ("#8a7f8c", "#463a4a", "#17101c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", HOLE, 380)
    if detail:
        field_lines(d, "fire", HOLE, 170, 200)
    fire_bank(d, rnd, 560, 120, ("#c8371f", "#5d0f1e"), inner="#f08a34", wr=(56, 90), dip=0.55)
    leafcard(
        d,
        288,
        288,
        372,
        "",
        "burning",
        rot=-7,
        paper=("#fff0c4", "#eec182", "#9c5a34"),
        hole=(3, 2, 31),
        seed=5,
        detail=detail,
    )
    d.glow(*HOLE, 150, (0, "#fffbe0", 1), (0.42, "#fff1b0", 0.85), (0.6, "#ffb03c", 0.35), (1, "#ff8a2a", 0))
    _bites(d, rnd)
    _tongues(d)
    _tongs(d, rnd)
    for _ in range(26):
        x, y = polar(*HOLE, rnd.uniform(100, 250), rnd.uniform(190, 350))
        d.fill(sliver(x, y, x + rnd.uniform(-6, 6), y - rnd.uniform(8, 24), rnd.uniform(1.4, 3)), "#fff3b8")


def _tongues(d: Doc) -> None:
    """flames standing in the hole: teal at the root, white at the tip"""
    for x, y, h, w, lean in ((252, 348, 120, 46, -16), (346, 346, 132, 48, 14), (299, 362, 196, 66, 6)):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(
            tongue,
            d.lin(
                0,
                y + 8,
                0,
                y - h,
                (0, "#2f8f92"),
                (0.2, "#3fb0a8"),
                (0.36, "#ff9a34"),
                (0.7, "#ffd45c"),
                (1, "#fff6cc"),
            ),
            2.6,
            1,
            "#7a1a1c",
        )
        heart = tongue.scale(0.46, 0.6, x, y)
        d.fill(heart, d.lin(0, y, 0, y - h * 0.6, "#c9f0e4", "#fffdf0"))


def _tongs(d: Doc, rnd: random.Random) -> None:
    """two crossed iron bars from the right, their flat jaws on the page's edge"""
    lower = brush("392,330! 420,352 470,366 520,392 600,440 680,470", 30, taper(0.62, 1, 0.3, 0.6), 14)
    upper = brush("396,418! 424,398 470,378 520,366 600,352 690,330", 30, taper(0.62, 1, 0.3, 0.6), 14)
    jaws = [
        S("350,352! 366,330 404,316 430,338 428,356! 404,352 376,356"),
        S("348,388! 376,388 406,392 430,386 434,404! 408,428 368,412"),
    ]
    for bar, jaw in ((lower, jaws[0]), (upper, jaws[1])):
        whole = bar | jaw
        d.inked(whole, d.lin(380, 300, 560, 460, *IRON), 3.2, 1.6)
        d.fill(wedges(whole, 9, 16, 4, (-0.8, 0.2), rnd=rnd), INK)
        d.fill((whole - whole.move(3, 4)) & Sh.rect(360, 290, 130, 160), "#ffb85a", 0.9)
    d.inked(Sh.ell(486, 376, 13), "#b8aab4", 3, 1.4)
    d.fill(Sh.ell(483, 373, 4), "#fff0d0")


def _bites(d: Doc, rnd: random.Random) -> None:
    """charred teeth that run from the hole into the page"""
    cuts = []
    for i in range(34):
        a = i * 360 / 34 + rnd.uniform(-4, 4)
        cuts.append(cutw(*polar(*HOLE, 108, a), *polar(*HOLE, rnd.uniform(122, 150), a + rnd.uniform(-7, 7)), 9))
    d.fill(pile(cuts), "#5a1526")
