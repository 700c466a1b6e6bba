"""m11 Scapegoat: the goat that was driven into the desert for all of them: a skull, a mask for a bell on each horn."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.mask import mask
from tools.art.parts.matter import hew
from tools.art.parts.place import dark_things, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=91)
LAMP = (300.0, 262.0)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    desert(d, rnd)
    with d.group(transform="translate(300 300) scale(1.06) translate(-300 -318)"):
        for side in (-1, 1):
            horn(d, side, rnd)
        skull(d, rnd)
        knot(d)
        for side in (-1, 1):
            bell(d, side)


def desert(d: Doc, rnd: random.Random) -> None:
    """where it was driven: a red sun on the salt, rocks, and far off the town that is rid of it"""
    lit_air(d, LAMP, 500, (0, "#fff6dc"), (0.26, "#ffd080"), (0.5, "#d8744a"), (0.76, "#6a2c40"), (1, "#1c1024"))
    d.fill(Sh.ell(*LAMP, 176), d.rad(*LAMP, 176, "#fffbe8", "#ffe6a0", "#f6b060"))
    ridge(d, "-140,382! -60,350 40,372 150,346 300,366 450,344 570,370 660,346 740,366!", "#8a3c44", "#ffd080", 5)
    town = [
        Sh.rect(x, 366 - h, w, h + 30)
        for x, w, h in ((470, 22, 40), (496, 30, 58), (530, 18, 34), (552, 26, 74), (582, 34, 44))
    ]
    dark_things(d, U(town, S("548,292! 565,262! 582,292!")), "#ffd080", LAMP, 4)
    ridge(d, "-140,430! 60,420 300,428 520,418 740,426!", "#4a2034", "#f6b060", 6)
    cracks = [
        sliver(x, y, x + rnd.uniform(60, 130), y + rnd.uniform(-6, 8), 6)
        for y in (452, 486, 530)
        for x in range(-130, 700, 110)
    ]
    d.fill(pile(cracks), "#1c1024", 0.85)
    dark_things(d, S("-140,500! -120,420! -60,396! -20,440! 30,470! 50,520! -140,540!"), "#ffd080", LAMP, 6)


def horn(d: Doc, side: int, rnd: random.Random) -> None:
    """a ringed horn that sweeps out and hooks down"""
    spec = [(300 + side * x, y) for x, y in ((34, 212), (74, 150), (142, 126), (202, 156), (218, 216), (190, 254))]
    shape = brush(spec, 66, taper(1, 0.05, 0, 0.9), 22)
    hew(d, shape, "horn", rnd, 5.2, (10, 26, 6), 8)
    rungs = [
        brush([(x - ty * 36, y + tx * 36), (x + tx * 12, y + ty * 12), (x + ty * 36, y - tx * 36)], 9, LEAF, 8)
        for x, y, tx, ty in sample(spec, 12)[1:9]
    ]
    d.fill([rung & shape for rung in rungs], CURSE_BLACK)


def bell(d: Doc, side: int) -> None:
    """the mask hung from the tip of the horn"""
    x = 300 + side * 188
    d.fill(brush([(x, 248), (x + side * 5, 276), (x + side * 2, 300)], 9, taper(1, 1, 0.5), 8), "#e4be70")
    mask(d, "grin" if side < 0 else "crack", x + side * 4, 356, 0.94, -side * 12, True, detail=2)
    d.inked(Sh.ring(x + side * 2, 288, 14, 7), "#fff5cc", 3.4, 1.4, CURSE_BLACK)


def skull(d: Doc, rnd: random.Random) -> None:
    """long goat skull, brass plate on the brow, mirror eyes"""
    bone = S(
        "300,176! 348,184 380,214! 402,244 392,282! 366,318 352,372 346,426! 330,462 "
        "300,474 270,462 254,426! 248,372 234,318 208,282! 198,244 220,214! 252,184"
    )
    hew(d, bone, "bone", rnd, 5.4, (11, 34, 7), 10)
    for s in (-1, 1):
        socket = S(
            f"{300 + s * 34},262! {300 + s * 66},240 {300 + s * 88},256! "
            f"{300 + s * 82},290 {300 + s * 52},304 {300 + s * 36},288"
        )
        d.fill(socket, CURSE_BLACK)
        d.fill(Sh.rect(300 + s * 62 - 12, 270, 24, 7, 3), "#fff0c0")
        d.fill(S(f"{300 + s * 8},398! {300 + s * 26},412 {300 + s * 24},446! {300 + s * 10},440"), CURSE_BLACK)
        d.fill(brush([(300 + s * 30, 318), (300 + s * 24, 360), (300 + s * 28, 396)], 10, LEAF, 8), CURSE_BLACK)
    d.fill(brush("300,300 302,350 299,390", 8, LEAF, 8), CURSE_BLACK)
    plate = S("300,190! 326,206 330,232 300,258! 270,232 274,206")
    d.inked(plate, d.lin(270, 190, 330, 258, "#fff5cc", "#e4be70", "#8a5a2a"), 4.4, 2, CURSE_BLACK)
    for el, dx, dy in (("fire", -11, 212), ("water", 11, 212), ("earth", 11, 234), ("air", -11, 234)):
        d.fill(Sh.ell(300 + dx, dy, 8), EL[el]["base"])


def knot(d: Doc) -> None:
    """the cord round the muzzle"""
    for y in (408, 420):
        d.inked(
            brush([(250, y - 6), (300, y + 8), (350, y - 6)], 13, taper(0.8, 0.8, 0.5), 10),
            "#fff0c0",
            3.4,
            1.4,
            CURSE_BLACK,
        )
