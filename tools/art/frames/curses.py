"""Curse card 600x840 and landscape track tile 600x400 round one art function."""

from __future__ import annotations

import math
import random

from tools.art.frames.common import CARD_CLIP
from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter, specks, wedges
from tools.art.inkwell.shape import LIGHT, Sh, U, pile
from tools.art.inkwell.spline import lerp
from tools.art.ornament import badge, badge_multi, medallion
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.bramble import bramble
from tools.art.picture import PictureModule

CARD_WINDOW = Sh.rect(50, 50, 500, 740, 8)
TILE_PICTURE = (20, 18, 560, 364)
TILE_SCALE = 0.7
TILE_ABOUT: dict[str, tuple[float, float, float]] = {
    "w1": (300, 330, 0.74), "w2": (300, 330, 0.74), "w3": (325, 300, 0.8), "w4": (290, 312, 0.76),
    "w6": (300, 306, 0.72), "w7": (300, 300, 0.68), "w8": (310, 300, 0.76), "w9": (300, 308, 0.68),
    "e1": (300, 316, 0.74), "e5": (310, 300, 0.72), "e6": (300, 312, 0.75), "e7": (300, 318, 0.72),
    "e8": (300, 312, 0.72), "e9": (300, 312, 0.74), "a1": (300, 320, 0.74), "a2": (300, 304, 0.74),
    "a3": (320, 306, 0.84), "a4": (300, 304, 0.72), "a6": (325, 300, 0.74), "a7": (300, 300, 0.8),
    "a8": (300, 285, 0.64), "a9": (290, 310, 0.74), "f1": (300, 320, 0.74), "f2": (300, 330, 0.74),
    "f3": (290, 320, 0.74), "f4": (325, 312, 0.78), "f5": (300, 316, 0.78), "f7": (310, 318, 0.72),
    "f8": (320, 306, 0.8), "f9": (310, 306, 0.74), "m2": (300, 288, 0.66), "m3": (300, 300, 0.76),
    "m8": (300, 300, 0.64), "m9": (300, 314, 0.7), "m10": (300, 300, 0.66), "m11": (300, 300, 0.72),
}  # fmt: skip
"""Where the idea of a tile's picture lies: which point of the art is in its middle, and how large the art is."""
TILE_MIDDLE = (300.0, 318.0)


def curse_card(name: str, pic: PictureModule) -> Doc:
    """Portrait card: strength seat 100,104 r54, required element 500,104 r58, torn panel for the text."""
    el = pic.PICTURE.element
    d = Doc(600, 840, name)
    d.window = CARD_WINDOW
    d.frame = "card"
    with d.clip(CARD_CLIP):
        d.fill(CARD_WINDOW, CURSE_BLACK)
        pic.draw(d, 2)
    _bramble_frame(d, el, CARD_WINDOW)
    _torn_panel(d)
    medallion(d, 100, 104, 54, None, d.rad(78, 80, 64, "#4d4152", "#241b2c", "#0c0811"))
    _required(d, el, 500, 104, 58)
    return d


def curse_tile(name: str, pic: PictureModule) -> Doc:
    """Landscape tile for the track: the same art, smaller, within bramble on all sides.

    Cost, effect and name are the game's, and hang over its edges.
    """
    d = Doc(600, 400, name)
    x, y, w, h = TILE_PICTURE
    ax, ay, k = TILE_ABOUT.get(name.removeprefix("curses/").removesuffix("_tile"), (*TILE_MIDDLE, TILE_SCALE))
    d.fill(Sh.rect(4, 4, 592, 392, 26), CURSE_BLACK)
    d.window = Sh.rect(x, y, w, h)
    d.frame = "landscape"
    with d.group(transform=f"translate({x + w / 2 - ax * k:g} {y + h / 2 - ay * k:g}) scale({k:g})"), d.clip(d.window):
        pic.draw(d, 1)
    _tile_frame(d, pic.PICTURE.element, pic.PICTURE.seed)
    return d


def _required(d: Doc, el: str, x: float, y: float, r: float) -> None:
    """the badge of the element that destroys the curse; a quartered disc for multi-element curses"""
    if el == "multi":
        badge_multi(d, x, y, r)
    else:
        badge(d, el, x, y, r)


def _torn_panel(d: Doc) -> None:
    k = CURSE_BLACK
    radius = random.Random(4)
    top = [(62 + i * 14, 588 + radius.uniform(-9, 9), i % 2) for i in range(35)]
    bot = [(552 - 14 * i, 786 + radius.uniform(-6, 4), i % 2) for i in range(36)]
    txt = Sh.spline(
        [(60, 588, 1)]
        + [(x, y, 1) for x, y, _ in top]
        + [(540, 588, 1), (543, 640, 1), (538, 690, 1), (544, 740, 1), (540, 784, 1)]
        + [(x, y, 1) for x, y, _ in bot if 62 < x < 540]
        + [(60, 784, 1), (56, 730, 1), (62, 690, 1), (57, 640, 1)],
        True,
    )
    d.fill(txt.grow(10), k, 0.5)
    d.inked(txt, d.rad(300, 670, 300, "#e9dab4", "#d3bd8e", "#a08458"), 3, 1.4, k)
    d.fill(txt - txt.shrink(9), "#7a5f3e", 0.35)
    d.fill(wedges(txt, 8, 13, 2.4, LIGHT, 0.1, 0.5, radius), "#5d4529", 0.7)
    d.fill(specks(txt, 180, (0.5, 1.5), radius), "#6b5236", 0.5)


def _tile_frame(d: Doc, el: str, seed: int) -> None:
    """charred edge, and bramble that runs round it"""
    rnd = random.Random(seed)
    k = CURSE_BLACK
    x, y, w, h = TILE_PICTURE
    hole = Sh.rect(x, y, w, h, 10)
    d.fill(Sh.rect(0, 0, 600, 400, 30) - hole, k)
    across, foot = range(x + 4, x + w, 12), y + h
    teeth = (
        [cutw(tx, y - 3, tx + rnd.uniform(-3, 3), y + rnd.uniform(6, 15), 9) for tx in across]
        + [cutw(tx, foot + 3, tx + rnd.uniform(-3, 3), foot - rnd.uniform(5, 11), 9) for tx in across]
        + [cutw(x - 3, ty, x + rnd.uniform(5, 12), ty, 9) for ty in range(y + 6, y + h, 12)]
        + [cutw(x + w + 3, ty, x + w - rnd.uniform(5, 12), ty, 9) for ty in range(y + 6, y + h, 12)]
    )
    d.fill(pile(teeth), k)
    d.stroke(Sh.rect(x - 1, y - 1, w + 2, h + 2, 10), EL[el]["mid"], 3, 0.9)
    long = [(30 + i * 49.1, 8 + 9 * (i % 2)) for i in range(12)]
    short = [(44 + i * 44.6, 8 + 9 * (i % 2)) for i in range(8)]
    points = [*long, *((600 - b, a) for a, b in short)]
    points += [*((600 - a, 400 - b) for a, b in long), *((b, 400 - a) for a, b in short)]
    half = len(points) // 2
    for part in (points[: half + 1], [*points[half:], points[0]]):
        stem, thorns = bramble(part, 11, 150, rnd, 14, 5)
        for s in (U(thorns), stem):
            d.inked(s, "#b9a98c", 2.8, 1.4, ink="#0a0710")
        d.fill(wedges(stem, 9, 7, 2.4, (-0.6, -0.8), 0.1, 0.2, rnd), "#4a3a40")


def _bramble_frame(d: Doc, el: str, hole: Sh, seed: int = 3) -> None:
    rnd = random.Random(seed)
    ramp = EL[el]
    EL["curse"]
    out = Sh.rect(0, 0, 600, 840, 34)
    d.fill(out - hole, "#0f0b14")
    band = Sh.rect(9, 9, 582, 822, 27) - Sh.rect(50, 50, 500, 740, 10)
    d.fill(band - hole, d.lin(0, 0, 600, 840, "#3a2f42", "#1b1522", "#2a2030"))
    d.fill(chatter(band - hole, 240, 2.6, 22, 88, rnd), "#0c0811")
    # charred inner edge: knife teeth pointing into the picture
    d.fill(
        pile(
            [cutw(x, 46, x + rnd.uniform(-3, 3), 46 + rnd.uniform(10, 26), 7) for x in range(56, 548, 9)]
            + [cutw(x, 794, x + rnd.uniform(-3, 3), 794 - rnd.uniform(8, 20), 7) for x in range(56, 548, 9)]
            + [cutw(46, y, 46 + rnd.uniform(8, 20), y, 7) for y in range(56, 790, 9)]
            + [cutw(554, y, 554 - rnd.uniform(8, 20), y, 7) for y in range(56, 790, 9)]
        ),
        "#0f0b14",
    )
    d.stroke(Sh.rect(49, 49, 502, 742, 8), ramp["mid"], 2.2, 0.9)
    # bramble that runs round the frame
    pts = []

    def seg(x0: float, y0: float, x1: float, y1: float, n: int, amp: float, ph: float) -> None:
        for i in range(n):
            t = i / n
            o = amp * math.sin((i + ph) * math.pi)
            a = math.atan2(y1 - y0, x1 - x0)
            o = amp * (1 if (i + ph) % 2 else -1)
            pts.append((lerp(x0, x1, t) - math.sin(a) * o, lerp(y0, y1, t) + math.cos(a) * o))

    seg(40, 31, 560, 31, 12, 9, 0)
    seg(569, 40, 569, 800, 17, 9, 0)
    seg(560, 809, 40, 809, 12, 9, 1)
    seg(31, 800, 31, 40, 17, 9, 0)
    half = len(pts) // 2
    for _k, part in enumerate((pts[: half + 1], [*pts[half:], pts[0]])):
        stem, th = bramble(part, 9, 150, rnd, 13, 4)
        for s in (U(th), stem):
            d.inked(s, "#b9a98c", 2.4, 1.2, ink="#0a0710")
        d.fill(U(th) & U(th).move(3, 3), "#7d6a5c")
        d.fill(wedges(stem, 7, 6, 2, (-0.6, -0.8), 0.1, 0.2, rnd), "#4a3a40")
