"""aura_of_fire: each player destroys, then draws.

From the floor behind a caster whose cloak is a slow whirl of fire, five sparks keep their distance.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.fire import flame_s
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.mote5 import mote5
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=28)
LILAC = ("#ece9fb", "#bdb8e6", "#5f5a9c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", (300, 196), 410)
    if detail:
        field_lines(d, "fire", (300, 196), 130, 260)
    halo(d, "fire", (300, 176), 112)
    floor = S("-60,478! 140,460 300,456 460,460 660,478! 660,640! -60,640!")
    d.inked(floor, d.lin(0, 456, 0, 560, "#6a1420", "#1f0a16"), 3, 1)
    _whirl(d, rnd, behind=True)
    _caster(d, detail, rnd)
    _whirl(d, rnd, behind=False)
    for x, y, rot in ((152, 420, 26), (300, 446, -6), (440, 426, -24)):
        leafcard(
            d,
            x,
            y,
            66,
            "",
            "burning",
            rot=rot,
            sx=0.9,
            hole=(4, -44, 36),
            paper=("#f8e2b0", "#d29a60", "#7a4434"),
            seed=x,
            detail=detail,
        )
    places = [(88, 322, -90), (112, 208, -90), (300, 66, -90), (488, 208, -90), (512, 322, -90)]
    mote5(d, "spark", places, 19, "#fffdf0", "#a5281f", glow="#ffe9a0", upright=True)


def _whirl(d, rnd, behind):
    """a slow turn of fire: tall flames behind the body, the hem's ring and one rising ribbon before it"""
    for i in range(13):
        t = i / 12
        x = 300 + 210 * math.cos(math.pi * (1 - t))
        rise = math.sin(math.pi * t)
        y, h = (440 - 40 * rise, 150 + 130 * rise) if behind else (452 + 46 * rise, 84)
        tongue = flame_s(x, y, h * rnd.uniform(0.85, 1.12), 62, 30 if behind else -22)
        cols = ("#ffac38", "#e2562a", "#7a1a1c") if behind else ("#ffe89a", "#ff9a2e", "#cf3a22")
        d.inked(tongue, d.vlin(tongue, *cols), 2.6, 1.2, "#4d0f1c")
        if not behind:
            d.fill(tongue.scale(0.42, 0.52, x, y), "#fffbe0")
    if not behind:
        for path, width in (
            ("130,424 250,416 360,376 404,330 376,296", 30),
            ("388,306 330,330 262,300 244,262 262,238", 22),
        ):
            coil = brush(path, width, taper(0.1, 0, 0.45), 18)
            d.inked(coil, d.vlin(coil, "#fff0b0", "#ff9a2e", "#e2562a"), 2.8, 1.2, "#4d0f1c")
            d.fill(brush(path, width * 0.3, LEAF, 16), "#fffbe0")


def _caster(d, detail, rnd):
    """boots, lilac-lined skirt sewn with new pages, spread arms, hood"""
    inside = Sh.ell(300, 434, 136, 38)
    d.inked(inside, d.rad(300, 420, 138, *LILAC), 3.2, 1.6)
    for x, rot in ((220, 18), (380, -18)):
        leafcard(d, x, 430, 52, "fire", rot=rot, sx=0.9, seed=x, detail=detail)
    for side in (-1, 1):
        boot = S(
            [
                (300 + side * 6, 424, 1),
                (300 + side * 34, 424, 1),
                (300 + side * 36, 466),
                (300 + side * 50, 484),
                (300 + side * 34, 492),
                (300 + side * 8, 490, 1),
            ]
        )
        d.inked(boot, d.dlin(boot, "#5a3a44", "#2a1420", "#120810"), 3, 1.4)
    robe = S(
        "276,184! 248,194 232,216 234,262 212,340 164,434! 206,412 252,402 300,400 "
        "348,402 394,412 436,434! 388,340 366,262 368,216 352,194 324,184!"
    )
    arm = S("268,196! 236,190 208,168 196,138! 166,150! 160,190 164,226 184,252! 204,262 226,262 246,256!")
    for x, rot, flip in ((195, -94, False), (405, -86, True)):
        hand(d, "flat", x, 142, 0.36, rot, flip=flip, skin="tan", detail=detail, rnd=rnd)
    for part in (arm.move(11, 0), arm.move(11, 0).flipx(300), robe):
        d.inked(part, d.lin(180, 180, 420, 420, "#d8402a", "#8a1f28", "#36091a"), 3.4, 1.8)
        d.fill(wedges(part, 10, 36, 5.4, (-0.6, -0.7), 0.2, 0.35, rnd), INK)
        d.fill(part - part.move(4, 2), "#ffb45a", 0.85)
    folds = [
        brush(f"{300 + a * 0.4},{206} {300 + a * 0.7},{300} {300 + a},{400}", 7, taper(0, 0.5, 0.75), 8)
        for a in (-92, -52, -16, 22, 58, 96)
    ]
    d.fill(pile(folds) & robe, "#2a0814")
    hood = S("304,88! 282,110 260,140 250,176 262,198 300,208 338,198 350,176 340,140 320,110")
    d.inked(hood, d.lin(260, 100, 344, 200, "#e2562a", "#8a1f28", "#2a0814"), 3.4, 1.8)
    d.fill(
        [
            brush(p, 5, taper(0, 0.4, 0.7), 8)
            for p in ("303,104 298,140 300,198", "290,120 278,152 278,188", "312,120 322,152 322,188")
        ],
        "#2a0814",
    )
    d.fill(wedges(hood, 8, 24, 5, (-0.8, -0.5), rnd=rnd), INK)
    d.fill(hood - hood.move(4, 3), "#ffd867", 0.9)
