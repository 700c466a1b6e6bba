"""face_4: a reader from above.

The pages of his book are his hands, the fingers end in pages, a thumb keeps the place in himself.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=244)
LEFT = (
    ((102, 330), (48, 150), 56),
    ((154, 318), (126, 92), 60),
    ((208, 316), (214, 76), 60),
    ((262, 328), (284, 128), 54),
)
RIGHT = (
    ((344, 330), (344, 112), 54),
    ((396, 314), (420, 62), 60),
    ((450, 312), (498, 92), 60),
    ((504, 326), (560, 168), 54),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    swirl(d)
    boards(d)
    for root, tip, w in LEFT + RIGHT:
        page_finger(d, root, tip, w, rnd)
    pages(d, rnd)
    head(d, rnd)
    thumbs(d, rnd)


def swirl(d: Doc) -> None:
    """the table under the book runs away in an S"""
    rows = [
        [
            (x, 30 + k * 19 + 60 * math.sin(x / 150 + k * 0.09) + 14 * math.sin(x / 47 - k * 0.4))
            for x in range(30, 576, 9)
        ]
        for k in range(-6, 46)
    ]
    field = Sh.rect(34, 34, 532, 772, 16)
    lines_ = engrave(field, rows, lambda x, y: 0.3 + (y - 300) / 900 + (300 - x) / 1300, 19, 1, 16.5, step=18)
    d.fill(lines_.move(*CYAN_SHIFT), CYAN, 0.5)
    d.fill(lines_.move(*MAGENTA_SHIFT), MAGENTA, 0.45)
    d.fill(lines_, INK)


def boards(d: Doc) -> None:
    """the covers under the pages, black"""
    cover = S("52,300! 180,282 304,318! 430,282 556,294! 548,470 530,646! 430,628 304,668! 180,632 76,650! 60,470")
    misprint(d, cover, INK, 1.2)


def page_finger(d: Doc, root: tuple[float, float], tip: tuple[float, float], w: float, rnd: random.Random) -> None:
    """a finger printed with text, two knuckles, a dog-eared page for a nail"""
    (x0, y0), (x1, y1) = root, tip
    bow = (x1 - x0) * 0.18
    path = [
        (x0, y0 + 40),
        (lerp(x0, x1, 0.33) - bow, lerp(y0, y1, 0.33)),
        (lerp(x0, x1, 0.7) - bow * 0.6, lerp(y0, y1, 0.7)),
        tip,
    ]
    finger = limb(path, [w * 0.9, w, w * 0.86, w * 0.94, w * 0.76], 24, cap=True)
    misprint(d, finger.grow(4), INK, 1.0)
    d.fill(finger, d.lin(x0, y0, x1, y1, "#dcc49a", "#fbf3de", "#fffef8"))
    along = sample(path, 30)
    text = []
    for i in range(5, 24):
        x, y, tx, ty = along[i]
        h = w * (0.2 if i % 5 == 0 else 0.33)
        text.append(sliver(x - ty * h, y + tx * h, x + ty * h, y - tx * h, 1.7))
    d.fill(pile(text), INK)
    for i in (12, 21):
        x, y, tx, ty = along[i]
        d.fill(
            brush(
                [
                    (x - ty * w * 0.36, y + tx * w * 0.36),
                    (x + tx * 7, y + ty * 7),
                    (x + ty * w * 0.36, y - tx * w * 0.36),
                ],
                6,
                LEAF,
                8,
            ),
            INK,
        )
    d.fill(wedges(finger, 9, w * 0.34, 5, (-0.6, -0.6), 0.1, 0.3, rnd), INK)
    turn = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90

    def place(s: Sh) -> Sh:
        return s.rot(turn).move(x1, y1)

    leaf = place(Sh.poly([(-17, -30), (9, -30), (19, -19), (18, 20), (-18, 20)]))
    misprint(d, leaf.grow(2.6), INK, 0.6)
    d.fill(leaf, "#fffef8")
    d.fill(place(Sh.poly([(9, -30), (9, -19), (19, -19)])), MAGENTA)
    d.fill(place(pile([sliver(-11, -16 + i * 8, 12 - (i * 5) % 9, -16 + i * 8, 1.5) for i in range(4)])), INK)


def pages(d: Doc, rnd: random.Random) -> None:
    """each page is a palm, its lines of fate printed among the lines of text"""
    for spec, side in (
        ("300,346! 236,308 154,304 70,322! 78,470 92,628! 176,606 250,612 302,650!", -1),
        ("308,346! 372,304 452,298 536,314! 530,460 516,624! 430,602 358,612 306,650!", 1),
    ):
        page = S(spec)
        misprint(d, page.grow(3.6), INK, 0.8)
        d.fill(
            page, d.hlin(page, *(("#fffef8", "#f6e8c8", "#c9a878") if side < 0 else ("#c9a878", "#f6e8c8", "#fffef8")))
        )
        cx = 304 + side * 116
        skip = (5, 6, 11, 12, 13)
        text = [
            sliver(cx - 76, 352 + i * 15, cx + 76 - (i * 29) % 40, 350 + i * 15 + side * 2, 2)
            for i in range(17)
            if i not in skip
        ]
        d.fill(pile(text) & page.shrink(10), INK)
        fate = [
            brush(
                [(cx - side * 84, 430), (cx - side * 10, 414), (cx + side * 30, 446), (cx + side * 84, 424)],
                11,
                taper(0.2, 0.1),
                18,
            ),
            brush([(cx - side * 88, 470), (cx - side * 20, 530), (cx + side * 10, 600)], 11, taper(0.3, 0.1), 14),
            brush([(cx - side * 70, 524), (cx, 512), (cx + side * 82, 540)], 9, taper(0.2, 0.1), 14),
        ]
        misprint(d, pile(fate), INK, 0.6)
    misprint(d, brush("304,340 300,500 304,656", 16, taper(0.3, 0.6), 12), INK, 0.7)


def head(d: Doc, rnd: random.Random) -> None:
    """shoulders, ears, and the top of a head with the hair in a whorl"""
    shoulders = S("30,812! 44,742 120,706 214,690! 388,690! 480,704 556,744 572,812!")
    misprint(d, shoulders, INK, 1.1)
    d.fill(
        pile([cutw(60 + i * 30, 800, 92 + i * 26, 726 - (i % 3) * 6, 6) for i in range(17)]) & shoulders.shrink(6),
        "#f6ecd6",
        0.85,
    )
    for spec in ("200,700 164,686 160,732 194,748", "402,700 444,686 448,732 410,748"):
        ear = S(spec)
        misprint(d, ear.grow(4), INK, 0.8)
        d.fill(ear, "#f6dcc0")
    skull = S("300,606 228,624 190,680 196,744 242,798 300,812 360,798 406,742 410,678 370,624")
    misprint(d, skull, INK, 1.1)
    for k in range(34):
        a = k * 360 / 34
        path = [polar(298, 706, r, a + r * 0.42) for r in (16, 44, 74, 98)]
        d.fill(brush(path, 5.6, taper(0.1, 0.3), 12), "#f6ecd6" if k % 3 else CYAN)
    d.fill(Sh.ell(298, 706, 15), "#fff4e0")
    d.fill(Sh.ell(304, 710, 11), MAGENTA)
    d.fill(Sh.ell(296, 704, 11), "#fff4e0")


def thumbs(d: Doc, rnd: random.Random) -> None:
    """the left one holds the page; the right one has gone in where he stopped reading himself"""
    cut = S("354,640! 390,664 402,716 384,762! 368,720 360,676")
    d.fill(cut.grow(4), "#fffef8")
    misprint(d, cut, INK, 0.8)
    d.fill(pile([sliver(362 + i * 5, 656 + i * 13, 384 + i * 2, 652 + i * 17, 1.6) for i in range(6)]), MAGENTA)
    for spec, widths, nail in (
        ("532,520 540,600 486,664 384,702", [16, 52, 52, 36], "366,694! 388,686 404,694 404,708 386,714 368,710!"),
        ("78,560 62,600 86,632 146,624", [12, 44, 46, 38], "140,612! 160,612 168,622 162,634 142,636!"),
    ):
        digit = limb(spec, widths, 20, cap=True)
        misprint(d, digit.grow(4), INK, 0.9)
        d.fill(digit, d.dlin(digit, "#fffef8", "#f3dfba", "#cfa878"))
        d.fill(wedges(digit, 8, 18, 4, (-0.5, -0.8), 0.1, 0.3, rnd), INK)
        misprint(d, S(nail).grow(1.6), INK, 0.4)
        d.fill(S(nail), "#fff6e8")
