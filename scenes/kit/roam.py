"""Arrow keys by geometry over a whole screen: what lies in a direction, beyond the edge what lies at the other side.

Three rules make that what a person expects. The column (or row) is kept as in a text editor: up over something wide
and down again leads back. What holds other things (a seat with its cards) is stood for by its head, so that it can be
gone to and left. And where several holders stand in a row, sideways goes from holder to holder, and among what they
hold only from within; down from a holder leads into it, up from there to the holder. A leap goes to another zone.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pygame import Rect

from scenes.kit.thing import Thing

Direction = tuple[int, int]
DIRECTIONS: tuple[Direction, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
ASIDE, BEYOND, CENTRE = 8.0, 20.0, 0.3
"""What a pixel to the side costs against one ahead; the same beyond the edge; and a pixel off the middle."""


class Stand(NamedTuple):
    """Where the focus is: the thing, and the point whose column and row are kept."""

    id: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Spot:
    """A thing as the arrows see it. `rank` tells holders in a row (1) from what they hold (2); 0 for all else."""

    id: str
    box: Rect
    zone: str
    rank: int
    holder: str


class Roads:
    """All ways of the arrows among some things, the same for the same list."""

    def __init__(self, things: list[Thing]) -> None:
        boxes, held = _heads(things)
        outer: dict[str, int] = {}
        for thing in things:
            if thing.id not in held:
                outer[thing.zone] = outer.get(thing.zone, 0) + 1
        rows = {thing.zone for thing in things if thing.id in held and outer.get(thing.zone, 0) > 1}
        self.spots: dict[str, Spot] = {}
        for thing in things:
            holder = held.get(thing.id, "") if thing.zone in rows else ""
            rank = 0 if thing.zone not in rows else 2 if holder else 1
            self.spots[thing.id] = Spot(thing.id, boxes[thing.id], thing.zone, rank, holder)
        self._gone: dict[tuple[Stand, Direction, bool], Stand] = {}
        """Where each press has led before: whoever looks for a way tries the same ones again and again."""

    def start(self, name: str) -> Stand:
        """Standing in the middle of a thing."""
        box = self.spots[name].box
        return Stand(name, box.centerx, box.centery)

    def go(self, here: Stand, way: Direction, *, leap: bool = False) -> Stand:
        """One press of an arrow; the same stand where there is nothing to go to. `leap`: to another zone."""
        press = here, way, leap
        if press not in self._gone:
            self._gone[press] = self._go(here, way, leap=leap)
        return self._gone[press]

    def _go(self, here: Stand, way: Direction, *, leap: bool) -> Stand:
        spot = self.spots[here.id]
        found = self._in_or_out(spot, here, way) if spot.rank and way[1] and not leap else None
        found = found or self._best(spot, spot.box, here, way, ASIDE, leap=leap)
        if found is None:
            far = 100_000
            found = self._best(spot, spot.box.move(-way[0] * far, -way[1] * far), here, way, BEYOND, leap=leap)
        if found is None:
            return here
        box = found.box
        if way[0]:
            return Stand(found.id, box.centerx, min(max(here.y, box.top), box.bottom))
        return Stand(found.id, min(max(here.x, box.left), box.right), box.centery)

    def steps(self, here: Stand) -> Iterator[tuple[Direction, bool, Stand]]:
        """Every press possible here and where it leads."""
        for way in DIRECTIONS:
            for leap in (False, True):
                yield way, leap, self.go(here, way, leap=leap)

    def _in_or_out(self, spot: Spot, here: Stand, way: Direction) -> Spot | None:
        """Down from a holder: its nearest thing below the head. Up from the topmost things it holds: the holder."""
        inside = [one for one in self.spots.values() if one.holder == (spot.holder or spot.id)]
        if spot.rank == 1:
            if way[1] < 0 or not inside:
                return None
            return min(inside, key=lambda one: (one.box.y, abs(one.box.centerx - here.x)))
        above = any(one.box.centery < spot.box.top for one in inside)
        return None if way[1] > 0 or above else self.spots[spot.holder]

    def _best(self, spot: Spot, box: Rect, here: Stand, way: Direction, aside: float, *, leap: bool) -> Spot | None:
        best: tuple[float, Spot] | None = None
        for other in self.spots.values():
            if not _ahead(box, other.box, way) or other is spot:
                continue
            if other.zone == spot.zone if leap else bool(way[0]) and not _beside(spot, other):
                continue
            cost = _cost(box, other.box, here, way, aside)
            if best is None or cost < best[0]:
                best = cost, other
        return best[1] if best is not None else None


def _beside(spot: Spot, other: Spot) -> bool:
    """Whether sideways may lead from one to the other."""
    if spot.rank:
        return other.rank == spot.rank and other.zone == spot.zone
    return other.rank < 2


def _ahead(a: Rect, b: Rect, way: Direction) -> bool:
    """Whether b lies in that direction: its middle is farther, and less than half of the smaller one lies beside a."""
    if way[0]:
        return (b.centerx - a.centerx) * way[0] > 0 and _gap(a, b, way) >= -min(a.w, b.w) / 2
    return (b.centery - a.centery) * way[1] > 0 and _gap(a, b, way) >= -min(a.h, b.h) / 2


def _gap(a: Rect, b: Rect, way: Direction) -> int:
    """The pixels between the edges that face each other."""
    if way[0]:
        return b.left - a.right if way[0] > 0 else a.left - b.right
    return b.top - a.bottom if way[1] > 0 else a.top - b.bottom


def _cost(a: Rect, b: Rect, here: Stand, way: Direction, aside: float) -> float:
    """How far b lies ahead of a."""
    if way[0]:
        off, middle = max(0.0, b.top - here.y, here.y - b.bottom), abs(b.centery - here.y)
    else:
        off, middle = max(0.0, b.left - here.x, here.x - b.right), abs(b.centerx - here.x)
    return max(0, _gap(a, b, way)) + off * aside + middle * CENTRE


def _heads(things: list[Thing]) -> tuple[dict[str, Rect], dict[str, str]]:
    """The box of each thing, of a holder only its head (above what it holds, else its upper left corner); and the
    holder of what lies in one of its own zone."""
    boxes: dict[str, Rect] = {}
    held: dict[str, str] = {}
    for thing in things:
        rect = thing.rect
        inside = [
            other
            for other in things
            if other is not thing and other.rect.w * other.rect.h < rect.w * rect.h and rect.contains(other.rect)
        ]
        box = Rect(rect)
        if inside:
            above = min(other.rect.top for other in inside) - rect.top
            if above >= rect.h // 6:
                box.h = above
            else:
                box.w, box.h = max(1, rect.w // 4), max(1, rect.h // 3)
        boxes[thing.id] = box
        held.update({other.id: thing.id for other in inside if other.zone == thing.zone})
    return boxes, held
