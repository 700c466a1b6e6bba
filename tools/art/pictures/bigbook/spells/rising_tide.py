"""rising_tide: each player sets cards in support.

The reading room floods politely: one boat under striped sails, the cat at the helm, leads the fleet up to the shelves.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.cat import cat
from tools.art.parts.light import window_light
from tools.art.parts.sea import paper_boat, scroll_sea
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=36)
FOCUS = (300, 320)
ROSE = ("#ffd8de", "#e88aa0", "#8a3458")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", FOCUS, 400)
    _shelves(d, rnd)
    d.glow(*FOCUS, 190, (0, "#ffffff", 0.95), (0.4, "#d8f6ee", 0.7), (1, "#8fdcdc", 0))
    for x, y, k in ((128, 262, 0.34), (470, 252, 0.3), (186, 254, 0.26)):
        paper_boat(d, x, y, k, 3, glow=False)
    scroll_sea(d, 290, 36, 92, 10, ("#6fc4d8", "#2f83bd"))
    paper_boat(d, 130, 366, 0.72, -6, glow=False)
    scroll_sea(d, 388, 42, 112, -30, ("#3a9fc9", "#1f5fa6"))
    _boat(d, 352, 436, 1.72, 4, lead=True)
    scroll_sea(d, 478, 46, 132, -60, ("#2379b8", "#123a78"))
    scroll_sea(d, 540, 40, 112, -20, ("#174a8c", "#0b1c42"))


def _shelves(d: Doc, rnd: random.Random) -> None:
    """five rows of books going under, cut as a low-contrast pattern"""
    books, gaps, lamps = [], [], []
    for row in range(5):
        foot, x = 110 + row * 62, 44.0
        while x < 560:
            w, h = rnd.uniform(11, 21), rnd.uniform(34, 50)
            lean = rnd.choice((0, 0, 0, 7))
            books.append(Sh.rect(x, foot - h, w, h, 2).rot(lean, x, foot))
            gaps += [
                sliver(x + 2, foot - h * 0.72, x + w - 2, foot - h * 0.72, 2),
                sliver(x + 2, foot - h * 0.2, x + w - 2, foot - h * 0.2, 2),
            ]
            x += w + 2.5 + (12 if rnd.random() < 0.08 else 0)
        lamps.append(Sh.rect(30, foot, 540, 9))
    d.fill(d.window, "#0b1c42", 0.3)
    d.fill(pile(books), d.rad(*FOCUS, 360, "#5fa6c4", "#255f96", "#12305f"))
    d.fill(pile(gaps), "#0b1c42", 0.8)
    d.fill(lamps, d.rad(*FOCUS, 360, "#9fe0e0", "#3a78a8", "#1c3f70"))
    d.fill([s.move(0, 9).scale(1, 0.5, 0, s.bounds[3] + 9) for s in lamps], INK, 0.7)


def _boat(d: Doc, x: float, y: float, k: float, seed: int, lead: bool = False) -> None:
    """a paper boat with two striped sails; the leader was folded from a failed exam"""
    mast = Sh.rect(x - 3 * k, y - 178 * k, 6 * k, 170 * k)
    pennant = S(
        [
            (x + 2, y - 176 * k, 1),
            (x + 26 * k, y - 184 * k),
            (x + 58 * k, y - 172 * k, 1),
            (x + 30 * k, y - 164 * k),
            (x + 2, y - 156 * k, 1),
        ]
    )
    d.inked(pennant, d.hlin(pennant, *ROSE), 2.4, 1)
    d.inked(mast, "#8a5a3a", 2, 0.8)
    paper_boat(d, x, y, k, (-5, 4, -6, 5, -3)[seed - 1], glow=False)
    sail = S("4,-176! 44,-120 62,-40! 30,-30 4,-34!").scale(k).move(x, y)
    jib = S("-5,-168! -40,-104 -58,-44! -28,-36 -5,-36!").scale(k).move(x, y)
    for part, tones in ((jib, ("#ffffff", "#ffe9d8", "#d89a9a")), (sail, ("#ffffff", "#fff4e4", "#e0b0a0"))):
        d.inked(part, d.lin(x - 60 * k, y - 170 * k, x + 60 * k, y - 40 * k, *tones), 3.4, 1.6)
        bars = [Sh.rect(x - 70 * k, y - (150 - 44 * i) * k, 140 * k, 17 * k).rot(-7, x, y - 100 * k) for i in range(3)]
        d.fill(pile(bars) & part.shrink(2), "#e0566a")
        d.fill(part - part.move(5, 4), "#ffffff", 0.9)
    cat(d, x - 4 * k, y - 6 * k, 0.42 * k, "sit", rim="#eafcf4", look=1)
    if lead:
        d.fill(pile([sliver(x - 44 + i * 13, y + 28, x - 32 + i * 13, y + 8, 3.4) for i in range(3)]), "#d8433a")
