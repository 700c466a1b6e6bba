"""echoing_call: what one did, another may do again.

Two towers from straight above, a bell, and far over there a lamp wakes.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import Point, polar
from tools.art.parts.cuts import cut_as
from tools.art.parts.relief import lamp_shadow
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=96)
CALL, ANSWER = (206, 236), (400, 372)
NADIR = (310, 300)
NIGHT = "#131030"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*NADIR, 420, "#2f2a62", "#262350", "#15122e"))
    _roofs(d, rnd)
    _sound(d)
    _shaft(d, CALL, 92, ("#bdb8e6", "#6a64a8", "#262350"), rnd)
    _shaft(d, ANSWER, 104, ("#a39dd6", "#57518f", "#1c183c"), rnd)
    _bell(d, rnd)
    _lamp(d)


def _roofs(d: Doc, rnd: random.Random) -> None:
    """the town at the bottom of the night: small roofs in rows, two lit dots among them"""
    tones = ("#3a3570", "#312c64", "#453f80", "#2a2558")
    for row in range(9):
        for col in range(9):
            x, y = 14 + col * 72 + (row % 2) * 34 + rnd.uniform(-8, 8), 20 + row * 66 + rnd.uniform(-6, 6)
            w, h = rnd.uniform(22, 30), rnd.uniform(18, 24)
            rot = rnd.uniform(-14, 14)
            lit = Sh.poly([(-w, -h), (w, -h), (w - 10, 0), (-w + 10, 0)]).rot(rot).move(x, y)
            dark = Sh.poly([(-w, h), (w, h), (w - 10, 0), (-w + 10, 0)]).rot(rot).move(x, y)
            tone = tones[(row * 3 + col) % 4]
            d.inked(lit | dark, tone, 2.2, 0, NIGHT)
            d.fill(dark, NIGHT, 0.45)
    for x, y in ((300, 470), (330, 130)):
        d.fill(Sh.rect(x, y, 8, 8), "#ffcf70")


def _sound(d: Doc) -> None:
    """rings of the call and rings of the answer, crossing over the roofs"""
    for i in range(9):
        r = 118 + i * 34
        w = 8.5 - i * 0.65
        d.fill(Sh.ring(*CALL, r + w, r) & d.window, "#f4f0ff", max(0.28, 0.85 - i * 0.075))
    for i in range(4):
        r = 134 + i * 30
        w = 7.5 - i * 1.2
        d.fill(Sh.ring(*ANSWER, r + w, r) & d.window, "#ffcf70", 0.85 - i * 0.17)


def _shaft(d: Doc, at: Point, r: float, tones: tuple[str, str, str], rnd: random.Random) -> None:
    """a round tower: its wall runs down to one point under the picture, merlons stand round the top"""
    x, y = at
    foot = (x + (NADIR[0] - x) * 0.5, y + (NADIR[1] - y) * 0.5)
    a = math.degrees(math.atan2(foot[1] - y, foot[0] - x))
    r2 = r * 0.62
    hull = U(
        Sh.ell(x, y, r),
        Sh.ell(*foot, r2),
        Sh.poly([polar(x, y, r, a - 90), polar(x, y, r, a + 90), polar(*foot, r2, a + 90), polar(*foot, r2, a - 90)]),
    )
    lamp_shadow(d, hull, (x - (foot[0] - x), y - (foot[1] - y)), 1.06, "#0a0818", 0.55)
    d.inked(hull, d.lin(x, y, *foot, tones[1], tones[2], NIGHT), 3.4, 0)
    cut_as(d, hull - Sh.ell(x, y, r), "stone", NIGHT, rnd, ("pt", *LAMP), 0.9)
    top = Sh.ell(x, y, r)
    d.inked(top, d.rad(x, y, r, tones[2], tones[1], tones[0]), 3.4, 1.4)
    for i in range(14):
        deg = i * 360 / 14
        block = Sh.poly(
            [
                polar(x, y, r + 3, deg - 8),
                polar(x, y, r + 3, deg + 8),
                polar(x, y, r - 19, deg + 9),
                polar(x, y, r - 19, deg - 9),
            ]
        )
        d.inked(block, d.dlin(block, "#ffffff", tones[0], tones[1]), 2.6, 1.2)
    floor = Sh.ell(x, y, r - 26)
    d.inked(floor, d.rad(x, y, r - 20, tones[1], tones[2]), 3, 0)
    slabs = [sliver(x - r, y + o, x + r, y + o, 2.2) for o in range(-70, 80, 24)]
    d.fill(pile(slabs) & floor, NIGHT, 0.7)


LAMP = ANSWER


def _bell(d: Doc, rnd: random.Random) -> None:
    """the great bell in its beam, seen from the crown, swung far out; its mouth shows on one side"""
    x, y = CALL
    beam = Sh.rect(x - 88, y - 9, 176, 18, 3).rot(50, x - 18, y - 24).move(-18, -24)
    d.inked(beam, d.dlin(beam, "#e0b088", "#8a5a40", "#3a2028"), 3, 1.2)

    def place(s: Sh) -> Sh:
        return s.scale(1.06).rot(-48).move(x, y)

    body = place(S("-62,44! -48,24 -42,-6 -28,-36 0,-46 28,-36 42,-6 48,24 62,44! 34,58 -34,58"))
    lamp_shadow(d, body, (x - 90, y - 90), 1.1, "#0a0818", 0.5)
    d.inked(body, d.rad(x - 24, y - 10, 92, "#fff3c0", "#e0a850", "#8a5a20", "#4e2f12"), 3.8, 1.8)
    cut_as(d, body, "metal", "#4e2f12", rnd, (-0.6, -0.8), 0.9, 42)
    d.fill(place(brush("-46,18 0,30 46,18", 5, LEAF, 10)), "#4e2f12")
    mouth = place(Sh.ell(0, 46, 60, 17))
    d.inked(mouth, "#2c1420", 3.2, 0.6)
    d.stroke(mouth.shrink(3), "#ffe6a0", 2.4)
    d.inked(place(Sh.ell(6, 54, 15, 12)), d.rad(x + 40, y + 34, 18, "#ffe6a0", "#c98f34"), 2.8, 1)
    d.inked(place(Sh.ell(0, -46, 13, 10)), "#ffe6a0", 2.8, 1)
    d.fill(spark(x - 34, y - 32, 26, 0.14), "#ffffff")


def _lamp(d: Doc) -> None:
    """two doors of the roof stand open, and light comes up between them"""
    x, y = ANSWER
    d.glow(x, y, 170, (0, "#fff6d0", 0.95), (0.25, "#ffcf70", 0.7), (0.6, "#f0a040", 0.25), (1, "#f0a040", 0))
    for deg in range(0, 360, 24):
        d.fill(cutw(*polar(x, y, 46, deg), *polar(x, y, 98, deg + 3), 12), "#ffe9b0", 0.75)
    hole = Sh.rect(x - 46, y - 36, 92, 72, 6).rot(14, x, y)
    d.inked(hole, d.rad(x, y, 56, "#ffffff", "#ffe9a0", "#f0a040"), 3.4, 1)
    for side in (-1, 1):
        door = Sh.rect(-46, 0, 92, 26, 3).move(x, y + (36 if side > 0 else -62)).rot(14, x, y)
        d.inked(door, d.dlin(door, "#ffdca0", "#9a6238", "#4a2a28"), 3, 1.4)
        d.fill(
            pile([sliver(x - 36, y + side * (48 + i * 9), x + 36, y + side * (48 + i * 9), 2) for i in range(2)]).rot(
                14, x, y
            )
            & door,
            "#3a2028",
        )
    d.fill(spark(x, y, 74, 0.1), "#ffffff", 0.95)
    lamp = Sh.ell(x, y, 21)
    d.inked(lamp, "#ffffff", 3, 0.8, "#8a4a1c")
    d.inked(Sh.ell(x, y, 10), "#e0832a", 2, 0.4, "#8a4a1c")
