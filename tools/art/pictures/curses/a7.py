"""a7 Scattered Pages: two pages with paper-plane noses come home to the dovecote that is the deck."""

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fold import DART, fold
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=77)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    evening(d)
    hills(d)
    tower(d, rnd)
    trail(d, "-60,430 60,460 150,400 130,330 100,300")
    trail(d, "-70,170 30,130 130,190 190,210")
    fold(d, DART, 138, 292, 0.74, 62, ("#ffffff", "#f6edd8", "#8f84ac"), CURSE_BLACK, 4.4)
    fold(d, DART, 250, 196, 0.84, 84, ("#ffffff", "#f6edd8", "#8f84ac"), CURSE_BLACK, 4.4)


def evening(d: Doc) -> None:
    """a wide lilac sky with spirals of wind, lit from the tower window"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(
        d.window,
        d.rad(400, 230, 430, (0, "#ece9fb", 1), (0.3, "#8680c2", 0.95), (0.62, "#3a3568", 0.95), (1, CURSE_BLACK, 1)),
    )
    swirl = [[polar(400, 230, 110 + 560 * (j / 40), k * 24 + j * 4.5) for j in range(41)] for k in range(15)]
    d.fill(
        engrave(d.window, swirl, lambda x, y: math.hypot(x - 400, y - 230) / 360 - 0.25, 13, 1, 17, 34),
        CURSE_BLACK,
        0.85,
    )


def hills(d: Doc) -> None:
    """two folds of land, dark"""
    for spec, tone in (
        ("-140,440! 0,420 140,452 320,430 520,448 740,424! 740,860! -140,860!", "#3a3568"),
        ("-140,480! 60,462 240,478 460,462 740,478! 740,860! -140,860!", "#171327"),
    ):
        d.inked(S(spec), tone, 4, 1.4, CURSE_BLACK)
    d.fill(
        pile([sliver(-90 + k * 120, 478 - (k % 2) * 22, -20 + k * 120, 470 - (k % 2) * 22, 4) for k in range(7)]),
        "#8680c2",
    )


def tower(d: Doc, rnd: random.Random) -> None:
    """a stack of pages as walls, a folded roof, holes for pigeons"""
    for k in range(9):
        y, half = 462 - k * 27, 84 - k * 3.4 + (4 if k % 2 else -3)
        x = 400 + (3 if k % 3 else -5)
        layer = S(
            f"{x - half},{y - 24}! {x},{y - 28} {x + half},{y - 24}! {x + half + 5},{y - 10} "
            f"{x + half},{y + 2}! {x},{y + 5} {x - half},{y + 2}! {x - half - 5},{y - 10}"
        )
        d.inked(layer, d.lin(x - half, 0, x + half, 0, "#ffffff", "#e9e4f2", "#8f84ac", "#4c4568"), 4.2, 2, CURSE_BLACK)
        d.fill(
            pile(
                [
                    sliver(x - half + 8, y - 15, x + half * rnd.uniform(0.2, 0.8), y - 14, 3),
                    sliver(x - half + 8, y - 5, x + half * rnd.uniform(0.3, 0.9), y - 5, 3),
                ]
            ),
            "#6a6088",
        )
    roof = ((((-92, 0), (0, -110), (-20, 12)), 0.1), (((0, -110), (92, 0), (-20, 12)), 0.75))
    fold(d, roof, 400, 232, 1.0, 0, ("#ffffff", "#cfc6dc", "#5d5484"), CURSE_BLACK, 5)
    for x, y in ((400, 300), (366, 386), (436, 386)):
        d.glow(x, y, 54, (0, "#ffffff", 0.9), (0.5, "#ece9fb", 0.45), (1, "#bdb8e6", 0))
        door = Sh.ell(x, y - 6, 19) | Sh.rect(x - 19, y - 6, 38, 28)
        d.inked(door, "#fffdf0" if y == 300 else "#262350", 4.4, 1.6, CURSE_BLACK)
        d.inked(Sh.rect(x - 27, y + 20, 54, 9, 4), "#e9e4f2", 3, 1.4, CURSE_BLACK)


def trail(d: Doc, spec: str) -> None:
    """dashes of the flight"""
    points = sample(spec, 22)
    dashes = [sliver(points[k][0], points[k][1], points[k + 1][0], points[k + 1][1], 6) for k in range(0, 21, 2)]
    d.fill(pile(dashes), "#ffffff")
