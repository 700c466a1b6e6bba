"""Station of the invocation track, space 5: the knot looks."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.knot import stone_eye
from tools.art.picture import Picture

PICTURE = Picture(seed=325, size=(300, 200))


def draw(d: Doc, detail: int) -> None:
    """Transparent ground: the well of the table lies under it."""
    stone_eye(d, 150, 100, 160, 0.52, PICTURE.seed)
