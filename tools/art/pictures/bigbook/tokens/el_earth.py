"""el_earth: a paid element lies on a curse as this token."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.matter_token import element_token
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=350)


def draw(d: Doc, detail: int) -> None:
    """See the shared token."""
    element_token(d, "earth", PICTURE.seed)
