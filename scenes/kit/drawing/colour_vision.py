"""How colours look to eyes that see fewer of them, and how far apart two colours are.

Machado, Oliveira and Fernandes 2009 at severity 1, on linear light; distances are those of OKLab x 100.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from scenes.kit.theme import Colour

Matrix = tuple[tuple[float, float, float], tuple[float, float, float], tuple[float, float, float]]

SIGHTS: dict[str, Matrix] = {
    "all": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900),
    ),
}  # fmt: skip
"""What each kind of eye makes of linear light: those that see all, and those without red, green or blue."""
_CONES: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_LUMINANCE = (0.2126, 0.7152, 0.0722)


def _linear(colour: Colour) -> list[float]:
    shares = [part / 255 for part in colour]
    return [s / 12.92 if s <= 0.04045 else ((s + 0.055) / 1.055) ** 2.4 for s in shares]


def _times(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def _seen(colour: Colour, sight: str) -> list[float]:
    """OKLab of a colour as one of SIGHTS sees it."""
    light = [min(1.0, max(0.0, part)) for part in _times(SIGHTS[sight], _linear(colour))]
    return _times(_LAB, [math.cbrt(part) for part in _times(_CONES, light)])


def distance(one: Colour, other: Colour, sight: str = "all") -> float:
    """How far apart two colours are to eyes of a kind of SIGHTS: 0 for the same, 100 from black to white."""
    return 100 * math.dist(_seen(one, sight), _seen(other, sight))


def contrast(one: Colour, other: Colour) -> float:
    """The contrast of two colours as WCAG counts it, 1 to 21."""
    dark, light = sorted(sum(a * b for a, b in zip(_LUMINANCE, _linear(c), strict=True)) for c in (one, other))
    return (light + 0.05) / (dark + 0.05)
