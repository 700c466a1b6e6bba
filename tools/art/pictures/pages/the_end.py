"""the_end: colophon. Five apprentices pull the last sheet from the press; the right side stays free for names.

Black ink only.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave
from tools.art.inkwell.shape import S, Sh, U, line, pile, spark
from tools.art.inkwell.spline import pts_of
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye
from tools.art.parts.page import page_base
from tools.art.picture import Picture

PICTURE = Picture(seed=222, size=(704, 648))
OAK = ("#e2cda0", "#a3835a", "#4a3428")
ROBES = (
    ("#cbb48c", "#7d6248", "#33231e"),
    ("#8a7258", "#4a382e", "#1d1412"),
    ("#e6d3a8", "#a88a62", "#574030"),
    ("#a08060", "#5e4636", "#261a17"),
    ("#d8c094", "#8f7150", "#41302a"),
)


def draw(d: Doc, detail: int) -> None:
    """The last page of the book."""
    rnd = random.Random(PICTURE.seed)
    page_base(d, PICTURE.seed, False, 704, 648)
    light = S("250,60 120,90 50,220 40,400 80,540 250,590 400,560 440,400 420,200 360,90")
    d.fill(
        engrave(
            light,
            circ_lines(250, 330, 190, 360, 12),
            lambda x, y: 0.16 + math.hypot(x - 250, y - 330) / 900,
            12,
            0.7,
            4.4,
            step=26,
        ),
        "#8f6a3a",
        0.7,
    )
    floor(d, rnd)
    press(d, rnd)
    apprentices(d, rnd)
    drying_line(d, rnd)
    border(d)


def floor(d: Doc, rnd: random.Random) -> None:
    """boards, ink pots, a shut book under the short leg"""
    boards = Sh.rect(36, 548, 430, 46)
    d.inked(boards, d.vlin(boards, "#cfae76", "#8f6a3a"), 3, 1.4, PAGE_INK)
    d.fill(
        pile([sliver(rnd.uniform(40, 380), 554 + i * 4, rnd.uniform(390, 460), 555 + i * 4, 1.5) for i in range(10)]),
        PAGE_INK,
    )
    d.inked(Sh.rect(338, 534, 66, 15, 3), "#4a382e", 2.6, 1.2, PAGE_INK)
    d.fill(Sh.rect(342, 543, 62, 3.4), "#f3e6c6")


def press(d: Doc, rnd: random.Random) -> None:
    """two cheeks, a crown, a screw as thick as a neck, the platen, the bed"""
    for x in (120, 344):
        carve(d, Sh.rect(x, 118, 40, 434, 4), OAK, rnd, (9, 20, 4.4), lw=3.6)
        d.fill(pile([sliver(x + 10 + i * 10, 140, x + 9 + i * 10, 530, 1.4) for i in range(3)]), PAGE_INK, 0.7)
        d.inked(Sh.rect(x - 9, 536, 58, 16, 3), "#7d6248", 3, 1.4, PAGE_INK)
    crown = S("96,84! 252,66 408,84! 414,126! 90,126!")
    carve(d, crown, OAK, rnd, (9, 22, 4.4), lw=3.8)
    book_eye(d, 252, 104, 62, 0, lashes=True)
    carve(d, Sh.rect(112, 168, 280, 38, 4), OAK, rnd, (9, 18, 4.4), lw=3.6)
    screw = Sh.rect(228, 120, 48, 196)
    carve(d, screw, ("#f3e2ba", "#a3835a", "#3a2822"), rnd, None, lw=3.2)
    d.fill(
        pile(
            [
                brush([(226, 214 + i * 15), (252, 222 + i * 15), (278, 212 + i * 15)], 7, taper(0.6, 0.6), 8)
                for i in range(6)
            ]
        ),
        PAGE_INK,
    )
    carve(d, Sh.rect(222, 306, 60, 38, 6), OAK, rnd, (8, 12, 4), lw=3.2)
    lever = limb("248,326 330,322 410,314 462,304", [16, 15, 13, 11], 16, cap=True)
    carve(d, lever, OAK, rnd, (8, 8, 3), lw=3)
    carve(d, Sh.rect(164, 352, 176, 30, 4), ("#b89a70", "#6a4e38", "#261a17"), rnd, (9, 14, 4), lw=3.4)
    d.inked(pile([Sh.rect(180, 340, 10, 16), Sh.rect(314, 340, 10, 16)]), "#7d6248", 2.4, 1, PAGE_INK)
    bed = S("60,424! 390,424! 390,452! 60,452!")
    carve(d, bed, OAK, rnd, (9, 14, 4), lw=3.4)
    carve(d, Sh.rect(150, 452, 212, 18), OAK, rnd, (9, 10, 3), lw=3)
    sheet = S("64,420! 150,412 226,416! 210,396 150,386 92,380 44,346! 40,370 46,396")
    d.inked(sheet, d.lin(40, 350, 226, 420, "#fffdf6", "#f3e2ba", "#d8bc88"), 3, 1.4, PAGE_INK)
    with d.group(transform="translate(118 392) rotate(11)"):
        book_eye(d, 0, 0, 66, 0)


def apprentice(
    d: Doc,
    x: float,
    y: float,
    k: float,
    tones: tuple[str, str, str],
    arms: tuple[str, ...],
    rnd: random.Random,
    look: int = 1,
) -> None:
    """a small robed figure standing on y; arms are paths in the page's coordinates"""

    def place(s: Sh) -> Sh:
        return s.scale(k * look, k).move(x, y)

    robe = place(S("-6,-84! -20,-62 -28,-24 -34,0! 34,0! 28,-26 18,-64 6,-84!"))
    carve(d, robe, tones, rnd, (8, 18, 4), lw=2.8)
    d.fill(place(brush("0,-60 -4,-30 2,-2", 4, TAIL, 8)), PAGE_INK)
    for arm in arms:
        sleeve = limb(arm, [20 * k, 17 * k, 15 * k], 10)
        carve(d, sleeve, tones, rnd, (7, 7, 3), lw=2.4)
        d.inked(Sh.ell(*pts_of(arm)[-1][:2], 7 * k), "#f3e0b4", 2, 0.8, PAGE_INK)
    head = place(Sh.ell(2, -94, 17, 18))
    d.inked(head, d.dlin(head, "#fff6e0", "#e2c898", "#a07c54"), 2.6, 1.2, PAGE_INK)
    hood = place(S("-16,-82! -22,-104 -8,-118 10,-120 26,-130! 22,-112 12,-104 0,-102 -8,-92"))
    carve(d, hood, tones, rnd, (7, 8, 3), lw=2.4)
    d.fill(
        U(
            place(Sh.ell(8, -95, 2.2, 3)),
            place(brush("6,-85 11,-83 15,-87", 2.6, LEAF, 5)),
            place(S("16,-97! 23,-92 16,-89!")),
        ),
        PAGE_INK,
    )


def apprentices(d: Doc, rnd: random.Random) -> None:
    """two on the lever, one with ink balls, one on the crown with the oil can, one lifting the sheet"""
    apprentice(d, 452, 548, 1.34, ROBES[0], ("446,452 432,396 420,326", "462,452 460,390 440,322"), rnd, -1)
    apprentice(d, 408, 548, 1.1, ROBES[1], ("404,468 400,410 396,338",), rnd, -1)
    apprentice(d, 66, 548, 1.2, ROBES[2], ("70,464 54,420 50,376", "78,466 86,430 92,400"), rnd)
    apprentice(d, 302, 84, 0.74, ROBES[3], ("300,32 280,46 268,60",), rnd, -1)
    can = S("252,52! 272,52! 276,74! 248,74!").plus(limb("252,60 240,64 234,78", [5, 4, 2]))
    d.inked(can, "#7d6248", 2.2, 1, PAGE_INK)
    apprentice(d, 212, 548, 0.98, ROBES[4], ("204,474 186,486 176,500", "222,474 240,486 250,500"), rnd)
    for bx in (172, 254):
        d.inked(limb([(bx, 512), (bx + 1, 490)], [7, 8], 4), "#a3835a", 2.2, 1, PAGE_INK)
        d.inked(
            S([(bx - 18, 512, True), (bx, 502), (bx + 18, 512, True), (bx + 14, 528), (bx, 534), (bx - 14, 528)]),
            "#2a1d1c",
            2.6,
            1.2,
            PAGE_INK,
        )
        d.fill(brush([(bx - 10, 516), (bx - 4, 511), (bx + 2, 510)], 3, LEAF, 6), "#f3e2ba")


def drying_line(d: Doc, rnd: random.Random) -> None:
    """a cord to the margin with three sheets still wet, and below it nothing: names go there"""
    cord = line("384,134 470,150 560,138 668,112")
    d.fill(cord.stroke(2.6) - Sh.rect(0, 0, 380, 700), PAGE_INK)
    for x, y, rot in ((462, 150, -3), (546, 144, 4), (624, 128, -5)):

        def place(s: Sh, x: float = x, y: float = y, rot: float = rot) -> Sh:
            return s.rot(rot).move(x, y)

        leaf = place(S("-30,-2! 30,-2! 31,40 27,78! 0,74 -29,80! -31,40"))
        d.inked(leaf, d.dlin(leaf, "#fffdf6", "#f0dcb0", "#cfae76"), 2.6, 1.2, PAGE_INK)
        d.fill(place(pile([sliver(-20, 14 + i * 9, 20 - (i % 3) * 8, 14 + i * 9, 1.6) for i in range(6)])), PAGE_INK)
        d.inked([place(Sh.rect(px - 3, -10, 6, 15, 2)) for px in (-20, 20)], "#a3835a", 1.8, 0.8, PAGE_INK)


def border(d: Doc) -> None:
    """the printed frame of the colophon and its tailpiece"""
    d.stroke(Sh.rect(24, 18, 650, 606), PAGE_INK, 3.4, join="miter")
    d.stroke(Sh.rect(31, 25, 636, 592), PAGE_INK, 1.3, join="miter")
    for side in (-1, 1):
        curl = U(
            brush("0,0 26,-14 54,-10 62,6 48,14 40,4", 6, taper(0.2, 0.3, 0.4), 16),
            brush("0,0 30,12 66,10 92,-4", 5, TAIL, 12),
        )
        d.fill((curl if side > 0 else curl.scale(-1, 1)).move(570 + side * 12, 586), PAGE_INK)
    d.fill(spark(570, 586, 13, 0.3), PAGE_INK)
