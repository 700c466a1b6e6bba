"""cover_4: grey cloth under soot; one huge hand presses out through it from within."""

import random
from itertools import pairwise

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, pts_of
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve
from tools.art.parts.boards import metal_corner, shut_book, spine_joint
from tools.art.parts.pose import POSES, pose_shape
from tools.art.parts.relief import shadow_plane
from tools.art.picture import Picture

PICTURE = Picture(seed=214, size=(704, 648))
CLOTH = ("#6f7480", "#484c5a", "#23242f")
BRASS = ("#fff0c8", "#c09050", "#5a3a1e")


def draw(d: Doc, detail: int) -> None:
    """The whole shut book."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.lin(30, 20, 660, 610, *CLOTH), rnd)
    weave(d, board)
    spine_joint(d, "#12131a", "#8a90a0")
    dust = dust_sheet(rnd)
    d.fill(dust.move(2, 4), "#15161e", 0.55)
    d.inked(dust, d.rad(330, 330, 420, "#f0e8d8", "#d6ccba", "#a49a8c"), 2, 0.6, "#5a5450")
    d.fill(specks(dust, 420, (1, 2.8), rnd), "#7d7468", 0.7)
    d.fill(chatter(dust, 130, 1.8, 15, -38, rnd), "#8f8678", 0.7)
    palm(d, rnd)
    claws(d)
    soot(d, rnd)
    for x, y, sx, sy in ((30, 22, 1, 1), (660, 22, -1, 1), (30, 604, 1, -1), (660, 604, -1, -1)):
        metal_corner(d, x, y, sx, sy, BRASS, rnd, 1.1)
    clasp(d, rnd)


def weave(d: Doc, board: Sh) -> None:
    """plain cloth: warp and weft"""
    threads = [sliver(30, y, 660, y + 2, 1) for y in range(30, 604, 11)] + [
        sliver(x, 24, x + 2, 604, 1) for x in range(36, 660, 11)
    ]
    d.fill(pile(threads) & board.shrink(4), "#1a1b24", 0.6)


def dust_sheet(rnd: random.Random) -> Sh:
    """everything but the edges"""
    edge = [
        (rnd.uniform(-7, 7) + x, rnd.uniform(-7, 7) + y)
        for x, y in (
            (98, 60),
            (200, 48),
            (330, 54),
            (460, 46),
            (580, 56),
            (634, 80),
            (640, 200),
            (632, 330),
            (642, 450),
            (630, 560),
            (520, 584),
            (390, 576),
            (260, 588),
            (140, 580),
            (96, 550),
            (102, 430),
            (92, 310),
            (102, 180),
        )
    ]
    return S(edge)


def palm(d: Doc, rnd: random.Random) -> None:
    """a hand as large as the book stands up under the cloth: the weave is drawn over it, the soot comes off"""
    hand = pose_shape("press", (206, 494), 2.55, -52, wrist=False).grow(10)
    x, y = hand.center
    d.glow(x + 10, y + 20, 290, (0, "#0d0e14", 0.8), (0.62, "#0d0e14", 0.5), (1, "#0d0e14", 0))
    d.fill(hand.grow(16), "#565a68")
    d.fill(hand.grow(16).move(10, 14) - hand.grow(4), "#0d0e14", 0.55)
    d.inked(hand, d.rad(x - 60, y - 90, 330, "#e4e8f0", "#9aa0b0", "#565b6b", "#23242e"), 4.4, 2.4, PAGE_INK)
    shadow_plane(d, hand, (x - 200, y - 260), 26, "#14151e", 0.55)
    across = [
        brush([(x - 300, y + o), (x - 60, y + o * 0.82 - 26), (x + 300, y + o)], 2.6, taper(0.6, 0.6), 18)
        for o in range(-300, 310, 15)
    ]
    down = [
        brush([(x + o, y - 300), (x + o * 0.82 - 20, y - 40), (x + o, y + 300)], 2.6, taper(0.6, 0.6), 18)
        for o in range(-300, 310, 15)
    ]
    d.fill(pile(across + down) & hand, "#1a1b24", 0.5)
    d.fill(wedges(hand, 15, 46, 9, (-0.5, -0.8), 0.1, 0.5, rnd), "#12131a")
    knuckles(d)
    d.fill(hand - hand.move(8, 9), "#f6f8fc", 0.9)


def knuckles(d: Doc) -> None:
    """the cloth is drawn tight over every joint and hangs in folds from one to the next"""
    with d.group(transform="translate(206 494) rotate(-52) scale(2.55)"):
        roots = [pts_of(f.joints)[0] for f in POSES["press"].before[:4]]
        for (ax, ay, _), (bx, by, _) in pairwise(roots):
            sag = [(ax + 4, ay + 2), ((ax + bx) / 2 - 7, (ay + by) / 2), (bx + 4, by - 2)]
            d.fill(brush(sag, 2.8, LEAF, 8), "#14151e", 0.55)
        joints = [knot for f in POSES["press"].before for knot in pts_of(f.joints)[1:-1]]
        for x, y, _ in (*roots, *joints):
            d.glow(x - 2, y - 1, 15, (0, "#ffffff", 0.85), (0.45, "#e4e8f0", 0.4), (1, "#9aa0b0", 0))
            folds = [brush([(x + s, y - 8), (x + s + 3, y), (x + s, y + 8)], 1.9, LEAF, 8) for s in (4, 8)]
            d.fill(pile(folds), "#14151e", 0.75)


TIPS = ((138, -58, -20), (164, -24, -7), (162, 14, 3), (130, 54, 16), (58, -86, -70))
"""Ends of the fingers in the hand's own grid, and the degrees in which they point."""


def claws(d: Doc) -> None:
    """it has come through: the cloth is torn over every finger, fire shows in the tears, a claw stands out of each"""
    with d.group(transform="translate(206 494) rotate(-52) scale(2.55)"):
        for x, y, way in TIPS:
            rays = [cutw(x, y, *polar(x, y, 40, way + a), 4) for a in (-62, -34, -12, 18, 40, 66)]
            d.fill(pile(rays), "#4a4640", 0.8)
            tear = S("-15,-3! -8,-10 2,-9 12,-13! 10,-4 17,2! 8,6 6,13! -6,9 -16,8!").rot(way).move(x - 1, y)
            d.inked(tear, d.rad(x, y, 18, "#ffc850", "#cf3a22", "#3f0c1c"), 1.5, 0.6, "#0d0e14")
            claw = S("-8,-6! 4,-7 16,-4 29,5! 14,5 2,7 -8,6!").rot(way).move(x + 1, y)
            d.inked(claw, d.dlin(claw, "#fffaf0", "#d8c49a", "#6a4a2c"), 1.4, 0.7, "#0d0e14")


def soot(d: Doc, rnd: random.Random) -> None:
    """fallen from the fingers, in lumps and in dust, heaped over the wrist"""
    heap = S(
        "94,600! 90,470 130,432 200,446 262,474 340,458 420,478 500,440 590,452 640,486! 640,600! "
        "520,586 380,592 240,588"
    )
    d.fill(heap.move(0, -9), "#0d0e14", 0.5)
    d.inked(heap, d.lin(0, 430, 0, 600, "#fffaf0", "#d6ccba", "#a49a8c"), 3, 1.2, "#5a5450")
    d.fill(wedges(heap, 13, 22, 4, (-0.4, -0.9), 0.1, 0.5, rnd), "#6a6258", 0.8)
    d.fill(specks(heap, 160, (1, 2.8), rnd), "#7d7468", 0.7)
    for _ in range(46):
        px, py = rnd.uniform(120, 600), rnd.uniform(440, 580)
        r = rnd.uniform(2.6, 9)
        ball = Sh.ell(px, py, r, r * 0.8).rot(-30, px, py)
        d.inked(ball, d.rad(px - 3, py - 3, 12, "#fffaf0", "#c6bcaa"), 1.8, 0.8, "#4a4640")
    falls = [
        sliver(px, py, px + rnd.uniform(-3, 3), py + rnd.uniform(40, 96), 3)
        for px, py in [(rnd.uniform(130, 590), rnd.uniform(330, 420)) for _ in range(34)]
    ]
    d.fill(pile(falls), "#f0e8d8", 0.75)


def clasp(d: Doc, rnd: random.Random) -> None:
    """a brass tongue on the fore edge"""
    carve(d, Sh.rect(610, 372, 78, 44, 8), BRASS, rnd, (8, 10, 3), lw=3.2)
    carve(d, Sh.ell(628, 394, 20, 24), BRASS, rnd, (8, 10, 3), lw=3)
    d.fill(U(Sh.ell(628, 388, 5.5), Sh.poly([(625, 390), (631, 390), (634, 406), (622, 406)])), PAGE_INK)
