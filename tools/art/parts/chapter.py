"""The card that opens a round: a plate like a book's label; its eye opens and its candles go out, round by round."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, WHIP, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import gold_line, gold_shape
from tools.art.palette import GOLD, PAGE_INK
from tools.art.parts.boards import book_eye
from tools.art.parts.fire import flame
from tools.art.parts.lettering import gild
from tools.art.parts.room import wax_candle

CHAPTER_SIZE = (1000, 500)
CHAPTER_ROUNDS = 6
CANDLES_AT = (96, 184, 272, 728, 816, 904)
"""Where they stand on the plate's upper edge; they go out from the outside inwards, left and right in turn."""
GOES_OUT = (0, 5, 1, 4, 2, 3)
SOCKET = (500, 132)
BRASS_TONES = ("#fff0b4", "#e9b64c", "#9a5a20")


def chapter(d: Doc, number: int, seed: int) -> None:
    """The plate of round 1 to 6. Free for words: the numeral at 500,276 (100 high), the name at 140..860 x 338..424."""
    rnd = random.Random(seed)
    out = GOES_OUT[: number - 1]
    for at, x in enumerate(CANDLES_AT):
        if at not in out:
            lit(d, x, rnd)
    plate(d, rnd)
    for at, x in enumerate(CANDLES_AT):
        stub(d, x, at in out, rnd)
    socket(d, number, rnd)
    flourishes(d)


def plate(d: Doc, rnd: random.Random) -> None:
    """Dark enamel with scalloped corners, a lamp behind it, gold lines."""
    body = S(
        "40,176! 960,176! 960,230! 934,246 934,274 960,290! 960,396! 926,404 906,424 898,458! 102,458! 94,424 74,404 "
        "40,396! 40,290! 66,274 66,246 40,230!"
    )
    d.soft(body, "#05020a", 12, 5, 0.6, 3, 8)
    d.inked(body, d.rad(500, 250, 520, "#5a2434", "#34162a", "#1d0f1f", "#150c18"), 5, 3)
    lines = [cutw(*polar(500, 150, 120, a), *polar(500, 150, 560, a), 9) for a in range(8, 173, 5)]
    d.fill(pile(lines) & body.shrink(10), "#8a3a48", 0.32)
    d.fill(wedges(body, 16, 24, 5, (-0.5, -0.8), 0.2, 0.4, rnd), "#0b060c")
    gold_line(d, body.shrink(13), 4, 2.4, (40, 176, 960, 458))
    d.stroke(body.shrink(22), GOLD[3], 1.8)
    ledge = Sh.rect(30, 164, 940, 20, 6)
    gild(d, ledge, BRASS_TONES, rnd, 1.0)


def lit(d: Doc, x: float, rnd: random.Random) -> None:
    """The light of a candle, behind everything."""
    d.glow(x, 84, 80, (0, "#ffd98a", 0.62), (0.35, "#ff9a3a", 0.24), (1, "#ff7a2a", 0))


def stub(d: Doc, x: float, out: bool, rnd: random.Random) -> None:
    """A candle on the ledge: burning, or burnt down with a curl of smoke."""
    high = 34 if out else 62
    px, py = wax_candle(d, x, 164, high, 24, rnd, 0, False)
    if out:
        smoke = brush(
            [(px, py), (px - 9, py - 16), (px + 8, py - 34), (px - 5, py - 54), (px + 4, py - 70)], 6, LEAF, 20
        )
        d.fill(smoke, "#b9a9b4", 0.55)
        return
    for colour, h, w in (("#f5792a", 50, 22), ("#ffc850", 38, 16), ("#fff4c2", 22, 9)):
        d.fill(flame(px, py + 2, h, w, 2), colour)


def socket(d: Doc, number: int, rnd: random.Random) -> None:
    """The golden ring with the eye: nearly shut in the first round, wide in the last."""
    cx, cy = SOCKET
    ring = Sh.ring(cx, cy, 98, 74)
    spikes = U([cutw(*polar(cx, cy, 88, a), *polar(cx, cy, 122, a), 16) for a in range(-85, 266, 25)])
    d.fill((ring | spikes).grow(4).move(3, 6), "#08040a", 0.7)
    gild(d, spikes - Sh.ell(cx, cy, 86), BRASS_TONES, rnd, 0.8)
    gild(d, ring, BRASS_TONES, rnd, 1.4)
    hole = Sh.ell(cx, cy, 74)
    warm = 0.16 + 0.14 * number
    d.fill(hole, d.rad(cx, cy, 76, "#8a2c38", "#561a2a", "#1c0812"))
    with d.clip(hole):
        d.fill(
            pile([sliver(cx - 74, cy - 60 + i * 13, cx + 74, cy - 60 + i * 13, 2.2, 0.1) for i in range(10)]), "#2c0e1c"
        )
        book_eye(d, cx, cy, 168, min(0.92, warm), lashes=False)
    d.stroke(hole, PAGE_INK, 4)


def flourishes(d: Doc) -> None:
    """Whiplash curls beside the numeral, a small one under the name."""
    for sx in (1, -1):

        def place(s: Sh, sx: int = sx) -> Sh:
            return s.scale(sx, 1).move(500, 0)

        curl = U(
            brush("110,272 170,250 240,280 306,266 322,240 298,228 286,248", 12, WHIP, 26),
            brush("140,264 190,292 240,294 276,282", 8, LEAF, 16),
            [Sh.ell(348, 268, 6.5), Sh.ell(104, 274, 5.5)],
        )
        gold_shape(d, place(curl), 2.6, 1.1)
    tail = U(
        brush("500,438 440,428 390,446 352,436", 8, WHIP, 14),
        brush("500,438 560,428 610,446 648,436", 8, WHIP, 14),
        [Sh.ell(500, 438, 7)],
    )
    gold_shape(d, tail, 2.4, 1)
