"""Eyes and brows of a teenager who is moved: whorled, pinned, laughing, shut for good."""

from __future__ import annotations

from dataclasses import dataclass

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.misprint import CYAN, MAGENTA
from tools.art.parts.portrait import Portrait, Skin


@dataclass(frozen=True)
class Socket:
    """Where one eye sits: middle, size (1 is some 45 units wide), sideways squash, which side of the nose."""

    x: float
    y: float
    k: float
    squash: float
    side: int


def mood_eyes(c: Portrait, skin: Skin, eyes: tuple[Socket, ...], mood: str, lashes: int = 0) -> None:
    """eyes that are wide and whorled, laughing shut, or shut for good"""
    for e in eyes:
        if mood == "mad":
            _mad_eye(c, e)
            continue
        d, k, wide = c.d, e.k, e.k * e.squash
        up = mood == "triumphant"
        bow = (7, -11, 6) if up else (-4, 8, -3)
        if not up:
            d.fill(Sh.ell(e.x, e.y + 6 * k, 21 * wide, 13 * k), skin.plane, 0.5)
        lid = [(e.x + (i - 1) * 22 * wide, e.y + dy * k) for i, dy in enumerate(bow)]
        d.fill(brush(lid, (8 if c.fine else 12) * k, taper(0.15, 0.15, 0.5), 12), INK)
        ends = ((20, 4, 30, -2), (15, -3, 24, -11)) if up else ((14, 4, 20, 12), (4, 8, 6, 16))
        for x0, y0, x1, y1 in ends[: 1 + (lashes > 0)]:
            way = [(e.x + e.side * x0 * wide, e.y + y0 * k), (e.x + e.side * x1 * wide, e.y + y1 * k)]
            d.fill(brush(way, 4, LEAF, 4), INK)


def _mad_eye(c: Portrait, e: Socket) -> None:
    """wide open, printed out of register, a whorl for an iris; the near one larger than it should be"""
    d, k = c.d, e.k * (0.86 if e.side < 0 else 1.14)
    ball = Sh.ell(e.x, e.y, 22 * k * e.squash, 21 * k)
    d.fill(ball.move(5, 3), MAGENTA)
    d.fill(ball.move(-5, -3), CYAN)
    d.inked(ball, "#fffdf2", 2.6 * c.bold, 0.6)
    coil = [polar(0, 0, (2 + i * 1.0) * k, i * 52) for i in range(15)]
    whorl = brush(
        [(e.x + x * e.squash, e.y + y) for x, y in coil], (4.4 if c.fine else 5.5) * k, taper(1, 0.4, 0.2), 26
    )
    d.fill(whorl & ball, INK)


def pin_eye(c: Portrait, e: Socket) -> None:
    """wide open, printed out of register, with a pupil like a pinhole that looks past the other one"""
    d, k = c.d, e.k * (1.1 if e.side < 0 else 0.92)
    ball = Sh.ell(e.x, e.y, 23 * k * e.squash, 25 * k)
    d.fill(ball.move(5, 3), MAGENTA)
    d.fill(ball.move(-5, -3), CYAN)
    d.inked(ball, "#fffdf2", 2.6 * c.bold, 0.6)
    x, y = e.x + e.side * 8 * k * e.squash, e.y + (9 if e.side < 0 else -8) * k
    d.fill(Sh.ell(x, y, 6.5 * k), INK)
    d.fill(Sh.ell(x - 2, y - 2, 2 * k), "#ffffff")


def mood_brows(c: Portrait, eyes: tuple[Socket, ...], tone: str, width: float, mood: str, arch: float = 0) -> None:
    """calm (the near one `arch` higher), raised, one up and one down, or drawn up in the middle"""
    lift = {"calm": (0, 0), "triumphant": (-7, -8), "eliminated": (-8, 5)}
    for e in eyes:
        if mood == "calm" and arch:
            inner, outer = (-arch, -arch * 1.3) if e.side > 0 else (arch * 0.35, arch * 0.1)
        else:
            inner, outer = lift[mood] if mood != "mad" else ((-6, -18) if e.side > 0 else (5, -8))
        top = e.y - (34 if mood == "mad" else 32) * e.k**0.7
        spec = [
            (e.x - e.side * 21 * e.k * e.squash, top + 5 + inner),
            (e.x + e.side * 2 * e.k, top - 5 + (inner + outer) / 2),
            (e.x + e.side * 27 * e.k * e.squash, top + 6 + outer),
        ]
        c.d.fill(brush(spec, width * (1 if c.fine else 1.4) * e.k, taper(0.6, 0.0, 0.3), 12), tone)
