"""The still parts of the table by name, each with its place, its painter and the key of all it shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.play.threats import Threat
from game.bigbook.text.log import Story
from scenes.bigbook.table.model.table_view import Card, Seat
from scenes.bigbook.table.render import board, book, book_body, desk, room, seats, status_ribbon
from scenes.bigbook.table.render.board import late
from scenes.bigbook.table.render.seats import facts, mood, offers
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.geometry import Box

COSTS = {"desk": 6, "book": 5, "library": 5, "log": 4, "supply": 4, "ribbon": 3, "track": 3}
"""About how many milliseconds painting a zone takes on a slow machine; 2 for all others."""
GROUND = "room"
"""The zone below all others."""


def desk_box(render: RenderContext) -> Box:
    """The whole desk: from the magician's sheet to the hand."""
    areas = render.layout.areas
    left, right = areas["magician"], areas["hand"]
    return Box(left.x, left.y, right.right - left.x, right.bottom - left.y)


def _mat_box(render: RenderContext) -> Box:
    """The desk with all of the mat below its things."""
    return Box(*Rect(desk_box(render)).union(room.mat(render.layout)))


def zone_keys(render: RenderContext, sentence: str, dangers: list[Threat], lines: int) -> dict[str, tuple[Box, object]]:
    """What each zone shows now."""
    areas, model = render.layout.areas, render.model
    found: dict[str, tuple[Box, object]] = {
        "body": (_body_box(render), (model.monster is None, render.round)),
        "desk": (
            _mat_box(render),
            (
                render.desk,
                mood(render, model.seats[render.desk]),
                _desk(model.seats[render.desk], render.discarded(render.desk)),
                model.aside.total(),
                render.note,
                render.usable is None,
            ),
        ),
        "ribbon": (
            areas["ribbon"],
            (sentence, str(dangers), render.round, model.monster, model.phase, render.unsaved),
        ),
        "library": (areas["library"], (str(model.library), _offered(render, "library"))),
        "piles": (areas["piles"], (str(model.piles), render.usable is None)),
        "book": (areas["book"], (model.monster, model.page, model.preview)),
        "rounds": (areas["rounds"], (render.round, model.monster is None)),
        "madness": (areas["madness"], model.madness - render.homeward()),
        "track": (areas["track"], (model.marker, tuple(sorted(c.position for c in model.curses)))),
        "supply": (areas["supply"], (str(model.supply), _offered(render, "supply"))),
        "log": (areas["log"], (lines, model.marker)),
    }
    found[GROUND] = (Box(0, 0, *render.layout.window), late(render))
    for name, seat in model.seats.items():
        found[thing_id.seat(name)] = (
            render.places.slots[name],
            (facts(seat), mood(render, seat), model.active == name, render.desk == name, offers(render, name)),
        )
    return found


def _offered(render: RenderContext, kind: str) -> object:
    """What may be chosen of a kind of things; None while nothing is asked."""
    if render.usable is None:
        return None
    return tuple(sorted(name for name in render.usable if thing_id.read(name).kind == kind))


def _body_box(render: RenderContext) -> Box:
    return Box(*book_body.box(render.layout))


def _desk(seat: Seat, discarded: list[Card]) -> object:
    top = tuple(card.look for card in discarded[-3:])
    return seat.seat, seat.deck_count, len(discarded), top, len(seat.support)


Painters = dict[str, tuple[Box, Callable[[], None]]]
RIM, CAST = 3, (9, 6)
"""How many pixels a zone is painted beyond its box, and the library, whose decks throw a shadow, on the full and
compact drawing."""


def reach(render: RenderContext, name: str, box: Box) -> Rect:
    """Where a zone is seen: its box with a rim; the shadow and the candles of the book reach over its neighbours."""
    if name in ("body", "trimmings"):
        return book_body.reach(render.layout)
    rim = render.layout.px(*CAST) if name == "library" else RIM
    return Rect(box).inflate(2 * rim, 2 * rim)


def still_painters(
    render: RenderContext, surface: Surface, sentence: str, dangers: list[Threat], story: Story | None
) -> Painters:
    """What stands on the ground of the room; without a story the log stays empty."""
    areas = render.layout.areas
    found: Painters = {
        "body": (_body_box(render), lambda: book_body.body(render, surface)),
        "ribbon": (areas["ribbon"], lambda: status_ribbon.ribbon(render, surface, sentence, dangers)),
        "library": (areas["library"], lambda: board.library(render, surface)),
        "piles": (areas["piles"], lambda: board.curse_piles(render, surface)),
        "book": (areas["book"], lambda: book.book(render, surface)),
        "rounds": (areas["rounds"], lambda: board.rounds(render, surface)),
        "madness": (areas["madness"], lambda: board.madness_stack(render, surface)),
        "track": (areas["track"], lambda: board.track(render, surface)),
        "supply": (areas["supply"], lambda: board.supply(render, surface)),
        "desk": (_mat_box(render), lambda: desk.desk(render, surface)),
    }
    if story is not None:
        found["log"] = (areas["log"], lambda: status_ribbon.ticker(render, surface, story))
    for seat, slot in render.places.slots.items():
        found[thing_id.seat(seat)] = (slot, partial(seats.seat, render, surface, seat))
    found["trimmings"] = (_body_box(render), lambda: book_body.trimmings(render, surface))
    return found
