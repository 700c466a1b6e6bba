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


def test_the_last_of_the_list_is_on_top() -> None:
    things = [Thing("below", "card", "", Rect(0, 0, 50, 50)), Thing("above", "card", "", Rect(25, 0, 50, 50))]
    found = thing_at(things, (30, 10))
    assert found is not None
    assert found.id == "above"
