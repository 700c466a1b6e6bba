"""The stack of Madness seen at an angle: crooked pale cards with misprinted edges on a chipped saucer."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.mask import mask
from tools.art.parts.misprint import CYAN, MAGENTA

SIZE = (400, 420)
FOOT = (200.0, 366.0)
"""Middle of the front edge of the lowest card."""
SLAB = 8.4
DEPTH = 150.0
STACK_PAPER = ("#fffdf4", "#f6ead2", "#c9b191")


def saucer(d: Doc, chipped: bool = True) -> None:
    """A flat dish in bone and violet; its rim has lost a piece at the right."""
    x, y = FOOT
    dish = Sh.ell(x, y - 26, 186, 62)
    d.fill(dish.move(4, 12), INK, 0.5)
    under = Sh.ell(x, y - 14, 178, 58)
    d.inked(under, d.hlin(under, "#8a7c92", "#4a3f58", "#241c30"), 4, 2)
    rim = dish - S("352,302! 366,322 358,330! 372,340 356,352! 400,360 400,290!") if chipped else dish
    d.inked(rim, d.dlin(dish, "#fff8e6", "#d9cbb4", "#8a7a86"), 4, 2)
    well = Sh.ell(x, y - 28, 142, 43)
    d.inked(well, d.dlin(well, "#a89a98", "#e6dac4"), 2.4, -1)
    ring = Sh.ell(x, y - 26, 172, 56) - Sh.ell(x, y - 26, 167, 53.5)
    d.fill(ring & rim, "#5a4a6c", 0.9)
    if chipped:
        d.fill(brush("356,334 330,338 312,328 296,336", 5, LEAF, 8), INK)


def madness_pile(d: Doc, cards: int, seed: int, awake: bool = False) -> None:
    """The saucer and `cards` cards on it (1 to 22), the top one showing its face; `awake`: that face stares at us."""
    rnd = random.Random(seed)
    saucer(d)
    x, y = FOOT
    shade = S(
        f"{x - 128},{y + 2}! {x - 96},{y - DEPTH + 8}! {x + 128},{y - DEPTH + 16}! {x + 158},{y + 6}! {x},{y + 16}"
    )
    d.fill(shade & Sh.ell(x, y - 26, 180, 58), INK, 0.45)
    lean = 0.0
    for i in range(cards):
        lean += rnd.uniform(-3.2, 3.2) - lean * 0.12
        last = i == cards - 1
        _slab(d, x + lean + rnd.uniform(-5, 5), y - i * SLAB, rnd.uniform(-5, 5), last, i % 4 == seed % 4, rnd)
        if last:
            _face(d, x + lean, y - i * SLAB - SLAB, awake)


def _slab(d: Doc, x: float, y: float, twist: float, top: bool, loud: bool, rnd: random.Random) -> None:
    """One card: its upper side (only of use for the last) and its front edge; loud ones show the two plates."""
    wide = rnd.uniform(112, 118)
    left, right = (x - wide, y - twist), (x + wide, y + twist)
    back = [(x + wide * 0.82 + twist * 2.4, y - DEPTH + twist), (x - wide * 0.82 + twist * 2.4, y - DEPTH - twist)]
    face = Sh.poly([left, right, *back]).move(0, -SLAB)
    edge = Sh.poly([(left[0], left[1] - SLAB), (right[0], right[1] - SLAB), right, left])
    whole = face | edge
    if loud or top:
        d.fill(whole.move(7, 3), MAGENTA)
        d.fill(whole.move(-7, -2), CYAN)
    d.inked(whole, d.lin(left[0], y, right[0], y - DEPTH, *STACK_PAPER) if top else STACK_PAPER[1], 2.6, 1.2)
    d.fill(edge, d.hlin(edge, STACK_PAPER[0], STACK_PAPER[1], "#8a7468"))
    flecks = [sliver(px, y - 4.4, px + rnd.uniform(14, 40), y - 4, 1.2) for px in (x - 90, x - 30, x + 24)]
    d.fill(pile(flecks) & edge, INK, 0.6)
    d.fill(
        Sh.poly(
            [
                (left[0], left[1] - SLAB - 1),
                (right[0], right[1] - SLAB - 1),
                (right[0], right[1] - SLAB + 1),
                (left[0], left[1] - SLAB + 1),
            ]
        ),
        INK,
    )


def _face(d: Doc, x: float, y: float, awake: bool) -> None:
    """The mask on the top card, lying back with it."""
    with d.group(transform=f"translate({x:.1f} {y - DEPTH * 0.5:.1f}) scale(1.5 0.98)"):
        d.fill(
            pile([cutw(*polar(0, 0, 108, a), *polar(0, 0, 70, a + 4), 5) for a in range(0, 360, 20)])
            & Sh.rect(-68, -66, 136, 132),
            INK,
            0.75,
        )
        mask(d, "grin", 0, 0, 0.92, 4, True, detail=1)
        if awake:
            for ex, r in ((-19, 15), (19, 13)):
                d.inked(Sh.ell(ex, -16, r, r * 1.15), "#ffffff", 3, 1)
                d.fill(Sh.ell(ex + 2, -13, 4.4, 5), INK)
