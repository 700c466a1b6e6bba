"""w3 Seepage: the black water has risen to the keyhole, and one hand is still above it."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import woodgrain
from tools.art.parts.pose import pose_hand, pose_shape
from tools.art.parts.relief import two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=43)
BONE_HAND = ("#fffdf2", "#e4dcc8", "#6f8a96")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, CURSE_BLACK)
    door(d, rnd)
    keyhole(d)
    seams(d, rnd)
    flood(d, rnd)
    hand(d)


def door(d: Doc, rnd: random.Random) -> None:
    """the inside of a great drawer: five planks, lit by nothing but the hole"""
    for i, x in enumerate((-130, 10, 128, 268, 420, 560)):
        plank = Sh.rect(x, -40, 150, 640, 3)
        d.inked(plank, d.rad(216, 210, 420, "#ffe2b0", "#c8946a", "#7a5648", "#2c2230"), 4, 2, CURSE_BLACK)
        woodgrain(d, plank, 22, 90, rnd, 90)
        if i % 2:
            d.fill(wedges(plank, 16, 34, 6, (-0.8, 0.2), 0.2, 0.3, rnd), CURSE_BLACK)


def keyhole(d: Doc) -> None:
    """the only way out, and the light in it"""
    d.glow(216, 216, 230, (0, "#eafcf4", 0.75), (0.35, "#8fdcdc", 0.4), (1, "#3a9fc9", 0))
    plate = S("216,108! 282,138 298,206 280,290 216,330! 152,290 134,206 150,138")
    d.inked(plate, d.lin(140, 110, 300, 330, "#fff8ec", "#c8ac9c", "#5c4a52"), 5, 2.6, CURSE_BLACK)
    d.fill(wedges(plate, 11, 26, 6, (0.1, -0.8), 0.1, 0.4, random.Random(3)), CURSE_BLACK)
    hole = Sh.ell(216, 190, 36) | Sh.poly([(198, 204), (234, 204), (256, 310), (176, 310)])
    d.inked(hole, "#f8fffb", 5, 2, "#0b1c42")


def seams(d: Doc, rnd: random.Random) -> None:
    """it comes in between the planks"""
    for x, y, n in ((128, 96, 150), (268, 60, 210), (420, 120, 150), (12, 190, 90), (562, 210, 90)):
        run = brush([(x, y), (x + 5, y + n * 0.4), (x - 3, y + n)], 15, taper(0.2, 0.9, 0.9), 10)
        d.inked(run, d.vlin(run, "#8fdcdc", "#1f5fa6", "#0b1c42"), 3, 1, CURSE_BLACK)
        d.fill(sliver(x + 1, y + 14, x + 3, y + n * 0.7, 2.4), "#ffffff")


def flood(d: Doc, rnd: random.Random) -> None:
    """the surface: black, with a bright edge, and the light of the keyhole broken on it"""
    top = "-140,292! -60,284 20,296 110,284 200,298 290,286 360,300 450,286 540,298 640,284 740,294! "
    water = S(top + "740,640! -140,640!")
    d.fill(water, d.lin(0, 284, 0, 560, "#4fb4d8", "#1f6fae", "#0b2a5a"))
    d.fill(water - water.move(0, 9), "#dffaf4")
    for i, (y, w) in enumerate(
        ((312, 66), (328, 40), (342, 84), (358, 50), (376, 96), (398, 60), (422, 80), (450, 40))
    ):
        x = 216 + (-1) ** i * (6 + i * 3)
        d.fill(sliver(x - w, y, x + w, y + 2, 4.6), "#eafcf4", 0.95 - i * 0.09)
    for _ in range(16):
        left, low = rnd.uniform(-40, 640), rnd.uniform(330, 520)
        d.fill(sliver(left, low, left + rnd.uniform(40, 90), low + 1, 3), "#bff0f0", 0.7)


def hand(d: Doc) -> None:
    """up to the wrist, spread, between us and the light; rings go out from it"""
    for i, rx in enumerate((52, 92, 140)):
        d.fill(Sh.ell(424, 440, rx * 1.25, rx * 0.32).stroke(5 - i), "#8fdcdc", 0.9 - i * 0.22)
    shape = pose_shape("reach", (420, 452), 1.78, -97)
    d.fill(shape.grow(9).move(5, 6), CURSE_BLACK, 0.75)
    pose_hand(d, "reach", (420, 452), 1.78, -97, BONE_HAND, light=(-0.9, -0.3), line=CURSE_BLACK, bones=True)
    two_rim(d, shape, (216, 216), "water", 4)
    lap = S("318,446! 366,434 420,446 474,434 530,446! 530,540! 318,540!")
    d.fill(lap, d.lin(0, 284, 0, 560, "#4fb4d8", "#1f6fae", "#0b2a5a"))
    d.fill((lap - lap.move(0, 6)) & Sh.rect(330, 416, 190, 50), "#dffaf4", 0.9)
