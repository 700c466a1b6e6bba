"""f6 Ashes: an urn is burst, in it a card of ash still stands; somebody puts out a finger, and it begins to go."""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.fire import flame_s
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import courses, lit_air
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=66)
LAMP = (240.0, 340.0)
MOURNER = Head(
    ("#fff0cc", "#e8a878", "#6a343c"), ("#4a4048", "#a8988c", "#f4e4d0"), "shut", "wide", "bob", "hook", True
)
URN = (
    "-34,-150! 34,-150! 42,-128 30,-112! 62,-86 78,-30 62,40 34,84! 44,100 "
    "54,112! -54,112! -44,100 -34,84! -62,40 -78,-30 -62,-86 -30,-112! -42,-128"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    vault(d, rnd)
    shelf_edge(d, rnd)
    for x, k in ((-50, 1.0), (70, 0.78)):
        with d.group(transform=f"translate({x} {448 - 112 * k}) scale({k})"):
            urn(d, rnd)
    with d.group(transform="translate(206 456) scale(1.04) translate(-300 -448)"):
        ash_card(d, rnd)
        with d.group(transform="translate(300 336) scale(1.12)"):
            burst_urn(d, rnd)
    mourner(d, rnd)
    flakes(d, rnd)


def mourner(d: Doc, rnd: random.Random) -> None:
    """in black, half out of the picture at the right; the fire lights a face that knew the card"""
    coat = S("352,700! 360,560 380,470 420,420 490,396 570,410 650,460 760,520! 760,700!")
    d.fill(coat.grow(9).move(-4, 6), CURSE_BLACK, 0.6)
    d.inked(coat, d.lin(350, 430, 640, 600, "#b06a8a", "#5a2a5c", "#261030", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(coat, 22, 120, 11, ("pt", 240, 300), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(coat - coat.move(8, 5), "#ffd8a0", 0.9)
    bystander(d, MOURNER, (474, 270), 1.0, -6)
    veil = S(
        "404,176! 452,118 530,116 590,170 612,260 606,350! 640,440 610,470! 560,400 556,300 540,230! 500,190 440,186!"
    )
    d.inked(veil, d.lin(410, 150, 610, 420, "#7a4a78", "#34183c", CURSE_BLACK), 5, 2, CURSE_BLACK)
    d.fill(
        [brush(way, 9, LEAF, 10) & veil for way in ("450,140 540,190 580,300 600,430", "500,124 580,190 600,300")],
        CURSE_BLACK,
    )
    d.fill(veil - veil.move(6, 6), "#ffc890", 0.8)
    collar = S("410,404! 440,380 510,372 560,396! 566,428 490,444 424,434!")
    d.inked(collar, d.lin(410, 390, 560, 430, "#fff4dc", "#c89aa0", "#5a3450"), 5, 2, CURSE_BLACK)
    arm = brush("500,520 420,440 344,330", 82, taper(1, 0.62, 0.1), 10)
    d.inked(arm, d.lin(330, 330, 480, 480, "#c07a90", "#5a2a5c", "#261030"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(arm, 18, 36, 9, ("pt", 240, 300), 0.05, 0.5, rnd), CURSE_BLACK, 0.85)
    pose_hand(d, "point", (350, 340), 0.76, -136, MOURNER.skin, True, 1, light=(-0.8, 0.2))


def flakes(d: Doc, rnd: random.Random) -> None:
    """where the finger has touched it"""
    for x, y, r in (
        (262, 208, 13),
        (286, 176, 10),
        (300, 226, 8),
        (318, 150, 9),
        (268, 140, 8),
        (340, 120, 7),
        (300, 110, 6),
    ):
        d.inked(Sh.poly([polar(x, y, r, a + x) for a in (0, 100, 200, 280)]), "#e8e0d8", 2.6, 1, CURSE_BLACK)


def vault(d: Doc, rnd: random.Random) -> None:
    """the wall of a crematory: an oven's arch behind the middle urn, its fire almost out"""
    lit_air(d, LAMP, 480, (0, "#fff4c2"), (0.2, "#ffb040"), (0.46, "#b8401f"), (0.76, "#4c1420"), (1, "#14080e"))
    mouth = S("150,480! 150,250 190,150 300,104! 410,150 450,250 450,480!")
    wall = Sh.rect(-140, 20, 880, 470) - mouth
    courses(d, wall, d.rad(*LAMP, 480, "#ffc078", "#e07a40", "#a04a2c", "#52201e"), "#5a1c18", LAMP, rnd, (112, 58))
    d.fill(mouth, d.rad(300, 440, 330, "#fffbe2", "#ffc850", "#e2562a", "#6a1420"))
    for x, h, w, lean in ((196, 150, 66, 8), (404, 158, 70, -8), (250, 210, 80, -4), (350, 200, 78, 6)):
        tongue = flame_s(x, 470, h, w, lean)
        d.inked(tongue, d.lin(0, 470 - h, 0, 470, "#f5792a", "#ffc850", "#fff4c2"), 4, 1.4, "#8a2a14")
    stones = [
        Sh.poly(
            [
                polar(300, 300, 152, a),
                polar(300, 300, 196, a + 2),
                polar(300, 300, 196, a + 20),
                polar(300, 300, 152, a + 22),
            ]
        )
        for a in range(-178, 0, 24)
    ]
    d.inked(stones, d.rad(*LAMP, 300, "#ffd8a0", "#a8683e", "#4a2622"), 4, 1.8, CURSE_BLACK)


def shelf_edge(d: Doc, rnd: random.Random) -> None:
    """the iron shelf they stand on"""
    board = Sh.rect(-140, 446, 880, 40)
    d.inked(board, d.lin(0, 446, 0, 486, "#9a9296", "#3a343c"), 5, 2, CURSE_BLACK)
    d.fill(chatter(board, 60, 5, 40, 0, rnd), CURSE_BLACK, 0.8)
    d.fill([Sh.ell(x, 466, 6) for x in (-60, 60, 200, 400, 540, 660)], CURSE_BLACK)
    d.fill(Sh.rect(-140, 486, 880, 360), CURSE_BLACK)


def urn(d: Doc, rnd: random.Random) -> None:
    """closed urn on 0,112 with its lid"""
    body = S(URN)
    hew(d, body, "iron", rnd, 5, (10, 36, 6.5), 8)
    band = S("-74,-44! 0,-32 74,-44! 78,-20! 0,-6 -78,-20!")
    d.inked(band, d.lin(-76, 0, 76, 0, "#f2ece6", "#8a8288", "#3a343c"), 4, 1.6, CURSE_BLACK)
    lid = S("-48,-148! -34,-176 -12,-186! -8,-202 8,-202 12,-186! 34,-176 48,-148! 0,-140")
    hew(d, lid, "iron", rnd, 4.6, (9, 18, 5), 5)
    shine(d, body, (-52, -76, -64, -10, 9), (-50, 10, -36, 60, 7))


def burst_urn(d: Doc, rnd: random.Random) -> None:
    """what is left of the middle urn: a jagged cup, shards beside it"""
    jag = Sh.poly(
        [
            (-90, -220),
            (-90, -30),
            (-64, -52),
            (-46, -8),
            (-20, -30),
            (-4, 12),
            (22, -20),
            (44, 6),
            (60, -46),
            (90, -20),
            (90, -220),
        ]
    )
    cup = S(URN) - jag
    inside = S("-74,-40! 0,-64 76,-36! 50,30 -46,30!") - Sh.poly(
        [(-90, 40), (-46, -2), (-20, -24), (-4, 18), (22, -14), (44, 12), (90, 30), (90, 90), (-90, 90)]
    )
    d.fill(inside, "#3f0c1c")
    hew(d, cup, "iron", rnd, 5, (10, 34, 6.5), 8)
    d.fill((cup - cup.move(0, 6)) & Sh.rect(-90, -60, 180, 90), "#ffc850")
    for x, y, rot, k in (
        (-112, 70, -30, 1.0),
        (104, 82, 40, 0.9),
        (-84, -110, 20, 0.8),
        (96, -96, -50, 0.9),
        (122, -20, 10, 0.6),
    ):
        shard = Sh.poly([(-18, 12), (-6, -20), (22, -6), (10, 16)]).scale(k).rot(rot).move(x, y)
        d.inked(shard, "#b8b0b2", 4, 2, CURSE_BLACK)


def ash_card(d: Doc, rnd: random.Random) -> None:
    """a card that kept its shape in ash, flaking at the upper corner"""
    d.glow(300, 260, 190, (0, "#fff4c2", 0.95), (0.35, "#ffc850", 0.55), (1, "#cf3a22", 0))
    card = S("236,140! 296,136 330,142! 336,166 352,162! 350,186 368,190! 366,300 362,386! 240,386! 232,260").rot(
        3, 300, 260
    )
    d.inked(card, d.lin(230, 140, 366, 380, "#fffaf0", "#d8cfc8", "#948a8a", "#5a4a4c"), 4.6, 2, CURSE_BLACK)
    d.fill(specks(card, 70, (2, 6), rnd), "#5a4a4c", 0.7)
    d.fill(
        S("298,206! 326,240 324,270 300,294 276,270 274,240") - S("298,222! 314,244 312,264 300,278 288,264 286,244"),
        "#5a4a4c",
    )
    for x, y, r in (
        (346, 146, 9),
        (366, 168, 7),
        (362, 122, 6),
        (386, 140, 8),
        (392, 112, 5),
        (406, 160, 5),
        (340, 112, 5),
    ):
        d.inked(Sh.poly([polar(x, y, r, a + x) for a in (0, 100, 200, 280)]), "#e8e0d8", 2.2, 0.8, CURSE_BLACK)
