"""Keyboard focus: exactly one thing has it, walked in the order of the scene's own list or by arrows over the screen.

Arrows go by geometry: what lies in a direction, and beyond the edge what lies at the other side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from typing import NamedTuple

import pygame
from pygame import Rect

from scenes.kit.theme import BONE, INK
from scenes.kit.thing import READ_ONLY, Thing, by_id

Direction = tuple[int, int]
DIRECTIONS: tuple[Direction, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
ASIDE, BEYOND, CENTRE = 8.0, 20.0, 0.3
"""What a pixel to the side costs against one ahead; the same beyond the edge; and a pixel off the middle."""
CLOSED = ("note",)
"""Zones that lie over others: sideways stays in them, and what lies behind is come to up or down."""
FAR = 100_000
"""Pixels from one side of the screen to beyond the other."""


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


class Lie(NamedTuple):
    """Where a thing lies as seen along a row or a column: its edges and middle along the way, then across it."""

    spot: Spot
    first: int
    last: int
    centre: int
    low: int
    high: int
    middle: int


Ahead = tuple[Spot, int, int, int, int]
"""A thing that lies ahead of another: the pixels between them, and its edges and middle across the way."""


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
        self._seen: dict[tuple[str, Direction, bool, bool], list[Ahead]] = {}
        """What lies ahead of each thing, wherever somebody stands in it."""
        self._among: dict[tuple[bool, bool, str, int], list[Lie]] = {}
        """What presses of one kind may lead to, from things of one zone and rank."""

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
        found = found or self._best(spot, here, way, beyond=False, leap=leap)
        found = found or self._best(spot, here, way, beyond=True, leap=leap)
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

    def _best(self, spot: Spot, here: Stand, way: Direction, *, beyond: bool, leap: bool) -> Spot | None:
        """What costs least of all that lies ahead, from where somebody stands."""
        at, aside = here.y if way[0] else here.x, BEYOND if beyond else ASIDE
        best, least = None, inf
        for other, gap, low, high, middle in self._ahead(spot, way, beyond=beyond, leap=leap):
            off = low - at if at < low else at - high if at > high else 0.0
            cost = gap + off * aside + abs(middle - at) * CENTRE
            if cost < least:
                best, least = other, cost
        return best

    def _ahead(self, spot: Spot, way: Direction, *, beyond: bool, leap: bool) -> list[Ahead]:
        """All that one press may lead to; with `beyond` as seen from the other side of the screen."""
        key = spot.id, way, beyond, leap
        if key not in self._seen:
            others = [lie for lie in self._lies(spot, way, leap) if lie.spot is not spot]
            box, far = spot.box, FAR if beyond else 0
            first, last, centre = _along(box, way)
            half = last - first
            if way[0] + way[1] > 0:
                last, centre = last - far, centre - far
                self._seen[key] = [
                    (other, max(0, near - last), low, high, middle)
                    for other, near, edge, at, low, high, middle in others
                    if at > centre and 2 * (near - last) >= -min(half, edge - near)
                ]
            else:
                first, centre = first + far, centre + far
                self._seen[key] = [
                    (other, max(0, first - edge), low, high, middle)
                    for other, near, edge, at, low, high, middle in others
                    if at < centre and 2 * (first - edge) >= -min(half, edge - near)
                ]
        return self._seen[key]

    def _lies(self, spot: Spot, way: Direction, leap: bool) -> list[Lie]:
        """All things that such a press may lead to by their zone and holder, wherever they lie."""
        sideways = bool(way[0])
        closed = spot.zone in CLOSED
        key = sideways, leap, spot.zone if leap or spot.rank or closed else "", 0 if leap else spot.rank
        if key not in self._among:
            self._among[key] = [
                Lie(other, *_along(other.box, way), *_across(other.box, way))
                for other in self.spots.values()
                if (other.zone != spot.zone if leap else not sideways or _beside(spot, other))
            ]
        return self._among[key]


def _beside(spot: Spot, other: Spot) -> bool:
    """Whether sideways may lead from one to the other."""
    if spot.rank or spot.zone in CLOSED:
        return other.rank == spot.rank and other.zone == spot.zone
    return other.rank < 2


def _along(box: Rect, way: Direction) -> tuple[int, int, int]:
    """The first edge, the last edge and the middle of a box, along the way of a press."""
    return (box.left, box.right, box.centerx) if way[0] else (box.top, box.bottom, box.centery)


def _across(box: Rect, way: Direction) -> tuple[int, int, int]:
    """The near edge, the far edge and the middle of a box, across the direction of a press."""
    return (box.top, box.bottom, box.centery) if way[0] else (box.left, box.right, box.centerx)


def _heads(things: list[Thing]) -> tuple[dict[str, Rect], dict[str, str]]:
    """The box of each thing, of a holder only its head (above what it holds, else its upper left corner); and the
    holder of what lies in one of its own zone."""
    boxes: dict[str, Rect] = {}
    held: dict[str, str] = {}
    sized = [(thing.rect.w * thing.rect.h, thing.rect, thing) for thing in things]
    for whole, rect, thing in sized:
        inside = [other for size, box, other in sized if size < whole and rect.contains(box)]
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


class Focus:
    """The focus of one scene. `current` is a thing's id; `visible` says whether the ring is drawn (after a key)."""

    def __init__(self) -> None:
        self.current: str | None = None
        self.visible = False
        self.walked = False
        """It was put where it is by keys, and no pointer has moved since: whoever asks about a thing means this one."""
        self._order: list[tuple[str, str]] = []
        """The things of the last time and their zones."""
        self._trail: list[str] = []
        """Where the focus was lately, oldest first."""
        self._last: dict[str, str] = {}
        """Where the focus was in each zone when it left."""
        self._roads: tuple[object, Roads] | None = None
        self._listed: list[Thing] = []
        """The things that those roads lead among."""
        self._stand: Stand | None = None
        """The column and row the arrows keep; good only while the focus is where they have brought it."""

    def sync(self, things: list[Thing], prefer: str | None = None) -> None:
        """Keep the focus on something that exists and is no mere piece of information: the same thing, else what was
        near it in its zone (a button leads back to where the focus was before), else the nearest in the old order,
        else `prefer`, else the first enabled thing."""
        ids = [thing.id for thing in things]
        if self.current not in ids:
            real = {thing.id for thing in things if thing.role not in READ_ONLY}
            self.current = self._successor(real) or self._start(things, prefer)
        self._order = [(thing.id, thing.zone) for thing in things]
        self._remember()

    def _remember(self) -> None:
        if self.current is not None and (not self._trail or self._trail[-1] != self.current):
            self._trail = [*self._trail[-3:], self.current]

    def _successor(self, alive: set[str]) -> str | None:
        if self.current is None:
            return None
        before = next((name for name in reversed(self._trail) if name in alive), None)
        if before is not None and self.current.startswith("button:"):
            return before  # buttons come and go with the moment
        at = next((index for index, (name, _) in enumerate(self._order) if name == self.current), None)
        if at is None:
            return before
        zone = self._order[at][1]
        around = [one for one in self._order[at + 1 :] + self._order[:at][::-1] if one[0] in alive]
        near = next((name for name, own in around if own == zone), None)
        return near or before or next((name for name, _ in around), None)

    @staticmethod
    def _start(things: list[Thing], prefer: str | None) -> str | None:
        if prefer is not None and any(thing.id == prefer for thing in things):
            return prefer
        first = next((thing.id for thing in things if thing.enabled), None)
        return first or (things[0].id if things else None)

    def forget(self) -> None:
        """Somebody else acts now: the next `sync` starts at the likeliest thing, and no zone remembers anything."""
        self.current = None
        self._last.clear()
        self._trail.clear()

    def set(self, thing_id: str, *, show: bool = True) -> None:
        """Put the focus on a thing."""
        self._remember()
        self.current, self.visible, self.walked = thing_id, show or self.visible, show or self.walked
        self._stand = None

    def thing(self, things: list[Thing]) -> Thing | None:
        """The focused thing itself."""
        return by_id(things, self.current) if self.current is not None else None

    def step(self, things: list[Thing], by: int) -> None:
        """Tab and Shift+Tab: the next or previous thing of the list, round and round."""
        self.visible = self.walked = True
        if not things:
            return
        ids = [thing.id for thing in things]
        at = ids.index(self.current) if self.current in ids else (-1 if by > 0 else 0)
        self.current = ids[(at + by) % len(ids)]

    def step_among(self, things: list[Thing], some: list[Thing], by: int) -> None:
        """The next or previous of some of the things in the order of all of them, round and round."""
        self.visible = self.walked = True
        places = [index for index, thing in enumerate(things) if thing in some]
        if not places:
            return
        here = next((index for index, thing in enumerate(things) if thing.id == self.current), -1 if by > 0 else 0)
        ahead = [index for index in places if (index > here if by > 0 else index < here)]
        at = (min(ahead) if by > 0 else max(ahead)) if ahead else places[0 if by > 0 else -1]
        self._remember()
        self.current = things[at].id

    def zone(self, things: list[Thing], by: int, prefer: str | None = None) -> None:
        """Jump to the next or previous zone: where the focus was there last, else to `prefer` where that lies there,
        else to the first enabled thing."""
        self.visible = self.walked = True
        here = self.thing(things)
        zones = list(dict.fromkeys(thing.zone for thing in things))
        if here is None or len(zones) < 2:
            self.step(things, by)
            return
        if here.enabled:
            self._last[here.zone] = here.id
        target = zones[(zones.index(here.zone) + by) % len(zones)]
        inside = [thing for thing in things if thing.zone == target]
        ids = {thing.id for thing in inside}
        first = next((thing.id for thing in inside if thing.enabled), inside[0].id)
        self.current = next((name for name in (self._last.get(target), prefer) if name in ids), None) or first

    def roam(self, things: list[Thing], way: Direction, *, leap: bool = False) -> None:
        """Arrow keys over a whole table: to what lies there, with `leap` to what lies there in another zone; past the
        edge to the other side (kit/roam.py). Where there is nothing at all, the next or previous of the list."""
        self.visible = self.walked = True
        if self.thing(things) is None or self.current is None:
            self.step(things, 1)
            return
        roads = self._ways(things)
        here = self._stand if self._stand is not None and self._stand.id == self.current else roads.start(self.current)
        there = roads.go(here, way, leap=leap)
        if there.id == here.id and not leap:
            if not (way[0] and roads.spots[here.id].zone in CLOSED):
                self.step(things, way[0] + way[1])
            return
        self.current, self._stand = there.id, there

    def _ways(self, things: list[Thing]) -> Roads:
        if self._roads is not None and self._listed == things:  # the very same things are compared in no time
            return self._roads[1]
        key = [(thing.id, thing.zone, *thing.rect) for thing in things]
        if self._roads is None or self._roads[0] != key:
            self._roads = key, Roads(things)
        self._listed = list(things)
        return self._roads[1]

    @property
    def place(self) -> tuple[str | None, Stand | None]:
        """Where the next arrow starts: the thing, and the column and row kept."""
        return self.current, self._stand if self._stand is not None and self._stand.id == self.current else None

    def row(self, things: list[Thing], by: int) -> None:
        """Down (1) or up (-1) a page in one column: to the next row of it, in the column of pixels where the walk
        began, so that the way back is the same; past the last row to the first."""
        self.visible = self.walked = True
        here = self.thing(things)
        if here is None:
            self.step(things, by)
            return
        stand = self._stand if self._stand is not None and self._stand.id == here.id else None
        x = stand.x if stand is not None else here.rect.centerx
        rows = _rows(things)
        at = next(index for index, row in enumerate(rows) if any(one.id == here.id for one in row))
        there = min(rows[(at + by) % len(rows)], key=lambda one: (_beside_of(one.rect, x), abs(one.rect.centerx - x)))
        self.current, self._stand = there.id, Stand(there.id, x, there.rect.centery)

    def move(self, things: list[Thing], dx: int, dy: int) -> None:
        """Arrow keys: the nearest thing in that direction; past the edge, the next or previous of the list."""
        self.visible = self.walked = True
        here = self.thing(things)
        if here is None:
            self.step(things, 1)
            return
        found = self._nearest(here, things, dx, dy)
        if found is None:
            self.step(things, 1 if dx + dy > 0 else -1)
        else:
            self.current = found

    @staticmethod
    def _nearest(here: Thing, things: list[Thing], dx: int, dy: int) -> str | None:
        """What lies nearest in a direction; None when nothing does."""
        best: tuple[float, str] | None = None
        for thing in things:
            cost = _distance(here.rect, thing.rect, dx, dy)
            if thing.id != here.id and cost is not None and (best is None or cost < best[0]):
                best = cost, thing.id
        return best[1] if best is not None else None


def _rows(things: list[Thing]) -> list[list[Thing]]:
    """The rows of a page, from above: what stands beside each other, its middles within the first one's height."""
    rows: list[list[Thing]] = []
    for thing in sorted(things, key=lambda one: (one.rect.centery, one.rect.x)):
        if rows and thing.rect.centery < rows[-1][0].rect.bottom and rows[-1][0].rect.centery > thing.rect.top:
            rows[-1].append(thing)
        else:
            rows.append([thing])
    return rows


def _beside_of(rect: Rect, x: float) -> float:
    """How many pixels a column of pixels lies beside a thing."""
    return max(0.0, rect.left - x, x - rect.right)


def _distance(a: pygame.Rect, b: pygame.Rect, dx: int, dy: int) -> float | None:
    """How far b lies from a in a direction, sideways counting triple; None when it lies elsewhere."""
    ax, ay, bx, by = a.centerx, a.centery, b.centerx, b.centery
    ahead = (bx - ax) * dx + (by - ay) * dy
    edge = (
        (b.left - a.right if dx > 0 else a.left - b.right) if dx else (b.top - a.bottom if dy > 0 else a.top - b.bottom)
    )
    if ahead <= 0 or edge < -min(a.w if dx else a.h, b.w if dx else b.h) / 2:
        return None
    low, high = (max(a.top, b.top), min(a.bottom, b.bottom)) if dx else (max(a.left, b.left), min(a.right, b.right))
    aside = max(0, low - high)
    centre = abs(by - ay) if dx else abs(bx - ax)
    return max(0, edge) + aside * 3 + centre * 0.3


BAND = 7
"""How many pixels the focus ring lies about its thing."""
TIP = 5
"""How far its two tips stand out beyond that."""


def ring_rect(rect: pygame.Rect) -> pygame.Rect:
    """The area the focus ring covers: mark it when drawing dirty rectangles by hand."""
    return rect.inflate(2 * (BAND + TIP), 2 * BAND)


def draw_ring(surface: pygame.Surface, rect: pygame.Rect) -> None:
    """The one focus ring: two light lines on a dark band, readable on paper and on wood, and a tip on either side that
    points at the thing. Whatever may be used or is chosen wears a single line: shapes tell them apart, no colour."""
    pygame.draw.rect(surface, INK, rect.inflate(2 * BAND, 2 * BAND), BAND, border_radius=12)
    for out in (BAND - 1, 2):
        pygame.draw.rect(surface, BONE, rect.inflate(2 * out, 2 * out), 2, border_radius=out + 5)
    half = min(8, max(4, rect.h // 4))
    for edge, way in ((rect.left, 1), (rect.right - 1, -1)):
        back, y = edge - way * (BAND + TIP - 1), rect.centery
        for colour, less in ((INK, 0), (BONE, 2)):
            points = [
                (back + way * less, y - half + less),
                (back + way * less, y + half - less),
                (edge - way * less, y),
            ]
            pygame.draw.polygon(surface, colour, points)
