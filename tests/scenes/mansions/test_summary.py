"""After its turn it is told in a few lines what the Keeper did: over the desk, called back by a key or the mirror."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.mansions.ai.party import Party
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.telling.summary import MOST, last_turn, place_of, summary
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import visiting


def to_the_end_of_its_turn(driver: Driver, table: HouseTable) -> None:
    """The party plays at the table until the Keeper has had a turn in which it did something."""
    party, session = Party(3), table.session
    for _ in range(400):
        driver.frames(1)
        if table.context.director.busy:
            driver.key(pygame.K_SPACE, pygame.KMOD_SHIFT)
            continue
        events = {event.type for event in session.events}
        if "round_began" in events and "keeper_acted" in events:
            return
        table.controls.answer(*party.answer(session.game, session.state))
    raise AssertionError("the Keeper never acts")


@pytest.mark.parametrize(("text", "players"), [(1.0, 3), (2.0, 2)])
def test_it_lies_there_until_somebody_does_something(tmp_path: Path, text: float, players: int) -> None:
    with visiting(tmp_path, seed=3, players=players, drawn=True) as (driver, table):
        driver.app.set("text_scale", text)
        to_the_end_of_its_turn(driver, table)
        rows = [one for one in table.things() if one.id.startswith("told:")]
        told = [line.text for line in summary(table.story.lines, len(rows))]
        assert rows and [row.label for row in rows] == told and len(rows) <= MOST
        assert any(line.type == "keeper_acted" for line in summary(table.story.lines))
        desk = pygame.Rect(table.context.measures.rows["desk"])
        assert all(desk.contains(row.rect) for row in rows)
        driver.key(pygame.K_ESCAPE)
        assert not [one for one in table.things() if one.id.startswith("told:")]
        driver.key(pygame.K_w, text="w")
        assert [one for one in table.things() if one.id.startswith("told:")]
        choice = table.context.state.choice
        assert choice is not None
        party = Party(3)
        table.controls.answer(*party.answer(table.session.game, table.session.state))
        driver.frames(2)
        assert not [one for one in table.things() if one.id.startswith("told:")]


def test_a_press_on_a_line_shows_where_that_was_and_one_on_the_mirror_calls_it_back(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, players=3, speed=2) as (driver, table):
        to_the_end_of_its_turn(driver, table)
        driver.frames(3)
        told = summary(table.story.lines)
        at = next(at for at, line in enumerate(told) if place_of(line.event))
        driver.click(f"told:{at}")
        assert table.context.director.effects
        driver.click("button:close")
        assert not table.context.state.told
        driver.click("keeper")
        assert table.context.state.told


def test_only_what_is_weightiest_is_told_in_its_order(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, players=3) as (driver, table):
        to_the_end_of_its_turn(driver, table)
        whole, short = last_turn(table.story.lines), summary(table.story.lines, 2)
        assert [line for line in whole if line in short] == short and len(short) == 2
        assert short[0].type in ("keeper_acted", "event_turned")
