"""The menu over the table: its buttons by rank, in the order in which keys visit them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.scene import TableScene
from scenes.kit.form import Question
from scenes.kit.widgets import Button
from scenes.shell.profile import TEXT_SCALES
from scenes.table.overlays.pause import RANKS, PauseScene
from tests.scenes.driver import driving

BEFORE = {"button:close", "button:settings", "button:rulebook", "button:sheet", "button:log", "button:company",
          "button:bookmark", "button:load", "button:watch", "button:seed", "button:main-menu",
          "button:quit"}  # fmt: skip
"""The ids that other programs know."""


@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("kept", [False, True])
def test_going_on_is_first_and_largest_and_keys_go_as_eyes_do(
    tmp_path: Path, window: tuple[int, int], kept: bool
) -> None:
    """Eleven buttons of one kind stood below each other."""
    with driving(tmp_path, players=2, seed=3, window=window) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        table.controller.answer("end")
        if kept:
            table.state.repeats.kept["discard", "f4"] = ("x",)
        driver.key(pygame.K_F10)
        menu = driver.top
        assert isinstance(menu, PauseScene)
        buttons = [one for one in menu.widgets if isinstance(one, Button)]
        assert {one.id for one in buttons} == BEFORE | ({"button:forget-answers"} if kept else set())
        first, *others = buttons
        area = first.rect.w * first.rect.h
        assert first.id == "button:close" == driver.top.focus.current and first.primary
        assert all(one.rect.w * one.rect.h < area and not one.primary for one in others)
        page = Rect(0, 0, *window)
        assert all(page.contains(one.rect) and menu.sheet.contains(one.rect) for one in buttons)
        rects = [one.rect for one in buttons]
        assert all(not one.colliderect(other) for at, one in enumerate(rects) for other in rects[at + 1 :])
        assert rects == sorted(rects, key=lambda rect: (rect.y, rect.x)), "Tab goes as one reads"
        _, looked_at, seldom, _ = [{one.look for one in buttons if one.id[7:] in rank} for rank in RANKS]
        assert looked_at == {""} and seldom == {"slip"}, "what is seldom needed is quieter"
        driver.key(pygame.K_DOWN)
        row = {
            "button:settings": (pygame.K_RIGHT, "button:rulebook"),
            "button:rulebook": (pygame.K_LEFT, "button:settings"),
        }
        key, beside = row[driver.top.focus.current or ""]
        driver.key(key)
        assert driver.top.focus.current == beside
        for _ in RANKS * 2:
            driver.key(pygame.K_DOWN)
            if driver.top.focus.current in ("button:main-menu", "button:quit"):
                break
        assert driver.top.focus.current in ("button:main-menu", "button:quit"), "arrows come down to the way out"


@pytest.mark.parametrize("scale", [1.0, TEXT_SCALES[-1]])
def test_no_arrow_wraps_onto_a_way_out_and_leaving_is_asked_about(tmp_path: Path, scale: float) -> None:
    """Left on the first button came to the last, and Enter there put people out of the program."""
    with driving(tmp_path, window=(1280, 720), players=2, seed=3) as driver:
        driver.app.set("text_scale", scale)
        driver.frames(2)
        driver.key(pygame.K_F10)
        menu = driver.front(PauseScene)
        for key in (pygame.K_LEFT, pygame.K_UP):
            driver.key(key)
            assert menu.focus.current not in menu.leaving
            menu.focus.set("button:close")
        driver.click("button:quit")
        asked = driver.front(Question)
        assert driver.app.exit_code is None and driver.app.t("kit.menu.quit_note") in asked.passages()[0].words
        driver.key(pygame.K_ESCAPE)
        assert driver.top is menu
        driver.click("button:quit")
        driver.click("button:confirm")
        assert driver.app.exit_code == 0
