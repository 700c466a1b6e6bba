"""A pad on the sheets of the book of friends, of codes and of the elements' signs: it goes everywhere and does all."""

from __future__ import annotations

from collections import deque
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.settings import settings_of
from scenes.menus.code_sheet import CodeScene
from scenes.menus.friend_sheet import FriendScene
from scenes.menus.friends import FriendsScene
from scenes.shell import friends
from scenes.shell.saves import codes
from tests.lengths import alike
from tests.scenes.driver import Driver, driving
from tests.scenes.outside_hands import button
from tests.typed import now

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
CROSS = (pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.CONTROLLER_BUTTON_DPAD_DOWN, pygame.CONTROLLER_BUTTON_DPAD_LEFT,
         pygame.CONTROLLER_BUTTON_DPAD_RIGHT)  # fmt: skip
NAMES = ("Ana", "Bruno", "Caio", "Dora", "Enzo")


def book_of(d: Driver) -> friends.Friends:
    """A book with five names, the first of whom is at the computer."""
    book = friends.of(d.app.data)
    for name in NAMES:
        one = book.fresh()
        one.name = name
        book.write(one)
    book.sit(book.present[0].id)
    return book


def reached(d: Driver) -> set[str]:
    """Where the cross of the pad leads, from what has the focus first."""
    start = str(d.top.focus.current)
    found, ahead = {start}, deque([start])
    while ahead:
        here = ahead.popleft()
        for way in CROSS:
            d.top.focus.set(here)
            button(d, way)
            there = str(d.top.focus.current)
            if there not in found:
                found.add(there)
                ahead.append(there)
    return found


def press(d: Driver, thing: str) -> None:
    """The button that presses, on a thing that has the focus."""
    assert any(one.id == thing for one in d.top.things()), thing
    d.top.focus.set(thing)
    button(d, A)


@alike(4)
@pytest.mark.parametrize(("screen", "scale"), [("friends", 2.0), ("friend", 1.0), ("code", 2.0), ("signs", 1.0)])
def test_the_cross_leads_to_everything_that_can_be_used(tmp_path: Path, screen: str, scale: float) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        book = book_of(d)
        d.app.set("text_scale", scale)
        button(d, CROSS[1])
        d.app.open(screen, *((book.fresh(),) if screen == "friend" else ()))
        usable = {one.id for one in d.top.things() if d.top.usable(one)}
        assert len(usable) > 2 and usable <= reached(d)


def test_a_name_is_written_into_the_book_changed_and_taken_out_by_pad(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        book = book_of(d)
        button(d, CROSS[1])
        press(d, "button:friends")
        assert isinstance(now(d.top), FriendsScene)
        press(d, "button:new")
        assert isinstance(d.top, FriendScene)
        press(d, "field:name")
        assert d.top.name == "screen-keys", "a pad has no letters: the keys come on the screen"
        for letter in "eva":
            press(d, f"screen-key:{letter}")
        press(d, "screen-key:done")
        before = d.top.friend.colour
        press(d, "choice:colour")
        assert d.top.friend.colour != before
        press(d, "button:keep")
        assert [one.name for one in book.present] == [*NAMES, "eva"]
        eva = book.present[-1].id
        press(d, f"edit:{eva}")
        press(d, "button:remove")
        assert [one.name for one in book.present] == [*NAMES]
        press(d, "button:bring-back")
        assert book.present[-1].name == "eva"
        press(d, f"friend:{eva}")
        assert book.here is not None and book.here.id == eva and d.top.name == "menu"


def test_a_code_is_typed_by_pad_and_told_what_it_is_of(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        button(d, CROSS[1])
        party = codes.of_the_day(d.app.data, "bigbook", d.app.today())
        assert party is not None
        d.app.open("code")
        press(d, "field:code")
        for sign in codes.of_party(party).lower():
            press(d, f"screen-key:{sign}")
        press(d, "screen-key:done")
        assert isinstance(d.top, CodeScene)
        start = d.thing("button:start")
        assert start.enabled
        button(d, B)
        assert d.top.name == "menu"


def test_the_signs_of_the_elements_are_chosen_by_pad(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        button(d, CROSS[1])
        d.app.open("signs")
        press(d, "setting:sign-letters")
        assert settings_of(d.app).sign_letters
        before = settings_of(d.app).palette
        press(d, "setting:palette")
        assert settings_of(d.app).palette != before
        swatch = next(one.id for one in d.top.things() if one.id.startswith("swatch:fire:") and one.enabled)
        press(d, swatch)
        own = settings_of(d.app)
        assert own.palette == "own" and own.own_colours["fire"] == swatch.rpartition(":")[2]
        press(d, "button:close")
        assert d.top.name == "menu"
