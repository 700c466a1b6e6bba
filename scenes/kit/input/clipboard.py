"""The clipboard: text laid there and taken from there, whatever other programs have put on it."""

from __future__ import annotations

import pygame

from game.core.text.outside import pasted, whole_signs


def copy(text: str) -> bool:
    """Lay text on the clipboard; False where there is none."""
    try:
        pygame.scrap.put_text(whole_signs(text))
    except pygame.error:
        return False
    return True


def paste() -> str:
    """The text on the clipboard, '' where there is none."""
    try:
        return pasted(pygame.scrap.get_text())
    except UnicodeDecodeError as error:  # pygame takes every clipboard for UTF-8, and hands over what it found
        return pasted(error.object)
    except pygame.error:
        return ""
