"""e5 Weight of Stone: the block is still falling; under it a hand is up, as if that would help."""

import random

from tools.art.inkwell.brush import TAIL, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, pitted
from tools.art.parts.place import dark_things, lit_air
from tools.art.parts.pose import pose_hand, pose_shape
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=55)
LAMP = (300.0, 400.0)
SKIN = ("#fff4e0", "#e2b98e", "#7a4a38")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    quarry(d, rnd)
    ground(d, rnd)
    with d.group(transform="translate(300 120) rotate(-7) translate(-300 -120)"):
        block(d, rnd)
    arm(d, rnd)


def quarry(d: Doc, rnd: random.Random) -> None:
    """a quarry at noon: the face it was cut from in steps, the crane that held it, its rope still swinging"""
    lit_air(d, LAMP, 520, (0, "#fbffe0"), (0.26, "#c8e69a"), (0.5, "#4f9f5a"), (0.78, "#12503c"), (1, "#071c1c"))
    for x0, top, s in ((-140, 180, 1), (740, 200, -1)):
        for k in range(4):
            edge = x0 + s * (230 - k * 52)
            step = Sh.rect(min(x0, edge), top + (3 - k) * 64, abs(edge - x0), 460)
            d.inked(step, d.lin(edge, 0, x0, 0, "#a8c88a", "#3f7a54", "#0f2f2a"), 4.4, 1.8, CURSE_BLACK)
            d.fill(wedges(step, 20, 40, 8, (s * 0.9, -0.3), 0.1, 0.5, rnd), CURSE_BLACK, 0.7)
    crane = U(
        Sh.poly([(560, 430), (596, 430), (470, 60), (452, 70)]), Sh.poly([(640, 430), (668, 430), (470, 74), (462, 88)])
    )
    dark_things(d, crane, "#d8f0a0", LAMP, 5)


def ground(d: Doc, rnd: random.Random) -> None:
    """flags in perspective, and on them the shadow of what comes"""
    slab = S("-140,424! 740,424! 740,700! -140,700!")
    d.fill(slab, d.lin(0, 424, 0, 600, "#8fae72", "#1d4a36", "#0a1414"))
    lines = [cutw(300 + x * 3.4, 640, 300 + x, 424, 9) for x in (-220, -150, -84, -28, 28, 84, 150, 220)]
    lines += [sliver(-120, y, 720, y + 1, 3 + (y - 424) / 60) for y in (442, 468, 506, 560)]
    d.fill(pile(lines) & slab, CURSE_BLACK, 0.8)
    d.fill(Sh.ell(310, 478, 270, 52), CURSE_BLACK, 0.55)
    d.fill(Sh.ell(310, 478, 190, 36), CURSE_BLACK, 0.6)


def block(d: Doc, rnd: random.Random) -> None:
    """wider than the picture; we see its underside, and how fast it is"""
    for x, w in ((70, 9), (150, 12), (236, 8), (372, 9), (452, 12), (536, 8)):
        d.fill(sliver(x, -80, x - 4, 60, w), "#f6fbd2", 0.8)
    front = S("62,-120! 540,-120! 548,40! 536,132! 556,216! 300,226! 46,214! 64,120! 52,30!", 0.3)
    under = S("46,214! 300,226! 556,216! 476,278! 300,288! 128,276!")
    d.fill(under.grow(10).move(0, 10), CURSE_BLACK, 0.7)
    hew(d, front, "stone", rnd, 7, (15, 56, 9), 0)
    pitted(d, front, 70, rnd)
    d.fill((front - front.move(12, 0)) | (front - front.move(0, 9)), "#fffef4", 0.75)
    d.inked(under, d.vlin(under, "#2c3026", "#5d6a4c"), 6, 2, CURSE_BLACK)
    d.fill(under - under.move(0, -10), "#d8f0a0", 0.9)
    d.fill(wedges(under, 18, 40, 7, (0, 0.9), 0.1, 0.4, rnd), CURSE_BLACK)
    leaf, veins = sigil("earth", 300, 124, 78)
    d.fill((leaf - veins).move(4, 5), "#f4f1e4", 0.9)
    d.fill(leaf - veins, "#33382c")
    d.fill(
        [brush(c, 13, TAIL, 10) for c in ("550,60 500,80 512,120 470,140", "50,150 96,140 110,170 160,168")],
        CURSE_BLACK,
    )
    for x, y, r in ((96, 300, 13), (150, 322, 9), (508, 304, 14), (466, 326, 8), (66, 346, 8), (540, 350, 9)):
        chip = Sh.poly([polar(x, y, r, a + x) for a in (0, 100, 220)])
        d.inked(chip, "#f4f1e4", 3.4, 1.4, CURSE_BLACK)


def arm(d: Doc, rnd: random.Random) -> None:
    """out of a sleeve, out of the floor it has been pushed through; the palm up"""
    shape = pose_shape("press", (300, 446), 0.88, -88)
    d.fill(shape.grow(8).move(4, 6), CURSE_BLACK, 0.7)
    sleeve = S("252,520! 262,452! 284,440 318,440 338,452! 352,520!")
    hew(d, sleeve, "cloth", rnd, 5, (9, 22, 5), 6)
    pose_hand(d, "press", (300, 446), 0.88, -88, SKIN, light=(-0.2, 0.9), line=CURSE_BLACK)
    cuff = S("254,466! 264,438! 300,432 336,438! 346,466! 300,458")
    d.inked(cuff, "#f8f3f8", 4.4, 2, CURSE_BLACK)
    broken = ("210,520! 232,486! 262,498! 300,482! 330,500! 366,482! 396,520! 380,560! 220,560!",)
    for s in broken:
        hew(d, S(s), "stone", rnd, 5, (10, 20, 6), 6)
