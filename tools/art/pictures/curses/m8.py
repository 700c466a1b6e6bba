"""m8 Prismatic Seal: a four-faced stamp presses rings into wax; each quarter leaves its own element."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.matter import four_lights, hew, shine
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=88)
QUARTERS = (("fire", (176, 388)), ("air", (300, 334)), ("water", (424, 388)), ("earth", (300, 442)))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 300), 320, 220)
    wax(d, rnd)
    for el, (x, y) in QUARTERS:
        minibramble(d, x, y, 54 if el != "air" else 46, rnd, el, flat=0.52)
    d.glow(300, 316, 120, (0, "#ffffff", 0.9), (0.4, "#fff6d8", 0.5), (1, "#e8c98a", 0))
    with d.group(transform="translate(300 296) rotate(6)"):
        stamp(d, rnd)


def wax(d: Doc, rnd: random.Random) -> None:
    """a square of wax seen from a corner, run over at the edges, quartered"""
    spill = S(
        "300,276! 430,318 540,366 566,394 540,420 452,458 380,492 300,506 220,492 148,458 60,420 34,394 60,366 170,318"
    )
    hew(d, spill, "wax", rnd, 5.2, (12, 26, 6.5), 10)
    for el, dx, dy in (("fire", -1, 0), ("air", 0, -1), ("water", 1, 0), ("earth", 0, 1)):
        tone = EL[el]
        cx, cy = 300 + dx * 124, 390 + dy * 52
        tile = Sh.poly([(cx, cy - 50), (cx + 118, cy), (cx, cy + 50), (cx - 118, cy)])
        d.inked(tile, d.rad(cx, cy, 110, tone["light"], tone["mid"], tone["dark"]), 4, -1.8, CURSE_BLACK)
        d.fill(wedges(tile, 12, 22, 6, (0.7, 0.6), 0.1, 0.4, rnd), tone["deep"])


def stamp(d: Doc, rnd: random.Random) -> None:
    """the seal: ball, turned handle, square head with two faces seen; its foot at 0,0"""
    head = Sh.poly([(-104, -70), (0, -112), (104, -70), (104, -34), (0, 10), (-104, -34)])
    hew(d, head, "brass", rnd, 5.4, None, 10)
    left = Sh.poly([(-104, -70), (0, -28), (0, 10), (-104, -34)])
    right = Sh.poly([(104, -70), (0, -28), (0, 10), (104, -34)])
    d.inked(left, "#e4be70", 3.4, 1.4, CURSE_BLACK)
    d.inked(right, "#7d5428", 3.4, 1.4, CURSE_BLACK)
    d.fill(wedges(right, 11, 20, 6, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
    d.inked(Sh.poly([(-104, -70), (0, -112), (104, -70), (0, -28)]), "#fff5cc", 3.4, 1.4, CURSE_BLACK)
    for el, x, y in (("fire", -54, -32), ("water", 54, -32)):
        solid, _ = sigil(el, x, y, 17)
        d.fill(solid, CURSE_BLACK)
    neck = S("-44,-66! -22,-84 -30,-108 -38,-128! 38,-128! 30,-108 22,-84 44,-66! 0,-54")
    hew(d, neck, "brass", rnd, 4.6, (9, 16, 5), 5)
    ball = S("0,-196! 40,-190 54,-160 42,-130 0,-118 -42,-130 -54,-160 -40,-190!")
    hew(d, ball, "mirror", rnd, 5, (9, 26, 5.5), 7)
    shine(d, ball, (-34, -170, -18, -186, 7), (-40, -158, -38, -140, 6))
