"""frozen_page: a curse is neutralized.

Iron tongs carry a block of ice over the snow; the curse in it has been stopped in the middle of its pounce.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark
from tools.art.palette import INK
from tools.art.parts.bramble import bramble
from tools.art.parts.light import field_lines
from tools.art.parts.plants import pine
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=70)
LAMP = (300, 270)
DEEP = "#0b1c42"
FRONT = "158,172! 404,164! 416,436! 166,448!"
SIDE = "404,164! 458,138! 466,398! 416,436!"
ROOF = "158,172! 216,144! 458,138! 404,164!"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.34, "#bfeeea"), (0.48, "#3a9fc9"), (0.74, "#153a75"), (1, "#071230"))
    d.fill(d.window, d.rad(*LAMP, 420, *stops))
    if detail:
        field_lines(d, "water", LAMP, 210, 220)
    _snow(d, rnd)
    _tongs(d, back=True)
    _block(d, rnd)
    _curse(d, rnd)
    _clear(d, rnd)
    _tongs(d, back=False)


def _snow(d: Doc, rnd: random.Random) -> None:
    """a wood in winter, the snow before it, the shadow of what is carried over it"""
    firs = [pine(x, 440, h) for x, h in ((60, 190), (104, 250), (150, 170), (470, 180), (514, 260), (556, 200))]
    d.fill(pile(firs), "#0f2f5e")
    caps = [
        cutw(x - 20, 440 - h * t, x + 6, 428 - h * t, 9)
        for x, h in ((104, 250), (514, 260), (60, 190))
        for t in (0.3, 0.5, 0.7)
    ]
    d.fill(pile(caps), "#eafcf4")
    drift = S("-40,452! 110,430 260,456 420,440 560,456 640,440! 640,660! -40,660!")
    d.inked(drift, d.lin(0, 440, 0, 580, "#ffffff", "#c4ecf0", "#5fa6d4"), 3.4, 1.4, DEEP, light=(0, 1))
    d.fill(Sh.ell(306, 486, 190, 20), "#1f5fa6", 0.55)
    d.fill(
        pile([sliver(x, y, x + rnd.uniform(40, 90), y + 4, 4) for x in range(0, 600, 84) for y in (508, 530)]),
        "#3a9fc9",
        0.7,
    )


def _block(d: Doc, rnd: random.Random) -> None:
    """clear ice with a corner towards us"""
    front, side, roof = S(FRONT), S(SIDE), S(ROOF)
    d.inked(side, d.vlin(side, "#7cc6da", "#2c76b0", "#123a78"), 4.6, 2, DEEP)
    d.inked(roof, "#ffffff", 4.2, 1.6, DEEP)
    d.inked(front, d.rad(290, 300, 190, "#c8f4f0", "#7cc6da", "#2f83bd"), 4.8, 2.2, DEEP)
    d.fill(wedges(side, 10, 24, 5, rnd=rnd), DEEP)


def _curse(d: Doc, rnd: random.Random) -> None:
    """wings up, claws out, mouth open: black, thorny, quite still"""
    with d.group(transform="translate(288 318)"):
        wing = S("10,-20! 36,-70 74,-104 112,-118! 104,-84 116,-54! 92,-50 96,-14! 70,-20 66,16! 44,2 16,20!")
        for s in (1, -1):
            part = wing if s > 0 else wing.flipx(0)
            d.inked(part, d.lin(0, -120, 0, 20, "#5a4a78", "#2b2233", "#0f0b14"), 4, 1.6, "#eafcf4")
            ribs = [
                brush([(s * 14, -10), (s * 50, (-10 + y) / 2 - 18), (s * x, y)], 5, LEAF, 8)
                for x, y in ((106, -110), (110, -56), (92, -16))
            ]
            d.fill(ribs, "#8f7ab8")
        stem, thorns = bramble([(-8, 96), (30, 84), (26, 56), (-6, 46), (-4, 20)], 17, 26, rnd, 18, 4)
        for part in (U(thorns), stem):
            d.inked(part, "#1a1220", 3, 1.2, "#eafcf4")
        body = S("0,-62! 34,-70 40,-36! 46,-10 34,30 0,46 -34,30 -46,-10 -40,-36! -34,-70")
        d.inked(body, d.rad(0, -20, 70, "#4d4152", "#2b2233", "#0f0b14"), 4, 1.6, "#eafcf4")
        for s in (1, -1):
            eye = S("8,-28! 30,-42 32,-22! 20,-14")
            d.inked(eye if s > 0 else eye.flipx(0), "#ffe06a", 2.6, 1, INK)
            d.fill(sliver(s * 21, -36, s * 21, -16, 4), INK)
            claw = brush([(s * 30, 26), (s * 54, 44), (s * 50, 74)], 16, taper(1, 0.1, 0.1), 10)
            d.inked(claw, "#2b2233", 3, 1.2, "#eafcf4")
        mouth = S("-24,0! 0,-8 24,0! 18,26 0,32 -18,26")
        d.inked(mouth, "#d81e74", 3, 1, INK)
        d.fill(
            [Sh.poly([(x - 5, -5 + abs(x) * 0.16), (x + 5, -5 + abs(x) * 0.16), (x, 11)]) for x in (-14, -4, 6, 15)],
            "#ffffff",
        )


def _clear(d: Doc, rnd: random.Random) -> None:
    """what lies between it and us: bright bands, a crack, bubbles, rime"""
    front = S(FRONT)
    bands = [Sh.poly([(150 + x, 450), (196 + x, 450), (330 + x, 150), (284 + x, 150)]) for x in (0, 72)]
    d.fill(pile(bands) & front, "#ffffff", 0.28)
    d.fill(brush("412,372 372,384 366,412 330,420 318,446", 7, LEAF, 14), DEEP)
    d.fill(wedges(front, 12, 26, 6, (0.6, 0.8), 0.1, 0.4, rnd), "#ffffff")
    d.fill(front - front.move(6, 7), "#ffffff")
    for x, y, r in ((186, 220, 8), (382, 216, 6), (188, 400, 6), (392, 330, 7), (226, 424, 5)):
        d.fill(Sh.ring(x, y, r, r - 2.6), "#ffffff")
    for x, y, r in ((176, 178, 17), (440, 154, 14), (452, 300, 10)):
        d.fill(spark(x, y, r, 0.1), "#ffffff")
    for x, h in ((192, 40), (238, 58), (300, 46), (352, 62), (398, 38)):
        icicle = S(
            [(x - 13, 438, True), (x + 13, 438, True), (x + 5, 442 + h / 2), (x, 446 + h, True), (x - 5, 442 + h / 2)]
        )
        d.inked(icicle, d.vlin(icicle, "#eafcf4", "#8fdcdc", "#3a9fc9"), 3, 1.2, DEEP)


def _tongs(d: Doc, back: bool) -> None:
    """ice tongs: two hooked arms crossed in a pin over the block"""
    ways = {
        True: "300,40 320,100 420,128 478,186 472,236 446,246",
        False: "340,40 318,100 196,132 132,196 136,248 168,262",
    }
    arm = brush(ways[back], 26, taper(0.9, 0.2, 0.3), 24)
    d.inked(arm, d.lin(120, 60, 480, 260, "#d8c8d8", "#6a5a72", "#241c30"), 4, 2)
    d.fill(brush(ways[back], 6, LEAF, 24), "#f4e8f4", 0.8)
    if not back:
        pin = Sh.ell(320, 98, 15)
        d.inked(pin, d.rad(315, 93, 20, "#fff0f8", "#8a7a92", "#2a2036"), 3.4, 1.4)
