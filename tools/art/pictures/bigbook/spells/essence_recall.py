"""essence_recall: returns a discarded card to the deck.

A mole has found what lay under all the fallen pages, and holds it up: a lamp, still alight.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=92)
TOP = (250, 214)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*TOP, 420, "#ffffff", "#c4e4f2", "#8fc8b0", "#3f7a50", "#0d2f28"))
    if detail:
        field_lines(d, "earth", TOP, 150, 260)
    halo(d, "earth", (TOP[0], TOP[1] - 20), 112)
    for x, y, k in ((548, 424, 0.2), (494, 420, 0.29), (424, 428, 0.42)):
        _far_hill(d, x, y, k, rnd)
    ground = S("-20,452! 150,440 400,436 620,424! 620,640! -20,640!")
    d.inked(ground, d.vlin(ground, "#7fae4a", "#2c6a3a", "#104636"), 3, 1.2, light=(0, 1))
    _hill(d, rnd)
    _clods(d, rnd)
    with d.group(transform="translate(0 -26)"):
        _mole(d, rnd)
    _lamp(d)
    _crumbs(d, rnd)


def _lamp(d: Doc) -> None:
    """what it has found again under everything: a lamp of coloured glass, still alight"""
    x, y = TOP[0] + 2, TOP[1] + 40
    d.glow(x, y - 70, 150, (0, "#ffffff", 1), (0.35, "#fff0a0", 0.75), (1, "#ffd867", 0))
    foot = Sh.rect(x - 40, y - 14, 80, 16, 5) | Sh.rect(x - 30, y - 26, 60, 16, 4)
    roof = S(f"{x - 42},{y - 112}! {x - 22},{y - 144} {x},{y - 154} {x + 22},{y - 144} {x + 42},{y - 112}!")
    glass = S(
        f"{x - 34},{y - 112}! {x + 34},{y - 112}! {x + 40},{y - 70} {x + 30},{y - 26}! {x - 30},{y - 26}! "
        f"{x - 40},{y - 70}"
    )
    d.inked(glass, d.rad(x, y - 62, 60, "#ffffff", "#fff0a0", "#f6b040", "#c8602a"), 3.6, 1.6)
    flame = S(f"{x},{y - 34} {x - 15},{y - 48} {x - 11},{y - 72} {x + 1},{y - 98}! {x + 12},{y - 72} {x + 15},{y - 48}")
    d.inked(flame, d.vlin(flame, "#f5792a", "#ffd867", "#ffffff"), 2.4, 1, "#a4421c")
    for part in (foot, roof):
        d.inked(part, d.dlin(part, "#e8b0a0", "#a0445a", "#3f1a34"), 3.4, 1.6)
    d.fill(
        [Sh.rect(x - 36, y - 112, 72, 6), brush(f"{x - 14},{y - 110} {x - 18},{y - 70} {x - 13},{y - 28}", 5, LEAF, 8)],
        "#3f1a34",
    )
    d.fill(brush(f"{x + 14},{y - 110} {x + 18},{y - 70} {x + 13},{y - 28}", 5, LEAF, 8), "#3f1a34")
    d.stroke(Sh.ell(x, y - 166, 13), "#3f1a34", 5)


def _far_hill(d: Doc, x: float, y: float, k: float, rnd: random.Random) -> None:
    """another hill, another lamp that has come up on it"""
    d.glow(x, y - 156 * k, 90 * k, (0, "#ffffff", 1), (0.4, "#fff0a0", 0.8), (1, "#ffd867", 0))
    lamp = Sh.rect(x - 17 * k, y - 196 * k, 34 * k, 52 * k, 3) | Sh.poly(
        [(x - 22 * k, y - 194 * k), (x + 22 * k, y - 194 * k), (x, y - 222 * k)]
    )
    d.inked(lamp, "#fff0a0", 2.4, 1)
    heap = S(
        [
            (x - 190 * k, y + 14, 1),
            (x - 90 * k, y - 70 * k),
            (x - 20 * k, y - 150 * k),
            (x + 30 * k, y - 146 * k),
            (x + 100 * k, y - 60 * k),
            (x + 190 * k, y + 14, 1),
        ]
    )
    d.inked(heap, d.dlin(heap, "#d9cf96", "#8f8a58", "#3f5a3c"), 2.4, 1.2)
    d.fill(wedges(heap, 8, 40 * k, 4, (-0.8, -0.5), 0.1, 0.5, rnd), "#16302c")


def _hill(d: Doc, rnd: random.Random) -> None:
    """Layer on layer of fallen pages, cut open along the mole's shaft."""
    hill = S("30,540! 70,452 138,366 192,290 222,250! 244,262 274,248! 312,300 368,380 428,462 470,540!")
    d.inked(hill, d.dlin(hill, "#f3e6bd", "#c9a86a", "#7a5a38"), 3.6, 2)
    layers = []
    for i in range(24):
        y = 262 + i * 12
        half = (y - 230) * 0.82
        x = 250 - half
        while x < 250 + half:
            w = rnd.uniform(26, 62)
            layers.append(
                brush(
                    [
                        (x, y + rnd.uniform(-5, 5)),
                        (x + w * 0.5, y - rnd.uniform(2, 9)),
                        (x + w, y + rnd.uniform(-4, 6)),
                    ],
                    rnd.uniform(3, 5.6),
                    LEAF,
                    5,
                )
            )
            x += w * rnd.uniform(0.86, 1.3)
    d.fill(pile(layers) & hill, "#4a3222")
    d.fill(wedges(hill, 12, 46, 6.5, (-0.7, -0.7), 0.1, 0.4, rnd), INK)
    for x, y, rot, h in (
        (112, 452, -34, 62),
        (398, 446, 40, 66),
        (176, 344, -52, 48),
        (340, 372, 58, 52),
        (74, 516, -70, 60),
        (440, 506, 66, 56),
    ):
        leafcard(d, x, y, h, "", "curled", rot, paper=("#fbf1d8", "#e0c890", "#9a7646"), shadow=3, seed=int(x))
    shaft = S("206,560! 184,470 190,380 210,300 232,262! 270,262! 296,310 314,390 316,470 300,560!")
    d.inked(shaft, d.rad(250, 300, 260, "#8a6a3c", "#4a2f26", "#1a1016"), 3.4, 0)
    d.fill(wedges(shaft, 10, 28, 5, (0.2, -1), 0.05, 0.4, rnd, lit=True), "#120a10")


def _mole(d: Doc, rnd: random.Random) -> None:
    """The mole, upright in its shaft, palms under the lamp."""
    body = S("250,560! 204,540 196,470 208,410 226,366 250,346 276,360 296,406 304,470 296,540!")
    d.inked(body, d.dlin(body, "#8d8a96", "#4c4658", "#1f1a2a"), 3.2, 2)
    fur = [
        cutw(x, y, x + rnd.uniform(-4, 4), y - rnd.uniform(12, 22), 3.6)
        for x, y in [(rnd.uniform(206, 298), rnd.uniform(420, 540)) for _ in range(60)]
    ]
    d.fill(pile(fur) & body, INK)
    for s, elbow in ((-1, 214), (1, 288)):
        arm = brush([(250 + s * 34, 420), (elbow + s * 8, 380), (250 + s * 46, 312)], 26, taper(0.8, 0.8, 0.5), 8)
        d.inked(arm, "#5d566a", 2.6, 1.2)
        palm = (
            S("-17,12! -22,-4 -19,-22! -12,-10! -8,-28! -2,-12! 2,-31! 8,-12! 13,-27! 16,-9! 22,-20! 22,0 16,13!")
            .scale(s, 1)
            .rot(s * 6)
            .move(250 + s * 47, 296)
        )
        d.inked(palm, d.vlin(palm, "#ffe0d0", "#e8a08c", "#a85a58"), 2.6, 1.2)
    head = S("222,372! 218,350 232,334 246,322! 252,300 262,322! 272,336 280,352 276,376 250,388")
    d.inked(head, d.dlin(head, "#9a96a4", "#524c60", "#2a2436"), 3, 1.6)
    nose = S("244,316! 246,300 258,298 262,314! 254,322")
    d.inked(nose, d.rad(250, 304, 20, "#ffe0d8", "#e88a86", "#a8485a"), 2.4, 1)
    d.fill([brush("228,350 235,345 242,349", 4.4, LEAF, 6), brush("262,350 269,346 275,351", 4.4, LEAF, 6)], "#f6ecd6")
    d.fill(
        [
            sliver(240, 326, 206, 320, 1.2),
            sliver(240, 330, 208, 334, 1.2),
            sliver(266, 326, 298, 320, 1.2),
            sliver(266, 330, 296, 334, 1.2),
        ],
        "#f6ecd6",
    )


def _crumbs(d: Doc, rnd: random.Random) -> None:
    """Earth thrown up round the breakthrough."""
    for i in range(20):
        a = rnd.uniform(198, 342)
        x, y = polar(TOP[0], TOP[1] + 52, rnd.uniform(44, 104), a)
        if abs(x - TOP[0]) > 46:
            d.inked(star(x, y, rnd.uniform(3, 8), 5, 0.72, i * 31), "#8a5a34", 1.8, 0.7)


def _clods(d: Doc, rnd: random.Random) -> None:
    """The turf folded back on both sides of the hole."""
    for s in (-1, 1):
        clod = S("0,0! -26,-16 -44,-2 -58,18! -30,24 -4,22!").scale(-s, 1).move(TOP[0] + s * 34, TOP[1] + 48)
        d.inked(clod, d.dlin(clod, "#c08a54", "#6a4230", "#2a1a1c"), 2.8, 1.4)
        d.fill(wedges(clod, 8, 16, 4, (-0.5, -0.8), 0.1, 0.4, rnd), INK)
