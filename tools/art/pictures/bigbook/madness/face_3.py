"""face_3: ears where the eyes should be, and in each ear a mouth that talks.

The eyes have gone where the ears were.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import INK
from tools.art.parts.cuts import cut_as
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=243)
SKIN = ("#fffdf4", "#f4e6c8", "#cdb088")
HEAD = (
    "300,118! 388,122 456,172 478,262 470,360 452,452 418,536 366,604 300,634 234,604 182,536 148,452 "
    "130,360 122,262 144,172 212,122"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _noise(d)
    _neck(d)
    for x, side in ((112, -1), (488, 1)):
        _stray_eye(d, x, 340, side)
    _head(d, rnd)
    _ear(d, 212, 330, -1)
    _ear(d, 388, 330, 1)
    _rest(d)


def _noise(d: Doc) -> None:
    """rings of talk about both ears, crossing, out of step"""
    field = Sh.rect(34, 34, 532, 772, 16)
    rings = circ_lines(212, 330, 190, 760, 30) + circ_lines(388, 330, 190, 760, 30)
    waves = engrave(field, rings, lambda x, y: 0.2 + abs(y - 330) / 900, 17, 1, 11, step=18)
    d.fill(waves.move(*CYAN_SHIFT), CYAN, 0.5)
    d.fill(waves.move(*MAGENTA_SHIFT), MAGENTA, 0.45)
    d.fill(waves, INK)


def _neck(d: Doc) -> None:
    """a neck, a collar buttoned to the top"""
    neck = S("238,560! 236,680 190,722! 410,722! 364,680 362,560!")
    misprint(d, neck.grow(5), INK, 1.0)
    d.fill(neck, d.hlin(neck, *SKIN))
    d.fill(S("238,600! 300,650 362,600! 362,664 300,690 238,664!"), INK, 0.85)
    coat = S("34,810! 60,730 150,700 236,684! 300,760! 364,684! 450,700 540,730 566,810!")
    misprint(d, coat, INK, 1.0)
    d.fill(
        [
            brush(s, 7, LEAF, 10)
            for s in (
                "120,730 110,770 112,806",
                "480,730 490,770 488,806",
                "250,706 280,744 296,790",
                "350,706 320,744 304,790",
            )
        ],
        "#fffdf4",
    )


def _head(d: Doc, rnd: random.Random) -> None:
    """bald, long, one seam over the crown; planes on the far side only"""
    head = S(HEAD)
    misprint(d, head.grow(6), INK, 1.1)
    d.fill(head, d.lin(140, 130, 470, 560, *SKIN))
    d.fill(S("440,140! 420,260 440,400 400,520 330,634! 470,560 520,300!") & head, "#b58f6a", 0.5)
    cut_as(d, head, "flesh", INK, rnd, (-0.8, -0.4), 1.0)
    seam = brush("206,150 260,172 330,164 398,150", 5, taper(0.4, 0.4), 20)
    ticks = [cutw(x, y - 12, x + 3, y + 12, 5) for x, y, _, _ in sample("206,150 260,172 330,164 398,150", 9)[1:-1]]
    d.fill(pile([seam, *ticks]), INK)


def _ear(d: Doc, x: float, y: float, side: int) -> None:
    """a whole ear, rim, fold and lobe; where the hole is, lips and teeth"""

    def place(s: Sh) -> Sh:
        return (s if side > 0 else s.flipx(0)).scale(1.06).rot(side * 6).move(x, y)

    shell = place(S("-30,86! -52,40 -58,-24 -44,-78 -2,-104 44,-92 70,-48 66,4 48,40 40,74 16,108 -14,110"))
    d.fill(shell.grow(20), "#b58f6a", 0.4)
    misprint(d, shell.grow(5), INK, 0.9)
    d.fill(shell, d.dlin(shell, "#ffffff", "#f6dcc0", "#d09a78"))
    folds = ("-38,-40 -30,-76 0,-88 34,-76 54,-40 50,0 34,30", "20,-58 36,-34 32,-4 18,16", "-24,-46 -4,-66 18,-58")
    d.fill([place(brush(f, 9, taper(0.3, 0.2, 0.5), 20)) for f in folds], INK)
    d.fill(place(S("-10,88 4,98 20,82! 10,74 -4,78")), "#d09a78")
    pit = place(S("-44,-22! -20,-44 14,-40 30,-6 24,36 2,64 -24,60 -42,28"))
    misprint(d, pit, INK, 0.6)
    lips = place(S("-32,2! -16,-16 -4,-8 10,-18 24,2! 14,36 -4,44 -24,34"))
    d.fill(lips, MAGENTA)
    mouth = place(S("-24,4! -4,-2 16,4! 10,26 -4,32 -18,24"))
    d.fill(mouth, INK)
    d.fill(place(S("-21,5! -4,0 13,5! 11,13 -4,10 -19,13")), "#ffffff")
    d.fill(place(S("-14,26! -4,18 8,26! -4,31")), CYAN)


def _stray_eye(d: Doc, x: float, y: float, side: int) -> None:
    """the eye, out on its stalk at the side of the head, looking in again"""
    stalk = brush([(x - side * -44, y + 8), (x - side * -22, y + 2), (x, y)], 40, taper(0.7, 0.9), 10)
    misprint(d, stalk.grow(4), INK, 0.8)
    d.fill(stalk, SKIN[1])
    ball = Sh.ell(x, y, 44, 46)
    misprint(d, ball.grow(5), INK, 1.0)
    d.fill(ball, d.rad(x - 10, y - 14, 60, "#ffffff", "#fffdf4", "#d8c4a4"))
    ix = x + side * 8
    d.fill(Sh.ell(ix, y, 23, 25), CYAN)
    d.fill(Sh.ell(ix, y, 12, 16), INK)
    d.fill(Sh.ell(ix - 7, y - 9, 6), "#ffffff")
    veins = [
        cutw(x + side * 38 * math.cos(a), y + 38 * math.sin(a), x + side * 20 * math.cos(a), y + 24 * math.sin(a), 4)
        for a in (-0.9, -0.3, 0.4, 1.0)
    ]
    d.fill(pile(veins), MAGENTA)


def _rest(d: Doc) -> None:
    """a nose in the middle, brows over the ears as if nothing were, and no mouth at all: a button"""
    d.fill(
        [brush(s, 15, taper(0.2, 0.1, 0.4), 14) for s in ("140,206 186,180 252,198", "348,192 412,170 462,200")], INK
    )
    d.fill(S("300,330! 322,430 336,452 318,468 300,472 280,466 268,450 284,420"), "#d09a78", 0.6)
    d.fill(
        [
            brush(s, 7, LEAF, 12)
            for s in ("296,336 284,410 264,450 282,468", "284,470 300,476 318,470", "336,440 342,458 326,468")
        ],
        INK,
    )
    button = Sh.ell(300, 548, 27, 25)
    misprint(d, button.grow(4), INK, 0.9)
    d.fill(button, d.dlin(button, "#ffffff", "#f4e6c8", "#b58f6a"))
    d.stroke(button.shrink(6), INK, 2.4)
    d.fill([Sh.ell(x, y, 3.6) for x in (293, 307) for y in (541, 555)], INK)
    d.fill([brush(s, 4, taper(0.8, 0.8), 4) for s in ("293,541 307,555", "307,541 293,555")], MAGENTA)
