"""w1 Ebbing Strength: a wineskin in the shape of a flexed arm, the last drop at its elbow."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=41)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", focus=(300, 330), r=380, ring=0)
    puddle_rings(d)
    with d.group(transform="translate(-16 32) scale(0.86)"):
        arm = wineskin()
        d.fill(arm.grow(8).move(5, 9), CURSE_BLACK, 0.6)
        d.inked(arm, d.lin(150, 120, 430, 470, "#fff4da", "#d9c094", "#8d6f52", "#54403c"), 4.4, 2.4, CURSE_BLACK)
        d.fill(wedges(arm, 9, 52, 6.5, (-0.7, -0.6), 0.05, 0.4, rnd), CURSE_BLACK)
        stitches(d, arm)
        mouth_and_cord(d, rnd)
        last_drop(d)


def wineskin() -> Sh:
    """upper arm from the right shoulder to a sagging elbow, forearm up to a fist-shaped pouch"""
    return S(
        "478,196! 452,176 416,190 372,236 342,262 316,252 296,226 282,196 286,168! 268,150 232,140 202,150 186,176 "
        "190,206 206,222! 200,262 204,316 220,366 246,410 276,438 298,444! 330,440 372,418 416,372 458,316 492,262 500,222!"
    )


def stitches(d: Doc, arm: Sh) -> None:
    """the seam of the skin and the folds where it sags empty"""
    seam = "470,214 420,262 372,314 322,344 276,336 248,296 240,244 236,214"
    d.fill(brush(seam, 5, LEAF, 16) & arm, CURSE_BLACK)
    crossing = []
    for x, y, tx, ty in sample(seam, 20)[1:-1]:
        crossing.append(sliver(x - ty * 11, y + tx * 11, x + ty * 11, y - tx * 11, 2.6))
    d.fill(pile(crossing) & arm, CURSE_BLACK)
    folds = ["226,372 252,372 276,352", "244,410 272,400 296,372", "300,438 312,412 310,382", "346,430 350,404 342,378"]
    d.fill([brush(fold, 8, TAIL, 8) & arm for fold in folds], CURSE_BLACK)
    fingers = ["214,158 222,176 216,196", "236,148 246,168 240,192", "260,152 266,170 260,190"]
    d.fill([brush(finger, 7, LEAF, 7) & arm for finger in fingers], CURSE_BLACK)
    d.fill(
        [brush(glint, 7, LEAF, 8) & arm for glint in ("216,250 214,300 230,350", "438,206 404,238 372,262")], "#fffdf0"
    )


def mouth_and_cord(d: Doc, rnd: random.Random) -> None:
    """bone stopper at the shoulder with its cord, a broken cord hanging"""
    collar = S("456,170! 478,160 512,196 520,226! 504,242 488,230 462,204")
    d.inked(collar, d.lin(456, 160, 520, 240, "#8d6f52", "#54403c", "#2b2233"), 3.6, 2, CURSE_BLACK)
    d.fill(wedges(collar, 8, 14, 3.4, (-0.7, -0.6), 0.1, 0.3, rnd), CURSE_BLACK)
    cork = S("486,160! 508,138 530,128 546,142 548,166 528,186 514,196!")
    d.inked(cork, d.lin(486, 130, 548, 190, "#fff6dc", "#cdb892", "#7d6a5c"), 3.6, 2, CURSE_BLACK)
    d.fill(wedges(cork, 7, 12, 3, (-0.7, -0.6), 0.1, 0.3, rnd), CURSE_BLACK)
    cord = brush("466,188 440,150 446,112 420,92 396,104", 9, taper(0.8, 0.3, 0.3), 16)
    d.inked(cord, "#b9a98c", 2.6, 1.2, CURSE_BLACK)


def last_drop(d: Doc) -> None:
    """the one drop: the lamp of the picture"""
    d.glow(298, 478, 96, (0, "#eafcf4", 0.95), (0.3, "#8fdcdc", 0.55), (1, "#1f5fa6", 0))
    neck = S("288,438! 296,448 298,456! 302,448 310,438!")
    d.fill(neck, "#eafcf4")
    drop_shape = S("298,450! 308,472 320,490 318,510 298,520 278,510 276,490 288,472")
    d.inked(drop_shape, d.rad(292, 484, 44, "#ffffff", "#bfeae2", "#3a9fc9", "#153a75"), 3, 1.4, CURSE_BLACK)
    d.fill(sliver(288, 488, 292, 508, 3, 0.2), "#ffffff")


def puddle_rings(d: Doc) -> None:
    """rings of the puddle the drop will fall into, seen at a slant"""
    for i, r in enumerate((46, 92, 150, 220)):
        ring = Sh.ell(298, 552, r, r * 0.2) - Sh.ell(298, 552, r - 7, r * 0.2 - 4)
        d.fill(ring, mix("#8fdcdc", "#153a75", i / 4), 0.9)
