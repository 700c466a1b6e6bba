"""The pointer: its size follows window and letters, and a system that refuses pictures keeps its own arrow."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.shell.window import SHAPES, Cursor, cursor_side
from tests.scenes.driver import driving


def test_the_pointer_grows_with_window_and_letters_within_bounds() -> None:
    assert cursor_side(1280, 1.0) == cursor_side(1920, 1.0) == 34
    assert cursor_side(3840, 1.0) == 68
    assert cursor_side(3840, 2.0) == 96


def test_every_picture_of_the_pointer_can_be_shown(tmp_path: Path) -> None:
    with driving(tmp_path):
        cursor = Cursor()
        for shape in SHAPES:
            cursor.show(shape, 40)
        assert not cursor.refused


def test_a_refusing_system_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0

    def refuse(_cursor: object) -> None:
        nonlocal asked
        asked += 1
        raise pygame.error("no")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    with driving(tmp_path, drawn=True) as driver:
        driver.frames(3)
        driver.app.set("text_scale", 1.5)
        driver.frames(3)
    assert asked == 1


def test_a_card_in_hand_is_offered_an_open_hand(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3, window=(1280, 720)) as driver:
        driver.frames(5)
        top = driver.top
        card = next(t for t in top.things() if t.id.startswith("card:") and t.enabled)
        driver.event(pygame.MOUSEMOTION, pos=card.rect.center, rel=(0, 0), buttons=(0, 0, 0))
        assert top.cursor == "cursor_open"
        driver.event(pygame.MOUSEMOTION, pos=(5, 700), rel=(0, 0), buttons=(0, 0, 0))
        assert top.cursor == "cursor"
