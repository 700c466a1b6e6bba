"""mote_pebble: a chip of stone, for things that break."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S
from tools.art.picture import Picture

PICTURE = Picture(seed=362, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """Three planes."""
    chip = S("8,38! 18,12! 40,6! 58,26! 52,50! 24,58!")
    d.inked(chip, d.dlin(chip, "#d6c8ac", "#8f8072", "#3f3438"), 4, 2)
    d.fill(S("8,38! 30,30! 24,58!"), "#3f3438", 0.6)
    d.fill(S("18,12! 40,6! 30,30! 8,38!"), "#f0e6d0", 0.6)
