"""madness_stack_4: the stack of Madness on its saucer, step 4 of 4: full."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.madpile import SIZE, madness_pile
from tools.art.picture import Picture

PICTURE = Picture(seed=414, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    madness_pile(d, 22, PICTURE.seed)
