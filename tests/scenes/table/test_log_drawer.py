"""The log: by seat, as text, and back to each turn as it stood; and answers that are remembered for the game."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.kit.thing import by_id
from scenes.table.log_drawer import LogDrawer
from scenes.table.look_back import LookBack, state_after
from scenes.table.repeats import Repeats
from scenes.table.scene import TableScene
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse


def opened(driver: Driver) -> tuple[TableScene, LogDrawer]:
    table = driver.top
    assert isinstance(table, TableScene)
    driver.key(pygame.K_l)
    assert isinstance(driver.top, LogDrawer)
    return table, driver.top


def test_the_log_can_be_read_by_seat_and_as_text(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=4) as driver:
        Mouse(driver, 4).play(60)
        _, log = opened(driver)
        everything = log.text()
        assert "[" not in everything and len(everything.splitlines()) > 5
        driver.click("filter:p2")
        assert {line.seat for line in log.lines() if line.type != "turn_began"} <= {"p2"}
        assert len(log.text()) < len(everything)
        driver.click("filter:all")
        assert log.text() == everything


def test_looking_back_shows_the_turn_and_changes_nothing(tmp_path: Path) -> None:
    with driving(tmp_path, players=3, seed=4) as driver:
        Mouse(driver, 4).play(60)
        table, log = opened(driver)
        before = table.session.hash()
        turns = [line for line in table.story.lines if line.type == "turn_began"]
        for line in turns:
            state = state_after(table, line.step)
            assert state is not None and state.turn == line.events[0]["turn"]
        door = next(thing.id for thing in log.things() if thing.id.startswith("look:"))
        driver.click(door)
        assert isinstance(driver.top, LookBack)
        driver.frames(2)
        driver.key(pygame.K_RETURN)
        assert driver.app.stack[-1] is log and table.session.hash() == before


def test_a_remembered_answer_is_given_from_then_on_until_it_is_forgotten(tmp_path: Path) -> None:
    with driving(tmp_path, players=4, seed=3) as driver:
        person = Mouse(driver, 3)
        kept = given = 0
        for _ in range(900):
            table = person.table
            if table is None:
                break
            repeats: Repeats = table.acts.repeats
            remember = by_id(table.things(), "button:remember")
            if remember is not None and not repeats.keeping and kept < 3:
                driver.click("button:remember")
                assert repeats.keeping
            before = len(repeats.kept)
            past = len(table.session.past)
            person.give(person.pick(table))
            kept += len(repeats.kept) > before
            given += len(table.session.past) > past + 1 and bool(repeats.kept)
            now = table.session.decision
            if now is not None and (now.prompt, now.source) in repeats.kept:
                answer = repeats.standing(table.session, now, table.session.state.turn)
                assert answer is None, "an answer that can be given is given at once"
        assert kept
        assert given
