"""Wax seals of power: one, two, three thorns; ready, pressed or out of reach. The middle is the game's number's."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, arc, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK

WAX = {1: ("#f08a78", "#c2352b", "#6a1526"), 2: ("#c89ad8", "#8a3f9a", "#3f164a"), 3: ("#8a90c0", "#3a3c74", "#14142e")}
COLD = ("#a79c98", "#6f6668", "#38313a")
STATES = ("ready", "pressed", "grey")
MIDDLE = 100.0
FIELD = 58.0


def wax_seal(d: Doc, power: int, seed: int, state: str = "ready") -> None:
    """A 200x200 seal; `state` is one of STATES: a raised field, a stamped one in squeezed wax, or cold and cracked."""
    rnd = random.Random(seed)
    wax = _run(power, seed, rnd, state == "pressed")
    if state == "grey":
        wax = wax - S("136,150! 152,146 160,158! 172,154 190,176! 160,200 128,186! 140,172")
    ramp = COLD if state == "grey" else WAX[power]
    d.fill(wax.move(3, 6), INK, 0.5)
    d.inked(wax, d.rad(72, 62, 140, *ramp), 6, 3)
    d.fill(wedges(wax, 12, 16, 6, (-0.6, -0.8), 0.15, 0.4, rnd), INK, 0.85)
    if state != "grey":
        glint = brush([polar(MIDDLE, MIDDLE, 76, a) for a in (188, 215, 245, 275)], 11, LEAF, 12)
        d.fill(glint, "#ffe8e0", 0.75)
    {"ready": _raised, "pressed": _stamped, "grey": _raised}[state](d, ramp)
    _thorns(d, power, {"ready": "#ffe8c0", "pressed": "#ffffff", "grey": "#c9beb4"}[state])
    if state == "grey":
        _cracks(d, wax)


def _run(power: int, seed: int, rnd: random.Random, squeezed: bool) -> Sh:
    """The outline of the wax; under the stamp it runs out further and in more tongues."""
    size, wobble, tongues = (86, 5, 11) if squeezed else (82, 3, 9)
    rim = []
    for i in range(72):
        a = math.radians(i * 5)
        lobes = 6 * math.cos(a * power + math.pi) if power > 1 else 4 * math.sin(a)
        grain = wobble * math.sin(a * tongues + seed) + rnd.uniform(-1, 1)
        rim.append(polar(MIDDLE, MIDDLE, min(92, size + (lobes * 0.6 if squeezed else lobes) + grain), i * 5))
    return Sh.spline(rim, True)


def _raised(d: Doc, ramp: tuple[str, str, str]) -> None:
    """A smooth swelling, lit from the upper left: nothing has been stamped yet."""
    field = Sh.ell(MIDDLE, MIDDLE, FIELD)
    d.fill(field.move(3, 4.5), INK, 0.8)
    d.inked(field, d.rad(80, 74, 96, ramp[0], ramp[1], ramp[2]), 2.4, 0.8)
    d.fill(arc(MIDDLE, MIDDLE, FIELD - 7, 190, 280).stroke(5), "#fff2e6", 0.55)


def _stamped(d: Doc, ramp: tuple[str, str, str]) -> None:
    """A deep field with a bright rim and a wreath of cuts: this one is chosen."""
    cuts = [
        cutw(*polar(MIDDLE, MIDDLE, FIELD + 3, a), *polar(MIDDLE, MIDDLE, FIELD + 19, a), 7)
        for a in range(-50, 231, 14)
    ]
    d.fill(pile(cuts), INK, 0.8)
    d.fill(Sh.ring(MIDDLE, MIDDLE, FIELD + 8, FIELD - 2), INK)
    d.fill(Sh.ring(MIDDLE, MIDDLE, FIELD + 5, FIELD), "#fff0c4")
    d.fill(Sh.ell(MIDDLE, MIDDLE, FIELD), d.rad(128, 134, 118, ramp[1], ramp[2], INK))
    hollow = Sh.ell(MIDDLE, MIDDLE, FIELD) - Sh.ell(MIDDLE + 7, MIDDLE + 9, FIELD)
    d.fill(hollow, INK, 0.85)
    d.fill(arc(MIDDLE, MIDDLE, FIELD - 6, 10, 100).stroke(5), ramp[0], 0.95)


def _thorns(d: Doc, power: int, colour: str) -> None:
    """One thorn for each point of power, side by side at the top of the rim."""
    at = [-90 + (i - (power - 1) / 2) * 30 for i in range(power)]
    thorns = [cutw(*polar(MIDDLE, MIDDLE, 62, a), *polar(MIDDLE, MIDDLE, 87, a), 16) for a in at]
    d.fill(pile([thorn.grow(3) for thorn in thorns]), INK)
    d.fill(pile(thorns), colour)


def _cracks(d: Doc, wax: Sh) -> None:
    """Cold wax breaks: two cracks past the number, never through it."""
    ways = ("138,152 146,122 168,104 186,96", "132,160 100,168 66,154 34,160")
    d.fill(pile([brush(way, 9, TAIL, 10) for way in ways]) & wax, INK)
