"""Station of the invocation track, the invocation: the knot is wide awake."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.knot import stone_eye
from tools.art.picture import Picture

PICTURE = Picture(seed=320, size=(300, 200))


def draw(d: Doc, detail: int) -> None:
    """Transparent ground: the well of the table lies under it."""
    d.glow(150, 100, 140, (0, "#ff5a3a", 0.42), (0.6, "#7a1020", 0.25), (1, "#7a1020", 0))
    stone_eye(d, 150, 100, 190, 0.95, PICTURE.seed)
