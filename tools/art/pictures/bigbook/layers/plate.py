"""plate: the scroll for a monster's name, which lies over whatever moves in its picture."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.page import cartouche
from tools.art.picture import Picture

PICTURE = Picture()


def draw(d: Doc, detail: int) -> None:
    """The scroll at its place on a page of 704x648."""
    cartouche(d, 345, 461, 195, 50)
