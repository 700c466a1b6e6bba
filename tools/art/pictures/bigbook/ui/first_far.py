"""first_far: behind the crowd of the very first page: the cloud of ink that burst out of the book, its rays, and the
three monsters that are farthest off."""

import random

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.crowd import CROWD_SIZE, HEART, step_out
from tools.art.picture import Picture

PICTURE = Picture(seed=351, size=CROWD_SIZE)
BILLOWS = (
    (120, 640, 100), (96, 480, 84), (150, 330, 118), (250, 180, 122), (410, 120, 108), (580, 92, 84), (730, 84, 78),
    (890, 96, 90), (1050, 118, 104), (1220, 180, 116), (1350, 320, 110), (1410, 480, 80), (1390, 640, 98),
    (1320, 800, 110), (180, 800, 110),
)  # fmt: skip
"""The round heads of the cloud: middle and radius."""
SPLASHES = ((44, 250, 15), (22, 300, 8), (300, 36, 12), (492, 18, 8), (1000, 14, 9), (1224, 40, 14), (1474, 262, 13),
            (1488, 330, 7), (1448, 214, 7), (80, 206, 7), (668, 10, 6), (838, 16, 5))  # fmt: skip


def draw(d: Doc, detail: int) -> None:
    """Cloud, spider, well dweller, stone."""
    cloud(d, random.Random(PICTURE.seed))
    step_out(d, "page_03", ("body", "eyes", "jaw", "over", "limb"), "translate(-2 62) rotate(-4) scale(.98)", 0.26)
    step_out(d, "page_06", ("body", "jaw", "eyes", "over", "limb"), "translate(822 2) scale(1)", 0.22)
    step_out(d, "page_07", ("body", "arm", "jaw", "eyes"), "translate(392 22) scale(1.06)", 0.08)


def cloud(d: Doc, rnd: random.Random) -> None:
    """Heads of ink round a dark that is lit from the book; cut from their edges inward as clouds are in wood."""
    heads = [Sh.ell(x, y, r) for x, y, r in BILLOWS]
    blot = Sh.poly([(x, y) for x, y, _ in BILLOWS]) | pile(heads)
    for x, y, r in SPLASHES:
        d.fill(Sh.ell(x, y, r), INK)
    d.inked(blot, d.rad(*HEART, 820, "#fff0b8", "#f4b04e", "#9a4048", "#42224e", "#1e142c"), 5, 3)
    rays = pile(
        [cutw(*polar(*HEART, 950, a), *polar(*HEART, 90, a), 6 + 26 * rnd.random()) for a in range(176, 366, 7)]
    )
    d.fill(rays & blot, "#ffdf9a", 0.17)
    for head in heads:
        d.fill(wedges(head, 11, 34, 7, HEART, 0.1, 0.4, rnd) & blot, INK)
