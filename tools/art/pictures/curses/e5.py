"""e5 Weight of Stone: a huge stone block presses a small hand flat to the ground; only four cards still stick out."""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar, sample
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, pitted
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=55)
GROUND = 404


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (300, 340), 420, 0)
    d.glow(300, 344, 240, (0, "#f6fbd2", 0.95), (0.4, "#b5dd86", 0.55), (1, "#4f9f5a", 0))
    ground(d, rnd)
    for x, y, rot in ((104, 338, -66), (146, 284, -42), (454, 284, 42), (496, 338, 66)):
        leafcard(d, x, y, 138, "earth", "flat", rot, shadow=5, detail=0, line=CURSE_BLACK)
    with d.group(transform="translate(0 -66)"):
        squeezed_hand(d, rnd)
    with d.group(transform="translate(54 28) scale(0.82 0.8)"):
        block(d, rnd)
    dust(d)


def ground(d: Doc, rnd: random.Random) -> None:
    """a slab of rock that has cracked under the blow"""
    slab = S(f"-140,{GROUND}! 60,{GROUND - 6} 300,{GROUND + 8} 540,{GROUND - 6} 740,{GROUND}! 740,700! -140,700!")
    hew(d, slab, "stone", rnd, 6, (13, 30, 8), 0)
    d.fill(slab, d.lin(0, GROUND, 0, 560, (0, CURSE_BLACK, 0.1), (1, CURSE_BLACK, 0.95)))
    for spec in ("140,412 100,430 110,452 40,480", "460,412 500,436 484,462 570,500", "300,500 290,530 312,560"):
        d.fill(brush(spec, 14, TAIL, 10), CURSE_BLACK)


def squeezed_hand(d: Doc, rnd: random.Random) -> None:
    """fingers splayed towards us from under the stone, tips white with pressure; the thumb points left"""
    skin = ("#fff0da", "#e8ae7c", "#8a4a34")
    spread = (
        ("224,400 196,436 150,462 112,470", 46),
        ("250,404 238,450 222,494 206,528", 52),
        ("290,408 288,458 284,508 280,548", 54),
        ("330,408 340,456 350,500 360,538", 52),
        ("366,402 392,440 416,474 438,502", 46),
    )
    for spec, width in spread:
        x, y, tx, ty = sample(spec, 12)[-1]
        finger = brush(spec, width, taper(0.95, 0.78, 0.3), 12) | Sh.ell(x, y, width * 0.41)
        d.fill(finger.grow(6).move(4, 8), CURSE_BLACK, 0.6)
        d.inked(finger, d.dlin(finger, *skin), 5, 2.2, CURSE_BLACK)
        d.fill(wedges(finger, 9, 16, 5.4, (-0.7, -0.6), 0.15, 0.4, rnd), "#4a1f20")
        nail = (
            Sh.ell(0, 0, width * 0.27, width * 0.2).rot(math.degrees(math.atan2(ty, tx))).move(x - tx * 3, y - ty * 3)
        )
        d.inked(nail, "#fffdf0", 2.6, 1, "#4a1f20")
        jx, jy, jtx, jty = sample(spec, 12)[6]
        d.fill(
            [
                sliver(
                    jx - jty * 14 + k * jtx * 8,
                    jy + jtx * 14 + k * jty * 8,
                    jx + jty * 14 + k * jtx * 8,
                    jy - jtx * 14 + k * jty * 8,
                    4,
                )
                for k in (-1, 1)
            ],
            "#4a1f20",
        )


def block(d: Doc, rnd: random.Random) -> None:
    """the weight: a hewn block seen a little from below, iron ring on top edge, chipped, its foot black with shadow"""
    front = S("128,96! 300,88! 474,98! 466,200! 478,300! 462,414! 300,424! 140,412! 126,300! 136,200!", 0.25)
    under = S("140,410! 300,422! 462,412! 430,436! 300,444! 172,436!")
    d.fill(under.grow(8).move(0, 8), CURSE_BLACK, 0.8)
    d.inked(under, "#2a2c26", 5, 2, CURSE_BLACK)
    hew(d, front, "stone", rnd, 7, (14, 60, 9), 10)
    pitted(d, front, 80, rnd)
    bevel = front - front.move(12, 14)
    d.fill(bevel, "#ffffff", 0.8)
    cracks = ["474,150 430,176 442,210 400,240 410,268", "136,330 176,322 190,350 232,346", "250,92 262,128 244,150"]
    d.fill([brush(c, 13, TAIL, 10) for c in cracks], CURSE_BLACK)
    leaf, veins = sigil("earth", 296, 250, 84)
    d.fill((leaf - veins).move(4, 5), "#f4f1e4", 0.9)
    d.fill(leaf - veins, "#40423c")
    d.fill(wedges(leaf - veins, 10, 20, 5, (0.7, 0.6), 0.2, 0.4, rnd), CURSE_BLACK)


def dust(d: Doc) -> None:
    """splinters and chips driven out at both sides of the foot"""
    for s in (-1, 1):
        rays = [
            sliver(300 + s * (160 + 12 * k), 380 - 12 * k, 300 + s * (226 + 22 * k), 366 - 30 * k, 7) for k in range(3)
        ]
        d.fill(rays, "#f6fbd2")
        for x, y, r in ((190, 392, 13), (228, 386, 9), (214, 412, 7)):
            chip = S([(*polar(300 + s * x, y, r, 20 + 72 * k), 1) for k in range(5)], 0.2)
            d.inked(chip, "#c2bda6", 3.6, 1.6, CURSE_BLACK)
