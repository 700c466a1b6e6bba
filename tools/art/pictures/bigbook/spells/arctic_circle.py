"""arctic_circle: everybody keeps one thing and draws.

The great penguin of the huddle holds its wings round everybody; each of the small ones has a light of its own.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=74)
INKY = "#081530"
COAT = ("#3f5f94", "#1a2f5c", "#0a1736")
DOWN = ("#ffffff", "#e4f4f8", "#8fc0dc")
GLOW = ("#fff6e0", "#ffc07a", "#e2603a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _night(d, detail, rnd)
    _body(d, detail, rnd)
    _head(d, rnd)
    for x, y, k, lean in ((200, 424, 0.84, -7), (400, 424, 0.84, 7), (300, 438, 1.0, 0)):
        _small(d, x, y, k, lean)
    _wings(d, rnd)
    snow = S("-60,520! 60,500 180,516 300,506 420,518 540,500 660,522! 660,660! -60,660!")
    d.inked(snow, d.vlin(snow, "#ffffff", "#c4e2f0", "#5f9cc4"), 3, 1.2, "#1c3a75")


def _night(d: Doc, detail: int, rnd: random.Random) -> None:
    """the polar night: bands of northern light behind the head, far ice below"""
    d.fill(
        d.window,
        d.rad(300, 200, 440, (0, "#d8fff0"), (0.24, "#5fc8c0"), (0.5, "#1f5fa6"), (0.8, "#0e2a60"), (1, "#081530")),
    )
    for way, w, tone in (
        ("-20,230 90,130 190,190 300,96 420,180 520,110 640,190", 46, "#b4ffd8"),
        ("-20,300 110,220 220,250 330,170 450,250 640,230", 30, "#8fdcdc"),
    ):
        d.fill(brush(way, w, LEAF, 30), tone, 0.4)
    if detail:
        lines = para_lines((-40, 40, 700, 460), 84, 13, 4, 150)
        d.fill(engrave(d.window, lines, lambda x, y: abs(x - 300) / 700, 12, 0.6, 6), INKY, 0.6)
    d.fill([Sh.ell(rnd.uniform(40, 560), rnd.uniform(60, 330), rnd.uniform(1.8, 3.4)) for _ in range(24)], "#ffffff")
    for spec in (
        "-60,430! 20,360 70,392 130,340! 190,420 210,520! -60,520!",
        "660,430! 590,350 540,388 470,336! 410,420 390,520! 660,520!",
    ):
        berg = S(spec)
        d.inked(berg, d.vlin(berg, "#c4f0f0", "#4f9fc9", "#1a4a8a"), 3, 1.2, "#0e2a60")


def _body(d: Doc, detail: int, rnd: random.Random) -> None:
    """wider than the window is: coat, and the white front with its yellow collar"""
    coat = S("122,600! 104,470 128,350 184,268 240,232! 360,232! 416,268 472,350 496,470 478,600!")
    d.fill(coat.grow(6), INKY)
    d.inked(coat, d.lin(120, 240, 480, 540, *COAT), 4, 2, INKY)
    d.fill(coat - coat.move(8, 5), "#8fdcdc", 0.8)
    front = S("172,600! 160,470 182,366 232,290! 300,316 368,290! 418,366 440,470 428,600!")
    d.inked(front, d.rad(300, 470, 260, "#fff2d8", *DOWN), 3.2, 1.4, INKY)
    collar = S("214,312! 250,262 300,252 350,262 386,312! 346,330 300,336 254,330")
    d.inked(collar, d.vlin(collar, "#ffe9a0", "#ffc24a", "#fff6dc"), 2.8, 1.2, "#7a4a1a")
    if detail:
        d.fill(wedges(coat, 11, 34, 6, (0.7, -0.5), 0.2, 0.4, rnd), INKY)
        d.fill(
            [sliver(x, y, x + 3, y + 17, 2.6) for x, y in ((206, 400), (230, 360), (382, 360), (396, 404), (300, 352))],
            "#8fc0dc",
        )


def _head(d: Doc, rnd: random.Random) -> None:
    """black, the patches by the ears gold, the eyes shut: it sleeps on its feet and does not let go"""
    head = S("300,112! 246,120 214,162 216,214 246,262 300,276 354,262 384,214 386,162 354,120")
    d.fill(head.grow(5), INKY)
    d.inked(head, d.rad(276, 160, 140, "#3a5488", "#16264c", "#070f26"), 3.8, 1.8, INKY)
    d.fill(head - head.move(6, 7), "#b4ffd8", 0.75)
    for s in (-1, 1):
        ear = S(
            [
                (300 + s * 78, 176, True),
                (300 + s * 62, 206),
                (300 + s * 44, 246),
                (300 + s * 66, 258),
                (300 + s * 82, 224),
            ]
        )
        d.inked(ear, d.vlin(ear, "#ffd24a", "#ffb02e", "#fff2c0"), 2.6, 1, "#7a4a1a")
        lid = [(300 + s * 56, 180), (300 + s * 42, 194), (300 + s * 24, 184)]
        d.fill(brush(lid, 8, taper(0.2, 0.2, 0.5), 10), "#e4f4f8")
    beak = S("276,204! 300,192 324,204! 316,226 300,256! 284,226")
    d.inked(beak, d.vlin(beak, "#ffce8a", "#f07a3c", "#8a2a1c"), 3, 1.4, INKY)
    d.fill(brush("282,212 300,220 318,212", 4.5, LEAF, 8), INKY)


def _small(d: Doc, x: float, y: float, k: float, lean: float) -> None:
    """a grey chick with a dark cap, a lantern in its wings"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(lean).move(x, y)

    body = place(S("0,-104! -34,-98 -52,-66 -58,-10 -46,40! 46,40! 58,-10 52,-66 34,-98"))
    d.fill(body.grow(4), INKY)
    d.inked(body, d.rad(x, y - 10 * k, 80 * k, "#fff2d8", "#c4d4e0", "#5f7fa4"), 3.2, 1.4, INKY)
    cap = place(S("-40,-62! -50,-84 -28,-106 0,-108 28,-106 50,-84 40,-62! 24,-74 0,-64 -24,-74"))
    d.inked(cap, INKY, 2.4, 0.8, INKY)
    for s in (-1, 1):
        d.fill(place(Sh.ell(s * 20, -58, 7)), INKY)
        d.fill(place(Sh.ell(s * 20 - 2, -61, 2.6)), "#ffffff")
    beak = place(S("-9,-50! 0,-54 9,-50! 0,-36"))
    d.inked(beak, "#f08a3c", 2.2, 0.8, INKY)
    d.glow(x, y + 2 * k, 62 * k, (0, GLOW[0], 1), (0.4, GLOW[1], 0.7), (1, GLOW[2], 0))
    lamp = place(S("-19,-16! 19,-16! 22,22! -22,22!"))
    d.inked(lamp, d.rad(x, y + 4 * k, 26 * k, "#ffffff", *GLOW), 3, 1.2, "#5c1c1c")
    d.inked(place(brush("-14,-17 0,-34 14,-17", 5, taper(1, 1), 10)), "#5c1c1c", 1.6, 0)
    d.fill(pile([place(sliver(i, -14, i, 20, 2.6)) for i in (-8, 8)]), "#a8401c")


def _wings(d: Doc, rnd: random.Random) -> None:
    """they reach round the whole huddle and nearly meet"""
    for s in (-1, 1):

        def at(x: float, y: float, sharp: bool = False, s: int = s) -> tuple[float, float, bool]:
            return 300 + s * x, y, sharp

        wing = S(
            [
                at(156, 300, True),
                at(204, 372),
                at(218, 452),
                at(176, 520),
                at(96, 548),
                at(34, 540, True),
                at(92, 516),
                at(136, 474),
                at(150, 410),
                at(140, 350),
            ]
        )
        d.fill(wing.grow(4), INKY)
        d.inked(wing, d.lin(300 + s * 220, 320, 300 + s * 40, 540, *COAT), 3.6, 1.8, INKY)
        d.fill(wedges(wing, 10, 26, 5, (s * 0.7, -0.5), 0.2, 0.4, rnd), "#8fdcdc", 0.5)
