"""The dark beam over a table that its ribbon is written on, and words on it in one line."""

from __future__ import annotations

from dataclasses import replace

from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.fit import draw_text, fit
from scenes.kit.geometry import Box, Measures
from scenes.kit.ornament import PANEL
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, mix

LEADING = 0.84
"""Two lines of the ribbon stand closer together: clear of the edge of the window."""


def beam(surface: Surface, box: Box) -> None:
    """Draw the beam: its lower edge takes the light of the room."""
    size = box.w, box.h
    surface.blit(materials.store.get(("beam", size), lambda: _beam(size)), box[:2])


def _beam(size: tuple[int, int]) -> Surface:
    w, h = size
    out = Surface(size)
    out.fill(PANEL)
    if materials.is_plain():
        out.fill(GOLD[3], (0, h - 2, w, 2))
        return out
    grain = materials.wood(size, planks=1, seed=5, glow=(0.5, 1.2), light=1.1).copy()
    grain.set_alpha(105)
    out.blit(grain, (0, 0))
    line = max(1, h // 22)
    for i, (colour, share) in enumerate(((GOLD[2], 0.35), (GOLD[3], 0.55), (PANEL, 0.0))):
        out.fill(mix(colour, INK, share), (0, h - (3 - i) * line, w, line))
    return out


def write_line(
    surface: Surface, measures: Measures, text: str, box: Box, size: tuple[float, float], style: Style
) -> None:
    """Words on one line, smaller if need be; on two only where the smallest letters are too wide. `size`: of the
    letters on the full and the compact drawing."""
    style = replace(style, size=measures.text(*size))
    one = not fit(text, style, (box.w, box.h), wrap=False, report=False).cut
    if not one:  # clear of the edge of the window
        style = replace(style, leading=LEADING)
    draw_text(surface, text, Rect(box), style, valign="middle", where="ribbon", wrap=not one, ellipsis=True)
