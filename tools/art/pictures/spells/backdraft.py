"""backdraft: destroys one, draws many.

A door opens a hand's breadth, the one burning page under it sucks a whole page out through the slit.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=27)
SLIT = (250, 290)
NIGHT = ("#4f74c0", "#2b4a9a", "#131f4a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(SLIT[0] + 20, 330, 420, (0, "#f5792a"), (0.3, "#cf3a22"), (0.62, "#6a1420"), (1, "#2a0a18")))
    if detail:
        field_lines(d, "fire", SLIT, 90, 200)
    _floor(d, rnd)
    _blade(d)
    _door(d, rnd)
    _pages(d, detail)
    d.glow(236, 446, 130, (0, "#fffbe0", 0.95), (0.4, "#ffc24a", 0.5), (1, "#ff8a2a", 0))
    leafcard(d, 232, 440, 92, "", "burning", rot=74, sx=0.8, hole=(18, 10, 26), seed=4, detail=detail)
    for x, y, h, w, lean in ((206, 448, 54, 26, -12), (236, 444, 84, 34, 4), (262, 450, 56, 26, 14)):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.vlin(tongue, "#fff0b0", "#ffb840", "#e2562a"), 2.4, 1, "#7a1a1c")
        d.fill(tongue.scale(0.42, 0.58, x, y), "#fffdf0")


def _floor(d: Doc, rnd: random.Random) -> None:
    """night-blue tiles running towards the threshold"""
    floor = Sh.rect(-60, 430, 720, 190)
    d.fill(floor, d.lin(0, 430, 0, 590, *NIGHT))
    lines = [cutw(250 + i * 170, 620, 250 + i * 46, 432, 7) for i in range(-5, 6)]
    lines += [sliver(-60, y, 660, y, 2.6) for y in (446, 474, 516)]
    d.fill(pile(lines) & floor, "#0d1533")
    d.fill(
        Sh.poly([(226, 432), (282, 432), (420, 600), (130, 600)]),
        d.lin(0, 430, 0, 590, (0, "#fff0b0", 0.9), (1, "#ffb040", 0.1)),
    )


def _blade(d: Doc) -> None:
    """the white-hot slit from floor to lintel"""
    slit = S("226,96! 286,84! 288,446! 222,446!")
    d.fill(slit.grow(26), "#ff9a2e", 0.35)
    d.fill(slit.grow(12), "#ffc24a", 0.6)
    d.fill(slit, d.vlin(slit, "#ffe08a", "#fffdf0", "#ffffff"))


def _door(d: Doc, rnd: random.Random) -> None:
    """left frame post, and the iron-bound door leaf swinging away on the right"""
    post = S("118,60! 214,60! 222,446! 110,446!")
    leaf = S("290,84! 468,40! 476,480! 290,446!")
    for part, light in ((post, (0.9, 0)), (leaf, (-0.9, 0))):
        hot, cold = (222, 118) if part is post else (290, 470)
        d.inked(part, d.lin(hot, 0, cold, 0, (0, "#ffb45a"), (0.12, "#a4563a"), (1, "#3a1620")), 3.6, 1.8)
        d.fill(wedges(part, 12, 60, 6, light, 0.3, 0.2, rnd), INK)
    for x, y0, y1 in ((334, 74, 476), (380, 62, 484), (426, 50, 492)):
        d.fill(sliver(x, y0, x, y1, 3.4), INK)
    for y in (160, 400):
        strap = S(f"290,{y - 12}! 400,{y - 26} 452,{y - 14}! 462,{y} 452,{y + 12}! 400,{y + 2} 290,{y + 16}!")
        d.inked(strap, d.hlin(strap, "#ffd28a", "#6a4a50", "#221420"), 2.8, 1.4)
        d.fill([Sh.ell(x, y - (x - 290) * 0.06, 4.6) for x in (318, 360, 402)], INK)
    knob = Sh.ell(322, 236, 13)
    d.inked(knob, d.rad(318, 232, 20, "#fff0b0", "#c07a3a", "#3f1a1c"), 3, 1.4)
    d.fill(S("317,262! 322,255 327,262! 331,282! 313,282!"), INK)


def _pages(d: Doc, detail: int) -> None:
    """scraps in the slit, and the page that comes: bent by the draught, as large as the door is wide"""
    for i, (x, y, h, rot) in enumerate(((256, 122, 46, -8), (250, 186, 60, 28))):
        leafcard(d, x, y, h, "", "flat", rot=rot, sx=0.6, seed=i, detail=0)
    d.glow(352, 330, 150, (0, "#ffe8b0", 0.8), (1, "#ff8a2a", 0))
    leafcard(
        d,
        356,
        320,
        236,
        "fire",
        "curled",
        rot=27,
        paper=("#fffdf0", "#ffe2b0", "#d8884a"),
        shadow=9,
        seed=1,
        detail=detail,
    )
