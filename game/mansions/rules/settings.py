"""The table options of the second game at a command line; they can be told without reading the rules."""

from __future__ import annotations

from game.core.console.setting import Setting
from game.mansions.cards.shelf import on_the_shelf

STORIES = on_the_shelf()
"""In the recommended order: the first is played where none is named."""
KEEPERS = ("script", "gentle", "stern", "merciless")
"""Who can be Keeper where there is no window: two sides cannot look at one terminal."""
SETTINGS = (
    Setting("players", 2, low=1, high=4),
    Setting("story", STORIES[0], values=STORIES),
    Setting("keeper", KEEPERS[0], values=KEEPERS),
)
