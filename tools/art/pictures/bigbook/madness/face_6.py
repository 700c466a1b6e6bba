"""face_6: Errata pulled out like dough, with no eyes and a human grin that does not stop where the face does."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, sample
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=246)
HEAD = (
    "184,300! 166,232 160,150 168,44! 214,92 248,116! 296,104 344,114! 376,88 424,36! 438,138 434,226 416,300! "
    "386,352 300,376 216,350"
)
NECK = "300,250 330,360 452,446 470,560 380,640 220,650 130,720 120,900"
LEG = "452,520 512,600 490,670 436,740"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    leaning_shelves(d, rnd)
    tail(d)
    body = U(S(HEAD), brush(NECK, 190, taper(0.62, 1, 0.75, 0.8), 50))
    leg = brush(LEG, 84, taper(0.9, 0.8, 0.4), 20)
    for part in (leg, body):
        d.fill(part.grow(9), "#fff8ea")
        misprint(d, part, INK, 1.3)
    fur(d, body, rnd)
    face(d)
    with d.group(transform="translate(18 12) scale(.94)"):
        grin(d)
    paw(d)


def leaning_shelves(d: Doc, rnd: random.Random) -> None:
    """book spines that all run up to one wrong vanishing point"""
    cuts = []
    for i in range(54):
        x = -260 + i * 21
        w = 8 + 5 * math.sin(i * 2.3)
        cuts.append(Sh.poly([(x, 820), (x + w, 820), (lerp(x, 330, 0.72) + w * 0.3, 20), (lerp(x, 330, 0.72), 20)]))
    for k in range(7):
        y = 60 + k * k * 17
        cuts.append(limb([(20, y + 22), (300, y + 6 * (k % 2)), (590, y - 14)], [5 + k * 1.6, 4 + k, 6 + k], 8))
    pattern = pile(cuts) & Sh.rect(34, 34, 532, 772, 16)
    d.fill(pattern.move(*CYAN_SHIFT), CYAN, 0.42)
    d.fill(pattern.move(*MAGENTA_SHIFT), MAGENTA, 0.36)
    d.fill(pattern, INK, 0.8)


def tail(d: Doc) -> None:
    """a question mark"""
    curl = limb("60,900 60,640 40,520 90,430 160,450 150,520 116,520", [40, 42, 38, 32, 26, 18, 6], 30, cap=True)
    d.fill(curl.grow(7), "#fff8ea")
    misprint(d, curl, INK, 1.0)


def fur(d: Doc, body: Sh, rnd: random.Random) -> None:
    """white slivers along the pull: where light would lie if there were any"""
    slivers = []
    for x, y, tx, ty in sample(NECK, 60)[12:]:
        for _ in range(2):
            o, length = rnd.uniform(-76, 76), rnd.uniform(26, 54)
            px, py = x - ty * o, y + tx * o
            slivers.append(sliver(px, py, px + tx * length, py + ty * length, 2.4))
    d.fill(pile(slivers) & body.shrink(12), "#fff8ea", 0.85)
    for spec in ("176,72! 226,116 198,158!", "416,64! 374,112 402,154!"):
        d.fill(S(spec), MAGENTA)


def face(d: Doc) -> None:
    """two holes in the print, cut to the shape of eyes: only paper behind them"""
    for spec in (
        "186,206! 214,168 262,180 280,220! 246,236 208,232",
        "324,218! 340,174 388,164 416,200! 392,226 354,232",
    ):
        hole = S(spec)
        d.fill(hole.move(7, 5), MAGENTA)
        d.fill(hole.move(-6, -4), CYAN)
        d.fill(hole, "#fffaf0")
    nose = S("284,248! 302,240 320,248! 314,262 302,268 290,262")
    d.fill(nose, "#fffaf0")
    d.fill(nose.move(2, 2), MAGENTA, 0.8)


def grin(d: Doc) -> None:
    """somebody's lips and teeth, wider than the head: they hang on in the air on both sides"""
    lips = S("42,196! 96,272 190,300 300,304 410,298 506,262 560,176! 540,290 440,378 300,396 160,384 66,306")
    d.fill(lips.grow(5), INK)
    d.fill(lips.move(8, 6), CYAN)
    d.fill(lips, MAGENTA)
    mouth = S("62,236! 110,288 196,314 300,318 404,312 494,276 542,216! 520,290 430,360 300,378 170,366 84,300")
    d.fill(mouth, INK)
    gap = brush("50,246 110,312 196,340 300,346 404,338 490,300 552,226", 9, taper(0.6, 0.6), 30)
    bites = [
        cutw(300 + o * 1.02, 372 - o * o * 0.0016, 300 + o * 0.96, 300 - o * o * 0.0014, 6, 0.7)
        for o in (-222, -196, -168, -138, -106, -72, -36, 0, 36, 72, 106, 138, 168, 196, 222)
    ]
    teeth = mouth.shrink(5) - U([gap, *bites])
    d.fill(teeth, "#fffdf4")


def paw(d: Doc) -> None:
    """the white one, on the wrong side, at our eye level"""
    x, y = 424, 738
    white = U([Sh.ell(x + o, y - abs(o) * 0.16 + 6, 33, 42) for o in (-52, 0, 52)], Sh.ell(x, y - 32, 76, 50))
    d.fill(white.grow(8), INK)
    d.fill(white.move(9, 6), MAGENTA, 0.85)
    d.fill(white.move(-8, -5), CYAN, 0.8)
    d.fill(white, d.vlin(white, "#fffef8", "#f0dfbc"))
    d.fill(
        [brush([(x + o, y - 40), (x + o * 1.1, y - 10), (x + o, y + 30)], 7, taper(0.2, 0.5), 8) for o in (-29, 29)],
        INK,
    )
