"""m1 Whisper of the Stack: between the first and the second card of a brass-edged pile a mouth has opened."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import four_lights, hew
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=81)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 290), 320)
    for k in range(5):
        slab(d, 300 + (k % 2) * 10 - 5, 560 - k * 40, rnd)
    mouth(d)
    upper_card(d, rnd)
    whisper(d)


def slab(d: Doc, x: float, y: float, rnd: random.Random) -> None:
    """one card edge on: brass rim with bolts, mirror between"""
    edge = S(
        f"{x - 196},{y - 34}! {x},{y - 38} {x + 196},{y - 34}! {x + 202},{y - 17} "
        f"{x + 196},{y}! {x},{y + 3} {x - 196},{y}! {x - 202},{y - 17}"
    )
    hew(d, edge, "brass", rnd, 4.6, (12, 14, 5), 5)
    d.fill(sliver(x - 170, y - 25, x + 150, y - 26, 7), "#fff5cc", 0.9)
    d.fill([Sh.ell(x + s * 178, y - 16, 6) for s in (-1, 1)], CURSE_BLACK)


def mouth(d: Doc) -> None:
    """the lit gap with its lips, the lips printed out of register; nothing inside but light"""
    gap = S("104,372! 150,300 220,250 300,236 380,250 450,300 496,372! 300,400")
    d.inked(gap, d.rad(300, 330, 190, "#ffffff", "#fff6d8", "#f0c878", "#7a4a24"), 5, 2, CURSE_BLACK)
    lower = S("128,372! 200,352 262,346 300,354 338,346 400,352 472,372! 420,400 360,414 300,416 240,414 180,400")
    upper = S(
        "108,352! 168,276 236,228 276,222 300,236 324,222 364,228 "
        "432,276 492,352! 430,308 360,280 300,274 240,280 170,308"
    )
    for lip in (lower, upper):
        misprint(d, lip, CURSE_BLACK, 1.2)
        d.inked(lip, d.dlin(lip, "#e0909a", "#a84a62", "#4a1c3a"), 4.4, 2.2, CURSE_BLACK)
    folds = [cutw(300 + k * 34, 414 - abs(k) * 2, 300 + k * 30, 366 + abs(k), 7) for k in range(-4, 5)]
    folds += [
        cutw(300 + k * 38, 232 + abs(k) ** 1.8 * 4, 300 + k * 34, 268 + abs(k) ** 1.8 * 3.4, 7)
        for k in (-4, -3, -2, -1, 1, 2, 3, 4)
    ]
    d.fill(pile(folds) & (lower | upper), "#4a1c3a")


def upper_card(d: Doc, rnd: random.Random) -> None:
    """the top card, lifted and tilted by what speaks under it"""
    with d.group(transform="translate(304 214) rotate(-8)"):
        slab(d, 0, 0, rnd)


def whisper(d: Doc) -> None:
    """two breaths of sound out of the corners"""
    for s in (-1, 1):
        for spec in (
            ((300 + s * 226, 356), (300 + s * 270, 330), (300 + s * 282, 280)),
            ((300 + s * 236, 392), (300 + s * 300, 376), (300 + s * 336, 320)),
        ):
            d.fill(brush(list(spec), 12, LEAF, 12), "#fff6d8")
