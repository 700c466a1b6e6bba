"""Whole games and lessons by arrow keys and Enter alone: `python -m tests.scenes.by_keys` plays all of it.

The tests play the shorter ones and draw few of their frames. Nothing but arrows (plain or with Ctrl) and Enter may be
posted, and an act is one thing chosen: the presses that bring the focus to it, and Enter.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from statistics import mean

import pygame

from game.games import DEFAULT
from scenes.bigbook.tutorial.lesson_bot import BookLessonBot
from scenes.kit.scene import ARROWS
from scenes.shell.robot import Robot
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.players import HOUSE, player

ALLOWED = {*ARROWS, pygame.K_RETURN}
FRAMES = 400_000


@dataclass(slots=True)
class Played:
    """How a game went: the code it ended with, and the presses of each act."""

    code: int | None
    pressed: list[int]

    @property
    def mean(self) -> float:
        """Presses per act."""
        return mean(self.pressed)


def watch(driver: Driver, robot: Robot, every: int, most: int | None = None) -> Played:
    """Let the robot play to the end, or for so many acts, and see to it that it uses nothing but arrows and Enter; one
    in `every` frames is drawn."""
    used: set[int] = set()

    def frame() -> None:
        event = robot.hands.next
        if event is not None:
            assert event.type in (pygame.KEYDOWN, pygame.KEYUP), event
            used.add(event.key)
        robot.frame()

    driver.app.on_frame = frame
    for number in range(FRAMES):
        driver.app.frame(shown=number % every == 0, dt=FRAME_MS)
        if driver.app.exit_code is not None or (most is not None and len(robot.pressed) >= most):
            break
    assert used <= ALLOWED, [pygame.key.name(key) for key in used - ALLOWED]
    return Played(driver.app.exit_code, robot.pressed)


def game(
    folder: Path,
    players: int,
    size: tuple[int, int],
    seed: int,
    every: int = 1,
    most: int | None = None,
    which: str = DEFAULT,
) -> Played:
    """One game, whole or for so many acts."""
    with driving(folder, game=which, players=players, seed=seed, window=size, reduced_motion=True) as driver:
        return watch(driver, Robot(driver.app, seed, player(which, seed), arrows=True), every, most)


def lessons(folder: Path, only: str, size: tuple[int, int], seed: int, every: int = 1) -> Played:
    """One lesson, or all of them with the challenges ('')."""
    with driving(folder, tutorial=only, seed=seed, window=size, reduced_motion=True) as driver:
        return watch(driver, BookLessonBot(driver.app, seed, arrows=True), every)


def main() -> int:
    """Every size, two and five players, all lessons."""
    worst = 0
    for size in ((1280, 720), (1920, 1080)):
        for which, players in ((DEFAULT, 2), (DEFAULT, 5), (HOUSE, 1), (HOUSE, 4)):
            played = game(Path(tempfile.mkdtemp()), players, size, players * 11, which=which)
            worst = max(worst, played.code if played.code is not None else 9)
            acts = f"{len(played.pressed)} acts, {played.mean:.1f} presses each"
            print(f"{which}, {size[0]}x{size[1]}, {players} players: {acts}")
        played = lessons(Path(tempfile.mkdtemp()), "", size, 5)
        worst = max(worst, played.code if played.code is not None else 9)
        print(f"{size[0]}x{size[1]}, all lessons: {len(played.pressed)} acts, {played.mean:.1f} presses each")
    return worst


if __name__ == "__main__":
    sys.exit(main())
