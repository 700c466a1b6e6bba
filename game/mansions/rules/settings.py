"""The table options of the second game at a command line; they can be told without reading the rules."""

from __future__ import annotations

from pathlib import Path

from game.core.console.setting import Setting

STORIES = tuple(sorted(path.stem for path in (Path(__file__).parents[1] / "stories").glob("[!.#]*.yaml")))
"""A story is a file: a new one is on the list as soon as it lies there."""
KEEPERS = ("script",)
"""Who can be Keeper where there is no window: two sides cannot look at one terminal."""
SETTINGS = (
    Setting("players", 2, low=1, high=4),
    Setting("story", STORIES[0], values=STORIES),
    Setting("keeper", KEEPERS[0], values=KEEPERS),
)
