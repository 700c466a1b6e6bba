"""w4 Drowned Whispers: the markings of a ray make a skull; it glides over a bell that lies on the sea bed."""

import math
import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.cuts import cut_as
from tools.art.parts.matter import fishscales, hew
from tools.art.parts.misprint import misprint
from tools.art.parts.place import dark_things
from tools.art.parts.relief import shadow_plane
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=44)
DEEP = "#081430"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _sea(d, detail)
    _town(d, rnd)
    _bell(d, rnd)
    _bubbles(d)
    with d.group(transform="translate(276 262) rotate(-13) scale(1.2)"):
        _ray(d, rnd, detail)


def _town(d: Doc, rnd: random.Random) -> None:
    """what the sea has taken: a street of gables and the tower that the bell fell from, weed on all of it"""
    lamp = (360.0, 400.0)
    houses = [
        Sh.poly([(x, 640), (x, y), (x + w / 2, y - w * 0.7), (x + w, y), (x + w, 640)])
        for x, y, w in ((-130, 380, 90), (-36, 410, 84), (44, 430, 70), (520, 400, 84), (606, 370, 96))
    ]
    tower = S("560,640! 566,230! 552,230! 600,120! 648,230! 634,230! 640,640!")
    for part in (tower, *houses):
        dark_things(d, part, "#5fb8d6", lamp, 5)
    d.fill([Sh.rect(x, y, 16, 24) for x, y in ((-96, 400), (-6, 432), (592, 270), (648, 410), (552, 430))], "#1f5fa6")
    weed = [
        brush([(x, 640), (x + rnd.uniform(-24, 24), 520), (x + rnd.uniform(-30, 30), 440)], 20, taper(1, 0.05, 0), 12)
        for x in (-110, -60, 20, 84, 560, 640, 690)
    ]
    d.inked(weed, d.lin(0, 440, 0, 640, "#3f8a86", "#0f3048"), 3.4, 1.4, CURSE_BLACK)
    sand = S("-140,476! 100,462 300,474 520,460 740,474! 740,680! -140,680!")
    d.inked(sand, d.rad(*lamp, 380, "#d8f6ee", "#5fa6c4", "#153a75", "#081430"), 4.4, 1.6, CURSE_BLACK)


def _sea(d: Doc, detail: int) -> None:
    """light out of the mouth of the bell, rings of it through the water"""
    d.fill(d.window, CURSE_BLACK)
    d.glow(360, 400, 440, (0, "#eafcf4", 0.95), (0.2, "#8fdcdc", 0.8), (0.5, "#1f5fa6", 0.8), (1, CURSE_BLACK, 0))
    if detail:
        rings = circ_lines(360, 420, 120, 660, 21)
        d.fill(
            engrave(d.window, rings, lambda x, y: math.hypot(x - 360, y - 420) / 560, 13, 0.8, 11, step=32), DEEP, 0.9
        )


def _bell(d: Doc, rnd: random.Random) -> None:
    """half in the sand, tilted, its mouth towards us"""
    with d.group(transform="translate(452 420) rotate(38) scale(.8)"):
        body = S("-24,-106! 0,-116 24,-106! 44,-70 50,-20 86,30! 0,46 -86,30! -50,-20 -44,-70")
        hew(d, body, "shell", rnd, 4.4, None)
        cut_as(d, body, "metal", CURSE_BLACK, rnd, (-0.8, 0.2), 1.2, 84)
        mouth = Sh.ell(0, 32, 84, 20)
        d.inked(mouth, d.rad(0, 32, 84, "#f6fffa", "#8fdcdc", "#1f5fa6"), 4, 1.4, CURSE_BLACK)
        d.inked(Sh.ell(10, 42, 17), "#bd9f9a", 3.6, 1.6, CURSE_BLACK)
        d.fill(Sh.ring(0, -126, 20, 11), "#cdb4aa")
    sand = S("-140,520! 60,492 240,506 380,486 470,470 560,486 740,500! 740,860! -140,860!")
    d.inked(sand, d.lin(0, 480, 0, 580, "#2c6490", "#0d1c3e", "#070c1c"), 4, 1.6, CURSE_BLACK)


def _bubbles(d: Doc) -> None:
    """what it whispers goes up in beads"""
    for x, y, r in (
        (404, 356, 12),
        (384, 330, 8),
        (118, 452, 13),
        (92, 420, 8),
        (528, 286, 11),
        (512, 256, 7),
        (552, 330, 6),
        (160, 478, 7),
    ):
        d.fill(Sh.ring(x, y, r, r - 3.4), "#c9f0ea")
        d.fill(sliver(x - r * 0.5, y - r * 0.4, x + r * 0.1, y - r * 0.7, 3), "#ffffff")


def _ray(d: Doc, rnd: random.Random, detail: int) -> None:
    """from above, head up: wings of fish skin, pale in the middle, one wing edge out of register"""
    half = S("0,-158! 18,-150 30,-128 60,-116 118,-88 182,-44 250,34! 206,40 166,52 118,86 72,128 24,146 0,148!")
    wings = half.sym(0)
    d.fill(wings.grow(9).move(8, 18), CURSE_BLACK, 0.65)
    misprint(d, (half & Sh.rect(130, -120, 200, 260)).grow(2), CURSE_BLACK, 1.1)
    tail = brush("0,130 12,186 -16,240 26,286 14,316", 24, TAIL, 18)
    d.inked(tail, d.lin(0, 130, 0, 316, "#d2e6e0", "#33485e"), 4, 2, CURSE_BLACK)
    for s in (-1, 1):
        fin = S("12,128! 44,122 62,150 48,178 24,160!")
        d.inked(fin if s > 0 else fin.flipx(0), d.lin(0, 120, 0, 178, "#bed6d2", "#364b60"), 3.6, 1.6, CURSE_BLACK)
    d.inked(
        wings,
        d.rad(0, -20, 250, (0, "#fbfff6"), (0.36, "#e4f0e8"), (0.6, "#9ab8be"), (1, "#2c4258")),
        5,
        2.4,
        CURSE_BLACK,
    )
    fishscales(d, wings - Sh.ell(0, -10, 118, 140), 12, op=0.7)
    for s in (-1, 1):
        edge = [
            brush(
                [(s * (96 + k * 22), 62 - k * 12), (s * (140 + k * 20), 40 - k * 14), (s * (186 + k * 14), 18 - k * 8)],
                7,
                LEAF,
                8,
            )
            for k in range(3)
        ]
        d.fill(edge, CURSE_BLACK, 0.9)
    shadow_plane(d, wings, (60, -400), 16, DEEP, 0.45)
    _markings(d, rnd)


def _blot(x: float, y: float, rx: float, ry: float, rnd: random.Random, n: int = 13) -> Sh:
    """a dark patch of the skin with an uneven edge"""
    return Sh.spline(
        [
            (x + rx * rnd.uniform(0.84, 1.14) * math.cos(a), y + ry * rnd.uniform(0.84, 1.14) * math.sin(a))
            for a in (k * math.tau / n for k in range(n))
        ]
    )


def _markings(d: Doc, rnd: random.Random) -> None:
    """blots and rows of spots, nothing else: two large ones, a cleft, bars along the back, cheeks in dots"""
    skin: list[Sh] = []
    for s in (-1, 1):
        skin.append(_blot(s * 43, -36, 31, 35, rnd))
        skin += [_blot(s * (78 + k * 5), 6 + k * 15, 9 - k * 1.3, 8 - k * 1.2, rnd, 8) for k in range(4)]
        skin += [_blot(s * (96 - k * 9), -62 - k * 17, 7 + k * 0.6, 8, rnd, 8) for k in range(4)]
        skin += [_blot(s * (118 + k * 26), -30 + k * 14, 10 - k, 8 - k, rnd, 8) for k in range(4)]
        skin.append(S("2,2! 13,18 15,32! 5,28 1,36!").flipx(0) if s < 0 else S("2,2! 13,18 15,32! 5,28 1,36!"))
    for k in range(-3, 4):
        skin.append(_blot(k * 15.5, 74 - abs(k) * 3.4, 5.4, 17 - abs(k) * 1.6, rnd, 9))
    skin.append(brush("-58,60 -30,52 0,50 30,52 58,60", 5.5, LEAF, 14))
    skin.append(brush("-52,86 -26,98 0,101 26,98 52,86", 5.5, LEAF, 14))
    skin += [
        _blot(x, y, r, r, rnd, 7)
        for x, y, r in ((0, -112, 7), (-20, -126, 5), (22, -124, 5), (0, -88, 5), (-14, 122, 5), (16, 120, 5))
    ]
    d.fill(pile(skin), "#12202e")
    for s in (-1, 1):
        d.fill(Sh.ell(s * 45, -34, 8, 9), "#8fdcdc")
        d.fill(Sh.ell(s * 47, -37, 3.2), "#ffffff")
        d.inked(Sh.ell(s * 36, -134, 8, 6), "#fff8d8", 2.8, 0.8, CURSE_BLACK)
