"""The names of rooms are read on every floor: pencilled, lit, left, dark and on fire, with the drawings themselves."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from pygame import Surface

from scenes.kit.assets import Art, read_picture
from scenes.mansions.table.house.bake import Baker, RoomState, Seen, seen_of
from tests.fit.contrast import measuring
from tests.scenes.mansions.at_house import visiting

READ = 4.5
"""The contrast of words, WCAG's AA."""


class AtOnce(Art):
    """Every drawing at the moment it is asked for."""

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        path = self.path(kind, name)
        return read_picture(path, size) if path is not None else None


def _floors(seen: Seen, rooms: frozenset[str]) -> dict[str, Seen]:
    """The same house with every floor in one state."""

    def all_of(fire: bool, dark: bool) -> tuple[RoomState, ...]:
        return tuple(one._replace(fire=fire, dark=dark) for one in seen.states)

    entered = dataclasses.replace(seen, entered=rooms)
    return {
        "pencilled": dataclasses.replace(seen, entered=frozenset()),
        "lit": dataclasses.replace(entered, lit=rooms),
        "left": dataclasses.replace(entered, lit=frozenset()),
        "dark": dataclasses.replace(entered, lit=frozenset(), states=all_of(False, True)),
        "burning": dataclasses.replace(entered, lit=rooms, states=all_of(True, False)),
    }


@pytest.mark.parametrize("window", ((1280, 720), (1920, 1080)))
def test_names_of_rooms_are_read_on_every_floor(tmp_path: Path, window: tuple[int, int]) -> None:
    with visiting(tmp_path, window=window) as (_, table):
        view, plan = table.context.view, table.context.plan
        baker = Baker(AtOnce(), plan)
        areas = {space: room for room, one in plan.house.rooms.items() for space in one.spaces}
        for state, seen in _floors(seen_of(view, (), areas), frozenset(plan.rooms)).items():
            with measuring() as found:
                floor = Surface(window)
                baker.paint(floor, seen)
                table.house.names.paint(floor, seen)
            named = {one.words: one.ratio for one in found if len(one.words) > 1}
            assert len(named) >= len(plan.rooms) - 2
            assert {words: ratio for words, ratio in named.items() if ratio < READ} == {}, state
