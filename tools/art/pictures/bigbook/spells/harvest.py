"""harvest: takes value-2 cards.

A sheaf of wheat with two pages bound into it stands before the sickle as before a moon.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=147)
LAMP = (300, 236)
WAIST = (300, 384)
STRAW = ("#fff6c8", "#f0c858", "#9a6a24")
# ears from the back to the front: angle off the vertical, length of the stalk, size
EARS = (
    (-52, 170, 0.86),
    (52, 170, 0.86),
    (-35, 196, 0.94),
    (35, 196, 0.94),
    (-18, 214, 1.0),
    (18, 214, 1.0),
    (0, 222, 1.04),
    (-64, 128, 0.82),
    (64, 128, 0.82),
    (-28, 150, 0.86),
    (28, 150, 0.86),
    (0, 152, 0.86),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _evening(d, detail)
    _field(d, rnd)
    _sickle(d, rnd)
    _straw(d, rnd)
    for angle, reach, k in EARS:
        _ear(d, angle, reach, k)
    for dx, rot, sign in ((-52, -12, "fire"), (52, 12, "water")):
        leafcard(d, WAIST[0] + dx, 334, 116, sign, rot=rot, shadow=5, detail=detail, seed=3 + dx)
    _band(d, rnd)
    for x, y, k in ((108, 470, 1.15), (166, 500, 0.9), (486, 482, 1.1)):
        _poppy(d, x, y, k)


def _evening(d: Doc, detail: int) -> None:
    """a harvest moon over fields that lie in strips, the sky green above it, gold below"""
    stops = ((0, "#0f4236"), (0.3, "#2f8a5a"), (0.62, "#e8c860"), (1, "#fff0b0"))
    d.fill(d.window, d.lin(0, 40, 0, 440, *stops))
    if detail:
        field_lines(d, "earth", LAMP, 200, 260, op=0.6)
    d.fill(Sh.ell(*LAMP, 176), d.rad(250, 190, 240, "#fffdf0", "#fff0b8", "#f2c050"))
    for x, y, r in ((196, 160, 15), (236, 118, 9), (392, 176, 13), (420, 236, 9), (176, 262, 11)):
        d.fill(Sh.ell(x, y, r), "#e8b84c", 0.6)
    for spec, tone in (("-60,412! 120,384 320,400 520,380 660,402! 660,480! -60,480!", "#d8a83c"),
                       ("-60,440! 160,416 340,428 660,420! 660,480! -60,480!", "#8a9a3c")):  # fmt: skip
        d.inked(S(spec), tone, 3, 1.2)


def _field(d: Doc, rnd: random.Random) -> None:
    """Mown ground, stubble in rows."""
    ground = S("-60,452! 140,438 300,432 460,438 660,452! 660,660! -60,660!")
    d.inked(ground, d.vlin(ground, "#3f7a3e", "#123f34", "#071f1d"), 3.6, 1.4, light=(0, 1))
    stubble = [
        cutw(x + rnd.uniform(-5, 5), y + 18, x + rnd.uniform(-7, 7), y - 8, 7)
        for y in (462, 492, 526)
        for x in range(50, 560, 24)
    ]
    d.fill(pile(stubble), "#d9b956")


def _sickle(d: Doc, rnd: random.Random) -> None:
    """A crescent three quarters round the sheaf; its handle lies at the lower right."""
    blade = Sh.ell(300, 262, 204) - Sh.ell(326, 232, 190)
    blade = blade - Sh.poly("430,420 620,300 620,560 430,560")
    d.inked(blade, d.lin(110, 150, 420, 480, "#ffffff", "#cfe0dc", "#6f8f94"), 4.4, 2.4)
    d.fill(wedges(blade, 10, 26, 5.4, (0.6, -0.8), 0.1, 0.4, rnd), INK)
    d.fill(blade - blade.move(5, -2), "#ffffff")
    handle = brush("418,420 466,448 512,492", 40, taper(0.6, 1, 0.7), 10)
    d.inked(handle, d.dlin(handle, "#c98a4e", "#7a4628", "#3a2018"), 4.4, 2.2)
    d.fill(wedges(handle, 8, 16, 5, rnd=rnd), INK)
    d.inked(brush("408,408 432,424", 40, taper(0.9, 0.9), 4), "#d9bd90", 3.4, 1.6)


def _straw(d: Doc, rnd: random.Random) -> None:
    """The stalks: narrow at the waist, spread above and below."""
    x, y = WAIST
    bundle = S(
        f"{x - 112},256! {x - 84},306 {x - 44},{y - 20} {x - 36},{y}! {x - 48},{y + 50} {x - 92},{y + 120}! "
        f"{x - 40},{y + 132} {x},{y + 126} {x + 40},{y + 132} {x + 92},{y + 120}! {x + 48},{y + 50} {x + 36},{y}! "
        f"{x + 44},{y - 20} {x + 84},306 {x + 112},256! {x},226"
    )
    d.inked(bundle, d.lin(x - 110, 260, x + 110, 480, *STRAW), 4, 2)
    stalks = [
        brush([(x + t * 108, 250), (x + t * 40, y - 10), (x + t * 34, y + 10), (x + t * 88, y + 130)], 8, LEAF, 14)
        for t in (-0.86, -0.6, -0.34, -0.1, 0.12, 0.36, 0.62, 0.88)
    ]
    d.fill(pile(stalks) & bundle, "#4a2c14")


def _ear(d: Doc, angle: float, reach: float, k: float) -> None:
    """One ear: awns behind, five pairs of grains, one grain at the tip."""

    def place(sh: Sh) -> Sh:
        return sh.scale(k).move(0, -reach).rot(angle).move(*WAIST)

    awns = [sliver(0, 30, dx, -86 + abs(dx) * 0.5, 2) for dx in (-44, -26, -9, 9, 26, 44)]
    d.fill([place(awn) for awn in awns], "#7a4a1c")
    stalk = brush("0,130 0,60 0,30", 9, taper(1, 1), 6)
    d.inked(place(stalk), STRAW[1], 2.6, 1)
    grain = S("0,16! -13,4 -12,-14 0,-27! 9,-12 10,4")
    for row in range(5):
        for s in (-1, 1):
            one = place(grain.scale(s, 1).rot(s * 24).move(s * 13, 26 - row * 20))
            d.inked(one, d.dlin(one, *STRAW), 2.8, 1.3)
    tip = place(grain.move(0, -76))
    d.inked(tip, d.dlin(tip, *STRAW), 2.8, 1.3)


def _band(d: Doc, rnd: random.Random) -> None:
    """A twist of straw round the waist."""
    x, y = WAIST
    belt = S(f"{x - 52},{y - 4}! {x},{y + 8} {x + 52},{y - 4}! {x + 56},{y + 26}! {x},{y + 40} {x - 56},{y + 26}!")
    d.inked(belt, d.hlin(belt, "#ffe9a0", "#d99a3a", "#7a4418"), 4, 2)
    twist = [cutw(x + t, y + 36, x + t + 16, y + 2, 8) for t in range(-56, 50, 15)]
    d.fill(pile(twist) & belt, "#4a2410")


def _poppy(d: Doc, x: float, y: float, k: float) -> None:
    """One open flower left standing."""
    stem = brush([(x, y), (x + 4, y + 40 * k), (x - 4, y + 90 * k)], 7 * k, taper(1, 1), 6)
    d.inked(stem, "#6fae4e", 2.4, 0.8)
    petals = U([Sh.ell(x + dx * k, y + dy * k, 19 * k, 16 * k) for dx, dy in ((-14, -4), (14, -4), (0, -13), (0, 8))])
    d.inked(petals, d.rad(x - 6, y - 8, 36 * k, "#ff8a70", "#d8433a", "#7a1420"), 3, 1.4)
    d.fill(Sh.ell(x, y - 2, 7 * k), INK)
