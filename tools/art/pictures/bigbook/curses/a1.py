"""a1 Breathless: the bellows has given up, flat, its pleats hanging out, and who worked it hangs over its handles.

The last puff has left.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.bystander import Head, bystander
from tools.art.parts.cuts import cut_as
from tools.art.parts.matter import hew
from tools.art.parts.place import courses, lit_air, paving
from tools.art.parts.pose import pose_hand
from tools.art.parts.relief import contact
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=71)
LAMP = (470, 250)
BOY = Head(("#fff0e4", "#d8a8a0", "#6a4a72"), ("#1a1228", "#5a3a4a", "#c88a7a"), "gasp", "shut", "fringe", "snub")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _hush(d, rnd)
    with d.group(transform="translate(56 40)"):
        _puff(d)
    _boy(d, rnd)
    with d.group(transform="translate(400 428) rotate(-14) scale(0.74)"):
        _pleats(d, rnd)
        _boards(d, rnd)
        _nozzle(d, rnd)
    _arms(d)
    _dust(d, rnd)


def _boy(d: Doc, rnd: random.Random) -> None:
    """the apprentice, half out of the picture, spent: cheeks hollow, eyes shut, tongue of the hair in the face"""
    apron = S("-160,700! -160,470 -110,400 -20,372 70,388 140,430 170,500 170,600 150,700!")
    d.fill(apron.grow(9).move(6, 6), CURSE_BLACK, 0.55)
    d.inked(apron, d.lin(170, 400, -100, 620, "#e0a890", "#8a4a5c", "#34204a", CURSE_BLACK), 6, 2.4, CURSE_BLACK)
    d.fill(wedges(apron, 22, 120, 11, ("pt", *LAMP), 0.02, 0.5, rnd), CURSE_BLACK, 0.85)
    d.fill(apron - apron.move(-8, 6), "#fff6ee", 0.9)
    bystander(d, BOY, (112, 272), 1.02, 16, True)
    scarf = S("-20,386! 30,358 100,366 138,404! 120,440 40,436 -20,418!")
    d.inked(scarf, d.lin(138, 370, -20, 430, "#f4f1ff", "#8f88cc", "#35306c"), 5, 2, CURSE_BLACK)


def _arms(d: Doc) -> None:
    """both hang down over the handle, the hands open"""
    for way, at, turn in (("70,450 190,420 268,440", (270, 444), 52), ("40,540 150,510 214,530", (216, 536), 40)):
        sleeve = brush(way, 66, taper(1, 0.66, 0.2), 12)
        d.inked(sleeve, d.lin(230, 400, 60, 520, "#f6f4ff", "#a09ad4", "#4f4a88"), 6, 2.4, CURSE_BLACK)
        pose_hand(d, "rest", at, 0.66, turn, BOY.skin, False, 1, light=(0.5, -0.8))


def _hush(d: Doc, rnd: random.Random) -> None:
    """a forge gone cold: its wall in the light of the last breath, the hearth black, the anvil before it"""
    lit_air(d, LAMP, 470, (0, "#ffffff"), (0.25, "#cdc9ee"), (0.6, "#7670b4"), (1, "#262350"))
    wall = Sh.rect(-140, 40, 880, 410)
    stone = d.rad(*LAMP, 480, (0, "#ffffff"), (0.25, "#d4d0f2"), (0.55, "#a09ad4"), (0.8, "#6a64a8"), (1, "#3a3570"))
    courses(d, wall, stone, "#4f4a88", LAMP, rnd, (112, 58), 0.55)
    _hearth(d, rnd)
    _tools(d)
    floor = d.rad(400, 440, 420, "#d4d0f2", "#8680c2", "#4f4a88", "#1a1738")
    paving(d, 446, (430, 250), floor, CURSE_BLACK, 150, 3, 0.85)
    d.fill(Sh.rect(-140, 443, 880, 5), "#bdb8e6", 0.8)
    contact(d, 290, 470, 230, 20, CURSE_BLACK, 0.9)


def _hearth(d: Doc, rnd: random.Random) -> None:
    """an arch of dressed stones about a black hole; a heap of ash in it, one grey flake going up"""
    ring = [polar(476, 330, 196, a) for a in range(180, 361, 20)]
    arch = S([(280, 450, True), *((x, y) for x, y in ring), (672, 450, True)])
    mouth = S([(322, 450, True), *((*polar(476, 330, 152, a),) for a in range(180, 361, 20)), (630, 450, True)])
    d.inked(arch, d.rad(*LAMP, 330, "#f4f1ff", "#a9a3dc", "#5a5499", "#262350"), 5, 2.4, CURSE_BLACK)
    d.fill(pile([cutw(*polar(476, 330, 200, a), *polar(476, 330, 146, a), 7) for a in range(192, 350, 26)]), "#15122e")
    d.inked(mouth, d.rad(470, 300, 210, "#35306c", "#1a1738", CURSE_BLACK), 4.4, -2, CURSE_BLACK)
    back = [sliver(330, 360 + k * 26, 624, 360 + k * 26, 2.4) for k in range(-5, 4)]
    d.fill(pile(back) & mouth, CURSE_BLACK, 0.8)
    ash = S("352,450! 388,424 424,412 470,402 520,408 566,426 610,450!")
    d.inked(ash, d.lin(0, 400, 0, 450, "#bdb8e6", "#5a5499", "#262350"), 4, 1.6, CURSE_BLACK)
    d.fill(wedges(ash, 12, 20, 5, ("pt", *LAMP), 0.1, 0.5, rnd), CURSE_BLACK)


def _tools(d: Doc) -> None:
    """tongs and a hammer on the wall that nobody takes down"""
    rail = Sh.rect(128, 128, 142, 9, 4)
    tongs = U(
        brush("206,134 198,166 214,186 204,214", 10, taper(0.9, 0.6), 10),
        brush("214,134 222,166 206,186 216,214", 10, taper(0.9, 0.6), 10),
    )
    hammer = U(Sh.rect(244, 134, 9, 66, 3), S("230,190! 268,190! 270,212! 228,212!"))
    for thing in (rail, tongs, hammer):
        d.fill(thing.move(-7, 9), CURSE_BLACK, 0.5)
        d.inked(thing, d.hlin(thing, "#15122e", "#454080", "#bdb8e6"), 3.4, 1.4, CURSE_BLACK)


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
