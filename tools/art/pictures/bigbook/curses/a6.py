"""a6 Stolen Breath: the keyhole drinks, and the face goes with the breath."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, woodgrain
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.place import courses, lit_air, paving
from tools.art.parts.pose import pose_hand, pose_shape
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=76)
HOLE = (150, 268)
LAMP = (420.0, 280.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    passage(d, rnd)
    door(d, rnd)
    face(d, rnd)
    hands(d)


def passage(d: Doc, rnd: random.Random) -> None:
    """a passage of the school by night: squared stones, a window with the moon, tiles that run to it"""
    lit_air(d, LAMP, 480, (0, "#ffffff"), (0.22, "#cdc8f0"), (0.5, "#5a5494"), (0.78, "#26224a"), (1, "#0f0d20"))
    wall = Sh.rect(200, 20, 540, 440)
    courses(d, wall, d.rad(*LAMP, 480, "#d4cff2", "#7a73b4", "#363066", "#14122a"), "#1a1836", LAMP, rnd, (108, 56))
    opening = S("560,330! 560,170 612,96 664,170 664,330!")
    d.inked(opening, d.lin(0, 96, 0, 330, "#2a2860", "#5a5aa8", "#a8b0e8"), 7, 2, CURSE_BLACK)
    d.fill(Sh.ell(620, 190, 26) - Sh.ell(634, 182, 23), "#fffbe0")
    d.fill([Sh.rect(608, 96, 7, 240) & opening, Sh.rect(560, 236, 104, 7)], CURSE_BLACK)
    paving(d, 452, (420, 300), d.rad(400, 452, 400, "#a8a2d8", "#4f4a88", "#16142e"), "#1a1836", 110, 3, 0.9)


def door(d: Doc, rnd: random.Random) -> None:
    """planks on the left third; the plate, and in the hole nothing at all"""
    for x in (-130, -10, 108):
        board = Sh.rect(x, -60, 124, 760, 3)
        d.inked(board, d.lin(x, 0, x + 124, 0, "#2e2848", "#5a5078", "#8680c2"), 5, 2, CURSE_BLACK)
        woodgrain(d, board, 30, 90, rnd, 90)
    plate = S("150,128! 214,150 226,214 216,300 228,372 210,414 150,436! 90,414 72,372 84,300 74,214 86,150")
    hew(d, plate, "iron", rnd, 6, (11, 30, 7), 9)
    d.fill([Sh.ell(150, y, 9) for y in (152, 412)], CURSE_BLACK)
    hole = Sh.ell(*HOLE, 46) | Sh.poly([(128, 290), (172, 290), (196, 384), (104, 384)])
    d.inked(hole, "#05030a", 6, 2, CURSE_BLACK)


def face(d: Doc, rnd: random.Random) -> None:
    """upright, eyes wide; lips, chin and cheek drawn out like dough and on their way in"""
    skin = S(
        "136,258! 190,270 250,272 296,248 308,196 330,142 380,110 440,108 496,138 524,200 526,280 510,350 472,408 "
        "420,432 350,410 280,360 214,322 136,306!"
    )
    d.fill(skin.grow(9).move(5, 8), CURSE_BLACK, 0.55)
    d.fill(skin.move(11, 8), MAGENTA)
    d.fill(skin.move(-8, -8), CYAN)
    d.inked(skin, d.lin(150, 270, 530, 270, "#9a90cc", "#e4e0f6", "#fffdf4", "#dcd0c0"), 5, 2.4, CURSE_BLACK)
    d.fill(wedges(skin, 13, 40, 7, (-0.3, -0.9), 0.12, 0.5, rnd), "#2a2048")
    throat = S("150,274! 230,292 310,304 390,302 446,308 474,330 466,366 424,384 360,368 290,336 220,308 150,294!")
    d.inked(throat, "#0a0614", 5, 1.6, CURSE_BLACK)
    for i in range(6):
        x = 326 + i * 23
        top = Sh.poly([(x, 300), (x + 20, 302), (x + 6 - i, 322 + i)])
        d.fill(top & throat, "#fffdf2")
    pulls = ("176,272 240,282 300,268", "190,312 250,340 320,386", "230,330 300,376 360,404", "150,266 210,276 262,276")
    d.fill([brush(s, 7, LEAF, 16) & skin for s in pulls], "#4f4a88")
    for x, y, r in ((374, 206, 32), (464, 204, 37)):
        d.fill(Sh.ell(x, y + 4, r + 13, r + 15) & skin, "#8680c2", 0.6)
        d.inked(Sh.ell(x, y, r, r * 1.08), "#ffffff", 4.4, 1.6, CURSE_BLACK)
        d.fill(Sh.ell(x - 14, y + 10, 9, 11), CURSE_BLACK)
        d.fill(Sh.ell(x - 17, y + 6, 3), "#ffffff")
        d.fill(brush([(x - 36, y - 40), (x + 2, y - 56), (x + 38, y - 46)], 11, TAIL, 10), CURSE_BLACK)
    d.fill(brush("420,226 408,262 396,276 410,284", 7, taper(0.1, 0.6, 0.7), 12), CURSE_BLACK)


def hands(d: Doc) -> None:
    """one braced against the plate"""
    tones = ("#fffdf4", "#dcd4ee", "#5a5290")
    for at, rot, flip in (((330, 540), 214, True),):
        shape = pose_shape("press", at, 1.15, rot, flip)
        d.fill(shape.grow(8).move(4, 6), CURSE_BLACK, 0.6)
        pose_hand(
            d,
            "press",
            at,
            1.15,
            rot,
            tones,
            flip,
            light=(0.6, -0.8),
            line=CURSE_BLACK,
            cuff=("#d0c5d8", "#8a7f9c", "#483f5e"),
            arm=140,
        )
