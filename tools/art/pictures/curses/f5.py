"""f5 Brush Fire: a fan of cards stands like tall dry grass and burns from both ends toward the middle."""

import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=65)
BLADES = (-62, -46, -31, -15, 0, 15, 31, 46, 62)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ground(d)
    for angle in sorted(BLADES, key=lambda a: -abs(a)):
        blade(d, angle, rnd)
    for angle in (-62, 62, -46, 46):
        burning_tip(d, angle)
    stubble(d, rnd)


def ground(d: Doc) -> None:
    """two fires left and right, the middle still dark"""
    d.fill(d.window, CURSE_BLACK)
    for x in (70, 530):
        d.fill(
            d.window,
            d.rad(x, 270, 330, (0, "#ffc850", 0.9), (0.3, "#f5792a", 0.7), (0.65, "#861a24", 0.6), (1, CURSE_BLACK, 0)),
        )
    lines = ray_lines(300, 560, 190, 760, 110, 1.6)
    d.fill(engrave(d.window, lines, lambda x, y: 1.1 - abs(x - 300) / 330, 11, 1, 13, 34), CURSE_BLACK, 0.9)


def blade(d: Doc, angle: float, rnd: random.Random) -> None:
    """one card as a blade of grass, bending outward, foot at 300,560"""
    bend = angle * 0.5
    with d.group(transform=f"translate(300 566) rotate({angle * 0.86:g})"):
        tall = 420 - abs(angle) * 1.3
        spine = [(0, 0), (bend * 0.05, -tall * 0.4), (bend * 0.25, -tall * 0.75), (bend * 0.7, -tall)]
        leaf = brush(spine, 74, taper(0.3, 0.0, 0.62, 0.8), 16)
        d.fill(leaf.grow(6).move(4, 6), CURSE_BLACK, 0.5)
        tones = ("#8a5a3a", "#f1e6cb", "#cdb892") if abs(angle) < 40 else ("#8a5a3a", "#ffe9b0", "#f5a04a")
        d.inked(leaf, d.lin(0, 0, bend, -tall, *tones), 4.4, 2.2, CURSE_BLACK)
        d.fill(brush(spine, 8, taper(1, 0, 0.1), 12), CURSE_BLACK)
        cuts = [cutw(s * 36, -tall * t, s * 6, -tall * t + 26, 6) for t in (0.46, 0.56, 0.66) for s in (-1, 1)]
        d.fill(pile(cuts) & leaf, CURSE_BLACK)


def burning_tip(d: Doc, angle: float) -> None:
    """a crown of three tongues on an outer blade"""
    tall = 420 - abs(angle) * 1.3
    x, y = polar(300, 566, tall * 0.78, angle * 0.98 - 90)
    size = 1.0 if abs(angle) > 60 else 0.72
    side = 1 if angle > 0 else -1
    for dx, h, w in ((-32, 110, 54), (30, 120, 56), (0, 170, 74)):
        fx, fy = x + dx * size, y + 40 * size
        tongue = flame_s(fx, fy, h * size, w * size, -side * 18)
        d.inked(tongue, d.lin(fx, fy - h * size, fx, fy, "#cf3a22", "#f5792a", "#ffc850"), 4, 1.6, "#5a1526")
        d.fill(flame_s(fx, fy, h * size * 0.55, w * size * 0.5, -side * 6), "#fff4c2")


def stubble(d: Doc, rnd: random.Random) -> None:
    """burnt short grass in front"""
    cuts = [
        cutw(
            x + rnd.uniform(-8, 8), 620, x + rnd.uniform(-24, 24), 470 + rnd.uniform(-16, 26) - abs(x - 300) * 0.02, 22
        )
        for x in range(-120, 730, 17)
    ]
    d.fill(pile(cuts), CURSE_BLACK)
