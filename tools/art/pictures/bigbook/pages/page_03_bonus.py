"""page_03 bonus: an acorn cracks on the gloved palm, and what was small stands up as an oak of the same sign."""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.carver import Carver
from tools.art.parts.hand import hand
from tools.art.parts.vignette import CUT, bonus_ground
from tools.art.picture import Picture

PICTURE = Picture(seed=305)
GLOVE = ("#a08a8c", "#5a464e", "#241a20")
NUT = ("#ffe2a8", "#c98a4c", "#5f3620")
CAP = ("#c9a070", "#7a5434", "#3a2418")
CRACK = "190,148! 222,148! 214,176 224,198 208,218 210,244! 192,220 200,198 184,176"


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject left."""
    c = Carver(d, 2, PICTURE.seed)
    bonus_ground(d, (206, 100), 0, hour="garden")
    d.glow(206, 130, 150, (0, "#fffbe0", 0.95), (0.4, "#ffe08a", 0.45), (1, "#ffc850", 0))
    palm(d, behind=True)
    d.fill(S(CRACK).grow(9), "#fff6c8")
    sapling(d, c)
    acorn(d, c)
    palm(d, behind=False)


def sapling(d: Doc, c: Carver) -> None:
    """a young oak, five leaves wide, that lifts the acorn's cap on its crown"""
    c.form(brush("207,240 208,196 200,150 210,110 204,66", 17, taper(1, 0.4, 0), 14), ("#d8b06a", "#7a5a34"), 2.8)
    for x, y, rot, k in (
        (204, 132, 200, 1.0),
        (206, 128, -18, 1.06),
        (206, 96, 218, 1.1),
        (208, 92, -42, 1.14),
        (205, 72, -92, 1.0),
    ):
        blade = "0,0! 10,-6 14,-18 26,-14 34,-24 44,-14 58,-16 62,-4 74,0! 62,5 58,16 44,14 34,24 26,14 14,18 10,6"
        oak = S(blade).scale(k).rot(rot).move(x, y)
        c.form(oak, ("#fff0b0", "#d8a84a", "#7a5220"), 2.8, (7, 10, 3.6), CUT)
        d.fill(sliver(0, 0, 66, 0, 2.6).scale(k).rot(rot).move(x, y), PAGE_INK)


def acorn(d: Doc, c: Carver) -> None:
    """the nut, split down its face; light in the crack; its cap has been pushed aside"""
    whole = S("150,150! 176,160 206,162 236,160 262,150! 266,182 252,216 226,238 206,252! 186,238 160,216 146,182")
    crack = S(CRACK)
    left, right = (
        (whole & Sh.rect(100, 100, 106, 200)) - crack.grow(2),
        (whole & Sh.rect(206, 100, 106, 200)) - crack.grow(2),
    )
    for half, turn in ((left, -8), (right, 8)):
        c.form(half.rot(turn, 206, 250), NUT, 3.2, (8, 20, 5), CUT)
    cap = S("-46,8! -40,-14 -18,-28 0,-30 18,-28 40,-14 46,8! 20,14 0,15 -20,14").rot(38).move(286, 176)
    c.form(cap, CAP, 3, (7, 10, 4), CUT)
    c.form(brush("304,152 314,140 318,128", 9, taper(1, 0.8, 0), 6), CAP, 2.4)
    scales = [
        cutw(-30 + i * 15, -12 + (i % 2) * 10, -22 + i * 15, -4 + (i % 2) * 10, 4).rot(38).move(286, 176)
        for i in range(5)
    ]
    d.fill(pile(scales), PAGE_INK)
    solid, gaps = sigil("earth", 170, 204, 17)
    d.fill((solid - gaps).rot(-8, 170, 204), PAGE_INK)


def palm(d: Doc, behind: bool) -> None:
    """an open glove from the lower left that offers the wonder: three fingers and thumb behind, the palm before"""
    if behind:
        hand(d, "open", 96, 246, 1.62, -4, skin=GLOVE, rnd=random.Random(PICTURE.seed))
        return
    front = S(
        "84,222! 120,232 160,248 206,256 252,250 300,236 330,232! 344,244 322,262 286,276 236,284 160,280 84,272!"
    )
    d.inked(front, d.dlin(front, *GLOVE), 3.4, 1.8, PAGE_INK)
    d.fill(wedges(front, 10, 20, 5, rnd=random.Random(PICTURE.seed)), CUT)
    cuff = S("26,206! 60,200 92,206! 98,244 92,284! 58,292 22,286! 16,246")
    d.inked(cuff, d.dlin(cuff, "#fff6e0", "#dcc49a", "#8a6a4a"), 3.2, 1.6, PAGE_INK)
    d.fill(wedges(cuff, 9, 16, 4, rnd=random.Random(PICTURE.seed)), CUT)
