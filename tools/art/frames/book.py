"""Left page of the open grimoire, 704x648 (shown 352x324 or 234x222), whole and in the layers that it moves by."""

from __future__ import annotations

import math
import re
from collections.abc import Callable

from tools.art.inkwell.colour import mix, oklab, unoklab
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import EL, ELEMENTS
from tools.art.parts.page import cartouche, page_base, page_frame
from tools.art.parts.twotone import two_tone
from tools.art.picture import Picture, PictureModule

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
    _in_its_light(d, pic.PICTURE, 0)
    start = len(d.body)
    page_frame(d, *PICTURE_BOX)
    cross = getattr(pic, "cross", None)
    if cross:
        with d.part("limb"):
            cross(d, 2)
    _in_its_light(d, pic.PICTURE, start, ground=False)
    with d.part("plate"):
        cartouche(d, 345, 461, 195, 50)
    return d


def _in_its_light(d: Doc, picture: Picture, first: int, ground: bool = True) -> None:
    """What was drawn from item `first` of the body on, in the monster's own light: the ground wholly, the monster where
    it is grey; ink stays ink, red and gold stay what they are."""
    if picture.key is None:
        return
    rest = [one for one in d.layers() if one not in BARE]
    d.tint(_toned(picture.key, GREY), rest, first)
    if ground:
        d.tint(_toned(picture.key, GREY if picture.warm else BROWN), ("ground",), first)


GREY, BROWN = (0.028, 0.06), (0.115, 0.19)
"""Up to which chroma a colour takes the key wholly, and from which on not at all."""
EXACT = {tone for element in ELEMENTS for tone in EL[element].values()} - {"#ffffff"}
"""The colours of the elements are read: they stay what they are in any light."""
_COLOUR = re.compile(r"#[0-9a-f]{6}")


def _toned(key: tuple[str, str, str], chroma: tuple[float, float]) -> Callable[[str], str]:
    """Colours of a text put on the ramp of the key by their lightness, as far as they are pale enough in colour."""
    deep, mid, lit = key

    def tone(match: re.Match[str]) -> str:
        if match[0] in EXACT:
            return match[0]
        light, a, b = oklab(match[0])
        share = min(1.0, max(0.0, (chroma[1] - math.hypot(a, b)) / (chroma[1] - chroma[0])))
        share *= min(1.0, max(0.0, (light - 0.14) / 0.1)) * 0.86
        middle = oklab(mid)[0]
        _, ka, kb = oklab(mix(deep, mid, light / middle) if light < middle else
                          mix(mid, lit, (light - middle) / (1 - middle)))  # fmt: skip
        return unoklab(light, a + (ka - a) * share, b + (kb - b) * share)

    return lambda text: _COLOUR.sub(tone, text)


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
