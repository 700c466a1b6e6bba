"""a1 Breathless: a bellows that has given up: from the side, flat, its pleats hanging out.

The last puff has left.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import CURSE_BLACK
from tools.art.parts.cuts import cut_as
from tools.art.parts.matter import hew
from tools.art.parts.relief import contact
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=71)
LAMP = (470, 250)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _hush(d, detail)
    _puff(d)
    with d.group(transform="translate(292 322) rotate(-6) scale(.9)"):
        _pleats(d, rnd)
        _boards(d, rnd)
        _nozzle(d, rnd)
    _dust(d, rnd)


def _hush(d: Doc, detail: int) -> None:
    """still air: level lines, a dim light where the breath went, a floor"""
    d.fill(d.window, CURSE_BLACK)
    d.glow(*LAMP, 430, (0, "#ffffff", 0.95), (0.16, "#bdb8e6", 0.85), (0.5, "#4f4a88", 0.7), (1, CURSE_BLACK, 0))
    if detail:
        lines = para_lines(d.window.bounds, 0, 18, 3, 260)
        d.fill(
            engrave(
                d.window, lines, lambda x, y: ((x - 470) ** 2 + (y - 250) ** 2) ** 0.5 / 420 - 0.2, 15, 0.6, 12, step=34
            ),
            CURSE_BLACK,
            0.9,
        )
    floor = Sh.rect(-140, 446, 880, 260)
    d.fill(floor & d.window, d.lin(0, 446, 0, 580, "#3a3570", "#15122e", CURSE_BLACK))
    d.fill(Sh.rect(-140, 444, 880, 4) & d.window, "#bdb8e6", 0.8)
    contact(d, 290, 466, 210, 19, CURSE_BLACK, 0.9)


def _puff(d: Doc) -> None:
    """one S, thin at the nozzle, with a curl at its end, already loosening into rings"""
    way = [
        (456, 300),
        (492, 294),
        (508, 262),
        (478, 232),
        (424, 222),
        (380, 200),
        (372, 160),
        (404, 136),
        (436, 152),
        (428, 180),
        (404, 178),
    ]
    breath = brush(way, 34, taper(0.18, 0.1, 0.5), 40)
    d.fill(breath.grow(7), CURSE_BLACK, 0.6)
    d.inked(breath, d.lin(500, 300, 420, 120, "#bdb8e6", "#ffffff"), 4.4, 2, CURSE_BLACK)
    d.fill(brush(way[:8], 5, taper(0.1, 0.1, 0.5), 30).move(3, 4), "#6a64a8")


def _pleats(d: Doc, rnd: random.Random) -> None:
    """the bag from the side: folds that run to the nozzle like the ribs of a fan; sunk in, one fold torn"""
    bag = S(
        "150,-10! -60,-62 -176,-78! -196,-58! -168,-40! -192,-18! -164,0! -188,24! -160,42! -182,66! "
        "-60,96 40,72 150,12!"
    )
    hew(d, bag, "cloth", rnd, 5.4, None, 9)
    edge = ((-196, -58), (-168, -40), (-192, -18), (-164, 0), (-188, 24), (-160, 42), (-182, 66))
    for i in range(6):
        (x0, y0), (x1, y1) = edge[i], edge[i + 1]
        fold = S(
            [(x0, y0, 1), (x1, y1, 1), ((x1 + 150) / 2, y1 * 0.62 + 16), (150, 0, 1), ((x0 + 150) / 2, y0 * 0.62 + 16)]
        )
        if i % 2 == 0:
            d.fill(fold & bag, CURSE_BLACK, 0.72)
        cut_as(d, fold & bag, "cloth", CURSE_BLACK, rnd, (0.3, -0.9), 1.4, 4)
    for i in (1, 3, 5):
        x, y = edge[i]
        rib = brush([(x - 4, y), ((x + 150) / 2 - 20, y * 0.62 + 19), (138, y * 0.06)], 15, taper(0.9, 0.3, 0.15), 14)
        d.inked(rib, d.hlin(rib, "#fffaea", "#e9dcbc", "#a89880"), 3.4, 1.6, CURSE_BLACK)
    belly = S("-182,66! -120,116 -40,136 30,112 96,60 150,12! 60,66 -60,88!")
    hew(d, belly, "cloth", rnd, 5, (9, 26, 5), 6)
    tear = S("-70,104! -50,90 -40,112! -28,98 -18,124! -34,124 -42,140! -54,122!")
    d.inked(tear, CURSE_BLACK, 3, 0, "#f4f1ff")
    for x, y in ((-82, 96), (-78, 116), (-10, 108)):
        d.fill(brush([(x - 9, y - 7), (x + 10, y + 6)], 5.5, taper(0.8, 0.8), 4), "#f3e8cc")


def _boards(d: Doc, rnd: random.Random) -> None:
    """two boards of horn, edge on, that meet at the nozzle; grips apart on the left, the upper one split"""
    lower = S(
        "160,6! 158,22! 60,84 -40,112 -150,92 -186,82! -210,92 -226,112! -244,108 -240,88! -214,70 "
        "-186,62! -140,74 -40,88 50,62!"
    )
    hew(d, lower, "horn", rnd, 5.2, (10, 16, 5), 8)
    upper = S(
        "160,-6! 160,-24! 60,-52 -60,-84 -160,-100 -188,-98! -214,-112 -230,-134! -250,-128 -244,-106! "
        "-218,-86 -186,-76! -150,-78 -60,-60 60,-30!"
    )
    hew(d, upper, "horn", rnd, 5.2, (10, 16, 5), 8)
    for board in (lower, upper):
        d.fill(board - board.move(4, 7), "#fff8ec", 0.85)
    d.fill(S("-36,-86! -24,-70 -34,-64 -18,-48! -26,-66 -16,-72!"), CURSE_BLACK)
    for k in range(7):
        x = -150 + k * 42
        d.inked(Sh.ell(x, -88 + k * 9.4, 5), "#fff5cc", 2.2, 0.8, CURSE_BLACK)
        d.inked(Sh.ell(x, 88 + 12 - abs(k - 2) * 8, 5), "#fff5cc", 2.2, 0.8, CURSE_BLACK)
    strap = S("118,-40! 150,-30! 156,26! 124,40! 132,0")
    hew(d, strap, "cloth", rnd, 4.4, (8, 12, 4), 4)


def _nozzle(d: Doc, rnd: random.Random) -> None:
    """the windpipe: rings of horn, its mouth open"""
    pipe = S("148,-24! 196,-16 232,-14! 236,14! 196,20 148,24!")
    hew(d, pipe, "bone", rnd, 5, None, 6)
    for x in (162, 182, 202, 220):
        d.fill(brush([(x, -22), (x + 6, 0), (x, 22)], 6.5, LEAF, 8) & pipe, CURSE_BLACK)
    d.inked(Sh.ell(236, 0, 8, 15), CURSE_BLACK, 3.4, 0, "#f1e6cb")


def _dust(d: Doc, rnd: random.Random) -> None:
    """nothing moves it any more"""
    d.fill(
        pile(
            [
                sliver(x, y, x + 30, y + 1, 2)
                for x, y in ((96, 470), (160, 500), (340, 506), (450, 486), (420, 520), (220, 530))
            ]
        ),
        "#8680c2",
        0.9,
    )
    d.fill([spark(x, y, r, 0.16) for x, y, r in ((390, 226, 8), (508, 178, 10), (372, 134, 7))], "#ffffff")
