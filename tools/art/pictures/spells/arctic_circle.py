"""arctic_circle: each player keeps a card, then draws.

A house of ice under the northern light: five niches in its dome keep five pages, a new one comes out of the lit door.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=68)
LAMP = (300, 400)
FOOT = (300, 462)
DEEP = "#0b1c42"
SIGNS = ("earth", "fire", "water", "air", "earth")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#bff0ea"), (0.45, "#3a9fc9"), (0.66, "#153a75"), (1, "#060d24"))
    d.fill(d.window, d.rad(*LAMP, 430, *stops))
    if detail:
        field_lines(d, "water", LAMP, 250, 170)
    _northern_light(d)
    _dome(d, rnd)
    for i, sign in enumerate(SIGNS):
        x, y = polar(300, 420, 162, -162 + 36 * i)
        _niche(d, x, y, sign, detail, i)
    _snow(d, rnd)
    _door(d, detail)


def _northern_light(d: Doc) -> None:
    """Three curtains of light over the roof, and stars."""
    for way, width, colour in (
        ("30,190 120,96 220,128 300,70 400,122 500,84 600,170", 58, "#7fe0c8"),
        ("20,250 110,160 190,176 300,112 410,168 490,150 600,240", 30, "#f6a8b8"),
    ):
        d.fill(brush(way, width, LEAF, 30), colour, 0.5)
        d.fill(brush(way, width * 0.22, LEAF, 30).move(0, width * 0.36), "#ffffff", 0.9)
    for x, y, r in ((196, 84, 12), (420, 78, 10), (250, 60, 8), (92, 214, 9), (516, 224, 10)):
        d.fill(spark(x, y, r, 0.14), "#ffffff")


def _dome(d: Doc, rnd: random.Random) -> None:
    """The dome of hewn blocks, its courses cut in."""
    x, y = FOOT
    dome = S(
        f"{x - 226},{y + 30}! {x - 222},{y - 60} {x - 168},{y - 184} {x},{y - 274} {x + 168},{y - 184} "
        f"{x + 222},{y - 60} {x + 226},{y + 30}!"
    )
    d.inked(dome, d.lin(110, 190, 500, 470, "#ffffff", "#bfeeea", "#5fb8d6", "#2672b4"), 5, 2.8, DEEP)
    joints = []
    for row, level in enumerate((232, 284, 336, 388, 440)):
        joints.append(brush([(50, level + 34), (300, level - 16), (550, level + 34)], 7, taper(0.8, 0.8), 16))
        for px in range(84 + 34 * (row % 2), 540, 68):
            top = level - 16 + ((px - 300) / 250) ** 2 * 50
            joints.append(sliver(px, top - 52, px, top, 3.6))
    d.fill(pile(joints) & dome, "#1f5fa6")
    d.fill(wedges(dome, 11, 40, 7, (-0.6, -0.8), 0.2, 0.4, rnd), DEEP)
    d.fill(dome - dome.move(7, 8), "#ffffff")


def _niche(d: Doc, x: float, y: float, sign: str, detail: int, i: int) -> None:
    """One hollow block with a page in it."""
    hole = S([(x - 36, y + 46, True), (x - 36, y - 16), (x, y - 54), (x + 36, y - 16), (x + 36, y + 46, True)])
    d.inked(hole, d.vlin(hole, "#0b1c42", "#1f5fa6"), 4.4, 1.8, "#f4fffb")
    leafcard(d, x, y + 4, 80, sign, rot=(-5, 4, -2, 5, -4)[i], detail=detail, seed=i + 2)


def _snow(d: Doc, rnd: random.Random) -> None:
    """A drift along the foot."""
    drift = S("-60,476! 60,456 140,474 220,486 300,492 380,486 470,472 560,458 660,476! 660,660! -60,660!")
    d.inked(drift, d.vlin(drift, "#ffffff", "#a9d8ea", "#3a7fb8"), 4, 1.6, DEEP, light=(0, 1))
    d.fill(
        pile([sliver(x, y, x + 44, y + 3, 2.6) for x, y in ((84, 488), (150, 512), (420, 508), (480, 490))]), "#3a7fb8"
    )


def _door(d: Doc, detail: int) -> None:
    """The low tunnel in front, amber light in it, and the drawn page on its way out."""
    arch_out = S("222,506! 222,432 246,392 300,376 354,392 378,432 378,506!")
    arch_in = S("246,506! 246,442 262,412 300,400 338,412 354,442 354,506!")
    d.inked(arch_out, d.hlin(arch_out, "#ffffff", "#a9e0ea", "#3a8fc4"), 4.6, 2.2, DEEP)
    for a in (-150, -120, -90, -60, -30):
        d.fill(sliver(*polar(300, 446, 52, a), *polar(300, 446, 76, a), 3.4), DEEP)
    d.inked(arch_in, d.rad(300, 470, 90, "#fff6d0", "#ffc860", "#d97a2a"), 3.6, 0, DEEP)
    d.glow(300, 450, 60, (0, "#fff3c0", 0.9), (1, "#ffb84a", 0))
    leafcard(d, 300, 440, 84, "air", rot=4, shadow=4, detail=detail, seed=8)
