"""candle_seat: the candle of somebody's seat as large as a face, in its dish, without its flame; it is put out."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import PAGE_INK
from tools.art.parts.room import ROOM_BRASS
from tools.art.picture import Picture

PICTURE = Picture(seed=311, size=(240, 480))
X, TOP, FOOT, HALF = 112.0, 92.0, 420.0, 42.0
"""The middle of the wax, its upper and lower end, and half its width."""


def draw(d: Doc, detail: int) -> None:
    """The flame stands at 113,74; the dish ends at y 462."""
    rnd = random.Random(PICTURE.seed)
    for reach in (10, 0):
        d.fill(Sh.ell(X + 4, 448, 104 + reach, 18 + reach / 2), "#05020a", 0.3)
    dish(d, rnd)
    wax(d, rnd)
    socket(d, rnd)


def dish(d: Doc, rnd: random.Random) -> None:
    """A chamberstick: the pan with its lip, the ring to carry it by, a socket for the wax."""
    ring = Sh.ring(X + 96, 420, 27, 16)
    d.inked(ring, d.dlin(ring, *ROOM_BRASS), 3, 1.6)
    pan = S([(X - 100, 408, 1), (X + 100, 408, 1), (X + 78, 442), (X + 30, 458), (X - 30, 458), (X - 78, 442)])
    d.inked(pan, d.hlin(pan, *ROOM_BRASS), 3.2, 2.0)
    d.fill(wedges(pan, 8, 20, 4, (-0.7, -0.6), 0.2, 0.2, rnd), "#3a2212", 0.85)
    lip = Sh.ell(X, 408, 101, 17)
    d.inked(lip, d.hlin(lip, "#fff0c8", "#b98647", "#4a2d17"), 3, 1.4)
    d.fill(Sh.ell(X, 410, 88, 12), "#2a160e")


def wax(d: Doc, rnd: random.Random) -> None:
    """The stem with one side melted lower, its runs of wax, the pool and the wick."""
    stem = S(
        [
            (X - HALF, 396, 1),
            (X - HALF + 3, 250),
            (X - HALF - 2, TOP, 1),
            (X - 14, TOP + 10),
            (X + 16, TOP + 4),
            (X + HALF + 1, TOP - 10, 1),
            (X + HALF - 2, 240),
            (X + HALF, 396, 1),
            (X, 404),
        ]
    )
    runs = [
        U(
            brush([(X + at, TOP + 4), (X + at * 1.04, TOP + long * 0.6), (X + at, TOP + long)], wide,
                  taper(1, 0.9, 0.1), 8),
            Sh.ell(X + at, TOP + long, wide * 0.62, wide * 0.8),
        )
        for at, wide, long in ((-38, 17, 150), (-17, 13, 74), (6, 15, 210), (25, 12, 52), (40, 18, 120))
    ]  # fmt: skip
    d.inked(stem, d.hlin(stem, "#fff4d6", "#ecd09c", "#93632f"), 3.2, 2.0)
    d.fill(wedges(stem, 7, 30, 4, (-0.95, -0.2), 0.25, 0.2, rnd), "#7a5230", 0.85)
    for at, run in enumerate(runs):
        tones = ("#fffdf0", "#f8e6bc", "#cfa468") if at < 3 else ("#f6e2b4", "#d9b478", "#8f602e")
        d.inked(run, d.hlin(run, *tones), 2.4, 1.8)
    for at, long in ((-38, 132), (6, 190), (40, 104)):
        line = [(X + at - 4, TOP + 22), (X + at - 5, TOP + long * 0.6), (X + at - 3, TOP + long)]
        d.fill(brush(line, 3.6, taper(0.2, 0, 0.5), 6), "#fffdf0", 0.9)
    pool = Sh.ell(X, TOP - 1, HALF - 3, 11)
    d.inked(pool, d.rad(X, TOP - 2, 40, "#fffbe0", "#ffe09a", "#e6a258"), 2.2, 0.8, "#7a4a22")
    d.fill(brush([(X, TOP + 2), (X + 1, TOP - 10), (X + 1, TOP - 22)], 6, taper(1, 0.5, 0.1), 4), PAGE_INK)


def socket(d: Doc, rnd: random.Random) -> None:
    """The cup that holds the wax."""
    cup = S([(X - 56, 380, 1), (X + 56, 380, 1), (X + 50, 416), (X, 421), (X - 50, 416)])
    d.inked(cup, d.hlin(cup, *ROOM_BRASS), 2.8, 1.6)
    d.fill(wedges(cup, 7, 14, 3.4, (-0.9, -0.2), 0.2, 0.2, rnd), "#3a2212", 0.8)
