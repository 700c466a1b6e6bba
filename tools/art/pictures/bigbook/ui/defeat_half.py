"""defeat_half: the patch laid over the eye of the defeat (at 180, 150 of 1920x1080): the lids come down."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.patch import patch
from tools.art.picture import Picture
from tools.art.pictures.bigbook.ui.defeat import last_light

PICTURE = Picture(seed=344, size=(824, 452))


def draw(d: Doc, detail: int) -> None:
    """The same room, cut out."""
    patch(d, (180, 150), lambda room: last_light(room, openness=0.42))
