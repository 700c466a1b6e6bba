"""The lock-up of the title: the book-word in gold, an eye for its O, out of an open book that cannot print straight."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from tools.art.inkwell.brush import WHIP, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import gold_shape
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.boards import book_eye
from tools.art.parts.lettering import Letter, arched, block, gild, nicked, set_line, width_of
from tools.art.parts.misprint import misprint

LOGO_SIZE = (1200, 720)
LOGO_MIDDLE = 600
TONES = ("#fff0b4", "#e9b64c", "#a8641f")


@dataclass(frozen=True)
class Title:
    """The title of a language in three lines, and which letter of the second is the eye."""

    head: str
    book: str
    foot: str
    eye: int


def logo(d: Doc, title: Title, seed: int) -> None:
    """Light, rays, the open book, what is printed on it, the word in gold, the line above with its flourishes."""
    rnd = random.Random(seed)
    light(d, rnd)
    open_book(d, rnd)
    printed(d, title.foot, rnd)
    book_word(d, title, rnd)
    head_line(d, title.head, rnd)


def light(d: Doc, rnd: random.Random) -> None:
    """What comes out of the book: a glow, and rays cut round it."""
    d.glow(
        LOGO_MIDDLE, 366, 352, (0, "#ffc860", 0.6), (0.4, "#f0802c", 0.3), (0.75, "#a83a36", 0.12), (1, "#6f2430", 0)
    )
    rays = []
    for i in range(41):
        a = 180 + i * 4.5
        near, far = 250 + 26 * (i % 2), (430 if i % 2 else 500) + rnd.uniform(-16, 16)
        x0, y0 = polar(LOGO_MIDDLE, 470, near, a)
        x1, y1 = polar(LOGO_MIDDLE, 470, far, a)
        rays.append(cutw(x0, y0 * 0.9 + 40, x1, y1 * 0.9 + 40, 7))
    d.fill(pile(rays), "#ffd98a", 0.34)


PAGE = "600,492! 500,440 330,430 120,470! 96,640! 330,598 500,610 600,664!"


def open_book(d: Doc, rnd: random.Random) -> None:
    """Boards, the blocks of leaves, two pages with the lamp above them."""
    left = S(PAGE)
    for sx in (1, -1):

        def place(s: Sh, sx: int = sx) -> Sh:
            return s.move(-LOGO_MIDDLE, 0).scale(sx, 1).move(LOGO_MIDDLE, 0)

        board = place(S("600,520! 480,470 320,456 96,488! 66,676! 320,640 500,656 600,704!"))
        d.inked(board, d.dlin(board, "#a8484a", "#6f2430", "#34111f"), 5, 3, PAGE_INK)
        for i in (3, 2, 1):
            leaf = place(left.move(-3.5 * i, 6.5 * i))
            d.inked(leaf, ("#e9d4a2", "#d0ac72", "#b08850")[i - 1], 2.2, 0.8, PAGE_INK)
        page = place(left)
        d.inked(
            page,
            d.lin(LOGO_MIDDLE, 0, LOGO_MIDDLE - sx * 500, 0, "#c79a58", "#f3dca6", "#fbeccb", "#e2c48a"),
            3.2,
            1.4,
            PAGE_INK,
        )
        d.fill(wedges(page, 9, 26, 3.4, ("pt", LOGO_MIDDLE - sx * 250, 380), 0.2, 0.4, rnd), "#8f6a3a", 0.8)
    d.fill(brush("600,490 598,560 600,664", 9, taper(0.5, 0.7), 8), PAGE_INK)
    d.fill(sliver(600, 500, 600, 702, 8), PAGE_INK)


def printed(d: Doc, words: str, rnd: random.Random) -> None:
    """The last line, black on the pages: its colours have slipped and no letter keeps the line."""
    size = min(184.0, 900 / (width_of(words, 8) / 1000))

    def page(x: float) -> tuple[float, float]:
        u = abs(x - LOGO_MIDDLE) / 480
        return -52 * math.sin(min(1.0, u) * math.pi * 0.62) + 8 + rnd.uniform(-5, 5), rnd.uniform(-4, 4)

    letters = set_line(words, LOGO_MIDDLE, 636, size, size * 0.012, page, 8)
    misprint(d, U([one.shape for one in letters]), PAGE_INK, 0.8)


def book_word(d: Doc, title: Title, rnd: random.Random) -> None:
    """The great word: thick, gilded, nicked, its O an eye."""
    size = min(508.0, 800 / (width_of(title.book, 30) / 1000))
    letters = set_line(title.book, LOGO_MIDDLE, 414, size, size * 0.016, arched(LOGO_MIDDLE, 420, 24), 30)
    solid = [one.shape for one in letters]
    thick = block(solid, 9, 18, 6)
    d.fill(thick.grow(9), INK)
    d.fill(thick, d.vlin(thick, "#8a3040", "#4a1426"))
    for at, one in enumerate(letters):
        if at == title.eye:
            eye_letter(d, one, rnd)
        else:
            gild(d, nicked(one.shape, rnd, 3, 16, 7), TONES, rnd, 1.25)


def eye_letter(d: Doc, letter: Letter, rnd: random.Random) -> None:
    """The round letter that looks at us: a ring of gold, in it the eye of the book."""
    x0, y0, x1, y1 = letter.shape.bounds
    cx, cy, rx, ry = (x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) / 2, (y1 - y0) / 2
    gild(d, letter.shape, TONES, rnd, 1.25)
    hole = Sh.ell(cx, cy, rx * 0.8, ry * 0.74)
    d.fill(hole.grow(4), INK)
    d.fill(hole, d.rad(cx, cy, rx, "#561a2a", "#230a16"))
    with d.clip(hole):
        book_eye(d, cx, cy, rx * 2.05, 0.86, lashes=False)


def head_line(d: Doc, words: str, rnd: random.Random) -> None:
    """The first line between two flourishes."""
    size = 150.0
    half = width_of(words, 10) * size / 2000
    letters = set_line(words, LOGO_MIDDLE, 112, size, 2.2, arched(LOGO_MIDDLE, 420, 20), 10)
    thick = block([one.shape for one in letters], 3, 7, 3)
    d.fill(thick.grow(6), INK)
    d.fill(thick, "#4a1426")
    for one in letters:
        gild(d, one.shape, TONES, rnd, 0.6)
    for sx in (1, -1):

        def place(s: Sh, sx: int = sx) -> Sh:
            return s.scale(sx, 1).move(LOGO_MIDDLE + sx * (half + 26), 86)

        curl = U(
            brush("0,6 60,-16 130,10 196,-2 210,-30 186,-40 176,-22", 13, WHIP, 26),
            brush("30,-2 70,22 120,24 158,10 166,26 154,32", 9, WHIP, 16),
            [Sh.ell(236, 2, 7), Sh.ell(-4, 8, 6)],
        )
        gold_shape(d, place(curl), 3, 1.2)
