"""The still parts of the table by name, each with its place and what paints it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.bigbook.danger import Danger
from game.bigbook.story import Story
from scenes.table import board, book_view, desk_view, log_view, ribbon_view, seat_view
from scenes.table.geometry import Box
from scenes.table.look import Look
from scenes.table.zones import Zones

Painters = dict[str, tuple[Box, Callable[[], None]]]


def painters(look: Look, surface: Surface, sentence: str, dangers: list[Danger], story: Story | None) -> Painters:
    """What stands on the ground of the room; without a story the log stays empty."""
    areas = look.layout.areas
    found: Painters = {
        "ribbon": (areas["ribbon"], lambda: ribbon_view.ribbon(look, surface, sentence, dangers)),
        "library": (areas["library"], lambda: board.library(look, surface)),
        "piles": (areas["piles"], lambda: board.curse_piles(look, surface)),
        "book": (areas["book"], lambda: book_view.book(look, surface)),
        "rounds": (areas["rounds"], lambda: board.rounds(look, surface)),
        "madness": (areas["madness"], lambda: board.madness_stack(look, surface)),
        "track": (areas["track"], lambda: board.track(look, surface)),
        "supply": (areas["supply"], lambda: board.supply(look, surface)),
        "desk": (Zones.desk_box(look), lambda: desk_view.desk(look, surface)),
    }
    if story is not None:
        found["log"] = (areas["log"], lambda: log_view.ticker(look, surface, story))
    for seat, slot in look.places.slots.items():
        found[f"seat:{seat}"] = (slot, lambda seat=seat: seat_view.seat(look, surface, seat))  # type: ignore[misc]
    return found
