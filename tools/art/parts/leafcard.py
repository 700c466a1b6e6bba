"""The picture sign for a card: an upright page 5:7 with one element sign and a dog-eared corner."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Placement, S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK

LEAF_STATES = ("flat", "curled", "burning", "wet", "folded", "below")
_SIGN_INK = {"fire": "#a5281f", "water": "#1f5fa6", "earth": "#1d7049", "air": "#5a549c"}
_OUTLINES = {
    "flat": "-50,-70! 30,-70! 50,-50! 50,70! -50,70!",
    "curled": "-46,-72! 6,-66 40,-74! 56,-54! 50,0 52,44! 40,72 14,66 -50,72! -54,0",
    "burning": "-50,-70! 30,-70! 50,-50! 50,70! -50,70!",
    "wet": "-48,-70! 4,-64 34,-70! 50,-48! 46,-8 52,30 44,66! 24,78 6,68 -16,80 -46,68! -52,24 -46,-20",
    "folded": "-50,-70! 30,-70! 50,-50! 46,0! 50,70! -50,70! -54,0!",
    "below": "-34,-66! 18,-66! 34,-52! 58,70! -58,70!",
}


def leafcard(
    d: Doc,
    x: float,
    y: float,
    h: float,
    sign: str = "",
    state: str = "flat",
    rot: float = 0.0,
    sx: float = 1.0,
    skew: float = 0.0,
    paper: tuple[str, ...] = ("#fffdf0", "#f6e8c4", "#c9a873"),
    ink: str | None = None,
    shadow: float = 0.0,
    hole: tuple[float, float, float] = (0, 6, 26),
    burn: tuple[str, ...] = ("#fff6c8", "#ff9a2e", "#5a1526"),
    detail: int = 2,
    seed: int = 1,
    line: str = INK,
) -> Sh:
    """One page of height h centred on (x, y); returns its outline.

    sign: element or "" for blank; state: one of LEAF_STATES; sx: foreshortening across; skew: sideways shear;
    ink: colour of the sign; shadow: drop shadow in units; hole: (x, y, r) in a 100x140 page, for burning;
    burn: rim colours of the hole from hot to charred."""
    rnd = random.Random(seed)
    k = h / 140

    def place(s: Sh) -> Sh:
        return s.tf(1, 0, skew, 1, 0, 0).scale(k * sx, k).rot(rot).move(x, y)

    page = S(_OUTLINES[state])
    width = (2.9 if detail else 4.5) * max(0.5, min(1.0, k * 1.5))
    if state == "burning":
        page = page - _ragged(*hole, seed)
    out = place(page)
    if shadow:
        d.fill(out.move(shadow, shadow * 1.3), INK, 0.4)
    d.inked(out, d.dlin(out, *paper), width, width * 0.5, line)
    if detail and k > 0.3:
        d.fill(place(_text_lines(bool(sign), rnd) & page), mix(paper[2], INK, 0.45), 0.7)
        d.fill(wedges(out, 5 + 4 * k, 12 * k + 3, 2.2 + k, rnd=rnd), mix(paper[2], INK, 0.35))
    if sign:
        solid, cuts = sigil(sign, 0, 2, 30)
        d.fill(place((solid - cuts) & page if detail else solid), ink or _SIGN_INK[sign])
    if state == "burning":
        _burnt_rim(d, place, page, hole, burn, seed)
    _state_marks(d, place, state, paper, width, detail, line)
    return out


def _state_marks(
    d: Doc, place: Placement, state: str, paper: tuple[str, ...], width: float, detail: int, line: str
) -> None:
    """what tells the state: rolled corner, fold, drops; and the dog's ear that every page has"""
    if state in ("curled", "wet"):
        roll = place(S("50,42! 42,66 16,68! 30,54 34,40!"))
        d.inked(roll, d.dlin(roll, paper[2], paper[0]), width * 0.8, 0.8, line)
    if state == "folded":
        d.fill(place(Sh.poly([(-54, 0), (46, 0), (50, 70), (-50, 70)])), paper[2], 0.45)
        d.fill(place(sliver(-53, 0, 46, 0, 3)), INK)
    if state == "wet" and detail:
        for dx, dy in ((-14, 92), (30, 86)):
            drop = place(S([(dx, dy - 12, 1), (dx + 5, dy), (dx, dy + 6), (dx - 5, dy)]))
            d.inked(drop, "#c9f3ee", width * 0.6, 0.5, line)
    corner = {"below": "18,-66! 20,-50! 34,-52!", "curled": "40,-74! 38,-52! 56,-54!", "wet": "34,-70! 32,-50! 50,-48!"}
    ear = place(S(corner.get(state, "30,-70! 31,-49! 50,-50!")))
    d.inked(ear, paper[2], width * 0.7, 0.5, line)


def _ragged(cx: float, cy: float, r: float, seed: int) -> Sh:
    """a hole with bitten edge; one seed gives one edge at every size"""
    rnd, n = random.Random(seed), 17
    return Sh.spline([polar(cx, cy, r * rnd.uniform(0.84, 1.18), i * 360 / n) for i in range(n)])


def _burnt_rim(
    d: Doc, place: Placement, page: Sh, hole: tuple[float, float, float], burn: tuple[str, ...], seed: int
) -> None:
    """char, ember and white heat round the hole"""
    cx, cy, r = hole
    hot, ember, char = burn
    for size, colour in ((1.42, char), (1.24, ember), (1.12, hot)):
        d.fill(place(page & _ragged(cx, cy, r * size, seed)), colour)


def _text_lines(around_sign: bool, rnd: random.Random) -> Sh:
    """rows of written lines, leaving the sign free"""
    rows = (-52, -44, 46, 54, 62) if around_sign else range(-50, 62, 12)
    return pile([sliver(-38, yy, rnd.uniform(16, 38) if yy > -50 else 22, yy + 0.5, 1.7) for yy in rows])
