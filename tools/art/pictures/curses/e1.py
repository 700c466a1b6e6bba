"""e1 Barren Soil: a flower pot cracked into a skull, one bare twig, and its single leaf letting go."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=51)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (372, 226), 360, 0)
    d.glow(380, 226, 120, (0, "#f6fbd2", 0.95), (0.4, "#b5dd86", 0.5), (1, "#4f9f5a", 0))
    with d.group(transform="translate(26 38) scale(0.9)"):
        twig(d)
        pot(d, rnd)
        leaf(d, rnd)


def twig(d: Doc) -> None:
    """bare and forked, bent toward the leaf it has lost"""
    limbs = [
        brush("284,330 276,270 252,214 262,160 316,128 372,138", 24, taper(1, 0.12, 0, 0.8), 18),
        brush("256,226 226,196 204,186 190,160", 14, taper(1, 0.1, 0, 0.8), 10),
        brush("254,180 238,150 244,126", 11, taper(1, 0.1, 0, 0.8), 8),
        brush("310,130 334,112 362,112", 10, taper(1, 0.1, 0, 0.8), 8),
    ]
    wood = U(limbs)
    d.inked(wood, d.lin(200, 120, 330, 330, "#f2e5c0", "#bca376", "#614c38"), 4.4, 2.2, CURSE_BLACK)


def pot(d: Doc, rnd: random.Random) -> None:
    """clay pot whose cracks make sockets, nose and teeth"""
    soil = Sh.ell(282, 318, 112, 22)
    d.inked(soil, "#2a2420", 4, 1, CURSE_BLACK)
    body = S("184,330! 282,344 382,330! 372,400 344,462 328,482! 282,490 238,482! 222,462 194,400")
    hew(d, body, "clay", rnd, 5, (10, 40, 6.5))
    rim = S("166,306! 282,330 400,306! 396,346! 282,366 170,346!")
    hew(d, rim, "clay", rnd, 5, (10, 20, 5), 3)
    sockets = [
        S("216,384! 246,372 268,386! 262,416 240,424 220,408!"),
        S("304,384! 330,370 356,382! 350,410 328,424 308,412!"),
    ]
    nose = S("284,416! 300,444! 286,438 270,446!")
    d.fill([*sockets, nose], CURSE_BLACK)
    cracks = [
        brush(s, 8, TAIL, 6)
        for s in (
            "246,376 236,352 250,330 238,308",
            "330,374 344,352 332,336",
            "220,404 204,414 198,398",
            "352,400 368,392",
        )
    ]
    teeth = [cutw(248 + k * 15, 480, 246 + k * 15, 456 - (k % 2) * 6, 6) for k in range(6)]
    d.fill(pile(cracks + teeth), CURSE_BLACK)
    shine(d, rim, (186, 318, 196, 340, 6), (210, 324, 240, 330, 5))


def leaf(d: Doc, rnd: random.Random) -> None:
    """the last leaf, turning as it falls"""
    with d.group(transform="translate(482 228) rotate(20)"):
        blade = S("0,-70! 34,-48 50,-6 36,34 0,62! -34,34 -46,-6 -32,-48")
        hew(d, blade, "root", rnd, 4.4, (10, 30, 5))
        d.fill(brush("0,-66 4,0 0,92", 9, taper(0.3, 0.7, 0.7), 10), CURSE_BLACK)
        veins = [cutw(1, y, s * 32, y - 20, 6) for y in (-22, 6, 32) for s in (-1, 1)]
        d.fill(pile(veins) & blade, CURSE_BLACK)
    d.fill([brush(s, 6, LEAF, 8) for s in ("398,172 408,160 424,164", "476,330 470,350 480,366")], "#b5dd86")
