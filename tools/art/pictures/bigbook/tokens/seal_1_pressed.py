"""seal_1_pressed: wax seal for power 1, stamped: this power is chosen."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.seal import wax_seal
from tools.art.picture import Picture

PICTURE = Picture(seed=341)


def draw(d: Doc, detail: int) -> None:
    """See the shared seal."""
    wax_seal(d, 1, PICTURE.seed, "pressed")
