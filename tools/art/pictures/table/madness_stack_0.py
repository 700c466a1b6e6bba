"""madness_stack_0: the saucer of the stack of Madness, empty: the game is about to be lost."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.madpile import SIZE, empty_saucer
from tools.art.picture import Picture

PICTURE = Picture(seed=410, size=SIZE)


def draw(d: Doc, detail: int) -> None:
    """See the shared pile."""
    empty_saucer(d)
