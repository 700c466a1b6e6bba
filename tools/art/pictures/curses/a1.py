"""a1 Breathless: a cloth bellows with ribs like a chest lies flat; its last puff curls out of the nozzle."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=71)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (450, 210), 360, 0)
    with d.group(transform="translate(26 56) scale(0.84)"):
        puff(d)
        with d.group(transform="translate(250 336) rotate(-13)"):
            handles(d, rnd)
            pleats(d, rnd)
            chest(d, rnd)


def puff(d: Doc) -> None:
    """the S of breath, thin at the nozzle, ending in a curl"""
    spec = [
        (472, 282),
        (520, 268),
        (540, 232),
        (506, 204),
        (456, 208),
        (420, 192),
        (424, 156),
        (462, 138),
        (510, 146),
        (520, 168),
        (500, 182),
        (482, 168),
    ]
    breath = brush(spec, 34, taper(0.15, 0.3, 0.55), 40)
    d.fill(breath.grow(7), CURSE_BLACK, 0.5)
    d.inked(breath, d.lin(480, 290, 480, 130, "#bdb8e6", "#ffffff"), 4, 1.8, CURSE_BLACK)
    d.fill(
        [
            brush(s, 11, LEAF, 12)
            for s in ("560,300 596,270 590,230", "400,150 380,170 396,200", "560,180 584,160 574,130")
        ],
        "#ece9fb",
    )


def handles(d: Doc, rnd: random.Random) -> None:
    """two board ends at the left, pressed together"""
    for dy, rot in ((22, 5), (-12, -4)):
        grip = S("-150,-20! -190,-16 -226,-22 -248,0 -226,22 -190,16 -150,20!").rot(rot).move(0, dy)
        hew(d, grip, "horn", rnd, 4.6, (9, 18, 5), 6)


def pleats(d: Doc, rnd: random.Random) -> None:
    """the slack cloth below the upper board, three sagging folds"""
    cloth = S("-166,0! -140,66 -70,104 10,110 90,88 150,44 196,14! 150,0! -100,-20!")
    hew(d, cloth, "cloth", rnd, 5, (10, 26, 6), 9)
    folds = ["-160,26 -90,74 10,84 110,54 180,18", "-162,12 -90,50 10,58 110,34 180,10"]
    d.fill([brush(f, 11, LEAF, 16) & cloth for f in folds], CURSE_BLACK)
    nozzle = S("176,-20! 206,-16 244,-10 258,-14! 262,14! 244,12 206,20 176,24!")
    hew(d, nozzle, "horn", rnd, 4.6, (8, 16, 5), 5)


def chest(d: Doc, rnd: random.Random) -> None:
    """the upper side: pear shape with breastbone and five pairs of ribs"""
    board = S("-176,0! -158,-56 -96,-94 -24,-96 50,-72 120,-36 196,-18! 200,18! 120,32 50,50 -24,62 -96,56 -156,34")
    hew(d, board, "cloth", rnd, 5, None, 6)
    d.fill(board.shrink(14), "#5a5076", 0.9)
    bones = [brush("-150,-8 -40,-14 60,-6 176,0", 20, taper(0.5, 0.35, 0.4), 14)]
    for k, x in enumerate((-118, -70, -20, 32, 84)):
        reach = (58, 74, 76, 60, 38)[k]
        for s in (-1, 1):
            bones.append(
                brush(
                    [(x + 16, -8), (x + 8, s * reach * 0.5 - 8), (x - 22, s * reach * (1 if s < 0 else 0.78) - 4)],
                    20,
                    taper(0.9, 0.3, 0.2),
                    10,
                )
            )
    cage = U(bones)
    d.inked(cage, d.lin(-100, -90, 60, 70, "#ffffff", "#f1e6cb", "#a899ac"), 4.2, 2, CURSE_BLACK)
    d.fill([Sh.ell(x, y, 6) for x, y in ((-160, -18), (-120, -74), (-40, -86), (60, -58), (140, -24))], CURSE_BLACK)
