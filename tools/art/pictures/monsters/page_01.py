"""page_01 The Sorcerer: a conjurer of three bramble cups; his collar is empty, his head is under the middle cup."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import PAGE_INK
from tools.art.parts.bramble import bramble
from tools.art.parts.page import page_light
from tools.art.picture import Picture

PICTURE = Picture(seed=61)
CX = 345
CUPS = ((168, 0.94), (345, 1.08), (522, 0.94))
BENCH = 400


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    page_light(d, (CX, 176), 84, rings=False)
    robe(d, rnd)
    bench(d, rnd)
    for x, k in CUPS[:2]:
        bramble_cup(d, x, BENCH + 14, k, rnd, head=x == CX)


def cross(d: Doc, detail: int) -> None:
    """The one thing that leaves the frame: the right cup on the lower rule, a hand on it."""
    rnd = random.Random(PICTURE.seed + 1)
    bramble_cup(d, *[(x, BENCH + 50, k) for x, k in CUPS][2], rnd, head=False)


def robe(d: Doc, rnd: random.Random) -> None:
    """standing collar with nobody in it, broad sleeves falling to both sides"""
    for flip in (False, True):
        sleeve = S("352,214! 270,224 196,252 132,300 86,356 70,404! 130,430 196,420 236,392! 262,340 300,306 352,292!")
        lining = S("70,404! 96,376 140,372 186,380 236,392! 206,424 130,432")
        sleeve, lining = (sleeve.flipx(CX), lining.flipx(CX)) if flip else (sleeve, lining)
        d.inked(sleeve, d.lin(100, 220, 590, 420, "#5a3a44", "#3a2230", "#1c1219"), 3.4, 1.8, PAGE_INK)
        d.fill(wedges(sleeve, 9, 46, 6, (0.5 if flip else -0.5, -0.8), 0.0, 0.4, rnd), "#0d070d")
        d.fill(sleeve - sleeve.move(-4 if flip else 4, 4), "#f3e6c6", 0.8)
        d.inked(lining, d.lin(80, 380, 600, 420, "#e2683a", "#b8352a", "#74182a"), 2.8, 1.4, PAGE_INK)
    chest = S("345,236! 300,240 268,270 262,340 270,440! 420,440! 428,340 422,270 390,240")
    d.inked(chest, d.lin(262, 240, 430, 440, "#6a4a50", "#3a2230", "#160e14"), 3, 1.6, PAGE_INK)
    d.fill(wedges(chest, 9, 30, 5, (-0.6, -0.7), 0.1, 0.4, rnd), "#0d070d")
    hollow = Sh.ell(CX, 232, 50, 18)
    d.inked(hollow, d.rad(CX, 236, 52, "#ffdf7a", "#7a231c", "#160c12"), 3, 1.4, PAGE_INK)
    for flip in (False, True):
        collar = S("345,262! 318,256 298,236 292,206 272,160! 312,186 324,216 345,246!")
        collar = collar.flipx(CX) if flip else collar
        d.inked(collar, d.lin(270, 160, 420, 260, "#f3e6c6", "#cdb488", "#86694c"), 3, 1.8, PAGE_INK)
        d.fill(wedges(collar, 8, 18, 4, (-0.6, -0.7), 0.1, 0.4, rnd), PAGE_INK)
    d.fill(Sh.ring(CX, 150, 46, 40), "#fff9e8")
    d.stroke(Sh.ring(CX, 150, 46, 40), PAGE_INK, 1.8)


def bench(d: Doc, rnd: random.Random) -> None:
    """the conjurer's table, black, its edge caught by the candle light"""
    top = S("36,392! 345,384 656,392! 656,470! 36,470!")
    d.inked(top, d.vlin(top, "#8a6a48", "#3a2418", "#160e14"), 3.2, 1.4, PAGE_INK)
    d.fill(
        pile([sliver(x, y, x + rnd.uniform(40, 120), y + rnd.uniform(-2, 2), 1.6) for x, y in _grain(rnd)]) & top,
        PAGE_INK,
    )


def _grain(rnd: random.Random) -> list[tuple[float, float]]:
    return [(rnd.uniform(30, 620), rnd.uniform(396, 450)) for _ in range(60)]


def bramble_cup(d: Doc, x: float, foot: float, k: float, rnd: random.Random, head: bool) -> None:
    """an upturned cup of woven thorns with light leaking under its rim; `head` shows an eye through the weave"""

    def place(shape: Sh) -> Sh:
        return shape.scale(k, k).move(x, foot)

    d.glow(x, foot - 6, 84 * k, (0, "#fff3c0", 0.95), (0.35, "#ffc050", 0.5), (1, "#ff8a2a", 0))
    pale_edge = place(S("-52,6! 0,-6 52,6! 40,14 -40,14!"))
    d.inked(pale_edge, "#fffbe8", 2, 0.8, PAGE_INK)
    cup = place(S("-58,2! -50,-50 -36,-104! 0,-112 36,-104! 50,-50 58,2! 0,14"))
    d.inked(cup, d.lin(x - 58 * k, 0, x + 58 * k, 0, "#4a3530", "#2a1a1e", "#120a10"), 3.4, 2, PAGE_INK)
    if head:
        for ex in (-19, 19):
            eye = place(S([(ex - 15, -52, True), (ex, -63), (ex + 15, -52, True), (ex, -43)]))
            d.fill(eye, d.rad(x + ex * k, foot - 52 * k, 18 * k, "#fffbe0", "#ffc050", "#e0552a"))
            d.fill(place(Sh.ell(ex + 3, -52, 3.4, 7)), PAGE_INK)
    for i, y in enumerate((-8, -34, -62, -88)):
        half = 58 - (8 + abs(y)) * 0.19
        course = [(-half, y - 4), (-half * 0.5, y + 9), (0, y - 3), (half * 0.5, y + 9), (half, y - 4)]
        if head and i in (1, 2):
            course = [(px, py + (10 if i == 1 else -6)) for px, py in course]
        stem, thorns = bramble(course, 9, 26, rnd, 11, 4)
        for shape in (place(U(thorns)), place(stem)):
            d.inked(shape, d.lin(x - 58 * k, 0, x + 58 * k, 0, "#f3e6c6", "#b9a98c", "#6d5948"), 2.2, 1.2, PAGE_INK)
    knob = place(Sh.ell(0, -114, 13, 10))
    d.inked(knob, d.rad(x - 4, foot - 118 * k, 16, "#e2683a", "#b8352a", "#74182a"), 2.6, 1.2, PAGE_INK)
