"""Grounds of scenes: a papered wall in the light of one lamp, a floor, the night over water, a window."""

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, line
from tools.art.lamplit.nib import INK, LAMP, TIDE, WOOD, Tones, form, nib, pen
from tools.art.lamplit.wallpaper import hang, number_of


def papered(d: Doc, w: float, h: float, top: str, low: str, lamp: tuple[float, float], reach: float = 430) -> None:
    """A papered wall lit by one lamp at a point; the dark comes in upright strokes."""
    area = Sh.rect(0, 0, w, h)
    d.fill(area, d.lin(0, 0, 0, h, top, low))
    paper = number_of(top, low, *lamp)
    hang(d, (0, 0, w, h), top, paper, op=0.42)
    x, y = lamp
    d.glow(x, y, reach, (0, LAMP["core"], 0.95), (0.3, LAMP["light"], 0.45), (1, LAMP["mid"], 0))
    d.fill(area, d.rad(x, y, reach * 1.25, (0, INK, 0), (0.5, INK, 0.1), (1, INK, 0.75)))
    dark = pen(area, 90, 8, lambda px, py: math.hypot(px - x, py - y) / reach * 0.8, random.Random(paper), 26, step=14)
    nib(d, dark, INK, 1.9, 0.6)


def boarded(d: Doc, w: float, h: float, left: float, right: float, tones: Tones = (WOOD[0], WOOD[2], WOOD[3])) -> None:
    """Boards from a line down, going off to a point behind it."""
    floor = form(d, Sh.poly([(-10, left), (w + 10, right), (w + 10, h + 10), (-10, h + 10)]), tones, 3)
    nib(
        d,
        [(w * 0.5 + (i - 6) * w * 0.16, h, w * 0.5 + (i - 6) * w * 0.08, (left + right) / 2) for i in range(13)],
        INK,
        2,
        0.4,
    )
    nib(d, pen(floor, 0, 13, rnd=random.Random(6), ragged=160, broken=0.92), INK, 1.5, 0.35)


def bay(d: Doc, w: float, h: float, horizon: float, moon: tuple[float, float], dawn: bool = False) -> None:
    """Sky and sea at low tide, the moon where it is; at dawn the sky is paler below."""
    sky = Sh.rect(0, 0, w, horizon)
    d.fill(sky, d.lin(0, 0, 0, horizon, "#2c5a60" if dawn else "#12282e", "#c9cdb4" if dawn else "#2f6466"))
    nib(d, pen(sky, 0, 10, rnd=random.Random(3), ragged=220, broken=0.95), TIDE["light"], 1.5, 0.3, wob=1)
    x, y = moon
    if not dawn:
        d.glow(x, y, h * 0.5, (0, TIDE["core"], 0.9), (0.3, TIDE["light"], 0.4), (1, TIDE["light"], 0))
        d.fill(Sh.ell(x, y, h * 0.07), TIDE["core"])
    sea = Sh.rect(0, horizon, w, h - horizon)
    d.fill(sea, d.lin(0, horizon, 0, h, "#8fae9f" if dawn else "#4f8580", "#3a6a6a" if dawn else "#255056", "#132c31"))
    nib(d, pen(sea, 0, 9, rnd=random.Random(5), ragged=260, broken=0.96), TIDE["core"], 1.7, 0.5, wob=1.4)
    d.stroke(line([(0, horizon), (w * 0.3, horizon - 2), (w * 0.6, horizon + 2), (w, horizon)]), TIDE["core"], 3, 0.9)
    for i in range(8):
        wide = (h * 0.08) * math.sin(math.pi * (i + 1) / 9) + 4
        sy = horizon + 12 + i * (h - horizon) / 9
        d.fill(sliver(x - wide, sy, x + wide, sy, 4), TIDE["core"], 0.7)


def night_window(d: Doc, x: float, y: float, w: float, h: float) -> Sh:
    """A window with the night in it; gives its glass."""
    form(d, Sh.rect(x - 12, y - 12, w + 24, h + 24), (WOOD[0], WOOD[2]), 3)
    glass = form(d, Sh.rect(x, y, w, h), ("#1d434a", "#2f6466"), 2.6)
    nib(d, pen(glass, 0, 10, rnd=random.Random(3), ragged=w * 0.3, broken=0.9), TIDE["mid"], 1.6, 0.5, wob=1)
    d.fill(Sh.poly([(x + w * 0.1, y + h), (x + w * 0.3, y), (x + w * 0.42, y), (x + w * 0.2, y + h)]), "#ffffff", 0.18)
    return glass


def muntins(d: Doc, x: float, y: float, w: float, h: float) -> None:
    """The bars of a window, over what its glass shows."""
    d.fill(Sh.rect(x + w / 2 - 4, y, 8, h) | Sh.rect(x, y + h / 2 - 3, w, 6), WOOD[2])
    d.stroke(Sh.rect(x, y, w, h), INK, 2.6)
