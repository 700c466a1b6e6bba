"""Setting out: people, faces, cards, story and rules are chosen on one screen, by whatever hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.mansions.ai.keepers import thinks
from game.mansions.cards.story import stories
from game.mansions.rules.settings import KEEPERS as COMPUTERS
from scenes.kit.fit import overflows
from scenes.kit.speech import sayable
from scenes.mansions.setup.scene import HouseSetup
from scenes.mansions.table.scene import HouseTable
from scenes.shell import games
from tests.scenes.driver import Driver, driving


@contextmanager
def setting_out(folder: Path, **wanted: Any) -> Iterator[tuple[Driver, HouseSetup]]:
    """The screen on which a night is set up."""
    with driving(folder, **wanted) as driver:
        games.set_up(driver.app, "mansions")
        driver.frames(3)
        yield driver, driver.front(HouseSetup)


def test_three_presses_lead_from_the_menu_to_the_first_question(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.go("menu")
        driver.click("button:new-game:mansions")
        driver.click("button:start")
        assert isinstance(driver.top, HouseTable)


def test_everything_that_was_chosen_is_played_and_stands_there_next_time(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, screen):
        driver.click("players:3")
        driver.click("physical:i1:2")
        driver.click("mental:i3:2")
        driver.click("choice:longer_night")
        driver.click("choice:keeper")
        driver.click("story")
        first, story = [one.who for one in screen.party.people], screen.party.story
        driver.click("button:start")
        table = driver.front(HouseTable)
        options = table.session.state.options
        assert [one.who for one in options.characters] == first
        assert [(one.physical, one.mental) for one in options.characters] == [(2, 1), (1, 1), (1, 2)]
        assert options.story == story == stories()[1] and options.switches == {"longer_night": 1}
        assert options.keeper == COMPUTERS[1], "who plays the house is chosen, too"
        games.set_up(driver.app, "mansions")
        again = driver.front(HouseSetup).party
        assert again.options == options and again.seed is None


def test_who_plays_the_house_is_chosen_and_stands_there_next_time(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, setup):
        assert setup.party.keeper == "script"
        driver.click("choice:keeper")
        assert setup.party.keeper == "gentle"
        assert any(setup.rule_text("keeper") in str(one) for one in setup.passages())
        driver.click("button:start")
        table = driver.front(HouseTable)
        assert thinks(table.session.players) and table.session.state.options.keeper == "gentle"
        games.set_up(driver.app, "mansions")
        assert driver.front(HouseSetup).party.keeper == "gentle"


def test_seven_bars_change_with_the_card_that_is_kept(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, screen):
        before, told = screen.party.people[0].attributes, driver.thing("bars:i1").label
        driver.click("physical:i1:2")
        assert screen.party.people[0].attributes != before
        assert driver.thing("bars:i1").label != told


def test_who_takes_somebodys_face_gives_their_own(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, screen):
        one, other = (guest.who for guest in screen.party.people)
        driver.click("physical:i2:2")
        driver.click("who:i1")
        assert [guest.who for guest in screen.party.people] == [other, one]
        assert [guest.physical for guest in screen.party.people] == [2, 1], "the cards go with the investigator"


def test_keys_alone_choose_and_start(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, screen):
        screen.focus.set("who:i2")
        who = screen.party.people[1].who
        driver.key(pygame.K_RIGHT)
        assert screen.party.people[1].who != who
        screen.focus.set("button:start")
        driver.key(pygame.K_RETURN)
        assert isinstance(driver.top, HouseTable)


def test_ears_hear_what_a_card_does_before_it_is_kept(tmp_path: Path) -> None:
    with setting_out(tmp_path) as (driver, screen):
        card = screen.describe(driver.thing("mental:i1:2"))
        assert sayable(card.more)
        kept = screen.describe(driver.thing("mental:i1:1"))
        assert driver.app.t("mansions.setup.keeps") in kept.state


def test_a_seed_deals_the_same_night(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        with setting_out(tmp_path / name) as (driver, screen):
            screen.seed.write("4711")
            driver.click("button:start")
            state = driver.front(HouseTable).session.state
            found.append((state.answers, state.options))
    assert found[0] == found[1]


def test_a_friends_code_sets_everything(tmp_path: Path) -> None:
    from scenes.shell.saves import codes  # noqa: PLC0415 - the code of a party that another screen has made

    with setting_out(tmp_path / "hers") as (driver, screen):
        driver.click("players:4")
        driver.click("button:surprise")
        screen.seed.write("77")
        code, options = codes.of_party(screen.party), screen.party.options
    assert code.startswith("NH")
    with setting_out(tmp_path / "his") as (driver, screen):
        screen.seed.write(code)
        assert screen.party.options == options and screen.party.seed == 77
        screen.seed.write("NH-broken")
        driver.click("button:start")
        assert driver.top is screen, "a code that nobody can read is mended first"


def test_an_old_group_still_sets_out(tmp_path: Path) -> None:
    old = {"people": [{"name": "Bea", "who": "emil_sarto", "physical": 2, "mental": 1}], "story": "glass_tide",
           "switches": {}, "undo": "free"}  # fmt: skip
    tmp_path.mkdir(exist_ok=True)
    (tmp_path / "group-mansions.json").write_text(json.dumps(old), encoding="utf-8")
    with setting_out(tmp_path) as (_, screen):
        assert [(one.name, one.who, one.physical) for one in screen.party.people] == [("Bea", "emil_sarto", 2)]


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
def test_all_of_it_fits(tmp_path: Path, window: tuple[int, int], lang: str) -> None:
    with setting_out(tmp_path, window=window, lang=lang) as (driver, screen):
        for count in (1, 2, 4):
            driver.click(f"players:{count}")
            overflows.clear()
            driver.frames(2)
            assert not overflows
            inside = pygame.Rect(0, 0, *window)
            assert all(inside.contains(thing.rect) for thing in screen.things())


def test_large_letters_make_a_page_of_it(tmp_path: Path) -> None:
    with setting_out(tmp_path, lang="it") as (driver, screen):
        driver.app.set("text_scale", 2.0)
        driver.frames(3)
        overflows.clear()
        driver.click("players:4")
        driver.frames(3)
        assert not overflows and screen.page_height > 720
