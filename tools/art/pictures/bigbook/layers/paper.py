"""paper: a page of the book on which nothing is printed yet but its frame."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.page import cartouche, page_base, page_frame
from tools.art.picture import Picture

PICTURE = Picture(seed=3)


def draw(d: Doc, detail: int) -> None:
    """The page of 704x648 with the frame of a picture at 40,70,610,380 and the scroll for a name."""
    page_base(d, PICTURE.seed, True, 704, 648)
    page_frame(d, 40, 70, 610, 380)
    cartouche(d, 345, 461, 195, 50)
