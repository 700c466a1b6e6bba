"""Focus: always exactly one, walked in the order of the list."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import pairwise

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit.focus import BAND, Focus, draw_ring, ring_rect
from scenes.kit.ornament import glow_frame
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH, WOOD, luminance
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


def roamed(things: list[Thing], focus: Focus, *ways: tuple[int, int], leap: bool = False) -> str | None:
    for way in ways:
        focus.roam(things, way, leap=leap)
    return focus.current


LEFT, RIGHT, UP, DOWN = (-1, 0), (1, 0), (0, -1), (0, 1)


def test_arrows_on_a_table_go_to_what_lies_there_and_past_the_edge_to_the_other_side() -> None:
    things, focus = grid(), Focus()
    focus.set("11")
    assert roamed(things, focus, RIGHT) == "12"
    assert roamed(things, focus, RIGHT) == "10"
    assert roamed(things, focus, UP, UP) == "20"


def test_the_column_is_kept_over_something_wide() -> None:
    wide = Thing("wide", "button", "", Rect(0, 150, 280, 40))
    below = [Thing(f"below{c}", "button", "", Rect(c * 100, 200, 80, 40)) for c in range(3)]
    things, focus = [*grid(), wide, *below], Focus()
    focus.set("22")
    assert roamed(things, focus, DOWN) == "wide"
    assert roamed(things, focus, DOWN) == "below2"
    assert roamed(things, focus, UP, UP) == "22"


def test_a_leap_goes_to_another_zone() -> None:
    things, focus = grid(), Focus()
    focus.set("21")
    assert roamed(things, focus, UP, leap=True) == "01"


def test_what_holds_others_is_gone_to_by_its_head_and_sideways_along_its_like() -> None:
    seats = [Thing(f"seat{i}", "seat", "", Rect(i * 300, 0, 280, 100), zone="seats") for i in range(3)]
    cards = [
        Thing(f"card{i}{n}", "card", "", Rect(i * 300 + 80 + n * 60, 40, 50, 50), zone="seats")
        for i in range(3)
        for n in range(3)
    ]
    things, focus = [*seats, *cards], Focus()
    focus.set("seat0")
    assert roamed(things, focus, RIGHT) == "seat1"
    assert roamed(things, focus, DOWN) == "card11"
    assert roamed(things, focus, RIGHT, RIGHT) == "card20"
    assert roamed(things, focus, UP) == "seat2"


def test_the_last_of_the_list_is_on_top() -> None:
    things = [Thing("below", "card", "", Rect(0, 0, 50, 50)), Thing("above", "card", "", Rect(25, 0, 50, 50))]
    found = thing_at(things, (30, 10))
    assert found is not None
    assert found.id == "above"


def light_lines(draw: Callable[[Surface, Rect], object], ground: tuple[int, int, int]) -> int:
    """How many light lines parted by dark are crossed on the way into a thing from above, as eyes without any colour
    see them."""
    surface, box = Surface((200, 160)), Rect(60, 50, 80, 60)
    surface.fill(ground)
    draw(surface, box)
    way = [
        luminance((surface.get_at((100, y)).r, surface.get_at((100, y)).g, surface.get_at((100, y)).b)) > 0.4
        for y in range(box.y - 14, box.y + 3)
    ]
    inside = way[way.index(False) :] if False in way else []
    return sum(now and not before for before, now in pairwise([False, *inside]))


@pytest.mark.parametrize("ground", [INK, PARCH[0], WOOD[0], (0, 0, 0), (60, 90, 60)], ids=str)
def test_the_focus_is_told_from_what_can_be_used_without_any_colour(ground: tuple[int, int, int]) -> None:
    """Two lines and a tip on either side; the light about what is free, chosen or refused is one line, whatever its
    colour, and so is every frame of an element, in each palette."""
    assert light_lines(draw_ring, ground) == 2
    colours = [*GOLD, BONE, CRIMSON, *PARCH, (255, 255, 255)]
    for colour in colours:
        for width in (2, 3, 4):
            assert light_lines(partial(glow_frame, colour=colour, width=width), ground) <= 1, colour


@pytest.mark.parametrize("size", [(80, 60), (200, 24), (21, 21)], ids=str)
def test_the_tips_of_the_focus_ring_stand_beside_its_thing(size: tuple[int, int]) -> None:
    surface, box = Surface((320, 160)), Rect((60, 50), size)
    surface.fill(WOOD[0])
    draw_ring(surface, box)
    changed = pygame.mask.from_threshold(surface, WOOD[0], (1, 1, 1, 255))
    changed.invert()
    drawn = changed.get_bounding_rects()[0].unionall(changed.get_bounding_rects())
    assert ring_rect(box).contains(drawn) and drawn.left < box.left - BAND and drawn.right > box.right + BAND
    inner = surface.subsurface(box)
    assert pygame.mask.from_threshold(inner, WOOD[0], (1, 1, 1, 255)).count() > 0.97 * box.w * box.h - 20
