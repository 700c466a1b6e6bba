"""Layouts never overlap and never leave the window, at any size, for any number of cards."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.layout import seat_parts
from scenes.kit.geometry import Box, fit_grid, row
from scenes.kit.theme import MIN_TEXT

SIZES = [(1280, 720), (1366, 768), (1500, 840), (1920, 1080), (1920, 1200), (2560, 1080), (3440, 1440), (3840, 2160)]
windows = st.one_of(st.sampled_from(SIZES), st.tuples(st.integers(1280, 3840), st.integers(720, 2160)))
players = st.integers(2, 5)


def window_box(layout: lay.Layout) -> Box:
    return Box(0, 0, *layout.window)


def assert_apart(boxes: list[Box]) -> None:
    for one, other in combinations(boxes, 2):
        assert not one.overlaps(other), (one, other)


@settings(max_examples=80, deadline=None)
@given(windows, players)
def test_areas_lie_apart_inside_the_window(window: tuple[int, int], count: int) -> None:
    layout = lay.table_layout(*window, count)
    assert_apart(list(layout.areas.values()))
    assert all(window_box(layout).holds(box) for box in layout.areas.values())


@settings(max_examples=80, deadline=None)
@given(windows, players, st.integers(0, 6), st.integers(0, 14), st.integers(0, 9), st.integers(3, 4))
def test_parts_stay_in_their_areas(window: tuple[int, int], count: int, spells: int, hand: int, support: int,
                                   places: int) -> None:  # fmt: skip
    layout = lay.table_layout(*window, count)
    groups = {
        "seats": lay.seat_slots(layout),
        "library": tuple(lay.library_cells(layout).values()),
        "piles": tuple(lay.pile_cells(layout).values()),
        "book": lay.book_pages(layout),
        "track": lay.track_sockets(layout),
        "supply": tuple(lay.supply_cells(layout).values()),
    }
    for area, boxes in groups.items():
        assert_apart(list(boxes))
        assert all(layout.areas[area].holds(box) for box in boxes), area
    overlapping = {
        "hand": lay.hand_cells(layout, hand),
        "spells": lay.spell_cells(layout, spells),
        "support": lay.support_cells(layout, support, places),
    }
    for area, boxes in overlapping.items():
        assert all(layout.areas[area].holds(box) for box in boxes), area
    assert_apart(list(overlapping["spells"]))
    if hand <= 6:
        assert_apart(list(overlapping["hand"]))


@settings(max_examples=80, deadline=None)
@given(windows, players, st.integers(0, 6), st.integers(0, 14), st.integers(0, 9), st.integers(3, 4))
def test_seat_parts_do_not_cover_each_other(window: tuple[int, int], count: int, spells: int, hand: int,
                                            support: int, places: int) -> None:  # fmt: skip
    layout = lay.table_layout(*window, count)
    for slot in lay.seat_slots(layout):
        parts = seat_parts(layout, slot, spells, hand, support, places)
        single = [parts.portrait, parts.name, parts.deck, parts.discard, parts.held, parts.meter, parts.ability]
        assert_apart(single)
        for group in (parts.spells, parts.hand, parts.support):
            for box in group:
                assert slot.holds(box)
                assert not any(box.overlaps(other) for other in single), (box, single)
        for mini in parts.hand:
            assert not any(mini.overlaps(other) for other in parts.support + parts.spells)


@settings(max_examples=40, deadline=None)
@given(windows, players)
def test_curse_tiles_lie_in_their_sockets(window: tuple[int, int], count: int) -> None:
    layout = lay.table_layout(*window, count)
    tiles = lay.curse_cells(layout)
    assert_apart(list(tiles.values()))
    sockets = lay.track_sockets(layout)
    for position, tile in tiles.items():
        assert sockets[int(position[0]) - 1].holds(tile)


@settings(max_examples=40, deadline=None)
@given(windows)
def test_panel_parts_lie_apart(window: tuple[int, int]) -> None:
    layout = lay.table_layout(*window, 3)
    parts = lay.panel_parts(layout)
    assert_apart([parts.body, parts.main, *parts.buttons])
    assert all(layout.areas["panel"].holds(box) for box in (parts.body, parts.main, *parts.buttons))


def test_the_measured_layouts_are_exact() -> None:
    full = lay.table_layout(1920, 1080, 5)
    assert full.full and full.areas["book"] == (798, 212, 712, 324)
    assert [slot.w for slot in lay.seat_slots(full)] == [368] * 5
    assert [box.w for box in lay.spell_cells(full, 5)] == [178] * 5
    assert [box.w for box in lay.spell_cells(full, 6)] == [147] * 6
    assert [box.w for box in lay.hand_cells(full, 6)] == [128] * 6
    compact = lay.table_layout(1280, 720, 4)
    assert not compact.full and compact.areas["panel"] == (1020, 446, 252, 268)
    assert [slot.w for slot in lay.seat_slots(compact)] == [311] * 4
    assert [box.w for box in lay.track_sockets(compact)] == [78, 148, 300, 148, 148, 118]
    assert [box.w for box in lay.hand_cells(compact, 6)] == [92] * 6


@pytest.mark.parametrize("window", [(1920, 1200), (2560, 1080)])
def test_other_shapes_get_more_table(window: tuple[int, int]) -> None:
    layout = lay.table_layout(*window, 2)
    assert layout.scale == 1.0
    assert layout.areas["ribbon"].w == window[0]
    assert abs((layout.areas["book"].x - 798) - (window[0] - 1920) // 2) <= 1


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (3440, 1440)])
def test_plates_stand_over_the_book_as_far_as_the_window_has_room(window: tuple[int, int]) -> None:
    layout = lay.table_layout(*window, 4)
    w, book = window[0], layout.areas["book"].center[0]
    for wide in (200, round(w * 0.58), w, w + 100):
        middle = lay.over_book(layout, wide)
        assert middle == book if wide <= 2 * (w - book) else wide // 2 >= w - middle or middle == w // 2
        assert middle >= w // 2 - 1 and (wide > w or middle + wide // 2 <= w + 1)


def test_text_never_falls_below_the_floor() -> None:
    layout = lay.table_layout(1280, 720, 5, 1.0)
    assert layout.text(12, 9) == MIN_TEXT
    assert lay.table_layout(1280, 720, 5, 2.0).text(20, 16) == 32
    assert lay.table_layout(1920, 1080, 5, 1.5).icons_only


@settings(max_examples=60, deadline=None)
@given(st.integers(1, 40), st.integers(60, 900), st.integers(60, 600))
def test_fit_grid_stays_inside(count: int, w: int, h: int) -> None:
    box = Box(10, 20, w, h)
    cells = fit_grid(box, count, 0.7, 4, 90)
    assert len(cells) == count
    assert all(box.holds(cell) for cell in cells)
    assert_apart([cell for cell in cells if cell.w and cell.h])


def test_row_overlaps_only_when_it_must() -> None:
    box = Box(0, 0, 100, 30)
    assert [item.x for item in row(box, 3, 20, 30, 5)] == [0, 25, 50]
    crowded = row(box, 9, 20, 30, 5)
    assert crowded[-1].right == 100 and crowded[0].x == 0
