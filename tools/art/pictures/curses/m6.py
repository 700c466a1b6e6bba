"""m6 Unravelling: a tower knitted of brass wire; a hook pulls, and its upper courses are already loose thread."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import four_lights, hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=86)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (360, 250), 340)
    tower(d, rnd)
    thread(d)
    hook(d, rnd)


def width_at(y: float) -> float:
    """half width of the tower at height y"""
    return 88 + (y - 250) * 0.1


def tower(d: Doc, rnd: random.Random) -> None:
    """courses of V stitches round a dark core, a door at the foot, unravelled top"""
    core = S("128,292! 150,262 210,282 258,250 304,276! 322,420 330,620! 90,620! 104,420")
    d.fill(core.grow(9).move(6, 9), CURSE_BLACK, 0.6)
    d.inked(core, "#4a331e", 5, 2, CURSE_BLACK)
    tones = ("#fff5cc", "#f2d48a", "#d8ac5c", "#a87838", "#74502a")
    for row in range(11):
        y = 286 + row * 30
        half = width_at(y)
        first = -3 if row else -2
        for k in range(first, 3):
            x, step = 214 + (k + 0.5) * half / 3, half / 6
            tone = tones[min(4, max(0, k + 2))]
            if row == 0 and k in (0, 2):
                continue
            for s in (-1, 1):
                stitch = brush(
                    [(x + s * step, y - 20), (x + s * step * 0.7, y), (x, y + 16)], 21, taper(0.6, 0.3, 0.4), 8
                )
                d.inked(stitch, tone, 3, 1.4, CURSE_BLACK)
    door = Sh.ell(214, 420, 30) | Sh.rect(184, 420, 60, 70)
    d.inked(door, d.rad(214, 440, 60, "#fffdf0", "#f0c878", "#7a4a24"), 5, 2, CURSE_BLACK)
    for x in (170, 262):
        slit = Sh.rect(x - 9, 340, 18, 44, 9)
        d.inked(slit, "#f0c878", 4, 1.6, CURSE_BLACK)


def thread(d: Doc) -> None:
    """the loose wire: two springing courses above the wall, then an S to the hook"""
    spec = [
        (136, 276),
        (150, 236),
        (182, 262),
        (196, 222),
        (226, 250),
        (240, 206),
        (268, 236),
        (292, 190),
        (262, 156),
        (226, 176),
        (240, 210),
    ]
    spec += [(300, 236), (356, 204), (350, 150), (400, 128), (446, 160), (438, 216), (466, 246)]
    wire = brush(spec, 17, taper(0.8, 0.9, 0.5), 70)
    d.fill(wire.grow(6).move(3, 6), CURSE_BLACK, 0.6)
    d.inked(wire, d.lin(130, 0, 470, 0, "#d8ac5c", "#fff5cc", "#e4be70"), 4, 1.8, CURSE_BLACK)


def hook(d: Doc, rnd: random.Random) -> None:
    """the crochet hook from the lower right, mirror steel with a brass grip"""
    shaft = S("452,262! 440,240 448,216 472,208 496,222! 488,238 472,230 466,240 474,256! 640,470! 606,498!")
    hew(d, shaft, "mirror", rnd, 5, (10, 16, 5), 7)
    grip = S("540,344! 574,318! 690,470! 650,500!")
    hew(d, grip, "brass", rnd, 5, (10, 20, 6), 6)
    shine(d, grip, (562, 336, 640, 440, 7))
