"""Events as the system hands them over, one by one: one that cannot be read takes no other with it.

pygame takes every text in an event for UTF-8. Where a file with another name is dropped on the window, or an input
method writes nonsense, the whole batch would fail.
"""

from __future__ import annotations

import os
from pathlib import Path

import pygame

from game.core.saves import disk
from game.core.text.outside import decoded

MOST = 2000
"""Events of one frame; more of them wait for the next."""


def arrived() -> list[pygame.event.Event]:
    """Everything that has happened since the last time, oldest first."""
    found: list[pygame.event.Event] = []
    for _ in range(MOST):
        try:
            event = pygame.event.poll()
        except (SystemError, UnicodeDecodeError) as error:
            found += _mended(error)
            continue
        if event.type == pygame.NOEVENT:
            break
        found.append(event)
    return found


def _mended(error: BaseException) -> list[pygame.event.Event]:
    """The event whose text pygame could not read, made from its bytes: a file that is there was dropped, else something
    was typed."""
    cause = error if isinstance(error, UnicodeDecodeError) else error.__cause__
    if not isinstance(cause, UnicodeDecodeError):
        return []
    path = Path(os.fsdecode(cause.object))
    if path.is_absolute() and disk.there(path):
        return [pygame.event.Event(pygame.DROPFILE, file=str(path))]
    return [pygame.event.Event(pygame.TEXTINPUT, text=decoded(cause.object))]
