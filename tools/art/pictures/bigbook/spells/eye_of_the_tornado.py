"""eye_of_the_tornado: hands go out and hands come in.

Bands of storm run to one point, and there stands a cup of tea.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.parts.relief import contact, shadow_plane
from tools.art.parts.sky import swallow
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=94)
EYE = (304, 258)
TONES = ("#262350", "#8680c2", "#3a3570", "#bdb8e6", "#1c183c", "#a39dd6")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*EYE, 400, "#ece9fb", "#8680c2", "#262350", "#15122e"))
    for i in range(6):
        _band(d, i, detail, rnd)
    _flock(d, rnd)
    _still(d)


def _spiral(start: float, t: float) -> Point:
    """a place on the spiral that starts at `start` degrees: t 0 in the eye, 1 far outside; wider than high"""
    r = 46 * math.exp(2.35 * t)
    x, y = polar(0, 0, r, start + 330 * t)
    return EYE[0] + x * 1.06, EYE[1] + y * 0.96


def _band(d: Doc, i: int, detail: int, rnd: random.Random) -> None:
    """one sheet of wind, its outer edge torn, lines of flow along it"""
    steps = [k / 40 for k in range(41)]
    inner = [(*_spiral(i * 60, t), False) for t in steps]
    outer = []
    for k, t in enumerate(steps):
        x, y = _spiral(i * 60 + 47 + (5 if k % 2 else -6) * (t > 0.1), t)
        outer.append((x, y, k % 2 == 1))
    band = Sh.spline(
        [(inner[0][0], inner[0][1], True), *inner[1:-1], (inner[-1][0], inner[-1][1], True), *reversed(outer)]
    )
    dark = i % 2 == 0
    tone, rim = TONES[i], "#cfcaf2" if dark else "#ffffff"
    d.fill(band.move(7, 9), "#100d22", 0.5)
    d.inked(
        band, d.rad(*EYE, 380, (0, mix(tone, "#ffffff", 0.65)), (0.35, tone), (1, mix(tone, "#100d22", 0.45))), 3, 1.4
    )
    if detail:
        flow = []
        for off in (9, 18, 27, 36):
            a = rnd.uniform(0.0, 0.12)
            flow.append(
                brush([_spiral(i * 60 + off, a + (1 - a) * k / 12) for k in range(13)], 8, taper(0.1, 1, 1), 30)
            )
        d.fill(pile(flow) & band, "#4f4a88" if not dark else "#6a64a8", 0.9)
    d.fill(
        brush([_spiral(i * 60 + 3, 0.05 + 0.95 * k / 12) for k in range(13)], 11, taper(0.15, 1, 1), 30) & band,
        rim,
        0.85,
    )


def _flock(d: Doc, rnd: random.Random) -> None:
    """what the storm carries: swallows and paper darts, smaller towards the eye"""
    for i, (turn, t) in enumerate(
        ((20, 0.62), (78, 0.44), (132, 0.7), (196, 0.5), (250, 0.72), (300, 0.4), (345, 0.66))
    ):
        x, y = _spiral(turn, t)
        size = 14 + 62 * t
        a = turn + 330 * t + 90
        if i % 3 == 2:
            swallow(d, x, y, 0.26 + t * 0.7, a + 180)
            continue
        _dart(d, x, y, size / 60, a + rnd.uniform(-25, 25))


def _dart(d: Doc, x: float, y: float, k: float, rot: float) -> None:
    """a folded dart: a lit wing, a wing in shade, the keel between them"""
    for spec, tone in (
        ("46,0! -40,-34! -26,-4!", "#ffffff"),
        ("46,0! -26,-4! -22,14!", "#6a64a8"),
        ("46,0! -22,14! -44,26!", "#d8d3f4"),
    ):
        d.inked(S(spec).scale(k).rot(rot).move(x, y), tone, 2.6, 1)


def _still(d: Doc) -> None:
    """the eye: white, and in it, quite upright, the cup and its one thread of steam"""
    x, y = EYE
    d.glow(x, y, 138, (0, "#ffffff", 1), (0.5, "#ffffff", 0.95), (0.75, "#f4f0ff", 0.5), (1, "#ece9fb", 0))
    contact(d, x, y + 46, 54, 8, "#4f4a88", 0.6)
    saucer = Sh.ell(x, y + 40, 60, 11)
    d.inked(saucer, d.lin(x - 60, 0, x + 60, 0, "#f0b98a", "#b8643a", "#5c2a20"), 3, 1.4)
    handle = Sh.ring(x + 44, y + 8, 19, 10)
    d.inked(handle, "#b8643a", 2.8, 1)
    cup = S(
        [
            (x - 44, y - 20, 1),
            (x - 40, y + 16),
            (x - 18, y + 38),
            (x + 18, y + 38),
            (x + 40, y + 16),
            (x + 44, y - 20, 1),
        ]
    )
    d.inked(cup, d.lin(x - 44, 0, x + 44, 0, "#ffd9b0", "#d0743e", "#6a2f20"), 3.4, 1.6)
    shadow_plane(d, cup, (x - 120, y - 60), 13, "#4a1c18", 0.5)
    brim = Sh.ell(x, y - 20, 44, 11)
    d.inked(brim, "#ffe6c8", 2.8, 1)
    d.fill(Sh.ell(x, y - 19, 36, 7.5), "#6a2a1c")
    steam = [(x - 4, y - 26), (x + 10, y - 46), (x - 10, y - 66), (x + 6, y - 90)]
    d.fill(brush(steam, 11, LEAF, 16), "#8680c2", 0.75)
    d.fill(brush(steam, 5, LEAF, 16), "#ffffff")
