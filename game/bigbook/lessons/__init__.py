"""The lessons of the Big Book: one file each, in the order of their names."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.core.lesson import Lesson, load_lessons

FOLDER = Path(__file__).parent


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """All lessons in order. LessonError or StrictYamlError when a file is not well formed."""
    return load_lessons(FOLDER)
