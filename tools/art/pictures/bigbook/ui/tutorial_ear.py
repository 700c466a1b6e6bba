"""tutorial_ear: the patch laid over the cat of the practice room (at 452, 646 of 1920x1080): its ear turns."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.patch import patch
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.tutorial import practice_room

PICTURE = Picture(seed=342, size=(84, 88))


def draw(d: Doc, detail: int) -> None:
    """The same room, cut out."""
    patch(d, (452, 646), lambda room: practice_room(room, ear=1.0))
