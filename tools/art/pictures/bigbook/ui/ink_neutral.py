"""ink_neutral: wells up where the card in hand may be laid; stretched three by three like the other frames."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.ink import INK_SIDE, ink_frame
from tools.art.picture import Picture

PICTURE = Picture(seed=410, size=(INK_SIDE, INK_SIDE))


def draw(d: Doc, detail: int) -> None:
    """See the shared ink."""
    ink_frame(d, "neutral", PICTURE.seed)
