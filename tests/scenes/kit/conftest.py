"""What several tests of the kit stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest


@pytest.fixture
def screen() -> Iterator[None]:
    """A window of 100x100 pixels for pictures that are converted to its format."""
    pygame.display.init()
    pygame.display.set_mode((100, 100))
    yield
    pygame.display.quit()
