"""w7 Flooded Vault: the fullest strongbox bursts; its wheel door flies open on three jets of water."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, woodgrain
from tools.art.parts.sea import wave_claw
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=47)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 300), 400, 0)
    with d.group(transform="translate(36 40) scale(0.88)"):
        for spec, width in (
            ("350,180 430,124 530,116 680,170", 96),
            ("400,330 500,330 570,390 680,470", 110),
            ("200,380 110,390 40,440 -90,480", 110),
        ):
            jet(d, spec, width, rnd)
        box(d, rnd)
        door(d, rnd)
        loot(d)


def jet(d: Doc, spec: str, width: float, rnd: random.Random) -> None:
    """one jet, narrow at the crack, breaking into claws of foam"""
    stream = brush(spec, width, taper(0.25, 0.8, 0.75), 18)
    tip = sample(spec, 12)
    claws = [
        wave_claw(x, y, math.degrees(math.atan2(ty, tx)) + s * 40, width * 0.75, width * 0.3, s * 14)
        for (x, y, tx, ty) in tip[8:12:2]
        for s in (-1, 1)
    ]
    whole = U(stream, claws)
    d.fill(whole.grow(6).move(4, 7), CURSE_BLACK, 0.5)
    d.inked(whole, d.lin(300, 280, tip[-1][0], tip[-1][1], "#f6fffa", "#8fdcdc", "#3a9fc9"), 4.4, 2, CURSE_BLACK)
    flow = [
        brush([(p[0] - p[3] * o * width, p[1] + p[2] * o * width) for p in tip[2:10]], 8, LEAF, 10)
        for o in (-0.18, 0.06, 0.24)
    ]
    d.fill(pile(flow) & stream, "#1f5fa6")


def box(d: Doc, rnd: random.Random) -> None:
    """the square chest of wet wood with banded corners, split by the pressure"""
    body = S("160,132! 300,124 440,130! 452,290 442,462! 300,470 158,464! 148,300")
    hew(d, body, "wood", rnd, 5.4, (11, 44, 7))
    woodgrain(d, body, 34, 0, rnd, 70)
    for x, y, sx, sy in ((160, 132, 1, 1), (440, 130, -1, 1), (158, 464, 1, -1), (442, 462, -1, -1)):
        band = Sh.poly(
            [
                (x - 6 * sx, y - 6 * sy),
                (x + 84 * sx, y - 6 * sy),
                (x + 70 * sx, y + 26 * sy),
                (x + 26 * sx, y + 30 * sy),
                (x + 26 * sx, y + 72 * sy),
                (x - 6 * sx, y + 84 * sy),
            ]
        )
        d.inked(band, d.dlin(band, "#f0dcc8", "#a58a88", "#5c4852"), 4, 2, CURSE_BLACK)
        d.fill([Sh.ell(x + 14 * sx, y + 50 * sy, 6), Sh.ell(x + 50 * sx, y + 12 * sy, 6)], CURSE_BLACK)
    cracks = ["330,150 352,112 346,186 362,214", "392,330 450,322 420,342 452,352", "206,380 150,372 182,394 150,408"]
    d.fill([Sh.poly([tuple(float(v) for v in p.split(",")) for p in crack.split()]) for crack in cracks], "#eafcf4")


def door(d: Doc, rnd: random.Random) -> None:
    """the round door knocked ajar: light all round it, spokes of the wheel"""
    d.inked(Sh.ell(300, 298, 124), d.rad(300, 298, 124, "#ffffff", "#eafcf4", "#8fdcdc"), 5, 2, CURSE_BLACK)
    with d.group(transform="translate(286 306) rotate(-14)"):
        plate = Sh.ell(0, 0, 104, 110)
        hew(d, plate, "shell", rnd, 5, (11, 34, 7), 4)
        d.inked(Sh.ell(0, 0, 76, 80), "#6c545e", 3.6, -1.6, CURSE_BLACK)
        spokes = [brush([polar(0, 0, 12, a), polar(0, 0, 88, a)], 20, taper(0.7, 1, 1), 6) for a in range(15, 375, 60)]
        wheel = U(spokes, Sh.ring(0, 0, 68, 50), [Sh.ell(*polar(0, 0, 90, a), 13) for a in range(15, 375, 60)])
        d.inked(wheel, d.lin(-90, -90, 90, 90, "#fffaf0", "#e6d0bc", "#8a7078"), 4, 2, CURSE_BLACK)
        d.inked(Sh.ell(0, 0, 22), "#fff8ec", 4, 2, CURSE_BLACK)


def loot(d: Doc) -> None:
    """three cards swept out, one on each jet"""
    for x, y, rot in ((492, 128, 8), (520, 354, 30), (96, 410, -34)):
        card = Sh.rect(-30, -42, 60, 84, 6).rot(rot).move(x, y)
        d.inked(card, "#fffaea", 4, 2, CURSE_BLACK)
        d.inked(S("0,-22! 14,-2 16,12 0,24 -16,12 -14,-2").rot(rot).move(x, y), "#1f5fa6", 2.4, 1, CURSE_BLACK)
