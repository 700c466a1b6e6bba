"""curse_multi back: the same thicket with four seals hung in it, one for each element, in the four badge outlines."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, U
from tools.art.inkwell.spline import pts_of
from tools.art.ornament import badge_shape, sigil
from tools.art.palette import EL
from tools.art.parts.beast import limb
from tools.art.parts.bramble import bramble
from tools.art.parts.thicket import charred_edge, thicket_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=233, size=(600, 840))
SEALS = (("fire", 196, 236, 92), ("water", 424, 330, 88), ("earth", 180, 530, 86), ("air", 410, 620, 96))


def draw(d: Doc, detail: int) -> None:
    """The whole card."""
    rnd = random.Random(PICTURE.seed)
    thicket_ground(d, (300, 420), "#4a3a24")
    branches(
        d,
        rnd,
        (
            "-20,180 200,130 400,190 620,110",
            "-20,700 220,760 420,710 620,770",
            "90,-20 60,260 120,540 70,860",
            "540,-20 500,220 550,520 520,860",
        ),
        20,
        ("#6a5a60", "#3a3040", "#1a1420"),
    )
    for el, x, y, r in SEALS:
        seal(d, el, x, y, r, rnd)
    branches(
        d,
        rnd,
        (
            "-20,330 120,380 300,300 470,440 620,430",
            "300,-20 330,160 270,400 330,620 290,860",
            "-20,640 150,650 300,560 460,510 620,560",
        ),
        25,
        ("#f6ecd6", "#b9a98c", "#5c4c50"),
    )
    charred_edge(d, rnd)


def branches(d: Doc, rnd: random.Random, stems: tuple[str, ...], w: float, tones: tuple[str, str, str]) -> None:
    """bramble stems with their shadow"""
    for spec in stems:
        stem, thorns = bramble([(x, y) for x, y, _ in pts_of(spec)], w, 44, rnd, w * 1.55, 4)
        d.fill(stem.move(6, 9), "#05030a", 0.5)
        for shape in (U(thorns), stem):
            d.inked(shape, d.dlin(shape, *tones), 3.2, 1.6, "#0d0912")
        d.fill(wedges(stem, 11, w * 0.6, 3.6, LIGHT, 0.15, 0.4, rnd), "#0d0912", 0.8)


def seal(d: Doc, el: str, x: float, y: float, r: float, rnd: random.Random) -> None:
    """a plate of bone on a cord, glowing with what it demands"""
    tones = EL[el]
    cord = limb([(x + 14, y - r - 90), (x - 6, y - r - 40), (x, y - r * 0.8)], [6, 7, 8], 10)
    d.inked(cord, "#b9a98c", 2.2, 1, "#0d0912")
    d.glow(x, y, r * 1.7, (0, tones["light"], 0.85), (0.55, tones["mid"], 0.45), (1, tones["base"], 0))
    plate = badge_shape(el, x, y, r * 0.86)
    d.fill(plate.move(5, 8), "#05030a", 0.5)
    d.inked(plate, d.dlin(plate, "#fbf4e2", "#cbbfae", "#857a80"), 4, 2.2, "#0d0912")
    d.stroke(plate.shrink(9), tones["dark"], 2.6)
    d.fill(wedges(plate, 9, 20, 4, LIGHT, 0.15, 0.3, rnd), "#2b2233")
    solid, gaps = sigil(el, x, y, r * 0.5)
    d.fill(solid.move(2, 3), "#0d0912", 0.5)
    d.fill(solid, d.rad(x, y, r * 0.6, tones["mid"], tones["dark"]))
    d.fill(gaps, "#f3ecd8")
