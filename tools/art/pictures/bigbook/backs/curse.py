"""curse back: bramble grown over a pair of shut eyelids, so near that the thicket fills the card."""

import math
import random

from tools.art.inkwell.brush import TAIL, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import LIGHT, S, U
from tools.art.inkwell.spline import pts_of, sample
from tools.art.parts.bramble import bramble
from tools.art.parts.thicket import charred_edge, thicket_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=232, size=(600, 840))


def draw(d: Doc, detail: int) -> None:
    """The whole card."""
    rnd = random.Random(PICTURE.seed)
    thicket_ground(d)
    lids(d, rnd)
    thicket(d, rnd)
    charred_edge(d, rnd)


def lids(d: Doc, rnd: random.Random) -> None:
    """one great eye, closed, in white-line engraving; a tear of light"""
    x, y = 300, 400
    d.glow(x, y + 40, 240, (0, "#a8958a", 0.5), (0.6, "#4d4152", 0.35), (1, "#120d18", 0))
    lid = S("66,404! 150,300 300,250 450,300 534,404! 450,498 300,540 150,498")
    d.inked(lid, d.rad(x - 60, y - 70, 330, "#fbf2de", "#a8989a", "#3a2e42"), 4, 2, "#0d0912")
    rows = [
        [(66 + 468 * t, 404 - (120 * k) * math.sin(math.pi * t)) for t in [i / 30 for i in range(31)]]
        for k in (0.2, 0.36, 0.52, 0.68, 0.84, 1.0, 1.14)
    ]
    d.fill(engrave(lid, rows, lambda px, py: 0.3 + abs(px - x) / 420, 18, 1.2, 9, step=16), "#120d18")
    under = [
        [(66 + 468 * t, 418 + (120 * k) * math.sin(math.pi * t)) for t in [i / 30 for i in range(31)]]
        for k in (0.34, 0.56, 0.78)
    ]
    d.fill(engrave(lid, under, lambda px, py: 0.35 + abs(px - x) / 380, 18, 1.2, 8, step=16), "#120d18")
    seam = brush("66,404 160,436 300,450 440,436 534,404", 17, taper(0.2, 0.2), 24)
    d.inked(seam, "#0d0912", 2.4, 0, "#f3ecd8")
    lashes = [
        brush([(px, py + 4), (px + (px - x) * 0.09, py + 30), (px + (px - x) * 0.22, py + 52)], 10, TAIL, 8)
        for px, py, _, _ in sample("110,420 180,440 300,450 420,440 490,420", 10)
    ]
    d.inked(lashes, "#0d0912", 1.8, 0, "#cbbfae")
    drop = S("356,474! 370,508 366,524 356,529 346,524 342,508")
    d.glow(356, 510, 40, (0, "#fff6dc", 0.9), (1, "#cbbfae", 0))
    d.inked(drop, "#fff6dc", 2.4, 1, "#0d0912")


def thicket(d: Doc, rnd: random.Random) -> None:
    """far stems dark, near stems bone, all crossing the eye from different sides"""
    far = (
        "-20,150 160,230 330,200 620,300",
        "-20,640 140,560 380,610 620,520",
        "120,-20 90,200 150,430 100,860",
        "480,-20 520,230 460,470 510,860",
        "-20,420 200,340 420,390 620,360",
    )
    near = (
        "-20,260 120,330 260,320 420,250 620,190",
        "-20,540 150,500 300,560 470,500 620,580",
        "220,-20 180,170 250,330 210,560 260,860",
        "400,-20 430,160 380,300 430,540 380,860",
        "-20,90 170,140 420,60 620,130",
        "-20,740 200,690 420,760 620,690",
    )
    for stems, w, thorn, tones in (
        (far, 20, 30, ("#6a5a60", "#3a3040", "#1a1420")),
        (near, 25, 40, ("#f6ecd6", "#b9a98c", "#5c4c50")),
    ):
        for spec in stems:
            stem, thorns = bramble([(x, y) for x, y, _ in pts_of(spec)], w, 44, rnd, thorn, 4)
            whole = [U(thorns), stem]
            d.fill(stem.move(6, 9), "#05030a", 0.5)
            for shape in whole:
                d.inked(shape, d.dlin(shape, *tones), 3.2, 1.6, "#0d0912")
            d.fill(wedges(stem, 11, w * 0.6, 3.6, LIGHT, 0.15, 0.4, rnd), "#0d0912", 0.8)
