"""chorus_of_minds: everybody gives what they can; hoods one behind the other, and their breath is one braid."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.relief import lamp_shadow, shadow_plane, two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=95)
LAMP = (318, 180)
BREATH = ("#f08aa0", "#ffffff", "#ffcf70", "#a8e0d0")
HOODS = (
    (462, 404, 0.8, "#4f4a88"),
    (362, 404, 0.9, "#3f3a78"),
    (252, 414, 1.02, "#34306a"),
    (130, 432, 1.14, "#2a2558"),
)
"""Where the mouths are, size and tone of each hood, the farthest first."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", LAMP, 400)
    if detail:
        field_lines(d, "air", LAMP, 150, 260)
    _braid(d)
    for x, y, k, tone in HOODS:
        _hood(d, x, y, k, tone, rnd)
    for i, (x, y, k, _) in enumerate(HOODS):
        _breath(d, i, x, y, k)


def _strand(i: int, t: float) -> Point:
    """where a strand of the braid runs: t 0 at its foot, 1 at the top"""
    x = 326 + 40 * math.sin(t * 9 + i * math.pi / 2) * (1 - 0.3 * t) + 22 * math.sin(t * 3)
    return x, 222 - 190 * t


def _braid(d: Doc) -> None:
    """four strands, each over and under the others in turn"""
    n = 18
    pieces = sorted((math.cos((k + 0.5) / n * 9 + i * math.pi / 2), i, k) for i in range(4) for k in range(n))
    for _, i, k in pieces:
        core = brush([_strand(i, (k + s) / n) for s in (0.0, 0.5, 1.0)], 34, taper(1, 1), 5)
        way = [_strand(i, (k + s) / n) for s in (-0.25, 0.5, 1.25)]
        d.fill(core, INK)
        d.fill(brush(way, 27, taper(1, 1), 5), BREATH[i])
        d.fill(brush(way, 7, taper(1, 1), 5).move(-6, 0), mix(BREATH[i], "#ffffff", 0.75))
        d.fill(brush(way, 5, taper(1, 1), 5).move(9, 0), mix(BREATH[i], "#4f2a58", 0.5))


def _breath(d: Doc, i: int, x: float, y: float, k: float) -> None:
    """from the mouth, over the next hood, up into the braid"""
    end = _strand(i, 0.0)
    way = [
        (x + 48 * k, y + 22 * k),
        (x + 80 * k, y - 6),
        ((x + end[0]) / 2 + 40 - i * 4, (y + end[1]) / 2 + 4),
        end,
        _strand(i, 0.06),
    ]
    body = brush(way, 25, taper(0.16, 1, 1), 24)
    d.inked(body, BREATH[i], 3, 1)
    d.fill(brush(way, 6, taper(0.2, 1, 1), 24).move(-4, -3) & body, mix(BREATH[i], "#ffffff", 0.75))


def _hood(d: Doc, x: float, y: float, k: float, tone: str, rnd: random.Random) -> None:
    """seen from the side and a little from below: the point, the dark inside, a lit chin and an open mouth"""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    cloth = place(
        S(
            "-112,240! -124,120 -116,30 -92,-58 -48,-130 8,-186! -2,-140 16,-96 36,-62! 50,-30 46,-4! 30,-18 "
            "18,-10! 6,40 20,84 52,130! 84,180 96,240!"
        )
    )
    lamp_shadow(d, cloth, (520, 60), 1.04, "#15122e", 0.4)
    dark = mix(tone, "#15122e", 0.6)
    d.inked(
        cloth, d.lin(x + 60 * k, y - 100 * k, x - 120 * k, y + 100 * k, mix(tone, "#ffffff", 0.45), tone, dark), 3.8, 2
    )
    shadow_plane(d, cloth, LAMP, 26 * k, "#15122e", 0.4)
    cut_as(d, cloth, "cloth", dark, rnd, ("pt", *LAMP), 1.25 * k, 104)
    d.fill(place(brush("8,-180 -30,-96 -28,-6 -8,70 14,150", 8, taper(0.1, 0.3, 0.6), 18)) & cloth, dark)
    two_rim(d, cloth, LAMP, "air", 5 * k, 0.9)
    tint = BREATH[[h[3] for h in HOODS].index(tone)]
    inside = place(S("14,-116! 36,-72 54,-30 58,4! 54,40 38,70 6,84! -14,40 -14,-16 0,-70!"))
    d.inked(inside, d.rad(x + 40 * k, y + 20 * k, 74 * k, mix(tint, "#4f2a58", 0.35), "#3a2450", "#15122e"), 3.2, 0)
    face = place(S("20,-40! 40,-36 46,-24! 44,-14 54,2! 48,8 46,12! 41,16 32,24 40,31! 46,34 45,46 30,56! 4,48 -4,4"))
    d.fill(face, "#1c1636")
    d.fill((face - face.move(-4, -1)) & Sh.rect(x + 24 * k, y - 60, 60, 140), tint)
    d.fill(place(brush("22,-10 31,-5 40,-9", 4.2, LEAF, 8)), tint)
