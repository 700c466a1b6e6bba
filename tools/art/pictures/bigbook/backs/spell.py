"""spell back, for neutralized spells.

The four elements' cords, each with its own cut, tied in a knot over a shut book.
"""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, pile
from tools.art.inkwell.spline import polar, pts_of, sample
from tools.art.ornament import badge_shape, border_pattern, gold_line, sigil
from tools.art.palette import EL, INK
from tools.art.parts.beast import limb
from tools.art.picture import Picture

PICTURE = Picture(seed=231, size=(600, 840))
CX, CY = 300, 420


def draw(d: Doc, detail: int) -> None:
    """The whole card."""
    rnd = random.Random(PICTURE.seed)
    ground(d)
    sealed_book(d, rnd)
    cords(d, rnd)
    knot(d, rnd)


def ground(d: Doc) -> None:
    """indigo enamel with four quarters, one for each element, cut into the border"""
    card = Sh.rect(0, 0, 600, 840, 34)
    d.fill(card, INK)
    d.fill(Sh.rect(9, 9, 582, 822, 27), d.lin(0, 0, 600, 840, "#3a3a6e", "#242450", "#14142e"))
    for el, quarter in (
        ("fire", Sh.rect(0, 0, 300, 420)),
        ("water", Sh.rect(300, 0, 300, 420)),
        ("earth", Sh.rect(0, 420, 300, 420)),
        ("air", Sh.rect(300, 420, 300, 420)),
    ):
        with d.clip(quarter):
            border_pattern(d, el, (11, 11, 589, 829), 26, mix(EL[el]["light"], "#8a86b0", 0.25), 0.9)
    inner = Sh.rect(39, 39, 522, 762, 15)
    gold_line(d, inner, 4.5)
    field = Sh.rect(44, 44, 512, 752, 12)
    d.fill(field, d.rad(CX, CY, 470, "#5a5a9c", "#2f2f62", "#15152f"))
    lattice = para_lines((44, 44, 556, 796), 45, 22) + para_lines((44, 44, 556, 796), -45, 22)
    d.fill(
        engrave(field, lattice, lambda x, y: (math.hypot(x - CX, y - CY) - 150) / 420, 12, 0.7, 7, step=30),
        "#0e0e24",
        0.9,
    )


def sealed_book(d: Doc, rnd: random.Random) -> None:
    """upright, shut, its own level signs worn away"""
    d.soft(Sh.rect(150, 212, 306, 424, 16), "#05050f", 14, 6, 0.55, 4, 8)
    d.inked(Sh.rect(162, 222, 300, 412, 10), d.lin(160, 0, 470, 0, "#cfae76", "#f3e2ba", "#b8935c"), 3, 1.4, INK)
    d.fill(
        pile(
            [sliver(456, 230 + i, 458, 626, 1) for i in range(3)]
            + [sliver(170, 626 + i * 3, 456, 626 + i * 3, 1) for i in range(3)]
        ),
        "#5d4022",
    )
    board = Sh.rect(146, 208, 304, 416, 14)
    d.inked(board, d.dlin(board, "#7a6aa8", "#46386e", "#1d1636"), 4, 2.2, INK)
    d.fill(wedges(board, 10, 26, 5, LIGHT, 0.1, 0.3, rnd), INK)
    d.fill(brush("180,208 178,416 180,624", 11, taper(1, 1), 6), "#0e0a1e", 0.85)
    for inset in (22, 32):
        d.stroke(
            Sh.rect(170 + inset, 208 + inset, 280 - inset * 1.6, 416 - inset * 2, 8),
            "#b8a8e0" if inset == 22 else "#6a5a98",
            2.6,
            0.8,
        )


def cords(d: Doc, rnd: random.Random) -> None:
    """four cords from the four sides, twisted, element colours and patterns"""
    for el, spec in (
        ("fire", "300,44 302,150 290,260 296,372"),
        ("water", "556,420 470,414 400,428 344,420"),
        ("earth", "300,796 298,690 312,580 304,470"),
        ("air", "44,420 130,426 200,412 256,420"),
    ):
        tones = EL[el]
        cord = limb(spec, [42, 40, 38, 40], 24)
        d.fill(cord.move(6, 9), "#05050f", 0.5)
        d.inked(cord, d.dlin(cord, tones["light"], tones["mid"], tones["dark"]), 3.4, 1.8, INK)
        twist = [
            brush(
                [
                    (x - ty * 19 - tx * 10, y + tx * 19 - ty * 10),
                    (x, y),
                    (x + ty * 19 + tx * 10, y - tx * 19 + ty * 10),
                ],
                6,
                taper(0.5, 0.2),
                6,
            )
            for x, y, tx, ty in sample(spec, 13)
        ]
        d.fill(pile(twist) & cord, tones["deep"])
        for _i, (x, y, _tx, _ty) in enumerate(sample(spec, 7)[1:5:2]):
            d.inked(badge_shape(el, x, y, 21), tones["base"], 2.6, 1.2, INK)
            solid, gaps = sigil(el, x, y, 13)
            d.fill(solid, "#ffffff" if el == "air" else tones["core"])
            d.fill(gaps, tones["dark"])


def knot(d: Doc, rnd: random.Random) -> None:
    """the four ends go over and under one another"""
    loops = (
        ("fire", "296,366 330,356 368,376 372,416 340,440 296,432"),
        ("water", "350,420 360,462 334,496 292,492 270,458 282,420"),
        ("earth", "304,474 262,488 228,462 228,420 262,396 306,404"),
        ("air", "250,420 240,378 268,344 308,348 332,382 318,424"),
    )
    for turn in range(2):
        for el, spec in loops:
            tones = EL[el]
            points = pts_of(spec)
            part = [(x, y) for x, y, _ in (points[:4] if turn == 0 else points[2:])]
            strap = limb(part, [36, 38, 38, 34], 20, cap=bool(turn))
            d.inked(strap, d.dlin(strap, tones["light"], tones["mid"], tones["dark"]), 3.2, 1.6, INK)
            twist = [
                brush(
                    [
                        (x - ty * 18 - tx * 9, y + tx * 18 - ty * 9),
                        (x, y),
                        (x + ty * 18 + tx * 9, y - tx * 18 + ty * 9),
                    ],
                    6,
                    taper(0.5, 0.2),
                    6,
                )
                for x, y, tx, ty in sample(part, 7)
            ]
            d.fill(pile(twist) & strap, tones["deep"])
    seal = U(Sh.ell(CX, CY, 40), [Sh.ell(*polar(CX, CY, 36, a), 13) for a in range(0, 360, 40)])
    d.fill(seal.move(4, 6), "#05050f", 0.5)
    d.inked(seal, d.rad(CX - 12, CY - 14, 66, "#e8703c", "#bd382b", "#6a1526"), 3.4, 1.8, INK)
    d.stroke(Sh.ell(CX, CY, 29), "#6a1526", 3.4)
    d.fill(U(Sh.ell(CX, CY - 8, 9), S("294,416! 306,416! 312,442! 288,442!")), "#4a0d1c")
