"""world_root: everybody gets something back from below; the roots of a tree that we do not see are one net."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import lerp, polar, sample
from tools.art.parts.cuts import cut_as
from tools.art.parts.pose import pose_hand
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=82)
HEART = (300, 414)
TOPS = ((112, 226), (206, 196), (300, 184), (394, 196), (488, 226))
SOIL = "#0c1f18"
BARK = ("#e8c890", "#a8743c", "#4a2c1c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#f6fbd2"), (0.16, "#b5dd86"), (0.36, "#3f8a4c"), (0.62, "#1d5438"), (1, "#071c18"))
    d.fill(d.window, d.rad(*HEART, 420, *stops))
    _strata(d, detail, rnd)
    _net(d, rnd)
    _heart(d, rnd)
    _surface(d, rnd)
    for i, (x, y) in enumerate(TOPS):
        _gift(d, x, y, i, rnd)


def _strata(d: Doc, detail: int, rnd: random.Random) -> None:
    """layers of earth, stones and a shell in them"""
    if detail:
        lines = para_lines(d.window.bounds, 0, 17, 7, 150)
        d.fill(
            engrave(d.window, lines, lambda x, y: math.hypot(x - 300, y - 414) / 330 - 0.15, 15, 0.8, 12, step=26),
            SOIL,
            0.75,
        )
    for x, y, r in (
        (96, 330, 22),
        (506, 340, 25),
        (84, 440, 30),
        (520, 452, 27),
        (168, 500, 24),
        (440, 504, 22),
        (60, 510, 20),
        (560, 400, 16),
    ):
        stone = Sh.spline([(*polar(x, y, r * rnd.uniform(0.8, 1.15), a), a % 120 == 0) for a in range(0, 360, 60)])
        d.inked(stone, d.dlin(stone, "#c9c4a0", "#7a8068", "#2c3a30"), 3, 1.4)
        cut_as(d, stone, "stone", SOIL, rnd, ("pt", *HEART), 0.8)


def _net(d: Doc, rnd: random.Random) -> None:
    """ropes of root cross over and under each other from the heart to the five places above"""
    ways = []
    for rank in (4, 0, 3, 1, 2):
        for side in (1, -1):
            x, y = TOPS[rank if side > 0 else 4 - rank]
            out = 34 + 47 * rank
            start = (HEART[0] + side * 16, HEART[1] - 6)
            ways.append(
                [
                    start,
                    (300 + side * out * 0.62, 384),
                    (300 + side * out, 336),
                    (lerp(300 + side * out, x, 0.62), 278),
                    (x, y + 12),
                ]
            )
    for way in ways:
        w = 24
        rope = brush(way, w, taper(1, 0.4, 0.1), 26)
        d.fill(rope.move(5, 7), SOIL, 0.55)
        d.inked(rope, d.rad(*HEART, 330, (0, "#fff6d0"), (0.3, BARK[0]), (0.7, BARK[1]), (1, BARK[2])), 3.2, 1.6)
        twist = []
        for j, (px, py, tx, ty) in enumerate(sample(way, 24)[1:-2]):
            h = w * (0.42 - 0.012 * j)
            twist.append(
                cutw(
                    px - ty * h - tx * 6,
                    py + tx * h - ty * 6,
                    px + ty * h * 0.7 + tx * 8,
                    py - tx * h * 0.7 + ty * 8,
                    3.2,
                    0.1,
                )
            )
        d.fill(pile(twist) & rope, BARK[2], 0.9)
    for deg in range(20, 170, 15):
        tail = brush(
            [(300, 430), polar(300, 430, 70, deg), polar(300, 430, 150 + (deg * 7) % 40, deg + rnd.uniform(-16, 16))],
            15,
            taper(1, 0, 0),
            14,
        )
        d.inked(tail, d.rad(*HEART, 200, BARK[0], BARK[1], BARK[2]), 3, 1.4)


def _heart(d: Doc, rnd: random.Random) -> None:
    """where all of it is tied: a knot with light in it"""
    d.glow(*HEART, 120, (0, "#ffffff", 0.95), (0.4, "#f6fbd2", 0.7), (1, "#b5dd86", 0))
    for deg in range(0, 180, 36):
        loop = Sh.ell(0, 0, 62, 30).rot(deg).move(*HEART)
        ring = loop - loop.shrink(14)
        d.inked(ring, d.rad(*HEART, 74, "#fff6d0", BARK[0], BARK[1]), 3, 1.2)
        cut_as(d, ring, "cloth", BARK[2], rnd, ("pt", *HEART), 0.6, deg)
    d.inked(Sh.ell(*HEART, 22), d.rad(*HEART, 26, "#ffffff", "#f6fbd2", "#b5dd86"), 2.8, 0.6, "#3f5a1c")


def _surface(d: Doc, rnd: random.Random) -> None:
    """turf over our heads, with five holes; through each the sky"""
    sky = Sh.rect(-60, -40, 720, 260)
    turf = S("-60,-40! 660,-40! 660,214! 560,196 470,160 380,140 300,134 220,140 130,160 40,196 -60,214!")
    d.fill(sky & turf, "#0c2a20")
    d.inked(turf, d.lin(0, 60, 0, 210, "#2f7a4a", "#1d5438", "#3a2a1c"), 3.6, 0)
    cut_as(d, turf, "stone", SOIL, rnd, (0, 1), 1.1)
    fringe = [
        cutw(x, y - 3, x + rnd.uniform(-7, 7), y + rnd.uniform(12, 30), 3.4)
        for x, y, _, _ in sample("-40,210 130,161 300,135 470,161 640,210", 60)
    ]
    d.fill(pile(fringe), BARK[2])
    for i, (x, y) in enumerate(TOPS):
        top = y - 74
        hole = S(
            [
                (x - 34, top + 44, 1),
                (x - 38, top + 4),
                (x - 16, top - 34),
                (x + 16, top - 34),
                (x + 38, top + 4),
                (x + 34, top + 44, 1),
                (x, top + 52),
            ]
        ).rot((i - 2) * 9, x, y)
        d.inked(hole.grow(4), "#a8743c", 3, 1)
        d.fill(hole, d.lin(0, top - 40, 0, top + 50, "#8fc8e8", "#e4f4fa"))
        d.fill(hole - hole.move(4, 5), "#ffffff", 0.8)


def _gift(d: Doc, x: float, y: float, i: int, rnd: random.Random) -> None:
    """the tip of a root holds up a seed of light; a small hand reaches down for it"""
    turn = (i - 2) * 9
    skins = (
        ("#fff0d6", "#f2c596", "#b8744e"),
        ("#c98a5c", "#8a5230", "#4a2418"),
        ("#fbdcae", "#d89a64", "#8a5230"),
        ("#a8714c", "#6d402a", "#331a18"),
        ("#ffe8cc", "#eab58a", "#a8623f"),
    )
    px, py = polar(x, y, -58, 90 + turn)
    cloth = (
        ("#f4848f", "#c23a58", "#5c1434"),
        ("#8fc8e8", "#3a7ab0", "#153a5c"),
        ("#ffe08a", "#d89a2e", "#7a4a1c"),
        ("#c8a8e0", "#7a4a9c", "#3a1c54"),
        ("#ffffff", "#cfc8b0", "#6a6450"),
    )[i]
    pose_hand(
        d, "cradle" if i % 2 else "reach", (px, py), 0.3, 90 + turn, skins[i], flip=i > 2, detail=1, cuff=cloth, arm=40
    )
    d.glow(x, y, 42, (0, "#ffffff", 1), (0.35, "#f6fbd2", 0.85), (1, "#b5dd86", 0))
    d.inked(S("0,-17! 11,-3 8,11 0,16 -8,11 -11,-3").rot(turn).move(x, y), "#ffffff", 2.4, 0.8, "#3f5a1c")
    d.fill(spark(x, y, 24, 0.13), "#ffffff")
