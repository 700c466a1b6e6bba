"""The challenges of the Big Book: one file each, in the order of their names."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.core.lessons.lesson import Challenge, load_challenges

FOLDER = Path(__file__).parent


@lru_cache(maxsize=1)
def challenges() -> tuple[Challenge, ...]:
    """All challenges in order. LessonError or StrictYamlError when a file is not well formed."""
    return load_challenges(FOLDER)
