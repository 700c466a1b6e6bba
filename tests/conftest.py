"""What holds for all tests: no screen, no sound; a fault of the picture that players never notice is an error, so is
a text that a screen asks for and nobody has written."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator

import pytest

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scenes.mishaps import Mishaps  # after the drivers are chosen

Mishaps.strict = True


class Missing(logging.Handler):
    """Notes every text that English lacks too, and every place of a text that stayed empty."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if text.startswith("no text for en: ") or (text.startswith("no text for ") and text.endswith("}")):
            self.texts.append(text)


@pytest.fixture(autouse=True)
def no_text_is_missing(request: pytest.FixtureRequest) -> Iterator[None]:
    """On the screens of the game nobody meets a raw key such as `[kit.why.nothing]`."""
    if "localization" in str(request.path) or request.node.get_closest_marker("broken_language"):
        yield
        return
    log, missing = logging.getLogger("game.core.i18n"), Missing()
    log.addHandler(missing)
    yield
    log.removeHandler(missing)
    assert not missing.texts
