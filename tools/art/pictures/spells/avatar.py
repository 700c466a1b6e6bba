"""avatar: actions paid out of the support pool.

A giant of water has risen; in its breast the three stored pages shine like lamps, and both hands are already at work.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.sea import scroll_sea
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=139)
LAMP = (300, 300)
BODY = ("#eafcf4", "#9fe0e4", "#4aa6d0", "#2672b4")
DEEP = "#0b1c42"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#3a9fc9"), (0.3, "#1f5fa6"), (0.6, "#123a78"), (1, "#060d24"))
    d.fill(d.window, d.rad(300, 210, 400, *stops))
    if detail:
        field_lines(d, "water", (300, 210), 150, 210)
    d.fill(Sh.ring(300, 210, 176, 168), "#eafcf4", 0.9)
    _arms(d, rnd)
    _trunk(d, rnd)
    _breast(d, detail)
    _head(d, rnd)
    for x, sign, colour in ((122, "fire", "#f5792a"), (478, "earth", "#4f9f5a")):
        _work(d, x, 206, sign, colour)
    scroll_sea(d, 488, 36, 122, -30, ("#3a9fc9", "#123a78"))


def _arms(d: Doc, rnd: random.Random) -> None:
    """Both arms raised like breakers, ending in open hands."""
    for s in (-1, 1):
        way = [(300 + s * 70, 296), (300 + s * 142, 330), (300 + s * 188, 306), (300 + s * 178, 250)]
        arm = brush(way, 76, taper(0.9, 0.46, 0.25, 0.7), 18)
        d.inked(arm, d.rad(300, 250, 330, *BODY), 4.2, 2)
        d.fill(wedges(arm, 9, 22, 5, (-0.5, -0.8), 0.15, 0.4, rnd), DEEP)
        flow = [(x, y + 6) for x, y in way[1:]]
        d.fill(brush(flow, 8, LEAF, 12) & arm, "#ffffff")
        hand(d, "open", 300 + s * 176, 262, 0.66, -90 + s * 26, s > 0, BODY[:3], rnd=rnd)


def _trunk(d: Doc, rnd: random.Random) -> None:
    """Shoulders and chest of one wave, pleated by its own flow."""
    trunk = S(
        "270,214! 232,222 190,250 172,296 186,336! 196,380 190,440 150,560! 450,560! 410,440 404,380 414,336! 428,296 "
        "410,250 368,222 330,214!"
    )
    d.inked(trunk, d.lin(180, 220, 420, 520, *BODY), 4.4, 2.2)
    flows = [
        brush(way, 10, LEAF, 14)
        for way in (
            "208,390 214,440 190,520",
            "392,390 386,440 410,520",
            "250,410 256,460 240,540",
            "350,410 344,460 360,540",
            "300,412 300,460 300,540",
        )
    ]
    d.fill(pile(flows) & trunk, "#eafcf4")
    d.fill(wedges(trunk, 10, 30, 6, (-0.6, -0.8), 0.15, 0.4, rnd), DEEP)
    d.fill(trunk - trunk.move(6, 6), "#ffffff", 0.85)


def _breast(d: Doc, detail: int) -> None:
    """Three niches in the breast, in each a stored page, whole and glowing."""
    d.glow(300, 326, 116, (0, "#fff3d0", 0.9), (0.6, "#ffd890", 0.45), (1, "#ffb84a", 0))
    for i, sign in enumerate(("earth", "fire", "water")):
        x, y = 300 + (i - 1) * 68, 330 + (6 if i == 1 else 0)
        niche = S(f"{x - 31},{y + 46}! {x - 31},{y - 26} {x},{y - 58} {x + 31},{y - 26} {x + 31},{y + 46}!")
        d.inked(niche, d.vlin(niche, "#b8641e", "#3a1a14"), 3.4, 1.4, DEEP)
        leafcard(d, x, y + 6, 68, sign, paper=("#ffffff", "#ffe6a0", "#f0a83a"), detail=detail, seed=i + 1)


def _head(d: Doc, rnd: random.Random) -> None:
    """A grave bearded face; hair and beard are breaking waves."""
    mane = S(
        "300,84! 268,72 232,88 222,120! 206,118 194,138 206,156! 190,172 196,200 220,204! 222,226 246,238 262,226! "
        "276,258 300,276 324,258! 338,226! 354,238 378,226 380,204! 404,200 410,172 394,156! 406,138 394,118 378,120! "
        "368,88 332,72"
    )
    d.inked(mane, d.rad(290, 110, 170, "#ffffff", "#c9f3ee", "#5fb8d6"), 4.2, 2)
    curls = [
        brush([polar(x, y, 19 * (1 - 0.8 * k / 11), a0 + s * k * 38) for k in range(12)], 7, taper(0.4, 0.2, 0.3), 12)
        for x, y, a0, s in ((232, 142, -60, 1), (368, 142, 240, -1), (228, 192, -60, 1), (372, 192, 240, -1))
    ]
    d.fill(curls, "#1f5fa6")
    face = S("250,134! 272,116 300,120 328,116 350,134! 354,168 344,200 330,214! 300,206 270,214! 256,200 246,168")
    d.inked(face, d.lin(250, 120, 350, 220, "#c9f3ee", "#6fc3dc", "#2672b4"), 3.2, 1.4)
    d.fill(wedges(face, 8, 18, 4, (-0.8, -0.4), 0.3, 0.4, rnd), DEEP)
    for s in (-1, 1):
        brow = S([(300 + s * 10, 148, True), (300 + s * 26, 136), (300 + s * 46, 148, True), (300 + s * 26, 147)])
        socket = S([(300 + s * 12, 160, True), (300 + s * 26, 152), (300 + s * 40, 158, True), (300 + s * 26, 170)])
        d.fill([brow, socket.grow(2)], DEEP)
        d.fill(Sh.ell(300 + s * 26, 161, 6), "#fff3d0")
    d.fill(brush("296,160 290,188 302,192", 6, taper(0.2, 0.6, 0.7), 8), DEEP)
    d.fill(brush("280,214 300,220 320,214", 8, LEAF, 10), DEEP)
    strands = [
        brush(way, 6, LEAF, 8)
        for way in ("272,224 284,244 296,258", "328,224 316,244 304,258", "300,226 300,244 300,262")
    ]
    d.fill(strands, "#3a9fc9")


def _work(d: Doc, x: float, y: float, sign: str, colour: str) -> None:
    """A spell in a hand: its sign in its own light."""
    d.glow(x, y, 72, (0, "#ffffff", 1), (0.45, lighten(colour, 0.4), 0.7), (1, colour, 0))
    solid, cuts = sigil(sign, x, y, 34)
    d.inked(solid, d.lin(x - 26, y - 34, x + 26, y + 34, lighten(colour, 0.4), colour, darken(colour, 0.4)), 3.4, 1.6)
    d.fill(cuts, lighten(colour, 0.85))
