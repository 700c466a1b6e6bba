"""arms: the academy's arms: an open book over the four badges, two quills behind, a ribbon without words."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.ornament import badge, banner, gold_shape
from tools.art.palette import EL, ELEMENTS, INK
from tools.art.parts.feather import cut_feather, vane
from tools.art.picture import Picture

PICTURE = Picture(seed=433, size=(480, 560))
SHIELD = "84,96! 160,84 240,70 320,84 396,96! 402,240 382,330 330,404 240,460! 150,404 98,330 78,240"


def draw(d: Doc, detail: int) -> None:
    """Quills, shield in four fields, badges, the book across its head, the ribbon below."""
    rnd = random.Random(PICTURE.seed)
    for side in (1, -1):
        quill(d, side)
    shield = S(SHIELD)
    d.fill(shield.grow(16).move(6, 12), INK, 0.5)
    gold_shape(d, shield.grow(13), 4, 2)
    d.fill(shield.grow(3), INK)
    quarters = ((0, 0, 240, 266), (240, 0, 240, 266), (0, 266, 240, 300), (240, 266, 240, 300))
    for el, box in zip(ELEMENTS, quarters, strict=True):
        tone = EL[el]
        field = Sh.rect(*box) & shield
        d.fill(field, d.dlin(field, tone["base"], tone["dark"], tone["deep"]))
        d.fill(wedges(field, 14, 26, 6, ("pt", 240, 266), 0.1, 0.3, rnd), tone["deep"], 0.9)
    cross = (Sh.rect(234, 60, 12, 420) | Sh.rect(60, 260, 360, 12)) & shield
    d.fill(cross.grow(3) & shield, INK)
    d.fill(cross, d.lin(80, 80, 400, 460, "#fff3c0", "#c98f34", "#f0cb6a", "#8a5a20"))
    for el, x, y in zip(ELEMENTS, (162, 318, 172, 308), (216, 216, 326, 326), strict=True):
        badge(d, el, x, y, 40)
    book(d, rnd)
    banner(d, 92, 388, 452, 56, fold=44, drop=20)


def quill(d: Doc, side: int) -> None:
    """one of two crossed quills; feathers rise past the shield's shoulders, nibs look out below it"""
    root, tip = (240 - side * 168, 404), (240 + side * 206, 14)
    shaft = brush([root, (240, 250), tip], 15, taper(0.25, 0.5, 0.6), 12)
    d.inked(shaft, "#f3e6c6", 4, 1.4)
    feather, spine = vane((240 + side * 60, 206), -90 + side * 41, 246, 96, 0.1 * side)
    d.fill(feather.grow(4), INK)
    tones = ("#fff6e4", "#b8a0c8") if side == 1 else ("#efe6f6", "#9a86b4")
    cut_feather(d, feather, spine, *tones, lw=4, barbs=9, side=-side, w=66, heavy=2, both=True)


def book(d: Doc, rnd: random.Random) -> None:
    """the open book that crowns the shield; a lamp's ray stands on it"""
    d.glow(240, 72, 68, (0, "#fff6cc", 0.9), (0.35, "#ffcf60", 0.4), (1, "#ff9a3a", 0))
    rays = [
        sliver(240 + dx * 0.35, 62, 240 + dx, 62 - up, 7)
        for dx, up in ((-78, 20), (-44, 42), (0, 54), (44, 42), (78, 20))
    ]
    d.fill(pile(rays), "#fff3c0", 0.9)
    boards = S("112,80! 232,100 248,100 368,80! 368,164! 260,178 240,190 220,178 112,164!")
    d.inked(boards, d.dlin(boards, "#c2465a", "#8a2438", "#4a0f1e"), 5, 2.4)
    for side in (1, -1):
        leaf = S("240,92! 210,66 170,62 126,72! 126,150! 172,142 214,150 240,172!")
        leaf = leaf if side == 1 else leaf.flipx(240)
        x0, x1 = (126, 240) if side == 1 else (354, 240)
        d.inked(leaf, d.lin(x0, 0, x1, 0, "#fffdf2", "#f6e6bc", "#b8935c"), 4, 1.6)
        lines = [sliver(240 - side * 98, 88 + i * 18, 240 - side * 22, 96 + i * 18, 3.6) for i in range(4)]
        d.fill(pile(lines), "#8a5f3c")
    d.fill(brush("240,92 238,130 240,172", 6, LEAF, 8), INK)
