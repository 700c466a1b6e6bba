"""A night in the house at its own window: played by hand, by keys and by ear; taken back, left, gone on with, ended."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.core.engine.event import Event
from game.mansions.cards.story import stories
from scenes.mansions.end.scene import HouseEnd
from scenes.mansions.setup.scene import HouseSetup
from scenes.mansions.table.hint import HouseHint
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.walk import quiet
from scenes.shell.robot import Robot
from scenes.table.log_drawer import LogDrawer
from scenes.table.overlays.pause import PauseScene
from scenes.table.sheets import LookBack
from tests.scenes.driver import Driver, driving
from tests.scenes.mansions.at_house import begin, far, first, near, visiting


def rest(driver: Driver) -> None:
    """Until people are asked; whatever is held up to be read is not read."""
    for at in range(400):
        driver.frames()
        if driver.top.settled:
            return
        if at % 10 == 9:
            driver.key(pygame.K_SPACE)
    raise AssertionError("the table never comes to rest")


def told(table: HouseTable) -> list[str]:
    return [line.text for line in table.story.lines if line.text]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_night_is_played_to_its_end_by_a_robot(tmp_path: Path, players: int) -> None:
    with driving(tmp_path, game="mansions", players=players, seed=players) as driver, driver.sparing(40):
        robot = Robot(driver.app, players, None)
        for _ in range(60_000):
            robot.frame()
            driver.frames()
            if driver.app.exit_code is not None:
                break
        assert driver.app.exit_code == 0, driver.top.name
        end = driver.front(HouseEnd)
        said = [end.heading(), *(one.words for one in end.passages())]
        assert not [line for line in said if "mansions." in line], "every reason has its words"


@pytest.mark.parametrize("story", stories())
def test_the_house_of_any_story_lies_on_the_table(tmp_path: Path, story: str) -> None:
    with visiting(tmp_path, table={"story": story}, drawn=True) as (driver, table):
        begin(driver, table)
        house = table.context.words.story.house
        spaces = {one.id for one in table.things() if one.role == "space"}
        assert spaces == {f"space:{space}" for space in house.rects}
        assert {f"room:{room}" for room in house.rooms} <= {one.id for one in table.things()}
        driver.click(near(table))


def test_somebody_walks_by_a_press_on_the_plan_and_everybody_sees_it(tmp_path: Path) -> None:
    with visiting(tmp_path, speed=2, drawn=True) as (driver, table):
        rest(driver)
        driver.click(first(table, "answer"))
        rest(driver)
        begin(driver, table)
        rest(driver)
        seat = table.context.acting
        space = near(table)
        driver.click(space)
        assert table.context.director.effects, "the figure walks"
        rest(driver)
        assert table.context.shown.where(seat) == space.partition(":")[2]
        name = table.context.words.seat(seat)
        assert any(line.startswith(f"{name} went") for line in told(table))


def test_a_way_is_aimed_at_with_its_dangers_and_walked_by_a_second_press(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        seat, goal = table.context.acting, far(table)
        way = table.walking.way(goal.partition(":")[2])
        assert way is not None
        driver.click(goal)
        assert not [step for step in table.session.past if step.answers[-1][0].startswith(("move", "run"))]
        rows = [one for one in table.things() if one.id.startswith("danger:")]
        assert len(rows) == max(1, len(way.ahead)) and table.panel.ahead.head()
        driver.key(pygame.K_ESCAPE)
        assert not table.context.state.aim
        driver.click(goal)
        driver.click("button:go")
        walked = [step.answers[0][0] for step in table.session.past if step.answers[0][0].startswith(("move", "run"))]
        assert walked == list(way.acts) and table.context.shown.where(seat) == way.goal


def test_a_walk_stops_where_somebody_is_moved_elsewhere_or_something_comes_up(tmp_path: Path) -> None:
    """What is quiet: steps, and tests that are passed; nothing else lets a walk go on."""
    assert quiet([Event("investigator_moved", {}), Event("tested", {"passed": 1})])
    assert not quiet([Event("tested", {"passed": 0})])
    assert not quiet([Event("investigator_moved", {}), Event("mythos_played", {})])
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        way = table.walking.way(far(table).partition(":")[2])
        assert way is not None
        table.walking.begin(way)
        table.controls.answer("end")
        assert table.walking.plan is None, "somebody else is asked"


def test_what_cannot_be_done_is_dark_and_says_why(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        fight = driver.thing("verb:fight")
        assert not fight.enabled
        driver.click("verb:fight")
        assert driver.app.notice.text == driver.app.t("mansions.why.nothing-here")
        assert table.context.state.denied is not None and table.context.state.denied.thing == "verb:fight"


def test_a_verb_with_several_ways_lists_them_and_escape_lays_it_down(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        driver.key(pygame.K_1, text="1")
        assert table.context.state.verb == "walk"
        ways = [one.id for one in table.things() if one.role == "answer"]
        assert ways and all(one.startswith(("answer:move", "answer:run")) for one in ways)
        driver.key(pygame.K_ESCAPE)
        assert table.context.state.verb == "" and isinstance(driver.top, HouseTable)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, PauseScene)


def test_a_step_is_taken_back_and_done_again(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        before, lines = table.session.hash(), told(table)
        driver.click(near(table))
        after, more = table.session.hash(), told(table)
        driver.click("button:undo")
        if table.context.state.asked:
            driver.frames(60)
            driver.click("button:undo")
        assert table.session.hash() == before and told(table) == lines
        driver.click("button:redo")
        assert table.session.hash() == after and told(table) == more


def test_the_log_leads_back_to_the_house_as_it_stood(tmp_path: Path) -> None:
    with visiting(tmp_path, drawn=True) as (driver, table):
        begin(driver, table)
        driver.click(near(table))
        driver.click("button:log")
        drawer = driver.top
        assert isinstance(drawer, LogDrawer)
        line = next(thing for thing in reversed(drawer.things()) if thing.role == "line")
        driver.click(line.id)
        assert isinstance(driver.top, LookBack)


def test_a_night_is_left_and_gone_on_with_where_it_stood(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        driver.click(near(table))
        left, lines = table.session.hash(), told(table)
        driver.app.go("menu")
    with driving(tmp_path, resume=True) as driver:
        assert isinstance(driver.top, HouseTable)
        assert driver.top.session.hash() == left
        assert told(driver.top)[-1] == lines[-1]


def test_the_set_up_deals_what_was_chosen(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.go("menu")
        driver.click("button:new-game:mansions")
        driver.front(HouseSetup)
        driver.click("players:3")
        driver.click("mental:i1:2")
        driver.click("button:start")
        options = driver.front(HouseTable).session.state.options
        assert len(options.characters) == 3 and options.characters[0].mental == 2
        assert len({one.who for one in options.characters}) == 3


def test_the_table_says_what_is_asked_and_what_a_press_does(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        assert table.context.sentence() in " ".join(one.words for one in table.passages())
        said = table.describe(driver.thing("figure:i1"))
        assert driver.app.t("mansions.cards.investigators.ines_marrow.name") in said.name


@pytest.mark.parametrize("lang", ["es", "pt", "it"])
def test_another_language_is_spoken_at_once(tmp_path: Path, lang: str) -> None:
    with visiting(tmp_path, drawn=True) as (driver, table):
        begin(driver, table)
        english = table.context.sentence(), told(table)
        driver.app.set_language(lang)
        driver.frames(2)
        assert table.context.sentence() != english[0]
        assert len(told(table)) == len(english[1]) and told(table) != english[1]


def test_the_hint_tells_what_threatens_and_lays_the_focus_on_what_the_stand_in_would_do(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        driver.click("button:hint")
        hint = driver.front(HouseHint)
        assert hint.tell("dangerous").text and hint.why in hint.tell("advice").text
        assert table.session.check(hint.answer) is None


def test_a_card_of_the_desk_is_read_on_a_page(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        card = next(one for one in table.things() if one.role == "card")
        driver.event(pygame.MOUSEBUTTONDOWN, pos=card.rect.center, button=3)
        driver.event(pygame.MOUSEBUTTONUP, pos=card.rect.center, button=3)
        assert table.overlays.reading == card.id
