"""ice_touch: cures and keeps; somebody laid a palm on the frozen pane, and in its print we see the mask outside."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar, sample
from tools.art.parts.cuts import cut_as
from tools.art.parts.mask import mask
from tools.art.parts.pose import pose_shape
from tools.art.parts.relief import lamp_shadow
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=73)
PALM = (254, 300)
DEEP = "#0b1c42"
MASK = (290, 286, 2.25, 4)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _night(d)
    mask(d, "grin", *MASK, detail=detail)
    veil = (
        (0, "#eafcf8", 0.5),
        (0.32, "#d6f4f2", 0.62),
        (0.6, "#a9dfe6", 0.9),
        (0.85, "#4f9cc8", 0.96),
        (1, "#1f5fa6", 0.98),
    )
    d.fill(d.window, d.rad(310, 300, 400, *veil))
    _frost(d, detail, rnd)
    _print(d, detail)
    _lattice(d, rnd)


def _night(d: Doc) -> None:
    """outside: dark, with one lantern far off"""
    d.fill(d.window, d.rad(300, 330, 420, "#1a3a74", "#0c1c48", "#040a1c"))
    d.glow(150, 420, 130, (0, "#ffe9a0", 0.9), (0.3, "#ffb84a", 0.5), (1, "#ffb84a", 0))


def _fern(x: float, y: float, deg: float, reach: float, rnd: random.Random) -> list[Sh]:
    """one fern of frost: a bent stem and barbs that shorten to the tip"""
    bend = rnd.uniform(-26, 26)
    way = [(x, y)]
    for k in range(1, 6):
        way.append(polar(*way[-1], reach / 5, deg + bend * k / 5))
    out = [brush(way, 5.5, taper(1, 0.1, 0.0), 12)]
    for i, (px, py, tx, ty) in enumerate(sample(way, 14)[1:-1]):
        a = math.degrees(math.atan2(ty, tx))
        n = reach * 0.27 * (1 - i / 15)
        for side in (-52, 52):
            out.append(cutw(px, py, *polar(px, py, n, a + side), 3.6))
    return out


def _frost(d: Doc, detail: int, rnd: random.Random) -> None:
    """ferns grow in from the frame towards the warm print"""
    roots = [(40 + i * 52, 570, -90) for i in range(11)] + [(40 + i * 58, 30, 90) for i in range(10)]
    roots += [(34, 70 + i * 56, 0) for i in range(9)] + [(566, 70 + i * 56, 180) for i in range(9)]
    back: list[Sh] = []
    front: list[Sh] = []
    for i, (x, y, deg) in enumerate(roots):
        a = deg + rnd.uniform(-28, 28)
        (back if i % 2 else front).extend(_fern(x, y, a, rnd.uniform(95, 165), rnd))
    if detail:
        d.fill(pile(back), "#ffffff", 0.55)
    d.fill(pile(front), "#1f5fa6", 0.55)
    d.fill(pile([s.move(-2, -2) for s in front]), "#ffffff", 0.95)
    d.fill([spark(rnd.uniform(60, 540), rnd.uniform(60, 540), rnd.uniform(4, 9), 0.15) for _ in range(22)], "#ffffff")


def _hand() -> Sh:
    """a whole palm, five fingers spread, without its wrist"""
    return pose_shape("press", (236, 478), 1.95, -97, wrist=False)


def _print(d: Doc, detail: int) -> None:
    """through it the glass is clear: the night, and of the mask the half that the warmth has made blank"""
    palm = _hand()
    d.fill(palm.grow(11), "#ffffff", 0.5)
    d.fill(palm.grow(5), "#ffffff")
    with d.clip(palm):
        _night(d)
        mask(d, "blank", *MASK, printed=False, detail=detail)
    d.stroke(palm, "#1f5fa6", 3)
    d.fill(palm - palm.move(6, 7), DEEP, 0.6)
    creases = ("204,352 236,380 244,430 236,462", "196,330 240,342 284,330", "214,312 250,322 296,304")
    d.fill([brush(c, 6, LEAF, 10) for c in creases], "#ffffff", 0.5)
    for x, y, n in ((214, 470, 40), (262, 474, 62), (300, 452, 44)):
        run = brush([(x, y), (x + 3, y + n * 0.5), (x, y + n)], 7, taper(0.6, 0.9, 0.6), 8) | Sh.ell(x, y + n, 6)
        d.inked(run, "#12275c", 1.8, 0.5, "#ffffff")


def _lattice(d: Doc, rnd: random.Random) -> None:
    """the window's bars, rimed above"""
    for bar in (Sh.rect(-60, 508, 720, 26), Sh.rect(492, -40, 24, 660)):
        lamp_shadow(d, bar, (300, 240), 1.02, DEEP, 0.4)
        d.inked(bar, d.dlin(bar, "#3a6aa8", "#1c3a75", "#0b1c42"), 3.4, 1.6, DEEP)
        cut_as(d, bar, "metal", "#060d24", rnd, (-0.6, -0.8), 1.0, 0 if bar.bounds[2] > 600 else 90)
    rime = S(
        "-60,514! 20,500 60,508 120,494 190,507 260,496 330,508 400,495 470,506 540,494 660,510! 660,518! -60,520!"
    )
    d.inked(rime, "#ffffff", 2.4, 0.8, "#1f5fa6")
