"""madness_stack_1: the stack of Madness on its saucer, step 1 of 4: 1 or 2 cards left, the top one wide awake."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.madpile import SIZE, madness_pile
from tools.art.picture import Picture

PICTURE = Picture(seed=411, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    madness_pile(d, 2, PICTURE.seed, awake=True)
