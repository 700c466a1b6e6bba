"""cover_1 Gelid Ooze: a jelly whose soft fingers pick cards from unseen hands; a librarian reads on inside it."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ball_tone, circ_lines, engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, GLOOM, carve, lamplight, limb, loose_card
from tools.art.picture import Picture

PICTURE = Picture(seed=111)
BELLY = (345, 318)
FROST = ((0, "#fffbe8"), (0.25, "#f6dfa4"), (0.52, "#cdbfa6"), (0.8, "#8b8a92"), (1, "#54525f"))
DOME = S("30,470! 58,392 72,322 112,236 176,160 254,120 340,106 428,118 506,160 568,232 604,310 628,388 668,470!")
ARMS = (
    limb("118,250 74,232 62,186 84,140 112,128", [52, 40, 34, 30, 26, 16]),
    limb("112,230 70,214 66,176 92,152 118,156", [40, 34, 26, 24, 22, 12]),
    limb("560,240 606,214 604,162 566,138 536,144", [56, 44, 36, 30, 26, 16]),
    limb("70,380 36,340 60,300", [50, 40, 20]),
    limb("616,380 652,330 622,292", [50, 36, 18]),
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (345, 230), ray_lines(345, 260, 130, 620, 120, 1.1), 175, 330)
    icicles(d, rnd)
    jelly = U(DOME, ARMS, limb("266,140 262,104 280,60", [90, 50, 40]))
    d.inked(jelly, d.rad(*BELLY, 330, *FROST), 4.2, 2.4, PAGE_INK)
    d.fill(jelly - jelly.shrink(13), "#fbf6e6", 0.42)
    shade = engrave(
        jelly.shrink(6),
        circ_lines(*BELLY, 130, 360, 12, ry=0.86),
        ball_tone(310, 250, 330, 260, gain=1.2, amb=0.22),
        12,
        0.7,
        7,
        step=20,
    )
    d.fill(shade, "#3a303c", 0.8)
    for spec, w in (
        ("96,330 132,248 190,184 262,146", 17),
        ("292,136 330,130 372,134", 12),
        ("78,196 74,168 90,146", 8),
        ("590,204 588,172 570,154", 8),
    ):
        d.fill(brush(spec, w, LEAF, 16), "#fffef6", 0.92)
    bubbles(d, rnd)
    chair(d, rnd)
    pearl(d, 250, 206, 29, -24)
    pearl(d, 446, 196, 23, 20)
    smile = brush("282,234 318,249 368,250 424,228", 11, taper(0.1, 0.1, 0.45), 16)
    d.fill(smile, "#3a2a30")
    d.fill(brush("296,243 330,255 364,257", 5, LEAF, 10), "#fffef6", 0.8)
    held(d, 132, 122, 46, -24, "fire", "74,182 98,166 124,140")
    held(d, 514, 128, 46, 22, "earth", "592,184 560,168 526,146")


def cross(d: Doc, detail: int) -> None:
    """One pseudopod over the upper rule, a card between two drops."""
    arm = U(
        limb("284,96 280,70 296,44 322,34", [47, 40, 32, 18]), limb("292,60 300,30 326,16 340,18", [30, 24, 18, 12])
    )
    root = Sh.rect(240, 84, 110, 40)
    d.inked(arm - root, d.lin(262, 20, 312, 90, "#fffbe8", "#cdbfa6", "#8b8a92"), 3.6, 2, PAGE_INK)
    d.fill(Sh.rect(258, 66, 52, 22) & arm, d.lin(258, 0, 310, 0, "#e8dfc8", "#c3b7a2", "#a09a94"))
    d.fill(brush("272,92 270,64 286,44", 7, LEAF, 12), "#fffef6", 0.92)
    held(d, 352, 34, 36, 62, "water", "304,56 326,50 346,40")
    for x, y, r in ((372, 76, 6), (250, 52, 5), (390, 98, 4)):
        drop = S([(x, y - r * 2.2, True), (x + r, y), (x, y + r), (x - r, y)])
        d.inked(drop, "#f4ecd6", 2.2, 1, PAGE_INK)


def icicles(d: Doc, rnd: random.Random) -> None:
    """the cold hangs from the upper edge"""
    spikes = [(x, rnd.uniform(16, 56), rnd.uniform(11, 19)) for x in range(48, 650, 19)]
    frozen = U(
        [
            S([(x - w, 64, True), (x - 2, 70 + h * 0.5), (x, 74 + h, True), (x + 3, 70 + h * 0.5), (x + w, 64, True)])
            for x, h, w in spikes
        ]
    )
    d.inked(frozen, d.vlin(frozen, "#8b8a92", "#f6ecd2"), 2.6, 1.4, PAGE_INK)
    d.fill(pile([sliver(x + 3, 70, x + 2, 68 + h * 0.7, 1.6) for x, h, _ in spikes]), PAGE_INK, 0.7)


def bubbles(d: Doc, rnd: random.Random) -> None:
    """air that has not come out since the autumn"""
    for x, y, r in (
        (176, 300, 13),
        (150, 352, 8),
        (206, 380, 10),
        (494, 288, 9),
        (532, 348, 15),
        (498, 394, 8),
        (330, 176, 9),
        (376, 160, 6),
        (230, 268, 6),
    ):
        d.stroke(Sh.ell(x, y, r), "#4a3f48", 2.4)
        d.fill(
            brush([(x - r * 0.6, y), (x - r * 0.4, y - r * 0.5), (x + r * 0.1, y - r * 0.65)], r * 0.34, LEAF, 6),
            "#fffef6",
        )


def pearl(d: Doc, x: float, y: float, r: float, lean: float) -> None:
    """an eye that is dissolving: whole on one side, rings and drops on the other"""
    side = 1 if lean > 0 else -1
    for px, py, k in ((-0.5, 1.5, 0.36), (0.2, 1.25, 0.26), (-0.75, 2.2, 0.22), (0.1, 2.0, 0.17), (-0.4, 2.8, 0.14)):
        drop = S([(0, -r * k * 1.9, True), (r * k, 0), (0, r * k), (-r * k, 0)]).move(x - side * px * r, y + py * r)
        d.inked(drop, "#f6ecd6", 2, 0.8, PAGE_INK)
    ball = U(
        Sh.ell(x, y, r),
        limb(
            [(x, y), (x + side * r * 0.3, y + r), (x + side * r * 0.4, y + r * 1.35)], [r, r * 0.6, r * 0.2], cap=True
        ),
    )
    d.inked(ball, d.rad(x - r * 0.3, y - r * 0.4, r * 1.5, "#ffffff", "#efe4cc", "#9a8d86"), 3.2, 1.6, PAGE_INK)
    for k in (0.78, 0.58):
        d.fill(brush([polar(x, y, r * k, a + lean) for a in (20, 60, 100, 140)], 3, LEAF, 10), "#8a7a76")
    d.fill(S("-6,-14! 3,0 -6,14! -11,0").rot(lean).scale(r / 26).move(x + side * -r * 0.2, y + 2), PAGE_INK)
    d.fill(Sh.ell(x - r * 0.36, y - r * 0.4, r * 0.2), "#ffffff")


def chair(d: Doc, rnd: random.Random) -> None:
    """the wing chair, adrift; its reader has not noticed"""
    d.glow(402, 312, 92, (0, "#fffbe0", 1), (0.4, "#ffd98a", 0.6), (1, "#ffb84a", 0))
    with d.group(transform="translate(336 362) rotate(-9)"):
        lamp = S("58,-64! 90,-64! 100,-36! 48,-36!")
        d.fill(Sh.rect(72, -38, 5, 74), PAGE_INK)
        d.inked(lamp, d.vlin(lamp, "#fff6cc", "#ffc860"), 2.6, 1.2, PAGE_INK)
        back = S(
            "-52,2! -56,-58 -40,-92 0,-102 40,-92 56,-58 52,2 64,-4 74,12 70,44! 60,52 58,64! 48,64 "
            "46,52! -46,52 -48,64! -58,64 -60,52! -70,44 -74,12 -64,-4"
        )
        carve(d, back, BLOOD, rnd, (8, 24, 4.4))
        d.fill(Sh.ell(0, -48, 36, 40), "#741a28", 0.75)
        dress = S("-30,44! -34,-6 -22,-30 0,-36 22,-30 34,-6 32,44! 0,52")
        carve(d, dress, GLOOM, rnd, (8, 18, 3.6), lw=2.4)
        d.inked(Sh.ell(4, -78, 11, 9), "#4a3340", 2, 1, PAGE_INK)
        head = S("0,-76 -17,-70 -19,-52 -9,-38 2,-34 12,-40 18,-54 15,-70")
        d.inked(head, d.dlin(head, "#fdf0d0", "#e8c896", "#b08a5a"), 2.4, 1, PAGE_INK)
        d.fill(S("-19,-56! -18,-74 0,-80 17,-72 18,-58! 10,-68 -6,-68"), "#4a3340")
        for ex in (-8, 7):
            d.stroke(Sh.ell(ex, -53, 6), PAGE_INK, 2.2)
            d.fill(sliver(ex - 4, -51, ex + 4, -51, 1.6, 0.2), PAGE_INK)
        d.fill(brush("-4,-42 1,-40 6,-43", 2.2, LEAF, 5), PAGE_INK)
        book = S("-36,-14! -18,-22 0,-14! 18,-22 36,-14! 34,16! 17,9 0,17! -17,9 -34,16!")
        d.inked(book, d.vlin(book, "#fffdf0", "#e6cf9c"), 2.8, 1.2, PAGE_INK)
        d.fill(
            pile([sliver(s * 6, -10 + i * 7, s * 29, -15 + i * 7, 1.5) for s in (-1, 1) for i in range(3)]), "#6b4a3a"
        )
        for s in (-1, 1):
            d.inked(Sh.ell(s * 33, 8, 8, 7), "#f0d4a4", 2, 0.8, PAGE_INK)


def held(d: Doc, x: float, y: float, w: float, rot: float, el: str, fingertip: str) -> None:
    """a card pinched between two soft tips"""
    loose_card(d, x, y, w, rot, el)
    tip = limb(fingertip, [14, 22, 19], cap=True)
    d.inked(tip, d.dlin(tip, "#f6ecd2", "#d6c8ac", "#a09a94"), 2.6, 1.2, PAGE_INK)
