"""telepathy: another player acts.

Two dark profiles, a thread from brow to brow, and it is the far one's hand that moves.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=201)
LAMP = (300, 260)
AMBER = "#f0b24a"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", LAMP, 380)
    if detail:
        field_lines(d, "air", LAMP, 90, 230)
    _goblet(d)
    d.fill(Sh.ring(300, 246, 158, 152), "#ffffff")
    _sender(d, rnd)
    _receiver(d)
    _thread(d)
    _acting_hand(d, rnd)


def _goblet(d: Doc) -> None:
    """The gap itself, poured full of light; the two faces cut its outline."""
    gap = S("120,40! 480,40! 430,200 390,300 440,400 470,640! 150,640! 190,400 240,300 190,200")
    d.fill(gap, d.rad(300, 240, 330, "#ffffff", "#fffdf4", "#ece9fb", "#bdb8e6", "#8680c2"))
    rays = [sliver(*polar(300, 200, 62, a), *polar(300, 200, 128, a), 3.6) for a in range(-156, -20, 12)]
    rays += [sliver(300 + o, 300 - abs(o) * 0.3, 300 + o * 1.7, 400, 3) for o in (-40, -24, -8, 8, 24, 40)]
    d.fill(pile(rays), "#a9a3da", 0.9)


def _sender(d: Doc, rnd: random.Random) -> None:
    """Left, large, hooded: eye shut, thinking hard."""
    head = S(
        "-40,660! -40,40! 60,60 128,74 178,112! 196,150 208,182 202,204 216,232 246,258 240,271 "
        "219,276! 232,287 234,296 220,302! 231,309 231,321 218,329! 232,344 230,372 204,390 164,402! "
        "158,440 180,500 236,560 260,660!"
    )
    d.inked(head, d.lin(40, 160, 240, 330, "#12102a", "#1f1c46", "#3a3670"), 3.4, 1.6, light=(0.9, -0.2))
    d.fill(head - head.move(-6, 0), "#ffffff", 0.92)
    hood = S(
        "-40,30! 52,44 118,66 156,104! 138,150 132,210 134,280 148,350 172,400! 166,440 184,500 "
        "150,520 100,560 60,660! -40,660!"
    )
    d.inked(hood, d.lin(0, 120, 170, 320, "#12102a", "#262350", "#4f4a88"), 3.2, 1.6, light=(0.9, -0.2))
    folds = [
        brush(spec, w, LEAF, 10)
        for spec, w in (
            ("128,80 96,170 92,280 120,400", 8),
            ("96,64 52,180 50,300 84,430", 10),
            ("60,54 16,200 20,340 44,470", 9),
        )
    ]
    d.fill(folds, "#8680c2", 0.75)
    d.fill(wedges(hood, 12, 34, 6, (-0.9, 0.1), 0.3, 0.4, rnd), "#a9a3da", 0.8)
    cheek = [cutw(214 - i * 3, 286 + i * 13, 168 - i * 2, 300 + i * 13, 4.6) for i in range(7)] + [
        cutw(203 - i, 150 + i * 10, 170, 150 + i * 11, 4) for i in range(4)
    ]
    d.fill(pile(cheek) & head, "#8680c2")
    d.fill(brush("166,216 180,224 198,214", 6, LEAF, 8), "#ffffff")
    d.fill([cutw(172 + i * 8, 220 + (i == 1) * 2, 170 + i * 9, 230 + (i == 1) * 2, 3) for i in range(3)], "#ffffff")
    d.fill(brush("219,304 204,306 192,302", 5, taper(0.9, 0, 0), 6), "#ffffff")


def _receiver(d: Doc) -> None:
    """Right, smaller, crop-headed: eye wide, surprised by its own hand."""
    head = S(
        "660,660! 660,180! 600,140 520,122 452,132 412,162 397,196 403,220 394,242 368,264 372,278 "
        "389,283! 377,292 376,300 387,306! 378,313 379,323 390,330! 380,344 384,366 408,378 442,380! "
        "448,420 430,470 380,520 350,660!"
    )
    d.inked(head, d.lin(570, 180, 380, 330, "#12102a", "#1f1c46", "#3a3670"), 3.4, 1.6, light=(-0.9, -0.2))
    d.fill(head - head.move(6, 0), "#ffffff", 0.92)
    hair = S(
        "660,170! 590,124 510,106 442,120 402,156! 396,176 424,172 420,196! 446,186 448,214! 470,204 "
        "476,240 468,262! 490,250 506,280 504,320! 540,330 580,420 660,440!"
    )
    d.inked(hair, d.lin(420, 120, 600, 330, "#4f4a88", "#262350", "#12102a"), 3.2, 1.6)
    strands = [
        brush(spec, w, LEAF, 10)
        for spec, w in (
            ("440,128 500,130 560,180 600,260", 7),
            ("430,150 490,156 540,210 580,300", 7),
            ("452,180 500,190 530,240 550,310", 6),
            ("500,112 570,150 620,220 640,300", 7),
        )
    ]
    d.fill(strands, "#a9a3da", 0.85)
    ear = S("470,250! 486,240 496,254 488,282 474,294!")
    d.inked(ear, d.dlin(ear, "#8680c2", "#2f2b60"), 2.4, 1)
    cuts = [cutw(392 + i * 3, 292 + i * 13, 436, 304 + i * 12, 4.4) for i in range(5)]
    d.fill(pile(cuts) & head, "#a9a3da")
    eye = S("404,234! 412,222 426,220 438,230! 426,238 414,240")
    d.fill(eye, "#ffffff")
    d.fill(Sh.ell(414, 230, 7, 8.5), INK)
    d.fill(Sh.ell(391, 309, 8, 6), "#12102a")


def _thread(d: Doc) -> None:
    """Amber, from brow to brow and on into the wrist."""
    strand = [(204, 176), (250, 206), (300, 170), (350, 206), (398, 204)]
    d.fill(brush(strand, 26, LEAF, 30), AMBER, 0.35)
    d.inked(brush(strand, 8, taper(0.6, 0.6, 0.5), 30), "#fff3c4", 2, 0.6, "#8a4a1c")
    for (x, y), r in zip(strand, (15, 8, 15, 8, 15), strict=True):
        d.glow(x, y, r * 2.2, (0, "#fff3c4", 0.9), (0.4, AMBER, 0.5), (1, AMBER, 0))
        d.inked(spark(x, y, r, 0.16), "#fffdf0", 1.6, 0.4, "#8a4a1c")


def _acting_hand(d: Doc, rnd: random.Random) -> None:
    """The far one's hand plays a page; two pale echoes show where it was."""
    skin = ("#ffffff", "#d5d0f0", "#7d77bd")
    cuff = ("#8680c2", "#4f4a88", "#1f1c46")
    leafcard(d, 306, 406, 108, "air", "flat", -10, shadow=4, seed=4)
    hand(d, "pinch", 456, 440, 0.86, 188, True, skin, cuff=cuff, arm=160, rnd=rnd)
    for i in range(3):
        d.fill(
            brush([(398 - i * 6, 350 - i * 13), (452, 362 - i * 17), (506 + i * 8, 396 - i * 17)], 7 - i, LEAF, 10),
            "#ffffff",
        )
