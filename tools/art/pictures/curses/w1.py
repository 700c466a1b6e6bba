"""w1 Ebbing Strength: a wineskin in the shape of a flexed arm; the muscle hangs empty and lets go its last drop."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import dark_things, level_cuts, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=41)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    shore(d, rnd)
    with d.group(transform="translate(26 42) scale(0.86)"):
        arm = wineskin()
        hew(d, arm, "wood", rnd, 5, (10, 48, 7))
        seam_and_folds(d, arm)
        fist(d, rnd)
        stopper(d, rnd)
        last_drop(d)


def shore(d: Doc, rnd: random.Random) -> None:
    """the ebb: the sea has gone out to a bright line, a boat lies on its side, posts stand in the wet sand"""
    ramp = ((0, "#f2fffa"), (0.2, "#8fdcdc"), (0.46, "#2f86bc"), (0.72, "#143c78"), (1, "#0a1838"))
    lit_air(d, (300, 380), 460, *ramp)
    sky = Sh.rect(-140, 40, 880, 345)
    level_cuts(d, sky, 26, 0.03, 0.3, "#0a1a3e", 0.65, 16)
    for spec, w in (
        ("-120,150 20,128 140,150 250,140", 46),
        ("350,112 450,86 580,110 720,92", 60),
        ("420,168 520,154 640,170 730,160", 34),
        ("-130,220 -20,206 90,226", 34),
    ):
        cloud = brush(spec, w, LEAF, 16)
        d.fill(cloud, d.lin(0, 90, 0, 240, "#0c2350", "#2a6cae"))
        d.fill(cloud - cloud.move(0, -6), "#bff0ec", 0.85)
    ridge(d, "-140,372! -60,350 30,346 90,366 180,378! 380,382! 560,384! 740,384!", "#123a6c", "#8fdcdc", 4)
    tower = U(S("82,366! 89,284! 113,284! 120,366!"), Sh.rect(85, 262, 32, 24, 3), S("78,264! 101,238! 124,264!"))
    d.fill(tower, "#0d2450")
    d.fill(tower - tower.move(6, 0), "#8fdcdc", 0.9)
    d.glow(101, 274, 60, (0, "#fff6c0", 0.9), (0.4, "#ffd070", 0.4), (1, "#ffd070", 0))
    sea = d.lin(0, 382, 0, 404, "#ffffff", "#8fdcdc", "#2f7ab4")
    d.fill(Sh.rect(-140, 382, 880, 24), sea)
    sand = d.rad(296, 500, 420, "#d6f4ee", "#6fb2c4", "#22588c", "#0a1838")
    land = ridge(d, "-140,404! 60,398 220,406 360,400 520,408 740,400!", sand, "#f2fffa", 5)
    ripples = [
        sliver(x, y, x + w, y + rnd.uniform(-4, 4), 2 + (y - 404) / 30, 0.05)
        for row in range(7)
        for y in (416 + row * row * 3.4 + row * 5,)
        for k in range(7)
        for x, w in ((-140 + k * 132 + rnd.uniform(-40, 40), rnd.uniform(60, 120)),)
    ]
    d.fill(pile(ripples) & land, "#0d2a58", 0.75)
    boat(d, rnd)
    posts(d)
    pool = S("150,500 200,480 296,474 392,480 448,500 392,522 296,530 200,524")
    d.inked(pool, d.rad(296, 496, 170, "#ffffff", "#8fdcdc", "#1f5fa6"), 4, -2, "#0b1c42")
    for r in (46, 92):
        d.fill(Sh.ell(296, 500, r, r * 0.17) - Sh.ell(296, 501.4, r - 6, r * 0.17 - 3), "#153a75", 0.9)


def boat(d: Doc, rnd: random.Random) -> None:
    """stranded, keel in the sand, its mast leaning"""
    mast = brush("560,420 590,320 612,204", 13, taper(1, 0.5), 8)
    d.inked(mast, "#0d1f44", 3, 1, CURSE_BLACK)
    d.fill(
        [brush(way, 3.4, taper(0.9, 0.9), 8) for way in ("612,206 560,300 500,402", "612,206 660,300 690,420")],
        "#0b1c42",
    )
    hull = S("462,398! 540,416 640,418 716,388! 704,436 660,462 560,464 500,446!")
    d.fill(Sh.ell(590, 466, 130, 13), CURSE_BLACK, 0.7)
    hew(d, hull, "wood", rnd, 4.6, (11, 24, 5), 4)
    d.fill(
        [
            brush(way, 5, LEAF, 12) & hull
            for way in ("476,414 560,434 640,434 708,410", "490,432 570,450 650,446 700,428")
        ],
        CURSE_BLACK,
    )


def posts(d: Doc) -> None:
    """nearest to us: mooring posts with weed on them, a slack rope, all black with a wet edge"""
    for x, top, w in ((-62, 300, 46), (34, 388, 38)):
        post = S(
            f"{x - w / 2},620! {x - w / 2 + 2},{top + 8}! {x - 4},{top - 6} {x + w / 2},{top + 6}! {x + w / 2 + 3},620!"
        )
        weed = [cutw(x - w / 2 + k * w / 4, 450, x - w / 2 + k * w / 4 + 2, 500 + k % 2 * 22, 13) for k in range(5)]
        dark_things(d, U(post, weed), "#c9f0ea", (300, 420), 6)
    rope = brush("-58,340 -22,424 8,436 32,410", 11, taper(0.9, 0.9), 14)
    d.inked(rope, "#6fb2c4", 3, 1, CURSE_BLACK)


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
