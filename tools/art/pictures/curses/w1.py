"""w1 Ebbing Strength: a wineskin in the shape of a flexed arm; the muscle hangs empty and lets go its last drop."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=41)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 400), 380, 0)
    for i, r in enumerate((60, 130, 220, 330)):
        ring = Sh.ell(296, 500, r, r * 0.16) - Sh.ell(296, 502, r - 8, r * 0.16 - 5)
        d.fill(ring, mix("#8fdcdc", "#153a75", i / 4), 0.9)
    with d.group(transform="translate(26 42) scale(0.86)"):
        arm = wineskin()
        hew(d, arm, "wood", rnd, 5, (10, 48, 7))
        seam_and_folds(d, arm)
        fist(d, rnd)
        stopper(d, rnd)
        last_drop(d)


def wineskin() -> Sh:
    """shoulder at the right, biceps sagging below the upper arm, forearm up on the left"""
    return S(
        "484,226! 440,236 400,252 350,258 306,250! 300,222 292,198 288,184! 260,176 228,178 204,190! "
        "192,226 172,276 166,322 176,348! 206,372 240,398 290,420 330,414 372,386 420,352 462,336 500,322!"
    )


def seam_and_folds(d: Doc, arm: Sh) -> None:
    """stitched seam along the muscle and the folds where it hangs empty"""
    seam = "490,276 430,294 370,324 312,338 258,324 226,276 232,200"
    stitches = [
        sliver(x - ty * 12, y + tx * 12, x + ty * 12, y - tx * 12, 3) for x, y, tx, ty in sample(seam, 18)[1:-1]
    ]
    d.fill([brush(seam, 6, LEAF, 16) & arm, pile(stitches) & arm], CURSE_BLACK)
    folds = ["306,248 294,276 268,292", "258,400 274,376 282,352", "296,420 304,388 304,362", "344,408 340,380 332,358"]
    d.fill([brush(fold, 10, TAIL, 8) & arm for fold in folds], CURSE_BLACK)
    shine(d, arm, (200, 226, 186, 310, 8), (470, 246, 384, 276, 8))


def fist(d: Doc, rnd: random.Random) -> None:
    """the clenched pouch on top: four curled fingers and a thumb across them"""
    palm = S("206,190! 190,160 196,122 222,100 262,92 304,98 330,120 334,154 316,180 288,192!")
    hew(d, palm, "wood", rnd, 5, (9, 30, 5.5))
    for x, top in ((244, 94), (276, 92), (306, 98)):
        d.fill(brush([(x, top), (x + 12, top + 26), (x + 2, top + 52)], 7, TAIL, 8), CURSE_BLACK)
    thumb = S("206,150! 230,136 272,138 300,152 302,168 280,174 246,168 216,180!")
    d.inked(thumb, d.lin(206, 136, 300, 180, "#f0e2c2", "#b99a74"), 4, 2, CURSE_BLACK)
    cord = Sh.rect(192, 184, 108, 13, 6)
    d.inked(cord, "#e6d6b2", 3.4, 1.6, CURSE_BLACK)


def stopper(d: Doc, rnd: random.Random) -> None:
    """bone collar and cork at the shoulder"""
    collar = S("478,212! 506,216 524,262 520,318 500,336! 486,318 492,262")
    hew(d, collar, "wood", rnd, 4, (8, 14, 4))
    cork = S("510,238! 546,230 562,252 560,282 540,300 514,302!")
    hew(d, cork, "bone", rnd, 4, (8, 18, 4))


def last_drop(d: Doc) -> None:
    """the one drop: the lamp of the picture"""
    d.glow(296, 462, 110, (0, "#eafcf4", 0.95), (0.3, "#8fdcdc", 0.6), (1, "#1f5fa6", 0))
    drop_shape = S("294,420! 302,446 318,466 316,490 296,502 274,490 272,466 286,446")
    d.inked(drop_shape, d.rad(288, 464, 46, "#ffffff", "#c9f0ea", "#3a9fc9", "#153a75"), 3.4, 1.6, CURSE_BLACK)
    d.fill(sliver(286, 464, 288, 488, 4, 0.2), "#ffffff")
