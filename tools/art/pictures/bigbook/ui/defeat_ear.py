"""defeat_ear: the patch laid over the cat of the defeat (at 658, 774 of 1920x1080): its ear turns."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.patch import patch
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.defeat import last_light

PICTURE = Picture(seed=343, size=(90, 92))


def draw(d: Doc, detail: int) -> None:
    """The same room, cut out."""
    patch(d, (658, 774), lambda room: last_light(room, ear=1.0))
