"""A drawing that the colour has left: every paint becomes a cold grey of its own lightness."""

from __future__ import annotations

import re

from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc

_DEEP, _PALE = "#15121d", "#d6d0dc"
_COLOUR = re.compile(r"#[0-9a-f]{6}")


def _grey(match: re.Match[str]) -> str:
    r, g, b = (int(match[0][i : i + 2], 16) / 255 for i in (1, 3, 5))
    t: float = min(1.0, 0.3 * r + 0.59 * g + 0.11 * b) ** 0.72
    return mix(_DEEP, _PALE, t * t * (3 - 2 * t))


def drained(d: Doc) -> Doc:
    """The same drawing, in place, in cold greys from near black to pale."""
    d.recolour(lambda text: _COLOUR.sub(_grey, text))
    return d
