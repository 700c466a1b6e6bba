"""Focus: always exactly one, walked in the order of the list."""

from __future__ import annotations

from pygame import Rect

from scenes.kit.focus import Focus
from scenes.kit.thing import Thing, thing_at


def grid() -> list[Thing]:
    """Three by three, named by row and column."""
    return [
        Thing(f"{r}{c}", "button", "", Rect(c * 100, r * 50, 80, 40), zone="top" if r == 0 else "rest")
        for r in range(3)
        for c in range(3)
    ]


def test_tab_walks_the_list_in_order_and_round() -> None:
    things, focus = grid(), Focus()
    focus.sync(things)
    seen = []
    for _ in range(len(things)):
        seen.append(focus.current)
        focus.step(things, 1)
    assert seen == [thing.id for thing in things]
    assert focus.current == things[0].id
    focus.step(things, -1)
    assert focus.current == things[-1].id


def test_arrows_go_to_the_neighbour() -> None:
    things, focus = grid(), Focus()
    focus.set("11")
    for (dx, dy), wanted in {(1, 0): "12", (-1, 0): "10", (0, 1): "21", (0, -1): "01"}.items():
        focus.set("11")
        focus.move(things, dx, dy)
        assert focus.current == wanted


def test_focus_survives_when_its_thing_vanishes() -> None:
    things, focus = grid(), Focus()
    focus.sync(things)
    focus.set("11")
    left = [thing for thing in things if thing.id != "11"]
    focus.sync(left)
    assert focus.current == "12"


def test_an_empty_screen_has_no_focus_and_a_new_one_takes_the_likeliest() -> None:
    focus = Focus()
    focus.sync([])
    assert focus.current is None


def test_the_likeliest_thing_is_preferred() -> None:
    focus = Focus()
    focus.sync(grid(), prefer="20")
    assert focus.current == "20"


def test_zones_are_jumped_to() -> None:
    things, focus = grid(), Focus()
    focus.set("02")
    focus.zone(things, 1)
    assert focus.current == "10"


def test_a_zone_remembers_where_the_focus_was_and_else_takes_the_likeliest_or_the_first_enabled() -> None:
    things, focus = grid(), Focus()
    things[3].enabled = False
    focus.set("01")
    focus.zone(things, 1)
    assert focus.current == "11"
    focus.zone(things, 1)
    assert focus.current == "01"
    focus.forget()
    focus.set("00")
    focus.zone(things, 1, prefer="21")
    assert focus.current == "21"


def test_arrows_within_a_zone_go_round_its_own_list_and_leave_it_only_upwards_or_downwards() -> None:
    things, focus = grid(), Focus()
    focus.set("02")
    focus.within(things, 1, 0)
    assert focus.current == "00"
    seen = []
    focus.set("10")
    for _ in range(6):
        seen.append(focus.current)
        focus.within(things, 1, 0)
    assert seen == ["10", "11", "12", "20", "21", "22"]
    assert focus.current == "10"
    focus.within(things, 0, 1)
    assert focus.current == "20"
    focus.set("11")
    focus.within(things, 0, -1)
    assert focus.current == "01"


def test_the_last_of_the_list_is_on_top() -> None:
    things = [Thing("below", "card", "", Rect(0, 0, 50, 50)), Thing("above", "card", "", Rect(25, 0, 50, 50))]
    found = thing_at(things, (30, 10))
    assert found is not None
    assert found.id == "above"
