"""Left page of the open grimoire, 704x648 (shown 352x324 or 234x222), whole and in the layers that it moves by."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.page import cartouche, page_base, page_frame
from tools.art.parts.twotone import two_tone
from tools.art.picture import PictureModule

PICTURE_BOX = (40, 70, 610, 380)
BLEED = 40
"""How far the layers go on under the frame, so that no edge shows when they move."""
BARE = ("paper", "ground", "plate")
"""What is no part of the monster; the plate is the same in all pictures and has a file of its own."""


def monster_page(name: str, pic: PictureModule, bleed: int = 0, lids: bool = False) -> Doc:
    """Parchment, picture 40,70,610,380, printed frame, the crossing part, cartouche 150,434,390,54.

    Text below is the game's. With `lids` what covers shut eyes is drawn too.
    """
    d = Doc(704, 648, name)
    with d.part("paper"):
        page_base(d, pic.PICTURE.seed, True, 704, 648)
    x, y, w, h = PICTURE_BOX
    d.window = Sh.rect(*PICTURE_BOX)
    d.frame = "page"
    d.lids = lids
    with d.clip(Sh.rect(x - bleed, y - bleed, w + 2 * bleed, h + 2 * bleed)):
        pic.draw(d, 2)
    page_frame(d, *PICTURE_BOX)
    cross = getattr(pic, "cross", None)
    if cross:
        with d.part("limb"):
            cross(d, 2)
    with d.part("plate"):
        cartouche(d, 345, 461, 195, 50)
    return d


def monster_layer(name: str, pic: PictureModule, layer: str) -> Doc:
    """One layer of a monster. The ground holds the paper and the frame; `ink` is the whole drawing in ink alone.

    Raises ValueError when the picture is not drawn in the layers that it says it has.
    """
    whole = monster_page(name, pic, 0 if layer in ("ground", "ink") else BLEED, layer == "lids")
    drawn = [one for one in whole.layers() if one not in BARE]
    missing = ({*pic.PICTURE.layers} ^ {*drawn}) - {"lids"}
    if missing:
        raise ValueError(f"{name} is not drawn in its layers: {', '.join(sorted(missing))}")
    if layer == "ink":
        return two_tone(whole.only([one for one in whole.layers() if one != "paper"], name))
    return whole.only(["paper", "ground"] if layer == "ground" else [layer], name)
