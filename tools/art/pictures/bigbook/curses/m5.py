"""m5 Elemental Drain: four hands hold on to the rim of one plughole, each by what is left of its element."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.matter import four_lights, hew
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=85)
HOLE = (300, 296)
GRIPS = (("fire", 226), ("air", 318), ("earth", 142), ("water", 44))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, HOLE, 420)
    floor(d, rnd)
    hole(d)
    for el, a in GRIPS:
        fingers(d, el, a, rnd)


def floor(d: Doc, rnd: random.Random) -> None:
    """wet bone-white flags that run down to the hole"""
    for i in range(12):
        a0, a1 = i * 30 + 4, i * 30 + 30
        for r0, r1, tones in (
            (214, 330, ("#fff4e4", "#cfc0cc", "#8a7a94")),
            (334, 500, ("#cfc0cc", "#8a7a94", "#4d4152")),
        ):
            flag = Sh.poly([flat(r0, a0), flat(r0, (a0 + a1) / 2), flat(r0, a1), flat(r1, a1), flat(r1, a0)])
            d.inked(flag, d.rad(*HOLE, r1, *tones), 3.4, 1.4, CURSE_BLACK)
            d.fill(wedges(flag, 15, 30, 6, ("pt", *HOLE), 0.2, 0.4, rnd), CURSE_BLACK)
    rim = S([(*flat(218, a), False) for a in range(0, 360, 20)])
    hew(d, rim, "bone", rnd, 6, (11, 26, 7), 10)


def flat(r: float, angle: float) -> tuple[float, float]:
    """a point round the hole, seen a little from the side"""
    return HOLE[0] + r * math.cos(math.radians(angle)), HOLE[1] + r * 0.82 * math.sin(math.radians(angle))


def hole(d: Doc) -> None:
    """down, with a thread of each colour going round and under"""
    mouth = S([(*flat(168, a), False) for a in range(0, 360, 20)])
    d.inked(mouth, d.rad(300, 330, 190, "#000000", "#0c0810", "#2b2233"), 6, -2.6, CURSE_BLACK)
    with d.clip(mouth):
        for el, a in GRIPS:
            way = [flat(152 * (1 - t / 26) ** 0.9 + 6, a + 16 + t * 15) for t in range(25)]
            way = [(x, y + t * 1.6) for t, (x, y) in enumerate(way)]
            d.fill(brush(way, 17, taper(0.7, 0.1, 0.2), 30), EL[el]["mid" if el != "air" else "light"])
            d.fill(brush(way[1:18], 5, LEAF, 20), EL[el]["core"])
    d.fill(Sh.ell(300, 336, 26, 20), "#000000")


def fingers(d: Doc, el: str, angle: float, rnd: random.Random) -> None:
    """four fingers over the rim from below, the thumb flat along it; the nails have the colour that is being lost"""
    for k, (off, reach) in enumerate(((-16, 44), (-6, 56), (5, 58), (16, 46))):
        root, knuckle, tip = (
            flat(150, angle + off),
            flat(192, angle + off * 1.06),
            flat(214 + reach, angle + off * 1.22),
        )
        spec = [root, ((root[0] + knuckle[0]) / 2, (root[1] + knuckle[1]) / 2 - 8), (knuckle[0], knuckle[1] - 12), tip]
        body = brush(spec, 36, taper(0.8, 0.66, 0.45), 14) | Sh.ell(*tip, 11)
        d.fill(body.grow(6).move(4, 8), CURSE_BLACK, 0.7)
        d.inked(body, d.lin(*root, *tip, "#6f5f58", "#f1e6cb", "#fffdf2"), 4.6, 2, CURSE_BLACK)
        d.fill(wedges(body, 9, 12, 4.6, (-0.7, -0.6), 0.15, 0.4, rnd), CURSE_BLACK)
        way = math.degrees(math.atan2(tip[1] - knuckle[1], tip[0] - knuckle[0]))
        nail = Sh.ell(0, 0, 11, 8).rot(way).move(tip[0], tip[1])
        d.inked(nail, EL[el]["mid" if el != "air" else "light"], 2.8, 0.8, CURSE_BLACK)
        crease = [flat(190, angle + off - 3.2), (knuckle[0], knuckle[1] - 14), flat(190, angle + off + 3.2)]
        d.fill(brush(crease, 4, LEAF, 6) & body, CURSE_BLACK)
        if k == 3:
            d.glow(*flat(276, angle), 60, (0, EL[el]["light"], 0.55), (1, EL[el]["base"], 0))
