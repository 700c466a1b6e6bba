"""A game pad as keys: what each of its buttons presses, and what that button is called on the pad in the hand.

Buttons go by the places of SDL's mapping: `a` is the lowest of the four on the right, whatever stands on it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Literal

import pygame
from pygame import Surface

from scenes.kit.text import register_icon
from scenes.kit.theme import INK, mix

Family = Literal["xbox", "playstation", "nintendo", "deck"]
FIXED: Mapping[str, tuple[int, int]] = {
    "a": (pygame.K_RETURN, 0),
    "b": (pygame.K_ESCAPE, 0),
    "up": (pygame.K_UP, 0),
    "down": (pygame.K_DOWN, 0),
    "left": (pygame.K_LEFT, 0),
    "right": (pygame.K_RIGHT, 0),
    "lb": (pygame.K_TAB, pygame.KMOD_LCTRL | pygame.KMOD_LSHIFT),
    "rb": (pygame.K_TAB, pygame.KMOD_LCTRL),
}
"""Buttons that press the same key everywhere: its code and what is held with it."""
COMMANDS: Mapping[str, str] = {
    "y": "read", "lt": "last_target", "rt": "next_target", "view": "undo", "menu": "menu",
    "ls": "why", "rs": "hint",
}  # fmt: skip
"""Buttons that press whatever key a command has; a game may give `x` to one of its own (`kit/input/keymap.py`)."""
DIRECTIONS = ("up", "down", "left", "right")
"""Buttons that repeat while they are held."""
_LETTERS = {"a": "[pad_a]", "b": "[pad_b]", "x": "[pad_x]", "y": "[pad_y]"}
NAMES: Mapping[Family, Mapping[str, str]] = {
    "xbox": {**_LETTERS, "lb": "LB", "rb": "RB", "lt": "LT", "rt": "RT", "view": "View", "menu": "Menu", "ls": "LS",
             "rs": "RS"},
    "deck": {**_LETTERS, "lb": "L1", "rb": "R1", "lt": "L2", "rt": "R2", "view": "View", "menu": "Menu", "ls": "L3",
             "rs": "R3"},
    "playstation": {"a": "[pad_cross]", "b": "[pad_circle]", "x": "[pad_square]", "y": "[pad_triangle]", "lb": "L1",
                    "rb": "R1", "lt": "L2", "rt": "R2", "view": "Share", "menu": "Options", "ls": "L3", "rs": "R3"},
    "nintendo": {"a": "[pad_b]", "b": "[pad_a]", "x": "[pad_y]", "y": "[pad_x]", "lb": "L", "rb": "R", "lt": "ZL",
                 "rt": "ZR", "view": "\u2212", "menu": "+", "ls": "LS", "rs": "RS"},
}  # fmt: skip
"""What stands on the buttons; names in brackets are signs in a text."""
_KNOWN: Mapping[str, Family] = {
    "ps3": "playstation", "ps4": "playstation", "ps5": "playstation", "dualshock": "playstation",
    "dualsense": "playstation", "playstation": "playstation", "sony": "playstation", "nintendo": "nintendo",
    "switch": "nintendo", "joy-con": "nintendo", "steam deck": "deck",
}  # fmt: skip


def family_of(name: str) -> Family:
    """Whose signs a pad of this name bears; those of Xbox where nothing is known of it."""
    return next((family for word, family in _KNOWN.items() if word in name.lower()), "xbox")


@dataclass(frozen=True, slots=True)
class PadNames:
    """The pad in use, as far as texts speak of its buttons."""

    family: Family

    def of(self, button: str) -> str:
        """A button, as it stands in texts."""
        return NAMES[self.family].get(button, button)


def _disc(size: int, colour: tuple[int, int, int], draw: str) -> Surface:
    """A button of a pad with a letter or a shape on it."""
    big = Surface((size * 4, size * 4), pygame.SRCALPHA)
    middle, r = size * 2, size * 2 - 2
    pygame.draw.circle(big, INK, (middle, middle), r)
    pygame.draw.circle(big, mix(INK, colour, 0.25), (middle, middle), round(r * 0.88))
    w, h = max(4, size // 2), round(r * 0.46)
    left, right, top, foot = middle - h, middle + h, middle - h, middle + h
    lines: dict[str, list[tuple[tuple[int, int], tuple[int, int]]]] = {
        "cross": [((left, top), (right, foot)), ((left, foot), (right, top))],
        "x": [((left, top), (right, foot)), ((left, foot), (right, top))],
        "a": [((left, foot), (middle, top)), ((middle, top), (right, foot)),
              ((middle - h // 2, middle + h // 4), (middle + h // 2, middle + h // 4))],
        "y": [((left, top), (middle, middle)), ((right, top), (middle, middle)), ((middle, middle), (middle, foot))],
        "triangle": [((left, foot), (middle, top)), ((middle, top), (right, foot)), ((right, foot), (left, foot))],
    }  # fmt: skip
    for start, end in lines.get(draw, []):
        pygame.draw.line(big, colour, start, end, w)
    if draw == "circle":
        pygame.draw.circle(big, colour, (middle, middle), h + w // 2, w)
    elif draw == "square":
        pygame.draw.rect(big, colour, (left, top, 2 * h, 2 * h), w)
    elif draw == "b":
        pygame.draw.line(big, colour, (left + w // 2, top), (left + w // 2, foot), w)
        for y in (top, middle):
            pygame.draw.ellipse(big, colour, (left, y, round(1.7 * h), h + w // 2), w)
    return pygame.transform.smoothscale(big, (size, size))


COLOURS = {
    "a": (140, 214, 120), "b": (240, 130, 110), "x": (130, 180, 245), "y": (245, 210, 110), "cross": (150, 180, 240),
    "circle": (240, 130, 110), "square": (235, 150, 205), "triangle": (120, 215, 180),
}  # fmt: skip


def _register() -> None:
    for name, colour in COLOURS.items():
        register_icon(f"pad_{name}", partial(_disc, colour=colour, draw=name))


_register()
