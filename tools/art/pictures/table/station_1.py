"""Station of the invocation track, space 1: the hole through which the next monster comes."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.knot import mouse_hole
from tools.art.picture import Picture

PICTURE = Picture(seed=321, size=(300, 200))


def draw(d: Doc, detail: int) -> None:
    """Transparent ground: the well of the table lies under it."""
    mouse_hole(d, 146, 150, 104)
