"""Every screen by arrow keys: no button, choice or line to write in is out of reach."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.shell import robot
from tests.lengths import alike, crossed
from tests.scenes.driver import driving

SCREENS = ("menu", "setup", "settings", "keys", "saves", "code", "tutorial", "challenges", "puzzles", "rulebook",
           "ladder")  # fmt: skip


@alike()
@pytest.mark.parametrize(("size", "name"), crossed([(1280, 720), (1920, 1080)], SCREENS))
def test_every_thing_of_a_screen_is_reached_by_arrows(tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size) as driver:
        if name != "menu":
            driver.app.open(name)
        scene = driver.top
        for target in scene.things():
            assert robot.find(scene, target.id) is not None, target.id
        middle = scene.things()[len(scene.things()) // 2]
        scene.focus.set(middle.id)
        for target in scene.things():
            assert robot.find(scene, target.id) is not None, (middle.id, target.id)


@alike()
@pytest.mark.parametrize("name", [one for one in SCREENS if one != "rulebook"])
def test_every_thing_of_a_column_is_reached_by_arrows(tmp_path: Path, name: str) -> None:
    with driving(tmp_path, window=(1280, 720)) as driver:
        driver.app.set("text_scale", 2.0)
        if name != "menu":
            driver.app.open(name)
        driver.frames(1)
        scene = driver.top
        scene.focus.set(scene.things()[0].id)
        for target in scene.things():
            assert robot.find(scene, target.id) is not None, target.id
