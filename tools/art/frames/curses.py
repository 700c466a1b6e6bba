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
TILE_SCALE = 0.68
TILE_SHIFT = (300 - 300 * TILE_SCALE, 164 - 300 * TILE_SCALE)  # the emblem centre 300,300 goes to 300,164
TILE_PICTURE = (26, 24, 548, 284)


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
    """Landscape tile for the track.

    The same art at .68 over a torn strip 34,302,532,72 where the game lays the cost badges.
    """
    el = pic.PICTURE.element
    d = Doc(600, 400, name)
    x, y, w, h = TILE_PICTURE
    k = TILE_SCALE
    tx, ty = TILE_SHIFT
    d.fill(Sh.rect(4, 4, 592, 392, 26), CURSE_BLACK)
    d.window = Sh.rect(x, y, w, h)
    d.frame = "landscape"
    with d.group(transform=f"translate({tx:g} {ty:g}) scale({k:g})"), d.clip(d.window):
        pic.draw(d, 1)
    _tile_frame(d, el, pic.PICTURE.seed)
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
    """charred edge, bramble on left, top and right, torn strip at the foot"""
    rnd = random.Random(seed)
    ramp = EL[el]
    k = CURSE_BLACK
    x, y, w, h = TILE_PICTURE
    hole = Sh.rect(x, y, w, h, 8)
    out = Sh.rect(0, 0, 600, 400, 30)
    d.fill(out - hole, k)
    teeth = (
        [cutw(tx, y - 3, tx + rnd.uniform(-3, 3), y + rnd.uniform(8, 20), 9) for tx in range(x + 4, x + w, 11)]
        + [cutw(x - 3, ty, x + rnd.uniform(6, 15), ty, 9) for ty in range(y + 6, y + h, 11)]
        + [cutw(x + w + 3, ty, x + w - rnd.uniform(6, 15), ty, 9) for ty in range(y + 6, y + h, 11)]
    )
    d.fill(pile(teeth), k)
    d.stroke(Sh.rect(x - 1, y - 1, w + 2, h + 60, 8), ramp["mid"], 3, 0.9)
    pts = [
        (13, 390),
        (20, 352),
        (8, 312),
        (19, 268),
        (9, 222),
        (19, 176),
        (9, 130),
        (18, 84),
        (10, 44),
        (30, 14),
        (76, 8),
        (124, 18),
        (172, 8),
        (222, 18),
        (272, 8),
        (322, 18),
        (372, 8),
        (422, 18),
        (472, 8),
        (522, 17),
        (566, 10),
        (590, 40),
        (582, 84),
        (592, 130),
        (582, 176),
        (592, 222),
        (581, 268),
        (592, 312),
        (580, 352),
        (587, 390),
    ]
    stem, thorns = bramble(pts, 11, 170, rnd, 15, 5)
    for s in (U(thorns), stem):
        d.inked(s, "#b9a98c", 2.8, 1.4, ink="#0a0710")
    d.fill(wedges(stem, 9, 7, 2.4, (-0.6, -0.8), 0.1, 0.2, rnd), "#4a3a40")
    top_ = [(30 + i * 15, 298 + rnd.uniform(-7, 7), True) for i in range(37)]
    bottom = [(570 - i * 15, 380 + rnd.uniform(-4, 5), True) for i in range(37)]
    strip = Sh.poly(top_ + bottom)
    d.fill(strip.grow(9), k, 0.6)
    d.inked(strip, d.rad(300, 330, 320, "#e9dab4", "#d3bd8e", "#a08458"), 3.4, 1.6, k)
    d.fill(strip - strip.shrink(8), "#7a5f3e", 0.35)
    d.fill(wedges(strip, 10, 11, 2.6, LIGHT, 0.1, 0.5, rnd), "#5d4529", 0.7)


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
