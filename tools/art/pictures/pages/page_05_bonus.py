"""page_05 bonus: two equal jugs pour into one with three handles, standing on top of a pile."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.vignette import AMBER, bonus_ground, coin_pile, jug
from tools.art.picture import Picture

PICTURE = Picture(seed=309)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (200, 120), 264, lines="rings")
    coin_pile(d, 200, 262, 5, 150)
    jug(d, c, 200, 222, 0.95, 0, 3, AMBER)
    with d.group(transform="translate(400 0) scale(-1 1)"):
        jug(d, c, 310, 150, 0.84, -58)
    jug(d, c, 310, 150, 0.84, -58)
    for s in (
        "238,104! 222,96 210,104 206,122! 196,124 196,100 212,84 236,86!",
        "160,106! 178,98 190,106 194,122! 204,124 204,102 188,86 164,88!",
    ):
        c.form(s, ("#ffffff", "#e8f0e8", "#98a8a4"), 2.2)
    for x, y in ((182, 82), (218, 80), (200, 64), (230, 66), (168, 68)):
        c.form(S(f"{x},{y - 9}! {x + 5},{y} {x},{y + 5} {x - 5},{y}"), ("#ffffff", "#b8c4c0"), 1.6)
    solid, cuts = sigil("water", 200, 178, 20)
    d.fill(solid, PAGE_INK)
    d.fill(cuts, "#f2d48a")
