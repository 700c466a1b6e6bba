"""telepathy: another player acts.

Two faces look at each other; a spark leaps from brow to brow, and it is the far one's hand that lays a page.
"""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=201)
LAMP = (300, 262)
AMBER = ("#fff6d8", "#f0b24a", "#8a4a1c")
FAR_COAT = ("#ffd9a8", "#c9753a", "#4a2420")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.24, "#f4f1ff"), (0.46, "#b0aae0"), (0.74, "#4f4a88"), (1, "#1f1c46"))
    d.fill(d.window, d.rad(*LAMP, 380, *stops))
    if detail:
        field_lines(d, "air", LAMP, 120, 230)
    d.fill(Sh.ring(300, 262, 168, 160), "#ffffff")
    _sender(d, rnd)
    _receiver(d, rnd)
    _leap(d)
    d.fill([brush(spec, 7, LEAF, 8) for spec in ("146,232 162,244 182,238", "176,310 190,307 203,309")], "#0f0d26")
    _page(d, detail, rnd)


def _sender(d: Doc, rnd: random.Random) -> None:
    """Left: a hooded head in profile, dark against the light, eye shut in thought, a lit rim on the face."""
    cloak = S("-60,640! -60,380 40,392 110,416 168,430! 206,470 222,540 226,640!")
    neck = S("96,350! 176,372 182,412 204,448! 60,470 60,380!")
    face = S(
        "60,150! 118,138 164,150! 176,176 186,206 186,222! 194,240 214,264 216,276! 206,282 198,284! "
        "208,294 208,304 200,308! 208,316 206,326 198,332! 204,346 "
        "198,362 176,368 148,366 126,372! 80,380 50,300 40,210"
    )
    for part in (neck, face):
        d.inked(part, d.lin(90, 200, 230, 330, "#16132e", "#2f2b60", "#5d579c"), 3.6, 1.6, light=(0.9, -0.2))
    d.fill((face - face.move(-7, 1)) & Sh.rect(150, 130, 90, 250), "#ffffff", 0.95)
    hood = S(
        "-60,420! -40,240 -10,150 60,92 120,76! 160,84 186,120 178,150! 150,160 134,200 130,262 132,330 146,398! "
        "110,420 40,440"
    )
    d.inked(cloak, d.lin(0, 400, 220, 620, "#5d579c", "#2a2656", "#12102a"), 3.6, 1.8)
    d.inked(hood, d.lin(-20, 100, 180, 380, "#8680c2", "#3f3a78", "#16132e"), 4, 2)
    folds = [
        brush(spec, 9, LEAF, 12)
        for spec in ("120,96 70,170 50,280 60,410", "140,104 104,190 96,290 112,400", "60,110 10,190 -10,300")
    ]
    d.fill(pile(folds) & hood, "#12102a")
    d.fill(wedges(hood, 10, 30, 6, (0.9, -0.3), 0.2, 0.4, rnd), INK)
    d.fill((hood - hood.move(-6, 3)) & Sh.rect(120, 60, 90, 350), "#ece9fb", 0.9)


def _receiver(d: Doc, rnd: random.Random) -> None:
    """Right, smaller and lower: warm skin, a shock of hair on end, eye wide open with surprise."""
    coat = S("366,640! 372,540 390,470 430,438! 500,420 580,410 660,410! 660,640!")
    neck = S("438,372! 500,360 540,380 546,440! 440,464 426,444 436,412")
    face = S(
        "424,190! 468,170 524,180 548,240 540,320! 528,366 490,386 456,388! 430,390 414,378 408,364! 414,354 410,348! "
        "402,342 402,334 410,330! 402,324 404,314 414,310! 406,306 "
        "396,304 388,296! 396,278 410,256 414,238! 410,222 416,204"
    )
    skin = d.lin(400, 250, 550, 330, "#fff0d6", "#e8ac74", "#8a4a2c")
    d.inked(coat, d.lin(380, 430, 600, 620, *FAR_COAT), 3.6, 1.8)
    d.fill(wedges(coat, 10, 34, 6, (-0.9, -0.2), 0.2, 0.4, rnd), INK)
    for part in (neck, face):
        d.inked(part, skin, 3.6, 1.8)
        d.fill(wedges(part, 9, 22, 5, (-0.95, -0.1), 0.25, 0.4, rnd), "#4a2420")
    hair = S(
        "418,214! 404,188 388,182! 410,172 400,142! 426,156 "
        "428,120! 450,144 466,108! 480,140 512,114! 512,146 548,136! "
        "536,164 576,172! 554,190 584,218! 562,228 578,262! 556,264 564,300! 536,318 524,300! 520,262 500,240 486,246! "
        "480,222 460,212 440,222!"
    )
    d.inked(hair, d.lin(400, 120, 570, 300, "#8a5a40", "#4a2a28", "#1f1218"), 3.8, 1.8)
    locks = [
        brush(spec, 8, LEAF, 8)
        for spec in (
            "432,164 446,184 450,206",
            "470,136 474,170 484,204",
            "516,144 504,180 510,216",
            "552,178 532,202 530,240",
        )
    ]
    d.fill(pile(locks) & hair, INK)
    ear = S("486,262! 500,246 518,254 518,282 502,302 490,292!")
    d.inked(ear, skin, 3, 1.4)
    d.fill(brush("498,262 508,268 502,286", 5, LEAF, 6), "#4a2420")
    eye = S("424,262! 434,246 450,246 458,262! 448,274 434,274")
    d.inked(eye, "#ffffff", 2.8, 1)
    d.fill(Sh.ell(434, 261, 7.5), INK)
    d.fill(Sh.ell(431, 258, 2.6), "#ffffff")
    d.fill([brush("416,236 436,224 460,234", 8, LEAF, 8), brush("412,346 424,346 434,341", 5, LEAF, 6)], INK)


def _leap(d: Doc) -> None:
    """The thought: an amber bolt from brow to brow, white at the core, with a burst at each end."""
    for x, y, r in ((192, 186, 54), (410, 224, 62)):
        d.glow(x, y, r, (0, "#ffffff", 1), (0.45, "#ffdf98", 0.7), (1, "#f0b24a", 0))
    way = [(192, 186), (232, 168), (250, 206), (300, 176), (322, 222), (366, 196), (410, 224)]
    bolt_shape = Sh.poly(
        [*[(x, y - 11) for x, y in way[1:-1]], way[-1], *[(x, y + 11) for x, y in way[-2:0:-1]], way[0]]
    )
    d.inked(bolt_shape, d.hlin(bolt_shape, *AMBER[:2], *AMBER[:1]), 4, 1.8, "#5a2c14")
    d.fill(
        Sh.poly([*[(x, y - 4) for x, y in way[1:-1]], way[-1], *[(x, y + 4) for x, y in way[-2:0:-1]], way[0]]),
        "#ffffff",
    )
    for x, y, r in ((192, 186, 40), (410, 224, 36)):
        d.inked(spark(x, y, r, 0.16, 10), "#ffffff", 3, 1, "#8a4a1c")
    d.fill(
        [spark(x, y, r, 0.15) for x, y, r in ((268, 150, 13), (336, 160, 11), (288, 228, 10), (350, 244, 9))], "#fff6d8"
    )


def _page(d: Doc, detail: int, rnd: random.Random) -> None:
    """The far one's own hand, moving by itself, lays a page into the light."""
    d.glow(296, 404, 90, (0, "#ffffff", 0.95), (1, "#ece9fb", 0))
    leafcard(d, 262, 402, 128, "air", rot=-9, shadow=5, detail=detail, seed=3)
    hand(d, "pinch", 416, 440, 0.92, 196, flip=True, skin="fair", cuff=FAR_COAT, arm=90, detail=detail, rnd=rnd)
