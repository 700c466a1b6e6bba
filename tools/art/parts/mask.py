"""The pale mask of madness in five states; blank is the cured one. Printed masks carry the misregistered plates."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, MAGENTA, misprint

MASK_STATES = ("grin", "crack", "sleepy", "blank", "profile")
_FACE = "0,-68 -34,-60 -50,-28 -47,6 -35,38 -14,62 0,67 14,62 35,38 47,6 50,-28 34,-60"
_PROFILE = (
    "20,-66 -10,-68 -28,-50 -31,-28! -34,-18 -54,10! -48,18 -33,19! -38,27 "
    "-31,33! -37,40 -29,47! -30,60 -10,68 16,60 38,36 48,4 46,-32"
)
_EYE = "-34,-14! -26,-25 -14,-24 -7,-12! -16,-7 -26,-8"


def mask(
    d: Doc,
    state: str,
    x: float,
    y: float,
    k: float = 1.0,
    rot: float = 0.0,
    printed: bool = True,
    flip: bool = False,
    detail: int = 2,
    pale: tuple[str, ...] = ("#fffdf4", "#f4e8d0", "#cdb496"),
    run: float = 0.0,
) -> Sh:
    """A mask centred on (x, y), 100 x 135 units at k = 1; returns its outline.

    state: one of MASK_STATES (profile looks left); printed: colour plates on (mad) or off (cured);
    run: 0..1 lets the paint of a printed mask run down in stripes."""

    def place(s: Sh) -> Sh:
        return s.scale(-k if flip else k, k).rot(rot).move(x, y)

    face = S(_PROFILE if state == "profile" else _FACE)
    out = place(face)
    width = (3.2 if detail else 5) * max(0.5, min(1.0, k))
    if printed:
        d.fill(out.move(9 * 0.66 * k + 1, 6 * 0.66 * k + 1), MAGENTA)
        d.fill(out.move(-8 * 0.66 * k - 1, -5 * 0.66 * k - 1), CYAN)
    d.inked(out, d.dlin(out, *pale), width, width * 0.5)
    if detail:
        d.fill(wedges(out, 6 + 3 * k, 16 * k + 2, 2.6 * max(0.6, k), thresh=0.15), mix(pale[2], INK, 0.4), 0.9)
    marks = place(_MARKS[state](printed))
    if printed:
        misprint(d, marks & out, k=0.45 * k)
        d.fill(place(_paint(state)), MAGENTA, 0.85)
        if run:
            _running_paint(d, place, run)
    else:
        d.fill(marks, mix(pale[2], INK, 0.7))
    return out


def _both(s: Sh) -> Sh:
    return s | s.flipx(0)


def _grin(printed: bool) -> Sh:
    eye = S(_EYE) - Sh.ell(-19, -15, 3.2)
    mouth = S("-33,16! -18,26 0,29 18,26 33,16! 30,38 16,52 0,55 -16,52 -30,38")
    teeth = [
        Sh.poly([(i * 9 - 4.5, 28 - abs(i) ** 1.8), (i * 9 + 4.5, 28 - abs(i) ** 1.8), (i * 8.6, 40 - abs(i) * 2)])
        for i in (-3, -2, -1, 0, 1, 2, 3)
    ]
    teeth += [
        Sh.poly([(i * 8 - 4, 54 - abs(i) ** 2), (i * 8 + 4, 54 - abs(i) ** 2), (i * 8, 45)]) for i in (-2, -1, 0, 1, 2)
    ]
    nose = brush("-3,-8 -8,10 2,12", 4, taper(0.2, 0.5, 0.7), 8)
    brow = brush("-42,-26 -28,-42 -8,-32", 8, taper(0.1, 0.3, 0.5), 8)
    return U(_both(eye), mouth - U(teeth), nose, brow, brush("8,-38 26,-44 42,-30", 8, taper(0.3, 0.1, 0.5), 8))


def _crack(printed: bool) -> Sh:
    fissure = S("6,-70! 14,-50 2,-34 14,-16 4,4 12,22 0,40 6,68! -4,50! -8,38 2,22 -6,4 3,-16 -10,-34 0,-52")
    limbs = [cutw(8, -20, 34, -34, 6), cutw(0, 4, -28, -2, 6), cutw(8, 20, 32, 16, 5), cutw(-2, -36, -26, -48, 5)]
    shut = brush("-38,-14 -24,-6 -10,-14", 6, taper(0.2, 0.2, 0.5), 8)
    mouth = brush("-26,36 -10,42 4,40", 6, LEAF, 8)
    grin = S("8,40! 22,38 33,22! 32,40 20,50 8,50!")
    return U(fissure, limbs, shut, S(_EYE).flipx(0) - Sh.ell(19, -15, 3.2), mouth, grin)


def _sleepy(printed: bool) -> Sh:
    lid = S("-36,-12! -22,-18 -8,-12! -14,-4 -28,-4") - Sh.ell(-22, -12, 5)
    return U(
        _both(lid),
        _both(brush("-38,-24 -22,-32 -8,-28", 5, LEAF, 8)),
        brush("-16,36 0,42 18,33", 6, LEAF, 8),
        brush("-2,-6 -7,12 2,14", 3.6, taper(0.2, 0.5, 0.7), 8),
    )


def _blank(printed: bool) -> Sh:
    shut = brush("-38,-16 -23,-6 -9,-16", 6, taper(0.15, 0.15, 0.5), 8)
    lashes = [cutw(-33 + i * 9, -11 + (3, 5, 3)[i % 3] - 3, -37 + i * 11, -1 + (1, 3, 1)[i % 3], 3) for i in range(3)]
    return U(
        _both(U(shut, lashes)),
        brush("-12,36 0,40 12,36", 5, LEAF, 8),
        brush("-2,-6 -6,12 2,14", 3.6, taper(0.2, 0.5, 0.7), 8),
    )


def _profile(printed: bool) -> Sh:
    if not printed:
        return U(brush("-26,-14 -16,-6 -4,-14", 6, LEAF, 8), brush("-33,34 -22,34 -16,31", 4.5, taper(0.8, 0, 0), 6))
    eye = S("-27,-18! -18,-27 -4,-24 2,-12! -10,-7 -22,-8") - Sh.ell(-15, -16, 3)
    grin = S("-36,31! -20,32 -2,22 6,12! 6,30 -8,44 -30,43!") - U(
        [
            Sh.poly([(-29 + i * 9, 33 - i * 2.4), (-21 + i * 9, 31 - i * 2.6), (-26 + i * 9, 40 - i * 3)])
            for i in range(4)
        ]
    )
    return U(eye, grin, brush("-32,-34 -14,-40 4,-32", 7, taper(0.3, 0.1, 0.4), 8))


_MARKS = {"grin": _grin, "crack": _crack, "sleepy": _sleepy, "blank": _blank, "profile": _profile}


def _paint(state: str) -> Sh:
    """the rouge: magenta only, no key plate"""
    if state == "profile":
        return Sh.ell(10, 14, 8, 6)
    return _both(Sh.ell(-36, 10, 7, 6)) if state in ("grin", "crack") else _both(Sh.ell(-34, 10, 5, 4))


def _running_paint(d: Doc, place: Callable[[Sh], Sh], run: float) -> None:
    """stripes of paint drawn down by water"""
    for dx, dy, length, colour in (
        (-28, -4, 60, MAGENTA),
        (-16, 0, 78, CYAN),
        (-22, 40, 50, MAGENTA),
        (4, 36, 54, INK),
        (14, 10, 66, MAGENTA),
        (-6, 44, 44, CYAN),
    ):
        stripe = brush(
            [(dx, dy), (dx + 2, dy + length * run * 0.5), (dx + 1, dy + length * run)], 6, taper(0.7, 0.3, 0.2), 8
        )
        d.fill(place(stripe), colour, 0.9)
