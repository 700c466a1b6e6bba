"""cover_4: grey cloth under soot; one huge hand presses out through it from within."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, ink_shape, pile
from tools.art.inkwell.spline import Point, polar, pts_of, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import limb
from tools.art.parts.boards import shut_book, spine_joint
from tools.art.parts.pose import POSES, pose_shape
from tools.art.picture import Picture

PICTURE = Picture(seed=214, size=(704, 648))
CLOTH = ("#5a5668", "#2f2c3e", "#14121e")
HEART = (372, 300)


def draw(d: Doc, detail: int) -> None:
    """The whole shut book; the book that it is let into has corners and a clasp of its own."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(*HEART, 430, "#a79a94", "#6d6672", "#363246", "#14121e"), rnd)
    with d.clip(board.shrink(3)):
        folds(d, board, rnd)
        palm(d, rnd, board)
        claws(d)
        soot(d, rnd)
    spine_joint(d, "#0c0b12", "#6a6678")


def folds(d: Doc, board: Sh, rnd: random.Random) -> None:
    """cloth drawn tight over the hand: from the ends of the fingers folds run out to the edges, lit on one lip"""
    dark, lit = [], []
    tips = [placed(x, y) for x, y, _ in TIPS]
    ends = (
        (88, 250), (100, 60), (210, 18), (330, 18), (420, 18), (510, 18), (600, 18), (660, 60), (660, 190), (660, 300),
        (660, 400), (660, 480), (88, 380), (88, 470),
    )  # fmt: skip
    for x, y in ends:
        tx, ty = min(tips, key=lambda tip: math.hypot(tip[0] - x, tip[1] - y))
        far = math.hypot(tx - x, ty - y)
        nx, ny = -(ty - y) / far, (tx - x) / far
        for k in (-1, 0, 1):
            sx, sy = x + nx * k * 34 + rnd.uniform(-8, 8), y + ny * k * 34 + rnd.uniform(-8, 8)
            mid = (sx + tx) / 2 + nx * 9 * k, (sy + ty) / 2 + ny * 9 * k
            near = tx + (sx - tx) * 0.16, ty + (sy - ty) * 0.16
            wide = (17, 24, 15)[k + 1]
            dark.append(brush([(sx, sy), mid, near], wide, TAIL, 12))
            lit.append(brush([(sx - 9, sy - 11), (mid[0] - 8, mid[1] - 9), near], wide * 0.36, TAIL, 12))
    weave = para_lines(board.bounds, 38, 8, 2, 60)
    tone = engrave(board, weave, lambda x, y: math.hypot(x - HEART[0], y - HEART[1]) / 420 - 0.3, 8, 0.8, 6, step=24)
    d.fill(tone, "#120f1a", 0.8)
    d.fill(pile(dark) & board, "#120f1a", 0.85)
    d.fill(pile(lit) & board, "#8d8088", 0.5)


STONE = ("#fbeed2", "#a39bb0", "#3f3a56")
"""The three flat planes of the hand: seen by the lamp, beside it, away from it."""
SHADE = (0.6, 0.8)
"""The way the lamp's light goes."""


def placed(x: float, y: float) -> Point:
    """from the hand's own grid to the board's"""
    a = math.radians(-52)
    x, y = x * 2.55, y * 2.55
    return 206 + x * math.cos(a) - y * math.sin(a), 494 + x * math.sin(a) + y * math.cos(a)


def palm(d: Doc, rnd: random.Random, board: Sh) -> None:
    """a hand as large as the book stands up under the cloth: thick contour, three planes, cuts round every form"""
    hand = pose_shape("press", (206, 494), 2.55, -52, wrist=False).grow(10)
    thrown = (hand.move(34, 40) | hand.move(17, 20)) & board
    d.fill(thrown, "#0c0a12", 0.9)
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
    for x, y, _ in TIPS:
        d.glow(*placed(x, y), 118, (0, "#ffb048", 0.85), (0.35, "#e0501f", 0.5), (1, "#6a1526", 0))
    with d.group(transform="translate(206 494) rotate(-52) scale(2.55)"):
        for x, y, way in TIPS:
            rays = [cutw(x, y, *polar(x, y, 40, way + a), 4) for a in (-62, -34, -12, 18, 40, 66)]
            d.fill(pile(rays), "#ffcf60", 0.9)
            tear = S("-15,-3! -8,-10 2,-9 12,-13! 10,-4 17,2! 8,6 6,13! -6,9 -16,8!").rot(way).move(x - 1, y)
            d.inked(tear, d.rad(x, y, 19, "#fff4c2", "#ffb048", "#d8431f", "#5a1020"), 1.5, 0.6, "#0d0e14")
            claw = S("-8,-6! 4,-7 16,-4 29,5! 14,5 2,7 -8,6!").rot(way).move(x + 1, y)
            d.inked(claw, d.dlin(claw, "#fffaf0", "#d8c49a", "#6a4a2c"), 1.4, 0.7, "#0d0e14")


def soot(d: Doc, rnd: random.Random) -> None:
    """fallen from the fingers, heaped over the wrist: dark, the fire on its crest"""
    heap = S(
        "60,640! 60,500 130,474 200,488 262,512 340,500 420,522 500,498 590,508 670,530! 680,640! "
        "520,640 380,640 240,640"
    )
    d.inked(heap, d.lin(0, 470, 0, 610, "#6a5a60", "#2c2634", "#0e0c14"), 4, 1.2, "#0c0a12")
    d.fill(heap - heap.move(3, 7), "#f0b070", 0.85)
    d.fill(wedges(heap, 12, 34, 6, (0.4, 0.9), 0.1, 0.5, rnd), "#0c0a12")
    for _ in range(16):
        px, py = rnd.uniform(120, 630), rnd.uniform(520, 592)
        r = rnd.uniform(5, 12)
        lump = Sh.ell(px, py, r, r * 0.8).rot(-30, px, py)
        d.inked(lump, d.rad(px - 3, py - 4, 13, "#d8a878", "#5a4a54", "#1c1824"), 2, 0.8, "#0c0a12")
    for _ in range(26):
        px, py = rnd.uniform(300, 640), rnd.uniform(60, 470)
        d.fill(Sh.ell(px, py, rnd.uniform(1.8, 3.6)), "#ffcf80", 0.8)
