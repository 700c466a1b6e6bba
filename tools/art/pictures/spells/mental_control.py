"""mental_control: others act and draw.

One giant breath out of pursed lips lifts a sleeper's hand by the wrist; the pen in it writes on.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Spec, sample
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.light import field_lines
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=212)
LAMP = (470, 210)
PEACH = ("#ffe9d2", "#eaa684", "#7a4258")
SKIN = ("#fbdcae", "#d89a64", "#7a4630")
SLEEVE = ("#8a3458", "#5a1c40", "#2a0d28")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fff2d0"), (0.2, "#f6c890"), (0.42, "#a98fc8"), (0.7, "#4a4488"), (1, "#17143c"))
    d.fill(d.window, d.rad(*LAMP, 440, *stops))
    if detail:
        field_lines(d, "air", LAMP, 170, 260)
    _desk(d, rnd)
    _breath(d, "176,262 250,250 330,300 400,372 470,366 520,300 560,220", 96, False)
    _arm(d, rnd)
    with d.group(transform="translate(0 -26)"):
        _sleeper(d, rnd)
    pose_hand(
        d, "pinch", (432, 296), 1.12, 198, SKIN, flip=True, detail=detail, light=(0.6, -0.7), held=lambda: _quill(d)
    )
    _breath(d, "176,262 236,256 300,286 352,330 396,356 452,352 486,316", 58, True)
    _lips(d, rnd)


def _desk(d: Doc, rnd: random.Random) -> None:
    """the edge of a desk and the sheet, with the line that the sleeping hand goes on writing"""
    top = S("-60,470! 300,446 660,452! 660,660! -60,660!")
    d.inked(top, d.lin(560, 440, 60, 560, "#8a6a8c", "#4a3a6c", "#1c1840"), 3.4, 1.4, light=(0, 1))
    grain = [
        sliver(x, y, x + 90, y + 2, 2.4) for x, y in [(rnd.uniform(0, 560), rnd.uniform(462, 560)) for _ in range(26)]
    ]
    d.fill(pile(grain) & top, INK)
    sheet = S("150,470! 300,446 366,452! 388,500 404,548! 240,560 132,552!")
    d.inked(sheet, d.dlin(sheet, "#ffffff", "#f6e8c4", "#c9a873"), 3, 1.4)
    for i in range(4):
        way = [(176 + j * 13, 482 + i * 16 + (3 if j % 2 else -3)) for j in range(13 - i)]
        d.fill(brush(way, 3.4, taper(0.8, 0.6, 0.5), 30), "#3a2450")


def _sleeper(d: Doc, rnd: random.Random) -> None:
    """a head laid on the desk, cut by the frame: hair, one shut eye"""
    back = S("400,470! 420,430 470,410 540,398 660,390! 660,560! 420,540!")
    d.inked(back, d.lin(420, 400, 560, 520, *SLEEVE), 3.6, 1.8)
    d.fill(wedges(back, 11, 30, 6, (0.2, -1), 0.1, 0.4, rnd), INK)
    head = S("424,474! 412,452 420,434 436,428! 446,410 486,400 530,420 540,470! 500,492 450,490!")
    d.inked(head, d.lin(430, 400, 470, 490, *SKIN), 3, 1.6)
    hair = S("438,430! 446,398 490,378 540,392 590,440 590,500! 530,500 520,460! 506,470 496,440! 476,452 464,428!")
    d.inked(hair, d.dlin(hair, "#6a4a70", "#34203c", "#160c1e"), 3.4, 1.6)
    d.fill([brush(s, 5, LEAF, 8) for s in ("456,412 490,396 540,420", "496,420 530,436 556,480")], "#c890a8")
    d.fill([brush("434,454 446,462 460,456", 6, LEAF, 8), brush("434,476 444,479 452,475", 4.4, LEAF, 6)], INK)


def _arm(d: Doc, rnd: random.Random) -> None:
    """the sleeve hangs from the lifted wrist down to the sleeper"""
    sleeve = S("428,262! 470,262 500,300 530,360! 570,400 620,410! 620,470! 540,470 490,430! 462,392 424,336!")
    d.inked(sleeve, d.lin(500, 250, 470, 440, "#f0a090", *SLEEVE), 3.8, 2, light=(0.7, -0.7))
    d.fill(wedges(sleeve, 12, 34, 6, (0.7, -0.7), 0.0, 0.5, rnd), INK)
    cuff = S("412,254! 440,246 464,262 466,288! 458,326 436,346 412,338!")
    d.inked(cuff, d.dlin(cuff, "#ffffff", "#dcd8f4", "#8f88cc"), 3, 1.4)
    d.fill([brush("424,262 446,272 448,304 432,334", 4, LEAF, 10)], "#4f4a88")


def _quill(d: Doc) -> None:
    """between the fingers, its nib on the line"""
    feather, spine = vane((258, 400), -58, 250, 60, -0.2, taper(0.05, 0, 0.6, 0.8), 16)
    cut_feather(d, feather, spine, "#f4b48c", "#ffffff", INK, 3.2, 12, 1, 60, glint="#ffffff")
    d.fill([brush("262,396 248,424 236,452", 9, taper(1, 0.1, 0.1), 8), cutw(240, 440, 230, 462, 8)], INK)


def _lips(d: Doc, rnd: random.Random) -> None:
    """the blower, so near that only nose, lips and a full cheek go into the frame"""
    face = S(
        "-60,60! 70,70 104,120! 118,160 158,178! 172,196 154,212 132,212! 138,224! 166,222 182,238! 178,252 170,258! "
        "184,264 186,280! 172,298 140,294! 150,316 132,336! 116,372 60,392 -60,396!"
    )
    d.inked(face, d.lin(170, 180, -10, 330, *PEACH), 4.4, 2.2)
    d.glow(70, 276, 92, (0, "#f08a6a", 0.7), (0.7, "#eaa684", 0.3), (1, "#eaa684", 0))
    d.fill(brush("112,214 60,206 22,250 30,316 78,346 112,330", 11, taper(0.1, 0.1, 0.5), 20), "#5a2440")
    d.fill(wedges(face, 11, 34, 6, (0.8, -0.4), 0.3, 0.4, rnd), "#5a2440")
    d.fill([brush("138,224 152,232 168,234", 6, LEAF, 8), brush("140,294 154,282 168,278", 6, LEAF, 8)], "#5a2440")
    d.fill(brush("132,204 120,198 118,184", 7, LEAF, 8), INK)
    d.fill(Sh.ell(178, 259, 9, 7), "#3a1228")
    d.fill([brush("20,168 52,150 84,166", 12, LEAF, 10), brush("36,180 56,172 78,178", 6, LEAF, 8)], INK)
    brow = S("-10,136! 20,96 70,92 108,120! 84,124 50,120 20,140!")
    d.inked(brow, d.vlin(brow, "#ffffff", "#bdb8e6"), 3, 1.4)


def _breath(d: Doc, way: Spec, w: float, near: bool) -> None:
    """a ribbon of air, narrow at the mouth, with engraved lines along it; the near one goes over the wrist"""
    prof = taper(0.14, 0.3 if near else 0.7, 0.6, 0.9)
    body = brush(way, w, prof, 30)
    d.inked(body, d.hlin(body, "#ffffff", "#e4e0fa", "#a9a3da"), 3, 1.4, "#3a3474")
    path, cuts = sample(way, 40), []
    for off in (-0.26, -0.02, 0.24):
        vein = [
            (x - ty * w * prof(j / 40) * off, y + tx * w * prof(j / 40) * off)
            for j, (x, y, tx, ty) in enumerate(path[4:37], 4)
        ]
        cuts.append(brush(vein, w * 0.07 + 1.4, LEAF, 22))
    d.fill(pile(cuts) & body, "#5a54a0", 0.9)
