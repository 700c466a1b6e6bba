"""cover_1 Gelid Ooze: one mass of cold jelly that bends whatever is seen through it; a librarian reads on inside it."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import circ_lines, engrave, ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, GLOOM, carve, lamplight, lid, limb, loose_card
from tools.art.picture import Picture

PICTURE = Picture(
    seed=111, layers=("body", "jaw", "over", "eyes", "lids", "limb"), key=("#0c2a3a", "#4a9ab0", "#e4fbff")
)
BELLY = (345, 318)
FROST = ((0, "#fffbe8"), (0.25, "#f6dfa4"), (0.52, "#cdbfa6"), (0.8, "#8b8a92"), (1, "#54525f"))
MASS = S(
    "20,480! 24,420 58,392 70,344 64,298 84,262 116,244 128,206 150,164 196,128 244,106 286,92 330,88 384,94 "
    "440,104 500,128 552,158 596,170 616,204 600,236 606,270 640,300 652,344 640,384 668,420 684,480!"
)
LOBES = ((178.0, 318.0, 62.0, 74.0), (520.0, 318.0, 70.0, 66.0), (516.0, 182.0, 50.0, 36.0))
"""Where the mass bulges and shows what is in it a second time, small and upside down."""


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (345, 280), ray_lines(345, 300, 150, 640, 120, 1.1), 190, 250)
    icicles(d, rnd)
    mass(d, rnd)
    with d.part("jaw"), d.group(transform="translate(336 342) rotate(-7) scale(1.12)"):
        chair(d, rnd)
    lenses(d, rnd)
    gloss(d)
    for x, y, k, lean in ((262.0, 186.0, 1.0, -16.0), (384.0, 178.0, 0.86, 14.0)):
        hollow(d, x, y, k, lean)


@layer("body")
def mass(d: Doc, rnd: random.Random) -> None:
    """cold at the rim, lit from the belly; its lines run round the light as they run round a bottle"""
    d.inked(MASS, d.rad(*BELLY, 350, *FROST), 4.6, 3, PAGE_INK)
    inner = MASS.shrink(9)
    bent = [
        [
            polar(
                BELLY[0] + 16 * math.sin(k),
                BELLY[1],
                (58 + k * 11.5) * (1 + 0.06 * math.sin(math.radians(a * 3 + k * 26))),
                a,
            )
            for a in range(0, 361, 5)
        ]
        for k in range(30)
    ]

    def tone(x: float, y: float) -> float:
        far = math.hypot(x - BELLY[0], (y - BELLY[1]) * 1.1)
        return (far - 96) / 260 + 0.22 * math.sin(math.atan2(y - BELLY[1], x - BELLY[0]) * 5 + 1.2)

    d.fill(engrave(inner, bent, tone, 12, 0.6, 9, step=14), "#2c2432", 0.86)
    rim = MASS - MASS.shrink(15)
    d.fill(rim & Sh.poly([(0, 60), (360, 60), (250, 480), (0, 480)]), "#fffdf0", 0.55)
    for a0, r, w in ((200, 232, 15), (236, 214, 9), (318, 226, 11), (342, 196, 8), (20, 190, 7), (160, 196, 8)):
        arc_of_light = [polar(*BELLY, r * (1 + 0.04 * i % 2), a0 + i * 5) for i in range(6)]
        d.fill(brush(arc_of_light, w, LEAF, 14) & inner, "#fffdf0", 0.9)
    for x, y, r in (
        (150, 410, 8),
        (230, 262, 6),
        (494, 396, 8),
        (470, 246, 7),
        (330, 130, 8),
        (300, 112, 5),
        (566, 250, 9),
    ):
        d.stroke(Sh.ell(x, y, r), "#3a303c", 2.2)
        d.fill(
            brush([(x - r * 0.6, y), (x - r * 0.3, y - r * 0.55), (x + r * 0.2, y - r * 0.6)], r * 0.4, LEAF, 6),
            "#fffef6",
        )


@layer("over")
def lenses(d: Doc, rnd: random.Random) -> None:
    """each bulge of the mass shows the reader again, small and on her head, and a card that went down before her"""
    for i, (x, y, rx, ry) in enumerate(LOBES):
        lens = Sh.ell(x, y, rx, ry).rot((-12, 10, 4)[i], x, y)
        d.inked(
            lens,
            d.rad(x - rx * 0.2, y + ry * 0.3, rx * 1.3, "#fff6d0", "#e6cf9c", "#8b8a92", "#54525f"),
            3,
            2,
            "#2c2432",
        )
        with d.clip(lens.shrink(2)):
            if i < 2:
                with d.group(transform=f"translate({x} {y - 10}) rotate({(166, 196)[i]}) scale({(0.5, 0.54)[i]})"):
                    chair(d, rnd)
            else:
                loose_card(d, x + 4, y + 4, 36, 158, "earth")
        d.fill(
            engrave(
                lens - lens.scale(0.66, 0.66, x, y),
                circ_lines(x, y, rx * 0.6, rx * 1.2, 6, ry=ry / rx),
                lambda px, py: 0.75,
                6,
                0.6,
                3.4,
                step=12,
            ),
            "#2c2432",
            0.8,
        )
        d.fill(brush([polar(x, y, rx * 0.78, a) for a in (196, 216, 236, 256)], 8, LEAF, 10) & lens, "#ffffff", 0.95)
    for x, y, w, rot, el in ((120, 236, 40, -28, "fire"), (598, 396, 42, 24, "air"), (470, 410, 36, -64, "water")):
        loose_card(d, x, y, w, rot, el)
        shift = Sh.poly([(x - 40, y - 6), (x + 40, y - 18), (x + 40, y + 60), (x - 40, y + 60)])
        d.fill(Sh.rect(-w * 0.52, -w * 0.72, w * 1.04, w * 1.44, 3).rot(rot).move(x, y) & shift, "#8b8a92", 0.5)
        d.fill(sliver(x - 34, y - 7, x + 34, y - 17, 3.4), "#fffdf0")


@layer("over")
def gloss(d: Doc) -> None:
    """windows of light on the wet skin"""
    for spec, w in (
        ("86,300 104,262 142,240 158,196 204,148", 15),
        ("226,122 272,108 322,104", 12),
        ("452,118 506,142 550,170", 9),
        ("620,330 630,360 622,388", 9),
    ):
        d.fill(brush(spec, w, LEAF, 16), "#fffef6", 0.95)


def hollow(d: Doc, x: float, y: float, k: float, lean: float) -> None:
    """no eye but a dark place deep in the jelly, and in it something pale that has not dissolved yet"""

    def place(spec: str) -> Sh:
        return S(spec).scale(k).rot(lean).move(x, y)

    pit = place("-46,2! -30,-18 -4,-26 26,-20 46,0! 28,16 0,24 -28,18")
    with d.part("over"):
        d.inked(pit, d.rad(x, y + 2, 46 * k, "#1a1420", "#2c2432", "#5a5462", "#9a949a"), 2.6, 1, "#3a303c")
        for r in (0.76, 0.52):
            d.stroke(pit.scale(r, r, x, y), "#8b8a92", 1.8, 0.8)
        d.fill(place("-40,-6! -20,-18 8,-22 32,-12! 8,-15 -16,-12"), "#100b14")
    with d.part("eyes"):
        pearl = Sh.ell(x, y, 13 * k, 14 * k)
        d.glow(x, y, 26 * k, (0, "#fffbe0", 0.8), (1, "#ffe7a0", 0))
        d.inked(pearl, d.rad(x - 4 * k, y - 5 * k, 18 * k, "#ffffff", "#fff0c4", "#c9a878"), 1.8, 0.8, PAGE_INK)
        d.fill(S("0,-11! 3.4,0 0,11! -3.4,0").scale(k).rot(lean * 0.5).move(x, y), PAGE_INK)
    lid(d, place("-38,1! -24,-14 -2,-20 22,-15 38,0! 22,12 0,18 -22,13"), ("#8b8a92", "#54525f", "#3a3442"), "#cdbfa6")


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


def chair(d: Doc, rnd: random.Random) -> None:
    """the wing chair, adrift; its reader has not noticed; local coordinates"""
    d.glow(66, -46, 84, (0, "#fffbe0", 1), (0.4, "#ffd98a", 0.6), (1, "#ffb84a", 0))
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
    d.fill(pile([sliver(s * 6, -10 + i * 7, s * 29, -15 + i * 7, 1.5) for s in (-1, 1) for i in range(3)]), "#6b4a3a")
    for s in (-1, 1):
        d.inked(Sh.ell(s * 33, 8, 8, 7), "#f0d4a4", 2, 0.8, PAGE_INK)


def held(d: Doc, x: float, y: float, w: float, rot: float, el: str, fingertip: str) -> None:
    """a card pinched between two soft tips"""
    loose_card(d, x, y, w, rot, el)
    tip = limb(fingertip, [14, 22, 19], cap=True)
    d.inked(tip, d.dlin(tip, "#f6ecd2", "#d6c8ac", "#a09a94"), 2.6, 1.2, PAGE_INK)
