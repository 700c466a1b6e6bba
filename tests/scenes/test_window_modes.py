"""Window, borderless, full screen; and a window that is too small says so, at start as well."""

from __future__ import annotations

from pathlib import Path

import pygame

from tests.scenes.driver import driving


def test_the_window_changes_its_mode_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as driver:
        window = driver.app.window
        assert window.mode == "window"
        driver.app.set("window", "borderless")
        driver.frames(2)
        assert window.mode == "borderless" and window.size == pygame.display.get_desktop_sizes()[0]
        driver.key(pygame.K_F11)
        assert window.mode == "fullscreen" == driver.app.settings.window
        driver.key(pygame.K_F11)
        assert window.mode == "window" and window.size == (1280, 720)


def test_a_borderless_window_opens_borderless(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.app.set("window", "borderless")
    with driving(tmp_path) as driver:
        assert driver.app.window.mode == "borderless"
    with driving(tmp_path, window=(1400, 800)) as driver:
        assert driver.app.window.mode == "window", "a size asked for on the command line wins"


def test_a_small_window_says_so_at_start(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1000, 600)) as driver:
        assert "78" in driver.app.notice.text
    with driving(tmp_path, window=(1280, 720)) as driver:
        assert not driver.app.notice.shown
