"""Slides of the magic lantern, 468x452: what is asked for, and what is left of it afterwards. The dark candle has a
file of its own.
"""

import itertools
import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, arc, line
from tools.art.inkwell.spline import lerp, sample
from tools.art.lamplit.actors import bust
from tools.art.lamplit.nib import CORAL, INK, LAMP, LEAF_G, PAPER, PLUM, SLATE, TIDE, WOOD, form, nib, pen, side
from tools.art.lamplit.props import GLOVE, SKIN, drop, glance, hole, rod, solid, spot
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(size=(468, 452))
SIZE = (468, 452)
ALL = Sh.rect(0, 0, 468, 452)


def _glass(d: Doc, deep: str, mid: str, light: str, at: tuple[float, float] = (200, 200)) -> None:
    """Light thrown on a wall, with the dust that flies in it."""
    d.fill(ALL, d.rad(at[0], at[1], 380, (0, light), (0.45, mid), (1, deep)))
    nib(
        d,
        pen(ALL, 90, 10, lambda x, y: math.hypot(x - at[0], y - at[1]) / 420, random.Random(4), 30, step=14),
        INK,
        2,
        0.45,
    )
    d.fill(specks(ALL, 60, (1, 2.6), random.Random(7)), "#ffffff", 0.5)


def _mending(d: Doc) -> None:
    """A cup is sewn together by a needle that nobody holds; the thread is gold, and so is the tea."""
    _glass(d, "#2a1f16", "#9a6a34", "#fff0c8", (210, 180))
    d.fill(Sh.ell(250, 392, 190, 28), INK, 0.45)
    form(d, S("60,380! 120,352 370,352 430,380! 370,408 120,408"), (PAPER[0], PAPER[2]), 4)
    cup = form(d, S("110,170! 370,150! 366,250 320,350! 172,356! 122,270"), ("#ffffff", PAPER[0], PAPER[2]), 4.4)
    nib(d, pen(side(cup, -60, -4), 90, 9, ragged=20), PAPER[4], 2, 0.8)
    d.stroke(line("366,190 424,196 416,276 350,276"), INK, 28)
    d.stroke(line("366,190 424,196 416,276 350,276"), PAPER[0], 17)
    form(d, Sh.ell(240, 160, 130, 24), (LAMP["light"], LAMP["mid"], LAMP["base"]), 4)
    crack = [(196, 172), (222, 214), (204, 252), (236, 292), (222, 350)]
    d.stroke(line([(x, y, 1) for x, y in crack]), INK, 7)
    for (x0, y0), (x1, y1) in itertools.pairwise(crack):
        for i in range(3):
            t = (i + 0.5) / 3
            x, y = (lerp(x0, x1, t), lerp(y0, y1, t))
            d.stroke(line([(x - 15, y - 5), (x + 15, y + 5)]), INK, 9)
            d.stroke(line([(x - 14, y - 5), (x + 14, y + 5)]), LAMP["light"], 5)
    th = line("222,350 170,330 90,300 60,220 104,140 150,96 210,74")
    d.stroke(th, INK, 8)
    d.stroke(th, LAMP["light"], 4)
    form(d, S("204,66! 330,6! 340,12! 214,84!"), ("#ffffff", SLATE[0]), 3.4)
    d.fill(Sh.ell(224, 70, 8, 3.4).rot(-28, 224, 70), INK)
    d.stroke(
        S("250,30! 236,10 250,-10 280,-8 300,8 316,-2 330,6 322,26 296,40 270,44"), TIDE["dark"], 3.4, 1, dash="9 7"
    )


def _mending_after(d: Doc) -> None:
    """It is whole, and so is the thumb: they are one piece now."""
    _glass(d, "#1d1510", "#7d5630", "#ffedc0", (180, 150))
    d.fill(Sh.ell(250, 420, 220, 34), INK, 0.5)
    solid(
        d,
        "150,120! 392,96! 384,220 352,320 296,352! 236,356! 184,326 158,236!",
        ("#ffffff", PAPER[0], PAPER[2]),
        4.6,
        0.34,
    )
    form(d, Sh.ell(271, 108, 121, 30).rot(-6, 271, 108), (LAMP["light"], LAMP["base"]), 4)
    d.stroke(Sh.ell(271, 108, 121, 30).rot(-6, 271, 108), INK, 4)
    seam = "226,142 246,176 224,206 252,240 236,276 258,306"
    _sewn(d, seam)
    rod(d, "160,170 106,168 84,210 104,262 166,262", 22, PAPER[0], 9)
    pose_hand(d, "grip", (-6, 318), 1.05, -34, SKIN, cuff=(CORAL["mid"], CORAL["base"], CORAL["dark"]), arm=60)
    _sewn(d, "78,196 98,214 84,238 104,256")
    d.stroke([line("286,196 300,188 314,196"), line("330,192 344,184 358,192")], INK, 5)
    d.stroke(line("296,226 318,240 346,222"), INK, 5)
    needle = spot(400, 352, 1, -52)
    solid(d, needle("-70,0! 30,-9 70,-7! 80,0! 70,7! 30,9"), (SLATE[0], SLATE[2]), 3, 0)
    d.fill(needle(Sh.ell(60, 0, 8, 3)), INK)
    d.stroke(line("436,292 462,250 440,200 470,150"), LAMP["light"], 4)


def _unlight_after(d: Doc) -> None:
    """The wick, white in white."""
    d.fill(ALL, d.rad(234, 190, 380, (0, "#ffffff"), (0.6, "#f4faf0"), (1, TIDE["light"])))
    for i, r in enumerate((90, 140, 196, 260)):
        d.stroke(Sh.ell(234, 190, r), TIDE["mid"], 3, 0.5 - i * 0.08, dash=f"{30 - i * 4} {12 + i * 4}")
    c = form(d, S("186,470! 190,316! 278,312! 282,470!"), ("#ffffff", "#f4f8ee", "#d5e2d5"), 3)
    nib(d, pen(side(c, -24, 0), 90, 8), TIDE["mid"], 1.8, 0.7)
    form(d, Sh.ell(234, 314, 45, 13), ("#ffffff", "#e6efe2"), 3)
    d.stroke(line("234,312 236,270"), TIDE["base"], 8)
    s = brush("236,268 210,226 258,176 216,126 244,70", 18, taper(0.5, 0.0, 0.3), 20)
    d.fill(s, TIDE["light"], 0.8)
    d.stroke(s, TIDE["mid"], 2.6, 0.8)
    for x, y, a in ((110, 130, -24), (370, 110, 30), (360, 300, 60)):
        for k in (-1, 1):
            w = S(f"0,0! {30 * k},-28 {40 * k},-6 {20 * k},10! {24 * k},24 {7 * k},22").rot(a).move(x, y)
            form(d, w, ("#ffffff", "#e6efe2"), 2.2, TIDE["mid"])


def _withering(d: Doc) -> None:
    """Described coldly and in detail, until it agrees: the rose hears it out behind a leaf."""
    _glass(d, "#1d1420", "#6a4258", "#f6dfe6", (110, 120))
    d.fill(S("-10,410! 480,372! 480,460! -10,460!"), "#2a1a26")
    solid(d, "-20,460! -10,352 40,300 110,286! 180,296 226,350 240,460!", ("#4c4f4e", "#2a2f30", "#13191b"), 4.6, 0.34)
    form(d, "52,300! 80,350! 108,318! 136,350! 160,296! 110,280!", (PAPER[0], PAPER[2]), 3.4)
    bust(d, "kasimir_holt", 112, 148, 0.92, "calm", 5)
    for i, spec in enumerate(
        ("196,244 236,232 262,246 300,232", "200,262 246,256 276,270 312,258", "196,280 236,282 262,294 292,288")
    ):
        d.stroke(line(spec), TIDE["core"], 5 - i, 0.9)
        for x, y, _, _ in sample(spec, 4)[1:]:
            d.stroke(
                [
                    line([(x - 7, y - 7), (x + 7, y + 7)]),
                    line([(x - 7, y + 7), (x + 7, y - 7)]),
                    line([(x, y - 10), (x, y + 10)]),
                ],
                "#ffffff",
                2.6,
            )
    solid(d, "322,330! 418,322! 406,432! 336,434!", (TIDE["core"], TIDE["light"], TIDE["base"]), 4.2, 0.3)
    stem = line("372,420 378,340 394,270 392,206 372,160")
    d.stroke(stem, INK, 16)
    d.stroke(stem, LEAF_G[2], 10)
    for spec in ("392,276! 430,240 462,250! 450,284 416,294",):
        solid(d, spec, (LEAF_G[1], LEAF_G[3]), 3.6, 0.3)
    for spec in ("310,120! 302,70 346,40 392,46! 440,50 452,98 428,130! 408,160 352,166",):
        solid(d, spec, (PLUM["light"], PLUM["mid"], PLUM["dark"]), 4.4, 0.3)
    for spec in ("320,86 356,62 400,66", "330,112 372,84 430,94", "352,140 390,112 432,120"):
        d.stroke(line(spec), INK, 3.4)
    glance(d, 362, 104, 0.86, -0.9, 0.35, 36)
    solid(d, "392,216! 350,206 306,160 300,128! 336,130 376,160", (LEAF_G[0], LEAF_G[2]), 3.8, 0.3)
    d.stroke(line("390,212 346,176 312,138"), LEAF_G[4], 2.6)
    drop(d, 348, 128, 6)
    for x, y, a in ((300, 352, 30), (440, 372, -40), (276, 412, 70), (438, 186, 20), (456, 420, 10)):
        solid(d, spot(x, y, 1, a)("-22,0! -10,-16 14,-14 24,0! 10,14 -12,14"), (PLUM["light"], PLUM["base"]), 3, 0.3)


def _withering_after(d: Doc) -> None:
    """It shrinks away, dragging its outline behind it."""
    _glass(d, "#100a10", "#4a2c40", "#e9c9d6", (110, 130))
    solid(d, "-10,330! 480,286! 480,460! -10,460!", ("#5a3a4c", "#2f1d2a", "#170e15"), 3, 0.3, 0)
    d.fill(S("-10,330! 480,286! 480,300! -10,346!"), INK, 0.35)
    big = (
        "76,120! 66,70 112,36 162,42! 214,46 226,98 200,134! 184,160 160,172 158,200! 200,196 "
        "236,216! 206,244 166,236! 164,300 172,346! 128,350! 136,290 140,232! 100,236 76,210! "
        "100,190 140,204! 142,176 116,166 92,150"
    )
    d.stroke(S(big), TIDE["core"], 4.4, 0.95, dash="13 10")
    d.fill(S(big), TIDE["core"], 0.07)
    d.stroke(line("176,330 232,352 290,344 330,332"), TIDE["core"], 4, 0.9, dash="13 10")
    d.fill(Sh.ell(392, 380, 66, 12), INK, 0.5)
    rose = spot(372, 376, 1)
    for x in (-18, 22):
        rod(d, rose(line(f"0,-60 {x},-30 {x},-4")), 7, LEAF_G[2], 5)
        form(d, rose(S(f"{x - 10},2! {x - 8},-12 {x + 14},-10 {x + 20},2!")), (WOOD[1], WOOD[3]), 2.6)
    rod(d, rose(line("0,-56 6,-110 0,-140")), 10, LEAF_G[2], 6)
    rod(d, rose(line("4,-96 -30,-84 -44,-46")), 7, LEAF_G[1], 5)
    rod(d, rose(line("2,-96 40,-92 64,-66")), 7, LEAF_G[1], 5)
    solid(
        d,
        rose("-42,-152! -44,-190 -10,-208 22,-204! 54,-196 56,-158 30,-138! 0,-124 -30,-134"),
        (PLUM["light"], PLUM["mid"], PLUM["dark"]),
        3.8,
        0.3,
    )
    for spec in ("-36,-172 -8,-192 26,-186", "-26,-150 6,-170 46,-164"):
        d.stroke(rose(line(spec)), INK, 3)
    ex, ey = rose(Sh.ell(14, -160, 1)).center
    glance(d, ex, ey, 0.56, 0.9, 0.4, 34)
    solid(d, rose(Sh.rect(34, -52, 60, 44, 4)), (WOOD[0], WOOD[1], WOOD[3]), 3.2, 0.3)
    rod(d, rose(line("52,-52 54,-64 76,-64 78,-52")), 4, LAMP["mid"], 4)
    for x, y, a in ((250, 392, 20), (286, 418, -30), (206, 408, 60)):
        solid(d, spot(x, y, 0.9, a)("-22,0! -10,-16 14,-14 24,0! 10,14 -12,14"), (PLUM["light"], PLUM["base"]), 3, 0.3)


def _farsight(d: Doc) -> None:
    """One eye shut, the other shut, and now the one she has not got: over the Keeper's shoulder, at his cards."""
    _glass(d, "#0d2026", "#2f6466", "#d9efe0", (90, 330))
    for x, tones in ((214, ("#7f8a66", "#434b38")), (330, ("#96587f", "#43233d"))):
        form(d, Sh.poly([(x, -10), (x + 128, -10), (x + 128, 470), (x + 30, 470)]), tones, 3)
        wall = Sh.poly([(x - 8, -10), (x + 8, -10), (x + 38, 470), (x + 22, 470)])
        form(d, wall, (PAPER[0], PAPER[2]), 3.4)
    d.stroke([line(f"{262 + i * 18},-10 {276 + i * 18},470") for i in range(4)], "#ffffff", 3, 0.14)
    chair = solid(
        d, "358,452! 340,270 352,196 400,176! 470,176! 480,460!", (PLUM["mid"], PLUM["base"], PLUM["deep"]), 4.4, 0.3
    )
    d.stroke(chair, INK, 4.4)
    hole(d, Sh.ell(430, 136, 36, 44), 2.8)
    for a in (-24, -4, 16):
        card = spot(438, 330, 1, a)
        solid(d, card(Sh.rect(-26, -120, 52, 78, 5)), ("#16353a", "#0f2429"), 3, 0)
        form(d, card(Sh.ell(0, -82, 13, 18)), (LAMP["light"], LAMP["base"]), 2.4)
    solid(d, "400,330! 396,296 420,280 444,284! 462,300 458,334 436,346", GLOVE, 3.6, 0.2)
    solid(d, "-30,470! -26,410 30,376 96,366! 170,376 214,412 226,470!", (SLATE[0], SLATE[1], SLATE[3]), 4.6, 0.34)
    form(d, "60,372! 92,410! 128,370!", (PAPER[0], PAPER[2]), 3.2)
    bust(d, "aude_linnet", 96, 262, 0.86, "asleep", -6)
    for (x0, y0), (x1, y1), w in (
        ((112, 214), (196, 164), 44),
        ((190, 168), (270, 120), 34),
        ((264, 124), (338, 80), 25),
    ):
        way = line([(x0, y0), (x1, y1)])
        d.stroke(way, INK, w + 7)
        d.stroke(way, LAMP["mid"], w)
        d.stroke(line([(x0 - 4, y0 - w * 0.24), (x1 - 4, y1 - w * 0.24)]), LAMP["core"], w * 0.22, 0.8)
        d.stroke(line([(x1 - 6, y1 - w * 0.5), (x1 + 6, y1 + w * 0.5)]), INK, 9)
        d.stroke(line([(x1 - 6, y1 - w * 0.5), (x1 + 6, y1 + w * 0.5)]), LAMP["light"], 4)
    form(d, Sh.ell(356, 72, 31, 29), ("#ffffff", PAPER[0]), 4)
    d.fill(Sh.ell(368, 84, 15, 15), TIDE["base"])
    d.fill(Sh.ell(370, 86, 8), INK)
    d.stroke(line("326,64 348,38 384,52"), INK, 6)


def _farsight_after(d: Doc) -> None:
    """The Keeper turns round."""
    d.fill(ALL, INK)
    ring = Sh.ell(234, 226, 206)
    d.fill(ring, d.rad(200, 160, 300, (0, "#f3dfe8"), (0.4, "#7a4a68"), (1, "#1d1420")))
    with d.clip(ring):
        nib(
            d,
            pen(ring, 90, 12, lambda x, y: math.hypot(x - 200, y - 160) / 330, random.Random(4), 30, step=14),
            INK,
            2.2,
            0.6,
        )
        solid(
            d,
            "60,460! 56,250 96,176 170,150! 300,146! 372,176 410,250 404,460!",
            (PLUM["mid"], PLUM["base"], PLUM["deep"]),
            4.6,
            0.3,
        )
        for x, y in ((130, 250), (234, 230), (336, 250), (180, 320), (286, 320)):
            form(d, Sh.ell(x, y, 9), (LAMP["light"], LAMP["base"]), 2.6)
        hole(d, "150,190! 130,110 150,52 206,30! 270,32 314,66 320,130! 312,176 290,200! 220,214", 3.4)
        for one, x in enumerate((196, 264)):
            white = form(d, Sh.ell(x, 112, 26, 30), ("#ffffff", PAPER[0]), 3.4)
            d.fill(Sh.ell(x + (2 if one else -2), 116, 11, 13) & white, INK)
            d.fill(Sh.ell(x - 3, 110, 4), "#ffffff")
            d.stroke(line(f"{x - 28},{86 - 6 * one} {x},{72 - 4 * one} {x + 28},{84 + 2 * one}"), TIDE["light"], 4)
        solid(d, "300,380! 296,330 326,306 360,312! 384,336 380,384 350,404", GLOVE, 4, 0.2)
        d.stroke([line(f"{320 + i * 16},318 {322 + i * 16},344") for i in range(3)], PAPER[4], 3)
        solid(d, Sh.rect(330, 220, 60, 92, 6).rot(14, 360, 266), ("#16353a", "#0f2429"), 3.4, 0)
        form(d, Sh.ell(358, 268, 14, 20).rot(14, 360, 266), (LAMP["light"], LAMP["base"]), 2.6)
    d.stroke(ring, INK, 8)
    d.stroke(Sh.ell(234, 226, 214), LAMP["mid"], 9)
    d.stroke(Sh.ell(234, 226, 221), INK, 4)
    d.stroke(arc(234, 226, 190, 200, 260), "#ffffff", 9, 0.4)


def _sewn(d: Doc, seam: str) -> None:
    """A seam of gold thread, its stitches across it."""
    way = line(seam)
    d.stroke(way, INK, 9)
    d.stroke(way, LAMP["mid"], 4.6)
    for x, y, tx, ty in sample(seam, 13)[1:-1]:
        d.stroke(line([(x - ty * 15, y + tx * 15), (x + ty * 15, y - tx * 15)]), INK, 8)
        d.stroke(line([(x - ty * 15, y + tx * 15), (x + ty * 15, y - tx * 15)]), LAMP["light"], 4)


FILES = {
    one.__name__.strip("_"): (SIZE, one)
    for one in (_mending, _mending_after, _unlight_after, _withering, _withering_after, _farsight, _farsight_after)
}
