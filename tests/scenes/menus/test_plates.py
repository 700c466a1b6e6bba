"""The menu has a plate for each game: a press begins one as ever, and the one played last is lit with its own room."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from scenes.bigbook.setup.scene import SetupScene
from scenes.kit.fit import overflows
from scenes.mansions.setup.scene import HouseSetup
from scenes.menus.daily import DailyScene
from scenes.menus.main_menu import GamePlate, MenuScene
from tests.scenes.driver import Driver, driving


def lit(menu: MenuScene) -> list[str]:
    return [one.id for one in menu.widgets if isinstance(one, GamePlate) and one.primary]


def night_begun(driver: Driver) -> MenuScene:
    driver.app.go("menu")
    driver.click("button:new-game:mansions")
    driver.click("button:start")
    driver.app.go("menu")
    return driver.front(MenuScene)


def test_one_press_on_a_plate_begins_its_game(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.go("menu")
        driver.click("button:new-game")
        driver.front(SetupScene)
        driver.app.go("menu")
        driver.click("button:new-game:mansions")
        driver.front(HouseSetup)


def test_the_game_played_last_is_lit_with_its_title_its_room_and_its_lines(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.go("menu")
        menu = driver.front(MenuScene)
        room = menu.place
        assert not lit(menu), "whoever has never played has played nothing last"
        menu = night_begun(driver)
        assert lit(menu) == ["button:new-game:mansions"] and menu.place is not room
        assert menu.heading() == driver.app.t("mansions.terms.title.name")
        said = menu.describe(driver.thing("button:new-game:mansions"))
        assert driver.app.t("kit.shelf.sort_played") in said.state
        assert menu.focus.current == "button:resume", "no press more for whoever comes back"
        driver.click("button:daily")
        day = driver.front(DailyScene)
        assert day.game == "mansions"
        driver.click("game:bigbook")
        assert driver.front(DailyScene).game == "bigbook"


def test_the_day_of_a_house_is_the_same_for_every_group(tmp_path: Path) -> None:
    found = []
    for name in ("one", "two"):
        with driving(tmp_path / name) as driver:
            driver.app.open("daily", "mansions")
            driver.click("players:3")
            day = driver.front(DailyScene)
            driver.click("button:start")
            state = driver.app.top
            assert state is not None
            found.append((day.party.options, day.party.seed))
    assert found[0] == found[1] and len(found[0][0].characters) == 3


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_plates_and_lines_fit(tmp_path: Path, window: tuple[int, int], lang: str) -> None:
    with driving(tmp_path, window=window, lang=lang) as driver:
        menu = night_begun(driver)
        overflows.clear()
        menu.relayout()
        driver.frames(2)
        inside = Rect(0, 0, *window)
        assert not overflows and all(inside.contains(one.rect) for one in menu.things() if one.role == "button")
