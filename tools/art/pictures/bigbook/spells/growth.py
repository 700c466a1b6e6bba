"""growth: draws cards.

A stalk bursts out of a desk; somebody in a pointed hat is on the way up to where the youngest page uncurls.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sky import curl_end
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=81)
LAMP = (330, 150)
STALK = "276,600 250,500 238,420 300,376 348,312 318,250 292,206 330,150"
PAPER = ("#fffde6", "#dfeea0", "#7fae4a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP, 430)
    if detail:
        field_lines(d, "earth", LAMP, 110, 300)
    halo(d, "earth", LAMP, 96)
    with d.group(transform="translate(0 -56)"):
        _desk(d)
    stalk = brush(STALK, 46, taper(1, 0.22, 0.02, 0.8), 30)
    d.inked(stalk, d.lin(220, 560, 350, 150, "#2a6a3c", "#6fae4e", "#d6ec90"), 3.2, 2)
    d.fill(wedges(stalk, 10, 22, 5, (-0.9, -0.3), 0.1, 0.5, rnd), "#0e2e24")
    for at, ang, length in (
        ((246, 410), 205, 190),
        ((328, 276), 200, 150),
        ((300, 222), -20, 100),
    ):
        _green_leaf(d, at, ang, length, rnd)
    with d.group(transform="translate(-36 62) scale(0.98)"):
        _climber(d)
    _bud(d, rnd)
    for s in (-1, 1):
        tendril = brush(
            [(262, 428), (262 + s * 60, 440), *curl_end(262 + s * 108, 416, 24, 90, -s * 400)],
            9,
            taper(0.9, 0.2, 0.2),
            30,
        )
        d.inked(tendril, "#4f9f5a", 2.2, 0.8)
    with d.group(transform="translate(0 -56)"):
        _splinters(d, rnd)


def _desk(d: Doc) -> None:
    """The top of the desk seen from under its rim, planks running away to the lamp."""
    top = S("-40,470! 300,438 640,470! 640,660! -40,660!")
    d.inked(top, d.vlin(top, "#8a5a38", "#50302a", "#24161c"), 3.2, 1.4, light=(0, 1))
    seams = [cutw(x, 620, 300 + (x - 300) * 0.4, 444, 8) for x in (-120, 20, 130, 240, 360, 470, 580, 720)]
    grain = [sliver(x, 560, 300 + (x - 300) * 0.6, 470, 1.8) for x in range(-80, 700, 23)]
    d.fill(pile(seams + grain) & top, INK)
    crack = S(
        "238,600! 206,540 176,506! 150,492! 196,494 214,470! 226,452! 252,468 284,450! 290,474! "
        "340,484! 300,506 310,540! 290,600!"
    )
    d.inked(crack, "#120a10", 3, 1.4)
    d.fill(crack.move(5, 5) - crack, "#c08a54", 0.8)


def _splinters(d: Doc, rnd: random.Random) -> None:
    """Broken wood standing round the stalk's foot."""
    for x, y, tilt, length in (
        (206, 516, -34, 62),
        (178, 510, -58, 44),
        (298, 512, 26, 66),
        (322, 500, 52, 46),
        (250, 540, -8, 46),
        (276, 538, 12, 52),
    ):
        chip = (
            S(
                [
                    (-11, 4, 1),
                    (-7, -length * 0.5),
                    (-2, -length, 1),
                    (2, -length * 0.74, 1),
                    (6, -length * 0.86, 1),
                    (11, 4, 1),
                ]
            )
            .rot(tilt)
            .move(x, y)
        )
        d.inked(chip, d.dlin(chip, "#f0c88a", "#a8693c", "#5a3028"), 2.6, 1.4)
        d.fill(wedges(chip, 7, 9, 3, (-0.9, -0.2), 0.2, 0.2, rnd), INK)


def _climber(d: Doc) -> None:
    """one leaf as large as a bed, and on it, on the way up, somebody in a pointed hat"""
    leaf = S("330,352! 372,330 404,262 470,236 560,250! 546,300 500,348 430,368 372,364!")
    d.fill(leaf.move(6, 14), "#0b2a20", 0.6)
    d.inked(leaf, d.lin(340, 360, 550, 240, "#2a6a3c", "#8cc25a", "#eaf6a8"), 4, 2)
    ribs = ["340,354 420,318 548,254"] + [
        f"{x},{y} {x + 30},{y + 16} {x + 50},{y + 34}" for x, y in ((392, 330), (436, 310), (480, 288))
    ]
    d.fill(pile([brush(way, 7, TAIL, 10) for way in ribs]) & leaf, "#0e2e24")
    coat = S("424,312! 410,262 424,214 446,204 466,216 478,262 470,306! 448,298")
    d.inked(coat, d.hlin(coat, "#f4a26a", "#c8442e", "#5a1526"), 3.6, 1.6)
    for spec in ("452,226 486,206 496,164", "430,228 404,206 392,172"):
        d.inked(brush(spec, 24, taper(0.9, 0.6, 0.2), 10), "#c8442e", 3.2, 1.4)
    for x, y in ((497, 158), (391, 166)):
        d.inked(Sh.ell(x, y, 11), "#f2c596", 3, 1.2)
    d.inked(Sh.ell(446, 190, 23, 24), "#f2c596", 3.4, 1.4)
    hat = S("400,178! 424,166 430,150 452,92! 470,104 460,150 474,164 496,172! 470,186 426,188")
    d.inked(hat, d.lin(410, 100, 480, 180, "#7a68b0", "#3a2c6a", "#1c1438"), 3.6, 1.6)
    d.fill(brush("428,162 452,156 472,162", 8, LEAF, 8), "#f0cb6a")
    for spec in ("432,300 424,336 412,352", "462,300 470,326 486,334"):
        d.inked(brush(spec, 22, taper(0.9, 0.8, 0.2), 8), "#3a2c4a", 3.2, 1.4)


def _green_leaf(d: Doc, at: tuple[float, float], angle: float, length: float, rnd: random.Random) -> None:
    """an ordinary leaf, broad, with its ribs"""
    leaf, spine = vane(at, angle, length, length * 0.42, 0.2)
    cut_feather(d, leaf, spine, "#2a6a3c", "#a9dc74", "#0e2e24", 3, 7, 1, length * 0.42)
    d.fill(wedges(leaf, 12, 18, 4, (0.4, -0.9), 0.1, 0.5, rnd), "#0e2e24", 0.8)


def _bud(d: Doc, rnd: random.Random) -> None:
    """At the tip the youngest page leaves a poppy's bud, still rolled."""
    x, y = LAMP
    roll = S(
        [
            (x - 6, y + 4, 1),
            (x - 30, y - 34),
            (x - 28, y - 74),
            (x - 2, y - 66),
            (x + 12, y - 82),
            (x + 34, y - 62),
            (x + 26, y - 26),
            (x + 8, y + 4, 1),
        ]
    )
    d.inked(roll, d.hlin(roll, "#fffef0", "#eef3c0", "#a9c46a"), 2.8, 1.4)
    d.fill(
        [
            brush([(x - 2, y - 66), (x + 2, y - 40), (x, y - 6)], 5, taper(0.9, 0, 0.1), 8),
            brush([(x + 18, y - 70), (x + 16, y - 40), (x + 8, y - 10)], 3, LEAF, 8),
        ],
        INK,
    )
    solid, _ = sigil("earth", x - 14, y - 38, 13)
    d.fill(solid.rot(-10, x - 14, y - 38), "#1d7049")
    for spec in (
        "0,14! -34,4 -46,-22 -30,-44! -22,-24 -8,-12",
        "0,14! 34,4 48,-20 36,-42! 26,-22 8,-12",
        "0,16! -16,4 -14,-22 -2,-34! 12,-22 14,4",
    ):
        petal = S(spec).move(x, y)
        d.inked(petal, d.vlin(petal, "#ff9a74", "#d8433a", "#7a1a24"), 2.6, 1.2)
        d.fill(wedges(petal, 7, 14, 3.4, (-0.6, -0.8), 0.1, 0.4, rnd), "#4a0f1c")
