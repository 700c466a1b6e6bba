"""The shut grimoire as an object: page block, boards, spine joint, metal corners; the slit eye that marks it."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import PAGE_INK

BOARD = (26, 18, 638, 590)


def shut_book(d: Doc, paint: str, rnd: random.Random) -> Sh:
    """page block behind, front board, spine joint on the left of a 704x648 canvas; gives back the board"""
    d.soft(Sh.rect(30, 30, 656, 602, 14), "#05020a", 9, 5, 0.5, 2, 4)
    block = Sh.rect(40, 30, 642, 596, 10)
    d.inked(block, d.lin(0, 600, 690, 630, "#ecd9ae", "#cfae76", "#8f6a3a"), 3, 1.6, PAGE_INK)
    leaves = [sliver(44, 611 + i * 3.6, 676, 610 + i * 3.6, 0.9) for i in range(4)]
    leaves += [sliver(667 + i * 3.6, 40, 668 + i * 3.6, 622, 0.9) for i in range(4)]
    d.fill(pile(leaves), "#5d4022")
    board = Sh.rect(*BOARD, 16)
    d.inked(board, paint, 4, 2.4, PAGE_INK)
    d.fill(wedges(board, 12, 13, 3.4, LIGHT, 0.2, 0.3, rnd), PAGE_INK, 0.8)
    return board


def spine_joint(d: Doc, dark: str, light: str) -> None:
    """the groove where the board bends"""
    d.fill(brush("74,18 70,310 74,608", 15, taper(1, 1), 6), dark, 0.85)
    d.fill(brush("66,18 62,310 66,608", 5, taper(0.8, 0.8), 6), light, 0.6)


def metal_corner(
    d: Doc,
    x: float,
    y: float,
    sx: float,
    sy: float,
    tones: tuple[str, ...],
    rnd: random.Random,
    size: float = 1.0,
    along: Point = (1.0, 0.0),
    down: Point = (0.0, 1.0),
) -> None:
    """a corner piece with three rivets; sx, sy point into the board.

    `along`, `down` are the board's edges if it lies askew.
    """
    piece = S("-4,-4! 84,-4! 74,16 48,26 34,34 26,48 16,74 -4,84!").scale(sx * size, sy * size).tf(*along, *down, x, y)
    d.inked(piece, d.lin(x - 40, y - 40, x + 40, y + 40, *tones), 3.2, 1.6, PAGE_INK)
    d.fill(wedges(piece, 8, 10, 3, LIGHT, 0.2, 0.3, rnd), PAGE_INK, 0.8)
    for px, py in ((14, 14), (58, 9), (9, 58)):
        rivet = Sh.ell(sx * px * size, sy * py * size, 5 * size).tf(*along, *down, x, y)
        d.inked(rivet, tones[0], 1.8, 0.8, PAGE_INK)


def book_eye(
    d: Doc,
    x: float,
    y: float,
    w: float,
    openness: float,
    iris: tuple[str, ...] = ("#ffd35c", "#e06a28", "#6d1720"),
    white: tuple[str, ...] = ("#fffbe8", "#f2dfae", "#b98e4e"),
    lashes: bool = True,
) -> None:
    """the book's eye, w wide; openness 0 shut, .35 a slit, 1 wide"""
    h = w * 0.34 * openness
    if h < 2:
        shut = [
            (x - w / 2, y - w * 0.02),
            (x - w * 0.2, y + w * 0.08),
            (x + w * 0.2, y + w * 0.08),
            (x + w / 2, y - w * 0.02),
        ]
        d.fill(brush(shut, w * 0.05, taper(0.2, 0.2, 0.5), 16), PAGE_INK)
    else:
        _open_eye(d, x, y, w, h, iris, white)
    if lashes:
        at = [
            (x + w * u, y + (w * 0.06 if h < 2 else h * 0.86) - abs(u) * w * 0.1) for u in (-0.34, -0.17, 0, 0.17, 0.34)
        ]
        d.fill(pile([cutw(px, py, px + (px - x) * 0.3, py + w * 0.11, w * 0.035) for px, py in at]), PAGE_INK)


def _open_eye(d: Doc, x: float, y: float, w: float, h: float, iris: tuple[str, ...], white: tuple[str, ...]) -> None:
    """almond of half height h, iris with its spokes and slit, the crease over it"""
    upper = [(x - w * 0.2, y - h), (x + w * 0.2, y - h)]
    lower = [(x + w * 0.2, y + h), (x - w * 0.2, y + h)]
    almond = S([(x - w / 2, y, True), *upper, (x + w / 2, y, True), *lower])
    d.inked(almond, d.rad(x, y - h * 0.3, w * 0.5, *white), w * 0.02 + 1.6, w * 0.008, PAGE_INK)
    r = w * 0.2
    with d.clip(almond):
        d.inked(Sh.ell(x, y, r), d.rad(x - r * 0.2, y + r * 0.2, r * 1.4, *iris), 3, 1, PAGE_INK)
        spokes = [cutw(*polar(x, y, r * 0.96, i * 12), *polar(x, y, r * 0.5, i * 12 + 2), r * 0.09) for i in range(30)]
        d.fill(pile(spokes), "#4a0f1c")
        d.fill(S([(x, y - r * 0.9, True), (x + r * 0.26, y), (x, y + r * 0.9, True), (x - r * 0.26, y)]), PAGE_INK)
        d.fill(Sh.ell(x - r * 0.38, y - r * 0.42, r * 0.17), "#fffbe8")
    fold = [(x + w * u, y - h * v) for u, v in ((-0.46, 0.7), (-0.18, 1.45), (0.18, 1.45), (0.46, 0.7))]
    d.fill(brush(fold, w * 0.03, taper(), 14), PAGE_INK)
