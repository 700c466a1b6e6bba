"""e6 Crumbling Gold: a king's coin of clay breaks above an open hand and runs off the fingers as gravel."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.hand import hand
from tools.art.parts.matter import hew
from tools.art.parts.place import courses, lit_air, paving
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=56)
COIN = (282, 226)
LAMP = (300.0, 236.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    treasury(d, rnd)
    d.glow(300, 236, 220, (0, "#f6fbd2", 0.95), (0.5, "#b5dd86", 0.5), (1, "#4f9f5a", 0))
    d.fill(specks(Sh.ell(380, 380, 120, 120), 60, (2, 5), rnd), "#eec08e", 0.9)
    with d.group(transform=f"translate({COIN[0]} {COIN[1]}) rotate(-7)"):
        coin(d, 138, broken_edge(), rnd)
    clay = ("#ffeed6", "#dfa072", "#74402f")
    sleeve = ("#a8a890", "#5a5e4e", "#262a22")
    palm = hand(d, "open", 120, 452, 2.0, 2, skin=clay, detail=0, cuff=sleeve, arm=110, rnd=rnd)
    d.fill(wedges(palm, 11, 17, 6, (-0.5, -0.8), 0.25, 0.5, rnd), CURSE_BLACK)
    gravel(d, rnd)


def treasury(d: Doc, rnd: random.Random) -> None:
    """a vault with one high window; chests that stand open, and they are full of gravel"""
    lit_air(d, LAMP, 470, (0, "#fbffe0"), (0.24, "#b5dd86"), (0.5, "#2f7a52"), (0.78, "#104636"), (1, "#061614"))
    wall = Sh.rect(-140, 20, 880, 440)
    courses(d, wall, d.rad(*LAMP, 470, "#dcf0b0", "#6aa86a", "#1d5a40", "#08201c"), "#06201a", LAMP, rnd, (120, 62))
    paving(d, 446, (300, 330), d.rad(300, 446, 420, "#8fc078", "#1d5a40", "#07201a"), "#061614", 110, 3, 0.9)
    for x, s in ((-46, 1), (652, -1)):
        chest = Sh.rect(x - 84, 380, 168, 96, 6)
        d.inked(chest, d.lin(x + s * 84, 0, x - s * 84, 0, "#d8a870", "#7a4a34", "#2e1c1a"), 5, 2, CURSE_BLACK)
        d.fill([Sh.rect(x - 60, 380, 14, 96), Sh.rect(x + 46, 380, 14, 96)], CURSE_BLACK, 0.8)
        heap = [Sh.poly([polar(x + o, 372 - h, 17, a + o) for a in (0, 80, 160, 250)]) for o, h in
                ((-58, 0), (-30, 8), (0, 12), (32, 7), (58, 0), (-14, 24), (18, 22))]  # fmt: skip
        d.inked(heap, "#eec08e", 3.4, 1.6, CURSE_BLACK)


def coin(d: Doc, r: float, lost: Sh, rnd: random.Random) -> None:
    """the coin round 0,0 without the part `lost`: beaded rim, sunk field, crowned head"""
    disc = Sh.ell(0, 0, r) - lost
    hew(d, disc, "clay", rnd, 6, (11, 22, 6.5), 9)
    field = Sh.ell(0, 0, r - 25) - lost
    d.inked(field, d.rad(-30, -40, r * 1.3, "#c48a5c", "#945c3c", "#4e302c"), 4.4, -2, CURSE_BLACK)
    dots = [Sh.ell(*polar(0, 0, r - 12.5, a), 5) for a in range(0, 360, 20)]
    d.fill([dot - lost for dot in dots], CURSE_BLACK)
    crown = S("-50,-34! -62,-92! -30,-66! 0,-104! 30,-66! 62,-92! 50,-34! 0,-26")
    face = S("-46,-36! 0,-30 46,-36! 48,0 36,40! 20,66 0,86 -20,66 -36,40! -48,0")
    for part in (face, crown):
        d.inked(part - lost, d.lin(-60, -90, 60, 80, "#fff6e2", "#eec08e", "#a06a46"), 4.4, 2, CURSE_BLACK)
    beard = S("-46,8! -30,24 -18,22! 0,14 18,22! 30,24 46,8! 40,48 20,80 0,98 -20,80 -40,48")
    d.inked(beard - lost, d.vlin(beard, "#eec08e", "#966246"), 4, 1.6, CURSE_BLACK)
    marks = [
        S("-32,-10! -21,-18 -8,-10! -20,-4"),
        S("8,-10! 21,-18 32,-10! 20,-4"),
        brush("0,-12 -6,8 4,12", 6, taper(0.3, 0.5, 0.7), 8),
        brush("-16,38 0,44 16,38", 8, LEAF, 8),
        *[cutw(x, 92 - abs(x) * 0.9, x * 0.8, 56, 6) for x in (-24, -8, 8, 24)],
        *[Sh.ell(x, y, 6) for x, y in ((-61, -90), (0, -100), (61, -90))],
    ]
    d.fill([mark - lost for mark in marks], CURSE_BLACK)
    d.fill([sliver(-44, -44, 44, -44, 4) - lost], CURSE_BLACK)


def broken_edge() -> Sh:
    """the bitten lower right part of the coin, and one crack that runs up into the crown"""
    bite = Sh.poly(
        [(170, 10), (118, 22), (104, 50), (70, 48), (62, 82), (26, 84), (14, 112), (-16, 108), (-20, 170), (170, 170)]
    )
    crack = Sh.poly([(64, 60), (50, 24), (62, 2), (46, -26), (56, -48), (38, -26), (50, 4), (36, 26), (50, 64)])
    return bite | crack


def gravel(d: Doc, rnd: random.Random) -> None:
    """from the bite down into the palm, heaped there, and over the finger tips into the dark"""
    places = [(lerp(352, 330, t) + rnd.uniform(-40, 40), lerp(296, 420, t)) for t in (k / 17 for k in range(18))]
    places += [(318 + rnd.uniform(-76, 84), 436 + rnd.uniform(-18, 14)) for _ in range(20)]
    places += [(446 + rnd.uniform(-16, 26) + 22 * t, 424 + 110 * t) for t in (k / 11 for k in range(12))]
    for x, y in places:
        r, turn = rnd.uniform(8, 18), rnd.uniform(0, 72)
        stone = S([(*polar(x, y, r * rnd.uniform(0.8, 1.15), turn + 72 * k), 1) for k in range(5)], 0.2)
        d.inked(stone, d.lin(x - r, y - r, x + r, y + r, "#fff0d6", "#d9a678", "#7a4a34"), 3.6, 1.6, CURSE_BLACK)
