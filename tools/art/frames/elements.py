"""Element card 600x840: number seat, window, plaque with one badge per point of value."""

from __future__ import annotations

from tools.art.frames.common import CARD_CLIP, corner_lines
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.ornament import arch, badge, card_base, gold_line, gold_paint
from tools.art.palette import EL, GOLD, INK
from tools.art.picture import PictureModule

WINDOW = arch(52, 52, 548, 788, 112)


def element_card(name: str, pic: PictureModule, value: int) -> Doc:
    """Card of `value` 1-3; the numeral on the seat 106,110 r70 is the game's."""
    el = pic.PICTURE.element
    d = Doc(600, 840, name)
    d.window = WINDOW
    d.frame = "card"
    with d.clip(CARD_CLIP):
        pic.draw(d, 2)
    card_base(d, el, WINDOW)
    d.stroke(WINDOW, INK, 7)
    gold_line(d, WINDOW, 3.4, 1.8)
    corner_lines(d)
    w = 96 + value * 88
    pl = S(
        [
            (300 - w / 2, 716, 1),
            (300, 708),
            (300 + w / 2, 716, 1),
            (300 + w / 2 + 22, 757),
            (300 + w / 2, 798, 1),
            (300, 806),
            (300 - w / 2, 798, 1),
            (300 - w / 2 - 22, 757),
        ]
    )
    d.fill(pl.grow(9).move(3, 5), INK, 0.45)
    g = pl.grow(6)
    d.inked(g, gold_paint(d, *g.bounds), 3, 1.2)
    d.fill(pl.grow(1.5), INK)
    d.fill(pl, d.rad(300, 740, w * 0.7, EL[el]["dark"], EL[el]["deep"]))
    d.stroke(pl.shrink(5), GOLD[1], 1.3, 0.8)
    for i in range(value):
        badge(d, el, 300 + (i - (value - 1) / 2) * 88, 757, 34, shade=False)
    badge(d, el, 106, 110, 70, glyph=False)
    return d
