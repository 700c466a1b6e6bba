"""aura_of_fire: each player destroys, then draws.

From behind: a caster, black against a sun of flames with five sparks; old pages burn at the hem, new ones rise.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.parts.fire import flame_s
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=28)
SUN = (300, 250)
SPARKS = ((300, 64), (196, 128), (404, 128), (206, 392), (394, 392))
LILAC = ("#ece9fb", "#bdb8e6", "#5f5a9c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.3, "#ffe08a"), (0.42, "#f5792a"), (0.6, "#8a1a22"), (1, "#26070f"))
    d.fill(d.window, d.rad(*SUN, 380, *stops))
    if detail:
        field_lines(d, "fire", SUN, 200, 150, col="#26070f")
    _aura(d, rnd)
    floor = S("-60,470! 140,462 300,458 460,462 660,470! 660,640! -60,640!")
    d.inked(floor, d.lin(0, 460, 0, 560, "#7a1a1c", "#1f0a16"), 3, 1)
    _pages(d, detail)
    _caster(d, detail, rnd)
    for x, y in SPARKS:
        d.glow(x, y, 44, (0, "#ffffff", 0.95), (1, "#ffe9a0", 0))
        d.inked(spark(x, y, 34, 0.16), "#ffffff", 3, 1, "#a5281f")


def _aura(d: Doc, rnd: random.Random) -> None:
    """The sun of fire behind the caster: two rings of tongues leaning one way, and a white disc."""
    for count, foot, reach, width, cols in (
        (22, 132, 96, 60, ("#ffc850", "#e2562a", "#a3241f")),
        (18, 120, 54, 46, ("#fff4c2", "#ffc850", "#f5792a")),
    ):
        for i in range(count):
            a = i * 360 / count
            tip = reach * rnd.uniform(0.86, 1.12)
            way = [polar(*SUN, foot, a), polar(*SUN, foot + tip * 0.5, a + 9), polar(*SUN, foot + tip, a + 26)]
            tongue = brush(way, width, taper(0.8, 0, 0.2), 10)
            d.inked(tongue, d.lin(*way[0], *way[2], *cols), 2.8, 1.2, "#5a1018")
    d.inked(Sh.ell(*SUN, 138), d.rad(*SUN, 140, "#ffffff", "#fffbe0", "#ffe9a0", "#ffc850"), 3, 0, "#e2562a")


def _pages(d: Doc, detail: int) -> None:
    """Old pages burn round the hem, new ones rise beside the sleeves."""
    for x, y, rot in ((112, 430, 24), (488, 430, -24)):
        leafcard(d, x, y, 92, "", "burning", rot=rot, hole=(6, -46, 42), seed=x, detail=detail)
        for dx, h in ((-22, 66), (4, 92), (26, 58)):
            tongue = flame_s(x + dx, y - 14, h, 34, 8)
            d.inked(tongue, d.vlin(tongue, "#e2562a", "#ffac38", "#fff0b0"), 2.8, 1, "#5a1018")
    for x, rot in ((96, 12), (504, -12)):
        leafcard(d, x, 286, 84, "fire", rot=rot, shadow=4, seed=x, detail=detail)
        d.fill([sliver(x + o, 336, x + o * 1.3, 362, 3.4) for o in (-20, 0, 20)], "#fff4c2")


def _caster(d: Doc, detail: int, rnd: random.Random) -> None:
    """From behind, almost black against the sun: pointed hood, arms thrown up, a bell of a cloak lined with lilac."""
    lining = S("112,474! 150,440 220,424 300,420 380,424 450,440 488,474! 440,508 370,522 300,526 230,522 160,508")
    d.inked(lining, d.rad(300, 440, 190, *LILAC), 3.6, 1.6)
    for side in (-1, 1):
        boot = S(
            [
                (300 + side * 8, 430, 1),
                (300 + side * 42, 430, 1),
                (300 + side * 46, 486),
                (300 + side * 60, 506),
                (300 + side * 8, 508, 1),
            ]
        )
        d.inked(boot, "#1a0c16", 3, 1.4)
    for x, rot, flip in ((162, -122, False), (438, -58, True)):
        hand(d, "flat", x, 238, 0.58, rot, flip=flip, skin="tan", detail=detail, rnd=rnd)
    night = d.lin(170, 180, 430, 470, "#6a2a58", "#2f1236", "#160818")
    arm = S("282,214! 250,214 214,232 176,232! 158,226 144,242! 140,276 156,318 192,346! 224,330 250,306 276,300!")
    cloak = S(
        "282,204! 250,216 236,250 230,300 196,370 112,470! 150,452 196,462 240,446 300,458 360,446 404,462 450,452 "
        "488,470! 404,370 370,300 364,250 350,216 318,204!"
    )
    hood = S("306,92! 286,124 258,160 250,198 264,222 300,232 336,222 350,198 342,160 320,124")
    for part in (arm, arm.flipx(300), cloak, hood):
        d.inked(part, night, 4, 1.6)
        rim = part - part.move(0, 7)
        d.fill(rim, "#ff9a2e")
        d.fill(part - part.move(0, 3), "#fff0b0")
    folds = [
        brush([(300 + a * 0.3, 236), (300 + a * 0.55, 330), (300 + a, 448)], 11, taper(0, 0.5, 0.75), 10)
        for a in (-140, -86, -30, 34, 90, 144)
    ]
    d.fill(pile(folds) & cloak, "#0f0510")
    d.fill(
        pile(
            [
                brush(p, 6, LEAF, 8)
                for p in ("304,116 298,160 300,226", "286,136 274,176 276,214", "318,136 328,176 324,214")
            ]
        ),
        "#0f0510",
    )
    d.fill(wedges(cloak & Sh.rect(60, 380, 480, 120), 11, 30, 7, (0, -1), 0.4, 0.4, rnd), "#b3261f")
