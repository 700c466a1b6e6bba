"""mist_weaving: sets a card aside, then draws.

A loom strung with rain: a page goes in as the weft, a fresh page hangs woven at the cloth's end.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=32)
FOCUS = (300, 392)
ASH = ("#8aa8c4", "#4a6a98", "#16284f")
ROSE = ("#f8c8d0", "#e88aa0", "#8a3458")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", FOCUS, 420)
    if detail:
        field_lines(d, "water", FOCUS, 130, 260, 17)
    d.glow(*FOCUS, 190, (0, "#ffffff", 0.95), (0.45, "#d8f6ee", 0.6), (1, "#8fdcdc", 0))
    _rain(d, rnd)
    _cloud(d)
    _cloth(d, rnd)
    _shuttle(d, detail)
    _loom(d, rnd)
    leafcard(d, 300, 424, 122, "water", detail=detail, seed=3, paper=("#ffffff", "#eef8f0", "#a8d4d8"))
    d.fill(pile([cutw(262 + i * 8.4, 366, 262 + i * 8.4, 346, 4) for i in range(10)]), "#e9fbf3")


def _cloud(d):
    """the spindle: one rain cloud between the seats"""
    for x, y, r, turn in (
        (214, 112, 30, 1),
        (386, 112, 30, -1),
        (252, 92, 36, -1),
        (348, 92, 36, 1),
        (300, 84, 42, 1),
        (236, 134, 24, 1),
        (364, 134, 24, -1),
        (300, 130, 34, -1),
    ):
        scroll_cloud(d, x, y, r, turn, d.lin(x, y - r, x, y + r, "#f4fffb", "#8fc4dc", "#3a78b0"), "#153a75")


def _rain(d, rnd):
    """the warp: threads of rain, each beaded with drops"""
    threads, beads = [], []
    for i in range(25):
        x = 142 + i * 13.2
        threads.append(
            brush(
                [(x, 170), (x + 2.5 * math.sin(i), 230), (x - 2.5 * math.sin(i), 290), (x, 330)],
                4.6,
                taper(0.5, 0.9, 0.6),
                8,
            )
        )
        y = rnd.uniform(206, 300)
        beads.append(S([(x, y - 12, 1), (x + 4.6, y), (x, y + 6), (x - 4.6, y)]))
    d.fill(pile(threads), "#0b1c42", 0.75)
    d.fill(pile([t.move(-1.2, 0) for t in threads]), "#c9f3ee")
    d.inked(beads, "#ffffff", 1.6, 0.6, "#153a75")


def _cloth(d, rnd):
    """the woven half: rows of waves"""
    cloth = S("134,300! 466,300! 462,372! 380,380 300,372 220,380 138,372!")
    d.inked(cloth, d.vlin(cloth, "#3a9fc9", "#1f5fa6", "#153a75"), 3.2, 1.6)
    for row in range(6):
        y = 306 + row * 13
        pts = [(130 + j * 10, y + 4.5 * math.sin(j * 0.9 + row * 1.57)) for j in range(36)]
        d.fill(brush(pts, 6.6, taper(0.7, 0.7, 0.5), 48) & cloth, ("#c9f3ee", "#8fdcdc", "#5fb6cf")[row % 3])
    d.fill(wedges(cloth, 9, 20, 4.4, rnd=rnd), "#0b1c42")
    d.fill(
        pile(
            [
                cutw(142 + i * 12, 372 + 5 * math.sin(i), 142 + i * 12 + 2, 404 + 6 * math.cos(i * 2), 4.4)
                for i in range(27)
            ]
        ),
        "#c9f3ee",
    )


def _shuttle(d, detail):
    """a rose shuttle carrying the old page through the shed"""
    d.fill(brush("40,262 120,250 200,268 470,262", 5.5, taper(0.4, 0.4, 0.5), 16), ROSE[1])
    leafcard(d, 222, 242, 84, "earth", "curled", rot=12, detail=detail, seed=9)
    hull = S("132,264! 176,248 232,246 286,254 322,268! 282,284 228,288 172,280")
    d.inked(hull, d.vlin(hull, *ROSE), 3.2, 1.6)
    d.fill(S("176,264! 206,258 246,259 272,266! 244,274 206,274"), "#4d1c3a")
    d.fill(sliver(184, 266, 266, 267, 4), ROSE[0])


def _loom(d, rnd):
    """two posts and two beams of ash wood"""
    parts = [
        S("86,176! 128,170! 146,640! 70,640!"),
        S("472,170! 514,176! 522,640! 462,640!"),
        S("70,164! 180,156 420,156 530,164! 526,196! 420,190 180,190 74,196!"),
    ]
    for part in parts:
        d.inked(part, d.dlin(part, *ASH), 3.4, 1.8)
        d.fill(wedges(part, 10, 24, 5, rnd=rnd), INK)
        d.fill(part - part.move(3, 3), "#d8ecf4", 0.8)
    for x in (104, 496):
        d.inked(Sh.ell(x, 178, 11), d.rad(x - 3, 174, 14, "#e9fbf3", "#5f86ac", "#16284f"), 2.6, 1.2)
        d.fill(pile([sliver(x - 6 + j * 7, 230 + j * 20, x - 4 + j * 6, 430, 2) for j in range(3)]), INK)
