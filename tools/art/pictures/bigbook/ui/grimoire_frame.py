"""grimoire_frame: the grimoire as it lies on the table, shut: its leather, brass and clasp, a panel in its board left
bare (140, 68, 474, 490 of 704x648) for the picture of the cover that this evening's book has."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import PAGE_INK
from tools.art.parts.room import ROOM_BRASS
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.clasp import lock
from tools.art.pictures.bigbook.ui.grimoire import leather

PICTURE = Picture(seed=354, size=(704, 648))
PANEL = Sh.rect(140, 68, 474, 490, 6)


def draw(d: Doc, detail: int) -> None:
    """The board, the brass rim of the panel, the clasp."""
    rnd = random.Random(PICTURE.seed)
    leather(d, rnd, 1.1)
    rim = PANEL.grow(13)
    d.fill(rim.move(4, 6), "#14060d", 0.6)
    d.inked(rim, d.dlin(rim, *ROOM_BRASS), 3.4, 1.8, PAGE_INK)
    d.inked(PANEL, "#1c0812", 3, 1.6, PAGE_INK)
    with d.group(transform="translate(566 218) scale(0.62)"):
        lock(d, rnd)
