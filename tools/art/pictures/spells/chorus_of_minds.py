"""chorus_of_minds: all the others act, then draw.

Four hoods sing, each from an own sheet; what they think rises out of them and meets in one star.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, spark
from tools.art.palette import INK
from tools.art.parts.hand import SKINS
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=234)
STAR = (300, 132)
# singer: x and y of the face, size, colour of the breath, sign on the sheet, skin
SINGERS = (
    (112, 322, 0.96, "#ff9aa8", "fire", "tan"),
    (488, 322, 0.96, "#ffd27a", "water", "fair"),
    (236, 350, 1.08, "#ffffff", "earth", "dark"),
    (364, 350, 1.08, "#d9d3f8", "air", "brown"),
)
CLOTH = (("#8f89cc", "#46417f", "#16132e"), ("#bdb8e6", "#6d66ac", "#262350"))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.18, "#e9e5fb"), (0.42, "#8f89cc"), (0.72, "#3a3670"), (1, "#14112e"))
    d.fill(d.window, d.rad(*STAR, 430, *stops))
    if detail:
        field_lines(d, "air", STAR, 90, 260)
    for x, y, k, colour, *_ in SINGERS:
        _breath(d, x, y + 26 * k, colour)
    _star(d)
    for i, (x, y, k, _, sign, skin) in enumerate(SINGERS):
        _singer(d, x, y, k, CLOTH[i > 1], skin, rnd)
        leafcard(d, x, y + 112 * k, 92 * k, sign, rot=(-5, 5, -3, 3)[i], shadow=4, detail=detail, seed=i + 1)


def _breath(d: Doc, x: float, y: float, colour: str) -> None:
    """One ribbon, out of the hood and up into the star."""
    out = 1 if x > 300 else -1
    near = abs(x - 300) < 120
    way = (
        [(x, y), (x + out * 2, y - 90), (x - out * 26, y - 150), (300 + out * 22, 186), STAR]
        if near
        else [(x, y), (x + out * 8, y - 90), (x - out * 20, y - 150), (300 + out * 100, 160), STAR]
    )
    ribbon = brush(way, 36, taper(0.3, 0.12, 0.45, 0.8), 24)
    d.inked(ribbon, d.lin(x, y, *STAR, lighten(colour, 0.3), colour, "#ffffff"), 3.4, 1.6, "#1f1c46")
    d.fill(brush(way[:-1], 7, LEAF, 18) & ribbon, darken(colour, 0.35), 0.7)


def _star(d: Doc) -> None:
    """What the four think together: one eight-pointed light."""
    d.glow(*STAR, 120, (0, "#ffffff", 1), (0.45, "#ffffff", 0.6), (1, "#ece9fb", 0))
    rim = U(spark(*STAR, 92, 0.13), spark(*STAR, 58, 0.16, 45))
    d.inked(rim, "#ffffff", 4, 1.4, "#3a3670")
    d.fill(spark(*STAR, 40, 0.2, 45), "#ffe9b0")
    d.fill(spark(*STAR, 54, 0.14), "#ffffff")


def _singer(d: Doc, x: float, y: float, k: float, cloth: tuple[str, ...], skin: str, rnd: random.Random) -> None:
    """A pointed hood round a face with shut eyes and a wide open mouth."""

    def place(sh: Sh) -> Sh:
        return sh.scale(k).move(x, y)

    lean = -6 if x < 300 else 6
    hood = S(
        f"{lean * 3.4:.1f},-86! 16,-72 46,-44 60,8 66,66! 84,110 88,300! -88,300! -84,110 -66,66! -60,8 -46,-44 -16,-72"
    )
    cloak = place(hood)
    d.inked(cloak, d.lin(x - 60 * k, y - 100 * k, x + 70 * k, y + 160 * k, *cloth), 4, 2.4)
    d.fill(wedges(cloak, 10, 28, 6, (-0.6, -0.8), 0.15, 0.4, rnd), INK)
    d.fill(cloak - cloak.move(5, 6), lighten(cloth[0], 0.5), 0.8)
    d.fill(place(Sh.ell(0, 8, 43, 52)), INK)
    light, base, dark = SKINS[skin]
    face = place(S("-34,-14! -18,-30 0,-34 18,-30 34,-14! 37,14 26,44 0,58 -26,44 -37,14"))
    d.inked(face, d.lin(x, y - 34 * k, x + 20 * k, y + 56 * k, light, base, dark), 2.6, 1)
    lids = [brush(f"{s * 29},4 {s * 19},-5 {s * 8},5", 6, LEAF, 8) for s in (-1, 1)]
    brows = [brush(f"{s * 30},-12 {s * 18},-19 {s * 7},-13", 5, LEAF, 8) for s in (-1, 1)]
    d.fill([place(mark) for mark in (*lids, *brows)], darken(dark, 0.5))
    d.inked(place(Sh.ell(0, 31, 14, 17)), "#5a1526", 2.8, 0.8, darken(dark, 0.6))
    d.fill(place(S("-9,40! 0,34 9,40! 0,47")), "#e8788c")
