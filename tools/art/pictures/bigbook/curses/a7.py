"""a7 Scattered Pages: the deck is a dovecote under an open book; two pages come home to it as folded doves."""

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fold import fold
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=77)
LAMP = (300, 330)
PAPER = ("#ffffff", "#efe8f4", "#7a719c")
# a folded dove with lifted wings, breast to the left, about 220 wide; tones 0 lit .. 1 shade
DOVE = (
    (((30, -4), (84, -120), (-12, -22)), 0.8),
    (((24, -2), (118, 26), (112, 62), (40, 34)), 0.55),
    (((-30, -30), (34, -12), (46, 34), (-8, 46), (-46, 8)), 0.12),
    (((-30, -30), (-46, 8), (-74, -40), (-58, -62)), 0.3),
    (((-58, -62), (-74, -40), (-112, -38)), 0.75),
    (((40, 6), (4, -130), (-34, -20), (-6, 10)), 0.0),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    evening(d)
    d.glow(300, 250, 250, (0, "#ffffff", 0.9), (0.5, "#ece9fb", 0.45), (1, "#8680c2", 0))
    with d.group(transform="translate(300 344) scale(0.98) translate(-300 -322)"):
        stack(d, rnd)
        roof(d, rnd)
    trail(d, "690,116 650,170 600,196 548,204")
    fold(d, DOVE, 496, 238, 0.96, -10, PAPER, CURSE_BLACK, 5)
    fold(d, DOVE, 104, 246, 1.0, 8, PAPER, CURSE_BLACK, 5, flip=True)


def evening(d: Doc) -> None:
    """lilac dusk over a garden wall; what else was a page flies behind, small"""
    lit_air(d, LAMP, 470, (0, "#fffbe8"), (0.2, "#d4cff2"), (0.42, "#7a73b8"), (0.7, "#2c2858"), (1, "#0e0c20"))
    swirl = [[polar(300, 220, 160 + 520 * (j / 40), k * 30 + j * 4.5) for j in range(41)] for k in range(12)]
    d.fill(
        engrave(d.window, swirl, lambda x, y: math.hypot(x - 300, y - 220) / 420 - 0.3, 13, 1, 15, 34), "#1c1a3a", 0.7
    )
    ridge(d, "-140,400! -40,372 60,392 170,370 300,386 430,366 560,390 660,368 740,384!", "#4a4484", "#d4cff2", 5)
    ridge(d, "-140,452! 20,440 200,450 400,440 600,452 740,442!", "#1c1a3a", "#8680c2", 6)
    for x, y, turn in ((-40, 150, 20), (-70, 260, -12), (660, 290, 14), (600, 110, -20)):
        sheet = S("-26,-4! 0,-20 26,-6! 4,-2 0,8 -6,0").rot(turn).move(x, y)
        d.inked(sheet, "#f4f1ff", 4, 1.4, CURSE_BLACK)


def stack(d: Doc, rnd: random.Random) -> None:
    """the deck: thick bundles of pages as floors, three lit flight holes, all on a post"""
    post = S("276,560! 324,560! 332,700! 268,700!")
    hew(d, post, "horn", rnd, 5, (9, 18, 6), 6)
    for k in range(6):
        y, half = 556 - k * 38, 132 - (4 if k % 2 else 0)
        x = 300 + (5 if k % 3 else -5)
        floor = S(
            f"{x - half},{y - 34}! {x + half},{y - 36}! {x + half + 7},{y - 16} "
            f"{x + half},{y + 4}! {x - half},{y + 4}! {x - half - 7},{y - 16}"
        )
        d.inked(floor, d.lin(x - half, 0, x + half, 0, "#ffffff", "#e9e4f2", "#8f84ac", "#3f3860"), 5, 2.2, CURSE_BLACK)
        leaves = [
            sliver(x - half + 8, y - 26 + 10 * r, x + half * rnd.uniform(0.2, 0.9), y - 26 + 10 * r, 3.6)
            for r in range(3)
        ]
        d.fill(pile(leaves), "#5d5484")
    for x in (228, 300, 372):
        d.glow(x, 424, 62, (0, "#ffffff", 0.9), (0.5, "#ece9fb", 0.5), (1, "#bdb8e6", 0))
        hole = Sh.ell(x, 414, 25) | Sh.rect(x - 25, 414, 50, 32)
        d.inked(hole, d.rad(x, 428, 40, "#fff6c8", "#ffc850", "#c8702e"), 6, 2, CURSE_BLACK)
        d.inked(Sh.rect(x - 36, 444, 72, 12, 5), "#f6edd8", 4, 1.6, CURSE_BLACK)


def roof(d: Doc, rnd: random.Random) -> None:
    """an open book laid face down: two boards, the spine as ridge, page edges under the eaves"""
    for side in (1, -1):
        pages = S("300,262! 180,318 120,372! 132,388! 200,344 300,300!")
        board = S("300,222! 250,236 168,286 92,352! 104,378! 180,318 300,264!")
        for part, paint in (
            (pages, d.lin(120, 0, 480, 0, "#ffffff", "#cfc6dc", "#6a6088")),
            (board, d.lin(100, 230, 500, 330, "#cbb8e4", "#6f5f9c", "#2c2548")),
        ):
            shape = part if side > 0 else part.flipx(300)
            d.inked(shape, paint, 5, 2.2, CURSE_BLACK)
            d.fill(wedges(shape, 10, 24, 6, (-0.7, -0.6), 0.12, 0.4, rnd), CURSE_BLACK)
    spine = S("270,232! 286,214 314,214 330,232! 322,262 300,272 278,262")
    hew(d, spine, "horn", rnd, 5, (8, 14, 5), 0)


def trail(d: Doc, spec: str) -> None:
    """dashes of the flight"""
    points = sample(spec, 12)
    dashes = [sliver(points[k][0], points[k][1], points[k + 1][0], points[k + 1][1], 7) for k in range(0, 11, 2)]
    d.fill(pile(dashes), "#ffffff")
