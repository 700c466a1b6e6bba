"""cursor_open: an open hand over a thing that can be taken; hot spot 48,48 of 96."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.pointer import POINTER_SIDE, hand_pointer
from tools.art.picture import Picture

PICTURE = Picture(seed=420, size=(POINTER_SIDE, POINTER_SIDE))


def draw(d: Doc, detail: int) -> None:
    """See the shared pointer."""
    hand_pointer(d, closed=False)
