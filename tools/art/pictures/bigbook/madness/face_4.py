"""face_4: somebody's face is an open book, and he turns his own page; there is another face on the next."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(seed=244)
PAPER = ("#ffffff", "#fbf0d8", "#d8bd92")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _shelves(d, rnd)
    _coat(d)
    _book(d, rnd)
    _left_page(d, rnd)
    _next_face(d)
    _turning(d, rnd)
    _ribbon(d)


def _shelves(d: Doc, rnd: random.Random) -> None:
    """backs of books behind him, not one of them upright"""
    backs = []
    for y in (36, 236, 436, 636):
        x = 30.0
        while x < 570:
            w, h = rnd.uniform(16, 34), rnd.uniform(120, 176)
            lean = rnd.uniform(-7, 7)
            backs.append(
                Sh.poly([(x, y + 186), (x + w, y + 186), (x + w + lean, y + 186 - h), (x + lean, y + 186 - h)])
            )
            x += w + 5
    books = pile(backs)
    d.fill(books.move(*CYAN_SHIFT), CYAN, 0.4)
    d.fill(books.move(*MAGENTA_SHIFT), MAGENTA, 0.35)
    d.fill(books, INK)
    lines = [Sh.rect(b.bounds[0] + 3, b.bounds[1] + 18, b.bounds[2] - b.bounds[0] - 6, 4) for b in backs[::2]]
    d.fill(lines, "#f4e6c8")


def _coat(d: Doc) -> None:
    """shoulders, collar, neck: an ordinary reader up to here"""
    coat = S("20,820! 40,706 120,650 226,620! 300,690! 374,620! 480,650 560,706 580,820!")
    misprint(d, coat.grow(3), INK, 1.1)
    neck = S("250,540! 246,620 226,640! 300,706! 374,640! 354,620 350,540!")
    d.inked(neck, d.hlin(neck, *PAPER), 4, 1.6)
    d.fill(S("250,560! 350,560! 352,612 300,640 248,612!"), INK, 0.8)
    for s in ("228,622! 190,640 210,700 290,752! 300,700!", "372,622! 410,640 390,700 310,752! 300,700!"):
        d.inked(S(s), d.dlin(S(s), "#fffdf4", "#e6d2ac"), 4, 1.8)
    d.fill(
        [brush(w, 8, LEAF, 10) for w in ("96,690 84,750 90,806", "504,690 516,750 510,806", "300,760 300,790 300,810")],
        "#fffdf4",
    )


def _book(d: Doc, rnd: random.Random) -> None:
    """boards and the block of leaves, standing on the neck like a head; hair grows over the upper edge"""
    boards = S("60,150! 180,120 300,150! 420,120 540,150! 552,560! 424,536 300,566! 176,536 48,560!")
    misprint(d, boards.grow(4), INK, 1.2)
    for i in range(5):
        o = i * 5
        low, high = 152 - o * 0.3, 128 + o * 0.4
        block = S(
            f"{72 + o},{low}! 184,{high} 300,{160 - o * 0.2}! 416,{high} {528 - o},{low}! "
            f"{540 - o},{552 - o * 1.4}! 424,{528 - o} 300,{556 - o}! 176,{528 - o} {60 + o},{552 - o * 1.4}!"
        )
        d.inked(block, PAPER[i % 2], 2.2, 0.8)
    tufts = [
        brush(
            [
                (x, 152 - abs(x - 300) * 0.03),
                (x + rnd.uniform(-16, 16), 104),
                (x + rnd.uniform(-34, 34), rnd.uniform(52, 84)),
            ],
            17,
            taper(0.9, 0, 0.1),
            10,
        )
        for x in range(104, 510, 22)
    ]
    misprint(d, U(tufts), INK, 0.8)


def _lines(x0: float, x1: float, rows: tuple[float, ...], rnd: random.Random) -> Sh:
    """written lines"""
    return pile(
        [
            brush([(x0, y), ((x0 + x1) / 2, y - 5), (x1 - rnd.uniform(0, 26), y + 3)], 4, taper(0.6, 0.4), 8)
            for y in rows
        ]
    )


def _left_page(d: Doc, rnd: random.Random) -> None:
    """half a face in print: one shut eye, half a nose at the fold, half a mouth; the text runs round it"""
    d.fill(S("232,150! 300,168! 300,540! 262,532 240,400"), "#b58f6a", 0.45)
    d.fill(_lines(98, 270, (186, 206, 226, 500, 520), rnd), "#857a80")
    d.fill(_lines(98, 136, (262, 282, 302, 322, 342, 362, 382), rnd), "#857a80")
    lid = brush("140,318 186,344 250,312", 13, taper(0.15, 0.15, 0.5), 14)
    lashes = [
        cutw(x, y, x + dx, y + 26, 6) for x, y, dx in ((156, 328, -10), (180, 336, -4), (206, 334, 3), (230, 324, 9))
    ]
    brow = brush("128,268 180,240 254,262", 17, taper(0.2, 0.1, 0.4), 14)
    nose = brush("296,290 282,360 258,404 278,420 298,420", 8, taper(0.2, 0.5, 0.6), 16)
    mouth = brush("168,456 220,478 298,470", 11, taper(0.1, 0.6, 0.7), 14)
    misprint(d, U([lid, brow, nose, mouth, *lashes]), INK, 0.8)
    d.fill(Sh.ell(150, 402, 26, 18), MAGENTA, 0.6)


def _next_face(d: Doc) -> None:
    """what is under the page that he lifts: wide awake, all teeth, not his"""
    page = S("302,168! 416,136 524,158! 536,540! 424,520 302,548!")
    d.fill(page, d.lin(302, 0, 540, 0, "#2a1c30", INK))
    ball = Sh.ell(420, 318, 58, 60)
    d.fill(ball.move(7, 5), MAGENTA)
    d.fill(ball.move(-6, -4), CYAN)
    d.fill(ball, "#fffdf4")
    d.fill(Sh.ell(410, 322, 21), MAGENTA)
    d.fill(Sh.ell(408, 322, 9, 12), INK)
    grin = S("306,438! 380,470 470,446 524,392! 520,470 462,520 380,530 306,512!")
    d.fill(grin.move(6, 5), MAGENTA)
    d.fill(grin.move(-5, -4), CYAN)
    d.fill(grin, "#fffdf4")
    d.fill(
        [
            brush([(x, 400), (x + 4, 470), (x - 2, 540)], 6, taper(0.8, 0.8), 6) & grin
            for x in (336, 370, 404, 438, 470, 498)
        ],
        INK,
    )
    d.fill(brush("306,476 390,500 524,430", 7, LEAF, 14) & grin, INK)


def _turning(d: Doc, rnd: random.Random) -> None:
    """his right page, half turned: the other half of the sleeping face bends away on it, in a hand of his own"""
    leaf = S("302,166! 344,150 380,170 396,230! 372,320 384,420 402,516! 356,536 302,546!")
    misprint(d, leaf.grow(3), INK, 1.0)
    d.fill(leaf, d.lin(302, 0, 402, 0, "#e6d2ac", "#ffffff", "#e6d2ac", "#b58f6a"))
    d.fill(_lines(314, 366, (190, 208, 226, 500), rnd) & leaf, "#857a80")
    parts = (
        brush("310,262 340,246 372,262", 15, taper(0.3, 0.2, 0.4), 10),
        brush("312,316 340,342 372,322", 11, taper(0.3, 0.2, 0.5), 10),
        brush("304,420 318,420 326,408", 7, taper(0.5, 0.2), 6),
        brush("304,470 340,474 376,452", 10, taper(0.6, 0.1), 10),
    )
    d.fill(U(list(parts)) & leaf, INK)
    curl = S("380,170! 430,176 452,226 436,292! 416,238 396,230!")
    misprint(d, curl.grow(3), INK, 0.9)
    d.fill(curl, d.lin(380, 170, 450, 290, "#ffffff", "#e6d2ac", "#a8845c"))
    pose_hand(d, "pinch", (566, 268), 0.92, 196, ("#ffffff", "#fbf0d8", "#b58f6a"), cuff=("#6a5a78", INK, INK), arm=90)


def _ribbon(d: Doc) -> None:
    """the bookmark hangs out like a tongue"""
    tongue = S("286,536! 316,536! 322,600 316,664 300,690! 282,664 280,600")
    misprint(d, tongue.grow(4), INK, 0.9)
    d.fill(tongue, MAGENTA)
    d.fill(brush("300,544 302,600 300,660", 6, LEAF, 10), INK)
