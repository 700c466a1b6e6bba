"""menu_ear: the patch laid over the menu's cat (at 1338, 104 of 1920x1080): its ear has heard something."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.patch import patch
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.menu import library

PICTURE = Picture(seed=341, size=(88, 92))


def draw(d: Doc, detail: int) -> None:
    """The same room, cut out."""
    patch(d, (1338, 104), lambda room: library(room, ear=1.0))
