"""cover_1: boards of frosted glass, a clasp of ice; something large presses against them; somebody reads in it."""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.boards import shut_book, spine_joint
from tools.art.parts.pose import pose_shape
from tools.art.picture import Picture

PICTURE = Picture(seed=211, size=(704, 648))
PRESSED = (352, 340)
CLASP = ("#f4fbfa", "#a9c6d2", "#46617e")


def draw(d: Doc, detail: int) -> None:
    """The whole shut book."""
    rnd = random.Random(PICTURE.seed)
    board = shut_book(d, d.rad(*PRESSED, 400, "#dbe6e2", "#9fb4bc", "#56708a", "#1f2a40"), rnd)
    with d.clip(board.shrink(3)):
        something(d, rnd)
        bulge = circ_lines(*PRESSED, 214, 470, 13)
        d.fill(
            engrave(
                board - palm_on_glass(-1) - palm_on_glass(1),
                bulge,
                lambda x, y: (math.hypot(x - PRESSED[0], y - PRESSED[1]) - 190) / 300,
                13,
                0.8,
                7,
                step=24,
            ),
            "#101a30",
            0.85,
        )
        cracks(d)
        frost(d, rnd)
    spine_joint(d, "#101a30", "#e8f4f4")
    inner = Sh.rect(96, 44, 540, 540, 12)
    d.stroke(inner, "#eaf6f6", 5, 0.9)
    d.stroke(inner, "#1f2a40", 1.8)
    clasp(d, rnd)


def something(d: Doc, rnd: random.Random) -> None:
    """a mass that bends the light of the lamp in it: a mouth with a reader in it, two hollows over it, two palms"""
    x, y = PRESSED
    mass = S(
        "352,120 232,142 140,226 112,350 130,470 196,566 280,600! 424,600! 508,566 574,470 592,350 564,226 472,142"
    ).move(0, -28)
    d.fill(mass.grow(16), "#1a2236", 0.45)
    d.inked(
        mass,
        d.rad(x, y + 40, 290, (0, "#fff3cc"), (0.22, "#f0d8a0"), (0.5, "#a9a8a8"), (0.8, "#5a6478"), (1, "#2a3448")),
        4,
        2,
        "#101a30",
    )
    bends = [line for k in (1.0, 0.72, 0.5) for line in circ_lines(x, y + 50 * k, 96 * k, 250, 15, ry=1.12 - 0.1 * k)]
    d.fill(
        engrave(mass, bends, lambda px, py: math.hypot(px - x, py - y - 30) / 300 - 0.22, 14, 0.8, 9, step=24),
        "#1f2a40",
        0.6,
    )
    maw(d, x, y + 60, 1.2)
    armchair(d, x, y + 84, 1.02)
    for side in (-1, 1):
        hollow(d, x + side * 82, y - 142, side)
        palm = palm_on_glass(side)
        d.fill(palm.grow(13), "#1a2236", 0.5)
        d.inked(palm, d.rad(x + side * 196, y - 174, 110, "#ffffff", "#d8d2c8", "#8f94a0"), 3.4, 1.6, "#101a30")
        d.fill(palm - palm.move(-5, -6), "#8f94a0")
        d.fill(wedges(palm, 7, 20, 4.4, LIGHT, 0.1, 0.4, rnd), "#101a30")


def cracks(d: Doc) -> None:
    """the glass gives round the palms"""
    for side in (-1, 1):
        px, py = palm_on_glass(side).center
        cuts = [
            cutw(*polar(px, py, 58, a), *polar(px, py, 58 + far, a + 14), 7, 0.1)
            for a, far in ((-150, 44), (-58, 50), (-8, 46), (52, 40), (132, 44), (176, 36))
        ]
        d.fill(pile(cuts).move(2, 3), "#101a30", 0.7)
        d.fill(pile(cuts), "#ffffff", 0.95)


def palm_on_glass(side: int) -> Sh:
    """one hand laid flat on the inside of the board; side -1 left, 1 right"""
    x, y = PRESSED
    return pose_shape("press", (x + side * 196, y - 108), 0.84, -90 + side * 14, side > 0, wrist=False)


def maw(d: Doc, x: float, y: float, k: float) -> None:
    """what the reader sits in: a mouth, lit from within, its teeth of ice above and below"""
    lips = (
        S("-150,-62! -84,-104 0,-116 84,-104 150,-62! 164,14 128,96 60,134 0,142 -60,134 -128,96 -164,14")
        .scale(k)
        .move(x, y)
    )
    d.fill(lips.grow(15), "#1a2236", 0.55)
    d.inked(lips, d.rad(x, y - 10, 170 * k, "#fff3cc", "#f0b860", "#a8481f", "#3a0c18", "#14060e"), 5, 2.6, "#0c1020")
    upper, lower = [], []
    for i in range(9):
        t = (i - 4) / 4
        top, foot = -122 + 44 * t * t, 150 - 44 * t * t
        long = (58, 40, 66, 34, 44, 34, 66, 40, 58)[i]
        fang = S(f"{t * 134 - 19},{top}! {t * 134 + 19},{top}! {t * 128 + 3},{top + long + 10}!", 0.5)
        tusk = S(f"{t * 116 - 17},{foot}! {t * 116 + 17},{foot}! {t * 112 - 3},{foot - long * 0.72}!", 0.5)
        upper.append(fang.scale(k).move(x, y))
        lower.append(tusk.scale(k).move(x, y))
    d.inked(
        [one & lips for one in (*upper, *lower)],
        d.lin(0, y - 110 * k, 0, y + 140 * k, "#ffffff", "#cfe2ea", "#7d9cb4"),
        3,
        1.4,
        "#0c1020",
    )


def hollow(d: Doc, x: float, y: float, side: int) -> None:
    """one eye: a dent in the mass, and a slit with light behind it"""
    dent = S("-50,10! -26,-24 14,-30 52,-4! 30,24 -14,30").scale(-1.25 * side, 1.25).move(x, y)
    d.inked(dent, d.rad(x, y, 56, "#1a1626", "#3a3a4c", "#5a6478"), 3, 0, "#101a30")
    d.fill(dent - dent.move(5, 7), "#0c1020", 0.6)
    d.glow(x, y, 66, (0, "#ffe08a", 0.7), (0.5, "#e8862a", 0.3), (1, "#e8862a", 0))
    ball = Sh.ell(x, y, 21, 23)
    d.inked(ball, d.rad(x - 4, y - 5, 24, "#fffbe0", "#ffe08a", "#b8742e"), 2.6, 0.8, "#101a30")
    d.fill(Sh.ell(x, y, 4.4, 20), "#1a1220")
    d.fill(S("-58,-2! -26,-40 20,-46 58,-22! 20,-28 -22,-22").scale(-side, 1).move(x, y), "#0c1020")


def armchair(d: Doc, x: float, y: float, k: float) -> None:
    """crimson, a lamp beside it"""

    def place(s: Sh) -> Sh:
        return s.scale(k).move(x, y)

    d.glow(x, y - 20 * k, 130 * k, (0, "#fff6d0", 0.95), (0.5, "#ffd98a", 0.5), (1, "#ffd98a", 0))
    back = place(S("-52,30! -58,-50 -40,-92 0,-104 40,-92 58,-50 52,30!"))
    d.inked(back, d.lin(x - 50, y, x + 50, y, "#e0483c", "#b82c30", "#5c1420"), 3.2 * k, 1.4, "#1a0c14")
    d.fill(place(S("-32,10! -36,-44 -22,-72 0,-78 22,-72 36,-44 32,10!")), "#6a1622")
    d.inked(place(Sh.ell(0, -48, 16, 19)), "#f2dcc0", 2.4, 0.8, "#1a0c14")
    d.fill(place(S("-17,-52! -14,-72 0,-78 14,-72 17,-52! 8,-62 -8,-62")), "#2a1a24")
    d.fill(place(Sh.ell(0, -80, 8, 7)), "#2a1a24")
    d.inked(place(S("-34,44! -30,-20 -16,-30 16,-30 30,-20 34,44!")), "#2a1f2e", 2.6, 1, "#1a0c14")
    for sx in (-1, 1):
        d.inked(place(S("0,-12! 36,-20 38,8! 0,18!").scale(sx, 1)), "#fffaf0", 2.4, 0.8, "#1a0c14")
        arm = place(S("40,-6 62,-14 74,4 70,56! 40,60!").scale(sx, 1))
        d.inked(arm, d.lin(x - 70, y, x + 70, y, "#e0483c", "#b82c30", "#5c1420"), 3 * k, 1.4, "#1a0c14")
    d.inked(place(S("-44,40! 44,40! 40,66! -40,66!")), "#a02430", 2.8, 1, "#1a0c14")


def frost(d: Doc, rnd: random.Random) -> None:
    """ferns of rime growing in from the edges"""
    for x, y, a, length in (
        (96, 590, -45, 92),
        (640, 596, -136, 92),
        (640, 48, 166, 128),
        (100, 48, 14, 128),
    ):
        stem = [polar(x, y, length * t, a + 9 * math.sin(t * 3)) for t in (0, 0.35, 0.7, 1)]
        barbs = [brush(stem, 6, TAIL, 12)]
        for i, (px, py, tx, ty) in enumerate(sample(stem, 12)[1:12]):
            heading = math.degrees(math.atan2(ty, tx))
            for side in (-1, 1):
                barbs.append(
                    cutw(
                        px,
                        py,
                        *polar(px, py, (12 - i) * 4.6 * rnd.uniform(0.8, 1.15), heading + side * 52),
                        5.4,
                        0.1 * side,
                    )
                )
        fern = pile(barbs)
        d.fill(fern.move(2.5, 3), "#1f2a40", 0.7)
        d.fill(fern, "#f2fafa", 0.95)


def clasp(d: Doc, rnd: random.Random) -> None:
    """a block of ice round the fore edge, a keyhole frozen in it"""
    strap = Sh.rect(560, 286, 128, 56, 8)
    d.inked(strap, d.lin(560, 286, 690, 342, *CLASP), 3.4, 1.8, PAGE_INK)
    block = Sh.poly([(586, 258), (654, 250), (690, 272), (694, 350), (662, 376), (592, 368), (572, 340), (570, 282)])
    d.inked(block, d.lin(570, 250, 690, 376, *CLASP), 3.8, 2.2, PAGE_INK)
    for facet_, tone in (
        ("586,258 654,250 642,282 600,286", "#ffffff"),
        ("654,250 690,272 676,296 642,282", "#cfe2ea"),
        ("570,282 586,258 600,286 598,338 572,340", "#dcecf0"),
        ("676,296 690,272 694,350 672,334", "#6f8ea8"),
        ("598,338 672,334 662,376 592,368", "#5a7894"),
    ):
        plane = Sh.poly([tuple(map(float, p.split(","))) for p in facet_.split()])
        d.inked(plane, tone, 1.8, 0.4, "#2a3a54")
    d.fill(U(Sh.ell(636, 304, 9), S("631,306! 641,306! 646,328! 626,328!")), PAGE_INK)
    for x, length in ((584, 22), (612, 38), (640, 26), (664, 34)):
        drip = S(
            [
                (x - 9, 368, True),
                (x, 368 + length * 0.6),
                (x + 1, 370 + length, True),
                (x + 4, 368 + length * 0.6),
                (x + 10, 368, True),
            ]
        )
        d.inked(drip, d.vlin(drip, "#dcecf0", "#f8fefe"), 2.6, 1.2, PAGE_INK)
