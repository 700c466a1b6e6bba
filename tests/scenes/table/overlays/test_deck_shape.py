"""The shape of the whole deck and what the curses ask of it, one press away on the sheet of a deck, one's own or a
friend's."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.bigbook.settings import change
from scenes.bigbook.table.overlays.viewers import ViewerScene
from scenes.kit import fit as kit_fit
from tests.scenes.at_table import table
from tests.scenes.driver import Driver, driving
from tests.scenes.table.positions import TURN
from tests.typed import now

HAND = "water1, earth2, fire2, madness"
"""With the draw pile of the scenario ten cards: 1 Water, 5 Earth, 4 Fire, 2 Air, and 1 Madness."""


def said(driver: Driver) -> dict[str, list[str]]:
    """What the open sheet says by ear, line by line."""
    sheet = driver.top
    assert isinstance(sheet, ViewerScene)
    return {passage.key: passage.words.split("\n") for passage in sheet.passages()}


def test_one_press_tells_what_the_whole_deck_is_made_of_and_what_a_curse_asks_of_it(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=HAND, curse="w1", madness=20), speed=0) as (driver, scene):
        kit_fit.overflows.clear()
        driver.key(pygame.K_d)
        told = said(driver)
        assert told["shape"] == [
            "The whole deck: 10 cards",
            "Water: 1 in all, about 1 in a hand",
            "Earth: 5 in all, about 3 in a hand",
            "Fire: 4 in all, about 2 in a hand",
            "Air: 2 in all, about 1 in a hand",
            "Madness: 1 in all, about 1 in a hand",
        ]
        name = scene.words.curse("w1")
        assert told["asked"][0] == f"A hand has about 1 Water; {name} asks for 4 Water."
        assert f"Curses on the track: {name} 4 Water." in told["asked"]
        driver.frames(3)
        assert not kit_fit.overflows
        driver.key(pygame.K_d)
        assert driver.top is scene


def test_a_friends_deck_is_told_from_their_seat_too_with_what_lies_in_their_support(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=HAND, curse="w1", madness=20), speed=0) as (driver, _):
        driver.key(pygame.K_2, pygame.KMOD_CTRL)
        driver.click("look:deck:p2")
        told = said(driver)["shape"]
        assert told[0] == "The whole deck: 6 cards"
        assert told[3] == "Fire: 6 in all, about 6 in a hand"


def test_who_hides_what_decks_are_made_of_is_told_what_curses_ask_and_nothing_of_the_deck(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=HAND, curse="w1", madness=20), speed=0) as (driver, scene):
        change(driver.app, "deck_makeup", False)
        driver.key(pygame.K_d)
        told = said(driver)
        assert "shape" not in told and told["cards"] == [scene.words.t("prompts.deck_view.hidden")]
        assert told["asked"][0] == f"Curses on the track: {scene.words.curse('w1')} 4 Water."
        driver.frames(3)


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_large_letters_show_the_whole_deck_first_and_its_draw_pile_by_a_button(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, players=3, seed=3, speed=0, window=(1280, 720), lang=lang, drawn=True) as d:
        d.app.set("text_scale", 2.0)
        kit_fit.overflows.clear()
        assert d.app.window.surface is not None
        d.key(pygame.K_d)
        first = pygame.image.tobytes(d.app.window.surface, "RGB")
        sheet = d.top
        assert isinstance(sheet, ViewerScene) and now(sheet.shape_first)
        d.click("button:turn")
        assert not now(sheet.shape_first)
        assert first != pygame.image.tobytes(d.app.window.surface, "RGB")
        d.click("button:turn")
        assert now(sheet.shape_first)
        assert not kit_fit.overflows
