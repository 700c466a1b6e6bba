"""What is shown of one act at a puzzle before it is done: an empty place, the next act, a seam that fits, a turn, an
exchange.
"""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, arc, line, star
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import CORAL, INK, LAMP, PAPER, TIDE, form, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(200, 200))
SIZE = (200, 200)


def _slot(d: Doc) -> None:
    """An empty place with four notches."""
    s = Sh.rect(10, 10, 180, 180, 10) - U([Sh.ell(*at, 20) for at in ((100, 10), (190, 100), (100, 190), (10, 100))])
    d.fill(s, INK, 0.6)
    d.stroke(s, TIDE["mid"], 4, 0.9, dash="12 9")
    nib(d, pen(s.shrink(10), 90, 11, rnd=random.Random(3), ragged=40, broken=0.7), TIDE["base"], 2, 0.6)


def _next_action(d: Doc) -> None:
    """A gloved finger, politely."""

    def at(s: Sh) -> Sh:
        return s.rot(90, 100, 100)

    s = at(S("30,120! 40,92 88,88 96,70 96,20 112,12 126,22 128,84 150,86 170,100 172,136 160,172! 84,176! 58,160"))
    d.stroke(s, INK, 12)
    form(d, s, (PAPER[0], PAPER[1], PAPER[2]), 4)
    for spec in ("130,92 132,120", "150,94 150,122", "98,92 100,122"):
        d.stroke(at(line(spec)), PAPER[4], 3.4)
    form(d, at(Sh.rect(74, 166, 100, 22, 5)), (CORAL["light"], CORAL["base"]), 4)


def _seam_glow(d: Doc) -> None:
    """A seam that fits."""
    d.glow(100, 100, 98, (0, LAMP["core"], 0.9), (0.3, LAMP["light"], 0.5), (1, LAMP["mid"], 0))
    s = Sh.rect(88, 14, 24, 172, 12)
    d.stroke(s, INK, 6)
    d.fill(s, d.dlin(s, "#ffffff", LAMP["light"], LAMP["mid"]))
    for y in (52, 100, 148):
        d.fill(star(100, y, 30, 4, 0.3), "#ffffff")


def _turn_ring(d: Doc) -> None:
    """Once round, this way."""
    ring = arc(100, 100, 66, -60, 230)
    for w, c in ((40, INK), (26, LAMP["mid"]), (10, LAMP["core"])):
        d.stroke(ring, c, w)
    x, y = polar(100, 100, 66, -62)
    tip = Sh.poly([(-34, 0), (26, -40), (26, 40)]).rot(34).move(x - 4, y - 2)
    d.stroke(tip, INK, 12)
    form(d, tip, (LAMP["core"], LAMP["mid"]), 3)


def _swap_arrow(d: Doc) -> None:
    """These two change places."""
    for a in (0, 180):
        s = S("24,84! 24,52 60,34 120,36! 120,14! 182,54! 120,94! 120,72! 72,70 58,84!").rot(a, 100, 100)
        d.stroke(s, INK, 12)
        form(d, s, (TIDE["core"], TIDE["light"], TIDE["mid"]) if a else (LAMP["core"], LAMP["light"], LAMP["mid"]), 4)


FILES = {
    "slot": (SIZE, _slot),
    "next_action": (SIZE, _next_action),
    "seam_glow": (SIZE, _seam_glow),
    "turn_ring": (SIZE, _turn_ring),
    "swap_arrow": (SIZE, _swap_arrow),
}
