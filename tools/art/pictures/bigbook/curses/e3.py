"""e3 Buried Fear: a cut through the ground; under the topmost slab-card a pale face lies awake."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S
from tools.art.palette import CURSE_BLACK
from tools.art.parts.mask import mask
from tools.art.parts.matter import hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=53)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ground(d, rnd)
    layers(d, rnd)
    hollow(d, rnd)
    mask(d, "sleepy", 300, 312, 1.72, -68, True, detail=2)
    top_slab(d, rnd)
    roots(d)


def ground(d: Doc, rnd: random.Random) -> None:
    """black earth in strata with stones in it"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(300, 310, 400, (0, "#f6fbd2", 1), (0.35, "#a8d880", 1), (0.68, "#4a9a62", 1), (1, "#14503a", 1)),
    )
    lines = para_lines(d.window.bounds, 0, 20, 8, 190)
    d.fill(
        engrave(d.window, lines, lambda x, y: math.hypot((x - 300) * 0.7, y - 310) / 330 - 0.25, 15, 1, 16, 30),
        CURSE_BLACK,
        0.9,
    )


def layers(d: Doc, rnd: random.Random) -> None:
    """the rest of the deck below: slabs edge on, right across"""
    for k, y in enumerate((420, 462, 504, 546)):
        x0 = -140 + (k % 2) * 70
        for x in range(x0, 760, 300):
            edge = S(
                f"{x + 4},{y}! {x + 150},{y - 4} {x + 294},{y + 1}! {x + 297},{y + 17} "
                f"{x + 293},{y + 33}! {x + 140},{y + 37} {x + 5},{y + 33}! {x + 1},{y + 16}"
            )
            d.inked(edge, d.lin(0, y, 0, y + 36, "#d8d4b8", "#7a8068"), 4, 2, CURSE_BLACK)
            d.fill(wedges(edge, 13, 16, 5, (0, -1), 0.1, 0.5, rnd), CURSE_BLACK)


def hollow(d: Doc, rnd: random.Random) -> None:
    """the hole the face has kept for itself"""
    hole = S("300,196! 420,206 470,260 486,330 450,396 300,412 150,396 114,330 130,260 180,206")
    d.inked(hole, d.rad(300, 310, 190, "#f6fbd2", "#b5dd86", "#2f7a4e", "#0b2a20"), 6, 2, CURSE_BLACK)
    d.fill(wedges(hole, 12, 40, 7, ("pt", 300, 310), -1, 0.4, rnd), CURSE_BLACK, 0.85)


def top_slab(d: Doc, rnd: random.Random) -> None:
    """the grave slab, a card of stone lifted a finger's breadth"""
    with d.group(transform="rotate(-4)"):
        lid = S("66,170! 300,160 520,168! 528,194 522,222! 300,232 64,224! 58,196")
        hew(d, lid, "stone", rnd, 5, (12, 30, 6.5))
        sign = S("252,196! 280,172 322,172! 326,204 296,220 256,218!")
        d.fill(sign, CURSE_BLACK)
        d.fill(brush("246,222 286,198 314,180", 6, LEAF, 8), "#c2bda6")
        shine(d, lid, (84, 180, 200, 174, 6))


def roots(d: Doc) -> None:
    """roots hanging in from above"""
    for spec, w in (
        ("40,60 60,110 30,190 60,260 40,330", 26),
        ("560,40 540,120 574,200 546,280 560,350", 28),
        ("90,50 110,110 96,150", 16),
        ("510,50 490,110 506,150", 16),
    ):
        d.inked(brush(spec, w, taper(1, 0.05, 0, 0.8), 14), "#bca376", 4, 2, CURSE_BLACK)
