"""w6 Sunken Thoughts: a written page has become an anchor.

It hangs alone in empty water, far under a small boat.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, woodgrain
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=46)
WET = ("#ffffff", "#dff0e6", "#8fb8bc")
BACK = ("#6f9aa4", "#2f5670", "#12283e")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _water(d, detail, rnd)
    _boat(d)
    _line(d)
    with d.group(transform="translate(306 322) rotate(9) scale(1.26)"):
        _anchor(d, rnd)
    _bubbles(d)


def _water(d: Doc, detail: int, rnd: random.Random) -> None:
    """bright above, nothing at all below; three shafts of light that do not reach the thing"""
    d.fill(d.window, CURSE_BLACK)
    box = Sh.rect(-140, -20, 880, 700)
    d.fill(
        box & d.window,
        d.lin(0, 96, 0, 520, (0, "#8fdcdc"), (0.16, "#3a9fc9"), (0.42, "#1f5fa6"), (0.75, "#0d2452"), (1, "#060a18")),
    )
    for x0, x1, w in ((196, 120, 60), (300, 290, 84), (410, 470, 56)):
        shaft = Sh.poly([(x0 - w * 0.3, 110), (x0 + w * 0.3, 110), (x1 + w, 430), (x1 - w, 430)])
        d.fill(shaft, d.lin(0, 110, 0, 420, (0, "#eafcf4", 0.5), (1, "#8fdcdc", 0)))
    if detail:
        lines = para_lines((-140, 150, 740, 640), 0, 19, 5, 190)
        d.fill(engrave(d.window, lines, lambda x, y: (y - 190) / 420, 15, 0.6, 11, step=34), "#050916", 0.7)
    swell = [
        brush([(x, y), (x + 60, y - 7), (x + 130, y)], 6, LEAF, 10)
        for x, y in ((-70, 112), (60, 118), (206, 110), (352, 118), (480, 110), (600, 116))
    ]
    d.fill(pile(swell), "#f6fffa")


def _boat(d: Doc) -> None:
    """its keel from below, very small"""
    hull = S("232,104! 268,128 330,132 378,122 400,100! 316,108")
    d.inked(hull, d.lin(0, 100, 0, 132, "#4a3a34", "#1a1216"), 3, 0.8, CURSE_BLACK)
    d.fill(brush("240,106 316,116 394,104", 4, LEAF, 10), "#cfb28c")


def _line(d: Doc) -> None:
    """the rope: slack, with one loop"""
    way = "330,128 344,150 326,172 338,192 328,204"
    d.fill(brush(way, 8, taper(0.9, 0.9), 20), CURSE_BLACK)
    d.fill(brush(way, 4.4, taper(0.9, 0.9), 20), "#f3e8cc")


def _anchor(d: Doc, rnd: random.Random) -> None:
    """folded out of one sheet: shank, two arms, two flukes; a stock of wet wood, a ring of shell"""
    hew(d, Sh.ring(0, -122, 27, 15), "shell", rnd, 4.4, (8, 11, 3.6), 6)
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
                sliver(x0 + 6, y, x1 - rnd.uniform(6, 26), y + 2, 2.2) for y in range(int(y0) + 12, int(y1) - 6, 13)
            ]
            d.fill(pile(rows) & facet.shrink(5), "#2f5670", 0.85)
    stock = S("-112,-78! -122,-62 -110,-50! 0,-56 110,-52! 122,-66 112,-82! 0,-76")
    hew(d, stock, "wood", rnd, 4.6, (9, 15, 4.4), 6)
    woodgrain(d, stock, 18, 0, rnd, 40)
    drip = S("-30,-96! 20,-96! 14,-84 -4,-90 -22,-82")
    d.fill(drip, "#ffffff", 0.9)


def _bubbles(d: Doc) -> None:
    """one thread of bubbles, on its way up without it"""
    for x, y, r in ((196, 300, 12), (186, 262, 9), (200, 232, 7), (192, 206, 5.5), (438, 372, 8), (446, 344, 5.5)):
        d.fill(Sh.ring(x, y, r, r - 3.2), "#eafcf4")
        d.fill(sliver(x - r * 0.5, y - r * 0.4, x + r * 0.1, y - r * 0.7, 2.6), "#ffffff")
