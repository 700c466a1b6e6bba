"""m7 Broken Circle: somebody has taken a bite out of time; the four quarters of the dial fall with the crumbs."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.matter import hew
from tools.art.parts.place import lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=87)
MIDDLE = (282, 308)
LAMP = (470.0, 260.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _sky(d, rnd)
    with d.group(transform="translate(300 300) scale(1.07) translate(-300 -304)"):
        _clock(d, rnd)


def _sky(d: Doc, rnd: random.Random) -> None:
    """dawn over roofs, seen past the dial of the tower: the light comes through the bite"""
    lit_air(d, LAMP, 520, (0, "#fffbe8"), (0.2, "#ffd890"), (0.42, "#e08a6a"), (0.68, "#7a4a6a"), (1, "#1c1430"))
    for y, tone, rim, step in ((390, "#7a4660", "#ffd890", 92), (448, "#2c1c36", "#e89a70", 128)):
        x = -150.0
        while x < 740:
            wide, up = step * rnd.uniform(0.8, 1.2), rnd.uniform(30, 96)
            house = Sh.poly([(x, 660), (x, y), (x + wide * 0.5, y - up), (x + wide, y), (x + wide, 660)])
            stack = Sh.rect(x + wide * 0.68, y - up * 0.9, 15, 60)
            for part in (stack, house):
                d.fill(part, tone)
                d.fill(part - part.move(-5, 4), rim, 0.9)
            d.fill(Sh.rect(x + wide * 0.4, y + 10, 16, 22), "#ffd070")
            x += wide * 0.94
    for x, y in ((560, 150), (610, 190), (640, 120), (-60, 150)):
        d.fill(
            brush([(x - 20, y - 6), (x - 8, y - 2), (x, y + 6), (x + 8, y - 4), (x + 22, y - 6)], 6, LEAF, 10),
            CURSE_BLACK,
        )


def _clock(d: Doc, rnd: random.Random) -> None:
    """what is left of it"""
    dial(d, rnd)
    hands(d)
    crumbs(d, rnd)


def bite() -> Sh:
    """two rows of tooth marks meeting"""
    marks = [Sh.ell(x, y, r) for x, y, r in ((470, 150, 84), (436, 196, 50), (400, 240, 40), (388, 290, 38))]
    marks += [Sh.ell(x, y, r) for x, y, r in ((416, 338, 36), (462, 366, 38), (508, 356, 60), (470, 270, 80))]
    return U(marks)


def dial(d: Doc, rnd: random.Random) -> None:
    """thick as a cheese, seen a little from the side; marks, no figures"""
    x, y = MIDDLE
    rim, gone = Sh.ell(x, y, 218, 196), bite()
    back = (Sh.ell(x + 20, y + 22, 218, 196) | rim) - gone.move(12, 12)
    hew(d, back, "horn", rnd, 6, (10, 22, 6), 12)
    front = rim - gone
    hew(d, front, "bone", rnd, 6, (12, 40, 7), 0)
    edge = front & gone.grow(13)
    d.fill(edge, "#b89a72")
    d.fill(wedges(edge, 10, 12, 5, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
    face = Sh.ell(x, y, 180, 160) - gone.grow(14)
    d.inked(face, d.rad(x + 60, y - 40, 220, "#fffdf2", "#f1e6cb", "#b39c7c"), 4, -1.6, CURSE_BLACK)
    for i in range(60):
        a = i * 6
        long = 0.82 if i % 5 else 0.72
        (x0, y0), (x1, y1) = polar(0, 0, 0.94, a), polar(0, 0, long, a)
        tick = cutw(x + x0 * 180, y + y0 * 160, x + x1 * 180, y + y1 * 160, 5 if i % 5 else 11)
        d.fill(tick & face, CURSE_BLACK)
    for el, a in (("air", 180), ("earth", 90), ("fire", 270)):
        px, py = polar(0, 0, 1, a)
        sign(d, el, x + px * 104, y + py * 92, 30, 0)
    cracks = ("388,250 340,262 330,290 300,296", "396,300 352,312 340,340", "400,240 372,208 340,200 322,176")
    d.fill([brush(s, 10, TAIL, 10) & front for s in cracks], CURSE_BLACK)


def sign(d: Doc, el: str, x: float, y: float, r: float, turn: float) -> None:
    """a quarter's sign in its exact colour, let into the bone"""
    solid, cuts = sigil(el, 0, 0, r)
    solid, cuts = solid.rot(turn).move(x, y), cuts.rot(turn).move(x, y)
    d.fill(solid.grow(5), CURSE_BLACK)
    d.fill(solid, EL[el]["mid" if el != "air" else "base"])
    d.fill(cuts, EL[el]["core"])


def hands(d: Doc) -> None:
    """one bent where the teeth met it, the other pointing at the hole"""
    x, y = MIDDLE
    for spec, w in (("282,308 330,300 372,278 392,286 396,312", 20), ("282,308 262,250 240,206", 26)):
        s = brush(spec, w, taper(0.9, 0.05, 0.3), 14)
        d.fill(s.move(7, 9), CURSE_BLACK, 0.4)
        d.inked(s, "#2b2233", 3, 1, CURSE_BLACK)
    d.inked(Sh.ell(x, y, 20), d.rad(x - 6, y - 6, 22, "#fff5cc", "#c99a50", "#6a4520"), 4, 1.6, CURSE_BLACK)


def crumbs(d: Doc, rnd: random.Random) -> None:
    """the water quarter and what broke off with it"""
    slab = Sh.poly([(428, 402), (492, 392), (516, 444), (470, 476), (420, 452)])
    hew(d, slab, "bone", rnd, 5, (9, 18, 5), 8)
    sign(d, "water", 468, 434, 26, 24)
    for x, y, r in (
        (446, 240, 17),
        (474, 300, 13),
        (430, 300, 11),
        (500, 222, 10),
        (452, 366, 15),
        (512, 490, 12),
        (404, 496, 9),
    ):
        piece = Sh.poly([polar(x, y, r * rnd.uniform(0.7, 1.2), k + x) for k in (0, 80, 150, 220, 290)])
        hew(d, piece, "bone", rnd, 3.4, None, 4)
