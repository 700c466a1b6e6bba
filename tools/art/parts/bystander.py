"""Somebody to whom a curse happens: a student's head in profile, cut for small sizes, with neck and hair.

Local grid: middle of the skull at 0,0, looking towards -x, the crown at y -100, the chin at y 110."""

from __future__ import annotations

import random
from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Placement, S, Sh, U, pile
from tools.art.palette import CURSE_BLACK

_BROW = {
    "long": "-56,-82! -76,-56 -83,-34 -77,-18! -92,2 -112,20 -107,31! -87,35 ",
    "snub": "-54,-84! -82,-60 -88,-36 -76,-14! -86,4 -106,6 -108,22! -87,35 ",
    "hook": "-58,-80! -74,-58 -84,-38 -84,-26! -112,-14 -124,12 -116,36! -88,36 ",
    "broad": "-56,-80! -80,-62 -90,-40 -78,-20! -84,0 -104,14 -118,30! -102,40 -87,37 ",
}
_SKULL = " 16,74! 34,44 52,10 60,-40 30,-86 -20,-96"
_JAWS = {
    "shut": "-93,43 -87,52! -92,61 -83,70! -89,86 -81,101 -60,107 -22,97",
    "gasp": "-93,46 -92,54! -66,60 -56,68! -74,80 -85,86! -79,94 -84,107 -73,119 -50,122 -16,106",
    "grit": "-97,43 -94,50! -70,54 -60,56! -72,63 -90,67! -85,76 -90,92 -80,106 -60,110 -22,99",
}
_HAIR = {
    "crop": "-58,-74! -96,-92 -78,-112! -84,-132 -44,-126! -30,-146 6,-130! 34,-140 58,-116! 88,-104 88,-66! 108,-40 "
    "94,-8! 100,24 76,44! 62,56 50,40! 36,26 40,-4! 26,-34 8,-22! 2,-44 -8,-52! -30,-58",
    "bob": "-58,-72! -92,-84 -76,-120 -10,-136 66,-114 104,-52 108,30 92,104! 72,92 64,112! 46,92 28,100! 34,64 30,34! "
    "28,-4 6,-36 -28,-54",
    "fringe": "-60,-52! -100,-60 -92,-104 -40,-134 30,-128 84,-88 86,-40 70,10 48,36! 40,20 44,-8! 28,-30 6,-26! "
    "0,-40 -20,-34 -40,-46!",
    "bald": "30,-92! 62,-84 84,-44 82,0 66,40 46,52! 38,34 42,0! 38,-22 24,-34! 34,-60",
    "tail": "-58,-74! -88,-90 -64,-122 0,-132 64,-110 92,-58 86,-10 64,30! 46,30 40,0! 26,-34 6,-38 -30,-58",
}
_TAIL = "74,-72 128,-92 176,-40 178,40 150,96"


@dataclass(frozen=True)
class Head:
    """skin: lit, middle, shade; hair: dark, middle, light; jaw: `shut`, `gasp` or `grit`; eye: `wide` or `shut`;
    cut: the hair, a key of `_HAIR`; nose: one of `_BROW`; `old`: the skin has folds; beard: `full` or none;
    hat: `knit` or none, in the colours `cloth` (dark, middle, light)."""

    skin: tuple[str, str, str]
    hair: tuple[str, str, str]
    jaw: str = "gasp"
    eye: str = "wide"
    cut: str = "crop"
    nose: str = "long"
    old: bool = False
    beard: str = ""
    hat: str = ""
    cloth: tuple[str, str, str] = ("#3a1420", "#8a2a2c", "#d8704a")


def bystander(d: Doc, head: Head, at: tuple[float, float], k: float, rot: float = 0, flip: bool = False) -> Sh:
    """The head with its middle at `at`, `k` times its grid, turned by `rot` degrees; `flip` looks right. Returns the
    outline of face and hair. The lamp stands before the face."""

    def place(s: Sh) -> Sh:
        return s.scale(-k if flip else k, k).rot(rot).move(*at)

    lamp, back = place(Sh.ell(-112, 10, 1)).center, place(Sh.ell(66, 40, 1)).center
    lit, mid, dark = head.skin
    paint = d.lin(*lamp, *back, (0, lit), (0.5, mid), (1, dark))
    wide = 4.6 * max(0.55, k)
    if head.cut == "tail":
        _mane(d, place(brush(_TAIL, 66, taper(0.5, 0, 0.4), 16)), head.hair, lamp, wide)
    neck = place(S("-34,92! -26,150 -44,196! 92,196! 70,150 60,60! 20,40!"))
    d.inked(neck, d.lin(*lamp, *back, mid, dark), wide, wide * 0.4, CURSE_BLACK)
    d.fill(place(S("-36,90! -24,138 10,120 40,70! 16,70!")) & neck, mix(dark, CURSE_BLACK, 0.45), 0.8)
    if head.jaw != "shut":
        d.fill(place(S("-92,46! -44,46! -40,92! -84,92!")).grow(wide * 0.6), CURSE_BLACK)
        d.fill(place(S("-91,50! -66,57 -50,62! -60,68 -88,63!")), "#fffdf2")
    face = place(S(_BROW[head.nose] + _JAWS[head.jaw] + _SKULL))
    d.inked(face, paint, wide, wide * 0.4, CURSE_BLACK)
    _planes(d, face, head, place)
    _eye(d, head, place)
    if head.old:
        _folds(d, head, place)
    hair = place(S(_HAIR[head.cut]))
    _mane(d, hair, head.hair, lamp, wide)
    worn = [place(S(_BEARD[head.beard, head.jaw == "shut"]))] if head.beard else []
    for one in worn:
        _mane(d, one, head.hair, lamp, wide * 0.8)
    return U(face, hair, *worn, *_hat(d, head, place, lamp, wide))


_BEARD = {
    ("full", True): "-80,62! -70,58 -40,66 -16,40 10,24! 26,30 30,60 10,104 -24,140 -66,146 -92,120 -92,88! -80,78",
    ("full", False): "-82,96! -60,92 -30,72 -10,40 12,24! 26,30 32,64 12,112 -24,150 -66,158 -92,134 -94,108!",
}
"""By its name, and whether the mouth is shut."""


def _folds(d: Doc, head: Head, place: Placement) -> None:
    """years: on the forehead, at the corner of the eye, under it, and from the nose to the jaw"""
    deep = mix(head.skin[2], CURSE_BLACK, 0.4)
    for way, wide in (
        ("-74,-70 -56,-66 -34,-70", 4.5), ("-70,-56 -52,-53 -32,-58", 4), ("-36,-12 -22,-6 -12,-10", 5),
        ("-38,-2 -26,8 -16,10", 4.5), ("-80,10 -64,16 -46,10", 4.5), ("-58,28 -44,52 -46,76", 6.5),
    ):  # fmt: skip
        d.fill(place(brush(way, wide, LEAF, 8)), deep)


def _hat(d: Doc, head: Head, place: Placement, lamp: tuple[float, float], wide: float) -> list[Sh]:
    """a knitted cap with its rim rolled up and a ball on top; none for who wears none"""
    if not head.hat:
        return []
    dark, mid, light = head.cloth
    cap = place(S("-70,-76! -84,-118 -40,-156 24,-160 78,-128 92,-70! 40,-56 -20,-70!"))
    ball, rim = place(Sh.ell(20, -168, 22)), place(brush("-82,-72 -30,-88 40,-80 98,-54", 34, taper(0.8, 0.7, 0.8), 12))
    x1 = cap.bounds[2]
    for part in (ball, cap, rim):
        d.inked(part, d.lin(lamp[0], cap.center[1], x1, cap.center[1], light, mid, dark), wide, wide * 0.4, CURSE_BLACK)
    ribs = [(x, -96, x + 6, -146) for x in (-58, -34, -8, 18, 44, 66)]
    d.fill([place(cutw(*one, 6)) for one in ribs], mix(dark, CURSE_BLACK, 0.3))
    return [cap, ball, rim]


def _planes(d: Doc, face: Sh, head: Head, place: Placement) -> None:
    """the side turned from the lamp, cheekbone, ear, nostril, the fold from the nose to the mouth"""
    lit, mid, dark = head.skin
    deep = mix(dark, CURSE_BLACK, 0.5)
    d.fill(place(S("70,-90! 10,-60 -8,-20! -24,20 -4,44 -34,70! -50,130! 80,110!")) & face, dark, 0.75)
    d.fill(place(S("-72,14! -52,10 -30,22! -44,40 -62,36!")) & face, lighten(lit, 0.5), 0.75)
    d.fill(place(S("-64,-76! -44,-78 -30,-64! -50,-54 -72,-52!")) & face, lighten(lit, 0.5), 0.7)
    ear = place(S("6,-16! 22,-26 36,-10 30,14 16,30! 8,18"))
    d.inked(ear, mid, 2.6, 1, CURSE_BLACK)
    d.fill(place(brush("14,-8 26,-8 22,10 14,16", 6, LEAF, 8)), deep)
    d.fill(place(brush("-101,28 -94,20 -84,25", 7, LEAF, 8)), CURSE_BLACK)
    fold = "-80,32 -66,42 -62,56" if head.jaw != "shut" else "-78,34 -70,42 -70,50"
    d.fill(place(brush(fold, 5.5, LEAF, 8)), deep)
    if head.jaw == "shut":
        d.fill(place(brush("-89,52 -78,54 -68,60", 7, taper(0.9, 0, 0.1), 8)), CURSE_BLACK)


def _eye(d: Doc, head: Head, place: Placement) -> None:
    """wide with a small pupil at the front, or pressed shut with lashes; the brow above it"""
    if head.eye == "wide":
        ball = place(S("-84,-16! -72,-36 -44,-26! -40,-8 -62,4 -78,0!"))
        d.inked(ball, "#fffef6", 3, 1.2, CURSE_BLACK)
        d.fill(place(Sh.ell(-74, -14, 9, 11)) & ball, CURSE_BLACK)
        d.fill(place(Sh.ell(-77, -19, 3.4)) & ball, "#ffffff")
        d.fill(place(brush("-90,-46 -68,-60 -36,-46", 13, taper(0.5, 0.1, 0.3), 10)), head.hair[0])
        return
    d.fill(place(brush("-80,-16 -62,-4 -42,-16", 8, LEAF, 10)), CURSE_BLACK)
    d.fill([place(cutw(x, y, x - 6, y + 14, 5)) for x, y in ((-72, -10), (-62, -6), (-52, -10))], CURSE_BLACK)
    d.fill([place(sliver(-40, y, -18, y - 6 + i * 8, 2.4)) for i, y in enumerate((-22, -14, -6))], CURSE_BLACK)
    d.fill(place(brush("-88,-30 -68,-38 -42,-46", 12, taper(0.6, 0.1, 0.3), 10)), head.hair[0])


def _mane(d: Doc, hair: Sh, tones: tuple[str, str, str], lamp: tuple[float, float], wide: float) -> None:
    """hair as one mass: cut on the side away from the lamp, glints on the other"""
    dark, mid, light = tones
    x0, y0, x1, y1 = hair.bounds
    d.inked(hair, d.lin(lamp[0], y0, 2 * (x0 + x1) / 2 - lamp[0], y1, light, mid, dark), wide, wide * 0.4, CURSE_BLACK)
    rnd = random.Random(3)
    size = max(x1 - x0, y1 - y0)
    d.fill(
        wedges(hair, size * 0.07, size * 0.34, size * 0.034, ("pt", *lamp), 0.04, 0.7, rnd), mix(dark, CURSE_BLACK, 0.6)
    )
    shine = wedges(hair.shrink(wide), size * 0.12, size * 0.2, size * 0.024, ("pt", *lamp), 0.2, 0.7, rnd, lit=True)
    d.fill(pile([shine]), lighten(light, 0.35), 0.85)
