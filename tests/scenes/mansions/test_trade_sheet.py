"""A trade on one sheet: things are pressed or dragged across, nothing is given before everybody agrees."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.mansions.robot import advice
from scenes.mansions.table.scene import HouseTable
from scenes.shell.robot import Robot
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import act, drag, laid

TOGETHER = """
active: i1
investigators:
  i1: {who: august_bray, at: gh1, has: [fire_poker, storm_coat, clue_3a]}
  i2: {who: kasimir_holt, at: gh1, has: [boat_hook]}
  i3: {who: tobias_wren, at: gh1}
choices: {2: A, 3: A}
keeper: {trauma: [], actions: []}
"""


def to_the_trade(driver: Driver, table: HouseTable) -> None:
    """Everybody ends their turn."""
    for _ in range(9):
        now = table.session.decision
        assert now is not None
        if now.kind == "trade":
            break
        options = [option.id for option in now.options or ()]
        table.session.apply(("end",) if now.kind == "step" else tuple(options[:1]))
    act(driver, table)


def held(table: HouseTable, seat: str) -> set[str]:
    return set(next(one for one in table.session.view("investigators").people if one.seat == seat).items)


def test_nothing_changes_hands_before_everybody_agrees_and_then_all_of_it(tmp_path: Path) -> None:
    with laid(tmp_path, TOGETHER) as (driver, table):
        to_the_trade(driver, table)
        driver.click("ware:fire_poker")
        drag(driver, "ware:boat_hook", "heap:i3")
        assert "fire_poker" in held(table, "i1") and "boat_hook" in held(table, "i2")
        labels = {thing.id: thing.label for thing in table.things()}
        assert labels["button:confirm"] == "Hand over: 2"
        assert labels["ware:boat_hook"] == "Boat Hook: from Kasimir Holt to Tobias Wren"
        driver.click("button:confirm")
        assert "fire_poker" in held(table, "i2") and "boat_hook" in held(table, "i3")
        now = table.session.decision
        assert now is not None and now.kind != "trade", "everybody has passed"
        assert not [thing for thing in table.things() if thing.id.startswith("ware:")]


def test_a_press_goes_round_those_who_may_have_it_and_back(tmp_path: Path) -> None:
    with laid(tmp_path, TOGETHER) as (driver, table):
        to_the_trade(driver, table)
        owners = []
        for _ in range(3):
            driver.click("ware:storm_coat")
            owners.append(next(one.owner for one in table.deal.wares() if one.card == "storm_coat"))
        assert owners == ["i2", "i3", "i1"] and driver.thing("button:confirm").label == "Nobody gives anything"
        driver.click("ware:storm_coat")
        driver.key(pygame.K_ESCAPE)
        assert table.deal.count == 0, "Escape puts everything back"
        driver.click("button:confirm")
        assert "storm_coat" in held(table, "i1")


def test_what_stays_says_why(tmp_path: Path) -> None:
    with laid(tmp_path, TOGETHER) as (driver, table):
        to_the_trade(driver, table)
        assert not driver.thing("ware:clue_3a").enabled
        driver.click("ware:clue_3a")
        denied = table.context.state.denied
        assert denied is not None and table.context.words.why(denied.reason) == "Clues stay with whoever found them."


def test_a_robot_gives_what_its_policy_gives(tmp_path: Path) -> None:
    class Gives:
        name = "gives"

        def answer(self, game: object, state: object) -> tuple[str, ...]:
            now = table.session.decision
            assert now is not None
            options = [option.id for option in now.options or ()]
            return tuple(options[:1]) if now.kind != "trade" or "give:fire_poker:i2" in options else ()

    with laid(tmp_path, TOGETHER) as (driver, table):
        to_the_trade(driver, table)
        robot = Robot(driver.app, 2, advice(Gives()))
        for _ in range(200):
            robot.frame()
            driver.frames()
            now = table.session.decision
            if now is not None and now.kind != "trade":
                break
        assert "fire_poker" in held(table, "i2")
