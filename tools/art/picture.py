"""What a picture file declares about itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from .inkwell.doc import Doc
from .inkwell.shape import Sh

DrawFunction = Callable[[Doc, int], None]


@dataclass(frozen=True)
class Picture:
    """Facts the builder needs to frame a picture.

    element: fire, water, earth, air, or multi (curses only); empty where the kind has none.
    seed: start value for the picture's own random.Random and for seeded furniture.
    size: canvas in SVG units, only for free kinds (backs, covers, pages, table, icons, tokens, ui).
    colour: a magician's own colour, #rrggbb.
    niches: support places on a magician's sheet.
    layers: what a monster moves by, the lowest first (see frames/book.py); every one becomes a file.
    key: a monster's own light, its shade, middle and lit colour (#rrggbb): all that is grey takes it, and the ground.
    warm: the ground keeps its colours all the same.
    mirrored: True if a magician drawn facing left shall face right everywhere.
    """

    element: str = ""
    seed: int = 1
    size: tuple[int, int] | None = None
    colour: str = "#c98f34"
    niches: int = 3
    key: tuple[str, str, str] | None = None
    warm: bool = False
    mirrored: bool = False
    layers: tuple[str, ...] = ()


class PictureModule(Protocol):
    """The shape of pictures/<game>/<kind>/<id>.py; `cross` (monsters) and `emblem` (magicians) are extra."""

    PICTURE: Picture
    draw: DrawFunction


class MagicianModule(PictureModule, Protocol):
    """A magician: a drawing, the same in each expression (`parts/teen.py` names them), and its mark."""

    emblem: Callable[[], Sh]
    express: Callable[[Doc, int, str], None]
    keepsake: Callable[[Doc], None]
    """What keeps its colour in the picture of whoever is eliminated."""
