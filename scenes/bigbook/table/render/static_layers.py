"""The still parts of the table by name, each with its place, its painter and the key of all it shows."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.bigbook.play import thing_id
from game.bigbook.play.threats import Threat
from game.bigbook.text.log import Story
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.render import board, book, book_body, desk, ribbon, seats
from scenes.bigbook.table.render.board import late
from scenes.bigbook.table.render.seats import facts, mood
from scenes.bigbook.table.render_context import RenderContext
from scenes.table.geometry import Box

BUDGET = 6
"""Cost of the zones that may be painted in one frame while something moves."""
COSTS = {"desk": 6, "book": 5, "library": 5, "log": 4, "supply": 4, "ribbon": 3, "track": 3}
"""About how many milliseconds painting a zone takes on a slow machine; 2 for all others."""
GROUND = "room"
"""The zone below all others."""


def desk_box(look: RenderContext) -> Box:
    """The whole desk: from the magician's sheet to the hand."""
    areas = look.layout.areas
    left, right = areas["magician"], areas["hand"]
    return Box(left.x, left.y, right.right - left.x, right.bottom - left.y)


def zone_keys(look: RenderContext, sentence: str, dangers: list[Threat], lines: int) -> dict[str, tuple[Box, object]]:
    """What each zone shows now."""
    areas, model = look.layout.areas, look.model
    found: dict[str, tuple[Box, object]] = {
        "body": (_body_box(look), (model.monster is None, look.round)),
        "desk": (
            desk_box(look),
            (
                look.desk,
                mood(look, model.seats[look.desk]),
                _desk(model.seats[look.desk]),
                model.aside.total(),
                look.note,
            ),
        ),
        "ribbon": (
            areas["ribbon"],
            (sentence, str(dangers), look.round, model.monster, model.phase, look.unsaved),
        ),
        "library": (areas["library"], str(model.library)),
        "piles": (areas["piles"], str(model.piles)),
        "book": (areas["book"], (model.monster, model.page, model.preview)),
        "rounds": (areas["rounds"], (look.round, model.monster is None)),
        "madness": (areas["madness"], model.madness),
        "track": (areas["track"], (model.marker, tuple(sorted(c.position for c in model.curses)))),
        "supply": (areas["supply"], str(model.supply)),
        "log": (areas["log"], lines),
    }
    found[GROUND] = (Box(0, 0, *look.layout.window), late(look))
    for name, seat in model.seats.items():
        found[thing_id.seat(name)] = (
            look.places.slots[name],
            (facts(seat), mood(look, seat), model.active == name, look.desk == name),
        )
    return found


def _body_box(look: RenderContext) -> Box:
    return Box(*book_body.box(look.layout))


def _desk(seat: Seat) -> object:
    top = tuple(card.kind for card in seat.discard[-3:])
    return seat.seat, seat.deck_count, len(seat.discard), top, len(seat.support)


Painters = dict[str, tuple[Box, Callable[[], None]]]


def still_painters(
    look: RenderContext, surface: Surface, sentence: str, dangers: list[Threat], story: Story | None
) -> Painters:
    """What stands on the ground of the room; without a story the log stays empty."""
    areas = look.layout.areas
    found: Painters = {
        "body": (_body_box(look), lambda: book_body.body(look, surface)),
        "ribbon": (areas["ribbon"], lambda: ribbon.ribbon(look, surface, sentence, dangers)),
        "library": (areas["library"], lambda: board.library(look, surface)),
        "piles": (areas["piles"], lambda: board.curse_piles(look, surface)),
        "book": (areas["book"], lambda: book.book(look, surface)),
        "rounds": (areas["rounds"], lambda: board.rounds(look, surface)),
        "madness": (areas["madness"], lambda: board.madness_stack(look, surface)),
        "track": (areas["track"], lambda: board.track(look, surface)),
        "supply": (areas["supply"], lambda: board.supply(look, surface)),
        "desk": (desk_box(look), lambda: desk.desk(look, surface)),
    }
    if story is not None:
        found["log"] = (areas["log"], lambda: ribbon.ticker(look, surface, story))
    for seat, slot in look.places.slots.items():
        found[thing_id.seat(seat)] = (slot, lambda seat=seat: seats.seat(look, surface, seat))  # type: ignore[misc]
    found["trimmings"] = (_body_box(look), lambda: book_body.trimmings(look, surface))
    return found
