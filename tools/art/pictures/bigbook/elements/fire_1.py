"""Fire 1: a match struck in the dark, and the thumb and finger that struck it."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import EL
from tools.art.parts.light import field_lines
from tools.art.parts.pose import pose_hand, pose_shape
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=3)
FLAME = (318, 330)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ramp = EL["fire"]
    stops = (
        (0, ramp["core"]),
        (0.14, ramp["light"]),
        (0.32, ramp["mid"]),
        (0.55, ramp["base"]),
        (0.78, ramp["dark"]),
        (1, "#1c0812"),
    )
    d.fill(d.window, d.rad(*FLAME, 460, *stops))
    field_lines(d, "fire", FLAME, 190, 330)
    strike(d, rnd)
    flame_sign(d)
    match_and_hand(d, rnd)


def strike(d: Doc, rnd: random.Random) -> None:
    """the way the head came along the box: a trail of sparks from the lower left"""
    box = S("-20,640! 150,560! 250,700! 250,840! -20,840!")
    d.inked(box, d.lin(150, 560, 60, 760, "#c0563a", "#5a1a20", "#1c0812"), 4, 2)
    d.fill(S("-20,640! 150,560! 172,592! -20,690!"), "#2a1016")
    d.fill(specks(S("-20,640! 150,560! 172,592! -20,690!"), 60, (1.4, 3), rnd), "#a8503c")
    for _ in range(26):
        t = rnd.random()
        x, y = 120 + t * 150 + rnd.uniform(-34, 34), 600 - t * 190 + rnd.uniform(-34, 34)
        d.fill(sliver(x, y, x + rnd.uniform(14, 34), y - rnd.uniform(16, 40), 3.4, 0.06), "#fff4c2")


def flame_sign(d: Doc) -> None:
    """the flame has the outline of the element's sign"""
    ramp = EL["fire"]
    d.glow(*FLAME, 210, (0, ramp["core"], 1), (0.5, ramp["light"], 0.7), (1, ramp["mid"], 0))
    solid, cuts = sigil("fire", 318, 318, 132)
    d.fill(solid.grow(7).move(5, 7), ramp["deep"], 0.35)
    d.inked(solid, d.lin(318, 180, 318, 450, ramp["light"], ramp["mid"], ramp["base"]), 4.6, 2, "#7a1a1c")
    d.fill(solid - solid.move(8, 8), "#fff4c2", 0.8)
    d.inked(cuts, d.lin(318, 280, 318, 440, "#fffbe6", "#ffe48a"), 2.6, 0.8, "#c9481f")


def match_and_hand(d: Doc, rnd: random.Random) -> None:
    """the stick bends where it has burned; knuckles lit from above, the wrist gone in the dark"""
    burnt = brush("316,462 320,436 312,410", 17, taper(1, 0.7), 8)

    def stick() -> None:
        wood = S("304,458! 326,452! 396,640! 372,650!")
        d.inked(wood, d.lin(300, 450, 390, 640, "#fff0c8", "#e0a860", "#8a4a2c"), 3.4, 1.4)
        d.fill(wedges(wood, 14, 12, 4, (-0.8, -0.3), 0.1, 0.3, rnd), "#6a3020")
        d.inked(burnt, "#2a1016", 3, 1)
        d.fill(Sh.ell(312, 412, 15, 18), "#fffbe6")

    tones = ("#ffe0a8", "#d8743a", "#4a1420")
    shape = pose_shape("pinch", (560, 700), 1.5, 202, True)
    d.fill(shape.grow(7).move(6, 8), "#1c0812", 0.6)
    pose_hand(d, "pinch", (560, 700), 1.5, 202, tones, True, light=(-0.5, -0.85), held=stick)
