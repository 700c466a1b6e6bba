"""Madness card 600x840: pale ground, the picture, crooked scratched frame, blots."""

from __future__ import annotations

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import INK
from tools.art.parts.misprint import ink_blot, scratched_frame
from tools.art.picture import PictureModule


def madness_card(name: str, pic: PictureModule) -> Doc:
    """Full bleed, no text; the frame is different for every seed."""
    d = Doc(600, 840, name)
    rnd = random.Random(pic.PICTURE.seed)
    out = Sh.rect(0, 0, 600, 840, 34)
    card = Sh.rect(9, 9, 582, 822, 27)
    d.fill(out, INK)
    d.fill(card, d.rad(300, 360, 560, "#fffaf0", "#f4e7cc", "#d9c19a"))
    d.window = Sh.rect(34, 34, 532, 772, 16)
    d.frame = "card"
    with d.clip(card):
        pic.draw(d, 2)
    scratched_frame(d, rnd)
    with d.clip(card):
        for x, y, r in ((70, 760, 26), (530, 90, 22), (512, 744, 18), (84, 112, 15)):
            ink_blot(d, x + rnd.uniform(-8, 8), y + rnd.uniform(-8, 8), r * rnd.uniform(0.85, 1.1), rnd)
    d.fill(out - card, INK)
    return d
