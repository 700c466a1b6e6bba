"""What holds for all tests: no screen, no sound; a fault of the picture that players never notice is an error, so is
a text that a screen asks for and nobody has written."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scenes.shell.crash import Mishaps  # after the drivers are chosen
from tests.missing_texts import watching

Mishaps.strict = True


@pytest.fixture(autouse=True)
def no_text_is_missing(request: pytest.FixtureRequest) -> Iterator[None]:
    """On the screens of the game nobody meets a raw key such as `[kit.why.nothing]`."""
    if "localization" in str(request.path) or request.node.get_closest_marker("broken_language"):
        yield
        return
    with watching() as missing:
        yield
    assert not missing.texts
