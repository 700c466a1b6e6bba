"""The ticker: the last lines of the story, the newest below."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.table.look import Look, well
from scenes.table.story import Line, Story, tell


def ticker(look: Look, surface: Surface, story: Story) -> None:
    """As many of the last lines as fit, fading upwards."""
    box = look.layout.areas["log"]
    well(surface, box, strength=150)
    pad = look.layout.px(10, 7)
    size = look.layout.text(16, 14)
    y = box.bottom - pad // 2
    for index, line in enumerate(reversed(story.last(12))):
        text = tell(look.words, line)
        if not text:
            continue
        strength = max(0.0, 0.12 + index * 0.09)
        block = lay_out(text, Style(size, mix(BONE, INK, min(0.6, strength))), box.w - 3 * pad)
        y -= block.size[1] + 2
        if y < box.y + pad // 2:
            break
        block.draw(surface, (box.x + 2 * pad, y))
        _mark(look, surface, line, Rect(box.x + pad // 2, y + 2, pad, block.size[1] - 4), block.line_height - 4)


def _mark(look: Look, surface: Surface, line: Line, rect: Rect, first: int) -> None:
    """A bar in the player's colour; an eye dot beside the first row (its height) where something hidden was shown."""
    if line.seat:
        pygame.draw.rect(surface, look.words.colour(line.seat), Rect(rect.x, rect.y, 4, rect.h), border_radius=2)
    if line.eye:
        radius = look.layout.px(4, 3)
        pygame.draw.circle(
            surface, GOLD[1], (rect.x + 2 + (rect.w // 2 if line.seat else 0), rect.y + first // 2), radius, 1
        )
