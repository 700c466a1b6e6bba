"""backdraft: destroys one, draws many.

A door was opened a hand's breadth, and the fire behind it has drawn breath: out it comes with all that it carries.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.cat import cat
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
    _blast(d, rnd)
    _cat(d)


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


def _blast(d: Doc, rnd: random.Random) -> None:
    """what was behind the door comes out in one breath: a wave of fire, and what it carries"""
    d.glow(330, 320, 230, (0, "#fffbe0", 0.95), (0.45, "#ffc24a", 0.5), (1, "#ff8a2a", 0))
    for spec, tones, ink in (
        (
            "246,190! 262,122 310,98 372,120 420,170 452,230! 436,216 412,212 398,226! 452,262 486,320 488,392! "
            "462,354 430,344 408,352! "
            "430,400 420,450 372,484! 384,440 366,414 340,408! 330,450 296,466 256,410!",
            ("#fff4c2", "#ffb840", "#e2562a", "#a4281e"),
            "#5a0f16",
        ),
        (
            "250,226! 268,176 306,152 352,180 384,236! 352,226 330,236! 376,272 404,330 400,384! 372,350 340,348! "
            "342,392 300,420 258,372!",
            ("#ffffff", "#fff4c2", "#ffd867", "#ff9a2e"),
            "#c8511e",
        ),
        (
            "256,262! 286,216 326,250 340,300! 312,290 300,300! 322,334 292,372 258,334!",
            ("#ffffff", "#fffdf0"),
            "#ffc850",
        ),
    ):
        wave = S(spec)
        d.inked(wave, d.lin(236, 0, 480, 0, *tones), 4, 1.6, ink)
    for x, y, k, rot in (
        (414, 128, 0.9, 24),
        (486, 196, 1.1, 60),
        (356, 96, 0.7, -14),
        (520, 300, 1.2, 100),
        (448, 300, 0.8, 40),
        (500, 410, 1.0, 150),
        (300, 250, 0.7, -20),
        (392, 200, 0.8, 10),
    ):
        sheet = S("-20,-26! 8,-30 22,-22! 16,0 22,26! -4,30 -22,24! -16,0").scale(k).rot(rot).move(x, y)
        d.inked(sheet, d.dlin(sheet, "#fffdf0", "#ffe2b0", "#d8884a"), 3, 1.4)
    sparks = [
        sliver(x, y, x + rnd.uniform(16, 34), y + rnd.uniform(-10, 10), 4)
        for x, y in ((rnd.uniform(400, 540), rnd.uniform(150, 440)) for _ in range(16))
    ]
    d.fill(pile(sparks), "#fff4c2")


def _cat(d: Doc) -> None:
    """who had opened it: every hair on end"""
    d.fill(Sh.ell(156, 494, 66, 10), "#060a1e", 0.6)
    cat(d, 150, 494, 1.1, "sit", rim="#ffc24a", look=1)
