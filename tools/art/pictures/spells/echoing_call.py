"""echoing_call: another player's spell is refreshed and they act.

A great bell swings; two echoes of it ring on by themselves, and where the sound arrives a candle has stood up lit.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import arc_pts
from tools.art.palette import INK
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=221)
BELL = (196, 100)
MOUTH = (262, 330)
BRONZE = ("#ffe9b8", "#e09a48", "#8a4a24", "#3f2020")
NIGHT = "#1a173a"
BODY = (
    "-30,6! -40,40 -52,96 -64,140 -84,180 -104,206! -60,222 0,228 60,222 104,206! 84,180 64,140 52,96 40,40 30,6! 0,-4"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.2, "#e9e5fb"), (0.48, "#8680c2"), (0.76, "#3a3670"), (1, "#14112e"))
    d.fill(d.window, d.rad(430, 330, 440, *stops))
    if detail:
        field_lines(d, "air", (430, 330), 150, 260)
    _rings(d)
    for x, y, k, rot, alpha in ((330, 104, 0.8, -50, 0.6), (268, 96, 0.92, -33, 0.9)):
        _echo(d, x, y, k, rot, alpha)
    _bell(d, rnd)
    _candle(d, rnd)


def _rings(d: Doc) -> None:
    """Sound: three broad arcs out of the bell's mouth towards the candle."""
    for i, r in enumerate((78, 116, 154)):
        way = arc_pts(*MOUTH, r, 22, 112, 16)
        d.inked(brush(way, 15 - i * 2, LEAF, 24), "#ffffff", 2.4, 0.8, "#3a3670")


def _echo(d: Doc, x: float, y: float, k: float, rot: float, alpha: float) -> None:
    """The same bell once more, only its outline, a moment further in its swing."""
    shape = S(BODY).scale(k).rot(rot).move(x, y)
    clapper = Sh.ell(18, 244, 24).scale(k).rot(rot).move(x, y)
    for part in (clapper, shape):
        d.fill(part.grow(6), NIGHT, alpha)
        d.fill(part.grow(2.5), "#ffffff")
        d.fill(part.shrink(2), "#8680c2", alpha)
    band = brush("-90,188 0,208 90,188", 9, taper(0.5, 0.5), 10).scale(k).rot(rot).move(x, y)
    d.fill(band & shape, "#ffffff")


def _bell(d: Doc, rnd: random.Random) -> None:
    """The bell itself: yoke, bronze body with two bands, clapper flung to the right."""

    def place(sh: Sh) -> Sh:
        return sh.scale(1.04).rot(-16).move(*BELL)

    clapper = place(U(brush("0,150 6,210 14,246", 15, taper(0.7, 1, 0.8), 8), Sh.ell(16, 256, 25)))
    inside = place(S("-104,206! -60,190 0,184 60,190 104,206! 60,226 0,234 -60,226"))
    yoke = place(S("-58,-34! 58,-34! 52,-6 30,12! -30,12! -52,-6"))
    d.inked(yoke, d.dlin(yoke, "#8a5a44", "#3a2226"), 4, 2)
    d.inked(clapper, d.dlin(clapper, "#bdb8e6", "#4f4a88", NIGHT), 4, 2)
    body = place(S(BODY))
    d.inked(body, d.lin(140, 130, 350, 300, *BRONZE), 5, 2.8)
    bands = [brush(way, 11, taper(0.5, 0.5), 10) for way in ("-52,96 0,110 52,96", "-92,190 0,212 92,190")]
    d.fill([place(band) & body for band in bands], BRONZE[3])
    d.fill(wedges(body, 9, 34, 6, (-0.7, -0.6), 0.1, 0.4, rnd), INK)
    glints = [brush("-28,30 -42,110 -72,180", 13, LEAF, 10), brush("-10,24 -16,70 -22,90", 8, LEAF, 8)]
    d.fill([place(glint) & body for glint in glints], "#fffbe8")
    d.inked(inside & body, NIGHT, 0, 0)


def _candle(d: Doc, rnd: random.Random) -> None:
    """Where the sound arrives: a candle upright and lit."""
    x, y = 470, 470
    d.glow(x, 344, 130, (0, "#fff6cc", 1), (0.4, "#ffd27a", 0.6), (1, "#f0b24a", 0))
    stick = S(f"{x - 29},{y + 34}! {x - 29},388! {x - 8},380 {x + 29},390! {x + 29},{y + 34}! {x},{y + 44}")
    d.inked(stick, d.hlin(stick, "#ffffff", "#f6e8c4", "#a8805c"), 4, 2.2)
    d.fill(wedges(stick, 9, 20, 4.6, (-0.8, -0.3), 0.2, 0.4, rnd), "#4a2a28")
    run = S(f"{x + 4},388! {x + 13},414 {x + 9},440 {x - 2},436 {x - 3},404!")
    d.inked(run, "#fffaf0", 2.4, 1)
    flame = S(f"{x + 4},262! {x + 24},304 {x + 29},342 {x},372 {x - 29},342 {x - 17},308")
    d.inked(flame, d.vlin(flame, "#e8862a", "#ffd867", "#ffffff"), 3.6, 1, "#8a3a24")
    d.fill(brush(f"{x},386 {x + 1},368 {x + 2},350", 7, LEAF, 6), "#4a2028")
