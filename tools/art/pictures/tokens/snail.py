"""snail: marks the round on its shelf, a proud slow thing."""

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.parts.snail import snail
from tools.art.picture import Picture

PICTURE = Picture(seed=5, size=(200, 160))


def draw(d: Doc, detail: int) -> None:
    """The snail of the running joke, large and plain."""
    d.fill(Sh.ell(96, 148, 82, 7), "#05020a", 0.5)
    snail(d, 96, 147, 1.06)
