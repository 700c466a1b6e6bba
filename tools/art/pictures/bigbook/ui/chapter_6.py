"""chapter_6: the card of the sixth round."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.chapter import CHAPTER_SIZE, chapter
from tools.art.picture import Picture

PICTURE = Picture(seed=336, size=CHAPTER_SIZE)


def draw(d: Doc, detail: int) -> None:
    """The plate with its eye and its candles."""
    chapter(d, 6, PICTURE.seed)
