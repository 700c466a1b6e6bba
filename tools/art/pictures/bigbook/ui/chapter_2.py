"""chapter_2: the card of the second round."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.chapter import CHAPTER_SIZE, chapter
from tools.art.picture import Picture

PICTURE = Picture(seed=332, size=CHAPTER_SIZE)


def draw(d: Doc, detail: int) -> None:
    """The plate with its eye and its candles."""
    chapter(d, 2, PICTURE.seed)
