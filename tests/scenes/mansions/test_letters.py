"""What lies face down is read by its owner alone, and stands nowhere else."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.text import strict_yaml
from game.mansions.scenarios.position import build
from scenes.mansions.adapter import ADAPTER
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.telling.letter import Letter
from scenes.shell import screen
from scenes.shell.run import Run
from tests.mansions.plays import Table
from tests.scenes.driver import Driver, driving

TWO = """
investigators:
  i1: {who: ines_marrow, at: gh1, mythos: [a_small_errand], errand: study, skill: 0}
  i2: {who: august_bray, at: gh2, skill: 0}
"""


def table_of(driver: Driver, given: str, active: str = "i1") -> HouseTable:
    data: Any = strict_yaml.load_text(given, max_depth=12)
    session = build({**data, "phase": "investigators", "active": active, "moves": "2", "action": "1"})
    table = HouseTable(driver.app, Run(session, ADAPTER.party_of(session, "free")))
    driver.app.push(table)
    driver.frames(3)
    return table


def everything(driver: Driver, table: HouseTable) -> str:
    """All that is written of the table: the map, the log, what ears are told of every thing."""
    shot = screen.snapshot([table, *([driver.top] if driver.top is not table else [])], "en", driver.app.window)
    things = [str(table.describe(one)) for one in table.things()]
    passages = [one.words for one in driver.top.passages()]
    return json.dumps([shot, things, passages, [line.text for line in table.story.lines]])


def test_its_owner_breaks_the_seal_and_reads_it_where_nothing_writes_it_down(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True) as driver:
        table = table_of(driver, TWO)
        words = table.context.words
        name, room = words.card("a_small_errand"), str(words.names.room("study"))
        driver.click("omen:i1:1")
        letter = driver.front(Letter)
        assert words.seat("i1") in letter.text() and name not in letter.text()
        driver.click("button:open")
        assert name in letter.text() and room in letter.text()
        seen = everything(driver, table)
        assert name not in seen and words.sheet("a_small_errand")[-1] not in seen
        driver.key(pygame.K_ESCAPE)
        assert driver.top is table


def test_it_is_read_aloud_only_when_that_is_asked_for_twice(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        table = table_of(driver, TWO)
        driver.click("omen:i1:1")
        driver.click("button:open")
        letter, name = driver.front(Letter), table.context.words.card("a_small_errand")
        heard = []
        for _ in range(2):
            driver.click("button:aloud")
            heard.append(" ".join(one.words for one in letter.passages()))
        assert name not in heard[0] and name in heard[1]


def test_nobody_else_opens_it_and_it_shuts_when_the_window_is_left(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        table = table_of(driver, TWO, active="i2")
        driver.key(pygame.K_1, pygame.KMOD_CTRL)
        assert table.context.desk.seat == "i1"
        driver.click("omen:i1:1")
        assert driver.top is table and driver.app.notice.text == driver.app.t("mansions.table.why.face-down")
    with driving(tmp_path) as driver:
        table = table_of(driver, TWO)
        driver.click("omen:i1:1")
        driver.click("button:open")
        driver.event(pygame.WINDOWFOCUSLOST)
        assert driver.top is table


def test_what_somebody_has_looked_at_is_a_letter_until_the_turn_ends(tmp_path: Path) -> None:
    given = "investigators: {i1: {who: delphine_okoro, profile: [1, 2], at: gh1, skill: 0}, i2: {at: gh2}}"
    with driving(tmp_path) as driver:
        table = table_of(driver, given)
        table.controls.answer("ability")
        for _ in range(6):
            now = table.session.decision
            assert now is not None and now.options is not None
            if now.kind == "step":
                break
            table.controls.answer(*(one.id for one in now.options[: max(1, now.min)]))
        heard = next(e for e in table.session.shown("i1", table.session.past[-1]) if e.type == "peeked")
        assert "cards" not in next(e for e in table.session.shown() if e.type == "peeked").args
        driver.click("omen:i1:seen")
        driver.click("button:open")
        assert driver.front(Letter).text() == table.context.words.event(heard)
        driver.click("button:close")
        table.controls.answer("end")
        assert "omen:i1:seen" not in {one.id for one in table.things()}


PLAYED = """
investigators: {i1: {who: ines_marrow, at: gh1, skill: 0}, i2: {who: august_bray, at: po1, skill: 0}}
keeper: {threat: 2, mythos: [a_small_errand], actions: []}
"""


@pytest.mark.parametrize("lang", ["es", "pt"])
def test_a_night_told_anew_tells_no_more_than_was_told_at_first(tmp_path: Path, lang: str) -> None:
    session = Table(PLAYED).play("move:gh3", "mythos:a_small_errand", "cloakroom").session
    heard = [event.type for event in session.shown()]
    assert "errand_written" not in heard
    with driving(tmp_path) as driver:
        table = HouseTable(driver.app, Run(session, ADAPTER.party_of(session, "free")))
        driver.app.push(table)  # gone on with: all of it is told from the steps that are kept
        driver.frames(3)
        for code in ("en", lang, "en"):
            driver.app.set_language(code)
            driver.frames(2)
            told = " ".join(line.text for line in table.story.lines)
            assert table.context.words.card("a_small_errand") not in told
            assert str(table.context.words.names.room("cloakroom")) not in told
            assert [line.type for line in table.story.lines if line.type == "errand_written"] == []
