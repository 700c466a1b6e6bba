"""Madness card 600x840: pale ground, the picture, crooked scratched frame, the traces of its own past."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.misprint import ink_blot, misprint, scratched_frame
from tools.art.picture import PictureModule


def madness_card(name: str, pic: PictureModule) -> Doc:
    """Full bleed, no text; the frame is different for every seed."""
    d = Doc(600, 840, name)
    rnd = random.Random(pic.PICTURE.seed)
    out = Sh.rect(0, 0, 600, 840, 34)
    card = Sh.rect(9, 9, 582, 822, 27)
    d.fill(out, INK)
    d.fill(card, d.rad(300, 360, 560, "#fffaf0", "#f4e7cc", "#d9c19a"))
    d.window = Sh.rect(34, 34, 532, 772, 16)
    d.frame = "card"
    with d.clip(card):
        pic.draw(d, 2)
    scratched_frame(d, rnd)
    with d.clip(card):
        for kind, x, y, r in TRACES[name.rsplit("/", 1)[-1]]:
            kind(d, x, y, r, rnd)
    d.fill(out - card, INK)
    return d


def _drip(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """a blot that has run down"""
    ways = [
        brush(
            [(x + o * r, y), (x + o * r, y + h * r * 0.6), (x + o * r + 2, y + h * r)], r * w, taper(0.8, 0.7, 0.4), 10
        )
        | Sh.ell(x + o * r + 2, y + h * r, r * w * 0.52)
        for o, h, w in ((-0.5, 2.6, 0.4), (0.1, 4.6, 0.5), (0.62, 1.7, 0.34))
    ]
    misprint(d, U(Sh.ell(x, y, r * 1.1, r * 0.84), Sh.ell(x - r * 0.7, y - r * 0.2, r * 0.6), ways))


def _ring(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """where an inkpot has stood, not quite closed"""
    way = [polar(x, y, r + rnd.uniform(-1.5, 1.5), -70 + k * 11) for k in range(29)]
    misprint(d, U(brush(way, r * 0.24, taper(0.3, 0.2, 0.5), 40), Sh.ell(*polar(x, y, r * 1.4, 40), r * 0.12)), k=0.5)


def _thumb(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """somebody has held the card with inky fingers"""
    turn = rnd.uniform(-24, 24)
    lines = []
    for k in range(5):
        q = r * (0.22 + 0.2 * k)
        arch = [
            (q * 0.8 * math.cos(t), -q * 1.25 * math.sin(t) + r * 0.2) for t in (3.5, 2.8, 2.1, 1.57, 1.0, 0.3, -0.4)
        ]
        lines.append(brush(arch, r * 0.13, taper(0.3, 0.3, 0.5), 14))
    misprint(d, U(lines).rot(turn).move(x, y), k=0.4)


def _paw(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """who has walked over it"""
    toes = [Sh.ell(*polar(0, 0, r * 1.05, a), r * 0.3, r * 0.38) for a in (-150, -112, -68, -30)]
    pad = Sh.spline("-0.62,0.3 -0.3,-0.3 0.3,-0.3 0.62,0.3 0.3,0.62 0,0.5 -0.3,0.62", True).scale(r)
    misprint(d, U(toes, pad).rot(rnd.uniform(-20, 30)).move(x, y), k=0.5)


def _spatter(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """a pen that was shaken: drops in a row, smaller and smaller"""
    turn = rnd.uniform(-40, -10)
    drops = []
    for k in range(9):
        px, py = polar(x, y, r * 0.85 * k**0.9, turn + rnd.uniform(-7, 7))
        size = r * 0.36 * (1 - k / 11)
        drops.append(Sh.ell(0, 0, size * 1.4, size * 0.8).rot(turn).move(px, py))
    misprint(d, U(drops), k=0.5)


Trace = Callable[[Doc, float, float, float, random.Random], None]
TRACES: dict[str, tuple[tuple[Trace, float, float, float], ...]] = {
    "face_1": ((ink_blot, 72, 764, 27), (ink_blot, 526, 92, 20)),
    "face_2": ((_drip, 520, 78, 24), (_spatter, 66, 138, 22)),
    "face_3": ((_ring, 96, 118, 44), (ink_blot, 520, 748, 20)),
    "face_4": ((_thumb, 128, 500, 36), (_thumb, 80, 640, 30)),
    "face_5": ((_spatter, 70, 770, 24), (_drip, 82, 74, 18)),
    "face_6": ((_paw, 92, 118, 26), (_paw, 84, 676, 24), (_paw, 524, 96, 22)),
}
"""What has happened to each face since it was printed, where and how large."""
