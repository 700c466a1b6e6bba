"""tutorial: the practice desk by day, from above: chalk lines, wooden dummy cards, Errata's white paw turns a sheet.

The right two fifths are empty boards for the words."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.cat import cat_paw
from tools.art.parts.wood import wood
from tools.art.picture import Picture

PICTURE = Picture(seed=306, size=(1920, 1080))
BEECH = ["#a07850", "#96704a", "#aa8258", "#8e6844"]


def draw(d: Doc, detail: int) -> None:
    """Boards, a patch of sun, chalk, cards, the open practice book with its visitor."""
    rnd = random.Random(PICTURE.seed)
    wood(d, 0, 0, 1920, 1080, 6, 9, BEECH, "#6a4a30", "#c8a070", gap=15)
    sunlight(d)
    chalk(d, rnd)
    dummies(d, rnd)
    practice_book(d, rnd)
    cat_paw(d, 772, 402, 1.7, 24, arm=420)
    chalks(d, rnd)
    d.fill(d.window, d.lin(1060, 0, 1240, 0, (0, "#3a2834", 0), (1, "#3a2834", 0.72)))
    d.fill(d.window, d.rad(560, 480, 1300, (0, "#1a1220", 0), (0.5, "#1a1220", 0.08), (1, "#1a1220", 0.62)))


def sunlight(d):
    """the window's light with the shadow of its bars, aslant"""
    pane = S("-40,-20! 700,-20! 1090,1100! 190,1100!")
    d.fill(pane, "#ffe9b8", 0.34)
    for a, b in ((180, 420), (430, 712)):
        d.fill(S([(a, -20, 1), (a + 26, -20, 1), (b + 34, 1100, 1), (b, 1100, 1)]), "#5a3a30", 0.28)
    for y in (250, 690):
        d.fill(S([(0, y, 1), (1100, y - 30, 1), (1100, y - 4, 1), (0, y + 26, 1)]), "#5a3a30", 0.24)


def chalk(d, rnd):
    """places drawn in chalk, an arrow from deck to hand, three tally strokes"""
    strokes = []
    for x, y, w, h in ((120, 600, 150, 206), (300, 600, 150, 206), (480, 600, 150, 206), (800, 640, 190, 250)):
        for p, q in (
            ((x, y), (x + w, y + 3)),
            ((x + w, y), (x + w - 2, y + h)),
            ((x + w, y + h), (x, y + h - 3)),
            ((x, y + h), (x + 2, y)),
        ):
            for o in (0, 3):
                strokes.append(
                    sliver(
                        p[0] + rnd.uniform(-5, 5),
                        p[1] + o,
                        q[0] + rnd.uniform(-5, 5),
                        q[1] + o,
                        2.6,
                        rnd.uniform(-0.01, 0.01),
                    )
                )
    strokes.append(brush("790,930 640,980 460,960 380,850", 8, taper(0.6, 0.5), 20))
    strokes += [sliver(380, 848, 410, 884, 5), sliver(380, 848, 356, 888, 5)]
    strokes += [sliver(960 + i * 18, 950, 964 + i * 18, 1000, 3.4) for i in range(3)]
    d.fill(pile(strokes), "#fffaf0", 0.85)
    for x, y in ((700, 560), (250, 880), (930, 560)):
        d.fill(specks(Sh.ell(x, y, 70, 40), 40, (0.8, 2.4), rnd), "#fffaf0", 0.5)


def dummies(d, rnd):
    """cards of plain wood, one sign burnt into each"""
    for x, y, rot, el in ((195, 703, -3, "fire"), (375, 706, 2, "water"), (560, 712, 9, "earth")):
        card = Sh.rect(-66, -92, 132, 184, 10).rot(rot).move(x, y)
        d.soft(card, "#2a1810", 8, 5, 0.4, 3, 6)
        d.inked(card, d.dlin(card, "#e8c89a", "#cfa670", "#9a7048"), 3, 1.6)
        grain = [
            sliver(x + rnd.uniform(-56, 10), y + g, x + rnd.uniform(10, 58), y + g + rnd.uniform(-3, 3), 1.6)
            for g in range(-80, 84, 13)
        ]
        d.fill(pile(grain) & card, "#8a6038", 0.7)
        sign, cuts = sigil(el, 0, 0, 40)
        d.fill(sign.rot(rot).move(x, y), "#4a2a1e")
        d.fill(cuts.rot(rot).move(x, y), "#d8b07a")
    for i in range(5):
        card = Sh.rect(-66, -92, 132, 184, 10).rot(-4 + i).move(895 - i * 2, 766 - i * 5)
        d.inked(card, d.dlin(card, "#e8c89a", "#cfa670", "#9a7048"), 2.8, 1.4)
    ring = Sh.ring(887, 746, 44, 38)
    d.fill(ring | star(887, 746, 30, 8, 0.5), "#4a2a1e")


def practice_book(d, rnd):
    """an open exercise book; one sheet stands up where a paw is turning it"""
    d.fill(S("196,176! 920,140! 936,516! 214,546!").move(8, 16), "#2a1810", 0.4)
    for s in ("186,170! 556,140 560,150 566,520 552,534 204,540!", "934,150! 566,140 560,150 560,520 572,534 946,516!"):
        leaf = S(s)
        d.inked(
            leaf,
            d.lin(
                190, 0, 940, 0, (0, "#f4e6c4"), (0.44, "#fbf2da"), (0.5, "#b8935c"), (0.56, "#fbf2da"), (1, "#ead4a4")
            ),
            3.2,
            1.6,
        )
    lines = [sliver(x, 206 + i * 34, x + rnd.uniform(150, 270), 203 + i * 34, 3.4) for x in (236,) for i in range(9)]
    lines += [sliver(620, 320 + i * 34, 620 + rnd.uniform(110, 250), 317 + i * 34, 3.4) for i in range(5)]
    d.fill(pile(lines), "#6a4a3c", 0.7)
    sheet = S("562,148! 640,176 742,222 806,300! 800,392 770,476! 690,430 610,470 562,528!")
    d.fill(sheet.move(10, 14), "#5a3a28", 0.35)
    d.inked(sheet, d.lin(562, 200, 810, 420, "#fffdf4", "#f4e4bc", "#c8a468"), 3.2, 1.6)
    d.fill(wedges(sheet, 12, 26, 5, (-0.8, -0.4), 0.1, 0.4, rnd), "#8a6038")
    sign, _ = sigil("air", 682, 318, 40)
    d.fill(sign, "#7a5a4c", 0.8)


def chalks(d, rnd):
    """two sticks of chalk and a rag"""
    for x, y, rot in ((1040, 620, 62), (1010, 700, 20)):
        stick = Sh.rect(-46, -9, 92, 18, 7).rot(rot).move(x, y)
        d.inked(stick, d.dlin(stick, "#ffffff", "#ece4d4", "#a89c90"), 2.6, 1.2)
    rag = S("60,960 120,920 200,936 250,980 226,1040 150,1050 80,1030")
    d.inked(rag, d.dlin(rag, "#b8c8c8", "#7a8f96", "#42525c"), 3, 1.6)
    d.fill(wedges(rag, 11, 30, 5, (-0.5, -0.8), 0.0, 0.5, rnd), INK, 0.8)
