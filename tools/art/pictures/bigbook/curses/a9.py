"""a9 Lost for Words: from the wings: who speaks stands in the light, lips sewn shut, the needle still on the thread."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import shine
from tools.art.parts.place import dark_things, lit_air
from tools.art.parts.pose import pose_hand
from tools.art.parts.staging import about
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=79)
SPOT = (520, 60)
SKIN = ("#fff4e6", "#d8b6b4", "#5e4678")
SPEAKER = Head(SKIN, ("#3a3654", "#a09cc0", "#f4f0ff"), "shut", "wide", "bald", "hook", True)
THREAD = ("#ffffff", "#f2eefc", "#9a94c4")
MEET = "352,352 316,346 276,352 240,366"  # where the lips meet, front to corner


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    house(d)
    speaker(d, rnd)
    with d.group(transform=about(300, 350, 1.24, -5, (2, 6))):
        lips(d, rnd)
        stitches(d)
    needle(d)
    lectern(d, rnd)
    wing(d, rnd)


def house(d: Doc) -> None:
    """the theatre seen from its stage: galleries that curve back into the dark, rows of heads, one lamp at us"""
    lit_air(d, SPOT, 620, (0, "#f4f2ff"), (0.12, "#bdb8e6"), (0.32, "#5a5499"), (0.6, "#2b2760"), (1, "#110e26"))
    for k, y in enumerate((120, 214, 300)):
        gallery = S(
            f"180,{y + 26}! 340,{y + 8} 520,{y} 740,{y + 16}! 740,{y + 60}! 520,{y + 42} 340,{y + 48} 180,{y + 62}!"
        )
        d.inked(gallery, d.lin(180, 0, 740, 0, "#1c1840", "#4f4a88", "#8680c2"), 4, 1.6, CURSE_BLACK)
        d.fill(gallery - gallery.move(0, 6), "#cdc8f0")
        heads = [Sh.ell(230 + i * 34, y + 14 - 8 * (i % 3) - i * 0.8, 9 + k * 1.6, 12 + k * 2) for i in range(15)]
        d.fill(heads, "#17132f")
        d.fill([cutw(220 + i * 60, y + 30, 224 + i * 60, y + 54, 12) for i in range(9)], "#2b2760")
    beam = Sh.poly([(SPOT[0] - 20, SPOT[1]), (SPOT[0] + 20, SPOT[1] + 10), (420, 700), (40, 640), (60, 240)])
    d.fill(beam, d.rad(*SPOT, 560, (0, "#ffffff", 0.75), (0.4, "#ece9fb", 0.22), (1, "#bdb8e6", 0.03)))
    for row, (top, size) in enumerate(((420, 0.62), (470, 0.84), (540, 1.12))):
        for i in range(9):
            x = 250 + i * 92 * size - row * 20 + (row % 2) * 40
            body = U(Sh.ell(0, -34, 25, 30), S("-62,90! -54,20 -30,2 0,-4 30,2 54,20 62,90!")).scale(size).move(x, top)
            dark_things(d, body, ("#8680c2", "#a8a2dc", "#d4d0f4")[row], SPOT, 5)
    d.inked(Sh.ell(*SPOT, 30), "#ffffff", 5, 2, CURSE_BLACK)
    d.glow(*SPOT, 120, (0, "#ffffff", 0.9), (0.4, "#ece9fb", 0.5), (1, "#bdb8e6", 0))


def speaker(d: Doc, rnd: random.Random) -> None:
    """half out of the picture at the left, head turned to the house, one hand at the throat"""
    gown = S("-160,700! -160,560 -90,500 20,470 150,470 220,510 262,580 290,700!")
    d.fill(gown.grow(9).move(6, 6), CURSE_BLACK, 0.6)
    d.inked(gown, d.lin(270, 480, -80, 600, "#bdb8e6", "#4f4a88", "#1a1638", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(gown, 22, 120, 12, ("pt", *SPOT), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(gown - gown.move(-7, 6), "#ffffff", 0.95)
    bystander(d, SPEAKER, (160, 282), 1.52, -3, True)
    ruff = S("20,490! 60,458 140,446 220,462 262,496! 250,530 140,548 40,530!")
    d.inked(ruff, d.lin(262, 460, 20, 540, "#ffffff", "#d8d4f0", "#6a6398"), 5, 2, CURSE_BLACK)
    d.fill([brush([(x, 460), (x - 6, 500), (x + 4, 540)], 9, LEAF, 6) & ruff for x in range(40, 260, 30)], "#2b2760")


def lips(d: Doc, rnd: random.Random) -> None:
    """quilted cloth for lips, far too large for the face, pressed together"""
    upper = S("358,352! 362,326 336,310 296,312 256,330 226,366! 276,352 316,346")
    lower = S("226,366! 240,366 276,352 316,346 358,352! 362,380 334,398 290,394 250,384")
    for lip in (lower, upper):
        d.fill(lip.grow(6).move(3, 5), CURSE_BLACK, 0.5)
        d.inked(lip, d.dlin(lip, "#fff0e8", "#e89aa8", "#9a4a72"), 4.6, 2, CURSE_BLACK)
        d.fill(wedges(lip, 10, 13, 4, (-0.2, -1), 0.1, 0.4, rnd), "#5a2050")
    d.fill(
        [
            brush(way, 5, LEAF, 8)
            for way in (
                "340,326 330,336 332,346",
                "300,320 296,334 298,346",
                "264,336 266,346 270,350",
                "338,386 328,374 330,360",
                "296,386 292,372 294,360",
            )
        ],
        "#483f5e",
    )
    d.fill(brush(MEET, 13, taper(0.6, 0.2, 0.4), 16), CURSE_BLACK)
    shine(d, lower, (286, 378, 330, 384, 6), colour="#ffffff")
    shine(d, upper, (300, 322, 338, 320, 6), colour="#ffffff")


def stitches(d: Doc) -> None:
    """thick cross stitches through both"""
    for x, y, tx, _ty in sample(MEET, 5)[1:5]:
        for lean in (-11, 11):
            ends = [(x + lean, y - 24), (x - lean, y + 24)]
            d.fill([Sh.ell(ex, ey, 5.5) for ex, ey in ends], CURSE_BLACK)
            thread = brush([ends[0], (x, y + tx), ends[1]], 8, taper(0.7, 0.7, 0.5), 8)
            d.inked(thread, d.lin(x - 12, y - 28, x + 12, y + 28, *THREAD), 2.6, 1, CURSE_BLACK)


def needle(d: Doc) -> None:
    """the thread runs out into the house in one long curve; the needle is on its way to the next who wants to speak"""
    thread = brush("370,364 414,400 450,380 440,320 400,300 396,350 450,372 520,300", 8, taper(0.8, 0.8), 30)
    d.inked(thread, d.lin(350, 360, 520, 300, *THREAD), 3.4, 1.4, CURSE_BLACK)
    steel = S("504,322! 500,306 508,292 540,270 610,206! 560,280 530,312!")
    d.fill(steel.grow(6).move(4, 6), CURSE_BLACK, 0.5)
    d.inked(steel, d.lin(500, 310, 610, 210, "#ffffff", "#e4e2f6", "#6a6398"), 5, 2, CURSE_BLACK)
    d.fill(Sh.ell(518, 302, 4.5, 12).rot(46, 518, 302), CURSE_BLACK)


def lectern(d: Doc, rnd: random.Random) -> None:
    """the speech lies there; a hand still holds the desk"""
    desk = S("150,640! 190,560! 400,540! 440,600! 430,660! 160,680!")
    d.inked(desk, d.lin(420, 540, 160, 640, "#bdb8e6", "#5a5499", "#1c1840"), 6, 2.4, CURSE_BLACK)
    sheet = S("214,566! 372,550! 398,594! 206,612!")
    d.inked(sheet, d.lin(380, 550, 210, 610, "#ffffff", "#ece9fb", "#a8a2dc"), 4, 1.6, CURSE_BLACK)
    d.fill([sliver(230, 572 + k * 11, 366 + k * 5, 562 + k * 10, 3) for k in range(4)], "#2b2760")
    pose_hand(
        d,
        "rest",
        (168, 546),
        0.8,
        24,
        SKIN,
        False,
        1,
        light=(0.6, -0.8),
        cuff=("#ffffff", "#a8a2dc", "#4f4a88"),
        arm=50,
    )


def wing(d: Doc, rnd: random.Random) -> None:
    """nearest to us: the edge of the curtain we stand behind, black, its folds lit from the house"""
    cloth = S("-160,-40! -60,-40! -84,100 -66,240 -92,380 -74,520 -100,700! -160,700!")
    dark_things(d, cloth, "#bdb8e6", SPOT, 8)
    d.fill([brush([(x, -20), (x - 10, 300), (x, 680)], 7, LEAF, 8) for x in (-104, -128)], "#4f4a88")
