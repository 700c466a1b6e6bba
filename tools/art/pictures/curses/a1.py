"""a1 Breathless: a bellows made as a chest: two slack lungs of cloth behind ribs; the last puff leaves the throat."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=71)
LUNG = (
    "-16,-92! -46,-120 -84,-104 -112,-52 -132,20 -142,92 -128,128! -104,112 -92,124! -70,104 -56,112! -34,88 -16,64! "
    "-22,10 -12,-40"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 290), 370, 168)
    puff(d)
    handles(d, rnd)
    for side in (-1, 1):
        lung(d, side, rnd)
    throat(d, rnd)
    ribs(d)


def puff(d: Doc) -> None:
    """the last breath: one S, thin at the throat, a curl at its end"""
    way = [(300, 176), (306, 132), (346, 112), (386, 128), (396, 164), (372, 186), (348, 174), (352, 156)]
    breath = brush(way, 31, taper(0.25, 0.25, 0.55), 32)
    d.fill(breath.grow(7), CURSE_BLACK, 0.6)
    d.inked(breath, d.lin(300, 180, 390, 120, "#bdb8e6", "#ffffff"), 4.4, 2, CURSE_BLACK)


def handles(d: Doc, rnd: random.Random) -> None:
    """the two grips of the bellows, pressed together below"""
    for side in (-1, 1):
        grip = (
            S("-17,0! -13,50 -20,84 -15,118 0,126 15,118 20,84 13,50 17,0!").rot(side * -9).move(300 + side * 24, 372)
        )
        hew(d, grip, "horn", rnd, 5, (9, 18, 5), 6)


def lung(d: Doc, side: int, rnd: random.Random) -> None:
    """one lung: cloth that hangs in empty folds, ragged at its lower edge"""

    def place(shape: Sh) -> Sh:
        return (shape if side < 0 else shape.flipx(0)).scale(1.12).move(300 + side * 6, 302)

    sack = place(S(LUNG))
    hew(d, sack, "cloth", rnd, 5.4, (9, 34, 6.5), 9)
    creases = ("-30,-84 -66,-20 -92,112", "-24,-60 -46,10 -56,104", "-54,-106 -98,-30 -124,106")
    d.fill([place(brush(way, 11, LEAF, 12)) & sack for way in creases], CURSE_BLACK)


def throat(d: Doc, rnd: random.Random) -> None:
    """the nozzle as a windpipe of rings"""
    pipe = S("278,172! 322,172! 318,220 324,252! 342,286 300,300 258,286 276,252! 282,220")
    hew(d, pipe, "horn", rnd, 5, (8, 14, 4.6), 6)
    rings = [brush(f"270,{y} 300,{y + 9} 330,{y}", 9, taper(0.7, 0.7, 0.5), 8) & pipe for y in (188, 208, 228, 248)]
    d.fill(rings, CURSE_BLACK)


def ribs(d: Doc) -> None:
    """breastbone and five pairs of ribs in one carved cage"""
    bones = [brush("300,262 298,330 302,416", 24, taper(0.8, 0.25, 0.2), 12)]
    for i, (reach, drop) in enumerate(((96, 20), (126, 38), (140, 48), (132, 50), (104, 44))):
        y = 268 + i * 29
        for side in (-1, 1):
            way = [(300, y + 6), (300 + side * reach * 0.55, y - 12), (300 + side * reach, y + drop)]
            bones.append(brush(way, 19, taper(0.9, 0.3, 0.15), 12))
    cage = U(bones)
    d.fill(cage.move(3, 7), CURSE_BLACK, 0.75)
    d.inked(cage, d.lin(180, 250, 400, 420, "#ffffff", "#f6edd2", "#a899ac"), 4.6, 2.2, CURSE_BLACK)
