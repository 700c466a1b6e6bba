"""page_09 bonus: two drawers shut full, the third puts out one page like a tongue."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.ornament import sigil
from tools.art.palette import EL
from tools.art.parts.carver import Carver
from tools.art.parts.shelf import HOLLOW, drawer_front
from tools.art.parts.vignette import CUT, OAKEN, bonus_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=317)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (200, 110), 268, "strata", "garden")
    for x in (72, 322):
        c.form(f"{x - 18},250! {x - 12},276! {x + 12},276! {x + 18},250!", OAKEN, 2.6)
    c.form("40,26! 66,8! 348,8! 364,26! 364,254! 40,254!", OAKEN, 3.4, (11, 24, 5), CUT)
    c.form("28,34! 58,10! 346,10! 376,34!", ("#e0b888", "#a8754a", "#5c3822"), 3, (9, 12, 4), CUT)
    for y, signs in ((44, ("fire", "water")), (112, ("air", "earth"))):
        drawer_front(d, 54, y, 296, 58, seed=y)
        for x, el in zip((110, 294), signs, strict=True):
            solid, cuts = sigil(el, x, y + 29, 15)
            d.inked(Sh.ell(x, y + 29, 23), "#fff6dc", 2.6, 1)
            d.fill(solid, EL[el]["base"])
            d.fill(cuts, "#fff6dc")
    drawer(d, 54, 180, 296, 58, 26, seed=9)
    tongue = c.form(
        "158,206! 246,206! 252,236 262,262 250,282 204,286 158,282 146,264 152,236!",
        ("#fffdf0", "#f6e8c4", "#c9a873"),
        3,
        (8, 14, 4),
        CUT,
    )
    c.strokes("#b98a58", ("204,212 202,244 204,276", 4.4), within=tongue)
    solid, cuts = sigil("water", 204, 252, 16)
    d.fill(solid, EL["water"]["base"])
    d.fill(cuts, "#f6e8c4")


def drawer(d: Doc, x: float, y: float, w: float, h: float, pull: float, seed: int) -> None:
    """a drawer pulled `pull` units towards us and down: a dark inside shows above its front"""
    inside = Sh.rect(x, y, w, h, 3)
    d.inked(inside, d.vlin(inside, HOLLOW[1], HOLLOW[0]), 2.6, 1)
    drawer_front(d, x - pull * 0.12, y + pull, w + pull * 0.24, h, seed=seed)
