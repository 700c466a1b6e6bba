"""Drawings that stand for a night where no table is seen: in lists of games, in the menu, on the page of a day."""

from __future__ import annotations

from game.mansions.cards.story import story
from scenes.shell.adapters import Sight

INTRODUCTIONS = {"glass_tide": Sight("mansions/story", "introduction")}
"""The picture that a story begins with, of those that have one."""
DRAWN = ("glass_tide",)
"""Stories whose boards are drawn, each a picture."""
DOLLS_HOUSE = Sight("mansions/opening", "plan")
"""A house with the lid off: any story's."""


def opening_of(name: str) -> Sight:
    """What everybody sees as a night of this story begins."""
    return INTRODUCTIONS.get(name, DOLLS_HOUSE)


def room_of(name: str, room: str) -> Sight:
    """The board that a room lies on; where it is not drawn, or nobody knows the room, what the night begins with."""
    tiles = story(name).house.tiles if name in DRAWN else {}
    tile = next((tile for tile, one in tiles.items() if room in one.rooms), None)
    return opening_of(name) if tile is None else Sight("mansions/house", f"{tile}_{'_'.join(tiles[tile].rooms)}")
