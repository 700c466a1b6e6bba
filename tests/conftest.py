"""What holds for all tests: no screen, no sound, and a fault of the picture that players never notice is an error."""

from __future__ import annotations

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

from scenes.mishaps import Mishaps  # after the drivers are chosen

Mishaps.strict = True
