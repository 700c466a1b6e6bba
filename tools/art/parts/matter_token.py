"""Tokens of the four elements in their own matter: coal, glass bead, river stone, folded paper; one sees how thick."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.ornament import badge_shape, sigil
from tools.art.palette import EL, INK

SIDE = {"fire": "#2a1014", "water": "#123a6a", "earth": "#0e3a2c", "air": "#5a548c"}


def element_token(d: Doc, el: str, seed: int) -> None:
    """a 200x200 token: the badge's outline as a solid, the sign cut through its face"""
    rnd = random.Random(seed)
    tones = EL[el]
    face = badge_shape(el, 98, 92, 72)
    solid = U([face.move(0, i * 3) for i in range(7)])
    d.fill(solid.move(4, 8), "#05020a", 0.5)
    d.inked(solid, SIDE[el], 7, 3)
    d.inked(face, d.rad(70, 56, 150, tones["light"], tones["mid"], tones["base"], tones["dark"]), 5, 2)
    d.fill(wedges(face, 13, 20, 6, (-0.6, -0.8), 0.15, 0.4, rnd), tones["deep"], 0.9)
    if el == "fire":
        d.fill(pile([cutw(40 + i * 30, 150 - i * 12, 58 + i * 28, 118 - i * 10, 7) for i in range(4)]), "#ffb13c", 0.9)
    if el == "water":
        d.fill(brush([(46, 86), (52, 56), (80, 38)], 14, LEAF, 12), "#ffffff", 0.9)
    if el == "air":
        d.fill(Sh.poly([(98, 12), (178, 92), (98, 92)]) & face, "#ffffff", 0.35)
        d.fill(Sh.poly([(98, 172), (18, 92), (98, 92)]) & face, tones["dark"], 0.35)
    sign, cuts = sigil(el, 98, 92, 43)
    d.fill(sign.grow(5).move(2, 4), tones["deep"], 0.85)
    d.fill(sign, tones["core"])
    d.fill(cuts, tones["dark"] if el != "fire" else INK)
