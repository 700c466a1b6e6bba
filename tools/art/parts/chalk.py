"""Signs in chalk: what a lesson is about, as a teacher draws it on the board, 240 wide and 200 high."""

from __future__ import annotations

import random
from collections.abc import Callable

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import Sh, U, star
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil

CHALK = "#fff6e4"
CHALK_SIZE = (240, 200)
ON_BOARD, ON_SLATE = 6.0, 10.0
"""How thick the chalk is on the board, and on a small slate."""
_EVEN = taper(0.75, 0.75, 0.5)


def chalk(d: Doc, sign: str, w: float) -> None:
    """One of SIGNS in strokes so wide; where the board is rough a stroke as thick as on the board has gaps."""
    strokes = U(SIGNS[sign](w))
    if w == ON_BOARD:
        strokes -= specks(Sh.rect(0, 0, *CHALK_SIZE), 700, (0.4, 1.1), random.Random(sign))
    d.fill(strokes, CHALK, 0.94)


def _line(spec: str, w: float) -> Sh:
    return brush(spec, w, _EVEN, 20)


def _arrow(spec: str, w: float, head: str) -> list[Sh]:
    """A line and the two strokes of its head: `head` is their outer ends and the tip between them."""
    return [_line(spec, w), brush(head, w, _EVEN, 12)]


def _card(x: float, y: float, w: float, h: float, line: float, rot: float = 0.0) -> Sh:
    return Sh.rect(-w / 2, -h / 2, w, h, 6).rot(rot).move(x, y).stroke(line)


def _flame(x: float, y: float, r: float, el: str = "fire") -> Sh:
    solid, cuts = sigil(el, x, y, r)
    return solid - cuts


def _shut_eye(x: float, y: float, r: float, w: float) -> list[Sh]:
    lid = _line(f"{x - r},{y} {x},{y + r * 0.55} {x + r},{y}", w)
    lashes = [(-0.8, 0.3, -1.0, 0.75), (-0.3, 0.6, -0.36, 1.05), (0.3, 0.6, 0.36, 1.05), (0.8, 0.3, 1.0, 0.75)]
    return [lid, *(sliver(x + a * r, y + b * r, x + c * r, y + e * r, w * 0.9) for a, b, c, e in lashes)]


def _teeth(x0: float, x1: float, y: float, high: float, n: int) -> list[Sh]:
    step = (x1 - x0) / n
    return [cutw(x0 + step * (i + 0.5), y, x0 + step * (i + 0.5), y + high, step * 0.9) for i in range(n)]


def _aim(w: float) -> list[Sh]:
    """the book, shut and asleep, locked; the six that are in it again, counted below"""
    book = [Sh.rect(66, 14, 104, 132, 8).stroke(w), _line("86,16 86,144", w * 0.8)]
    lock = [_line("170,80 190,80", w), Sh.rect(188, 68, 22, 26, 4).stroke(w * 0.8)]
    counted = [sliver(78 + 16 * i, 190, 80 + 16 * i, 160, w) for i in range(6)]
    return [*book, *_shut_eye(128, 74, 28, w), *lock, *counted]


def _casting(w: float) -> list[Sh]:
    """a fan of three, and the star that becomes of it"""
    fan = [_card(46, 118, 48, 72, w, -16), _card(88, 108, 48, 72, w), _card(130, 118, 48, 72, w, 16)]
    signs = [_flame(44, 120, 17), _flame(88, 108, 17, "water"), _flame(132, 120, 17, "earth")]
    way = _arrow("96,56 140,34 176,58", w, "160,60 178,62 182,42")
    return [*fan, *signs, *way, star(200, 104, 36, 8, 0.42)]


def _curses(w: float) -> list[Sh]:
    """flames pay for a ring of thorns: crossed out"""
    ring = [Sh.ell(172, 104, 38).stroke(w)]
    ring += [cutw(*polar(172, 104, 38, a), *polar(172, 104, 60, a + 16), w * 1.9) for a in range(0, 360, 40)]
    cross = [sliver(122, 54, 222, 154, w), sliver(222, 54, 122, 154, w)]
    return [
        _flame(32, 78, 26),
        _flame(48, 134, 26),
        *_arrow("76,104 96,102 108,104", w, "96,92 110,104 96,116"),
        *ring,
        *cross,
    ]


def _pages(w: float) -> list[Sh]:
    """the open book with a face on its leaf; below it the way of the marker to the eye"""
    left = _line("120,50 84,30 44,32 20,42 20,128 46,118 86,116 120,136", w)
    right = _line("120,50 156,30 196,32 220,42 220,128 194,118 154,116 120,136", w)
    face = [sliver(40, 62, 62, 72, w * 1.5), sliver(104, 62, 82, 72, w * 1.5), *_teeth(44, 100, 86, 20, 4)]
    rows = [_line(f"140,{y} 200,{y - 8}", w * 0.7) for y in (66, 84, 102)]
    track = [Sh.ell(32 + 32 * i, 172, w * 1.1) for i in range(5)]
    eye = [
        _line("186,172 204,158 222,172", w * 0.8),
        _line("186,172 204,186 222,172", w * 0.8),
        Sh.ell(204, 172, w * 0.7),
    ]
    return [left, right, _line("120,52 120,134", w * 0.8), *face, *rows, *track, *eye]


def _power(w: float) -> list[Sh]:
    """from a small flame to a great one"""
    beams = [sliver(*polar(164, 106, 74, a), *polar(164, 106, 92, a), w) for a in (-150, -120, -60, -30, 0, 180)]
    return [
        _flame(40, 138, 24),
        *_arrow("72,138 92,126 104,122", w, "92,114 106,121 98,136"),
        _flame(164, 112, 66),
        *beams,
    ]


def _support(w: float) -> list[Sh]:
    """two friends, a card goes from one to the other"""
    people = []
    for x in (38, 202):
        people += [
            Sh.ell(x, 78, 21).stroke(w),
            _line(f"{x - 32},156 {x - 26},124 {x},110 {x + 26},124 {x + 32},156", w),
        ]
    return [*people, _card(120, 96, 44, 62, w, 8), _flame(120, 96, 16, "water"),
            *_arrow("64,46 120,22 174,44", w, "158,46 177,46 176,28")]  # fmt: skip


def _library(w: float) -> list[Sh]:
    """a shelf of cards; one is taken from it onto the own pile"""
    shelf = [_line("20,92 220,92", w)]
    cards = [_card(x, 54, 40, 58, w) for x in (48, 100, 200)]
    signs = [_flame(48, 54, 14), _flame(100, 54, 14, "earth"), _flame(200, 54, 14, "air")]
    pile = [_card(84, 150, 44, 58, w), sliver(116, 132, 116, 190, w), sliver(116, 190, 70, 190, w)]
    return [*shelf, *cards, *signs, *pile, *_arrow("150,62 156,112 128,146", w, "148,144 127,147 130,126")]


def _madness(w: float) -> list[Sh]:
    """a card that looks back, and what it does to a head"""
    points = " ".join(f"{x:.0f},{y:.0f}" for x, y in (polar(150, 104, 6 + 0.075 * a, a) for a in range(0, 760, 24)))
    eye = [_line("34,98 58,80 82,98", w), _line("34,98 58,116 82,98", w), sliver(58, 84, 58, 112, w * 1.4)]
    return [_card(58, 98, 72, 104, w, -6), *eye, brush(points, w, _EVEN, 90)]


def _team(w: float) -> list[Sh]:
    """four round one table, and what lies in the middle"""
    heads = [Sh.ell(*polar(120, 104, 78, a), 18).stroke(w) for a in (-135, -45, 45, 135)]
    ties = [sliver(*polar(120, 104, 62, a), *polar(120, 104, 44, a), w) for a in (-135, -45, 45, 135)]
    return [*heads, *ties, star(120, 104, 28, 8, 0.45), Sh.ell(120, 104, 46).stroke(w)]


def _guided(w: float) -> list[Sh]:
    """the last of them: horns, eyes, teeth"""
    skull = _line("62,84 66,54 92,40 148,40 174,54 178,84 166,124 154,164 86,164 74,124 62,84", w)
    horns = [_line("70,54 40,44 28,14", w), _line("28,14 58,22 84,42", w), _line("170,54 200,44 212,14", w),
             _line("212,14 182,22 156,42", w)]  # fmt: skip
    eyes = [Sh.poly([(80, 76), (110, 90), (88, 98)]), Sh.poly([(160, 76), (130, 90), (152, 98)])]
    return [skull, *horns, *eyes, *_teeth(86, 154, 122, 26, 5), _line("84,122 156,122", w * 0.8)]


SIGNS: dict[str, Callable[[float], list[Sh]]] = {
    "aim": _aim, "casting": _casting, "curses": _curses, "pages": _pages, "power": _power, "support": _support,
    "library": _library, "madness": _madness, "team": _team, "guided": _guided,
}  # fmt: skip
"""By the ids of the lessons."""
