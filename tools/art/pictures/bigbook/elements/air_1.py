"""Air 1: one seed of a dandelion has let go; the bald head stays behind, low on the left."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import EL
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=3)
CROWN = (340, 320)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = (
        (0, "#ffffff"),
        (0.17, "#d6d0f6"),
        (0.34, "#8f88cc"),
        (0.58, "#4c4690"),
        (0.8, "#282460"),
        (1, "#110f30"),
    )
    d.fill(d.window, d.rad(*CROWN, 480, *stops))
    d.glow(70, 720, 400, (0, "#ffe0a0", 1), (0.3, "#ff9a6a", 0.75), (0.62, "#c8507a", 0.38), (1, "#8a3a80", 0))
    field_lines(d, "air", CROWN, 190, 330)
    meadow(d, rnd)
    draught(d)
    parachute(d, rnd)
    seed(d, rnd)


def meadow(d: Doc, rnd: random.Random) -> None:
    """grass in the last light, the stalk and what is left of the clock"""
    grass = []
    for i in range(38):
        x = 20 + i * 15.5
        h = rnd.uniform(50, 130)
        grass.append(
            brush([(x, 810), (x + rnd.uniform(0, 12), 760 - h * 0.4), (x + rnd.uniform(16, 46), 760 - h)], 13, TAIL, 6)
        )
    d.fill(pile(grass), "#15122e")
    stalk = brush("128,820 132,740 146,670 150,616", 15, taper(0.9, 0.7), 12)
    d.inked(stalk, "#4f4a88", 3.4, 1.4)
    d.inked(Sh.ell(152, 606, 27, 24), d.rad(140, 620, 34, "#ffe0b0", "#a890b8", "#4f4a88"), 4, 1.6)
    d.fill(
        [Sh.ell(152 + dx, 606 + dy, 3) for dx, dy in ((-12, -8), (2, -12), (14, -4), (-4, 2), (8, 8), (-14, 8))],
        "#262350",
    )
    for a, n in ((-150, 60), (170, 54), (-118, 44)):
        hair(d, (152, 606), a, n)


def hair(d: Doc, at: tuple[float, float], angle: float, n: float) -> None:
    """one seed still on the head"""
    end = polar(*at, n, angle)
    d.fill(brush([polar(*at, 22, angle), end], 4, taper(0.8, 0.6), 6), "#262350")
    d.fill(pile([sliver(*end, *polar(*end, 22, angle + k), 2.4) for k in (-60, -30, 0, 30, 60)]), "#ffffff")


def draught(d: Doc) -> None:
    """the breath that took it"""
    for spec, w in (
        ("20,560 120,520 200,540 270,500", 15),
        ("330,640 420,600 500,620 590,560", 17),
        ("60,420 130,400 190,420 230,400", 11),
    ):
        s = brush(spec, w, LEAF, 20)
        d.inked(s, "#ffffff", 2.6, 0.8, "#4f4a88")


def parachute(d: Doc, rnd: random.Random) -> None:
    """a round of hairs; in the middle of them, as they cross, the spiral of the element's sign"""
    ramp = EL["air"]
    x, y = CROWN
    d.glow(x, y, 200, (0, "#ffffff", 1), (0.55, ramp["light"], 0.6), (1, ramp["mid"], 0))
    hairs = [sliver(x, y + 30, *polar(x, y, 168 + 18 * (i % 2), i * 10), 4.4, 0.03) for i in range(36)]
    d.fill(pile(hairs).grow(2), ramp["dark"])
    d.fill(pile(hairs), "#ffffff")
    tufts = [
        sliver(*polar(x, y, 150 + 18 * (i % 2), i * 10), *polar(x, y, 190 + 16 * (i % 2), i * 10 + s), 3.4)
        for i in range(36)
        for s in (-9, 9)
    ]
    d.fill(pile(tufts).grow(1.2), ramp["dark"], 0.7)
    d.fill(pile(tufts), "#ffffff")
    solid, cuts = sigil("air", x, y, 108)
    d.fill(solid.grow(7).move(5, 8), ramp["deep"], 0.4)
    d.inked(solid, d.lin(x - 100, y - 100, x + 100, y + 110, "#ffffff", "#bdb8e6", "#8680c2", "#4f4a88"), 4.6, 2)
    d.fill(solid - solid.move(7, 7), "#ffffff", 0.7)
    d.fill(wedges(solid, 12, 18, 5.5, (-0.7, -0.7), 0.15, 0.4, rnd), ramp["deep"])
    d.inked(cuts, ramp["deep"], 2, 0.6)


def seed(d: Doc, rnd: random.Random) -> None:
    """the stalk under the parachute and the barbed seed, warm on the side of the meadow's light"""
    stalk = brush("338,420 330,480 318,540 312,590", 9, taper(0.9, 0.8), 14)
    d.inked(stalk, "#f0e8ff", 3.4, 1.2)
    body = S("312,582! 330,600 336,640 322,684 304,712! 294,680 290,640 298,600!")
    d.inked(body, d.lin(290, 640, 336, 640, "#ffd9a0", "#b07a5a", "#4a2c4c"), 4.6, 2)
    d.fill(wedges(body, 11, 16, 5, (-0.9, 0.2), 0.1, 0.4, rnd), "#2c1c3c")
    d.fill([brush(s, 4, LEAF, 8) & body for s in ("308,596 302,640 306,696", "322,600 324,640 314,690")], "#2c1c3c")
