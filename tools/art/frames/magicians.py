"""Magicians: portrait 400x560, sheet 960x600, seat 240x240, bust 300x420 from one drawing; emblem 96x96."""

from __future__ import annotations

from collections.abc import Callable

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.ornament import arch, banner, border_pattern, gold_line, parchment, sigil
from tools.art.palette import EL, GOLD, INK, PARCH
from tools.art.parts.drained import drained
from tools.art.picture import MagicianModule

PORTRAIT = Sh.rect(0, 0, 400, 560)
BUST_WEIGHT = 1.3
"""How much heavier the contours of a bust are than those of a portrait."""


def _paint(d: Doc, pic: MagicianModule, detail: int) -> None:
    """the portrait in its own 400x560 coordinates, mirrored if the picture says so"""
    d.window = PORTRAIT
    if pic.PICTURE.mirrored:
        with d.group(transform="translate(400 0) scale(-1 1)"):
            pic.draw(d, detail)
    else:
        pic.draw(d, detail)


def portrait(name: str, pic: MagicianModule) -> Doc:
    """Bare portrait 400x560, eyes at y 290."""
    d = Doc(400, 560, name)
    d.frame = "portrait"
    with d.clip(PORTRAIT):
        _paint(d, pic, 2)
    return d


def emblem(name: str, pic: MagicianModule) -> Doc:
    """The black shape alone, 96x96."""
    d = Doc(96, 96, name)
    d.fill(pic.emblem(), INK)
    return d


def seat(name: str, pic: MagicianModule) -> Doc:
    """Seat portrait 240x240 (shown at 48-96 px).

    Square 26,104,348,348 of the portrait, own-colour ring, emblem disc clear of the face.
    """
    d = Doc(240, 240, name)
    d.frame = "seat"
    col = pic.PICTURE.colour
    win = Sh.rect(12, 12, 216, 216, 44)
    k = 216 / 348
    with (
        d.group(transform=f"translate({12 - 26 * k:g} {12 - 104 * k:g}) scale({k:g})"),
        d.clip(Sh.rect(26, 104, 348, 348, 50 / k)),
    ):
        _paint(d, pic, 0)
    out = Sh.rect(0, 0, 240, 240, 54)
    d.fill(out - win, INK)
    d.stroke(Sh.rect(9, 9, 222, 222, 47), col, 10)
    d.fill(Sh.ell(202, 202, 37), INK)
    d.fill(Sh.ell(202, 202, 32.5), col)
    d.fill(pic.emblem().scale(0.54).move(202 - 48 * 0.54, 202 - 48 * 0.54), INK)
    return d


def bust(name: str, pic: MagicianModule) -> Doc:
    """The head alone, 300x420: 52,84,300,420 of the portrait, for places under about 120 px: all cuts, bold lines."""
    d = Doc(300, 420, name)
    d.frame = "seat"
    d.weight = BUST_WEIGHT
    with d.group(transform="translate(-52 -84)"), d.clip(Sh.rect(52, 84, 300, 420)):
        _paint(d, pic, 1)
    return d


def expression(name: str, pic: MagicianModule, mood: str) -> Doc:
    """The magician in one of the four expressions, 300x420: the crop of the bust, finely cut.

    Who is eliminated has lost all colour but that of the `keepsake`."""
    d = Doc(300, 420, name)
    d.frame = "portrait"
    _crop(d, pic, lambda: pic.express(d, 1, mood))
    if mood == "eliminated":
        drained(d)
        _crop(d, pic, lambda: pic.keepsake(d))
    return d


def _crop(d: Doc, pic: MagicianModule, draw: Callable[[], None]) -> None:
    """draw in the portrait's own coordinates what the crop of the bust shows of it"""
    mirror = "translate(348 -84) scale(-1 1)" if pic.PICTURE.mirrored else "translate(-52 -84)"
    crop = Sh.rect(48, 84, 300, 420) if pic.PICTURE.mirrored else Sh.rect(52, 84, 300, 420)
    d.window = PORTRAIT
    with d.group(transform=mirror):
        d.window = crop
        with d.clip(crop):
            draw()


def sheet(name: str, pic: MagicianModule) -> Doc:
    """Sheet 960x600: portrait arch left, name ribbon, parchment with the support niches right."""
    width, height = 960, 600
    d = Doc(width, height, name)
    p = pic.PICTURE
    el = p.element
    ramp = EL[el]
    px0, py0, px1, py1 = 42, 42, 402, 558
    win = arch(px0, py0, px1, py1, 96)
    k = 0.93
    d.frame = "sheet"
    with d.group(transform=f"translate(36 40) scale({k:g})"), d.clip(PORTRAIT):
        _paint(d, pic, 1)
    out = Sh.rect(0, 0, width, height, 34)
    band = Sh.rect(9, 9, width - 18, height - 18, 27)
    inn = Sh.rect(35, 35, width - 70, height - 70, 13)
    par = Sh.rect(424, 42, 494, 516, 10)
    d.fill(out - Sh.rect(20, 20, width - 40, height - 40, 18), INK)
    d.fill(band - inn, d.lin(0, 0, width, height, (0, ramp["base"]), (0.45, ramp["dark"]), (1, ramp["deep"])))
    border_pattern(d, el, (11, 9, width - 9, height - 7), 26, ramp["deep"], 0.8)
    border_pattern(d, el, (9.6, 7.4, width - 10.4, height - 8.6), 26, ramp["light"], 0.92)
    d.stroke(band, INK, 3)
    d.fill(Sh.rect(33, 33, width - 66, height - 66, 14) - win, INK)
    gold_line(d, inn, 4.5, box=(0, 0, width, height))
    parchment(d, par, 7, edge=18)
    d.stroke(par, INK, 3)
    d.stroke(par.shrink(8), PARCH[3], 1.3, 0.8)
    d.stroke(win, INK, 7)
    gold_line(d, win, 3.4, 1.8, box=(0, 0, width, height))
    for mirrored in (False, True):
        for sp, w in (("124,45 150,41 176,43 200,41", 4.5), ("42,128 45,156 42,184 44,210", 4.5)):
            stroke = brush(sp, w, LEAF, 8)
            d.fill(stroke.flipx((px0 + px1) / 2) if mirrored else stroke, GOLD[1])
    # rule under the title, ornament in the middle
    d.fill(
        U(
            brush("452,140 560,136 640,139", 3, taper(0, 1, 1), 8),
            brush("890,140 782,136 702,139", 3, taper(0, 1, 1), 8),
        ),
        PARCH[3],
    )
    a, c = sigil(el, 671, 138, 17)
    d.fill(a, ramp["base"])
    d.fill(c, PARCH[0])
    n_w = 130 if p.niches == 3 else 112
    pitch = 148 if p.niches == 3 else 118
    x_0 = 452 if p.niches == 3 else 440
    for i in range(p.niches):
        x = x_0 + i * pitch
        n = Sh.rect(x, 372, n_w, 168, 9)
        d.fill(n, "#7a5a34", 0.35)
        d.fill(n - n.move(3, 4), "#3d2714", 0.55)
        d.fill(n - n.move(-2, -3), "#fff3d2", 0.7)
        d.stroke(n, PARCH[3], 2)
        d.stroke(n.shrink(8), PARCH[3], 1.2, 0.7, dash="5 5")
        a, c = sigil(el, x + n_w / 2, 456, 20)
        d.fill(a, PARCH[3], 0.28)
    banner(d, 48, 396, 492, 58, el, fold=26, drop=12)
    return d
