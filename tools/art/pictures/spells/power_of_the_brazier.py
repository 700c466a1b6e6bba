"""power_of_the_brazier: discard and draw.

A tripod swallows limp pages on its left and breathes crisp ones out on its right.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.leafcard import leafcard
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=22)
IRON = ("#7d6a74", "#43303c", "#190f18")
LIMP = ("#f3dcb4", "#c9a47a", "#7a5442")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    night = ((0, "#fff0b0"), (0.2, "#ffb040"), (0.42, "#b03a24"), (0.7, "#4a1220"), (1, "#1c0a14"))
    d.fill(d.window, d.rad(276, 330, 380, *night))
    _hall(d, rnd)
    d.glow(276, 300, 190, (0, "#fffbe0", 1), (0.4, "#ffe08a", 0.7), (1, "#ffb040", 0))
    for (x, y), rot, droop in (((112, 232), -18, 0), ((150, 300), -40, 1), ((204, 346), -66, 2)):
        _limp_page(d, x, y, rot, droop, rnd)
    _fire(d, rnd)
    for x, y, h, rot, sx in ((362, 268, 74, 52, 0.7), (424, 236, 96, 28, 0.86), (368, 138, 122, -14, 1)):
        leafcard(d, x, y, h, "fire", "flat", rot=rot, sx=sx, ink="#1f8a72", seed=int(y), detail=detail)
    _wind(d)
    _tripod(d, rnd)


def _hall(d: Doc, rnd: random.Random) -> None:
    """three arches of a hall by night, and the floor with the light of the fire on it"""
    for x in (60, 276, 492):
        arch = S(f"{x - 84},520! {x - 84},200 {x},96! {x + 84},200 {x + 84},520!")
        d.fill((arch.grow(15) - arch) & d.window, "#16080f", 0.75)
        d.fill(brush(f"{x - 84},420 {x - 84},200 {x},97", 5, LEAF, 20), "#ff9a3a", 0.8)
    floor = S("-60,462! 276,446 660,462! 660,660! -60,660!")
    d.inked(floor, d.rad(276, 470, 330, "#ffb858", "#8a2f24", "#2a0c16"), 3, 1.2)
    d.fill(pile([sliver(276 + a * 0.5, 462, 276 + a * 1.7, 600, 4) for a in range(-260, 280, 52)]), INK, 0.6)
    sparks = [Sh.ell(rnd.uniform(120, 470), rnd.uniform(110, 300), rnd.uniform(2, 4.4)) for _ in range(26)]
    d.fill(pile(sparks), "#ffd27a", 0.9)


def _fire(d: Doc, rnd: random.Random) -> None:
    """the bowl's flames, leaning with the draught from left to right"""
    for x, y, h, w, lean in (
        (214, 372, 92, 46, 12),
        (350, 372, 100, 50, 26),
        (252, 376, 140, 58, 20),
        (316, 376, 150, 56, 34),
        (284, 380, 190, 70, 26),
    ):
        tongue = flame_s(x, y, h, w, lean)
        d.inked(tongue, d.vlin(tongue, "#fff0b0", "#ffb840", "#e2562a"), 2.8, 1.2, "#7a1a1c")
        d.fill(tongue.scale(0.42, 0.58, x, y), "#fffbe0")


def _limp_page(d: Doc, x: float, y: float, rot: float, droop: int, rnd: random.Random) -> None:
    """a tired page hanging over itself, its grey sign fading"""

    def place(s: Sh) -> Sh:
        return s.rot(rot).move(x, y)

    page = place(
        S(f"-36,-48! 0,-42 34,-50! 40,-10 30,{24 - droop * 4}! 44,40 30,54! -6,{44 + droop * 3} -38,54! -50,20 -42,-10")
    )
    d.inked(page, d.dlin(page, *LIMP), 2.8, 1.4)
    d.fill(place(S("30,24! 44,40 30,54! 6,46 10,30")), darken(LIMP[1], 0.2))
    d.fill(wedges(page, 8, 18, 3, rnd=rnd), "#3f2430")
    solid, cuts = sigil("fire", 0, 0, 20)
    d.fill(place(solid - cuts) & page, "#6f4438")


def _wind(d: Doc) -> None:
    """the breath that carries the pages, one S"""
    for path, width in (
        ("60,150 56,250 96,330 190,366", 9),
        ("340,330 430,318 486,262 468,196 420,150", 10),
        ("90,190 84,270 130,322 200,336", 5),
    ):
        d.fill(brush(path, width, LEAF, 16), "#fff4c2", 0.85)


def _tripod(d: Doc, rnd: random.Random) -> None:
    """bowl with a toothed rim on three lion legs"""
    for leg in (
        "226,424! 210,452 190,470 176,520 166,590",
        "284,440! 286,480 280,520 284,600",
        "342,424! 362,452 386,472 398,520 410,590",
    ):
        limb = brush(leg, 30, taper(1, 0.5, 0.2), 14)
        d.inked(limb, d.hlin(limb, *IRON), 3.2, 1.8)
        d.fill(wedges(limb, 8, 14, 4, rnd=rnd), INK)
    bowl = S("158,372! 170,410 214,446 284,454 354,446 398,410 410,372! 284,392")
    d.inked(bowl, d.lin(160, 360, 410, 450, *IRON), 3.6, 2)
    d.fill(wedges(bowl, 9, 44, 5.5, (-0.8, -0.3), rnd=rnd), INK)
    glow_cuts = [
        sliver(
            196 + i * 22,
            412 + 12 * math.sin(i / 8 * math.pi),
            204 + i * 22,
            428 + 10 * math.sin(i / 8 * math.pi),
            4.6,
            0.1,
        )
        for i in range(9)
    ]
    d.fill(pile(glow_cuts), "#ff9a34")
    rim = S("146,362! 284,384 422,362! 428,376 416,384! 284,408 152,384! 140,376")
    d.inked(rim, d.hlin(rim, "#f0b06a", "#8a6a62", "#2c1a24"), 3.2, 1.6)
    d.fill(
        pile(
            [
                cutw(
                    160 + i * 18,
                    386 + 12 * math.sin(i / 14 * math.pi),
                    162 + i * 18,
                    372 + 12 * math.sin(i / 14 * math.pi),
                    6,
                )
                for i in range(15)
            ]
        ),
        INK,
    )
