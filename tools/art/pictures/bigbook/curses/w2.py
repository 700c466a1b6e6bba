"""w2 Undertow: of three bottled pages on a jetty, weed drags the third one under; somebody reaches after it."""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew, shine, woodgrain
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=42)
LAMP = (380.0, 320.0)
REACHER = Head(("#fff2d8", "#dca880", "#6a4a58"), ("#201424", "#5a3040", "#c87a6a"), "gasp", "wide", "bob", "snub")
WEED = ("#1c4a58", "#3f8a86", "#a8dcc8")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    harbour(d)
    water(d)
    jetty(d, rnd)
    for x, y, k in ((238, 414, 0.74), (340, 404, 0.6)):
        d.fill(Sh.ell(x + 4, y, 44 * k, 10 * k), CURSE_BLACK, 0.6)
        with d.group(transform=f"translate({x} {y}) scale({k})"):
            bottle(d, rnd)
    with d.group(transform="translate(448 500) rotate(30) scale(1.16)"):
        bottle(d, rnd)
    with d.group(transform="translate(4 90)"):
        weed_fingers(d, rnd)
    foam(d)
    reaching(d, rnd)


def jetty(d: Doc, rnd: random.Random) -> None:
    """planks that run out from under us to the left and end above the deep; posts, the farthest with a gull"""
    deck = S("-160,500! 200,398! 384,390! 350,500! 290,700! -160,700!")
    for x, top, w in ((382, 396, 26), (350, 450, 34)):
        pile_ = S(f"{x - w / 2},{top}! {x + w / 2},{top}! {x + w / 2 + 3},560! {x - w / 2 - 3},560!")
        hew(d, pile_, "wood", rnd, 4.4, (9, 20, 5), 4)
    d.inked(deck, d.lin(380, 300, -100, 640, "#f6e8cc", "#a88468", "#4a3a40", "#14101c"), 6, 2.4, CURSE_BLACK)
    planks = [cutw(-160 + k * 62, 720, 206 + k * 22, 396, 13) for k in range(9)]
    planks += [sliver(-160, y, x, y - 6, 5) for y, x in ((424, 376), (460, 364), (510, 350), (580, 330))]
    d.fill(pile(planks) & deck, CURSE_BLACK, 0.85)
    woodgrain(d, deck, 40, -40, rnd, 50)
    edge = S("384,390! 350,500! 290,700! 330,700! 372,510! 396,400!")
    d.inked(edge, d.lin(400, 300, 270, 700, "#8a6a52", "#3e2e30", "#120c16"), 5, 2, CURSE_BLACK)


def reaching(d: Doc, rnd: random.Random) -> None:
    """flat on the boards, half out of the picture, one arm out over the edge, a hand's breadth short"""
    coat = S("-160,700! -160,420 -80,380 20,390 110,430 190,440 250,480! 240,540 180,560 150,700!")
    d.fill(coat.grow(9).move(6, 8), CURSE_BLACK, 0.55)
    d.inked(coat, d.lin(240, 420, -100, 640, "#ffe08a", "#d8862e", "#6a2c22", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(coat, 22, 110, 11, ("pt", *LAMP), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(coat - coat.move(-7, 7), "#fff6d8", 0.9)
    bystander(d, REACHER, (98, 332), 0.86, 22, True)
    hoodie = S("-60,400! 0,384 70,410 110,450! 90,486 0,470 -70,440!")
    d.inked(hoodie, d.lin(110, 400, -60, 460, "#fff0b8", "#e0a040", "#7a3a26"), 5, 2, CURSE_BLACK)
    arm = brush("150,500 250,520 318,464", 72, taper(1, 0.66, 0.2), 10)
    d.inked(arm, d.lin(320, 430, 160, 540, "#ffe08a", "#d8862e", "#6a2c22"), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(arm, 16, 30, 8, (0.6, -0.7), 0.1, 0.5, rnd), CURSE_BLACK, 0.85)
    pose_hand(d, "reach", (322, 460), 0.84, -22, REACHER.skin, False, 1, light=(0.4, -0.8))


def foam(d: Doc) -> None:
    """splashes where it goes under"""
    for r in (84, 130):
        ring = Sh.ell(478, 520, r, r * 0.26) - Sh.ell(478, 524, r - 8, r * 0.26 - 5)
        d.fill(ring, "#eafcf4", 0.85)
    for x, y, r in ((410, 440, 6), (430, 416, 4), (560, 460, 6), (584, 430, 4), (396, 470, 4)):
        d.inked(Sh.ell(x, y, r, r * 1.3), "#eafcf4", 2.6, 1, CURSE_BLACK)


def harbour(d: Doc) -> None:
    """a harbour in the last light: the breakwater with its lamp, hills, low clouds"""
    lit_air(d, LAMP, 540, (0, "#f6fffc"), (0.2, "#a8e4e0"), (0.44, "#3a9fc9"), (0.74, "#153a75"), (1, "#081430"))
    for y, x0, wide in ((150, -120, 300), (196, 380, 320), (240, -60, 200)):
        cloud = sliver(x0, y, x0 + wide, y + 6, 26)
        d.fill(cloud, "#1f5fa6", 0.7)
        d.fill(cloud - cloud.move(0, 6), "#eafcf4", 0.8)
    ridge(d, "-140,330! -20,300 110,322 240,296 380,318 520,290 740,320!", "#1f5f8e", "#a8e4e0", 5)
    ridge(d, "-140,372! 60,366 300,372 520,364 740,370!", "#0f2f5e", "#8fdcdc", 5)
    tower = S("24,366! 34,230! 66,230! 76,366!") | Sh.rect(26, 196, 48, 34, 4) | S("20,198! 50,160! 80,198!")
    dark_things(d, tower, "#eafcf4", LAMP, 5)
    d.glow(50, 214, 70, (0, "#fff6c0", 1), (0.4, "#ffe08a", 0.6), (1, "#ffe08a", 0))
    d.fill(Sh.rect(36, 202, 28, 22, 3), "#fff6c0")


def bottle(d: Doc, rnd: random.Random) -> None:
    """a corked bottle with a rolled page, standing on 0,0"""
    glass = S("-42,0! -44,-70 -34,-96 -16,-110 -15,-138! 15,-138! 16,-110 34,-96 44,-70 42,0! 0,6")
    d.fill(glass.grow(7).move(4, 6), CURSE_BLACK, 0.6)
    d.inked(glass, d.lin(-44, -60, 44, -20, "#dff6f2", "#7cc4cc", "#2a6a8a"), 4.4, 2.2, CURSE_BLACK)
    page = S("-24,-4! -22,-84! 0,-90 22,-84! 24,-4! 0,2")
    d.inked(page, d.lin(-24, 0, 24, 0, "#fffaea", "#f1e6cb", "#b79c78"), 3, 1.2, CURSE_BLACK)
    d.fill(pile([sliver(-14, -70 + 15 * k, 13, -68 + 15 * k, 2.4) for k in range(4)]), CURSE_BLACK)
    d.inked(Sh.rect(-13, -158, 26, 24, 5), "#e6cfa2", 3.4, 1.6, CURSE_BLACK)
    shine(d, glass, (-36, -76, -36, -12, 5), (-10, -130, -10, -112, 4))


def water(d: Doc) -> None:
    """two bands of sea with cut crests in front of the posts"""
    for y, colours in ((404, ("#2f86b4", "#153a75", "#0b1c42")), (448, ("#1f5fa6", "#102a5c", "#070f26"))):
        points: list[tuple[float, ...]] = [(-340, y, True)]
        for k in range(11):
            x = -340 + k * 110 + (y % 60)
            points += [(x + 50, y - 6), (x + 88, y - 26, True), (x + 96, y - 4)]
        band = Sh.spline([*points, (900, y, True), (900, 860, True), (-340, 860, True)], True)
        d.inked(band, d.lin(0, y - 20, 0, y + 130, *colours), 4, 1.6, CURSE_BLACK)
        crests = [sliver(-90 + k * 110, y + 18, -20 + k * 110, y + 10, 3.4, -0.12) for k in range(-2, 9)]
        d.fill(pile(crests), "#8fdcdc", 0.85)


def weed_fingers(d: Doc, rnd: random.Random) -> None:
    """four weed fingers and a thumb close round the leaning bottle"""
    strands = (
        ("560,700 600,440 590,330 548,262 496,262", 44),
        ("540,700 566,450 552,370 506,322 456,330", 42),
        ("510,700 530,470 512,410 470,376 424,386", 40),
        ("430,700 400,480 396,400 424,340 462,300", 44),
    )
    for spec, width in strands:
        strand = brush(spec, width, taper(1, 0.12, 0, 0.8), 20)
        d.fill(strand.grow(6).move(3, 6), CURSE_BLACK, 0.5)
        d.inked(strand, d.lin(480, 560, 480, 260, *WEED), 4, 2, CURSE_BLACK)
        d.fill(wedges(strand, 11, 16, 4.5, (-0.7, -0.6), 0.15, 0.5, rnd), CURSE_BLACK)
