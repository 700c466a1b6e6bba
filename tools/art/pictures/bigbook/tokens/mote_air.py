"""mote_air: a swirl of wind."""

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.spline import polar
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=364, size=(64, 64))


def draw(d: Doc, detail: int) -> None:
    """One curl."""
    points = [polar(32, 32, 4 + 24 * i / 16, -40 + i * 34) for i in range(17)]
    curl = brush(points, 11, taper(0.3, 0.1, 0.6), 30)
    d.fill(curl.grow(2.6), "#4f4a88")
    d.fill(curl, "#ffffff")
