"""The lessons of the Big Book: one file each, in the order of their names."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from pathlib import Path

from game.core.lessons.lesson import Lesson, load_lessons

FOLDER = Path(__file__).parent


@lru_cache(maxsize=1)
def lessons() -> tuple[Lesson, ...]:
    """All lessons in order. LessonError or StrictYamlError when a file is not well formed."""
    return load_lessons(FOLDER)


def find(name: str) -> Lesson | None:
    """The lesson of that id, or the one that has taken the place of an earlier lesson of that id."""
    return next((lesson for lesson in lessons() if name in lesson.names), None)


def finished(names: Collection[str]) -> tuple[str, ...]:
    """The ids of the lessons that count as done, in order, for somebody who has done lessons of these names."""
    return tuple(lesson.id for lesson in lessons() if any(name in names for name in lesson.names))
