"""page_01 failure: a cupboard of three places is swept empty; three masks have moved in and unpack."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import hatch, para_lines, wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.mask import mask
from tools.art.parts.misfortune import PLUM, RED, WINDOW, darkening, swell
from tools.art.parts.shelf import HOLLOW, SHELF_OAK
from tools.art.parts.vignette import CRIMSON, CUT, OAKEN, PALE, SOOT, flying_pages
from tools.art.picture import Picture

PICTURE = Picture(seed=302)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    door(d)
    c.form("284,46! 296,24! 606,24! 618,46!", OAKEN, 3, (9, 12, 4), CUT)
    niches = cupboard(d, 290, 44, 322, 210)
    for (x, y, w, h), state, tilt in zip(niches, ("grin", "sleepy", "crack"), (-8, 5, 9), strict=True):
        cx, foot = x + w / 2, y + h
        trunk = c.form(Sh.rect(cx - 36, foot - 42, 72, 42, 6), CRIMSON, 2.6, (8, 12, 4), CUT)
        c.form(brush([(cx - 12, foot - 42), (cx, foot - 54), (cx + 12, foot - 42)], 6, taper(0.9, 0.9), 8), SOOT, 1.8)
        d.fill((Sh.rect(cx - 24, foot - 42, 7, 42) | Sh.rect(cx + 17, foot - 42, 7, 42)) & trunk, PAGE_INK)
        mask(d, state, cx, foot - 104, 0.8, tilt)
    for (x, y, w, _h), hook in zip(niches, (0.22, 0.8, 0.24), strict=True):
        px = x + w * hook
        d.fill(brush([(px, y), (px, y + 10), (px + 5, y + 16), (px + 9, y + 11)], 4, taper(0.9, 0.4), 8), "#e8d8b4")
    c.form(brush("270,40 262,150 256,214", 9, taper(0.9, 0.9), 8), OAKEN, 2.4)
    broom = c.form("246,210! 266,212! 276,262! 232,260!", PALE, 2.6)
    c.strokes(
        CUT,
        ("250,214 242,240 238,258", 4),
        ("256,214 254,240 253,260", 4),
        ("262,214 266,240 268,258", 4),
        within=broom,
    )
    flying_pages(d, ((226, 244, 76, "", "curled"), (190, 252, 104, "earth", "curled")), 40)


def cupboard(d: Doc, x: float, y: float, w: float, h: float) -> list[tuple[float, float, float, float]]:
    """a case of three niches filling the box; returns the niches as (x, y, w, h)

    A thing stands in a niche with its foot at y + h."""
    rnd = random.Random(5)
    case = Sh.rect(x, y, w, h, 4)
    d.inked(case, d.dlin(case, *SHELF_OAK), 3.2, 1.8)
    d.fill(hatch(case, 90 if h > w else 0, 7, 1.1, rnd=rnd, wob=0.3), SHELF_OAK[2], 0.5)
    wall = 14.0
    nw, nh = (w - wall * 4) / 3, h - wall * 2
    niches = []
    for i in range(3):
        nx, ny = x + wall + i * (nw + wall), y + wall
        hole = Sh.rect(nx, ny, nw, nh, 2)
        d.fill(hole.grow(2.6), INK)
        d.fill(hole, d.lin(0, ny, 0, ny + nh, HOLLOW[1], HOLLOW[0]))
        d.fill(wedges(hole, 9, nw * 0.3, 4, (0.6, 0.8), 0.2, 0.3, rnd), INK, 0.7)
        d.fill(Sh.rect(nx, ny + nh - 4, nw, 4), lighten(SHELF_OAK[0], 0.2), 0.9)
        niches.append((nx, ny, nw, nh))
    d.fill(case - case.move(3, 4), lighten(SHELF_OAK[0], 0.35), 0.7)
    return niches


def door(d: Doc) -> None:
    """a room by night into which a door lets one wedge of light from the left"""
    darkening(d, "#6a4440", PLUM, "#1d121c", start=0.24)
    swell(d, para_lines(WINDOW.bounds, 0, 12, 0, 150), (80, 140), 120, "#120b14", 0.8)
    wedge = S("0,10! 300,70! 640,120! 640,262! 300,262! 0,272!")
    d.fill(wedge, d.lin(0, 0, 640, 0, (0, "#fff6d8", 0.95), (0.55, "#f2c98a", 0.6), (1, RED, 0.35)))
    d.fill(S("0,262! 640,252! 640,280! 0,280!"), "#3a1a20", 0.85)
