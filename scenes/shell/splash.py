"""The window at once, with the name of the game on it, while the rest of the program is still being read."""

from __future__ import annotations

import os

import pygame
from pygame import Rect, Surface

from scenes.shell.command_line import DEFAULT_WINDOW, Launch
from scenes.shell.preferences import stored_window
from scenes.shell.storage import DataDir
from scenes.shell.window import Window

GROUND, EDGE, LIGHT = (26, 18, 32), (138, 90, 32), (240, 203, 106)
LEATHER, SPINE, LEAVES = (106, 61, 42), (78, 30, 34), (232, 214, 176)
"""The colours of the room and the book, as in kit/theme.py, which would bring all letters with it."""


def open_window(launch: Launch, data: DataDir) -> Window:
    """The window as it was asked for, else as it is stored, a shut book on it. pygame.error where there is none."""
    mode = "fullscreen" if launch.fullscreen else "window" if launch.window is not None else stored_window(data)
    window = Window(launch.window or DEFAULT_WINDOW, fullscreen=mode == "fullscreen", borderless=mode == "borderless")
    if window.surface is not None:
        paint(window.surface)
        pygame.display.flip()
        pygame.event.pump()
    return window


TITLE = "The Big Book of Madness"
"""The name of the game, until the words of a language have been read."""


def early(launch: Launch) -> Window | None:
    """The window before anything else, where somebody looks at it; None where nobody does, where the command line has
    still to be looked into, or where it fails (the program then says why)."""
    unseen = launch.robot is not None or os.environ.get("SDL_VIDEODRIVER", "") in ("dummy", "offscreen")
    if unseen or launch.load is not None or launch.scenario is not None or launch.tutorial is not None:
        return None
    try:
        window = open_window(launch, DataDir(launch.data_dir))
    except pygame.error:
        return None
    pygame.display.set_caption(TITLE)
    return window


def paint(surface: Surface) -> None:
    """A shut book in the dark, its gold edge catching a little light."""
    surface.fill(GROUND)
    w, h = surface.get_size()
    tall = min(h * 2 // 5, w * 2 // 5)
    book = Rect(0, 0, tall * 3 // 4, tall)
    book.center = w // 2, h // 2
    line = max(2, tall // 90)
    pygame.draw.rect(surface, LEAVES, book.move(tall // 40, tall // 40), border_radius=tall // 40)
    pygame.draw.rect(surface, LEATHER, book, border_radius=tall // 40)
    pygame.draw.rect(surface, SPINE, (book.x, book.y, book.w // 9, book.h), border_radius=tall // 40)
    inner = Rect(book.x + book.w // 9, book.y, book.w - book.w // 9, book.h).inflate(-tall // 10, -tall // 10)
    pygame.draw.rect(surface, EDGE, inner, line, border_radius=tall // 60)
    pygame.draw.rect(surface, LIGHT, inner.inflate(-line * 5, -line * 5), max(1, line // 2), border_radius=tall // 80)
    x, y, r = inner.centerx, inner.centery, tall // 7
    pygame.draw.polygon(surface, LIGHT, [(x - r * 3 // 2, y), (x, y - r), (x + r * 3 // 2, y), (x, y + r)], line)
    pygame.draw.circle(surface, LIGHT, (x, y), r // 2, line)
    pygame.draw.circle(surface, LIGHT, (x, y), max(2, r // 6))
