"""e9 Petrified Hand: turned to stone in the middle of a spell, and it creeps up the arm; a bird has already nested."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.light import field_lines
from tools.art.parts.matter import hew, pitted, shine
from tools.art.parts.place import lit_air, ridge
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=59)
SPELL = (150, 210)
SKIN = ("#fff0c8", "#e0ae78", "#7a4a3a")
CASTER = Head(SKIN, ("#2a1416", "#8a3a22", "#f0904a"), "gasp", "wide", "tail")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    glade(d, rnd)
    caster(d, rnd)
    with d.group(transform="translate(196 300) rotate(-34) scale(0.74) translate(-300 -300)"):
        forearm(d, rnd)
        stone = stone_hand()
        hew(d, stone, "stone", rnd, 6, (12, 40, 7.5), 9)
        pitted(d, stone, 60, rnd)
        joints(d, stone)
        nest(d, rnd)
    d.fill([spark(x, y, r, 0.16) for x, y, r in ((60, 150, 16), (96, 84, 10), (196, 60, 12), (20, 220, 9))], "#fdffe6")
    holding(d)


def glade(d: Doc, rnd: random.Random) -> None:
    """an overgrown park at dusk: far trees, near trunks on both sides, a fallen column, the grass before us"""
    lit_air(d, SPELL, 440, (0, "#fbffe0"), (0.34, "#b0dc88"), (0.62, "#5aa868"), (0.86, "#2a7a52"), (1, "#104636"))
    field_lines(d, "earth", SPELL, 190, 420, 16, col="#0b3528", op=0.5)
    far = "-140,330! -80,290! -60,318! -10,262! 30,316! 70,288! 110,330! 170,300! 230,338! 330,330! 400,338! "
    ridge(d, far + "452,296! 490,330! 540,268! 580,318! 620,282! 660,322! 740,276!", "#3f9462", "#d8f0a8", 4)
    ridge(d, "-140,420! 20,398 180,420 320,430 470,412 620,396 740,412!", "#226a48", "#b5dd86", 5)
    for x, w, lean in ((-66, 84, 12), (62, 52, -8), (566, 60, 8), (676, 92, -14)):
        trunk(d, x, w, lean, rnd)
    blades = [cutw(x, 600, x + rnd.uniform(-22, 22), rnd.uniform(470, 530), 15) for x in range(-130, 740, 13)]
    d.fill(pile([b for b in blades if b.center[0] < 400]), "#06140f")


def trunk(d: Doc, x: float, w: float, lean: float, rnd: random.Random) -> None:
    """a near tree, cut off by the frame, two branches, lit on the side of the clearing"""
    side = 1 if x < 300 else -1
    wood = U(
        S(
            f"{x - w / 2 + lean},20! {x + w / 2 + lean},20! {x + w * 0.36},300 {x + w * 0.7},560! {x - w * 0.7},560! "
            f"{x - w * 0.36},300"
        ),
        brush([(x, 250), (x + side * w * 0.8, 176), (x + side * w * 1.1, 110)], w * 0.3, taper(1, 0.1, 0), 10),
        brush([(x + side * w * 0.6, 190), (x + side * w * 1.2, 176), (x + side * w * 1.6, 140)], w * 0.16, TAIL, 8),
    )
    d.fill(wood, "#082018")
    d.fill(wood - wood.move(-side * 8, 2), "#a8d880", 0.9)
    bark = [
        sliver(x + rnd.uniform(-0.3, 0.3) * w, y, x + rnd.uniform(-0.3, 0.3) * w, y + 60, 3) for y in range(80, 480, 34)
    ]
    d.fill(pile(bark) & wood, "#2f7a4c", 0.8)


def stone_hand() -> Sh:
    """wrist below, five fingers spread, thumb to the left; lit from behind"""
    fingers = [
        brush("240,330 190,276 146,238 128,206", 58, taper(0.9, 0.62, 0.3), 12),
        brush("254,300 234,216 224,160 218,128", 56, taper(0.9, 0.62, 0.3), 12),
        brush("300,290 304,200 306,148 306,110", 58, taper(0.9, 0.62, 0.3), 12),
        brush("346,300 376,214 390,164 400,130", 56, taper(0.9, 0.62, 0.3), 12),
        brush("372,330 426,276 452,240 468,212", 50, taper(0.9, 0.62, 0.3), 12),
    ]
    palm = S("224,300! 262,262 340,262 388,300! 386,356 356,404 350,470! 252,470! 248,404 222,350")
    tips = [
        Sh.ell(x, y, r) for x, y, r in ((128, 208, 19), (218, 130, 18), (306, 113, 19), (400, 132, 18), (468, 214, 16))
    ]
    return U(fingers, palm, tips)


def joints(d: Doc, stone: Sh) -> None:
    """knuckle creases and the cracks of the change"""
    folds = [
        "196,250 176,268 160,266",
        "210,196 232,200 252,190",
        "282,186 306,194 330,186",
        "364,190 384,200 402,196",
        "414,252 432,266 450,262",
    ]
    lines = [
        "248,330 300,352 352,318",
        "244,366 280,350 300,312",
        "286,470 296,428 278,400 292,372",
        "352,440 334,420 340,396",
    ]
    d.fill([brush(s, 10, LEAF, 8) & stone for s in folds + lines], CURSE_BLACK)
    shine(d, stone, (222, 320, 236, 372, 8), (206, 150, 214, 196, 6), (292, 130, 290, 180, 6), (376, 180, 388, 148, 5))


def caster(d: Doc, rnd: random.Random) -> None:
    """whose hand it is: from the right, half out of the picture, bending away from the own arm"""
    gown = S("360,700! 380,560 410,470 470,410 560,400 640,440 760,520! 760,700!")
    d.fill(gown.grow(9).move(6, 6), CURSE_BLACK, 0.6)
    d.inked(gown, d.lin(370, 440, 660, 600, "#f0c070", "#a8502e", "#3f1a1c", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(gown, 22, 120, 11, ("pt", *SPELL), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(gown - gown.move(8, 4), "#f6fbd2", 0.9)
    bystander(d, CASTER, (474, 276), 0.94, 8)
    collar = S("404,416! 440,390 510,384 562,408! 576,446 490,462 416,446!")
    d.inked(collar, d.lin(400, 400, 570, 440, "#fff0c0", "#e0904a", "#6a2a24"), 5, 2, CURSE_BLACK)


def forearm(d: Doc, rnd: random.Random) -> None:
    """below the stone wrist: skin that greys, then a sleeve; the edge of the change is a crack with teeth"""
    sleeve = S("232,590! 240,560 300,548 366,560 376,590! 470,800! 300,860! 210,780!")
    arm = S("246,440! 356,440! 366,520 376,620! 226,620! 236,520")
    d.inked(arm, d.lin(236, 0, 376, 0, *SKIN), 6, 2.4, CURSE_BLACK)
    teeth = [cutw(x, 452, x + 4, y, 24) for x, y in ((258, 520), (284, 556), (310, 530), (336, 570), (352, 516))]
    d.fill(pile(teeth) & arm, "#a8a48c")
    d.fill(
        [
            brush(way, 8, LEAF, 8) & arm
            for way in ("270,470 264,510 276,560", "310,470 320,530 306,590", "346,470 340,520 352,580")
        ],
        CURSE_BLACK,
    )
    d.inked(sleeve, d.lin(230, 560, 400, 700, "#f0c070", "#a8502e", "#3f1a1c"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(sleeve, 18, 60, 9, (-0.7, -0.5), 0.05, 0.5, rnd), CURSE_BLACK, 0.85)


def holding(d: Doc) -> None:
    """the other hand has hold of the arm, as if that would stop it"""
    sleeve = brush("520,580 440,560 372,500", 84, taper(1, 0.68, 0.2), 10)
    d.inked(sleeve, d.lin(370, 480, 520, 580, "#f0c070", "#a8502e", "#3f1a1c"), 6, 2.4, CURSE_BLACK)
    pose_hand(d, "grip", (374, 500), 0.84, -148, SKIN, True, 1)


def nest(d: Doc, rnd: random.Random) -> None:
    """the nest wedged between middle and ring finger, a bird looking out"""
    bird = S("330,226! 338,190 368,176 392,188! 412,196! 394,204 390,226 376,244 340,248!")
    d.inked(bird, d.lin(330, 176, 390, 246, "#ffffff", "#e9ddc0", "#8d7a62"), 4.4, 2, CURSE_BLACK)
    d.fill([Sh.ell(378, 194, 4.6), brush("340,216 356,212 372,222", 7, LEAF, 6)], CURSE_BLACK)
    twigs = [
        sliver(
            298 + rnd.uniform(0, 20),
            232 + k * 5 + rnd.uniform(-5, 5),
            408 - rnd.uniform(0, 20),
            232 + k * 5 + rnd.uniform(-9, 9),
            10,
            rnd.uniform(-0.05, 0.16),
        )
        for k in range(9)
    ]
    bowl = S("296,230! 350,240 410,228! 404,262 380,284 330,284 304,262")
    d.inked(bowl, "#8c7252", 4.4, 2, CURSE_BLACK)
    d.inked(twigs, "#e6d2a2", 2.2, 0.8, CURSE_BLACK)
