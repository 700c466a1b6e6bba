"""Puzzles made by search (`python -m tools.puzzles`): one file each, the easy ones first.

Each can be solved this turn without luck, and its shortest lines all take the same actions. `task` names the words of
its goal, `failing` counts the tables, reached in as few actions, from which no line of that length goes on to the goal.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from game.core.lessons.lesson import Challenge, load_challenges

FOLDER = Path(__file__).parent


@lru_cache(maxsize=1)
def puzzles() -> tuple[Challenge, ...]:
    """All puzzles in order. LessonError or StrictYamlError when a file is not well formed."""
    return load_challenges(FOLDER)
