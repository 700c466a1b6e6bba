"""A board: places in areas, joined by labelled edges; never changed once made, so it is no part of a state.

What stands in the way in a game (a locked door, somebody's barrier, a wall that fell) is asked of the game at every
step: every search takes `allow(edge, place)`, which says whether the edge may be used to step from that place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass


class BoardError(ValueError):
    """Places and edges that make no board; the text says which."""


@dataclass(frozen=True, slots=True)
class Edge:
    """A way between two places; `kind` is the game's word for it, `one_way` leads from `a` to `b` only."""

    a: str
    b: str
    kind: str
    one_way: bool = False

    def leads(self, place: str) -> str:
        """Where it leads from a place; '' where it cannot be used from there."""
        if place == self.a:
            return self.b
        return self.a if place == self.b and not self.one_way else ""


Allow = Callable[[Edge, str], bool]


def _always(_edge: Edge, _place: str) -> bool:
    return True


class Board:
    """Places in the order in which they were named; equal searches find the same thing everywhere."""

    def __init__(self, areas: Mapping[str, Iterable[str]], edges: Iterable[Edge]) -> None:
        self.areas: dict[str, tuple[str, ...]] = {area: tuple(places) for area, places in areas.items()}
        self.area_of: dict[str, str] = {}
        for area, places in self.areas.items():
            for place in places:
                if place in self.area_of:
                    raise BoardError(f"the place {place!r} lies in {self.area_of[place]!r} and in {area!r}")
                self.area_of[place] = area
        self.places: tuple[str, ...] = tuple(self.area_of)
        self.edges: tuple[Edge, ...] = tuple(edges)
        self._from: dict[str, tuple[tuple[Edge, str], ...]] = self._ways()

    def _ways(self) -> dict[str, tuple[tuple[Edge, str], ...]]:
        ways: dict[str, list[tuple[Edge, str]]] = {place: [] for place in self.places}
        for edge in self.edges:
            for place in (edge.a, edge.b):
                if place not in ways:
                    raise BoardError(f"an edge leads to {place!r}, which is nowhere")
            if edge.a == edge.b:
                raise BoardError(f"an edge leads from {edge.a!r} to itself")
            ways[edge.a].append((edge, edge.b))
            if not edge.one_way:
                ways[edge.b].append((edge, edge.a))
        return {place: tuple(found) for place, found in ways.items()}

    def ways(self, place: str) -> tuple[tuple[Edge, str], ...]:
        """The edges that lead away from a place, and where to."""
        return self._from[place]

    def neighbours(self, place: str, allow: Allow = _always) -> tuple[str, ...]:
        """Where one step leads, each place once, in the order of the edges."""
        return tuple(dict.fromkeys(to for edge, to in self._from[place] if allow(edge, place)))

    def within(self, place: str, steps: int, allow: Allow = _always) -> dict[str, int]:
        """Every place in reach with its distance in steps, the nearest first; the place itself is at 0."""
        found = {place: 0}
        rim = [place]
        for step in range(1, steps + 1):
            rim = [to for at in rim for to in self.neighbours(at, allow) if found.setdefault(to, step) == step]
            rim = list(dict.fromkeys(rim))
            if not rim:
                break
        return found

    def distance(self, start: str, goal: str, allow: Allow = _always) -> int | None:
        """How many steps the shortest way has; None where there is none."""
        return self.within(start, len(self.places), allow).get(goal)

    def path(self, start: str, goals: Iterable[str], allow: Allow = _always) -> tuple[str, ...] | None:
        """A shortest way to the nearest of some places, both ends in it; the same one every time. None: no way."""
        wanted = set(goals)
        came: dict[str, str] = {start: ""}
        rim = [start]
        while rim:
            there = next((place for place in rim if place in wanted), None)
            if there is not None:
                return self._back(came, there)
            following: list[str] = []
            for at in rim:
                for to in self.neighbours(at, allow):
                    if to not in came:
                        came[to] = at
                        following.append(to)
            rim = following
        return None

    @staticmethod
    def _back(came: Mapping[str, str], place: str) -> tuple[str, ...]:
        way = [place]
        while came[way[-1]]:
            way.append(came[way[-1]])
        return tuple(reversed(way))
