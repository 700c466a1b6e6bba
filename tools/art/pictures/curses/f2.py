"""f2 Scorched Notes: letters leave the notebook as a column of soot ants toward the burning corner."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=62)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "fire", (450, 190), 430, 0)
    with d.group(transform="translate(292 308) rotate(-10) scale(0.92)"):
        notebook(d, rnd)
        fire(d, rnd)
        ants(d)


def notebook(d: Doc, rnd: random.Random) -> None:
    """open book from straight above, 440 x 310; the upper right corner is being eaten"""
    cover = S("-226,-150! 0,-158 222,-150! 230,156! 0,166 -232,156!")
    hew(d, cover, "char", rnd, 5.4, None, 10)
    eaten = S("74,-170! 92,-130 120,-120 128,-88 160,-80 172,-46 196,-40 208,-4 240,-6! 250,-180!")
    for s in (-1, 1):
        page = S("0,-140! 40,-150 120,-148 204,-138! 210,0 206,140! 120,150 44,150 0,142!")
        page = page.flipx(0) if s < 0 else page - eaten
        paint = (
            d.lin(s * 210, 0, 0, 0, "#fffaea", "#f6edd8", "#cdb892", "#8d7058")
            if s < 0
            else d.lin(0, 0, 160, -120, "#8d7058", "#f1e6cb", "#f6d890", "#a8502a")
        )
        d.inked(page, paint, 4, 2, CURSE_BLACK)
    d.fill((eaten.grow(10) - eaten) & Sh.rect(0, -146, 206, 290), "#4c1a18")
    rows = [sliver(-186, -112 + k * 27, -186 + (150, 120, 84, 56, 30, 18)[k], -112 + k * 27, 6) for k in range(6)]
    rows += [sliver(30, 20 + k * 26, 30 + (140, 150, 110, 90)[k], 20 + k * 26, 6) for k in range(4)]
    d.fill(pile(rows), "#3a2228")
    d.fill(brush("0,-140 3,0 0,146", 9, LEAF, 8), CURSE_BLACK)


def fire(d: Doc, rnd: random.Random) -> None:
    """flames on the eaten edge"""
    d.glow(150, -90, 160, (0, "#fff4c2", 0.9), (0.35, "#ffc850", 0.55), (1, "#cf3a22", 0))
    for x, y, h, w, lean in (
        (110, -104, 86, 42, 12),
        (206, -8, 74, 38, 20),
        (146, -72, 118, 56, 24),
        (184, -34, 104, 50, 30),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.lin(x, y - h, x, y, "#cf3a22", "#f5792a", "#ffc850"), 3.6, 1.4, "#5a1526")
        d.fill(flame_s(x, y, h * 0.55, w * 0.5, lean * 0.4), "#fff4c2")


def ants(d: Doc) -> None:
    """the letters on the march: big ants in one winding column"""
    for x, y, tx, ty in sample("-170,104 -110,122 -40,96 0,34 50,-30 124,-60", 7)[:-1]:
        angle = math.degrees(math.atan2(ty, tx))
        ant = U(Sh.ell(-11, 0, 10, 7), Sh.ell(3, 0, 6, 5), Sh.ell(14, 0, 7, 6))
        feet = [cutw(3 + k * 4, 0, 3 + k * 12, s * 15, 4) for k in (-1, 0, 1) for s in (-1, 1)] + [
            cutw(17, 0, 28, s * 8, 4) for s in (-1, 1)
        ]
        whole = U(ant, feet).scale(1.12).rot(angle).move(x, y)
        d.fill(whole, CURSE_BLACK)
