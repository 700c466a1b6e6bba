"""cover_4: grey cloth under a finger of dust; someone drew an eye in it, and it has been wiped from within."""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, pts_of, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve
from tools.art.parts.boards import metal_corner, shut_book, spine_joint
from tools.art.parts.pose import pose_shape
from tools.art.parts.relief import shadow_plane
from tools.art.picture import Picture

PICTURE = Picture(seed=214, size=(704, 648))
CLOTH = ("#6f7480", "#484c5a", "#23242f")
BRASS = ("#fff0c8", "#c09050", "#5a3a1e")
WIPE = "120,520 210,452 300,376 392,306 486,232 560,160"


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
    drawn_eye(d, dust, rnd)
    rolled(d, rnd)
    palm(d, rnd)
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
    """everything but the edges and one long swipe"""
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
    sheet = S(edge)
    fingers = [
        brush([(x + o * 0.64, y + o * 0.77) for x, y, _ in pts_of(WIPE)], 44, taper(0.3, 0.75, 0.5, 0.6), 26)
        for o in (-34, 2, 38)
    ]
    return sheet - U(fingers)


def drawn_eye(d: Doc, dust: Sh, rnd: random.Random) -> None:
    """finger-wide lines down to the cloth: a slit eye with lashes, as a child would draw it"""
    strokes = [
        brush("136,350 220,240 346,204 476,248 560,344", 21, taper(0.5, 0.6, 0.5), 26),
        brush("140,352 224,448 350,484 474,444 556,350", 20, taper(0.6, 0.5, 0.5), 26),
        Sh.ring(348, 344, 100, 83),
        brush("350,268 372,344 350,420", 17, taper(0.3, 0.3), 14),
        brush("346,268 326,344 346,420", 17, taper(0.3, 0.3), 14),
    ]
    strokes += [
        brush(
            [polar(348, 350, 178 - abs(a + 90) * 0.2, a), polar(348, 344, 222 - abs(a + 90) * 0.1, a + 2)],
            17,
            taper(0.7, 0.5),
            8,
        )
        for a in (-142, -118, -92, -64, -40)
    ]
    lines_ = U(strokes) & dust
    d.fill(lines_.grow(4), "#fffaf0", 0.9)
    d.inked(lines_, d.lin(130, 200, 560, 480, "#565a68", "#33353f"), 1.8, -0.6, "#15161e")


def rolled(d: Doc, rnd: random.Random) -> None:
    """what was wiped away lies rolled up along the swipe"""
    for i, (x, y, tx, ty) in enumerate(sample(WIPE, 22)):
        for o in (-70, 74):
            if rnd.random() < 0.34:
                continue
            px, py = (
                x - ty * o * (0.5 + 0.5 * math.sin(math.pi * i / 22)),
                y + tx * o * (0.5 + 0.5 * math.sin(math.pi * i / 22)),
            )
            ball = Sh.ell(px, py, rnd.uniform(5, 11), rnd.uniform(4, 8)).rot(-38, px, py)
            d.inked(ball, d.rad(px - 3, py - 3, 12, "#fffaf0", "#c6bcaa"), 1.8, 0.8, "#4a4640")


def palm(d: Doc, rnd: random.Random) -> None:
    """where the swipe ends the cloth stands up: a hand is under it, and pushes"""
    hand = pose_shape("press", (424, 338), 1.3, -41).grow(6)
    x, y = hand.center
    d.glow(x + 14, y + 18, 190, (0, "#0d0e14", 0.85), (0.6, "#0d0e14", 0.5), (1, "#0d0e14", 0))
    d.fill(hand.move(12, 16), "#0d0e14", 0.6)
    d.inked(hand, d.rad(x - 40, y - 50, 200, "#dfe4ec", "#9aa0b0", "#565b6b", "#262733"), 3.8, 2, PAGE_INK)
    shadow_plane(d, hand, (x - 200, y - 260), 15, "#14151e", 0.6)
    across = [
        brush([(x - 190, y + o), (x, y + o * 0.8 - 22), (x + 190, y + o)], 2.4, taper(0.6, 0.6), 16)
        for o in range(-180, 190, 12)
    ]
    down = [
        brush([(x + o, y - 190), (x + o * 0.8 - 14, y), (x + o, y + 190)], 2.4, taper(0.6, 0.6), 16)
        for o in range(-180, 190, 12)
    ]
    d.fill(pile(across + down) & hand, "#1a1b24", 0.55)
    d.fill(hand - hand.move(6, 7), "#f2f5fa", 0.9)


def clasp(d: Doc, rnd: random.Random) -> None:
    """a brass tongue on the fore edge"""
    carve(d, Sh.rect(610, 372, 78, 44, 8), BRASS, rnd, (8, 10, 3), lw=3.2)
    carve(d, Sh.ell(628, 394, 20, 24), BRASS, rnd, (8, 10, 3), lw=3)
    d.fill(U(Sh.ell(628, 388, 5.5), Sh.poly([(625, 390), (631, 390), (634, 406), (622, 406)])), PAGE_INK)
