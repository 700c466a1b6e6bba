"""What of the still picture is painted anew: everything that has changed, and nothing more often than it needs."""

from __future__ import annotations

import random

import pytest
from pygame import Rect

from scenes.shell.screen import joined


def pixels(areas: list[Rect]) -> set[tuple[int, int]]:
    return {(x, y) for area in areas for x in range(area.left, area.right) for y in range(area.top, area.bottom)}


@pytest.mark.parametrize("seed", range(20))
def test_joined_areas_hold_every_pixel_and_take_no_more_together(seed: int) -> None:
    luck = random.Random(seed)
    areas = [Rect(luck.randrange(40), luck.randrange(40), luck.randrange(20), luck.randrange(20)) for _ in range(9)]
    before = [Rect(area) for area in areas]
    found = joined(areas)
    assert pixels(found) >= pixels(areas)
    assert sum(area.w * area.h for area in found) <= sum(area.w * area.h for area in areas)
    assert len(found) <= len(areas) and all(area.w and area.h for area in found)
    assert areas == before


def test_a_seat_that_changed_in_twenty_frames_is_painted_once() -> None:
    seat, other = Rect(10, 10, 100, 50), Rect(300, 10, 100, 50)
    found = joined([seat, other, seat, Rect(20, 20, 30, 10)] * 20)
    assert sorted(map(tuple, found)) == [tuple(seat), tuple(other)]
    assert joined([Rect(0, 0, 10, 5), Rect(10, 0, 10, 5)]) == [Rect(0, 0, 20, 5)], "neighbours are one"
    assert joined([]) == []
