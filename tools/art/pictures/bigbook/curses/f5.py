"""f5 Brush Fire: a hand of cards grows fanned out of dry grass, and the two outer ones are already torches."""

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=65)
FOOT = (300, 600)
REACH = 300
OUTER = 33
PAPER = ("#fffdf0", "#f1dcae", "#a8743e")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ground(d)
    for angle in (OUTER, -OUTER):
        torch(d, angle, rnd)
    for angle, sign in ((-14, "fire"), (14, "earth"), (0, "air")):
        x, y = polar(*FOOT, REACH, angle - 90)
        leafcard(d, x, y, 200, sign, rot=angle, paper=PAPER, shadow=7, detail=min(detail, 1), seed=5, line=CURSE_BLACK)
    for angle in (OUTER, -OUTER):
        licking(d, angle)
    grass(d, rnd)


def ground(d: Doc) -> None:
    """two fires left and right, the middle still dark"""
    d.fill(d.window, CURSE_BLACK)
    for x in (70, 530):
        stops = ((0, "#f5792a", 0.7), (0.35, "#a3241f", 0.6), (0.7, "#5a1018", 0.55), (1, CURSE_BLACK, 0))
        d.fill(d.window, d.rad(x, 300, 330, *stops))
    lines = ray_lines(*FOOT, 190, 900, 100, 1.6)
    d.fill(engrave(d.window, lines, lambda x, y: 1.1 - abs(x - 300) / 360, 11, 1, 13, 34), CURSE_BLACK, 0.9)


def torch(d: Doc, angle: float, rnd: random.Random) -> None:
    """an outer card, charred from the edge inward, with its crown of fire behind it"""
    x, y = polar(*FOOT, REACH, angle - 90)
    side = 1 if angle > 0 else -1
    top_x, top_y = polar(*FOOT, REACH + 84, angle - 90)
    for dx, dy, h, w in ((side * 46, 66, 176, 84), (-side * 58, 10, 150, 76), (0, 40, 236, 112)):
        fx, fy = top_x + dx, top_y + dy
        tongue = flame_s(fx, fy, h, w, -side * 34)
        d.inked(tongue, d.lin(fx, fy - h, fx, fy, "#cf3a22", "#f5792a", "#ffc850"), 5, 2, "#3a0a14")
        d.fill(flame_s(fx - side * 3, fy, h * 0.66, w * 0.56, -side * 16), "#ffe08a")
        d.fill(flame_s(fx - side * 3, fy, h * 0.34, w * 0.34, -side * 6), "#fffdf0")
    card = leafcard(d, x, y, 200, "", rot=angle, paper=("#8a5a3a", "#4a2a22", "#1f1216"), detail=0, line=CURSE_BLACK)
    glow = [chip.rot(angle).move(x, y) for chip in cracks(rnd)]
    d.fill(pile(glow) & card, "#ff9a2e")


def cracks(rnd: random.Random) -> list[Sh]:
    """glowing cracks of charcoal on a card round 0,0"""
    places = [(rnd.uniform(-60, 60), rnd.uniform(-86, 86)) for _ in range(13)]
    return [sliver(x, y, x + rnd.uniform(-34, 34), y + rnd.uniform(-34, 34), 7, 0.12) for x, y in places]


def licking(d: Doc, angle: float) -> None:
    """three tongues out of the grass on this side, the smaller the nearer to the middle, and their sparks"""
    side = 1 if angle > 0 else -1
    x, y = polar(*FOOT, REACH, angle - 90)
    for fx, h, w, lean in (
        (300 + side * 232, 250, 116, -30),
        (300 + side * 156, 200, 92, -34),
        (300 + side * 92, 110, 62, -20),
    ):
        tongue = flame_s(fx, 500, h, w, side * lean)
        d.inked(tongue, d.lin(0, 500 - h, 0, 500, "#cf3a22", "#f5902a", "#ffd867"), 5, 2, "#3a0a14")
        d.fill(flame_s(fx, 500, h * 0.64, w * 0.56, side * lean * 0.5), "#ffe9a0")
        d.fill(flame_s(fx, 500, h * 0.34, w * 0.34, side * lean * 0.2), "#fffdf0")
    for k in range(5):
        sx, sy = x - side * (30 + 24 * k), y - 190 + 22 * (k % 3)
        d.fill(sliver(sx, sy, sx - side * 12, sy - 22, 4.4), "#ffe08a")


def grass(d: Doc, rnd: random.Random) -> None:
    """dry blades in front, black, their tips glowing towards the fires"""
    blades, tips = [], []
    for x in range(-110, 720, 19):
        foot = x + rnd.uniform(-8, 8)
        tip_x, tip_y = foot + rnd.uniform(-34, 34), rnd.uniform(424, 500) + 26 * (abs(x - 300) < 90)
        blades.append(cutw(foot, 640, tip_x, tip_y, 26, rnd.uniform(-0.12, 0.12)))
        if abs(x - 300) > 130:
            tips.append(sliver(tip_x, tip_y, lerp(tip_x, foot, 0.24), lerp(tip_y, 640, 0.24), 4))
    d.fill(pile(blades), CURSE_BLACK)
    d.fill(pile(tips), "#ff9a2e")
