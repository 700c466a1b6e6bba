"""Which part of its room a space is: every one of a room has its own name, from the north-west to the middle."""

from __future__ import annotations

from functools import cache

from game.core.text.i18n import Catalogue as Words
from game.core.text.phrases import Noun
from game.mansions.board.house import House
from game.mansions.cards.story import story

WHOLE = ""
"""The quarter of a space that is a room by itself."""
MIDDLE = "middle"
QUARTERS = ("north_west", "north", "north_east", "west", MIDDLE, "east", "south_west", "south", "south_east",
            "north_middle", "south_middle")  # fmt: skip
IN_A_ROW = ("north", "north_middle", "south_middle", "south")
"""Of four spaces in a row from north to south."""
EDGE = 0.36
"""Nearer to a wall than this share of a room, measured from a space's center, is that wall's part."""


@cache
def quarter_of(tale: str, space: str) -> str:
    """The part of its room that a space is: one of QUARTERS, '' for a room of one space. North is up on the plan."""
    return _quarter(story(tale).house, space)


def _quarter(house: House, space: str) -> str:
    spaces = house.rooms[house.board.area_of[space]].spaces
    if len(spaces) == 1:
        return WHOLE
    rects = [house.rects[one] for one in spaces]
    left, top = min(rect[0] for rect in rects), min(rect[1] for rect in rects)
    right, bottom = max(rect[2] for rect in rects), max(rect[3] for rect in rects)
    x0, y0, x1, y1 = house.rects[space]
    across = ((x0 + x1) / 2 - left) / (right - left)
    down = ((y0 + y1) / 2 - top) / (bottom - top)
    if len(spaces) == len(IN_A_ROW) and len({(rect[0], rect[2]) for rect in rects}) == 1:
        return IN_A_ROW[sorted(rects, key=lambda rect: rect[1]).index(house.rects[space])]
    vertical = "north" if down < EDGE else "south" if down > 1 - EDGE else ""
    horizontal = "west" if across < EDGE else "east" if across > 1 - EDGE else ""
    return "_".join(filter(None, (vertical, horizontal))) or MIDDLE


def part(words: Words, tale: str, space: str) -> Noun | None:
    """The noun of the part of a room that a space is; None for a room of one space."""
    quarter = quarter_of(tale, space)
    return words.noun(f"mansions.quarters.{quarter}") if quarter else None


def place(words: Words, tale: str, space: str) -> str:
    """A space as it is told where no map is seen: "Great Hall, east part"."""
    house = story(tale).house
    room = words.noun(f"mansions.rooms.{house.board.area_of[space]}")
    found = part(words, tale, space)
    return words.t("mansions.quarters.place", room=room, part=found) if found is not None else str(room)
