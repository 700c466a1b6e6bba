"""Mouths of the teenagers: smiling, firm, shouting, and one for each expression."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, Spec, pts_of, sample
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin

Put = Callable[[Spec], list[tuple[float, float, bool]]]
"""Takes points about the mouth to their place in the picture."""

# in hundredths of half the mouth's width, about its middle
_LINES: dict[str, str] = {
    "smile": "-100,-12 -58,4 -14,10 0,8 14,10 60,2 104,-20",
    "firm": "-88,4 -40,1 -12,4 0,2 12,4 50,-1 90,3",
    "smirk": "-88,6 -40,10 -8,12 6,8 24,9 80,-10 108,-30",
    "dimple": "-108,-22 -66,4 -20,13 0,10 20,13 68,2 112,-30",
    "tongue": "-96,-8 -48,9 -8,12 6,9 34,9 84,-10 114,-36",
    "eliminated": "-70,16 -30,2 0,6 34,0 72,18",
}
_OPEN: dict[str, tuple[str, str, str]] = {
    "laugh": (
        "-100,-22! -40,-8 30,-8 104,-34! 96,24 48,66 -8,72 -66,40",
        "-98,-20! -40,-6 30,-6 100,-32! 98,-6 30,20 -40,20 -90,0",
        "-50,62! -20,34 30,30 70,50! 20,80",
    ),
    "shout": (
        "-100,-34! -40,-24 40,-24 100,-34! 98,10 56,62 0,72 -56,62 -98,10",
        "-95,-31! -40,-20 40,-20 95,-31! 90,-4 0,6 -90,-4",
        "-66,58! -36,28 0,36 36,28 66,58! 0,84",
    ),
    "howl": (
        "-74,-40! -30,-58 30,-58 76,-40! 96,20 70,104 0,124 -70,104 -92,20",
        "-72,-37! -30,-54 30,-54 73,-37! 60,-12 0,-6 -60,-12",
        "-60,96! -30,62 30,62 62,96! 0,130",
    ),
    "wonder": (
        "-64,-26! -26,-18 26,-18 68,-32! 66,16 34,54 -28,54 -58,20",
        "-62,-24! -24,-15 24,-15 66,-29! 56,0 0,8 -52,4",
        "-40,44! -18,24 18,24 42,44! 0,66",
    ),
    "gap": (
        "-94,-18! -36,0 34,0 100,-26! 82,26 32,54 -26,54 -74,28",
        "-30,-6! -3,-3! -5,23! -27,20!; 5,-3! 32,-6! 30,20! 7,23!",
        "-52,46! -20,28 24,28 56,44! 4,72",
    ),
    "triumphant": (
        "-112,-30! -50,-12 40,-12 116,-36! 112,34 58,86 -4,92 -74,58",
        "-108,-27! -50,-8 40,-8 112,-32! 106,0 40,22 -50,22 -98,0",
        "-62,76! -30,42 30,38 76,62! 20,100",
    ),
}


def cut_mouth(c: Portrait, skin: Skin, kind: str, at: Point, half: float, turn: float) -> None:
    """A mouth of `kind` with its middle at `at`, `half` units to either side, its far half shortened by `turn`."""

    def put(spec: Spec) -> list[tuple[float, float, bool]]:
        near = half / 100
        return [
            (at[0] + x * near * (1 - 0.2 * turn if x < 0 else 1), at[1] + y * near, corner)
            for x, y, corner in pts_of(spec)
        ]

    if kind == "mad":
        _mad(c, put)
    elif kind == "clenched":
        _clenched(c, skin, put)
    elif kind in _OPEN:
        shape, teeth, tongue = (pile([S(put(one)) for one in spec.split(";")]) for spec in _OPEN[kind])
        d = c.d
        d.fill(shape, "#4a1420")
        d.fill(tongue & shape, "#d8605c")
        d.fill(teeth & shape, "#fffaf0")
        d.stroke(shape, INK, 2.8 * c.bold)
        corner = {"gap": "100,-38 112,-28 112,-12", "wonder": ""}.get(kind, "96,-44 116,-40 124,-14")
        if corner:
            d.fill(brush(put(corner), 3.6 * c.bold, LEAF, 6), INK)
        under = {"shout": "-36,90 0,95 36,90", "howl": "-36,90 0,95 36,90", "wonder": "-24,76 2,82 30,76"}
        under["gap"] = "-28,76 4,82 36,74"
        d.fill(brush(put(under.get(kind, "-34,92 4,98 44,88")), 3, LEAF, 6), skin.plane)
    else:
        _closed(c, skin, kind, put)


def _closed(c: Portrait, skin: Skin, kind: str, put: Put) -> None:
    """the line between the lips, and what swells from it: the upper dark with its bow, the lower in the light"""
    d = c.d
    if skin.lip:
        way = [(x, y) for x, y, *_ in sample(_LINES[kind], 20)]
        shut = way[3:18]
        half = (len(shut) - 1) / 2
        bow = [(x, y - 16 * (1 - abs(i / half - 1) ** 1.6) + (6 if i == half else 0)) for i, (x, y) in enumerate(shut)]
        swell = [(x, y + 25 * (1 - abs(i / half - 1) ** 2)) for i, (x, y) in enumerate(shut)]
        d.fill(_lip(put, shut, bow), skin.lip, 0.72)
        d.fill(_lip(put, shut, swell), skin.lip_low or skin.lip, 0.62)
        if c.fine:
            shine = [(x * 0.5 - 10, y - 9) for x, y in swell[4:11]]
            d.fill(brush([(x, y) for x, y, _ in put([(*p, False) for p in shine])], 3.4, LEAF, 8), "#fff2e0", 0.5)
    d.fill(brush(put(_LINES[kind]), 4.6 if c.fine else 7.5, taper(0.1, 0.2, 0.5), 14), INK)
    if kind in ("smile", "smirk"):
        d.fill(brush(put("102,-36 116,-26 114,-12"), 2.8 * c.bold, LEAF, 6), INK)
    elif kind == "dimple":
        for fold in ("-106,-44 -126,-26 -112,0", "108,-54 132,-32 116,-2"):
            d.fill(brush(put(fold), 4.2 * c.bold, LEAF, 8), INK)
    elif kind == "tongue":
        tip = S(put("26,10! 54,5 84,-9! 102,16 92,46 62,52 38,36"))
        d.fill(tip, "#e0605c")
        d.fill(tip - tip.move(3, -2), "#f59a88", 0.8)
        d.stroke(tip, INK, 2.6 * c.bold)
        d.fill(brush(put("56,8 62,22 68,34"), 2.6 * c.bold, LEAF, 6), "#8a2a34")
        d.fill(brush(put("110,-52 126,-38 122,-14"), 3.2 * c.bold, LEAF, 6), INK)


def _clenched(c: Portrait, skin: Skin, put: Put) -> None:
    """teeth shown on the near side only, set on one another: half a smile, up to the ear"""
    d = c.d
    shape = S(put("-88,6! -40,12 30,2 124,-52! 124,-10 78,34 14,42 -44,28"))
    d.fill(shape, "#fffaf0")
    bite = brush(put("-70,16 -10,24 50,14 118,-26"), 2.6 * c.bold, taper(0.1, 0.3, 0.5), 10)
    joins = [
        brush(put(f"{x},{top} {x * 0.97:g},{top + 44}"), 2.0 * c.bold, LEAF, 4)
        for x, top in ((-24, 4), (14, 2), (52, -8), (86, -26))
    ]
    d.fill(pile(joins if c.fine else []) & shape, "#8a7078")
    d.fill(bite & shape, INK)
    d.stroke(shape, INK, 2.8 * c.bold)
    d.fill(brush(put("118,-70 138,-54 134,-22"), 3.6 * c.bold, LEAF, 6), INK)
    d.fill(brush(put("-20,62 20,66 56,56"), 3, LEAF, 6), skin.plane)


def _lip(put: Put, shut: list[Point], edge: list[Point]) -> Sh:
    """what lies between the line of the mouth and the edge of a lip"""
    (x0, y0), (x1, y1) = shut[0], shut[-1]
    inner = [(x, y, False) for x, y in edge[1:-1]]
    back = [(x, y, False) for x, y in reversed(shut[1:-1])]
    return S(put([(x0, y0, True), *inner, (x1, y1, True), *back]))


def _mad(c: Portrait, put: Put) -> None:
    """a crescent of teeth from ear to ear, printed out of register"""
    d = c.d
    shape = S(put("-124,-40! -60,0 40,2 136,-54! 120,26 62,72 0,74 -80,44"))
    d.fill(shape.move(5, 4), MAGENTA)
    d.fill(shape.move(-5, -3), CYAN)
    d.fill(shape, "#fffdf2")
    joins = [
        brush(put(f"{x},-40 {x * 0.94 + 3:g},20 {x * 0.8:g},80"), 3.4 * c.bold, taper(0.8, 0.8), 4)
        for x in (-88, -56, -24, 10, 44, 80, 108)
    ]
    d.fill(pile(joins) & shape, INK)
    d.fill(brush(put("-112,0 -30,38 50,34 126,-20"), 4.2 * c.bold, LEAF, 10) & shape, INK)
    d.stroke(shape, INK, 3.2 * c.bold)
    d.fill(Sh.ell(put("136,-54")[0][0], put("136,-54")[0][1], 3.4), INK)
