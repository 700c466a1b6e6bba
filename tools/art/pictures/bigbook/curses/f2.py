"""f2 Scorched Notes: over the writer's shoulder: the letters leave the notebook as ants, toward its burning corner."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=62)
FIRE = (446, 206)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    desk(d, rnd)
    with d.group(transform="translate(318 270) rotate(-14) scale(0.86)"):
        notebook(d, rnd)
        fire(d, rnd)
        ants(d)
    writer(d, rnd)


def desk(d: Doc, rnd: random.Random) -> None:
    """the desk from above in the fire's light: boards, what the writer left, soot that runs from the corner"""
    top = Sh.rect(-160, 20, 920, 660)
    lit_air(d, FIRE, 620, (0, "#fff0b0"), (0.16, "#f59a3a"), (0.4, "#a23c20"), (0.7, "#4c1a1a"), (1, "#1a0a10"))
    with d.group(transform="translate(300 300) rotate(-4)"):
        edges = [-300 + k * 92 for k in range(8)]
        d.fill(pile([Sh.rect(-500, y, 1000, 6) for y in edges]), "#1c0a0e", 0.95)
        d.fill(pile([Sh.rect(-500, y + 6, 1000, 3.4) for y in edges]), "#ffc070", 0.4)
        grain = [
            sliver(x, y + o, x + rnd.uniform(90, 240), y + o + rnd.uniform(-5, 5), rnd.uniform(2.5, 5))
            for y in edges
            for o in (20, 34, 48, 62, 78)
            for x in (-480 + rnd.uniform(0, 120), -120 + rnd.uniform(0, 200), 200 + rnd.uniform(0, 100))
        ]
        d.fill(pile(grain), "#240c10", 0.7)
        for x, y in ((-276, 130), (318, 176)):
            d.fill(pile([Sh.ring(x, y, r, r - 4).scale(1.7, 1, x, y) for r in (9, 20, 32)]), "#240c10", 0.8)
    d.fill(
        pile(
            [
                cutw(*polar(*FIRE, 96, a), *polar(*FIRE, rnd.uniform(150, 250), a + 4), rnd.uniform(14, 26))
                for a in range(-80, 60, 13)
            ]
        )
        & top,
        "#12060a",
        0.75,
    )
    left_behind(d, rnd)


def left_behind(d: Doc, rnd: random.Random) -> None:
    """an inkwell with its shadow, the quill beside it, a mug cut by the frame, all lit from the burning corner"""
    well = Sh.ell(22, 178, 50)
    for shape, off in ((well, 26), (Sh.ell(640, 400, 84), 30)):
        x, y = shape.center
        d.fill(shape.move((x - FIRE[0]) / 500 * off, (y - FIRE[1]) / 300 * off + 10).grow(5), CURSE_BLACK, 0.6)
    d.inked(well, d.rad(38, 168, 56, "#ffd79a", "#a8562e", "#3a1618"), 5, 2, CURSE_BLACK)
    d.inked(Sh.ell(22, 178, 29), "#0c0610", 4, -1.6, "#ffc070")
    d.fill(brush("32,160 44,172 44,184", 5, LEAF, 8), "#fff0c0")
    d.inked(Sh.ell(640, 400, 84), d.rad(600, 350, 130, "#ffd79a", "#b8602e", "#4c1c1a"), 6, 2.4, CURSE_BLACK)
    d.inked(Sh.ell(640, 400, 62), d.rad(660, 420, 70, "#5a2418", "#1a080c"), 4.4, -2, CURSE_BLACK)
    d.fill(brush("590,372 606,350 636,341", 7, LEAF, 10), "#fff0c0")
    flakes = [
        S("-9,2! -2,-8 8,-5! 9,5 -1,8!").scale(k).rot(a).move(x, y)
        for x, y, k, a in (
            (560, 250, 1.2, 20),
            (596, 190, 0.9, 70),
            (540, 120, 1.0, 140),
            (608, 288, 0.8, 200),
            (380, 108, 1.0, 40),
        )
    ]
    d.fill(flakes, "#12060a")


def notebook(d: Doc, rnd: random.Random) -> None:
    """open book from straight above, 440 x 310; the upper right corner is being eaten"""
    cover = S("-226,-150! 0,-158 222,-150! 230,156! 0,166 -232,156!")
    hew(d, cover, "char", rnd, 5.4, None, 10)
    eaten = S("74,-170! 92,-130 120,-120 128,-88 160,-80 172,-46 196,-40 208,-4 240,-6! 250,-180!")
    for s in (-1, 1):
        page = S("0,-140! 40,-150 120,-148 204,-138! 210,0 206,140! 120,150 44,150 0,142!")
        page = page.flipx(0) if s < 0 else page - eaten
        paint = (
            d.lin(s * 210, 0, 0, 0, "#fffaea", "#f6edd8", "#cdb892", "#8d7058")
            if s < 0
            else d.lin(0, 0, 160, -120, "#8d7058", "#f1e6cb", "#f6d890", "#a8502a")
        )
        d.inked(page, paint, 4, 2, CURSE_BLACK)
    d.fill((eaten.grow(10) - eaten) & Sh.rect(0, -146, 206, 290), "#4c1a18")
    rows = [sliver(-186, -112 + k * 27, -186 + (150, 120, 84, 56, 30, 18)[k], -112 + k * 27, 6) for k in range(6)]
    rows += [sliver(30, 20 + k * 26, 30 + (140, 150, 110, 90)[k], 20 + k * 26, 6) for k in range(4)]
    d.fill(pile(rows), "#3a2228")
    d.fill(brush("0,-140 3,0 0,146", 9, LEAF, 8), CURSE_BLACK)


def fire(d: Doc, rnd: random.Random) -> None:
    """flames on the eaten edge"""
    d.glow(150, -90, 160, (0, "#fff4c2", 0.9), (0.35, "#ffc850", 0.55), (1, "#cf3a22", 0))
    for x, y, h, w, lean in (
        (110, -104, 86, 42, 12),
        (206, -8, 74, 38, 20),
        (146, -72, 118, 56, 24),
        (184, -34, 104, 50, 30),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.lin(x, y - h, x, y, "#cf3a22", "#f5792a", "#ffc850"), 3.6, 1.4, "#5a1526")
        d.fill(flame_s(x, y, h * 0.55, w * 0.5, lean * 0.4), "#fff4c2")


def ants(d: Doc) -> None:
    """the letters on the march: big ants in one winding column"""
    for x, y, tx, ty in sample("-170,104 -110,122 -40,96 0,34 50,-30 124,-60", 7)[:-1]:
        angle = math.degrees(math.atan2(ty, tx))
        ant = U(Sh.ell(-11, 0, 10, 7), Sh.ell(3, 0, 6, 5), Sh.ell(14, 0, 7, 6))
        feet = [cutw(3 + k * 4, 0, 3 + k * 12, s * 15, 4) for k in (-1, 0, 1) for s in (-1, 1)] + [
            cutw(17, 0, 28, s * 8, 4) for s in (-1, 1)
        ]
        whole = U(ant, feet).scale(1.12).rot(angle).move(x, y)
        d.fill(whole, CURSE_BLACK)


def writer(d: Doc, rnd: random.Random) -> None:
    """nearest to us, cut by the frame: the back of a head, a shoulder, a hand whose quill has stopped in the air"""
    gown = S("-140,700! -140,500 -60,440 40,430 150,446 250,490 330,560 400,700!")
    d.fill(gown.grow(12).move(8, -4), CURSE_BLACK, 0.55)
    d.inked(gown, d.rad(*FIRE, 520, "#ffb0a0", "#9a3a64", "#4a1a44", "#180a1c"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(gown, 24, 110, 12, ("pt", *FIRE), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(gown - gown.move(-6, 8), "#ffe0a0", 0.95)
    arm = brush("250,600 380,560 452,470", 92, taper(1, 0.62, 0.1), 10)
    d.inked(arm, d.lin(300, 600, 470, 460, "#4a1a44", "#9a3a64", "#ffb890"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(arm, 18, 44, 9, ("pt", *FIRE), 0.05, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(arm - arm.move(-4, 8), "#ffe0a0", 0.95)
    quill = brush("416,420 470,330 560,250 640,210", 46, taper(0.06, 0.02, 0.62), 18)
    d.fill(quill.move(-16, 22), CURSE_BLACK, 0.4)

    def pen() -> None:
        d.inked(quill, d.lin(420, 420, 640, 210, "#f6d8a0", "#fffaea", "#ffffff"), 4.4, 2, CURSE_BLACK)
        d.fill(brush("404,436 470,334 560,252 636,212", 6, taper(0.9, 0.5), 14), CURSE_BLACK)
        d.fill(pile([cutw(x, y, x + 26, y - 4, 7) for x, y in ((500, 322), (540, 290), (584, 262))]), CURSE_BLACK)

    pose_hand(d, "pinch", (458, 478), 0.8, -128, ("#fff0c0", "#e0a068", "#7a3a2c"), False, 1, light=(0, -1), held=pen)
    neck = S("40,560! 50,470 60,430! 160,430! 176,480 190,540!")
    d.inked(neck, d.lin(40, 0, 190, 0, "#4a2420", "#a8643e", "#f0b070"), 5, 2, CURSE_BLACK)
    ear = Sh.ell(206, 396, 20, 30).rot(14, 206, 396)
    d.inked(ear, "#f0b878", 5, 2, CURSE_BLACK)
    d.fill(brush("204,376 216,396 206,416", 8, LEAF, 8), "#7a3a2c")
    hair = S(
        "20,450! -2,390 6,310 60,254 130,246 190,280 216,340 206,372! 190,380 186,410! 192,440 170,466! 120,484 60,478!"
    )
    d.fill(hair.grow(9).move(-4, 8), CURSE_BLACK, 0.5)
    d.inked(hair, d.rad(*FIRE, 480, "#ffc070", "#b8502a", "#5a2018", "#1e0c12"), 6, 2.4, CURSE_BLACK)
    ways = (
        "120,256 60,300 40,380 60,466",
        "126,258 96,320 90,400 104,476",
        "134,258 140,330 138,410 146,472",
        "140,258 176,310 180,370 172,440",
    )
    d.fill([brush(way, 11, LEAF, 10) & hair for way in ways], CURSE_BLACK, 0.95)
    bun = S("60,262! 66,214 100,186 142,190 166,220 160,262! 110,280")
    d.inked(bun, d.rad(*FIRE, 440, "#ffc070", "#b8502a", "#5a2018", "#1e0c12"), 6, 2.4, CURSE_BLACK)
    d.fill([brush(way, 9, LEAF, 8) & bun for way in ("72,250 90,214 130,206", "96,268 120,236 158,232")], CURSE_BLACK)
    d.fill(brush("20,262 110,330 230,246", 13, LEAF, 4) & bun, CURSE_BLACK)
    d.fill([(one - one.move(-5, 7)) for one in (hair, bun)], "#fff0b8", 0.95)
    pin = brush("36,226 110,232 200,204", 8, taper(0.9, 0.5), 6)
    d.inked(pin, "#ffe9a0", 3.4, 1.4, CURSE_BLACK)
