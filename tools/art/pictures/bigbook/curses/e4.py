"""e4 Gnawing Roots: a beetle with roots for legs chews its way into a tuber that is a skull."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=54)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    underground(d, rnd)
    with d.group(transform="translate(300 316) scale(1.3) translate(-344 -330)"):
        tuber(d, rnd)
        with d.group(transform="translate(252 268) rotate(-52) scale(0.84)"):
            legs(d, rnd)
            beetle(d, rnd)
    for x, y, r in ((352, 280, 9), (390, 262, 6), (300, 384, 8), (418, 282, 5), (322, 420, 6)):
        d.inked(Sh.poly([polar(x, y, r, a) for a in (10, 130, 230)]), "#f2e5c0", 2.4, 1, CURSE_BLACK)


def underground(d: Doc, rnd: random.Random) -> None:
    """the garden cut open: above a lit cottage that suspects nothing, below it the soil in layers, full of stones"""
    d.fill(d.window, d.lin(0, 60, 0, 200, "#4f9f6a", "#b5dd86", "#fbffe0"))
    cottage = S("252,176! 252,132! 234,132! 290,86! 346,132! 328,132! 328,176!")
    d.fill(cottage, CURSE_BLACK)
    d.fill(Sh.rect(270, 140, 16, 18) | Sh.rect(296, 140, 16, 18), "#ffdf80")
    for x, r in ((205, 24), (372, 18)):
        d.fill(Sh.ell(x, 140, r) | Sh.rect(x - 3, 150, 6, 30), CURSE_BLACK)
    soil = S("-120,182! 80,170 240,178 420,166 720,182! 720,900! -120,900!")
    d.inked(soil, d.rad(380, 330, 420, "#f4f2b4", "#a8c46c", "#5a8a50", "#1f4a36"), 5, 1, CURSE_BLACK)
    layers = para_lines((-120, 180, 720, 860), -4, 26, 9, 130)
    d.fill(engrave(soil, layers, lambda x, y: 0.2 + abs(x - 380) / 700, 26, 2, 10, step=30), CURSE_BLACK, 0.5)
    for x, y, r in ((120, 240, 20), (520, 226, 15), (76, 410, 26), (540, 500, 22), (160, 520, 18), (250, 214, 11)):
        stone = S("-14,-5! -5,-13 9,-11! 14,2 5,12! -11,9").scale(r / 11).rot(r * 17).move(x, y)
        d.inked(stone, d.dlin(stone, "#e8e4b8", "#7d8a64", "#2a3a2c"), 4, 1.6, CURSE_BLACK)


def tuber(d: Doc, rnd: random.Random) -> None:
    """a root vegetable with sockets, nose and a row of sprouted teeth"""
    d.fill([brush(s, 22, TAIL, 10) for s in ("480,300 530,260 570,262 600,236", "500,400 550,420 600,410")], "#bca376")
    body = S(
        "352,332! 380,276 440,258 498,284 518,340 506,390 470,418! 462,452 430,470 392,456 376,424! 346,400 340,360"
    )
    hew(d, body, "root", rnd, 5, (10, 36, 6))
    sockets = [
        S("382,350! 398,326 424,330 432,354 414,372 390,368!"),
        S("452,352! 466,328 492,332 498,354 482,372 458,370!"),
    ]
    d.fill([*sockets, S("438,372! 452,396! 438,392 424,398!")], CURSE_BLACK)
    d.fill(pile([cutw(396 + k * 15, 448 - abs(k - 2) * 4, 394 + k * 15, 414, 6) for k in range(5)]), CURSE_BLACK)
    d.fill([Sh.ell(408, 350, 6), Sh.ell(476, 350, 6)], "#f6fbd2")


def legs(d: Doc, rnd: random.Random) -> None:
    """six forked roots; the beetle's own grid: head down at y 120, body about 0,0"""
    for s in (-1, 1):
        for spec, fork in (
            (
                ((s * 50, 60), (s * 120, 74), (s * 150, 130), (s * 190, 160)),
                ((s * 146, 120), (s * 176, 112), (s * 214, 124)),
            ),
            (
                ((s * 60, 0), (s * 136, -14), (s * 176, 22), (s * 232, 20)),
                ((s * 168, 14), (s * 200, -8), (s * 236, -16)),
            ),
            (
                ((s * 50, -64), (s * 116, -92), (s * 142, -150), (s * 186, -176)),
                ((s * 136, -138), (s * 172, -130), (s * 206, -140)),
            ),
        ):
            limb = brush(spec, 30, taper(1, 0.05, 0, 0.85), 14) | brush(fork, 15, taper(1, 0, 0, 0.8), 8)
            d.inked(limb, d.lin(0, 0, s * 220, 0, "#f2e5c0", "#bca376", "#776146"), 4.2, 2, CURSE_BLACK)
            d.fill(wedges(limb, 12, 12, 4, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)


def beetle(d: Doc, rnd: random.Random) -> None:
    """horn wing cases with ribs, one edge misprinted; mandibles in front"""
    for s in (-1, 1):
        jaw = brush([(s * 22, 124), (s * 52, 150), (s * 44, 182), (s * 8, 196)], 26, taper(1, 0, 0, 0.8), 10)
        d.inked(jaw, "#f8ebcc", 4.2, 2, CURSE_BLACK)
    head = S("-40,96! 0,88 40,96! 44,128 22,146 -22,146 -44,128")
    hew(d, head, "horn", rnd, 4.4, (8, 20, 4.5), 4)
    d.fill([Sh.ell(-26, 124, 8), Sh.ell(26, 124, 8)], CURSE_BLACK)
    collar = S("-66,62! 0,48 66,62! 62,98 0,110 -62,98")
    hew(d, collar, "horn", rnd, 4.4, (9, 24, 5), 4)
    case = S("0,66! 52,64 82,20 84,-50 60,-120 0,-156!")
    misprint(d, case.flipx(0), CURSE_BLACK, 1.3)
    for wing in (case.flipx(0), case):
        hew(d, wing, "horn", rnd, 4.6, (9, 34, 5.5), 0)
        d.fill(wing - wing.move(6, 7), "#fffdf0", 0.6)
    ribs = [
        brush([(s * 28 * k, 50), (s * 31 * k, -30), (s * 12 * k, -132 + 10 * k)], 8, LEAF, 10)
        for s in (-1, 1)
        for k in (1, 2)
    ]
    d.fill(ribs, CURSE_BLACK)
    d.fill(Sh.poly([(-4, 62), (4, 62), (2, -150), (-2, -150)]), CURSE_BLACK)
