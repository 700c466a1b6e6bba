"""a5 Gust of Panic: a glove flies open and the whole hand is already birds; a sock goes with them."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fold import BIRD, fold
from tools.art.parts.hand import hand
from tools.art.parts.light import curse_light
from tools.art.parts.sock import sock
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=75)
FLOCK = (  # x, y, size, turn, mirrored: a whirl out of the cuff
    (384, 300, 0.52, 24, False),
    (452, 330, 0.6, 40, False),
    (474, 244, 0.74, 22, False),
    (400, 186, 0.66, 6, False),
    (298, 168, 0.74, -8, True),
    (196, 196, 0.7, -20, True),
    (110, 262, 0.56, -34, True),
    (570, 180, 0.6, 20, False),
    (40, 180, 0.56, -20, True),
    (610, 330, 0.5, 40, False),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (320, 200), 340, 0)
    whirl(d)
    glove(d, rnd)
    for x, y, k, rot, flip in FLOCK:
        fold(d, BIRD, x, y, k, rot, ("#ffffff", "#efe8f2", "#8f84ac"), CURSE_BLACK, 4, flip)
    sock(d, 446, 412, 0.95, -38, bend=0.8)


def whirl(d: Doc) -> None:
    """the gust: three long streaks turning upward"""
    for spec, w in (
        ("300,470 150,400 120,260 240,180 400,190 480,280", 15),
        ("330,470 480,400 540,270 450,110 260,90", 13),
        ("270,470 60,420 20,220 130,100", 11),
    ):
        d.fill(brush(spec, w, LEAF, 26), "#ffffff", 0.8)


def glove(d: Doc, rnd: random.Random) -> None:
    """the empty cloth glove, thrown down: slack fingers to the lower left, the open cuff to the upper right"""
    with d.group(transform="translate(282 362) rotate(152) scale(0.86)"):
        inside = Sh.ell(-104, 0, 32, 84)
        cuff = S("8,-50! -50,-62 -104,-84! -78,0 -104,84! -50,62 8,50!")
        d.inked(inside, d.lin(-136, 0, -80, 0, "#ffffff", "#8680c2", "#1a1630"), 4.6, 2, CURSE_BLACK)
        hollow = hand(d, "flat", 0, 0, 1.52, 0, skin=("#f8f3f8", "#bdb2ca", "#5a5076"), detail=0, rnd=rnd)
        d.fill(wedges(hollow, 10, 28, 6, (0.9, -0.3), 0.12, 0.4, rnd), CURSE_BLACK)
        slack = ["60,-40 96,-30 150,-48", "70,-4 120,4 176,-14", "66,22 116,32 170,34", "30,-20 46,8 36,40"]
        d.fill([brush(fold_line, 9, LEAF, 8) & hollow for fold_line in slack], CURSE_BLACK)
        d.inked(cuff, d.lin(0, -80, 0, 80, "#8a7f9c", "#d0c5d8", "#ffffff"), 5, 2.2, CURSE_BLACK)
        d.fill(wedges(cuff, 11, 30, 6, (0.9, -0.3), 0.12, 0.4, rnd), CURSE_BLACK)
        d.fill(brush("-30,-64 -14,0 -30,64", 8, LEAF, 10), CURSE_BLACK)
