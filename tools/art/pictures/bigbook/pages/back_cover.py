"""back_cover: the book's back after the end: the eye shut and stitched with a red ribbon, a tea ring on the leather."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import metal_corner, shut_book, spine_joint
from tools.art.picture import Picture

PICTURE = Picture(seed=221, size=(704, 648))
LEATHER = ("#8a4a4a", "#5a2632", "#2a0f1a")
BRASS = ("#fff0c8", "#c09050", "#5a3a1e")


def draw(d: Doc, detail: int) -> None:
    """The shut book from behind: spine on the right."""
    rnd = random.Random(PICTURE.seed)
    with d.group(transform="translate(704 0) scale(-1 1)"):
        shut_book(d, d.rad(380, 300, 440, *LEATHER), rnd)
        spine_joint(d, "#170810", "#a86a60")
    field = Sh.rect(52, 30, 560, 566)
    d.fill(chatter(field, 260, 2, 17, 74, rnd), "#1d0a12", 0.8)
    d.fill(chatter(field, 90, 1.8, 13, 74, rnd), "#a8665c", 0.5)
    tooled = Sh.rect(84, 60, 490, 506, 14)
    for inset, w in ((0, 4), (11, 1.8)):
        d.stroke(tooled.shrink(inset) if inset else tooled, "#1a0810", w + 2)
        d.stroke(tooled.shrink(inset) if inset else tooled, "#c98f6a", w * 0.6, 0.8)
    tea_ring(d, rnd)
    lid(d, rnd)
    stitches(d, rnd)
    for x, y, sx, sy in ((42, 22, 1, 1), (42, 604, 1, -1)):
        metal_corner(d, x, y, sx, sy, BRASS, rnd, 0.95)


def tea_ring(d: Doc, rnd: random.Random) -> None:
    """somebody has put a cup down on it: it is only a book now"""
    ring = Sh.ring(458, 176, 74, 65) - Sh.poly([(458, 176), (560, 90), (580, 150)])
    d.fill(ring, "#2a0f12", 0.75)
    d.fill(Sh.ring(460, 178, 69, 66), "#d89a6a", 0.55)
    d.fill(
        pile([Sh.ell(*polar(458, 176, r, a), s) for r, a, s in ((92, 40, 6), (100, 52, 3.4), (88, 64, 2.6))]),
        "#2a0f12",
        0.75,
    )


def lid(d: Doc, rnd: random.Random) -> None:
    """heavy leather lids, asleep"""
    x, y = 328, 350
    brow = S("128,350! 190,270 328,228 466,270 528,350! 466,432 328,470 190,432")
    d.fill(brow.move(4, 8), "#0d050a", 0.6)
    carve(d, brow, ("#a8605a", "#6d2f38", "#32121e"), rnd, (10, 34, 5.4), lw=4, rim="#e8b08a")
    for k in (0.36, 0.62, 0.85):
        fold_ = [
            (x - 190 * (1 - 0.16 * k), y + 4),
            (x - 100, y - 92 * k),
            (x, y - 116 * k),
            (x + 100, y - 92 * k),
            (x + 190 * (1 - 0.16 * k), y + 4),
        ]
        d.fill(brush(fold_, 7, LEAF, 20), "#1d0a12")
    seam = brush("132,352 220,396 328,408 436,396 524,352", 15, taper(0.2, 0.2), 24)
    d.inked(seam, "#12060c", 2, 0, "#c98f6a")
    lashes = [
        cutw(px, py + 4, px + (px - x) * 0.16, py + 34, 8, 0.1)
        for px, py, _, _ in sample("160,370 220,396 328,408 436,396 496,370", 10)
    ]
    d.fill(pile(lashes), "#12060c")


def stitches(d: Doc, rnd: random.Random) -> None:
    """the red bookmark, through both lids seven times and tied in a bow"""
    points = sample("150,362 220,396 328,408 436,396 506,362", 8)
    for i, (px, py, _tx, _ty) in enumerate(points[1:8]):
        lean = 8 if i % 2 else -8
        thread = limb([(px - lean, py - 36), (px, py), (px + lean, py + 36)], [11, 16, 11], 8)
        d.fill(thread.move(3, 5), "#0d050a", 0.5)
        carve(d, thread, ("#f08a5a", "#c2352b", "#6a1526"), rnd, (7, 7, 3), lw=2.8)
        for sy in (-1, 1):
            d.inked(Sh.ell(px + sy * lean, py + sy * 38, 5, 4), "#12060c", 1.6, 0, "#c98f6a")
    for spec, widths in (
        ("520,372 560,330 596,344 580,380 524,378", [6, 24, 28, 22, 6]),
        ("516,372 470,340 462,366 480,392 516,378", [6, 20, 24, 18, 6]),
        ("518,378 540,440 526,500 548,552", [8, 22, 26, 24]),
        ("514,380 494,440 504,492 478,536", [8, 20, 24, 22]),
    ):
        carve(d, limb(spec, widths, 22), ("#f08a5a", "#c2352b", "#6a1526"), rnd, (8, 14, 4), lw=3, rim="#ffc8a0")
    carve(d, Sh.ell(518, 376, 15, 13), ("#f08a5a", "#c2352b", "#6a1526"), rnd, (7, 8, 3), lw=3)
