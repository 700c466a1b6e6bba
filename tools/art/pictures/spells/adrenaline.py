"""adrenaline: each player draws.

Five hares burst from one burrow towards us, a page in every mouth, the first already out of the picture.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Placement, S, Sh, pile, star
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=191)
LAMP = (206, 380)
FUR = ("#f3dcae", "#b98a56", "#5a3a2c")
# x, y, size, lean, ear spread, sign; the farthest first
HARES = (
    (452, 232, 0.3, 14, 14, "water"),
    (376, 254, 0.4, -10, 26, "air"),
    (452, 330, 0.56, 16, 10, "fire"),
    (330, 368, 0.74, -8, 22, "earth"),
    (180, 372, 1.12, 8, 15, "water"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", LAMP, 430)
    if detail:
        field_lines(d, "earth", LAMP, 170, 270)
    halo(d, "earth", LAMP, 150)
    _burrow(d, rnd)
    for x, y, k, lean, ears, sign in HARES:
        _hare(d, x, y, k, lean, ears, sign, rnd)
    for i in range(18):
        a = rnd.uniform(190, 350)
        cx, cy = polar(410, 210, rnd.uniform(60, 130), a)
        if cy > 100 and cx < 500:
            d.inked(star(cx, cy, rnd.uniform(3, 7), 5, 0.72, i * 23), "#6a4230", 1.8, 0.7)


def _burrow(d: Doc, rnd: random.Random) -> None:
    """A steep bank at the upper right with the dark door everybody came out of."""
    bank = S("210,640! 262,520 300,400 322,290 330,226 356,170 410,132 480,128 560,150 640,140! 640,640!")
    d.inked(bank, d.lin(320, 140, 560, 520, "#8fc05a", "#3f7a3c", "#123c2e"), 3.2, 1.6)
    d.fill(wedges(bank, 12, 46, 6, (-0.7, -0.6), 0.1, 0.5, rnd, lit=True), "#1d5036")
    grass = [
        cutw(x, y, x + rnd.uniform(-12, 4), y - rnd.uniform(14, 30), 6)
        for x, y in [(336 + i * 9, 206 - 74 * math.sin(i / 24 * 1.9)) for i in range(25)]
    ]
    d.fill(pile(grass), "#123626")
    door = S("346,292 344,232 370,186 420,168 476,178 514,214 520,270 490,312 420,326 370,318")
    d.inked(door, d.rad(420, 250, 120, "#3a241e", "#120a10"), 4, 1.6)
    rim = [cutw(*polar(432, 248, 92, a), *polar(432, 248, 66, a + 8), 7) for a in range(170, 380, 12)]
    d.fill(pile(rim), "#8a6236")


def _hare(d: Doc, x: float, y: float, k: float, lean: float, spread: float, sign: str, rnd: random.Random) -> None:
    """A hare in full leap, seen from below its chin; (x, y) is its nose."""

    def place(sh: Sh) -> Sh:
        return sh.scale(k).rot(lean).move(x, y)

    lw = max(1.9, 3.2 * k)
    coat = d.lin(x - 60 * k, y - 90 * k, x + 80 * k, y + 90 * k, *FUR)
    body = place(S("-44,40 -50,-20 -20,-70 40,-92 92,-78 112,-30 92,34 50,78 8,88 -30,76"))
    d.inked(body, coat, lw, lw * 0.6)
    d.fill(wedges(body, 7 + 4 * k, 34 * k, 5 * k + 1, (-0.6, -0.8), 0.1, 0.4, rnd), INK)
    _ears(d, x, y, k, place, spread, coat)
    _hare_face(d, x, y, k, place, rnd)
    leafcard(
        d,
        *place(Sh.ell(0, 62, 1)).center,
        104 * k,
        sign,
        "flat",
        lean + 4,
        shadow=3 * k,
        detail=2 if k > 0.5 else 0,
        seed=int(x),
    )
    _cheeks_and_paws(d, place, lw, coat)
    nose = place(S("-11,-4! 0,-9 11,-4! 4,8 0,11 -4,8"))
    d.inked(nose, "#e8706a", lw * 0.7, 0.5)
    teeth = place(S("-7,28! 7,28! 6,42! 0,41! -6,42!"))
    d.inked(teeth, "#fffdf0", lw * 0.6, 0.3)


def _ears(d: Doc, x: float, y: float, k: float, place: Placement, spread: float, coat: str) -> None:
    """Laid back by `spread` degrees, glowing red inside."""
    lw = max(1.9, 3.2 * k)
    for s in (-1, 1):
        ear = place(
            S(
                [
                    (s * 10, -60, 1),
                    (s * 8, -110),
                    (s * 18, -160),
                    (s * 30, -196, 1),
                    (s * 46, -150),
                    (s * 44, -100),
                    (s * 36, -54, 1),
                ]
            ).rot(s * spread, 0, -60)
        )
        d.inked(ear, coat, lw, lw * 0.5)
        lining = place(
            S(
                [(s * 18, -70, 1), (s * 18, -120), (s * 28, -198, 1), (s * 38, -150), (s * 34, -96), (s * 28, -66, 1)]
            ).rot(s * spread, 0, -60)
        )
        d.fill(lining, d.lin(x, y - 180 * k, x, y - 60 * k, "#ff9a74", "#d8433a", "#7a1a24"))


def _hare_face(d: Doc, x: float, y: float, k: float, place: Placement, rnd: random.Random) -> None:
    """The head with its pale blaze, wide eyes, lifted brows."""
    lw = max(1.9, 3.2 * k)
    head = place(
        S("-20,-78 -42,-60 -52,-26 -46,2 -54,20! -36,26 -20,38 0,42 20,38 36,26 54,20! 46,2 52,-26 42,-60 20,-78 0,-82")
    )
    d.inked(head, d.lin(x - 50 * k, y - 70 * k, x + 60 * k, y + 40 * k, "#fff0cc", "#d2a468", "#7a5038"), lw, lw * 0.6)
    d.fill(wedges(head, 6 + 3 * k, 20 * k, 4 * k + 0.8, (-0.6, -0.8), 0.15, 0.4, rnd), INK)
    d.fill(place(brush("0,-72 -2,-44 0,-18", 12, LEAF, 6)), "#fff6dc", 0.9)
    for s in (-1, 1):
        eye = place(S("-10,2! -6,-12 4,-17 14,-11! 16,-2 8,6 -2,7").scale(s, 1).move(s * 33, -26))
        d.inked(eye, INK, max(1, lw * 0.4), 0, "#fff6dc")
        d.fill(place(Sh.ell(s * 33 + 1, -31, 3.8)), "#ffffff")
        d.fill(place(brush([(s * 18, -44), (s * 33, -55), (s * 48, -44)], 5, LEAF, 6)), INK)


def _cheeks_and_paws(d: Doc, place: Placement, lw: float, coat: str) -> None:
    """Puffed cheeks with whiskers, the fore paws tucked under."""
    for s in (-1, 1):
        cheek = place(S("0,6! 16,4 32,12 34,26 20,36 4,30!").scale(s, 1))
        d.inked(cheek, "#fff6e4", lw * 0.8, lw * 0.3)
        d.fill(
            place(
                pile(
                    [
                        sliver(s * 22, 18, s * 84, 8, 1.7),
                        sliver(s * 22, 23, s * 86, 24, 1.7),
                        sliver(s * 20, 27, s * 78, 40, 1.7),
                    ]
                )
            ),
            "#fff6dc",
        )
        paw = place(S("-22,6! -26,-12 -16,-28 0,-32 16,-28 26,-12 22,8 8,16 -8,16").rot(s * -16).move(s * 74, 66))
        d.inked(paw, coat, lw, lw * 0.6)
        d.fill(place(pile([cutw(s * 74 + o, 80, s * 74 + o * 0.7, 60, 4) for o in (-9, 8)])), INK)
