"""m1 Whisper of the Stack: the top card gapes; the deck has teeth of torn paper and puts out a misprinted tongue."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.misprint import misprint
from tools.art.parts.place import lit_air
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=81)
LAMP = (300.0, 320.0)
SPINES = ("#8a3a34", "#3e5a7a", "#4a6a48", "#8a6a3a", "#6a4a7a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    _night(d, rnd)
    with d.group(transform="translate(300 512) scale(0.97) translate(-300 -530)"):
        throat(d)
        pile_of_cards(d, rnd)
        teeth(d, rnd)
        tongue(d, rnd)
        lid(d, rnd)
        whisper(d)


def _night(d: Doc, rnd: random.Random) -> None:
    """the reading room when everybody has gone: shelves, a table, and what light there is comes out of the mouth"""
    lit_air(d, LAMP, 470, (0, "#fff4f8"), (0.24, "#f0a0c4"), (0.55, "#a05a94"), (0.8, "#5a3a74"), (1, "#2a1c40"))
    for y in (40, 156, 272):
        x = -136.0
        while x < 730:
            wide, high = rnd.uniform(20, 40), rnd.uniform(70, 92)
            tone = mix(rnd.choice(SPINES), "#4a3058", min(0.5, abs(x - 300) / 700))
            book = Sh.rect(x, y + 100 - high, wide - 4, high, 3)
            d.inked(book, d.hlin(book, mix(tone, "#ffe4f0", 0.5), mix(tone, "#ffd8ec", 0.12)), 3, 1.2, CURSE_BLACK)
            d.fill(Sh.rect(x + 4, y + 112 - high, wide - 12, 7), "#f0cb6a", 0.6)
            x += wide
        board = Sh.rect(-140, y + 100, 880, 16)
        d.inked(board, d.rad(*LAMP, 460, "#ffd0a8", "#b07a78", "#5a3a58"), 4, 1.6, CURSE_BLACK)
    top = S("-140,436! 740,436! 740,660! -140,660!")
    d.inked(top, d.rad(300, 430, 430, "#e8a88a", "#8a5058", "#3a2238", "#160e1c"), 5, 2, CURSE_BLACK)
    grain = [
        sliver(x, y, x + rnd.uniform(80, 190), y + 2, 5) for y in (466, 500, 540, 590) for x in range(-130, 700, 160)
    ]
    d.fill(pile(grain), "#2a1424", 0.75)
    d.fill(Sh.ell(312, 532, 262, 34), CURSE_BLACK, 0.6)


def throat(d: Doc) -> None:
    """the dark between the lifted card and the pile, with a glimmer far back"""
    gap = S("122,226! 478,226! 500,330 486,424! 114,424! 100,330")
    d.inked(gap, CURSE_BLACK, 6, 2, CURSE_BLACK)
    with d.clip(gap):
        d.glow(300, 330, 150, (0, "#ff9ac4", 0.85), (0.45, "#7a2458", 0.7), (1, "#1d0a20", 0))


def pile_of_cards(d: Doc, rnd: random.Random) -> None:
    """the front of the deck: many thin edges, none quite flush"""
    y = 410.0
    while y < 548:
        shift = rnd.uniform(-7, 7)
        edge = Sh.rect(108 + shift, y, 384 + rnd.uniform(-4, 4), 15, 4)
        d.inked(edge, d.hlin(edge, "#fff8e2", "#e2c994", "#a1784a"), 3, 1.4, CURSE_BLACK)
        y += 15.5


def teeth(d: Doc, rnd: random.Random) -> None:
    """torn edges: a row from above and a row from below that would fit together"""
    for row, (base, way, count) in enumerate(((248, 1, 8), (418, -1, 7))):
        left = 128 + row * 22
        width = (344 - row * 44) / count
        for i in range(count):
            x = left + i * width
            tall = (48 if way > 0 else 40) * rnd.uniform(0.8, 1.2)
            tip = x + width * rnd.uniform(0.4, 0.6)
            tooth = S(
                f"{x},{base}! {x + width},{base}! {x + width * 0.9},{base + way * tall * 0.5} "
                f"{tip},{base + way * tall}! {x + width * 0.1},{base + way * tall * 0.45}"
            )
            d.inked(tooth, d.vlin(tooth, "#fffdf2", "#e8d6ae"), 3, 1.2, CURSE_BLACK)


def tongue(d: Doc, rnd: random.Random) -> None:
    """a ribbon of Madness over the lower edge, printed out of register"""
    shape = S("232,344! 300,330 368,344! 378,420 372,470 358,510! 330,528 300,532 270,528 242,510! 228,470 222,420")
    misprint(d, shape, CURSE_BLACK, 1.4)
    d.inked(shape, d.vlin(shape, "#7a2458", "#e0508c", "#ff8ab4"), 4.6, 2.2, CURSE_BLACK)
    d.fill(wedges(shape, 11, 22, 4.6, rnd=rnd), "#5a1440")
    coil = [polar(300, 466, 5 + 35 * t / 40, t * 18) for t in range(41)]
    d.fill(brush(coil, 10, taper(0.3, 0.5, 0.7), 50), "#fff6e8")
    d.fill(brush("300,346 303,384 300,416", 8, LEAF, 10), "#4a1038")


def lid(d: Doc, rnd: random.Random) -> None:
    """the top card, lifted at the front: its back with four lozenges, foreshortened, and its near edge"""
    with d.group(transform="translate(300 190) rotate(-5) translate(-300 -190)"):
        back = S("190,126! 410,126! 502,226! 98,226!")
        d.inked(back, d.dlin(back, "#6a5aa6", "#3a3272", "#1c1746"), 5, 2.4, CURSE_BLACK)
        d.stroke(S("202,138! 398,138! 470,214! 130,214!"), "#f0cb6a", 3.4)
        for x, y, el in ((252, 160, "fire"), (348, 160, "water"), (232, 192, "earth"), (368, 192, "air")):
            facet = S(f"{x - 36},{y}! {x},{y - 15}! {x + 36},{y}! {x},{y + 15}!")
            d.inked(facet, d.hlin(facet, EL[el]["light"], EL[el]["base"]), 2.6, 1.2, CURSE_BLACK)
        d.fill(wedges(back, 12, 16, 4.4, rnd=rnd), CURSE_BLACK, 0.8)
        edge = S("98,226! 300,230 502,226! 504,250! 300,254 96,250!")
        d.inked(edge, d.hlin(edge, "#fff8e2", "#e2c994", "#a1784a"), 4.4, 2.2, CURSE_BLACK)
        d.fill(sliver(120, 236, 420, 236, 4), "#ffffff", 0.9)


def whisper(d: Doc) -> None:
    """breath out of both corners of the mouth"""
    for s in (-1, 1):
        for spec in (
            ((300 + s * 206, 306), (300 + s * 236, 292), (300 + s * 252, 250)),
            ((300 + s * 210, 340), (300 + s * 246, 338), (300 + s * 268, 306)),
            ((300 + s * 208, 376), (300 + s * 238, 384), (300 + s * 262, 372)),
        ):
            d.fill(brush(list(spec), 11, LEAF, 12), "#fff6d8")
