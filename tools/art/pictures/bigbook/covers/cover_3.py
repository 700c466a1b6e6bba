"""cover_3: patchwork of other books' pages, sewn by somebody in a hurry; one corner folds itself up to look."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, pile, spark
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import carve, limb
from tools.art.parts.boards import book_eye, shut_book
from tools.art.parts.feather import vane
from tools.art.picture import Picture

PICTURE = Picture(seed=213, size=(704, 648))
TONES = ("#f6ead0", "#e6cf9c", "#d8b88a", "#f0dcb4", "#cdb488", "#b89a72", "#e8c8a8", "#c9a88a")
COLUMNS = (
    (84, 232, 350, 512, 664),
    (84, 206, 388, 536, 664),
    (84, 250, 372, 498, 664),
    (84, 222, 356, 540, 664),
    (84, 214, 380, 520, 664),
)
ROWS = (
    (18, 20, 16, 22, 18),
    (158, 176, 150, 170, 160),
    (306, 290, 318, 300, 312),
    (458, 470, 446, 466, 452),
    (608, 608, 608, 608, 608),
)


def draw(d: Doc, detail: int) -> None:
    """The whole shut book."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, "#8a5a3a", rnd)
    with d.clip(board):
        d.inked(Sh.rect(20, 10, 70, 610), d.lin(26, 0, 90, 0, "#7a2a2c", "#5a1a24", "#2c0f16"), 3, 1.4, PAGE_INK)
        for r in (3, 2, 1, 0):
            for c in (3, 2, 1, 0):
                sewn_on(d, r, c, rnd)
        seams(d, rnd)
    for i in range(5):
        y = 70 + i * 118
        d.inked(
            limb([(30, y), (56, y + 5), (86, y)], [14, 17, 14], 10),
            d.lin(26, 0, 90, 0, "#c9985a", "#7a4a2c"),
            2.6,
            1.2,
            PAGE_INK,
        )
    lookout(d, rnd)


def corner(row: int, column: int) -> tuple[int, int]:
    """where four patches meet"""
    return COLUMNS[row][column], ROWS[row][column]


SHADE = (-LIGHT[0], -LIGHT[1])
"""Away from the lamp."""
FOLDS = {
    (0, 0): (0.12, 1.0, 0.98, 0.3),
    (0, 3): (0.1, 0.95, 0.95, 0.1),
    (1, 1): (0.66, 0.0, 0.36, 1.0),
    (2, 0): (0.15, 0.0, 0.95, 0.95),
    (2, 2): (0.0, 0.2, 1.0, 0.66),
    (3, 1): (0.3, 0.0, 0.62, 1.0),
    (3, 3): (0.14, 1.0, 0.86, 0.0),
}
"""Patches that keep an old fold: where it enters and leaves, as shares of width and height."""


def sewn_on(d: Doc, row: int, column: int, rnd: random.Random) -> None:
    """a patch that bulges between its seams, throws its shadow on the next"""
    ring = [corner(row, column), corner(row, column + 1), corner(row + 1, column + 1), corner(row + 1, column)]
    mx, my = sum(x for x, _ in ring) / 4, sum(y for _, y in ring) / 4
    edge: list[tuple[float, float] | tuple[float, float, bool]] = []
    for (ax, ay), (bx, by) in zip(ring, ring[1:] + ring[:1], strict=True):
        edge.append((ax, ay, True))
        for t, out in ((0.25, 0.05), (0.5, -0.015), (0.75, 0.045)):
            x, y = lerp(ax, bx, t), lerp(ay, by, t)
            edge.append((x + (x - mx) * out, y + (y - my) * out))
    patch = S(edge)
    tone = TONES[(row * 5 + column * 3) % len(TONES)]
    lit, dark = mix(tone, "#ffffff", 0.45), mix(tone, "#4a2c1c", 0.5)
    d.fill(patch.move(13, 15), "#2a140c", 0.62)
    d.inked(patch, tone, 3.4, 1.8, PAGE_INK)
    d.fill(patch.shrink(1) - patch.move(8, 9), lit)
    d.fill(patch.shrink(1) - patch.move(-10, -12), dark)
    kind = (row * 4 + column) % 7
    ink = ("#2a6044", "#2f5a7a")[column % 2] if kind == 4 else "#4a3226"
    printed = contents(patch, kind, rnd) & patch.shrink(12)
    if kind == 4:
        printed = printed - wedges(printed, 7, 10, 3, SHADE, 0.1, 0.4, rnd)
    if (row, column) in FOLDS:
        folded(d, patch, printed, FOLDS[row, column], (tone, lit, dark, ink), rnd)
    else:
        d.fill(printed, ink)
    d.fill(wedges(patch, 9, 26, 4.4, LIGHT, 0.2, 0.3, rnd), "#3a2218")


def folded(
    d: Doc,
    patch: Sh,
    printed: Sh,
    shares: tuple[float, float, float, float],
    tones: tuple[str, str, str, str],
    rnd: random.Random,
) -> None:
    """the print of a page that was folded once: half of it lies deeper and has slipped; tones: page, lit, dark, ink"""
    tone, lit, dark, ink = tones
    x0, y0, x1, y1 = patch.bounds
    start, end = (lerp(x0, x1, shares[0]), lerp(y0, y1, shares[1])), (lerp(x0, x1, shares[2]), lerp(y0, y1, shares[3]))
    m = math.hypot(end[0] - start[0], end[1] - start[1])
    tx, ty = (end[0] - start[0]) / m, (end[1] - start[1]) / m
    nx, ny = (-ty, tx) if tx * 0.8 - ty * 0.6 > 0 else (ty, -tx)
    far = Sh.poly([start, end, (end[0] + nx * 300, end[1] + ny * 300), (start[0] + nx * 300, start[1] + ny * 300)])
    d.fill(far & patch.shrink(9), mix(tone, "#5d4022", 0.24))
    d.fill(printed - far, ink)
    d.fill((printed & far).move(nx * 3 + tx * 5, ny * 3 + ty * 5) & patch, ink)
    middle = ((start[0] + end[0]) / 2 + nx * 5, (start[1] + end[1]) / 2 + ny * 5)
    crease = [start, middle, end]
    d.fill(brush([(x - nx * 2, y - ny * 2) for x, y in crease], 7, LEAF, 14) & patch, lit)
    d.fill(brush([(x + nx * 6, y + ny * 6) for x, y in crease], 14, LEAF, 14) & patch, dark)
    cuts = [brush(crease, 3.4, LEAF, 14)]
    for i in range(2, int(m / 9) - 1):
        x, y = start[0] + tx * i * 9 + nx * 3, start[1] + ty * i * 9 + ny * 3
        reach = rnd.uniform(13, 24) * math.sin(math.pi * i * 9 / m)
        cuts.append(cutw(x, y, x + nx * reach + tx * 6, y + ny * reach + ty * 6, 3.8, 0.1))
    d.fill(pile(cuts) & patch, "#3a2218")


def contents(patch: Sh, kind: int, rnd: random.Random) -> Sh:
    """what the page held before: script, staves, a herb, a star chart, an initial, a map, squares"""
    x0, y0, x1, y1 = patch.bounds
    x, y = (x0 + x1) / 2, (y0 + y1) / 2
    if kind == 0:
        marks = [sliver(x0 + 18, y0 + 26 + i * 13, x1 - 18 - rnd.uniform(0, 40), y0 + 26 + i * 15, 3) for i in range(7)]
    elif kind == 1:
        marks = [
            sliver(x0 + 10, y0 + 34 + g * 50 + i * 8, x1 - 10, y0 + 34 + g * 50 + i * 8, 1.9)
            for g in range(2)
            for i in range(4)
        ]
        marks += [Sh.ell(x0 + 26 + i * 20, y0 + 46 + (i % 2) * 46 - (i * 7) % 18, 7, 5.4) for i in range(6)]
    elif kind == 2:
        stem = brush([(x, y + 52), (x - 6, y), (x + 4, y - 48)], 6, taper(1, 0.3), 10)
        marks = [stem] + [
            vane((x - 2, y + 36 - i * 17), -90 + s * 58, 40 - i * 4, 15, 0.1 * s)[0] for i in range(5) for s in (-1, 1)
        ]
    elif kind == 3:
        marks = [Sh.ring(x, y, r, r - 3.4) for r in (22, 40, 56)] + [
            spark(*polar(x, y, r, a), 12, 0.3) for r, a in ((22, 40), (40, 160), (56, 260), (40, 320), (56, 80))
        ]
    elif kind == 4:
        return U(
            brush([polar(x, y, 40 * (1 - k / 26), k * 34) for k in range(24)], 12, taper(0.6, 0.3), 40),
            Sh.rect(x - 52, y - 52, 104, 104) - Sh.rect(x - 45, y - 45, 90, 90),
        )
    elif kind == 5:
        coast = S("-50,10 -34,-30 -6,-22 10,-44 40,-30 52,4 30,34 4,26 -20,46").move(x, y)
        marks = [
            coast - coast.shrink(4.6),
            *[cutw(x - 16 + i * 15, y + 8, x - 16 + i * 15, y - 12, 12) for i in range(3)],
        ]
    else:
        size = 17
        marks = [
            Sh.rect(x - 51 + i * size, y - 51 + j * size, size, size) for i in range(6) for j in range(6) if (i + j) % 2
        ]
    return pile(marks)


def seams(d: Doc, rnd: random.Random) -> None:
    """long uneven stitches over every seam"""
    stitches = []
    for r in range(5):
        for c in range(5):
            for far in ((r, c + 1), (r + 1, c)):
                if max(far) > 4 or (r in (0, 4) and far[0] == r) or (c in (0, 4) and far[1] == c):
                    continue
                (x0, y0), (x1, y1) = corner(r, c), corner(*far)
                across = math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90
                for i in range(1, 9):
                    x, y = lerp(x0, x1, i / 9), lerp(y0, y1, i / 9)
                    a, reach = across + rnd.uniform(-22, 22), rnd.uniform(10, 14)
                    stitches.append(limb([polar(x, y, reach, a), (x, y), polar(x, y, -reach, a)], [2, 5.5, 2], 4))
    d.fill(pile(stitches).move(1.6, 2.4), PAGE_INK, 0.8)
    d.fill(pile(stitches), "#c2402e")


def lookout(d: Doc, rnd: random.Random) -> None:
    """the patch whose stitches have given: dark below, and somebody in it"""
    gap = Sh.poly([(392, 156), (532, 172), (540, 298), (366, 312), (380, 220)])
    d.inked(gap, d.rad(460, 250, 130, "#5a1a20", "#2a0c14", "#0d050a"), 3.6, 1.6, PAGE_INK)
    with d.clip(gap):
        book_eye(d, 452, 240, 136, 0.8)
        d.fill(Sh.poly([(360, 150), (540, 150), (540, 196), (470, 204), (370, 214)]), "#0d050a", 0.75)
    flap = S("390,158! 460,151 534,173! 552,128 572,96 600,70! 524,62 456,60 404,72! 396,112")
    d.fill(flap.move(8, 12), "#0d070d", 0.5)
    carve(d, flap, ("#fffdf0", "#ecd9ae", "#a07c50"), rnd, (9, 26, 4.4), lw=3.6, rim="#ffffff")
    back_of_text = [
        brush([(414 + i * 2, 88 + i * 16), (470, 82 + i * 17), (560 - i * 16, 88 + i * 18)], 3, LEAF, 10)
        for i in range(4)
    ]
    d.fill(pile(back_of_text) & flap.shrink(6), "#a98a64")
    d.fill(brush("398,146 460,138 536,160", 12, LEAF, 10) & flap, "#7d5c3c", 0.6)
    torn = [
        limb([(x, y), (x + 8, y - 10), (x + rnd.uniform(-6, 20), y - 24)], [4, 4, 1], 6)
        for x, y in ((398, 156), (430, 152), (466, 152), (500, 160), (528, 170))
    ]
    d.inked(torn, "#c2402e", 1.8, 0.6, PAGE_INK)
