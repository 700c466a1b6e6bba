"""Gold, parchment, element signs and badges, seats, ribbons, border cuts, windows."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pathops

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, ink_shape
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import EL, GOLD, INK, PARCH


def gold_paint(d: Doc, x0: float, y0: float, x1: float, y1: float) -> str:
    return d.lin(
        x0,
        y0,
        x1,
        y1,
        (0, GOLD[1]),
        (0.18, GOLD[0]),
        (0.34, GOLD[2]),
        (0.5, GOLD[1]),
        (0.66, GOLD[3]),
        (0.82, GOLD[1]),
        (1, GOLD[2]),
    )


def gold_line(
    d: Doc, sh: Sh, w: float, ink: float = 2.2, box: tuple[float, float, float, float] = (0, 0, 600, 840)
) -> None:
    d.stroke(sh, INK, w + ink * 2)
    d.stroke(sh, gold_paint(d, *box), w)
    d.stroke(sh.move(-w * 0.16, -w * 0.18), GOLD[0], max(0.7, w * 0.2), 0.75)


def gold_shape(d: Doc, sh: Sh, ink: float = 2.6, heavy: float = 1.2) -> None:
    b = sh.bounds
    d.inked(sh, gold_paint(d, *b), ink, heavy)
    d.fill(sh - sh.move(-2.2, -2.6), GOLD[4], 0.38)
    d.fill(sh - sh.move(1.6, 2), GOLD[0], 0.6)


def parchment(
    d: Doc, sh: Sh, seed: int = 1, light: Point = (-0.5, -0.6), cuts: bool = True, edge: float = 16, ink: float = 0
) -> None:
    rnd = random.Random(seed)
    x0, y0, x1, y1 = sh.bounds
    w, h = x1 - x0, y1 - y0
    if ink:
        d.fill(ink_shape(sh, ink, ink * 0.5), INK)
    d.fill(
        sh,
        d.rad(
            x0 + w * 0.42,
            y0 + h * 0.36,
            math.hypot(w, h) * 0.66,
            (0, PARCH[0]),
            (0.55, "#f3e3bd"),
            (0.85, PARCH[1]),
            (1, "#dcc08c"),
        ),
    )
    for i in range(4):
        k = edge * (1 - i / 4)
        d.fill(sh - sh.shrink(k), PARCH[2], 0.16)
    d.fill(specks(sh, int(w * h / 900), (0.5, 1.5), rnd), PARCH[3], 0.35)
    fib = Sh()
    for _ in range(int(w * h / 9000) + 3):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        a = rnd.uniform(-25, 25)
        reach = rnd.uniform(10, 34)
        fib = fib.plus(sliver(x, y, *polar(x, y, reach, a), 0.9, rnd.uniform(-0.15, 0.15)))
    d.fill(fib & sh, PARCH[3], 0.22)
    if cuts:
        d.fill(wedges(sh, 9, edge * 0.85, 2.4, LIGHT, 0.15, 0.5, rnd), PARCH[3], 0.5)


def sigil(el: str, x: float, y: float, r: float) -> tuple[Sh, Sh]:
    """(solid, cuts): a solid glyph and the light lines cut out of it. r = half height."""
    k = r / 50

    def place(s: Sh) -> Sh:
        return s.scale(k, k).move(x, y)

    if el == "fire":
        body = S(
            "0,46 -26,40 -38,16 -30,-8 -16,-20 -12,-34 -16,-50! 4,-40 16,-22 18,-8 26,-16 26,-26! 38,-6 38,16 26,38"
        )
        cut = S("1,40 -13,34 -18,20 -10,4 -2,-6 0,-18! 9,-4 8,8 15,4 16,-2! 20,14 15,32")
    elif el == "water":
        body = S("0,-50! 12,-28 30,-4 36,16 26,38 0,48 -26,38 -36,16 -30,-4 -12,-28")
        cut = U(
            brush("-24,12 -14,4 -4,12 6,20 16,12 26,5", 9, LEAF, 14),
            brush("-20,29 -11,23 -2,29 7,35 16,29", 7, LEAF, 12),
        )
    elif el == "earth":
        body = S("0,-50! 16,-38 34,-18 36,8 22,28 5,35 4,50! -4,50! -5,35 -22,28 -36,8 -34,-18 -16,-38")
        cut = U(
            brush("0,40 0,0 0,-34", 5.5, taper(1, 0, 0), 8),
            [
                brush(f"0,{22 - i * 17} {12 - i},{14 - i * 17} {24 - i * 5},{2 - i * 17}", 5.2, taper(1, 0, 0), 6).sym(
                    0
                )
                for i in range(3)
            ],
        )
    else:
        a = brush(
            [polar(4, -4, 3.5 + 33 * (i / 22) ** 1.05, -150 + i * 26) for i in range(23)] + [(-20, 36), (-46, 34)],
            11.5,
            taper(0.5, 0, 0.55),
            44,
        )
        b = brush("-50,-8 -40,-32 -18,-47 10,-49 34,-38", 8.5, taper(0, 0.15, 0.6), 12)
        c = brush("-14,50 12,50 34,40 47,20", 7.5, taper(0, 0.1, 0.5), 10)
        body = U(a, b, c)
        cut = Sh()
    return place(body), place(cut)


def badge_shape(el: str, x: float, y: float, r: float) -> Sh:
    """each element's own outline.

    Fire = flame-pointed shield, water = circle, earth = square, air = four-pointed wind rose.
    """
    if el == "fire":
        s = S("0,-58! 18,-40 42,-30 46,0 34,34 0,50 -34,34 -46,0 -42,-30 -18,-40")
    elif el == "water":
        s = Sh.ell(0, 0, 47)
    elif el == "earth":
        s = Sh.rect(-42, -42, 84, 84, 9)
    else:
        s = S(
            "0,-60! 14,-38 38,-38! 38,-14 60,0! 38,14 38,38! 14,38 0,60! -14,38 -38,38! -38,14 -60,0! "
            "-38,-14 -38,-38! -14,-38"
        ).scale(0.9)
    k = r / 50
    return s.scale(k, k).move(x, y)


def badge(d: Doc, el: str, x: float, y: float, r: float, glyph: bool = True, shade: bool = True) -> None:
    ramp = EL[el]
    s = badge_shape(el, x, y, r)
    if shade:
        d.fill(s.grow(r * 0.13).move(r * 0.06, r * 0.1), INK, 0.5)
    d.fill(ink_shape(s.grow(r * 0.1), r * 0.06, r * 0.03), INK)
    g = s.grow(r * 0.1)
    d.fill(g, gold_paint(d, *g.bounds))
    d.fill(s.grow(r * 0.025), INK)
    d.fill(
        s,
        d.rad(
            x - r * 0.3,
            y - r * 0.35,
            r * 1.5,
            *(
                (ramp["mid"] if el != "air" else "#cfcbf0", ramp["base"], ramp["dark"])
                if glyph
                else (ramp["base"], ramp["dark"], ramp["deep"])
            ),
        ),
    )  # number seats are darker: light numerals must read
    i = s.shrink(r * 0.09)
    d.stroke(i, ramp["light"], max(0.8, r * 0.03), 0.7)
    if glyph:
        a, c = sigil(el, x, y, r * 0.66)
        d.fill(a.move(r * 0.03, r * 0.045), ramp["deep"], 0.7)
        d.fill(a, ramp["core"] if el != "air" else "#ffffff")
        d.fill(c, ramp["dark"])


def medallion(d: Doc, x: float, y: float, r: float, el: str | None = None, paint: str | None = None) -> None:
    """round gold seat for a number drawn by the game."""
    s = Sh.ell(x, y, r)
    d.fill(s.grow(r * 0.14).move(r * 0.06, r * 0.1), INK, 0.5)
    g = s.grow(r * 0.14)
    d.fill(ink_shape(g, r * 0.06, r * 0.03), INK)
    d.fill(g, gold_paint(d, *g.bounds))
    n = 16
    for i in range(n):
        px, py = polar(x, y, r * 1.07, i * 360 / n)
        d.fill(Sh.ell(px, py, r * 0.035), GOLD[4])
    d.fill(s.grow(r * 0.02), INK)
    if not paint:
        ramp = EL[el or "multi"]
        paint = d.rad(x - r * 0.3, y - r * 0.4, r * 1.5, ramp["base"], ramp["dark"], ramp["deep"])
    d.fill(s, paint)
    d.stroke(s.shrink(r * 0.1), GOLD[1], max(0.8, r * 0.035), 0.8)


def banner(
    d: Doc,
    x0: float,
    x1: float,
    y: float,
    h: float,
    el: str | None = None,
    seed: int = 3,
    fold: float = 34,
    drop: float = 16,
) -> Sh:
    """swallow-tailed parchment ribbon; the name is drawn on the flat front part."""
    rnd = random.Random(seed)
    PARCH[2]
    for sgn, xe in ((-1, x0), (1, x1)):
        f = fold * sgn
        t = Sh.poly(
            [
                (xe - f * 1.05, y + drop),
                (xe + f * 0.62, y + drop),
                (xe + f * 0.22, y + drop + h / 2),
                (xe + f * 0.62, y + drop + h),
                (xe - f * 1.05, y + drop + h),
            ]
        )
        d.fill(ink_shape(t, 3, 1.4), INK)
        d.fill(t, d.lin(xe - f * 1.05, 0, xe + f * 0.7, 0, "#9c7440", "#d8bd85", "#c29d60"))
        d.fill(wedges(t, 8, 16, 2.6, (-sgn * 0.9, -0.4), 0.2, 0.2, rnd), "#6b4823", 0.7)
        k = Sh.poly([(xe - f * 1.05, y + h), (xe - f * 0.02, y + h), (xe - f * 1.05, y + h + drop)])
        d.fill(k.grow(2), INK)
        d.fill(k, "#4a2f18")
    m = Sh.spline(
        [
            (x0, y, True),
            ((x0 + x1) / 2, y - 5),
            (x1, y, True),
            (x1, y + h, True),
            ((x0 + x1) / 2, y + h - 5),
            (x0, y + h, True),
        ],
        True,
    )
    d.fill(ink_shape(m, 3.2, 1.6), INK)
    parchment(d, m, seed, edge=10, cuts=True)
    d.stroke(m.shrink(6), PARCH[3], 1.2, 0.8)
    return m


def border_pattern(
    d: Doc, el: str, o: tuple[float, float, float, float], b: float, col: str, op: float = 1
) -> list[Sh]:
    """fills the band between rect o=(x0,y0,x1,y1) and b inches inside with the element's own cut pattern."""
    x0, y0, x1, y1 = o
    q = []

    def run(fn: Callable[[float, float], Sh], step: float) -> None:
        nx = round((x1 - x0 - 2 * b) / step)
        ny = round((y1 - y0 - 2 * b) / step)
        for i in range(nx):
            x = x0 + b + (i + 0.5) * (x1 - x0 - 2 * b) / nx
            q.append(fn(0, 0).move(x, y0 + b / 2))
            q.append(fn(0, 0).rot(180).move(x, y1 - b / 2))
        for i in range(ny):
            y = y0 + b + (i + 0.5) * (y1 - y0 - 2 * b) / ny
            q.append(fn(0, 0).rot(-90).move(x0 + b / 2, y))
            q.append(fn(0, 0).rot(90).move(x1 - b / 2, y))

    if el == "fire":
        run(lambda x, y: S("-6.4,6! -4,1 -1.5,-2 1,-8! 3,-2 6,1 6.4,6! 0,4"), 17)
    elif el == "water":
        run(
            lambda x, y: U(
                brush("-10,4 -5,-5 2,-5 3,0 -1,1", 4, taper(0.2, 0.3, 0.3), 10), brush("-3,6 4,5 10,3", 2.6, LEAF, 6)
            ),
            20,
        )
    elif el == "earth":
        run(lambda x, y: U(S("-8,5! -7,-2 0,-6 8,-6! 6,2 0,6") - brush("-8,5 0,0 6,-5", 1.7, TAIL, 5)), 21)
    elif el == "air":
        run(
            lambda x, y: U(
                brush("-9,5 -2,4 4,0 3,-5 -2,-5 -3,-1", 3.4, taper(0.1, 0.3, 0.5), 12),
                brush("1,6 6,5 10,0", 2.2, LEAF, 6),
            ),
            20,
        )
    elif el == "curse":
        run(lambda x, y: Sh.poly([(-1.7, 6), (0, -9), (1.7, 6)]), 9)
    d.fill(Sh.union(q), col, op)
    return q


def card_base(
    d: Doc, el: str, hole: Sh | None = None, pattern: bool = True, width: float = 600, height: float = 840
) -> None:
    """the frame, drawn AFTER the art.

    Ink edge, enamel band with the element's cut pattern, gold line, ink mat with a hole.
    """
    ramp = EL[el]
    out = Sh.rect(0, 0, width, height, 34)
    band = Sh.rect(9, 9, width - 18, height - 18, 27)
    inn = Sh.rect(39, 39, width - 78, height - 78, 15)
    d.fill(out - Sh.rect(20, 20, width - 40, height - 40, 20), INK)
    d.fill(band - inn, d.lin(0, 0, width, height, (0, ramp["base"]), (0.45, ramp["dark"]), (1, ramp["deep"])))
    if pattern:
        border_pattern(d, el, (11, 11, width - 11, height - 11), 26, ramp["deep"], 0.8)
        border_pattern(
            d, el, (9.6, 9.4, width - 12.4, height - 12.6), 26, ramp["light"] if el != "curse" else ramp["mid"], 0.92
        )
    d.stroke(band, INK, 3)
    mat = Sh.rect(37, 37, width - 74, height - 74, 16)
    d.fill(mat - hole if hole else mat, INK)
    gold_line(d, inn, 4.5, box=(0, 0, width, height))


def arch(x0: float, y0: float, x1: float, y1: float, rise: float, flat: float = 60) -> Sh:
    """window with a basket-arched top."""
    w = x1 - x0
    cx = (x0 + x1) / 2
    q = pathops.Path()
    q.moveTo(x0, y1)
    q.lineTo(x0, y0 + rise)
    q.cubicTo(x0, y0 + rise * 0.36, x0 + w * 0.16, y0, cx, y0)
    q.cubicTo(x1 - w * 0.16, y0, x1, y0 + rise * 0.36, x1, y0 + rise)
    q.lineTo(x1, y1)
    q.close()
    return Sh(q)


def badge_multi(d: Doc, x: float, y: float, r: float) -> None:
    """the badge of multi-element curses: one gold-rimmed disc, a quarter and glyph of each element"""
    disc = Sh.ell(x, y, r * 0.94)
    d.fill(disc.grow(r * 0.13).move(r * 0.06, r * 0.1), INK, 0.5)
    rim = disc.grow(r * 0.1)
    d.fill(ink_shape(rim, r * 0.06, r * 0.03), INK)
    d.fill(rim, gold_paint(d, *rim.bounds))
    d.fill(disc.grow(r * 0.025), INK)
    for el, sx, sy in (("fire", -1, -1), ("water", 1, -1), ("earth", -1, 1), ("air", 1, 1)):
        quarter = disc & Sh.rect(x if sx > 0 else x - r, y if sy > 0 else y - r, r, r)
        d.fill(quarter, d.lin(x, y, x + sx * r, y + sy * r, EL[el]["mid"], EL[el]["base"]))
        solid, cuts = sigil(el, x + sx * r * 0.4, y + sy * r * 0.4, r * 0.3)
        d.fill(solid, EL[el]["core"])
        d.fill(cuts, EL[el]["dark"])
    for cross in (
        Sh.rect(x - r * 0.025, y - r * 0.94, r * 0.05, r * 1.88),
        Sh.rect(x - r * 0.94, y - r * 0.025, r * 1.88, r * 0.05),
    ):
        d.fill(cross, INK)
