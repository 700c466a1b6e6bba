"""e7 Tomb Dust: straight down on a sarcophagus; the lid is aside, inside lies only the outline of a card in dust."""

import random

from tools.art.inkwell.brush import TAIL, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, pitted
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=57)
COFFIN = "-70,-178! 70,-178! 122,-60! 80,178! -80,178! -122,-60!"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    floor(d, rnd)
    with d.group(transform="translate(426 318) rotate(24) scale(1.08)"):
        lid(d, rnd)
    with d.group(transform="translate(218 300) rotate(-7) scale(1.16)"):
        coffin(d, rnd)


def floor(d: Doc, rnd: random.Random) -> None:
    """flagstones of the vault, lit by what is missing"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(232, 300, 420, (0, "#f6fbd2", 1), (0.36, "#a8d880", 1), (0.7, "#4a9a62", 1), (1, "#14503a", 1)),
    )
    joints = [cutw(x, -60, x + 8, 640, 9) for x in (-70, 70, 210, 350, 490, 630)]
    joints += [cutw(-130, y, 740, y + 6, 9) for y in (60, 190, 330, 460)]
    d.fill(pile(joints), "#0f3a2c", 0.75)
    d.fill(chatter(d.window, 70, 5, 30, 20, rnd), "#0f3a2c", 0.5)


def lid(d: Doc, rnd: random.Random) -> None:
    """the heavy lid with its worn carving of a leaf"""
    slab = S(COFFIN)
    hew(d, slab, "stone", rnd, 5.4, (12, 40, 7), 11)
    pitted(d, slab, 40, rnd)
    rim = S(COFFIN).scale(0.8)
    d.stroke(rim, CURSE_BLACK, 5)
    veins = [
        brush([(0, y + 26), (s * 34, y + 4), (s * 56, y - 26)], 15, TAIL, 8) for s in (-1, 1) for y in (-52, 0, 52)
    ]
    d.inked(U(brush("0,-132 2,0 0,138", 19, taper(0.4, 0.9, 0.7), 8), veins), "#f4f1e4", 4, 2, CURSE_BLACK)


def coffin(d: Doc, rnd: random.Random) -> None:
    """walls of stone, the dark inside, and the clean place in the dust"""
    outer = S(COFFIN)
    hew(d, outer, "stone", rnd, 6, None, 10)
    d.fill(wedges(outer, 11, 24, 6, (-0.7, -0.6), 0.1, 0.4, rnd), CURSE_BLACK)
    inner = S(COFFIN).scale(0.8, 0.86)
    d.inked(inner, d.rad(0, 6, 190, "#fbffe0", "#c8e498", "#5f9a68", "#14382c"), 5, -2.4, CURSE_BLACK)
    d.fill(wedges(inner, 10, 34, 6, (0.7, 0.6), 0.1, 0.4, rnd), CURSE_BLACK, 0.9)
    dust = inner.shrink(16)
    d.fill(specks(dust, 190, (1.4, 4), rnd), "#f6fbd2", 0.9)
    card = Sh.rect(-52, -70, 104, 146, 5).rot(9, 0, 6)
    halo_edge = card.grow(9) - card
    d.fill(halo_edge, "#f6fbd2")
    d.fill(card, CURSE_BLACK)
    d.fill(
        S("-2,-36! 28,-8 26,22 2,44 -24,22 -26,-6").rot(9, 0, 6)
        - S("-2,-26! 20,-6 18,18 2,34 -16,18 -18,-4").rot(9, 0, 6),
        "#4f9f5a",
        0.9,
    )
    d.fill(specks(card, 24, (1, 2.4), rnd), "#b5dd86")
    d.glow(0, 4, 130, (0, "#f6fbd2", 0.35), (1, "#b5dd86", 0))
