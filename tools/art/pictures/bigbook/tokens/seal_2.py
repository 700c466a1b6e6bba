"""seal_2: wax seal for power 2, ready: smooth, not yet stamped; the number is the game's."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.seal import wax_seal
from tools.art.picture import Picture

PICTURE = Picture(seed=342)


def draw(d: Doc, detail: int) -> None:
    """See the shared seal."""
    wax_seal(d, 2, PICTURE.seed)
