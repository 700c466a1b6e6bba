"""logo_es: the title in Spanish."""

from tools.art.inkwell.doc import Doc
from tools.art.parts.logo import LOGO_SIZE, Title, logo
from tools.art.picture import Picture

TITLE = Title("El Gran", "Libro", "de la Locura", 4)
PICTURE = Picture(seed=321, size=LOGO_SIZE)


def draw(d: Doc, detail: int) -> None:
    """The lock-up with these three lines."""
    logo(d, TITLE, PICTURE.seed)
