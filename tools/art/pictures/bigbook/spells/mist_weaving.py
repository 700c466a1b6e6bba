"""mist_weaving: old cards go in, new ones come out; fog is drawn between two fingers and leaves them as cloth."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import lerp
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines
from tools.art.parts.plants import pine
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import lamp_shadow
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=72)
LAMP = (196, 214)
DEEP = "#0b1c42"
PINCH = (318, 250)
SKIN = ("#ffe2c4", "#d8946c", "#6a3450")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.2, "#c9f3ee"), (0.46, "#4f9fc8"), (0.74, "#17407c"), (1, "#081233"))
    d.fill(d.window, d.rad(*LAMP, 450, *stops))
    if detail:
        field_lines(d, "water", LAMP, 150, 240)
    d.fill(Sh.ell(*LAMP, 74), "#ffffff", 0.95)
    _shore(d, rnd)
    _fog(d)
    _cloth(d, rnd)
    rose = ("#ff9ab0", "#b83a64", "#4a1234")
    pose_hand(d, "pinch", (486, 176), 1.2, 155, SKIN, detail=detail, light=(-0.9, 0.1), cuff=rose, arm=120)
    d.glow(*PINCH, 46, (0, "#ffffff", 0.95), (1, "#ffffff", 0))
    d.fill(spark(*PINCH, 40, 0.12), "#ffffff")


def _shore(d: Doc, rnd: random.Random) -> None:
    """black firs before the moon, and the lake: the fog is taken from between them"""
    lake = Sh.rect(-60, 392, 720, 260)
    d.fill(lake, d.lin(0, 392, 0, 560, "#5fb8d6", "#1f5fa6", DEEP))
    d.fill(pile([pine(x, 404, h) for x, h in ((44, 250), (92, 176), (140, 226), (196, 150), (244, 192))]), "#0f2f69")
    d.fill(
        pile([cutw(196 - w, y, 196 + w, y + 1, 5) for y, w in ((412, 70), (430, 44), (450, 88), (474, 52))]), "#ffffff"
    )


def _fog(d: Doc) -> None:
    """curling banks on the left; threads of them run together at the fingers"""
    white = ("#ffffff", "#d8f6ee", "#6fb0d0")
    for i in range(9):
        x, y = 70 + i * 17, 330 + (i * 37) % 96
        way = [(x, y), (x + 60, y - 6 - i * 2), (lerp(x, PINCH[0], 0.72), 282 + (i * 13) % 30), PINCH]
        d.fill(brush(way, 21, taper(0.9, 0.1, 0.15), 20), "#17407c", 0.75)
        d.fill(brush(way, 15, taper(0.9, 0.12, 0.15), 20), "#ffffff" if i % 2 else "#c9f3ee")
    for x, y, r, s in ((26, 356, 52, 1), (96, 394, 46, -1), (24, 436, 50, 1), (170, 372, 40, 1), (112, 452, 44, -1)):
        scroll_cloud(d, x, y, r, s, d.lin(0, y - r, 0, y + r, *white), "#1f5fa6")


def _cloth(d: Doc, rnd: random.Random) -> None:
    """out of the fingers it falls as woven stuff, in three folds, with a wave on its hem"""
    cloth = S(
        "306,250! 326,244 346,262! 420,304 516,344 660,372! 660,660! 214,660! 236,560 260,486 256,410! 270,340 288,290"
    )
    lamp_shadow(d, cloth, LAMP, 1.06, "#081233", 0.5)
    d.inked(cloth, d.lin(280, 300, 560, 520, "#ffffff", "#bfeeea", "#4f9fc8"), 4, 2, DEEP)
    weave = []
    for i in range(25):
        a = i / 24
        way = [PINCH, (lerp(276, 440, a), 352), (lerp(256, 660, a), lerp(430, 400, a)), (lerp(214, 760, a), 640)]
        weave.append(brush(way, 7, taper(0.1, 0.8, 0.9), 14))
    d.fill(pile(weave) & cloth, "#2f83bd", 0.62)
    for i in range(17):
        y = 292 + i * 19
        weft = brush([(240, y + 8), (320, y), (440, y + 20 + i), (660, y + 66 + i * 2)], 5.6, LEAF, 16)
        d.fill(weft & cloth, "#ffffff", 0.72)
    for spec in (
        "318,262 312,350 296,470 270,640",
        "334,268 400,350 440,450 452,640",
        "346,270 460,344 560,410 620,520",
    ):
        fold = brush(spec, 30, taper(0.05, 0.9, 0.8), 18) & cloth
        d.fill(fold, "#17407c", 0.6)
        d.fill((fold - fold.move(5, 0)), "#ffffff", 0.8)
    hem = S(
        "190,470! 300,452 360,420 404,440! 372,446 366,474! 420,500 540,470 660,420! 660,520! 540,552 400,548 190,560!"
    )
    d.fill(hem & cloth, "#e05a82")
    d.fill((hem - hem.move(3, 9)) & cloth, "#ffd8de")
    cut_as(d, cloth, "cloth", DEEP, rnd, ("pt", *LAMP), 1.0, 70)
