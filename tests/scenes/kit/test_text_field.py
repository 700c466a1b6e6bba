"""Writing a name as people know it from every other program (P13)."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bigbook.rules.options import NAMES
from scenes.bigbook.party import Person, default_people
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.setup.view import opens
from scenes.kit.fit import clean
from scenes.kit.text_field import TextField
from scenes.shell.people import namesakes, tell_apart
from tests.scenes.driver import Driver, driving

CTRL, SHIFT, CMD = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LMETA


def writing(driver: Driver, name: str = "Bartholomew") -> TextField:
    """The set-up with the first name being written, the cursor at its end."""
    if driver.top.name == "menu":
        driver.click("button:new-game")
    assert isinstance(driver.top, SetupScene)
    driver.click("name:p1")
    driver.write(name)
    field = driver.top.widget("name:p1")
    assert isinstance(field, TextField) and field.value == name
    return field


def test_cursor_and_selection_move_by_letters_words_and_to_the_ends(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver, "Ana Maria")
        driver.key(pygame.K_LEFT)
        driver.write("x")
        assert field.value == "Ana Marixa"
        driver.key(pygame.K_HOME)
        driver.key(pygame.K_DELETE)
        assert field.value == "na Marixa"
        driver.key(pygame.K_RIGHT, CTRL)
        driver.key(pygame.K_END, SHIFT)
        assert field.line.selected == "Marixa"
        driver.write("Z")
        assert field.value == "na Z"
        driver.key(pygame.K_LEFT, SHIFT | CTRL)
        assert field.line.selected == "Z"
        driver.key(pygame.K_LEFT)
        assert (field.line.selected, field.line.cursor) == ("", 3)
        driver.key(pygame.K_BACKSPACE, CTRL)
        assert field.value == "Z"


@pytest.mark.parametrize("command", [CTRL, CMD])
def test_all_is_selected_copied_cut_and_pasted(tmp_path: Path, command: int) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver)
        driver.key(pygame.K_a, command)
        assert field.line.selected == "Bartholomew"
        driver.key(pygame.K_x, command)
        assert field.value == ""
        driver.key(pygame.K_v, command)
        driver.key(pygame.K_v, command)
        assert field.value == "BartholomewBartholomew"
        driver.key(pygame.K_a, command)
        driver.key(pygame.K_c, command)
        driver.key(pygame.K_END)
        driver.key(pygame.K_v, command)
        assert len(field.value) == 24, "no longer than a name may be"


def test_a_held_key_repeats_until_it_is_let_go(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver)
        driver.event(pygame.KEYDOWN, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0)
        for _ in range(8):
            driver.top.update(100)
        left = len(field.value)
        assert left < 7, "eight tenths of a second take more than one letter"
        driver.event(pygame.KEYUP, key=pygame.K_BACKSPACE, mod=0, unicode="", scancode=0)
        for _ in range(8):
            driver.top.update(100)
        assert len(field.value) == left
        driver.event(pygame.KEYDOWN, key=pygame.K_LEFT, mod=0, unicode="", scancode=0)
        for _ in range(12):
            driver.top.update(100)
        assert field.line.cursor == 0


def test_a_click_sets_the_cursor_and_a_drag_selects(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver, "abcdef")
        driver.frames(2)
        driver.click_at((field.rect.x + 7, field.rect.centery))
        driver.write("x")
        assert field.value == "xabcdef"
        driver.frames(2)
        pos = field.rect.x + 7, field.rect.centery
        driver.event(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
        end = field.rect.right - 8, field.rect.centery
        driver.event(pygame.MOUSEMOTION, pos=end, rel=(0, 0), buttons=(1, 0, 0))
        assert field.line.selected == "xabcdef"
        driver.event(pygame.MOUSEBUTTONUP, pos=end, button=1)
        driver.write("Q")
        assert field.value == "Q"


def test_accents_come_composed_and_a_sign_of_any_script_is_one_letter(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver, "Z")
        driver.event(pygame.TEXTEDITING, text="e", start=0, length=1)
        driver.frames(2)
        assert field.value == "Z", "not written before the input method says so"
        driver.event(pygame.TEXTINPUT, text="oe\u0308")
        assert field.value == "Zo\u00eb"
        driver.event(pygame.TEXTINPUT, text="👩‍👩‍👧क्")
        assert field.value == "Zo\u00eb👩‍👩‍👧क्"
        driver.key(pygame.K_LEFT)
        driver.key(pygame.K_BACKSPACE)
        assert field.value == "Zo\u00ebक्", "a family is one letter"
        driver.key(pygame.K_DELETE)
        assert field.value == "Zo\u00eb", "and so is a letter with its mark"


def test_a_name_is_as_long_as_its_letters_and_is_cut_between_two(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver, "Z")
        driver.event(pygame.TEXTINPUT, text="🇧🇷" * 40)
        assert field.value == "Z" + "🇧🇷" * 23
    assert clean("👨‍👩‍👧‍👦" * 30) == "👨‍👩‍👧‍👦" * 13, "at most four signs for each letter of a name"
    assert clean("Ze\u0301\u0302", 2) == "Ze\u0301\u0302"


def test_an_emptied_name_shows_its_default_and_plays_under_it(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        field = writing(driver)
        driver.key(pygame.K_a, CTRL)
        driver.key(pygame.K_DELETE)
        assert (field.value, field.placeholder) == ("", "Ana")
        driver.key(pygame.K_DOWN)
        assert not field.writing, "arrows up and down go on to other things"


def test_equal_names_are_warned_of_and_told_apart_everywhere(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        writing(driver, "Zoe")
        setup = driver.top
        assert isinstance(setup, SetupScene)
        assert opens(driver.app, setup.setup) == driver.app.t("kit.setup.first_player")
        driver.click("name:p2")
        driver.write("zoe")
        assert "zoe 2" in opens(driver.app, setup.setup)
        driver.key(pygame.K_RETURN)
        driver.click("button:start")
        driver.frames(3)
        assert [person.name for person in setup.setup.people] == ["Zoe", "zoe 2"]


def test_names_stay_within_their_length_when_they_are_told_apart() -> None:
    people = default_people(4)
    for person, name in zip(people, ("W" * 24, "W" * 24, "Zo\u00eb 2", "Zoe\u0308 2"), strict=True):
        person.name = name
    assert namesakes(people, NAMES) == {1: "W" * 22 + " 2", 3: "Zoe\u0308 2 2"}
    tell_apart(people, NAMES)
    assert namesakes(people, NAMES) == {}
    assert all(isinstance(person, Person) and len(person.name) <= 24 for person in people)
