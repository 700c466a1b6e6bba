"""Whose desk this is: the strip on it, the keys that work, and the way an ability shows."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.panel import view
from scenes.bigbook.table.render.desk import strip_place
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text.prompts import DeskNote
from tests.lengths import alike, crossed, soak, soaks
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse
from tests.typed import now

POSITION = """
id: desk-note
rules: [BB-SPL.9]
given:
  turn: 4
  active: p1
  players:
    p1: {magician: quarryman, hand: [air1, fire2], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1]}
    p3: {magician: firebrand, hand: [air1, fire2], deck: [water1, water1]}
  curses: {2: [], 3: [w1], 4: [], 5: []}
  madness: 7
play:
  - expect: {active: p1}
"""


@alike(3)
@pytest.mark.parametrize(("window", "scale"), crossed([(1280, 720), (1600, 900), (1920, 1080)], [1.0, 2.0]))
def test_no_button_lies_on_the_strip(tmp_path: Path, window: tuple[int, int], scale: float) -> None:
    """The seal at its right end says whose turn it is: the button that sorts the hand stands beside it."""
    file = tmp_path / "scenario.yaml"
    file.write_text(POSITION, encoding="utf-8")
    with driving(tmp_path / "data", scenario=file, window=window) as driver:
        driver.app.set("text_scale", scale)
        table = granted(driver)
        assert table.render.note is not None
        strip = Rect(strip_place(table.render))
        assert not [thing.id for thing in table.things() if thing.role == "button" and strip.colliderect(thing.rect)]


def granted(driver: Driver) -> TableScene:
    """Ana casts Telepathy on Bruno."""
    table = driver.top
    assert isinstance(table, TableScene)
    driver.click("spell:p1:telepathy")
    driver.click("button:confirm")
    driver.click("seat:p2")
    return table


def test_the_strip_says_who_acts_for_whom_and_the_keys_are_those_that_work(tmp_path: Path) -> None:
    scenario = tmp_path / "note.yaml"
    scenario.write_text(POSITION)
    with driving(tmp_path, scenario=scenario) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        assert now(table.render.note) is None
        end = table.app.keys.shown("end_turn")
        assert end in [key for key, _ in table.state.text.keys]
        granted(driver)
        assert now(table.render.note) == DeskNote("p2", "p1", 1)
        assert now(table.render.desk) == "p2" and table.focus.current == table.default_focus()
        assert (end, table.words.kit("button.pass")) in table.state.text.keys
        driver.key(pygame.K_e)  # B7: it passes what was granted
        assert table.render.note is None and table.render.desk == "p1"


@soaks
def test_the_strip_stands_whenever_somebody_else_decides(tmp_path: Path) -> None:
    seen = set()
    with driving(tmp_path, players=4, seed=14) as driver:
        person = Mouse(driver, 14)
        for _ in range(soak(90, 500)):
            table = person.table
            if table is None:
                break
            now = table.session.decision
            assert now is not None
            note = table.render.note
            assert (note is not None) == (now.seat != table.render.model.active), (now, note)
            if note is not None:
                assert note.seat == now.seat and "{" not in note.text(table.words)
                seen.add(bool(note.actions))
            person.give(person.pick(table))
    assert False in seen


def test_an_ability_is_a_button_a_mark_or_an_engraving(tmp_path: Path) -> None:
    scenario = tmp_path / "note.yaml"
    scenario.write_text(POSITION.replace("magician: quarryman", "magician: firebrand").replace(
        "p3: {magician: firebrand", "p3: {magician: quarryman"))  # fmt: skip
    with driving(tmp_path, scenario=scenario) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        assert view.ability_state(table.render, "p1") == view.ALWAYS
        ability = driver.thing("ability:p1")
        assert not ability.enabled and ability.why_not == "works-by-itself"
        assert view.ability_state(table.render, "p2") == view.BUTTON
        table.render.model.seats["p2"].ability_used = True
        assert view.ability_state(table.render, "p2") == view.USED
