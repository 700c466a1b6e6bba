"""closed_book: the grimoire on its lectern before the first round, chained, its ribbons out like two tongues."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import metal_corner
from tools.art.parts.bramble import bramble
from tools.art.parts.wood import wood
from tools.art.picture import Picture

PICTURE = Picture(seed=223, size=(840, 800))
LEATHER = ("#9a4a4e", "#5f2433", "#2a0d19")
IRON = ("#e6ddd0", "#8a8088", "#332c36")
BRASS = ("#fff0c8", "#c09050", "#5a3a1e")


def draw(d: Doc, detail: int) -> None:
    """Lectern board and book, seen from a little above and to the right."""
    rnd = random.Random(PICTURE.seed)
    lectern_board(d, rnd)
    ribbons(d, rnd)
    block(d, rnd)
    front(d, rnd)
    chains(d, rnd)


def lectern_board(d: Doc, rnd: random.Random) -> None:
    """the same slanted desk the open book lies on"""
    board = S("44,776! 44,120! 74,94! 330,94! 360,72! 420,62 480,72! 510,94! 766,94! 796,120! 796,776!")
    d.soft(board, "#05020a", 13, 6, 0.5, 3, 5)
    d.inked(board, "#5a3324", 3.4, 2, PAGE_INK)
    with d.clip(board.shrink(2)):
        wood(d, 30, 50, 810, 790, 6, 5, ["#6a3d2a", "#613626", "#704330", "#5a3122"], "#2e1613", "#8d5a3c", gap=10)
    edge = board - board.shrink(13)
    d.fill(edge, d.lin(30, 60, 810, 780, "#8d5636", "#5a3122", "#3a1d18"))
    d.stroke(board.shrink(13), PAGE_INK, 2.4)
    ledge = Sh.rect(90, 690, 660, 34, 8)
    carve(d, ledge, ("#a86a48", "#6a3d2a", "#2e1613"), rnd, (9, 14, 4), lw=3.4, rim="#d89a6a")


def ribbons(d: Doc, rnd: random.Random) -> None:
    """two bookmarks hanging out over the ledge, one red, one blue, tips curled"""
    for spec, tones in (
        ("330,600 326,664 350,720 330,764 300,770 296,752", ("#f08a5a", "#c2352b", "#6a1526")),
        ("462,604 470,668 446,716 470,762 504,766 506,748", ("#8fc4e8", "#2f6aa6", "#143058")),
    ):
        tongue = limb(spec, [46, 46, 42, 34, 22, 3], 30)
        d.fill(tongue.move(5, 8), "#0d050a", 0.5)
        carve(d, tongue, tones, rnd, (9, 18, 4.4), lw=3.4, rim="#ffe0c8")
        d.fill(brush(spec, 5, TAIL, 26), PAGE_INK, 0.7)


def block(d: Doc, rnd: random.Random) -> None:
    """the thickness: page edges below and at the right, the back board"""
    back = S("150,196! 640,160! 704,600! 690,640! 196,672! 176,650!")
    d.soft(back, "#05020a", 16, 6, 0.6, 4, 12)
    d.inked(back, d.dlin(back, *LEATHER), 4, 2.2, PAGE_INK)
    lower = S("188,612! 640,582! 690,600! 684,632! 204,662!")
    d.inked(lower, d.lin(190, 600, 690, 640, "#f8edd2", "#d8bc88", "#a07c50"), 3, 1.4, PAGE_INK)
    right = S("606,164! 640,182! 690,600! 642,582!")
    d.inked(right, d.lin(600, 170, 690, 600, "#f3e2ba", "#cfae76", "#8f6a3a"), 3, 1.4, PAGE_INK)
    leaves = [sliver(194 + i * 2, 618 + i * 5, 684, 588 + i * 5.4, 1.3) for i in range(8)] + [
        sliver(612 + i * 4.4, 172 + i * 2, 648 + i * 5.4, 580 + i * 2, 1.3) for i in range(8)
    ]
    d.fill(pile(leaves), "#6b4a2c")


def front(d: Doc, rnd: random.Random) -> None:
    """the board: tooled field, bramble round a shut eye that is not quite asleep, metal corners"""
    board = S("140,180! 606,148! 648,590! 184,622!")
    carve(d, board, LEATHER, rnd, (11, 26, 5), lw=4.2, rim="#e8a08a")
    joint = S("140,180! 186,177! 230,619! 184,622!")
    d.fill(joint, d.lin(140, 0, 232, 0, (0, "#2a0d19", 0.2), (0.7, "#170810", 0.9), (1, "#2a0d19", 0.1)))
    for y in (250, 340, 430, 520):
        d.inked(
            limb(
                [(138 + (y - 180) * 0.1, y), (164 + (y - 180) * 0.1, y + 4), (188 + (y - 180) * 0.1, y - 2)],
                [15, 18, 15],
                8,
            ),
            d.dlin(joint, *LEATHER),
            2.6,
            1.2,
            PAGE_INK,
        )
    for grow_, w in ((0, 5), (12, 2)):
        field = (
            S("216,206! 582,182! 618,564! 252,590!").shrink(grow_)
            if grow_
            else S("216,206! 582,182! 618,564! 252,590!")
        )
        d.stroke(field, PAGE_INK, w + 2.4, join="miter")
        d.stroke(field, "#d89a6a", w * 0.6, 0.9)
    ring = [(418 + 128 * math.cos(math.radians(a)), 386 + 128 * math.sin(math.radians(a))) for a in range(0, 361, 15)]
    d.fill(Sh.ell(418, 386, 116), d.rad(418, 380, 120, "#4a1626", "#230a16"))
    stem, thorns = bramble(ring, 15, 60, rnd, 25, 4)
    for shape in (U(thorns), stem):
        d.inked(shape, d.dlin(shape, *BRASS), 3, 1.4, PAGE_INK)
    lids = S("316,388! 352,338 418,320 484,338 520,388! 484,436 418,454 352,436")
    carve(d, lids, ("#b86a5e", "#7a2f3a", "#3a1220"), rnd, (8, 22, 4.4), lw=3.6, rim="#f0b898")
    slit = S("322,392! 372,410 418,415 464,410 514,392! 464,424 418,430 372,424")
    d.inked(slit, d.rad(418, 418, 60, "#ffe9a0", "#f08a2c", "#7a1f1c"), 3, 1, PAGE_INK)
    d.fill(brush("418,412 421,420 418,430", 8, LEAF, 6), PAGE_INK)
    lashes = [
        cutw(x, y, x + (x - 418) * 0.22, y + 24, 7)
        for x, y in ((346, 416), (382, 426), (418, 430), (454, 426), (490, 416))
    ]
    d.fill(pile(lashes), PAGE_INK)
    for k in (0.45, 0.8):
        d.fill(
            brush([(330, 380), (370, 380 - 46 * k), (418, 380 - 56 * k), (466, 380 - 46 * k), (506, 380)], 6, LEAF, 14),
            PAGE_INK,
        )
    for x, y, sx, sy in ((190, 180, 1, 1), (603, 151, -1, 1), (233, 616, 1, -1), (645, 588, -1, -1)):
        metal_corner(d, x, y, sx, sy, BRASS, rnd, 0.95, (0.998, -0.069), (0.095, 0.995))


def chains(d: Doc, rnd: random.Random) -> None:
    """two chains crossed over the board, and the padlock where they meet"""
    for spec in ("74,236 240,250 418,270 600,286 764,250", "86,690 240,556 350,520 418,506 500,526 640,566 756,660"):
        along = sample(spec, 34)
        for i, (x, y, tx, ty) in enumerate(along):
            turn = math.degrees(math.atan2(ty, tx))
            if i % 2:
                link = Sh.rect(-15, -4, 30, 8, 4)
            else:
                link = Sh.rect(-17, -11, 34, 22, 11) - Sh.rect(-9, -4.5, 18, 9, 4.5)
            link = link.rot(turn).move(x, y)
            d.fill(link.move(3, 6), "#0d050a", 0.45)
            d.inked(link, d.dlin(link, *IRON), 2.6, 1.2, PAGE_INK)
    for x, y in ((74, 236), (764, 250), (86, 690), (756, 660)):
        d.inked(Sh.ell(x, y, 19), d.rad(x - 5, y - 6, 26, *IRON), 3.2, 1.6, PAGE_INK)
        d.fill(Sh.rect(x - 11, y - 2, 22, 4).rot(rnd.uniform(0, 180), x, y), PAGE_INK)
    shackle = Sh.ring(418, 508, 32, 20) & Sh.rect(380, 470, 80, 40)
    d.inked(shackle, d.dlin(shackle, *IRON), 3, 1.4, PAGE_INK)
    body = S("372,506! 464,506! 472,556 452,590 418,602 384,590 364,556")
    carve(d, body, IRON, rnd, (8, 18, 4), lw=3.6, rim="#ffffff")
    d.fill(U(Sh.ell(418, 546, 10), S("412,550! 424,550! 430,578! 406,578!")), PAGE_INK)
