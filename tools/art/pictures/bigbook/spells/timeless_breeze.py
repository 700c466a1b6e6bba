"""timeless_breeze: refreshes many spells.

A dog with its head in the wind of all summers at once: ears out, eyes shut, tongue flying; candles light in its wake.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=74)
NIGHT = "#1a173a"
FUR = ("#fff4dc", "#e2b884", "#9a6248", "#4f2f3c")
DARK = ("#b8783f", "#7a4636", "#3a1f2c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#fffbe8"), (0.24, "#f2e0ee"), (0.5, "#a9a0da"), (0.8, "#4f4a90"), (1, "#1a173a"))
    d.fill(d.window, d.rad(150, 250, 480, *stops))
    if detail:
        field_lines(d, "air", (120, 250), 120, 240)
    _wind(d, ("-20,150 120,120 260,150 420,104 640,150", "-20,470 90,452 150,480 210,470"), 15)
    with d.group(transform="translate(4 52) scale(0.84)"):
        _ear(d, "452,214! 492,150 540,128 590,140 620,176! 590,192 560,236 508,262 470,262!", rnd)
        _head(d, detail, rnd)
        _ear(d, "386,196! 400,126 446,86 508,84 552,110! 516,126 506,176 462,220 420,240!", rnd)
        _muzzle(d)
    _wind(d, ("-20,330 60,312 120,330 168,318", "300,520 420,470 520,480 640,440"), 12)
    for x, y, k in ((528, 330, 1.05), (486, 452, 0.85)):
        _candle(d, x, y, k)


def _wind(d: Doc, ways: tuple[str, ...], wide: float) -> None:
    for way in ways:
        gust = brush(way, wide, LEAF, 24)
        d.inked(gust, "#ffffff", 2.4, 0.8, "#3a3670")


def _head(d: Doc, detail: int, rnd: random.Random) -> None:
    """neck and skull, the fur combed back by the wind; a coral kerchief"""
    neck = S("300,380! 350,300 440,250 500,290! 530,400 520,620! 250,620! 236,520 262,440")
    d.inked(neck, d.lin(260, 330, 520, 560, *FUR[:3]), 4, 2, NIGHT)
    skull = S(
        "222,250! 250,196 306,164 372,158 430,190 470,240! 492,268 520,276! 486,296 506,326! 462,326 464,362! 420,350 "
        "396,392! 350,402 290,396 246,360 222,320"
    )
    d.fill(skull.grow(5), NIGHT)
    d.inked(skull, d.lin(230, 170, 480, 380, *FUR[:3]), 4, 2, NIGHT)
    d.fill(skull - skull.move(8, 6), "#fffdf0", 0.9)
    if detail:
        d.fill(wedges(neck, 12, 44, 7, (0.7, 0.3), 0.2, 0.5, rnd), DARK[2])
    scarf = S("262,418! 340,420 430,392 500,352! 524,392 440,452 340,476 250,466!")
    tail = S("490,364! 548,350 600,372 640,352! 636,392 590,412 540,398 506,396!")
    for part in (tail, scarf):
        d.inked(part, d.dlin(part, "#ff9a8a", "#e2485a", "#7a1a3c"), 3.4, 1.6, NIGHT)
    d.fill(
        pile([Sh.ell(x, y, 8) for x, y in ((300, 444), (352, 446), (404, 428), (456, 400), (560, 376), (606, 382))]),
        "#fff2d8",
    )
    eye = brush("302,250 330,226 366,246", 12, taper(0.15, 0.15, 0.5), 14)
    d.fill(eye, NIGHT)
    d.fill(pile([brush(w, 5, LEAF, 6) for w in ("362,244 378,254 384,266", "352,236 370,238 380,242")]), NIGHT)
    d.fill(brush("286,206 316,184 350,188", 9, LEAF, 10), FUR[1])


def _ear(d: Doc, spec: str, rnd: random.Random) -> None:
    ear = S(spec)
    d.fill(ear.grow(4), NIGHT)
    d.inked(ear, d.dlin(ear, *DARK), 3.8, 1.8, NIGHT)
    d.fill(ear - ear.move(4, 8), "#f2c890", 0.8)
    d.fill(wedges(ear, 10, 24, 5, (-0.6, 0.7), 0.2, 0.4, rnd), DARK[2])


def _muzzle(d: Doc) -> None:
    """a nose that smells it all, the mouth open, the tongue a flag"""
    jaw = S("176,352! 214,400 280,420 326,392! 300,350 230,340")
    d.inked(jaw, d.vlin(jaw, FUR[1], FUR[2], FUR[3]), 3.4, 1.6, NIGHT)
    mouth = S("150,338! 220,350 300,332 338,312! 330,362 280,392 216,384")
    d.inked(mouth, "#4a1430", 3, 1, NIGHT)
    tongue = S("206,362! 250,350 300,362 320,352! 352,392 400,396 436,440! 396,452 350,436 300,430 246,408")
    d.inked(tongue, d.lin(210, 350, 430, 440, "#ffb0b8", "#f06a80", "#a82a50"), 3.4, 1.4, NIGHT)
    d.fill(brush("240,374 310,396 400,430", 6, LEAF, 12), "#a82a50")
    top = S("96,288! 112,250 160,236 220,240 290,232 330,268 340,312! 300,338 220,352 150,344 108,326")
    d.fill(top.grow(4), NIGHT)
    d.inked(top, d.lin(110, 240, 330, 340, "#ffffff", *FUR[:2]), 3.8, 1.8, NIGHT)
    nose = S("84,282! 92,250 124,238 152,246! 156,272 132,296 104,300")
    d.inked(nose, d.rad(110, 258, 44, "#8a7fb0", "#2f2748", "#120d20"), 3.2, 1.4, NIGHT)
    d.fill(Sh.ell(112, 258, 10, 6).rot(-20, 112, 258), "#ffffff")
    d.fill(pile([Sh.ell(x, y, 4) for x, y in ((204, 296), (226, 310), (196, 318), (246, 292))]), DARK[1])


def _candle(d: Doc, x: float, y: float, k: float) -> None:
    """it stands on the wind and is lit again"""

    def place(s: Sh) -> Sh:
        return s.scale(k).rot(8).move(x, y)

    d.glow(x, y - 34 * k, 60 * k, (0, "#fff6cc", 1), (0.35, "#ffd27a", 0.6), (1, "#f0b24a", 0))
    stick = place(S("-12,30! -12,-12! -3,-16 12,-11! 12,30! 0,36"))
    d.inked(stick, d.hlin(stick, "#ffffff", "#f6e8c4", "#b08a64"), 3.2, 1.8, NIGHT)
    flame = place(S("2,-62! 10,-44 13,-28 0,-17 -13,-28 -8,-42"))
    d.inked(flame, d.vlin(flame, "#f0a02a", "#ffe38a", "#ffffff"), 2.6, 0.8, "#8a3a24")
    d.fill(place(brush([polar(0, 34, 30, 200), (0.0, 40.0), polar(0, 34, 30, -20)], 7, LEAF, 8)), "#ffffff")
