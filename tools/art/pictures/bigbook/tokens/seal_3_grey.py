"""seal_3_grey: wax seal for power 3, cold and cracked: this power is out of reach."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.seal import wax_seal
from tools.art.picture import Picture

PICTURE = Picture(seed=343)


def draw(d: Doc, detail: int) -> None:
    """See the shared seal."""
    wax_seal(d, 3, PICTURE.seed, "grey")
