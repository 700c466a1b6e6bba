"""Spell card 600x840 and spell tile 600x600 round one art function."""

from __future__ import annotations

from tools.art.frames.common import CARD_CLIP, corner_lines
from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.ornament import arch, badge, banner, card_base, gold_line, medallion, parchment
from tools.art.palette import INK, PARCH
from tools.art.picture import PictureModule

CARD_WINDOW = arch(52, 52, 548, 512, 118)
TILE_WINDOW = arch(52, 52, 548, 548, 118)


def spell_card(name: str, pic: PictureModule) -> Doc:
    """Full card: window, level seat 98,100 r52, badge 502,100 r56, ribbon and rules panel; text is the game's."""
    el = pic.PICTURE.element
    d = Doc(600, 840, name)
    d.window = CARD_WINDOW
    d.frame = "card"
    with d.clip(CARD_CLIP):
        pic.draw(d, 2)
    card_base(d, el, CARD_WINDOW)
    d.stroke(CARD_WINDOW, INK, 7)
    gold_line(d, CARD_WINDOW, 3.4, 1.8)
    _furniture(d, el)
    return d


def spell_tile(name: str, pic: PictureModule) -> Doc:
    """Square tile without text: level seat 104,106 r68, badge 494,106 r72."""
    el = pic.PICTURE.element
    d = Doc(600, 600, name)
    d.window = TILE_WINDOW
    d.frame = "tile"
    with d.clip(Sh.rect(26, 26, 548, 548, 10)):
        pic.draw(d, 1)
    card_base(d, el, TILE_WINDOW, width=600, height=600)
    d.stroke(TILE_WINDOW, INK, 7)
    gold_line(d, TILE_WINDOW, 3.4, 1.8, box=(0, 0, 600, 600))
    medallion(d, 104, 106, 68, el)
    badge(d, el, 494, 106, 72)
    return d


def _furniture(d: Doc, el: str, seed: int = 5) -> None:
    """Level medallion, element badge, text panel and name ribbon."""
    corner_lines(d)
    medallion(d, 98, 100, 52, el)
    badge(d, el, 502, 100, 56)
    txt = Sh.rect(54, 566, 492, 224, 10)
    d.fill(txt.grow(3), INK)
    parchment(d, txt, seed, edge=18)
    d.stroke(txt.shrink(7), PARCH[3], 1.2, 0.7)
    for x, y, rx, ry in ((66, 778, 1, -1), (534, 778, -1, -1)):
        d.fill(U(brush("0,22 2,6 6,2 22,0", 3.2, LEAF, 8), Sh.ell(7, 7, 2.4)).scale(rx, ry).move(x, y), PARCH[3])
    banner(d, 40, 560, 494, 86, el, fold=36, drop=18)
