"""mental_control: others act and draw; a sleeper's hand hangs on threads of air, and writes on."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.light import field_lines
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=212)
LAMP = (312, 236)
SKIN = ("#fff0d0", "#eab07c", "#8a5038")
SLEEVE = ("#b84a6a", "#6a1f48", "#2a0d28")
BAR = ("#fff6dc", "#d0b078", "#6a4a34")
NIGHT = "#17143c"
HANGS = ((0, 458, 262), (1, 396, 224), (2, 322, 176), (3, 246, 262))
"""Which notch of the cross each thread hangs from, and where on the hand it holds."""
NOTCHES = ((404, 108), (344, 98), (300, 104), (214, 108))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.2, "#f4eefc"), (0.4, "#b4ace0"), (0.68, "#4f4890"), (1, NIGHT))
    d.fill(d.window, d.rad(*LAMP, 430, *stops))
    if detail:
        field_lines(d, "air", LAMP, 170, 260)
    _desk(d, rnd)
    _sleeper(d, rnd)
    _cross(d)
    _threads(d, False)
    _sleeve(d, rnd)
    pose_hand(
        d, "pinch", (450, 316), 1.62, 196, SKIN, flip=True, detail=detail, light=(-0.3, -0.9), held=lambda: _quill(d)
    )
    _threads(d, True)


def _desk(d: Doc, rnd: random.Random) -> None:
    """the edge of a desk and the sheet, with the line that the sleeping hand goes on writing"""
    top = S("-60,452! 300,436 660,448! 660,660! -60,660!")
    d.inked(top, d.lin(300, 440, 60, 560, "#a07aa0", "#4a3a6c", "#1c1840"), 3.4, 1.4, light=(0, 1))
    grain = [
        sliver(x, y, x + 90, y + 2, 2.4) for x, y in [(rnd.uniform(0, 560), rnd.uniform(462, 560)) for _ in range(26)]
    ]
    d.fill(pile(grain) & top, INK)
    sheet = S("84,462! 250,440 330,446! 352,500 366,556! 200,566 60,556!")
    d.inked(sheet, d.dlin(sheet, "#ffffff", "#fbeecb", "#c9a873"), 3.6, 1.6)
    for i in range(4):
        way = [(110 + j * 14, 478 + i * 20 + (4 if j % 2 else -4)) for j in range(14 - i * 2)]
        d.fill(brush(way, 5, taper(0.8, 0.6, 0.5), 30), "#3a2450")


def _sleeper(d: Doc, rnd: random.Random) -> None:
    """far behind: a head on its other arm, dark but for the edge that the lamp finds"""
    back = S("372,470! 384,420 420,392 470,392! 520,380 580,384 660,410! 660,520! 380,520!")
    d.inked(back, d.lin(400, 390, 600, 500, *SLEEVE), 3.6, 1.6)
    d.fill(wedges(back, 12, 30, 6, (0.2, -1), 0.1, 0.4, rnd), INK)
    head = S("376,462! 366,436 374,414 392,402! 410,384 452,380 490,400 500,444! 470,472 410,476!")
    d.inked(head, d.lin(380, 390, 470, 480, *SKIN), 3.2, 1.6)
    hair = S("396,406! 400,374 446,354 500,366 552,410 560,470! 506,476 492,440! 476,446 462,420! 440,428 420,408!")
    d.inked(hair, d.dlin(hair, "#7a5a86", "#34203c", "#160c1e"), 3.6, 1.6)
    d.fill([brush(s, 6, LEAF, 8) for s in ("412,386 446,370 496,390", "456,398 492,410 520,456")], "#d8a8c0")
    d.fill([brush("384,430 396,440 412,434", 7, LEAF, 8), brush("388,456 398,460 406,456", 5, LEAF, 6)], INK)


def _cross(d: Doc) -> None:
    """the cross that a puppeteer holds; nobody holds it"""
    long = S("192,104! 204,90 300,82 396,90! 408,104! 398,120 300,112 202,120!")
    short = S("284,58! 316,58! 324,140! 276,140!")
    for part in (short, long):
        d.fill(part.move(6, 9), NIGHT, 0.5)
        d.inked(part, d.dlin(part, *BAR), 4, 2)


def _threads(d: Doc, knots: bool) -> None:
    """air spun thin; the knots lie over the hand, the threads behind it"""
    for notch, x, y in HANGS:
        nx, ny = NOTCHES[notch]
        if knots:
            d.glow(x, y, 30, (0, "#ffffff", 1), (0.5, "#ffffff", 0.5), (1, "#bdb8e6", 0))
            d.inked(Sh.ell(x, y, 9), "#ffffff", 3, 1, "#3a3474")
            continue
        way = [(nx, ny), ((nx + x) / 2 + 5, (ny + y) / 2), (x, y)]
        d.fill(brush(way, 12, taper(0.9, 0.9), 12), "#3a3474")
        d.fill(brush(way, 5.4, taper(0.9, 0.9), 12), "#ffffff")


def _sleeve(d: Doc, rnd: random.Random) -> None:
    """hangs from the lifted wrist, out of the picture"""
    sleeve = S("440,262! 500,248 560,254 660,298! 660,400! 590,392 520,388 454,368!")
    d.inked(sleeve, d.lin(500, 220, 520, 380, "#f0a090", *SLEEVE), 4, 2)
    d.fill(wedges(sleeve, 12, 40, 7, (-0.3, -0.9), 0.05, 0.5, rnd), INK)
    cuff = S("432,254! 462,248 490,260 496,316! 490,366 460,382 430,372!")
    d.inked(cuff, d.dlin(cuff, "#ffffff", "#dcd8f4", "#8f88cc"), 3.4, 1.6)
    d.fill([brush("450,260 474,278 476,320 458,368", 5, LEAF, 10)], "#4f4a88")


def _quill(d: Doc) -> None:
    """between the fingers, its nib on the line"""
    feather, spine = vane((230, 396), -70, 250, 74, -0.22, taper(0.05, 0, 0.6, 0.8), 16)
    cut_feather(d, feather, spine, "#f4b48c", "#ffffff", INK, 3.4, 12, 1, 60, glint="#ffffff")
    d.fill([brush("234,392 218,432 208,466", 11, taper(1, 0.1, 0.1), 8), cutw(212, 452, 202, 484, 10)], INK)
