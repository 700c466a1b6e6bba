"""A drawing in two tones: its ink, and paper wherever it has any colour. What a woodcut is before it is coloured."""

from __future__ import annotations

import re

from tools.art.inkwell.doc import Doc
from tools.art.palette import PAGE_INK, PARCH

DARK = 0.20
"""Paints up to this lightness are ink."""
_PAINT = re.compile(r'(fill|stroke)="(#[0-9a-f]{6}|url\(#(\w+)\))"')
_STOP = re.compile(r'stop-color="(#[0-9a-f]{6})"(?: stop-opacity="([\d.]+)")?')


def _lightness(colour: str) -> float:
    r, g, b = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return 0.3 * r + 0.59 * g + 0.11 * b


def _tone_of(gradient: str) -> str | None:
    """Ink or paper for a gradient by its middle; None for light that fades away."""
    stops = _STOP.findall(gradient)
    if any(float(alpha or 1) < 0.5 for _, alpha in stops):
        return None
    return PAGE_INK if sum(_lightness(colour) for colour, _ in stops) / len(stops) <= DARK else PARCH[0]


def two_tone(d: Doc) -> Doc:
    """The same drawing, in place, with ink and paper alone; light and what is half transparent is left out."""
    tones = {re.findall(r'id="(\w+)"', one)[0]: _tone_of(one) for one in d.defs}
    body = []
    for item in d.body:
        paints = [tones[link] if link else paint for _, paint, link in _PAINT.findall(item)]
        if None in paints or re.search(r'opacity="0?\.[0-5]', item):
            continue

        def flat(match: re.Match[str]) -> str:
            tone = tones[match[3]] if match[3] else PAGE_INK if _lightness(match[2]) <= DARK else PARCH[0]
            return f'{match[1]}="{tone}"'

        body.append(_PAINT.sub(flat, item))
    d.defs, d.body = [], body
    return d
