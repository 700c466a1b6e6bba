"""face_5: a crowd of identical faces packed like scales, all looking past; the smallest has noticed you."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=245)
NOTICED = (222, 556)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    field = Sh.rect(34, 34, 532, 772, 16)
    d.fill(field.move(*CYAN_SHIFT), CYAN, 0.7)
    d.fill(field.move(*MAGENTA_SHIFT), MAGENTA, 0.7)
    d.fill(field, INK)
    with d.clip(field):
        for row in range(8):
            y = 92 + row * 104
            for column in range(-1, 6):
                x = 70 + column * 118 + (59 if row % 2 else 0) + 10 * math.sin(row * 1.7)
                if math.hypot(x - NOTICED[0], (y - NOTICED[1]) * 1.1) < 62:
                    continue
                scale_face(d, x, y, 1.0 - 0.03 * math.sin(row * 2.1 + column), 5 * math.sin(row + column * 1.3), rnd)
        noticing(d, rnd)


def scale_face(d: Doc, x: float, y: float, k: float, rot: float, rnd: random.Random) -> None:
    """the one face of the crowd: profile to the right, lid down, lips shut, chin on the next one's crown"""

    def place(s: Sh) -> Sh:
        return s.scale(k, k).rot(rot).move(x, y)

    face = place(
        S(
            "-46,-64! -8,-76 26,-60 36,-36 34,-22 48,4 54,12 42,20! 36,22 42,32 34,38! 38,48 28,58 8,62"
            " -10,72 -30,92 -48,72! -58,20 -58,-30"
        )
    )
    d.fill(face.move(MAGENTA_SHIFT[0] * 0.8, MAGENTA_SHIFT[1] * 0.8), MAGENTA)
    d.fill(face.move(CYAN_SHIFT[0] * 0.8, CYAN_SHIFT[1] * 0.8), CYAN)
    d.fill(face, d.dlin(face, "#fffdf4", "#f3e4c4", "#cfb488"))
    d.fill(wedges(face, 9, 34, 6.5, (0.9, -0.35), 0.1, 0.35, rnd), INK)
    marks = [
        brush("10,-14 22,-8 34,-14", 5.4, taper(0.3, 0.2), 8),
        brush("2,-32 18,-40 34,-34", 6, taper(0.2, 0.3), 8),
        brush("22,26 32,28 40,27", 4, LEAF, 6),
        S("40,14! 46,8 50,14 45,18!"),
    ]
    marks += [cutw(12 + i * 8, -11 + (i % 2) * 2, 10 + i * 10, -2, 3) for i in range(3)]
    marks.append(
        U(
            brush("-24,-16 -38,-18 -40,4 -28,20 -18,14", 6, taper(0.3, 0.2), 14),
            brush("-26,-6 -32,0 -26,10", 4, LEAF, 8),
        )
    )
    d.fill(place(pile(marks)), INK)
    hair = [
        place(
            brush(
                [(-46 + i * 13, -66 - i * 2 + (i - 2) ** 2 * 0.9), (-52 + i * 12, -48), (-56 + i * 10, -26 + i * 2)],
                11,
                taper(0.8, 0),
                8,
            )
        )
        for i in range(5)
    ]
    d.fill(pile(hair), INK)


def noticing(d: Doc, rnd: random.Random) -> None:
    """half the size, turned to the front, both eyes wide, mouth just opening"""
    x, y = NOTICED
    d.fill(Sh.ell(x, y, 62, 66), INK)
    face = S("0,-44 -27,-38 -37,-12 -32,16 -16,40 0,46 16,40 32,16 37,-12 27,-38").move(x, y)
    misprint(d, face.grow(1), "#fffdf4", 1.0, 1.0, 1.0)
    d.fill(face, d.rad(x - 6, y - 10, 50, "#ffffff", "#fff6e0", "#ecd9ae"))
    for side in (-1, 1):
        ex = x + side * 15
        d.fill(Sh.ell(ex, y - 6, 13.5, 14.5), INK)
        d.fill(Sh.ell(ex, y - 6, 10.5, 11.5), "#ffffff")
        d.fill(Sh.ell(ex + 1, y - 5, 4.4), MAGENTA if side > 0 else CYAN)
        d.fill(Sh.ell(ex + 1, y - 5, 2.6), INK)
        d.fill(brush([(ex - 11, y - 24), (ex, y - 29 - side), (ex + 10, y - 24)], 4.4, taper(0.2, 0.2), 8), INK)
    d.fill(U(Sh.ell(x + 1, y + 24, 7, 8.5), brush([(x, y + 2), (x + 5, y + 10), (x - 1, y + 13)], 3, LEAF, 6)), INK)
    d.fill(Sh.ell(x + 1, y + 28, 4, 2.6), MAGENTA)
    d.fill(pile([cutw(*polar(x, y, 64, a), *polar(x, y, 50, a), 5) for a in range(0, 360, 24)]), "#fffdf4", 0.95)
