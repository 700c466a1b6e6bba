"""el_fire: a paid element lies on a curse as this token."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.matter_token import element_token
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=350)


def draw(d: Doc, detail: int) -> None:
    """See the shared token."""
    element_token(d, "fire", PICTURE.seed)
