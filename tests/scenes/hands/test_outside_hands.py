"""Keyboards, screens and pads that are not the usual ones: layouts without Latin letters, a screen that has become
smaller, a worn stick."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.setup.scene import SetupScene
from scenes.kit.input.keymap import KeyMap, combo
from scenes.kit.text_field import TextField
from scenes.shell.events.pads import PadPress, Pads
from scenes.shell.window import BARS, LEAST, fitting_size
from tests.scenes.driver import Driver, driving

CTRL = pygame.KMOD_LCTRL


def stroke(key: str, place: str, mod: int = 0) -> pygame.event.Event:
    """A key that writes `key` and lies where an English keyboard has `place`."""
    row = "abcdefghijklmnopqrstuvwxyz1234567890"
    return pygame.event.Event(
        pygame.KEYDOWN, key=ord(key), mod=mod, unicode="" if mod else key, scancode=pygame.KSCAN_A + row.index(place)
    )


def strike(driver: Driver, key: str, place: str, mod: int = 0) -> None:
    """Press such a key."""
    pressed = stroke(key, place, mod)
    driver.event(pygame.KEYDOWN, **pressed.dict)
    driver.event(pygame.KEYUP, **pressed.dict)


@pytest.mark.parametrize(
    ("key", "place", "command"),
    [
        ("\u0440", "h", "hint"), ("\u044b", "s", "sheet"), ("\u03c3", "s", "sheet"), ("\u05d3", "s", "sheet"),
        ("\u0633", "s", "sheet"), ("h", "h", "hint"), ("a", "q", "auto_pay"), ("q", "a", "ability"),
        ("\u00e9", "2", "hand_2"), ("&", "1", "hand_1"), ("\u00e0", "0", "hand_10"), ("\u00fc", "z", None),
        (";", "z", None),
    ],
)  # fmt: skip
def test_a_key_is_its_letter_and_without_a_latin_one_its_place(key: str, place: str, command: str | None) -> None:
    assert KeyMap({}).command(stroke(key, place)) == command


def test_keys_held_with_others_and_keys_that_people_chose_are_found_too() -> None:
    keys = KeyMap({"hint": "\u044f"})
    assert keys.command(stroke("\u044f", "z")) == "hint", "a letter chosen on such a keyboard stays"
    assert KeyMap({}).command(stroke("\u044f", "z", CTRL)) == "undo"
    assert combo(stroke("\u043d", "y", CTRL)) == "ctrl+y", "and is kept by its place from now on"


def test_help_shows_the_letters_that_are_on_the_keys(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        keys = driver.app.keys
        assert keys.shown("hint") == "H"
        driver.app.open("keys")
        strike(driver, "\u0444", "a")
        assert (keys.shown("hint"), keys.shown("redo"), keys.shown("why")) == ("\u0420", "Ctrl+\u041d", "F1")
        assert driver.thing("key:hint").label == "\u0420"
        strike(driver, "a", "a")
        assert keys.shown("hint") == "H", "the other layout again"


def test_russian_letters_do_what_latin_ones_do(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=5) as driver:
        driver.frames(3)
        strike(driver, "\u043a", "r")
        assert driver.top.name == "rulebook"


def test_the_clipboard_works_on_a_keyboard_without_latin_letters(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.click("button:new-game")
        driver.click("name:p1")
        driver.write("Ana")
        field = driver.front(SetupScene).widget("name:p1")
        assert isinstance(field, TextField)
        strike(driver, "\u0444", "a", CTRL)
        strike(driver, "\u0441", "c", CTRL)
        driver.key(pygame.K_END)
        strike(driver, "\u043c", "v", CTRL)
        assert field.value == "AnaAna"


@pytest.mark.parametrize(
    ("kept", "screen", "opens"),
    [
        ((3000, 2000), (1920, 1080), (1920, 1080 - BARS)), ((16384, 1), (1920, 1080), (1920, LEAST[1])),
        ((1, 1), (1920, 1080), LEAST), ((1400, 800), (1920, 1080), (1400, 800)), ((1280, 720), (320, 200), (320, 120)),
    ],
)  # fmt: skip
def test_a_window_that_was_larger_than_the_screen_of_today_fits(
    kept: tuple[int, int], screen: tuple[int, int], opens: tuple[int, int]
) -> None:
    assert fitting_size(kept, screen) == opens


@pytest.mark.parametrize("kept", [[16384, 1], [3000, 2000], [1, 16384]])
def test_a_remembered_window_opens_inside_the_screen(tmp_path: Path, kept: list[int]) -> None:
    (tmp_path / "settings.json").write_text(
        json.dumps({"language": "en", "window_size": kept, "window_place": [900, 700]})
    )
    with driving(tmp_path) as driver:
        wide, high = pygame.display.get_desktop_sizes()[0]
        assert LEAST[0] <= driver.app.window.size[0] <= wide and LEAST[1] <= driver.app.window.size[1] <= high
    with driving(tmp_path, window=(1500, 900)) as driver:
        assert driver.app.window.size == (1500, 900), "what was asked for is taken as it is"


def pushed(pads: Pads, share: float) -> list[PadPress]:
    """The left stick goes so far to the right."""
    return pads.hear(
        pygame.event.Event(
            pygame.CONTROLLERAXISMOTION, instance_id=0, axis=pygame.CONTROLLER_AXIS_LEFTX, value=round(share * 32768)
        )
    )


@pytest.mark.parametrize("rest", [0.2, 0.4, 0.52, 0.6, 0.75])
def test_a_worn_stick_that_rests_beside_the_middle_does_not_repeat_for_ever(rest: float) -> None:
    pads = Pads()
    assert pushed(pads, 1.0) == [PadPress("right", down=True)]
    pushed(pads, rest)
    repeats = [pads.tick(16) for _ in range(60 * 8)]
    assert not any(repeats[60 * 4 :]) and not pads.holds
    for jitter in (rest + 0.02, rest - 0.02, rest):
        assert not [press for press in pushed(pads, jitter) if press.down]
    assert pushed(pads, 1.0) == [PadPress("right", down=True)], "a push is a push"
    assert pushed(pads, 0.0) == [PadPress("right", down=False)]


def test_a_stick_and_a_cross_that_somebody_holds_go_on_repeating() -> None:
    pads = Pads()
    pushed(pads, 0.3)
    for event in (pygame.CONTROLLERBUTTONDOWN,):
        pads.hear(pygame.event.Event(event, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    assert sum(bool(pads.tick(16)) for _ in range(60 * 8)) > 40
    pads.hear(pygame.event.Event(pygame.CONTROLLERBUTTONUP, instance_id=0, button=pygame.CONTROLLER_BUTTON_DPAD_RIGHT))
    pushed(pads, 1.0)
    assert sum(bool(pads.tick(16)) for _ in range(60 * 8)) > 40
