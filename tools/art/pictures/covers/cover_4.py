"""cover_4: grey cloth under soot; one huge hand presses out through it from within."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, engrave, para_lines, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, ink_shape, pile
from tools.art.inkwell.spline import Point, polar, pts_of, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import metal_corner, shut_book, spine_joint
from tools.art.parts.pose import POSES, pose_shape
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


STONE = ("#f1ead8", "#a4abbd", "#4c5267")
"""The three flat planes of the hand: seen by the lamp, beside it, away from it."""
SHADE = (0.6, 0.8)
"""The way the lamp's light goes."""


def placed(x: float, y: float) -> Point:
    """from the hand's own grid to the board's"""
    a = math.radians(-52)
    x, y = x * 2.55, y * 2.55
    return 206 + x * math.cos(a) - y * math.sin(a), 494 + x * math.sin(a) + y * math.cos(a)


def palm(d: Doc, rnd: random.Random) -> None:
    """a hand as large as the book stands up under the cloth: thick contour, three planes, cuts round every form"""
    hand = pose_shape("press", (206, 494), 2.55, -52, wrist=False).grow(10)
    thrown = hand.move(26, 30) | hand.move(13, 15)
    d.fill(thrown & dust_sheet(random.Random(PICTURE.seed)), "#6f6a68")
    d.fill(engrave(thrown, para_lines(thrown.bounds, -38, 9, 2, 60), lambda _x, _y: 0.7, 9, 1, 5.5), PAGE_INK, 0.85)
    d.fill(hand, STONE[1])
    d.fill(hand - hand.move(-20, -26), STONE[2])
    d.fill(hand - hand.move(15, 18), STONE[0])
    for f in POSES["press"].before:
        finger(d, hand, [placed(x, y) for x, y, _ in pts_of(f.joints)], f.width * 2.55 + 18, rnd)
    back_of_hand(d, hand, rnd)
    d.fill(ink_shape(hand, 6.5, 4) - hand.shrink(3), PAGE_INK)


def finger(d: Doc, hand: Sh, joints: list[Point], wide: float, rnd: random.Random) -> None:
    """a tube of drawn cloth: lit on one side, cut round on the other, folded over the joint"""
    tube = limb(joints, [wide * 0.94, wide, wide * 0.8], 14) & hand
    (x, y), (ex, ey) = joints[0], joints[1]
    longer = limb([(x * 1.8 - ex * 0.8, y * 1.8 - ey * 0.8), *joints], [wide, wide * 0.94, wide, wide * 0.8], 18)
    d.fill(tube, STONE[1])
    d.fill(tube - longer.move(-wide * 0.24, -wide * 0.3), STONE[2])
    d.fill(tube - longer.move(wide * 0.2, wide * 0.24), STONE[0])
    stations = sample(joints, 19)
    cuts = []
    for i, (x, y, tx, ty) in enumerate(stations[3:-2]):
        side = 1 if -ty * SHADE[0] + tx * SHADE[1] > 0 else -1
        nx, ny = -ty * side, tx * side
        far = wide * (0.06 if i % 2 else -0.2) * rnd.uniform(0.7, 1.2)
        root = (x + nx * wide * 0.56, y + ny * wide * 0.56)
        cuts.append(cutw(*root, x + nx * far + tx * 9, y + ny * far + ty * 9, 7, 0.16 * side))
    d.fill(pile(cuts) & tube, PAGE_INK)
    (x, y), (ex, ey) = joints[1], joints[2]
    m = math.hypot(ex - x, ey - y)
    tx, ty = (ex - x) / m, (ey - y) / m
    folds = []
    for back, reach, w in ((-13, 0.4, 6), (0, 0.44, 9), (13, 0.36, 6)):
        cx, cy, r = x + tx * back, y + ty * back, wide * reach
        arc = [(cx + ty * r, cy - tx * r), (cx + tx * 12, cy + ty * 12), (cx - ty * r, cy + tx * r)]
        folds.append(brush(arc, w, LEAF, 12))
    d.fill(pile(folds) & tube, PAGE_INK)


CREASES = ((22, -26), (33, 0), (43, 26))
"""Arcs of the folds round a knuckle: radius, degrees they start earlier."""


def back_of_hand(d: Doc, hand: Sh, rnd: random.Random) -> None:
    """four knuckles under the cloth; from each a sinew runs to the wrist, dark on the far side"""
    roots = [placed(x, y) for x, y, _ in (pts_of(f.joints)[0] for f in POSES["press"].before[:4])]
    for k, (x, y) in enumerate(roots):
        foot = placed(-14, -16 + 9 * k)
        half = ((x + foot[0]) / 2 + 4, (y + foot[1]) / 2 - 3)
        ridge = brush([(x, y), half, foot], 30, TAIL, 16)
        d.fill(ridge.move(15, 12) & hand, STONE[2])
        d.fill((ridge - ridge.move(9, 6)) & hand, STONE[0])
        cuts = [
            cutw(px + 27, py + 21, px + 5, py + 8, 6, -0.14) for px, py, _, _ in sample([(x, y), half, foot], 12)[2:10]
        ]
        d.fill(pile(cuts) & hand, PAGE_INK)
    for k, (x, y) in enumerate(roots):
        turn = (-72, -58, -46, -28)[k]
        knob = S("-44,0! -20,-20 12,-25 36,-10 40,8 18,22 -14,20").rot(turn, 0, 0).move(x, y)
        d.fill((knob - knob.move(-13, -16)) & hand, STONE[2])
        d.fill((knob - knob.move(15, 17)) & hand, STONE[0])
        creases = [[polar(x - 6, y - 6, r, turn + a) for a in range(-30 - low, 96, 18)] for r, low in CREASES]
        d.fill(pile([brush(crease, 6.5, LEAF, 14) for crease in creases]) & hand, PAGE_INK)
    d.fill(wedges(hand, 13, 50, 8, (-0.6, -0.8), 0.1, 0.5, rnd), PAGE_INK)


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
        "94,600! 90,500 130,470 200,484 262,508 340,496 420,512 500,482 590,490 640,516! 640,600! "
        "520,586 380,592 240,588"
    )
    d.fill(heap.move(0, -9), "#0d0e14", 0.5)
    d.inked(heap, d.lin(0, 430, 0, 600, "#fffaf0", "#d6ccba", "#a49a8c"), 3, 1.2, "#5a5450")
    d.fill(wedges(heap, 13, 22, 4, (-0.4, -0.9), 0.1, 0.5, rnd), "#6a6258", 0.8)
    d.fill(specks(heap, 160, (1, 2.8), rnd), "#7d7468", 0.7)
    for _ in range(20):
        px, py = rnd.uniform(120, 600), rnd.uniform(486, 580)
        r = rnd.uniform(4, 11)
        ball = Sh.ell(px, py, r, r * 0.8).rot(-30, px, py)
        d.inked(ball, d.rad(px - 3, py - 3, 12, "#fffaf0", "#c6bcaa"), 1.8, 0.8, "#4a4640")


def clasp(d: Doc, rnd: random.Random) -> None:
    """a brass tongue on the fore edge"""
    carve(d, Sh.rect(610, 372, 78, 44, 8), BRASS, rnd, (8, 10, 3), lw=3.2)
    carve(d, Sh.ell(628, 394, 20, 24), BRASS, rnd, (8, 10, 3), lw=3)
    d.fill(U(Sh.ell(628, 388, 5.5), Sh.poly([(625, 390), (631, 390), (634, 406), (622, 406)])), PAGE_INK)
