"""The house as it is shown: a view of the table, changed event by event, and brought to the truth when all is told.

Nothing that the view does not hold is known here, so nothing of it can be drawn, listed or said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from game.core.engine.event import Event
from game.mansions.cards.reading import catalogue
from game.mansions.puzzles.moves import make, parse
from game.mansions.view import MonsterView, PersonView, RoomView, TableView


class ShownHouse:
    """What lies on the table now."""

    def __init__(self, view: TableView) -> None:
        self.view = view

    def settle(self, view: TableView) -> None:
        """Show the truth."""
        self.view = view

    def apply(self, event: Event) -> None:
        """Change what is shown by an event, as far as one sees it change by itself; the rest is settled."""
        change = _CHANGES.get(event.type)
        if change is not None:
            self.view = change(self.view, event)

    # questions

    def person(self, seat: str) -> PersonView | None:
        """Whoever sits there."""
        return next((one for one in self.view.people if one.seat == seat), None)

    def monster(self, id_: str) -> MonsterView | None:
        """A figure of the house, by its id."""
        return next((one for one in self.view.monsters if one.id == id_), None)

    def figure(self, name: str) -> PersonView | MonsterView | None:
        """An investigator by their seat, or a monster by its id."""
        return self.person(name) or self.monster(name)

    def where(self, figure: str) -> str:
        """The space in which a figure stands, '' where it stands in none."""
        one = self.figure(figure)
        return one.at if one is not None else ""

    def standing(self, space: str) -> list[str]:
        """Everybody in a space: investigators first, then monsters in the order in which they came."""
        view = self.view
        return [one.seat for one in view.people if one.at == space] + [
            one.id for one in view.monsters if one.at == space
        ]


def _person(view: TableView, seat: str, **changes: Any) -> TableView:
    return replace(view, people=tuple(replace(one, **changes) if one.seat == seat else one for one in view.people))


def _monster(view: TableView, id_: str, **changes: Any) -> TableView:
    return replace(view, monsters=tuple(replace(one, **changes) if one.id == id_ else one for one in view.monsters))


def _of_person(view: TableView, seat: str, name: str) -> int:
    return next((getattr(one, name) for one in view.people if one.seat == seat), 0)


def _of_monster(view: TableView, id_: str, name: str) -> int:
    return next((getattr(one, name) for one in view.monsters if one.id == id_), 0)


def _counted(name: str, way: int) -> Callable[[TableView, Event], TableView]:
    """A number of somebody goes up or down with an event."""

    def change(view: TableView, event: Event) -> TableView:
        seat = event["seat"]
        return _person(view, seat, **{name: max(0, _of_person(view, seat, name) + way * event["n"])})

    return change


def _struck(name: str, way: int) -> Callable[[TableView, Event], TableView]:
    """A number of a monster goes up with an event."""

    def change(view: TableView, event: Event) -> TableView:
        return _monster(view, event["monster"], **{name: _of_monster(view, event["monster"], name) + way * event["n"]})

    return change


def _walked(view: TableView, event: Event) -> TableView:
    return _person(view, event["seat"], at=event["to"])


def _stalked(view: TableView, event: Event) -> TableView:
    return _monster(view, event["monster"], at=event["to"])


def _placed(view: TableView, event: Event) -> TableView:
    if any(one.id == event["monster"] for one in view.monsters):
        return _monster(view, event["monster"], at=event["at"])
    kind = event["kind"] if event["kind"] in catalogue().kinds else str(event["kind"])
    new = MonsterView(event["monster"], kind, event["at"], 0, 0, 0, event.get("name") or "", "", -1, -1)
    return replace(view, monsters=(*view.monsters, new))


def _gone(view: TableView, event: Event) -> TableView:
    return replace(view, monsters=tuple(one for one in view.monsters if one.id != event["monster"]))


def _so(room: RoomView, name: str, so: bool) -> RoomView:
    changes: dict[str, Any] = {name: so}
    return replace(room, **changes)


def _room(name: str, so: bool) -> Callable[[TableView, Event], TableView]:
    """A room burns, is dark, or no longer."""

    def change(view: TableView, event: Event) -> TableView:
        room = event["room"]
        return replace(view, rooms={**view.rooms, room: _so(view.rooms[room], name, so)})

    return change


def _threat(view: TableView, event: Event) -> TableView:
    return replace(view, threat=event["total"])


def _paid(view: TableView, event: Event) -> TableView:
    return replace(view, threat=event["threat"])


def _time(view: TableView, event: Event) -> TableView:
    return replace(view, clock=(event["time"], event["of"]))


def _puzzled(view: TableView, event: Event) -> TableView:
    """Two pieces change places or one is turned; which one was drawn is seen when everything has been shown."""
    move, lies = parse(event["move"]), {one.card: one for one in view.puzzles}
    if move is None or move.verb == "draw" or event["card"] not in lies:
        return view
    one = lies[event["card"]]
    puzzle = one.lies()
    make(catalogue().puzzles, puzzle, {}, move)
    now = replace(one, pieces=tuple(puzzle.pieces), turned=tuple(puzzle.turned), start_turned=puzzle.start_turned)
    return replace(view, puzzles=tuple(now if other is one else other for other in view.puzzles))


_CHANGES: Mapping[str, Callable[[TableView, Event], TableView]] = {
    "investigator_moved": _walked,
    "monster_moved": _stalked,
    "monster_placed": _placed,
    "monster_destroyed": _gone,
    "damage_taken": _counted("health", -1),
    "healed": _counted("health", 1),
    "horror_taken": _counted("sanity", -1),
    "calmed": _counted("sanity", 1),
    "stunned": _counted("stun", 1),
    "monster_hurt": _struck("damage", 1),
    "monster_stunned": _struck("stun", 1),
    "fire_laid": _room("fire", True),
    "fire_gone": _room("fire", False),
    "dark_laid": _room("dark", True),
    "dark_gone": _room("dark", False),
    "threat_changed": _threat,
    "keeper_acted": _paid,
    "time_passed": _time,
    "puzzle_moved": _puzzled,
}
"""What an event changes for everybody to see."""
