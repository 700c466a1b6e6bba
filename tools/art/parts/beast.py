"""What the grimoire's monsters are carved from: tones, limbs, fingers, lamplit grounds, loose cards, pale faces."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.inkwell.brush import brush, ribbon, sliver, taper
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, pile
from tools.art.inkwell.spline import Point, Spec, lerp, sample
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.misprint import misprint

IVORY = ("#f8efd6", "#dcc799", "#92764f")
GLOOM = ("#6b4d55", "#3c2733", "#1a1018")
BLOOD = ("#e8703c", "#bd382b", "#6a1526")
EMBER = ("#fff8d8", "#ffcf60", "#e8702e")
TIMBER = ("#b08a5a", "#714b2c", "#2c1a14")
STONE = ("#d6c8ac", "#8f8072", "#3f3438")
LEAFPAPER = ("#fdf6e2", "#ecd9ac", "#b8935c")
LAMP = ("#fff4d0", "#f2c980", "#b8744a", "#5c2d2e", "#1d141c")


def carve(
    d: Doc,
    shape: Sh,
    tones: Sequence[str] | tuple[str, str, str],
    rnd: random.Random,
    cuts: tuple[float, float, float] | None = (9, 26, 4.6),
    light: Point = LIGHT,
    lw: float = 3.0,
    rim: str = "",
    cut_ink: str = PAGE_INK,
) -> None:
    """One carved form: contour, three tones on its diagonal, rim; `cuts` on the shadow edge (gap, length, width)."""
    d.inked(shape, d.dlin(shape, *tones), lw, lw * 0.5, PAGE_INK)
    if cuts:
        gap, length, width = cuts
        d.fill(wedges(shape, gap, length, width, light, 0.08, 0.4, rnd), cut_ink)
    if rim:
        d.fill(shape - shape.move(-light[0] * 5, -light[1] * 5), rim, 0.85)


def limb(spec: Spec, widths: Sequence[float], n: int = 18, cap: bool = False) -> Sh:
    """a closed limb along a spline whose width runs through the given list; `cap` rounds its end"""
    points = sample(spec, n)
    last = len(widths) - 1

    def width(t: float) -> float:
        i = min(int(t * last), last - 1)
        return lerp(widths[i], widths[i + 1], t * last - i)

    shape = ribbon([(x, y) for x, y, _, _ in points], [width(i / n) for i in range(n + 1)])
    return shape | Sh.ell(points[-1][0], points[-1][1], widths[-1] / 2) if cap else shape


def digits(
    d: Doc,
    paths: Sequence[str],
    width: float,
    tones: tuple[str, ...],
    rnd: random.Random,
    nail: str = "",
    lw: float = 2.4,
) -> None:
    """jointed fingers, root to tip, in drawing order; `nail` paints a claw's edge on each"""
    for path in paths:
        finger = limb(path, [width * k for k in (0.9, 1.0, 0.8, 0.92, 0.74, 0.3)], 15)
        d.inked(finger, d.dlin(finger, *tones), lw, 1.2, PAGE_INK)
        d.fill(wedges(finger, 6, width * 0.6, 2.4, LIGHT, 0.2, 0.3, rnd), PAGE_INK, 0.8)
        along = sample(path, 15)
        for i in (6, 10):
            x, y, tx, ty = along[i]
            h = width * 0.3
            d.fill(sliver(x - ty * h, y + tx * h, x + ty * h, y - tx * h, 1.3, 0.1), PAGE_INK)
        if nail:
            (x0, y0, _, _), (x1, y1, _, _) = along[12], along[15]
            d.inked(brush([(x0, y0), (x1, y1)], width * 0.5, taper(0.7, 0.2, 0.2), 5), nail, 1.6, 0.6, PAGE_INK)


@layer("lids")
def lid(d: Doc, eye: Sh, tones: Sequence[str], line: str = PAGE_INK) -> None:
    """what covers an eye when it is shut, drawn only where lids are asked for: skin, and the line where they meet"""
    if not d.lids:
        return
    d.inked(eye, d.vlin(eye, *tones), 2.8, 1.2, PAGE_INK)
    x0, y0, x1, y1 = eye.bounds
    crease = [(x0, y0 + (y1 - y0) * 0.6), ((x0 + x1) / 2, y1 - (y1 - y0) * 0.1), (x1, y0 + (y1 - y0) * 0.6)]
    d.fill(brush(crease, max(3.0, (y1 - y0) * 0.16), taper(0.3, 0.3), 10) & eye, line)


def lamplight(
    d: Doc,
    focus: Point,
    lines: Sequence[Spec],
    clear: float,
    reach: float,
    colours: tuple[str, ...] = LAMP,
    r: float = 430,
    widest: float = 13.0,
    gap: float = 9.0,
) -> None:
    """the ground behind a monster: light at the focus, engraved lines that swell into black away from it"""
    x0, y0 = focus
    d.fill(d.window, d.rad(x0, y0, r, *zip((0, 0.22, 0.5, 0.78, 1), colours, strict=False)))

    def tone(x: float, y: float) -> float:
        return (math.hypot(x - x0, y - y0) - clear) / reach

    d.fill(engrave(d.window, lines, tone, gap, 0.8, widest, step=22), PAGE_INK)


def loose_card(
    d: Doc, x: float, y: float, w: float, rot: float, el: str = "", tones: tuple[str, ...] = LEAFPAPER, lw: float = 2.4
) -> None:
    """an upright page 5:7 with a dog-eared corner and one sign"""
    h = w * 1.4

    def place(s: Sh) -> Sh:
        return s.rot(rot).move(x, y)

    ear = w * 0.26
    leaf = place(
        Sh.poly([(-w / 2, -h / 2), (w / 2 - ear, -h / 2), (w / 2, -h / 2 + ear), (w / 2, h / 2), (-w / 2, h / 2)])
    )
    d.inked(leaf, d.dlin(leaf, *tones), lw, 1.2, PAGE_INK)
    fold = place(Sh.poly([(w / 2 - ear, -h / 2), (w / 2 - ear, -h / 2 + ear), (w / 2, -h / 2 + ear)]))
    d.inked(fold, tones[2], 1.6, 0.6, PAGE_INK)
    if el:
        solid, gaps = sigil(el, 0, h * 0.04, w * 0.34)
        d.fill(place(solid - gaps), PAGE_INK)


def pale_face(d: Doc, x: float, y: float, k: float, rot: float = 0.0, mood: str = "grin") -> None:
    """the mask of Madness, misprinted; moods: grin, sleep, shout; k 1 is about 60 units high"""

    def place(s: Sh) -> Sh:
        return s.scale(k, k).rot(rot).move(x, y)

    face = place(S("0,-32 -20,-26 -25,-4 -18,18 0,32 18,18 25,-4 20,-26"))
    misprint(d, face.grow(2), PAGE_INK, 0.7)
    d.fill(face, d.dlin(face, "#fffdf4", "#f3e6c8", "#d6bd92"))
    if mood == "sleep":
        marks = [
            brush("-18,-6 -10,-1 -3,-5", 3.6, taper(0.2, 0.2), 8),
            brush("4,-5 11,-1 19,-7", 3.6, taper(0.2, 0.2), 8),
        ]
        marks.append(brush("-8,14 0,17 9,13", 3.4, taper(0.1, 0.1), 8))
    else:
        marks = [
            S("-19,-3! -11,-13 -3,-2! -11,-2"),
            S("4,-5! 11,-16 20,-6! 12,-4"),
            brush("-20,-17 -12,-20 -4,-14", 3, taper(), 6),
        ]
        mouth = "-15,7! 0,13 16,5! 10,22 -6,23" if mood == "grin" else "-9,8! 0,5 9,8! 8,22 0,26 -8,22"
        marks.append(S(mouth))
    misprint(d, pile([place(s) for s in marks]), PAGE_INK, 0.4)
    if mood == "grin":
        teeth = U([Sh.poly([(-10 + i * 7, 9.5), (-4 + i * 7, 9.8 - 0.3 * i), (-7 + i * 7, 15)]) for i in range(4)])
        d.fill(place(teeth), "#fffdf4")
