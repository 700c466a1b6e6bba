"""w6 Sunken Thoughts: a written page has become an anchor, and whoever wrote it does not let go: both go down."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.matter import hew, woodgrain
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=46)
WET = ("#ffffff", "#dff0e6", "#8fb8bc")
BACK = ("#6f9aa4", "#2f5670", "#12283e")
SKIN = ("#e8fff4", "#8fc4c8", "#2a5a80")
WRITER = Head(SKIN, ("#081630", "#1a4470", "#6ac0d0"), "gasp", "wide", "crop")
SUN = (420, 40)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _water(d, detail, rnd)
    _boat(d)
    with d.group(transform="translate(176 414) rotate(28) scale(0.84)"):
        _anchor(d, rnd)
    _writer(d)
    _robe(d, rnd)
    _arms(d, rnd)
    _bubbles(d)
    _weed(d)


def _water(d: Doc, detail: int, rnd: random.Random) -> None:
    """bright where the boat is, nothing at all below; shafts of light that slant down and do not reach the ground"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(
            *SUN,
            640,
            (0, "#f6fffa"),
            (0.14, "#8fdcdc"),
            (0.36, "#3a9fc9"),
            (0.62, "#15508e"),
            (0.85, "#0b1f4a"),
            (1, "#050a1a"),
        ),
    )
    for x1, y1, w in ((40, 420, 46), (180, 560, 60), (330, 560, 56), (560, 520, 60), (700, 400, 50)):
        shaft = Sh.poly([(SUN[0] - 16, 30), (SUN[0] + 16, 30), (x1 + w, y1), (x1 - w, y1)])
        d.fill(shaft, d.rad(*SUN, 560, (0, "#ffffff", 0.6), (0.5, "#8fdcdc", 0.28), (1, "#8fdcdc", 0)))
    if detail:
        lines = para_lines((-140, 120, 740, 660), -10, 21, 6, 210)
        d.fill(
            engrave(d.window, lines, lambda x, y: (y - 170) / 460 + (300 - x) / 1400, 16, 0.6, 11, step=36),
            "#050916",
            0.6,
        )
    for spec in (
        "-140,640! -140,500 -60,520 20,560 90,600! 60,660!",
        "740,660! 740,520 660,540 600,590 520,612! 500,660!",
    ):
        rock = S(spec)
        d.fill(rock, "#040814")
        d.fill(rock - rock.move(0, 6), "#1f5fa6", 0.9)


def _boat(d: Doc) -> None:
    """its keel from below against the light, an oar let go, rings where somebody went in"""
    d.fill([Sh.ring(396, 78, r, r - 5).scale(1, 0.24, 396, 78) for r in (60, 110, 170)], "#ffffff", 0.9)
    hull = S("150,52! 196,104 286,112 350,92 380,46! 260,60")
    d.inked(hull, d.lin(0, 50, 0, 112, "#6a4a3a", "#1a1216"), 4, 1, CURSE_BLACK)
    d.fill(brush("162,62 268,96 370,58", 7, LEAF, 10), "#e0c294")
    d.inked(brush("-40,120 40,96 110,62", 10, taper(0.5, 1, 0.2), 8), "#a8805a", 3.4, 1, CURSE_BLACK)


def _robe(d: Doc, rnd: random.Random) -> None:
    """the gown streams back up to where its wearer came from, and out of the picture; one shoe is lost"""
    gown = S(
        "436,226! 462,196 540,140 610,50 660,-20! 780,80! 720,190 660,240! "
        "670,270 580,320! 560,370 470,392! 420,400 386,372! 392,336!"
    )
    d.fill(gown.grow(10).move(-4, 10), "#050916", 0.5)
    d.inked(gown, d.lin(330, 350, 640, 60, "#4a2a6a", "#a8426a", "#ff9a8a"), 6, 2.4, CURSE_BLACK)
    ways = (
        "350,330 450,260 560,170 690,40",
        "372,348 480,296 600,220 690,130",
        "340,282 420,220 520,150 610,60",
        "420,352 500,322 590,270 640,226",
    )
    d.fill([brush(way, 13, LEAF, 12) & gown for way in ways], "#2a1030", 0.95)
    d.fill(gown - gown.move(-4, 9), "#ffe0d0", 0.9)


def _arms(d: Doc, rnd: random.Random) -> None:
    """stretched out before: both hands hold on to the ring"""
    for way, k in (("440,360 350,410 262,362", 58), ("410,350 330,372 250,324", 52)):
        sleeve = brush(way, k, taper(1, 0.66, 0.2), 10)
        d.inked(sleeve, d.lin(270, 380, 392, 320, "#ff9a8a", "#a8426a", "#4a2a6a"), 6, 2.4, CURSE_BLACK)
        d.fill(wedges(sleeve, 16, 30, 8, (-0.4, -0.8), 0.1, 0.5, rnd), "#2a1030", 0.9)
    pose_hand(d, "grip", (284, 360), 0.62, 206, SKIN, True, 1)
    pose_hand(d, "grip", (272, 322), 0.6, 186, SKIN, True, 1)


def _writer(d: Doc) -> None:
    """dragged headlong, the hair streams up, the last air leaves"""
    streams = (
        "370,206 420,150 400,90 440,30",
        "386,226 450,190 450,120 500,66",
        "350,196 380,140 352,84 372,24",
        "400,250 470,236 500,170 560,130",
    )
    for way in streams:
        lock = brush(way, 34, taper(0.9, 0, 0.2), 14)
        d.inked(lock, d.lin(360, 240, 480, 40, "#0c2044", "#1f5a8a", "#8fdcdc"), 4.4, 1.6, CURSE_BLACK)
    bystander(d, WRITER, (376, 226), 0.84, -30)


def _anchor(d: Doc, rnd: random.Random) -> None:
    """folded out of one sheet: shank, two arms, two flukes; a stock of wet wood, a ring of shell"""
    hew(d, Sh.ring(0, -122, 30, 16), "shell", rnd, 4.4, (8, 11, 3.6), 6)
    facets = (
        ("-26,-96! 24,-96! 30,120! -34,120!", WET, 1),
        ("24,-96! 40,-88! 44,112! 30,120!", BACK, 0),
        ("-34,112! -30,166! -104,140! -146,70! -118,62! -86,104!", WET, 1),
        ("-34,112! -30,166! -8,186! 0,150!", BACK, 0),
        ("44,108! 42,160! 108,128! 142,54! 114,50! 84,94!", BACK, 1),
        ("-34,112! 44,108! 42,160! 6,188! -30,166!", WET, 1),
        ("-164,98! -150,22! -92,72! -118,74!", WET, 1),
        ("-150,22! -164,98! -182,84!", BACK, 0),
        ("166,84! 140,6! 90,62! 114,60!", WET, 1),
        ("140,6! 166,84! 186,66!", BACK, 0),
    )
    whole = U([S(spec) for spec, _, _ in facets])
    d.fill(whole.grow(9).move(5, 10), "#050916", 0.6)
    d.fill(whole.grow(4.6), CURSE_BLACK)
    for spec, tones, text in facets:
        facet = S(spec)
        d.inked(facet, d.dlin(facet, *tones), 2.6, 0.8, CURSE_BLACK)
        if text and tones is WET:
            x0, y0, x1, y1 = facet.bounds
            rows = [
                sliver(x0 + 6, y, x1 - rnd.uniform(6, 26), y + 2, 2.8) for y in range(int(y0) + 12, int(y1) - 6, 15)
            ]
            d.fill(pile(rows) & facet.shrink(5), "#2f5670", 0.9)
    stock = S("-112,-78! -122,-62 -110,-50! 0,-56 110,-52! 122,-66 112,-82! 0,-76")
    hew(d, stock, "wood", rnd, 4.6, (9, 15, 4.4), 6)
    woodgrain(d, stock, 18, 0, rnd, 40)


def _bubbles(d: Doc) -> None:
    """the last breath, on its way up without them"""
    for x, y, r in (
        (236, 270, 17),
        (212, 222, 12),
        (240, 184, 9),
        (222, 150, 7),
        (60, 350, 9),
        (470, 420, 10),
        (500, 380, 6),
    ):
        d.fill(Sh.ell(x, y, r), "#8fdcdc", 0.35)
        d.fill(Sh.ring(x, y, r, r - 3.4), "#f6fffa")
        d.fill(sliver(x - r * 0.5, y - r * 0.4, x + r * 0.1, y - r * 0.7, 3), "#ffffff")


def _weed(d: Doc) -> None:
    """nearest to us: weed that reaches up for what comes, black with an edge of light"""
    ways = (
        "-70,660 -40,560 -84,470 -50,380",
        "-20,660 10,590 -20,520 6,450",
        "560,660 540,580 580,510 556,430",
        "640,660 620,560 664,480 640,390",
    )
    for way in ways:
        blade = brush(way, 40, taper(0.7, 0, 0.3), 14)
        d.fill(blade, "#04070f")
        d.fill(blade - blade.move(-5, 3), "#3a9fc9", 0.85)
    d.fill([cutw(x, 660, x + 14, 580, 20) for x in (60, 110, 420, 480, 690)], "#04070f")
