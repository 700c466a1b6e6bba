"""What people prefer at the table of a house changes what a press does, and how long the Keeper's cards lie there."""

from __future__ import annotations

from pathlib import Path

from scenes.mansions.settings import PACES, SETTINGS, reading_share
from tests.scenes.mansions.at_house import begin, far, near, visiting


def test_a_press_walks_where_people_want_it_to(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        close, distant, walk = near(table)[6:], far(table)[6:], table.walking
        ways = walk.reach()
        assert walk.at_once(ways[close]) and not walk.at_once(ways[distant])
        driver.app.set_own(SETTINGS, "walks", "never")
        assert not walk.at_once(ways[close])
        driver.app.set_own(SETTINGS, "walks", "always")
        assert walk.at_once(ways[distant])


def test_the_keepers_cards_lie_as_long_as_people_want_and_it_is_kept(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, _):
        shares = []
        for pace in PACES:
            driver.app.set_own(SETTINGS, "keeper_pace", pace)
            shares.append(reading_share(driver.app))
        assert shares == [1.0, 0.5, 0.0]
    with visiting(tmp_path) as (driver, _):
        assert reading_share(driver.app) == 0.0


def test_both_stand_among_the_settings_while_a_house_is_in_play(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, _):
        driver.app.open("settings", "play")
        found = [thing.id for thing in driver.top.things()]
        assert {"setting:walks", "setting:keeper-pace"} <= set(found)
