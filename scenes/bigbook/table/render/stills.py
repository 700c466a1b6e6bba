"""The still parts of the table by name, each with its place and what paints it."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.bigbook.play.threats import Threat
from game.bigbook.text.log import Story
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.render import board, book, desk, ribbon, ribbon_view, seats
from scenes.bigbook.table.render.context import RenderContext
from scenes.bigbook.table.render.zones import DirtyRegions

Painters = dict[str, tuple[Box, Callable[[], None]]]


def painters(
    look: RenderContext, surface: Surface, sentence: str, dangers: list[Threat], story: Story | None
) -> Painters:
    """What stands on the ground of the room; without a story the log stays empty."""
    areas = look.layout.areas
    found: Painters = {
        "ribbon": (areas["ribbon"], lambda: ribbon_view.ribbon(look, surface, sentence, dangers)),
        "library": (areas["library"], lambda: board.library(look, surface)),
        "piles": (areas["piles"], lambda: board.curse_piles(look, surface)),
        "book": (areas["book"], lambda: book.book(look, surface)),
        "rounds": (areas["rounds"], lambda: board.rounds(look, surface)),
        "madness": (areas["madness"], lambda: board.madness_stack(look, surface)),
        "track": (areas["track"], lambda: board.track(look, surface)),
        "supply": (areas["supply"], lambda: board.supply(look, surface)),
        "desk": (DirtyRegions.desk_box(look), lambda: desk.desk(look, surface)),
    }
    if story is not None:
        found["log"] = (areas["log"], lambda: ribbon.ticker(look, surface, story))
    for seat, slot in look.places.slots.items():
        found[f"seat:{seat}"] = (slot, lambda seat=seat: seats.seat(look, surface, seat))  # type: ignore[misc]
    return found
