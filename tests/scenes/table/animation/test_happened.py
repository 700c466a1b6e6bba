"""What just happened: a key shows the last round again, every strike with its sentence and what came of it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.bigbook.ai.planner import apprentice
from scenes.bigbook.table.overlays.viewers import HappenedScene
from scenes.bigbook.table.text.prompts import step_back
from scenes.kit import fit as kit_fit
from scenes.table.log_drawer import LogDrawer
from tests.fit.spy import watching
from tests.fit.walk import arrange, kept, paint
from tests.scenes.at_table import end_turn, table
from tests.scenes.table.positions import TURN

HAND = "air1, fire2, fire3, earth1, fire1, water1"


def test_a_strike_that_asked_nothing_can_be_read_afterwards(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=HAND, curse="f3", madness=20), speed=2) as (driver, scene):
        end_turn(driver, scene)
        scene.director.hurry()
        kit_fit.overflows.clear()
        driver.key(pygame.K_w)
        sheet = driver.top
        assert isinstance(sheet, HappenedScene)
        told = [one.text for one in sheet.told()]
        words = scene.words
        assert words.t("log.curse_applied", curse=words.curse("f3")) in told
        assert words.curse_text("f3") in told
        assert told.index(words.curse_text("f3")) < len(told) - 1, "and what came of it"
        assert not kit_fit.overflows
        driver.key(pygame.K_w)
        assert driver.top is scene


def test_nothing_of_note_is_said_so_and_the_log_is_one_press_away(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=HAND, curse="", madness=20), speed=0) as (driver, _):
        driver.key(pygame.K_w)
        assert isinstance(driver.top, HappenedScene) and not driver.top.told()
        driver.click("button:log")
        assert isinstance(driver.top, LogDrawer)


def test_what_the_last_player_did_is_told_too(tmp_path: Path) -> None:
    """Only strikes and arrivals were: neither a spell nor a cure of the one who had just played."""
    with table(tmp_path, TURN.format(hand="air1, fire2, madness, water1", curse="", madness=20), speed=0) as (
        driver,
        scene,
    ):
        scene.session.act("cure:p1.hand")
        scene.play(scene.session.shown(), answered=True)
        driver.frames(3)
        undo = step_back(scene.words, scene.session)
        assert "cured a Madness" in undo
        driver.key(pygame.K_w)
        sheet = driver.top
        assert isinstance(sheet, HappenedScene)
        assert any("cured" in one.text for one in sheet.told())


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_large_letters_get_no_small_print_and_all_of_it_by_page_keys(tmp_path: Path, scale: float) -> None:
    """At 200 % the round stood in the smallest print there is, the right half of its sheet empty."""
    position = TURN.format(hand=HAND, curse="f3", madness=20)
    thought = apprentice(1)
    with table(tmp_path, position, speed=0, window=(1280, 720)) as (driver, scene), watching() as spy:
        for _ in range(3):
            driver.key(pygame.K_e)
            driver.frames(3)
            while scene.session.decision is not None and scene.session.decision.kind != "action":
                scene.session.apply(thought.answer(scene.session.game, scene.session.state))
                scene.play(scene.session.shown(), answered=True)
                driver.frames(3)
        arrange(driver.app, (1280, 720), scale, kept("es"))
        driver.key(pygame.K_w)
        sheet = driver.front(HappenedScene)
        letters = scene.render.layout.text(20, 16)
        seen: list[str] = []
        for _ in range(sheet.pages):
            spy.clear()
            paint(driver.app, spy)
            drawn = [one for one in spy.drawn if one.layer.endswith(sheet.name) and len(one.text) > 20]
            assert drawn and min(one.size for one in drawn) * 1.25 >= letters
            seen += [one.text for one in drawn]
            driver.key(pygame.K_PAGEUP)
        assert len(sheet.told()) > 8
        for one in sheet.told():
            plainly = one.text.split("[")[0][:18]
            assert any(plainly in text.replace("/", " ") for text in seen), one.text
