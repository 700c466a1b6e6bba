"""Earth 2: two trees grafted into one arch; a badger has hung a lamp at each foot and looks whether they burn."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.beast import limb
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.plants import leaf_cluster
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=24)
LAMP = (300, 468)
BARK = (("#d0a468", "#8a5a34", "#3c2226"), ("#b9b49a", "#6f6a58", "#2a2c30"))


def draw(d: Doc, detail: int) -> None:
    """An oak from the left, a birch from the right, one gate between them."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP, 440)
    field_lines(d, "earth", LAMP, 150, 250)
    d.fill(Sh.ring(*LAMP, 152, 145), "#fbfde0", 0.9)
    d.glow(*LAMP, 150, (0, "#fdfff0", 1), (0.5, "#eaf6b0", 0.75), (1, "#b5dd86", 0))
    hills(d, rnd)
    for x, y, r, tone, seed in (
        (120, 236, 84, 0, 1),
        (206, 168, 88, 0, 2),
        (300, 130, 70, 1, 3),
        (398, 166, 84, 2, 4),
        (478, 236, 82, 2, 5),
    ):
        leaf_cluster(d, x, y, r, *LEAVES[tone], random.Random(seed))
    trunks(d, rnd)
    for x, y, r, tone, seed in (
        (92, 306, 58, 3, 6),
        (184, 254, 62, 3, 7),
        (262, 206, 52, 3, 8),
        (342, 208, 50, 4, 9),
        (420, 258, 60, 4, 10),
        (512, 308, 54, 4, 11),
    ):
        leaf_cluster(d, x, y, r, *LEAVES[tone], random.Random(seed))
    ground(d, rnd)
    lantern(d, 152, 596, rnd)
    lantern(d, 452, 600, rnd)
    badger(d, 238, 690, rnd)


LEAVES = (
    ("#3f7a3c", "#123c2e"),
    ("#6f9a3f", "#1a4c34"),
    ("#2f7a6a", "#0e3a3a"),
    ("#9ac24c", "#2a6438"),
    ("#5fae86", "#155046"),
)


def hills(d: Doc, rnd: random.Random) -> None:
    """two far hills with a path that comes through the gate"""
    for spec, a, b in (
        ("20,600! 120,548 240,556 330,580 470,540 590,566! 590,760! 20,760!", "#86b456", "#3f8045"),
        ("20,640! 160,600 300,626 440,596 590,630! 590,760! 20,760!", "#4f9046", "#1f5c3c"),
    ):
        hill = S(spec)
        d.inked(hill, d.lin(0, 540, 0, 720, a, b), 2.6, 1, light=(0, 1))
        d.fill(wedges(hill, 14, 22, 4, (0.2, 1), 0.3, 0.5, rnd, lit=False) & Sh.rect(40, 520, 520, 120), "#1d5036", 0.6)
    path = S("292,576! 308,576! 300,600 318,626 304,660 336,780! 236,780! 272,660 268,622 288,598!")
    d.inked(path, d.lin(0, 576, 0, 760, "#fbf6cf", "#d9c98a", "#8a7a4a"), 2, 0.8, "#1d5036")


def trunks(d: Doc, rnd: random.Random) -> None:
    """both stems lean in, cross, are bound, and go on as each other's crown"""
    left = limb("112,720 150,600 158,500 186,404 262,330 332,276 392,230", [78, 54, 46, 44, 46, 42, 16], 26)
    right = limb("492,720 454,600 446,500 416,404 340,332 268,278 206,230", [74, 50, 44, 42, 44, 42, 16], 26)
    for stem, tones, near in ((right, BARK[1], 480), (left, BARK[0], 120)):
        d.inked(stem, d.lin(near, 500, 600 - near, 300, *tones), 3.6, 1.8)
        d.fill(wedges(stem, 11, 26, 5, ("pt", *LAMP), 0.15, 0.5, rnd), INK)
        d.fill(stem - stem.move(4 if near > 300 else -4, -2), "#f6fbd2", 0.6)
    rings = [
        sliver(x - 16, y, x + 14, y + 3, 2.6)
        for x, y in ((458, 560), (450, 520), (440, 476), (432, 446), (466, 606), (404, 392))
    ]
    d.fill(pile(rings), INK)
    bands = [
        brush([(286 + i * 17, 336 - i * 15), (296 + i * 17, 312 - i * 15), (322 + i * 17, 306 - i * 15)], 9, LEAF, 8)
        for i in (-1, 0, 1)
    ]
    for band in bands:
        d.inked(band, "#f0dca0", 2, 0.8)


def ground(d: Doc, rnd: random.Random) -> None:
    """the dark strip: roots of both trees, grass"""
    strip = S("20,716! 90,690 170,706 250,724 340,724 430,706 510,690 590,712! 590,850! 20,850!")
    d.inked(strip, d.lin(0, 690, 0, 800, "#3d5a34", "#1c3430", "#0c1c1e"), 3.2, 1.2, light=(0, 1))
    for spec, tones in (
        ("112,704 70,726 50,760", BARK[0]),
        ("120,706 150,730 196,744", BARK[0]),
        ("490,704 530,728 552,760", BARK[1]),
        ("484,706 452,734 404,746", BARK[1]),
    ):
        root = limb(spec, [34, 20, 3], 12)
        d.inked(root, d.dlin(root, *tones), 2.8, 1.4)
    grass = [
        cutw(
            x,
            722 - 18 * abs(x - 300) / 260,
            x + rnd.uniform(-9, 9),
            716 - 18 * abs(x - 300) / 260 - rnd.uniform(10, 26),
            5,
        )
        for x in range(46, 560, 8)
    ]
    d.fill(pile(grass), "#0f3a2c")


def lantern(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """a lamp of pumpkin glass on a hooked stick"""
    stick = limb(
        [(x, y + 120), (x + 2, y + 20), (x - 4, y - 30), (x - 22, y - 42), (x - 34, y - 30)], [9, 8, 7, 6, 4], 16
    )
    d.inked(stick, "#4a2c26", 2.4, 1)
    lx, ly = x - 34, y + 2
    d.glow(lx, ly, 70, (0, "#ffe0a0", 0.95), (0.35, "#e88a2e", 0.55), (1, "#e88a2e", 0))
    glass = S(
        [
            (lx - 12, ly - 18, 1),
            (lx + 12, ly - 18, 1),
            (lx + 19, ly + 4),
            (lx + 13, ly + 24, 1),
            (lx - 13, ly + 24, 1),
            (lx - 19, ly + 4),
        ]
    )
    d.inked(glass, d.rad(lx, ly + 6, 26, "#fffbe0", "#ffc860", "#e88a2e"), 2.8, 1)
    d.fill(pile([cutw(lx + s * 6, ly - 18, lx + s * 9, ly + 20, 3) for s in (-1, 1)]), "#7a3a16")
    for yy, w in ((ly - 22, 15), (ly + 27, 17)):
        d.inked(Sh.rect(lx - w, yy - 5, 2 * w, 9, 3), "#3a2428", 2.2, 0.8)
    d.fill(S([(lx - 9, ly - 27, 1), (lx, ly - 40, 1), (lx + 9, ly - 27, 1)]), INK)


def badger(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """the lamplighter: low, grey, striped face, seen from the side, looking up at the left lamp"""
    back = S(
        [(x - 4, y + 34, 1), (x + 2, y - 6), (x + 26, y - 28), (x + 70, y - 26), (x + 96, y + 4), (x + 104, y + 34, 1)]
    )
    d.inked(back, d.dlin(back, "#d8d2c0", "#7d7a72", "#2c2c30"), 3, 1.6)
    d.fill(wedges(back, 7, 20, 3.6, (-0.6, -0.8), 0.0, 0.5, rnd), INK)
    head = S(
        [
            (x + 30, y - 22),
            (x + 12, y - 40),
            (x - 12, y - 46),
            (x - 40, y - 40, 1),
            (x - 30, y - 24),
            (x - 4, y - 6),
            (x + 20, y + 2),
        ]
    )
    d.inked(head, "#fbf8ec", 2.8, 1.4)
    d.fill(
        S([(x + 26, y - 26, 1), (x + 2, y - 38), (x - 26, y - 39), (x - 4, y - 28), (x + 22, y - 14, 1)]) & head, INK
    )
    d.fill(Sh.ell(x - 39, y - 38, 5, 4), INK)
    d.fill(Sh.ell(x - 6, y - 33, 3), "#fff6d0")
    d.inked(Sh.ell(x + 18, y - 36, 8), "#3a3838", 2.2, 0.8)
    d.fill(S([(x + 4, y + 34, 1), (x + 8, y + 10), (x + 24, y + 10), (x + 26, y + 34, 1)]), INK)
