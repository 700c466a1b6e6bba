"""e9 Petrified Hand: a hand turned to stone in the middle of a spell, seen from its foot; a bird has nested in it."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import field_lines
from tools.art.parts.matter import hew, pitted, shine
from tools.art.parts.place import lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=59)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    glade(d, rnd)
    d.fill(Sh.ring(310, 240, 152, 143), "#f6fbd2", 0.95)
    d.glow(310, 240, 146, (0, "#f6fbd2", 0.95), (0.6, "#b5dd86", 0.7), (1, "#4f9f5a", 0.35))
    with d.group(transform="translate(30 40) scale(0.9)"):
        stone = stone_hand()
        hew(d, stone, "stone", rnd, 6, (12, 40, 7.5), 9)
        pitted(d, stone, 60, rnd)
        joints(d, stone)
        plinth(d, rnd)
        nest(d, rnd)


def glade(d: Doc, rnd: random.Random) -> None:
    """an overgrown park at dusk: far trees, near trunks on both sides, a fallen column, the grass before us"""
    lit_air(d, (310, 250), 440, (0, "#fbffe0"), (0.34, "#b0dc88"), (0.62, "#5aa868"), (0.86, "#2a7a52"), (1, "#104636"))
    field_lines(d, "earth", (310, 250), 190, 420, 16, col="#0b3528", op=0.5)
    far = "-140,330! -80,290! -60,318! -10,262! 30,316! 70,288! 110,330! 170,300! 230,338! 330,330! 400,338! "
    ridge(d, far + "452,296! 490,330! 540,268! 580,318! 620,282! 660,322! 740,276!", "#3f9462", "#d8f0a8", 4)
    ridge(d, "-140,420! 20,398 180,420 320,430 470,412 620,396 740,412!", "#226a48", "#b5dd86", 5)
    for x, w, lean in ((-66, 84, 12), (62, 52, -8), (566, 60, 8), (676, 92, -14)):
        trunk(d, x, w, lean, rnd)
    column = S("470,470! 600,446! 618,496! 492,524! 460,500")
    hew(d, column, "stone", rnd, 4.6, (12, 26, 6), 6)
    d.inked(Sh.ell(474, 497, 17, 27).rot(-10, 474, 497), "#c2bda6", 3.4, 1.4, CURSE_BLACK)
    d.fill([sliver(490, 482 + k * 13, 606, 460 + k * 13, 3) for k in range(3)], CURSE_BLACK)
    blades = [cutw(x, 600, x + rnd.uniform(-22, 22), rnd.uniform(470, 530), 15) for x in range(-130, 740, 13)]
    d.fill(pile([b for b in blades if not 150 < b.center[0] < 470]), "#06140f")


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


def plinth(d: Doc, rnd: random.Random) -> None:
    """the broken foot of the statue"""
    base = S("190,458! 250,446 360,448 420,460! 470,500 500,620! 110,620! 140,500")
    hew(d, base, "stone", rnd, 5, (13, 34, 7), 6)
    ivy = brush("150,600 200,540 190,490 236,462 232,420 258,396", 12, TAIL, 16)
    d.inked(ivy, "#4f9f5a", 3, 1.4, CURSE_BLACK)
    for x, y, r in ((182, 512, 20), (224, 470, 19), (214, 432, 17), (252, 402, 15), (160, 560, 22)):
        d.inked(
            S(f"{x},{y - r}! {x + r * 0.8},{y - r * 0.2} {x},{y + r}! {x - r * 0.8},{y - r * 0.2}").rot(30, x, y),
            "#8fc27a",
            3,
            1.4,
            CURSE_BLACK,
        )


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
