"""What controls are made of: a sheet of paper with a printed border, a plaque with a gold edge, how both look now."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit import paper, pieces
from scenes.kit.materials import leather
from scenes.kit.theme import CRIMSON, GOLD, INK, LECTERN, mix

RED = (mix(CRIMSON, GOLD[3], 0.12), mix(CRIMSON, INK, 0.25), CRIMSON)


@dataclass(slots=True)
class WidgetState:
    """What a widget needs to know about the moment: is it hovered, held down, focused."""

    hover: bool = False
    down: bool = False


def panel(surface: Surface, rect: Rect, *, seed: int = 1, border: bool = True, shadow: int = 14) -> None:
    """A sheet of paper with a printed border, drawn into a still layer."""
    surface.blit(paper.parchment(rect.size, seed=seed, shadow=shadow), (rect.x - shadow, rect.y - shadow))
    if not border:
        return
    inner = rect.inflate(-8, -8)
    printed = pieces.stretched("border", inner.size, max(16, min(44, min(rect.size) // 18)))
    if printed is not None:
        surface.blit(printed, inner)
    else:
        paper.ornate(surface, rect)


def plaque(
    surface: Surface, rect: Rect, look: WidgetState, *, enabled: bool = True, primary: bool = False, lit: bool = False
) -> Rect:
    """The face of a button: polished wood (or red leather) with a gold edge; returns where the words go."""
    colours = RED if primary else LECTERN
    sunk = 2 if look.down and enabled else 0
    box = rect.move(0, sunk)
    if not look.down and enabled:
        pygame.draw.rect(surface, INK, rect.move(1, 3), border_radius=8)
    surface.blit(leather(rect.size, colours, seed=rect.w % 7 + 1), box.topleft)
    if (look.hover or lit) and enabled:
        pygame.draw.rect(
            surface, mix(GOLD[1], GOLD[0], 0.4 if look.hover else 0.0), box.inflate(-2, -2), 2, border_radius=6
        )
    gilt = pieces.stretched("gilt", box.inflate(-2, -2).size, max(9, min(20, box.h // 3))) if box.h > 26 else None
    if enabled and gilt is not None:
        surface.blit(gilt, box.move(1, 1))
    elif enabled:
        paper.gold_line(surface, box.inflate(-4, -4), 2 if look.hover or lit else 1, 5)
    else:
        pygame.draw.rect(surface, mix(LECTERN[3], INK, 0.35), box.inflate(-4, -4), 1, border_radius=5)
    return box
