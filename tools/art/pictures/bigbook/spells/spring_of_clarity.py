"""spring_of_clarity: each player may cure Madness.

A mad mask rises from a spring and its paint runs off; what lies upside down in the water is the same face, clean.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.mask import mask
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=40)
LEVEL = 292
FACE = (322, 206, 1.74, 9)
DAWN = ("#ffe9dc", "#f0a8a8", "#5a5a92", "#141c48")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    air, water = Sh.rect(-60, -60, 720, LEVEL + 60), Sh.rect(-60, LEVEL, 720, 400)
    d.fill(air, d.rad(96, 196, 430, *DAWN))
    _grotto(d, rnd)
    d.fill(water, d.rad(330, 400, 360, "#ffffff", "#c9f3ee", "#5fc0d8", "#1f6fb0", "#0b2458"))
    x, y, k, rot = FACE
    with d.clip(water):
        d.glow(330, 400, 210, (0, "#ffffff", 1), (0.6, "#e4fbf6", 0.7), (1, "#8fdcdc", 0))
        mask(d, "blank", x, 2 * LEVEL - y, k, 180 - rot, printed=False, flip=True, detail=detail,
             pale=("#ffffff", "#f2fffb", "#b4e4e6"))  # fmt: skip
        _broken_light(d, rnd)
    with d.clip(air):
        mask(d, "grin", x, y, k, rot, detail=detail, run=0.62)
        d.fill(wedges(Sh.ell(x, y + 4, 84, 112), 12, 26, 5, (-1, -0.2), 0.3, 0.4, rnd), "#6a3a52", 0.5)
    _line_of_water(d)
    _stones(d, rnd)


def _grotto(d: Doc, rnd: random.Random) -> None:
    """the mouth of the cave: black rock round a rose morning on the left, and the spring falling in on the right"""
    rock = S(
        "-60,-60! 660,-60! 660,300! 548,300! 560,236 528,190! 486,180 470,130! 402,110 372,76! 300,92 232,74! 190,104 "
        "150,100! 118,138 84,146! 74,200 40,230! 52,274 28,300! -60,300!"
    )
    d.inked(rock, d.lin(60, 100, 560, 300, "#4a4474", "#231f48", "#0b1030"), 3.6, 1.6)
    cut_as(d, rock, "stone", INK, rnd, ("pt", 150, 260), 1.3)
    d.fill(rock.move(5, 5) & (S("0,60! 600,60! 600,300! 0,300!") - rock), "#f4b8b4", 0.9)
    fall = S("476,126! 536,190! 566,236 560,300! 452,300! 470,220 462,170!")
    d.inked(fall, d.lin(450, 0, 560, 0, "#ffffff", "#bfeeea", "#3a8fc0"), 3, 1.2, "#0b2458")
    runs = [
        brush([(x, 150 + i % 3 * 20), (x - 4, 220), (x - 10, 298)], 7, taper(0.1, 0.6, 0.5), 8)
        for i, x in enumerate(range(474, 560, 13))
    ]
    d.fill(pile(runs) & fall, "#1f6fb0", 0.85)
    foam = pile([Sh.ell(x, 296 + i % 2 * 5, 17, 13) for i, x in enumerate(range(446, 580, 17))])
    d.inked(foam, "#ffffff", 2.6, 0.8, "#2f83bd")


def _broken_light(d: Doc, rnd: random.Random) -> None:
    """what moves in still water: short bright and dark strokes at the sides, none on the clean face"""
    dark: list[Sh] = []
    bright: list[Sh] = []
    for i in range(44):
        y = LEVEL + 14 + i * 5.4
        out = rnd.uniform(126, 290)
        x = 326 + (out if i % 2 else -out)
        w = 26 + i * 0.9
        (dark if i % 3 else bright).append(sliver(x - w, y, x + w, y + rnd.uniform(-2, 2), 3 + i * 0.05))
    d.fill(pile(dark), "#0b2458", 0.75)
    d.fill(pile(bright), "#ffffff", 0.9)


def _line_of_water(d: Doc) -> None:
    """rings round the chin, where the paint comes off"""
    for i, (rx, ry) in enumerate(((104, 13), (150, 25), (212, 40))):
        ring = Sh.ell(330, LEVEL + 4, rx, ry) - Sh.ell(330, LEVEL + 2, rx - 6, ry - 4 + i * 0.4)
        d.fill(ring.move(0, 3), "#0b2458", 0.55)
        d.fill(ring, "#ffffff", 0.95 - i * 0.2)
    for spec, colour in (
        ("250,300 236,318 246,338", "#d81e74"),
        ("278,304 274,328 290,346", "#17a6b8"),
        ("396,302 412,320 404,340", "#d81e74"),
    ):
        d.fill(brush(spec, 11, taper(0.9, 0, 0.1), 10), colour, 0.8)


def _stones(d: Doc, rnd: random.Random) -> None:
    """the near rim, dark, cut by the frame"""
    shore = S("-60,400! 30,404 84,440 104,486! 190,520 300,528! 420,516 520,494! 566,452 660,440! 660,660! -60,660!")
    d.inked(shore, d.lin(60, 400, 300, 600, "#5a5a92", "#1c2450", "#080d28"), 3.8, 1.8)
    cut_as(d, shore, "stone", INK, rnd, (0.3, -1), 1.3)
    d.fill([brush("-40,398 30,404 84,440 104,484", 6, LEAF, 14)], "#f4b8b4", 0.9)
    d.fill(pile([cutw(40 + i * 13, 440, 30 + i * 17, 372 + i % 3 * 14, 7) for i in range(5)]), INK)
