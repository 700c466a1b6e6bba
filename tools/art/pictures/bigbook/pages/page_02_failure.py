"""page_02 failure: lightning takes the two upper storeys of the tower; only their outline still glows."""

import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point
from tools.art.palette import INK, PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.misfortune import DEEP, RED, darkening
from tools.art.parts.sky import bolt, scroll_cloud
from tools.art.parts.vignette import flying_pages, page_tower
from tools.art.picture import Picture

PICTURE = Picture(seed=304)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    storm(d, (440, 110))
    d.glow(440, 90, 100, (0, "#fff6d0", 0.8), (0.5, "#ffb08a", 0.35), (1, "#c02c30", 0))
    page_tower(d, c, 440, 258, 5, ghosts=2)
    strike = bolt([(566, -10), (516, 40), (540, 52), (484, 92), (500, 102), (450, 132)], 24)
    d.inked(strike, d.lin(560, 0, 450, 130, "#fffdf0", "#fff0b0", "#ffc850"), 3, 1, PAGE_INK)
    for i in range(3):
        scroll_cloud(d, 540 + i * 44, 14 - (i % 2) * 12, 34, 1 if i % 2 else -1, "#4a3c44", PAGE_INK)
    flying_pages(
        d,
        (
            (338, 96, -40, "", "curled"),
            (316, 168, 28, "fire", "curled"),
            (558, 160, 38, "", "curled"),
            (592, 222, 80, "air", "curled"),
        ),
        44,
    )
    crumbs(d, Sh.rect(330, 60, 240, 120), 60, c.rnd)
    for x in (392, 420, 464, 486):
        d.fill(sliver(440, 112, x, 74, 3), "#fffdf0")


def crumbs(d: Doc, box: Sh, n: int, rnd: random.Random) -> None:
    """specks and crumbs"""
    d.fill(specks(box, n, (1.2, 4), rnd), INK, 0.75)


def storm(d: Doc, struck: Point) -> None:
    """a night of rain, white about the stroke, red on the hills"""
    darkening(d, "#8a6258", "#4a2c38", "#241620", start=0.2)
    d.glow(*struck, 250, (0, "#fffdf0", 1), (0.25, "#ffe2b0", 0.8), (0.55, "#c8503c", 0.45), (1, RED, 0))
    rain = [sliver(x, y, x - 22, y + 58, 2.2) for x in range(150, 680, 23) for y in range(-20 - x % 40, 280, 92)]
    d.fill(pile(rain), PAGE_INK, 0.55)
    hills = S("0,256 120,244 230,254 330,236 420,246 520,228 640,240 660,300! -10,300!")
    d.fill(hills, d.lin(0, 0, 640, 0, (0, "#a8805a"), (0.4, DEEP), (1, "#1d0f16")))
