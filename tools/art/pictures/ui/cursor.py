"""cursor: a bone quill points and writes; its tip, at 6,6 of 96, is the hot spot."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.pointer import POINTER_SIDE, quill_pointer
from tools.art.picture import Picture

PICTURE = Picture(seed=420, size=(POINTER_SIDE, POINTER_SIDE))


def draw(d: Doc, detail: int) -> None:
    """See the shared pointer."""
    quill_pointer(d)
