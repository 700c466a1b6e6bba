"""w2 Undertow: three bottled pages stand on jetty posts; fingers of weed drag the third one under."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, shine, woodgrain
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=42)
LAMP = (330.0, 300.0)
WEED = ("#1c4a58", "#3f8a86", "#a8dcc8")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    harbour(d)
    with d.group(transform="translate(300 304) scale(1.06) translate(-312 -304)"):
        for x, top, lean in ((150, 320, -2), (290, 316, 1), (424, 310, 15)):
            with d.group(transform=f"translate({x} {top}) rotate({lean})"):
                post(d, rnd)
        with d.group(transform="translate(150 320) rotate(-2)"):
            bottle(d, rnd)
        with d.group(transform="translate(290 316)"):
            bottle(d, rnd)
        with d.group(transform="translate(470 312) rotate(38)"):
            bottle(d, rnd)
        water(d)
        weed_fingers(d, rnd)


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


def post(d: Doc, rnd: random.Random) -> None:
    """a mooring post of wet wood, its top at 0,0"""
    stem = S("-44,2! 0,-8 44,2! 40,110 46,300! -46,300! -40,110")
    hew(d, stem, "wood", rnd, 4.4, (10, 34, 6))
    woodgrain(d, stem, 14, 90, rnd)
    d.inked(Sh.ell(0, 2, 44, 12), "#cbb490", 3.4, 1.2, CURSE_BLACK)


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
