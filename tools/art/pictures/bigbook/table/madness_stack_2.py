"""madness_stack_2: the stack of Madness on its saucer, step 2 of 4: few cards left."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.madpile import SIZE, madness_pile
from tools.art.picture import Picture

PICTURE = Picture(seed=412, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    madness_pile(d, 8, PICTURE.seed)
