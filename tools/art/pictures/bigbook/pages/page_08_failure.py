"""page_08 failure: the pot is upside down; its soil leaves as a landslide, with the tenant worm."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, specks
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.leafcard import leafcard
from tools.art.parts.misfortune import DEEP, PAPER, RED, WINDOW
from tools.art.parts.vignette import CRIMSON, CUT, IRON, OAKEN, SOOT, flower_pot
from tools.art.picture import Picture

PICTURE = Picture(seed=316)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    banded(d)
    soil = c.form(
        "210,290! 250,262 300,246 340,214 384,196 420,168 452,140! 540,176! 560,214 600,250 640,268 650,290!",
        ("#8a6248", "#4a2e26", "#1c1114"),
        3.2,
        (10, 26, 5.4),
        CUT,
    )
    d.fill(engrave(soil, para_lines(soil.bounds, -24, 15, 4, 60), lambda x, y: 0.5, 15, 1, 5), PAGE_INK, 0.8)
    d.fill(specks(soil, 70, (2, 5), c.rnd), "#c99c6a", 0.9)
    for x, y, r, turn in (
        (300, 232, 14, 10),
        (360, 196, 11, 40),
        (262, 262, 9, 80),
        (590, 232, 12, 20),
        (416, 214, 9, 60),
    ):
        c.form(S("-12,-4! -4,-12 8,-10! 13,2 4,11! -10,8").scale(r / 11).rot(turn).move(x, y), IRON, 2.2)
    flower_pot(d, c, 506, 66, 1.04, 158)
    worm = brush("396,250 412,222 440,214 454,236 478,244 496,222 492,200", 18, taper(0.5, 0.9, 0.5), 26)
    c.form(worm, CRIMSON, 2.6)
    for t in ("410,224 420,230 428,226", "446,222 450,234 460,232", "476,240 484,236 488,228"):
        c.strokes(CUT, (t, 3.6))
    d.fill(Sh.ell(488, 202, 3.6) | Sh.ell(497, 203, 3.6), "#fffaea")
    d.fill(Sh.ell(488, 203, 1.9) | Sh.ell(497, 204, 1.9), PAGE_INK)
    c.form(S("-14,0! -12,-16! 12,-16! 14,0! 20,4! -20,4!").rot(8).move(494, 190), SOOT, 1.9)
    c.form(brush("330,214 322,190 336,176", 5, taper(1, 0.3), 8), OAKEN, 1.8)
    leafcard(d, 290, 168, 46, "earth", "curled", -30, ink=PAGE_INK)
    leafcard(d, 352, 132, 46, "earth", "curled", 24, ink=PAGE_INK)


def banded(d: Doc) -> None:
    """a sky in torn bands of sunset that slope with the hill"""
    d.fill(WINDOW, d.lin(0, 0, 640, 0, PAPER[0], PAPER[1]))
    bands = (("#e8a468", 18, 0.55), ("#d86a48", 66, 0.7), (RED, 112, 0.8), (DEEP, 164, 0.85))
    for i, (tone, y, op) in enumerate(bands):
        edge = f"700,{y - 150}! 560,{y - 104} 420,{y - 52} 300,{y - 22} 170,{y + 30} 60,{y + 64} -20,{y + 120}!"
        low = f"-20,{y + 128}! 80,{y + 82 - i * 4} 200,{y + 54} 320,{y + 18} 470,{y - 20} 600,{y - 60} 700,{y - 96}!"
        d.fill(S(f"{edge} {low}"), d.lin(0, 0, 640, 0, (0, tone, 0.15), (0.4, tone, op), (1, tone, 1)))
    for x, y in ((590, 40), (560, 64), (616, 70)):
        d.fill(
            brush([(x - 15, y - 5), (x - 6, y - 9), (x, y), (x + 6, y - 9), (x + 15, y - 5)], 4, taper(0, 0), 8),
            PAGE_INK,
        )
