"""timeless_breeze: refreshes many spells.

A dandelion clock in a watch case, each seed blown off stands up as a lit candle.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.sky import curl_end, wind_ribbon
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=74)
HEAD = (252, 272)
COPPER = ("#f3c39a", "#b8643a", "#7a3a2c", "#c98058", "#4a2028")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", HEAD)
    if detail:
        field_lines(d, "air", HEAD, 180, 240)
    _case(d, rnd)
    _clock(d, rnd)
    pale = d.lin(60, 0, 540, 0, "#ffffff", "#dcd8f4", "#a9a3da")
    wind_ribbon(
        d, [(30, 452), (120, 470), (230, 454), (330, 462), (420, 440), *curl_end(470, 398, 40, 100, -400)], 22, pale, 40
    )
    for x, y, k, lean in (
        (346, 190, 0.86, -8),
        (372, 292, 1.0, 12),
        (420, 226, 1.1, -6),
        (410, 400, 1.15, 10),
        (458, 312, 1.4, 4),
        (512, 240, 1.2, -10),
        (506, 420, 1.3, 8),
    ):
        _candle_seed(d, x, y, k, lean)


def _case(d: Doc, rnd: random.Random) -> None:
    """The open watch: copper rim, ring and crown, a dial that is only light, twelve ticks."""
    x, y = HEAD
    ring = Sh.ring(x - 60, y - 176, 30, 19)
    d.inked(ring, d.dlin(ring, *COPPER), 2.8, 1.4)
    crown = S("-15,-14! -12,10! 12,10! 15,-14! 0,-20").rot(-20).move(x - 49, y - 148)
    d.inked(crown, d.hlin(crown, *COPPER[:3]), 2.6, 1.4)
    rim = Sh.ring(x, y, 164, 138)
    d.inked(Sh.ell(x, y, 164), d.lin(x - 140, y - 140, x + 140, y + 140, *COPPER), 3.6, 2.4)
    d.fill(wedges(Sh.ell(x, y, 164), 9, 17, 5.5, (-0.6, -0.8), 0.05, 0.6, rnd) & rim, "#3a1820")
    d.fill(Sh.ring(x, y, 158, 154), "#ffe3c8", 0.85)
    d.inked(Sh.ell(x, y, 138), d.rad(x, y, 140, "#ffffff", "#e4dff6", "#a59ed8", "#5d579c"), 3, 1.2, light=(0.5, 0.8))
    ticks = [
        cutw(*polar(x, y, 134, a), *polar(x, y, 134 - (26 if a % 90 == 0 else 16), a), 9 if a % 90 == 0 else 6)
        for a in range(0, 360, 30)
    ]
    d.fill(pile(ticks), "#262350")


def _clock(d: Doc, rnd: random.Random) -> None:
    """The seed head: full on the left, bitten on the right where the breeze has been."""
    x, y = HEAD
    stem = brush([(x, y), (x + 6, y + 70), (x - 8, y + 150), (x - 20, y + 300)], 13, taper(0.6, 1, 0.3), 10)
    d.inked(stem, d.hlin(stem, "#b7cfa0", "#6f8f6a", "#33503f"), 2.6, 1.2)
    for layer, (r, n) in enumerate(((104, 26), (78, 21), (50, 15))):
        for i in range(n):
            a = i * 360 / n + layer * 7
            if abs((a + 20) % 360 - 0) < (66, 58, 40)[layer] or (a + 20) % 360 > 360 - (56, 46, 34)[layer]:
                continue
            _parachute(d, *polar(x, y, r + rnd.uniform(-5, 5), a), a, (1.0, 0.86, 0.7)[layer], (x, y))
    d.inked(Sh.ell(x, y, 15), d.rad(x - 5, y - 5, 22, "#e9e4ff", "#8680c2", "#262350"), 2.6, 1.2)
    d.fill(pile([Sh.ell(*polar(x, y, 8, a), 1.9) for a in range(0, 360, 45)]), "#1a1220")


def _parachute(d: Doc, x: float, y: float, angle: float, k: float, root: tuple[float, float]) -> None:
    """One seed: stalk to the root and a tuft of pointed hairs."""
    bx, by = polar(*root, 15, angle)
    hairs = [sliver(x, y, *polar(x, y, 25 * k, angle + o), 2.3) for o in (-78, -52, -26, 0, 26, 52, 78)]
    d.fill(sliver(bx, by, x, y, 2.2), "#4f4a88")
    d.inked(pile(hairs), "#ffffff", 1.3, 0, "#3a3670")


def _candle_seed(d: Doc, x: float, y: float, k: float, lean: float) -> None:
    """A blown seed: the tuft has become a crown of hairs, the seed a candle, upright and lit."""

    def place(sh):
        return sh.scale(k).rot(lean).move(x, y)

    d.glow(x, y - 24 * k, 54 * k, (0, "#fff6cc", 0.95), (0.3, "#ffd27a", 0.5), (1, "#f0b24a", 0))
    hairs = [place(sliver(0, 26, *polar(0, 26, 26, a), 2.4)) for a in (20, 44, 68, 90, 112, 136, 160)]
    d.inked(pile(hairs), "#ffffff", 1.3, 0, "#3a3670")
    stick = place(S("-8,28! -8,-8! -2,-11 8,-7! 8,28! 0,33"))
    d.inked(stick, d.hlin(stick, "#ffffff", "#f3e6c6", "#b49a7a"), 2.4, 1.2)
    d.inked(
        place(S("0,-44! 7,-30 9,-18 0,-11 -9,-18 -5,-28")),
        d.lin(x, y - 44 * k, x, y - 10 * k, "#f0b24a", "#fff3b0", "#ffffff"),
        2,
        0.4,
        "#8a3a24",
    )
    d.fill(place(sliver(0, -8, 0.5, -19, 1.6)), "#4a2028")
