"""Station of the invocation track, space 3: the lid has moved."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.knot import stone_eye
from tools.art.picture import Picture

PICTURE = Picture(seed=323, size=(300, 200))


def draw(d: Doc, detail: int) -> None:
    """Transparent ground: the well of the table lies under it."""
    stone_eye(d, 150, 100, 150, 0.14, PICTURE.seed)
