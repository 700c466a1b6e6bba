"""How clearly one color stands out on another, by WCAG."""

from __future__ import annotations

from scenes.kit.theme import Colour


def light(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    low = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * low[0] + 0.7152 * low[1] + 0.0722 * low[2]


def contrast(a: Colour, b: Colour) -> float:
    high, low = sorted((light(a), light(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)
