"""room_eclipse: the desk for the last monster: the brass wheel has become a black sun, and the wood looks back.

Same boards and geometry as the evening; only a crimson corona lights them. Never brighter than the evening."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, ray_lines
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.bramble import bramble
from tools.art.parts.knot import wood_eye
from tools.art.parts.wood import BRASS, wood
from tools.art.picture import Picture

PICTURE = Picture(seed=47, size=(1920, 1080))
SUN = (960.0, 400.0)
DISC = 404.0
EYES = ((196, 930, 150, 0.5), (1716, 160, 130, 0.42), (1650, 960, 104, 0.3), (90, 300, 88, 0.26), (640, 1010, 76, 0.2))


def draw(d: Doc, detail: int) -> None:
    """The The boards put out, the corona, the disc, five knots that have opened, brambles from the corners."""
    rnd = random.Random(PICTURE.seed)
    wood(d, 0, 0, 1920, 1080, 7, 11, ["#20121f", "#1d101c", "#241523", "#1b0e1a"], "#0d060e", "#38202e", gap=16)
    for inset, width in ((14, 3), (22, 1.2)):
        d.stroke(Sh.rect(inset, inset, 1920 - 2 * inset, 1080 - 2 * inset, 14), BRASS[2], width, 0.4)
    corona(d, rnd)
    for x, y, w, openness in EYES:
        wood_eye(d, x, y, w, openness, round(x))
    d.fill(d.window, d.rad(*SUN, 1180, (0, "#05020a", 0), (0.5, "#05020a", 0.08), (1, "#05020a", 0.66)))
    thorns(d, rnd)


def corona(d: Doc, rnd: random.Random) -> None:
    """light that leans past the rim of a black disc: a glow, cut rays, long tongues"""
    x, y = SUN
    d.glow(x, y, 1000, (0, "#ff6a3a", 0.4), (0.4, "#d8323a", 0.3), (0.62, "#8a1a3a", 0.16), (1, "#3a0a2a", 0))

    def tone(px: float, py: float) -> float:
        far: float = ((px - x) ** 2 + (py - y) ** 2) ** 0.5
        return max(0.0, 0.62 - (far - DISC) / 620)

    rays = ray_lines(x, y, DISC + 26, 1050, 96, 1.0)
    d.fill(engrave(d.window, rays, tone, 13, 0.6, 8, step=90), "#ff8a5a", 0.16)
    tongues = []
    for i in range(36):
        a, reach, lean = i * 10 + rnd.uniform(-3, 3), rnd.uniform(70, 190), rnd.uniform(-9, 9)
        path = [
            polar(x, y, DISC - 6, a),
            polar(x, y, DISC + reach * 0.5, a + lean * 0.3),
            polar(x, y, DISC + reach, a + lean),
        ]
        tongues.append(brush(path, rnd.uniform(16, 34), lambda t: 1 - t, 8))
    d.fill(pile(tongues), "#c2323a", 0.2)
    d.fill(Sh.ring(x, y, DISC + 22, DISC + 4), "#ff9a5a", 0.2)
    d.fill(Sh.ring(x, y, DISC + 8, DISC), "#ffb46a", 0.28)
    d.fill(Sh.ell(x, y, DISC), d.rad(x, y, DISC, (0, "#05020a", 0.9), (0.8, "#0b0510", 0.88), (1, "#1d0a18", 0.8)))
    craters = [
        sliver(*polar(x, y, r, a), *polar(x, y, r, a + 22), 4, 0.12)
        for r, a in ((370, 20), (340, 120), (380, 190), (300, 265), (356, 310))
    ]
    d.fill(pile(craters), "#5a1a30", 0.5)


def thorns(d: Doc, rnd: random.Random) -> None:
    """brambles that have come up over the desk's rim"""
    for path in (
        "-20,700 60,760 40,860 120,920 110,1010 210,1040 300,1100",
        "1940,330 1870,270 1890,180 1800,130 1810,50 1700,30 1620,-20",
        "1940,760 1880,830 1900,920 1820,970 1800,1050 1700,1100",
        "-20,420 50,360 30,270 90,200 70,110 150,70 170,-20",
    ):
        stem, spikes = bramble(path, 22, 60, rnd, 34, 3)
        whole = U(stem, spikes)
        d.fill(whole.move(6, 10), "#05020a", 0.6)
        d.inked(whole, "#24131f", 3, 1.4, "#0b0510")
        lit = brush(path, 5, LEAF, 50).move(3, -4) & stem
        d.fill(lit, "#a83a44", 0.55)
