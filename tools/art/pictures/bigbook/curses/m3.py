"""m3 Clinging Dread: brass fingers hook over the shelf, half a face rises into the one niche that is free."""

import random

from tools.art.inkwell.brush import TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.mask import mask
from tools.art.parts.matter import four_lights, hew
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=83)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 260), 370, 232)
    niches(d, rnd)
    kept_things(d)
    with d.clip(Sh.rect(180, 60, 240, 278)):
        mask(d, "grin", 300, 322, 1.72, 0, True, detail=2)
    board(d, rnd)
    for side in (-1, 1):
        fingers(d, side, rnd)


def niches(d: Doc, rnd: random.Random) -> None:
    """three arched niches in a brass case, the middle one lit"""
    case = Sh.rect(-140, -60, 880, 420)
    d.inked(case, d.lin(0, 80, 0, 340, "#e8b868", "#8a5a30"), 5, 2, CURSE_BLACK)
    d.fill(chatter(case, 70, 5, 40, 90, rnd), "#5a3a1c", 0.7)
    for x in (110, 300, 490):
        hole = Sh.ell(x, 206, 80, 92) | Sh.rect(x - 80, 206, 160, 150)
        d.inked(hole, "#e4be70", 12, 3, CURSE_BLACK)
        tones = ("#fffdf0", "#fff0c0", "#d8a850", "#5a3a1c") if x == 300 else ("#a8845c", "#6a4a34", "#3a2820")
        d.fill(hole, d.rad(x, 240, 150, *tones))
        d.fill(wedges(hole, 11, 30, 7, (0.7, 0.6), 0.1, 0.4, rnd), CURSE_BLACK, 0.9)


def kept_things(d: Doc) -> None:
    """a drop of water in a flask at the left, a leaf under glass at the right"""
    flask = S("96,176! 124,176! 124,232 158,296 150,330! 70,330! 62,296 96,232")
    d.inked(flask, d.lin(62, 0, 158, 0, "#f6fffc", "#8fdcdc", "#1f5fa6"), 4.4, 2, CURSE_BLACK)
    d.inked(Sh.rect(92, 160, 36, 20, 5), "#e4be70", 4, 1.6, CURSE_BLACK)
    dome = S("440,332! 440,240 490,190 540,240 540,332!")
    d.inked(dome, d.lin(440, 0, 540, 0, "#e6f2d8", "#9ac48a", "#2c5a44"), 4.4, 2, CURSE_BLACK)
    leaf_shape = S("490,220! 518,254 514,288 490,308 466,288 462,254")
    d.inked(leaf_shape, "#1d7049", 3.4, 1.4, CURSE_BLACK)
    d.fill(brush("490,224 491,270 490,330", 6, TAIL, 8), "#f6fbd2")


def board(d: Doc, rnd: random.Random) -> None:
    """the edge of the shelf and the dark under it"""
    d.fill(Sh.rect(-140, 360, 880, 320), CURSE_BLACK)
    edge = Sh.rect(-140, 330, 880, 42)
    d.inked(edge, d.lin(0, 330, 0, 372, "#fff5cc", "#d0a458", "#6a4520"), 5, 2.4, CURSE_BLACK)
    d.fill([Sh.ell(x, 351, 6) for x in range(-110, 740, 74)], CURSE_BLACK)


def fingers(d: Doc, side: int, rnd: random.Random) -> None:
    """four jointed brass fingers from below over the edge, and the wrist under it"""
    palm = S(
        f"{300 + side * 84},440! {300 + side * 140},396 {300 + side * 214},402 {300 + side * 254},448! "
        f"{300 + side * 226},520 {300 + side * 190},660! {300 + side * 96},660! {300 + side * 96},520"
    )
    hew(d, palm, "brass", rnd, 5, (11, 30, 6), 5)
    for k in range(4):
        x = 300 + side * (104 + k * 43)
        top = 286 + (10, 0, 6, 22)[k]
        lean = side * (k - 1) * 7
        lower = brush([(x - lean, 462), (x - side * 3, 404), (x + lean * 0.3, 352)], 29, taper(0.9, 1, 0.5), 10)
        tip = brush(
            [(x + lean * 0.3, 372), (x + lean * 0.6, 330), (x + lean - side * 6, top - 12)], 29, taper(1, 0, 0.35), 10
        )
        for part in (lower, tip):
            hew(d, part, "brass", rnd, 4.6, (9, 14, 5), 6)
        d.inked(Sh.ell(x + lean * 0.3, 364, 16), "#fff5cc", 4, 1.8, CURSE_BLACK)
        d.fill(Sh.ell(x + lean * 0.3, 364, 5), CURSE_BLACK)
