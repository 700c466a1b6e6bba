"""Left page of the open grimoire, 704x648 (shown 352x324 or 234x222)."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.page import cartouche, page_base, page_frame
from tools.art.picture import PictureModule

PICTURE_BOX = (40, 70, 610, 380)


def monster_page(name: str, pic: PictureModule) -> Doc:
    """Parchment, picture 40,70,610,380, printed frame, the crossing part, cartouche 150,434,390,54.

    Text below is the game's.
    """
    d = Doc(704, 648, name)
    page_base(d, pic.PICTURE.seed, True, 704, 648)
    d.window = Sh.rect(*PICTURE_BOX)
    d.frame = "page"
    with d.clip(d.window):
        pic.draw(d, 2)
    page_frame(d, *PICTURE_BOX)
    cross = getattr(pic, "cross", None)
    if cross:
        cross(d, 2)
    cartouche(d, 345, 461, 195, 50)
    return d
