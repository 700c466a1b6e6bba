"""madness_stack_3: the stack of Madness on its saucer, step 3 of 4: more than half."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.madpile import SIZE, madness_pile
from tools.art.picture import Picture

PICTURE = Picture(seed=413, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    madness_pile(d, 15, PICTURE.seed)
