"""w1 Ebbing Strength: the strong man flexes an arm that is a wineskin: the muscle hangs empty, the last drop falls."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import level_cuts, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=41)
STRONG = Head(
    ("#fff2d8", "#d8a888", "#5a4a68"), ("#1c1420", "#5a3a34", "#b8805a"), "shut", "wide", "crop", "broad", beard="full"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    shore(d, rnd)
    dumbbell(d, rnd)
    strong_man(d, rnd)
    with d.group(transform="translate(580 176) scale(-0.74 0.74)"):
        arm = wineskin()
        hew(d, arm, "wood", rnd, 5, (10, 48, 7))
        seam_and_folds(d, arm)
        fist(d, rnd)
        stopper(d, rnd)
        last_drop(d)
    shoulder(d)
    moustache(d)


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
    pool = S("260,574 300,556 380,550 460,556 500,574 460,594 380,600 300,594")
    d.inked(pool, d.rad(376, 570, 170, "#ffffff", "#8fdcdc", "#1f5fa6"), 4, -2, "#0b1c42")


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


def dumbbell(d: Doc, rnd: random.Random) -> None:
    """it has dropped into the sand beside him, half sunk in, for good"""
    bar = brush("470,520 560,500 660,482", 22, taper(0.9, 0.9), 8)
    d.fill(Sh.ell(570, 556, 180, 20), CURSE_BLACK, 0.6)
    hew(d, bar, "iron", rnd, 5, None, 6)
    for x, y, r in ((474, 520, 54), (660, 484, 62)):
        ball = Sh.ell(x, y, r)
        d.inked(
            ball,
            d.rad(x - r * 0.4, y - r * 0.5, r * 1.7, "#dcecf0", "#6a8698", "#24384c", "#0a1222"),
            6,
            2.4,
            CURSE_BLACK,
        )
        d.fill(wedges(ball, 12, r * 0.7, 7, (-0.6, -0.7), 0.1, 0.5, rnd), CURSE_BLACK)
    sand = S("380,600! 420,548 474,560 540,544 600,530 660,528 720,520 760,560! 760,640! 380,640!")
    d.inked(sand, d.lin(0, 530, 0, 610, "#8fc8d0", "#2f6a98", "#0d2a58"), 4, 1.6, CURSE_BLACK)


def strong_man(d: Doc, rnd: random.Random) -> None:
    """half out of the picture: a striped jersey over a chest like a barrel; he looks along his own arm"""
    chest = S("-160,700! -160,420 -90,376 20,372 130,378 214,346 262,372 270,440! 250,520 232,600 240,700!")
    d.fill(chest.grow(10).move(8, 6), CURSE_BLACK, 0.55)
    d.inked(chest, d.lin(270, 400, -100, 600, "#fffaf0", "#d8e4e8", "#7a98b4", "#2a4068"), 6, 2.4, CURSE_BLACK)
    stripes = [
        brush([(-160, y + 40), (20, y), (150, y + 8), (270, y - 40)], 27, taper(0.9, 0.9), 10)
        for y in (424, 486, 548, 610)
    ]
    d.fill([stripe & chest for stripe in stripes], d.lin(270, 400, -100, 600, "#ff7a6a", "#b82a3c", "#4a1030"))
    d.fill(wedges(chest, 22, 100, 11, (0.8, -0.4), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(chest - chest.move(-7, 6), "#ffffff", 0.9)
    bystander(d, STRONG, (96, 220), 1.02, 2, True)


def moustache(d: Doc) -> None:
    """the one thing about him that still stands"""
    back = brush("200,266 178,272 150,292 128,288 126,268 140,262", 26, taper(1, 0.1, 0.1), 16)
    front = brush("196,268 216,276 232,272 238,254", 18, taper(1, 0.1, 0.1), 10)
    for curl in (back, front):
        d.inked(curl, d.lin(230, 260, 120, 290, "#d89a5a", "#8a5a3a", "#2a1a24"), 4, 1.6, CURSE_BLACK)


def shoulder(d: Doc) -> None:
    """the sleeve that the wineskin is stuffed into, and the jersey's neck"""
    neck = S("0,372! 40,348 110,340 158,356! 170,396 90,416 10,404!")
    d.inked(neck, d.lin(170, 350, 0, 400, "#ff7a6a", "#b82a3c", "#4a1030"), 5, 2, CURSE_BLACK)
    sleeve = S("120,420! 150,364 210,340 252,356! 274,400 264,462 236,474! 170,470 130,452!")
    d.inked(sleeve, d.lin(270, 350, 120, 460, "#fffaf0", "#d8e4e8", "#7a98b4"), 6, 2.4, CURSE_BLACK)
    bands = [brush([(x, 340), (x + 16, 410), (x, 480)], 24, taper(0.9, 0.9), 8) & sleeve for x in (160, 214, 262)]
    d.fill(bands, d.lin(270, 350, 120, 460, "#ff7a6a", "#b82a3c", "#7a1a34"))
    d.fill(sleeve - sleeve.move(-6, 6), "#ffffff", 0.9)


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
