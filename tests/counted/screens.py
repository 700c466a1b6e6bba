"""Fixed scenes at 1280x720 of which the work is counted: what is opened, what rests, what is dropped and played.

Pictures are plain sheets that are there at once, and nothing lives by itself: no thread and no chance has a part in it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from tests.counted.work import counting
from tests.scenes.at_table import drag, end_turn, table, until_live
from tests.scenes.driver import Driver, driving
from tests.scenes.mansions.at_house import begin, near, visiting
from tests.scenes.table.positions import CAST, SIX, TURN

FRAMES = 20
SETTLED = 120
"""Frames after which a table that was opened rests."""


def opened(name: str) -> Callable[[Path], Counter[str]]:
    """A screen is opened from the menu, and drawn."""

    def measure(folder: Path) -> Counter[str]:
        with driving(folder, drawn=True) as driver:
            driver.app.set("idle", 0.0)
            driver.frames(FRAMES)
            with counting() as found:
                driver.app.open(name)
                driver.frames(2)
        return found

    return measure


@contextmanager
def at_rest(folder: Path, text: str, curse: str = "") -> Iterator[tuple[Driver, TableScene]]:
    """A table at which somebody may act and nothing moves."""
    with table(folder, text.format(hand=SIX, curse=curse, madness=20), drawn=True) as (driver, scene):
        until_live(scene)
        driver.app.set("idle", 0.0)
        driver.frames(SETTLED)
        yield driver, scene


def resting(driver: Driver) -> Counter[str]:
    """Some frames that are drawn though nothing has changed."""
    with counting() as found:
        for _ in range(FRAMES):
            driver.top.redraw()
            driver.frames()
    return found


def menu_rests(folder: Path) -> Counter[str]:
    """The menu, with nothing moving on it."""
    with driving(folder, drawn=True) as driver:
        driver.app.set("idle", 0.0)
        driver.frames(FRAMES)
        return resting(driver)


def table_rests(folder: Path) -> Counter[str]:
    """A table at which somebody may act, and does not."""
    with at_rest(folder, TURN, "f3") as (driver, _):
        return resting(driver)


def table_opens(folder: Path) -> Counter[str]:
    """A game of three is opened, until somebody may act."""
    with counting() as found, driving(folder, drawn=True, players=3, seed=3, speed=2) as driver:
        driver.frames(FRAMES)
    return found


def card_drops(folder: Path) -> Counter[str]:
    """A card is carried to the spell that it pays, and let go."""
    with at_rest(folder, CAST) as (driver, scene):
        with counting() as found:
            drag(driver, "card:p1:hand:2", "spell:p1:combustion")
            driver.frames(2)
        assert scene.state.plan is not None
    return found


def spell_is_cast(folder: Path) -> Counter[str]:
    """A paid spell is confirmed and played until somebody may act again."""
    with at_rest(folder, CAST) as (driver, scene):
        driver.click("spell:p1:combustion")
        assert scene.state.plan is not None
        with counting() as found:
            driver.key(pygame.K_RETURN)
            driver.frames(SETTLED)
    return found


def curse_strikes(folder: Path) -> Counter[str]:
    """The turn ends, and a curse strikes."""
    with at_rest(folder, TURN, "f3") as (driver, scene), counting() as found:
        end_turn(driver, scene)
        driver.frames(SETTLED)
    return found


def house_rests(folder: Path) -> Counter[str]:
    """A night in the house at which somebody may act, and does not."""
    with visiting(folder, drawn=True) as (driver, table):
        begin(driver, table)
        driver.app.set("idle", 0.0)
        driver.frames(SETTLED)
        return resting(driver)


def house_is_pushed(folder: Path) -> Counter[str]:
    """The house is seen close, and its floor dragged along for some frames."""
    with visiting(folder, drawn=True) as (driver, table):
        begin(driver, table)
        driver.app.set("idle", 0.0)
        driver.key(pygame.K_PAGEUP)
        driver.frames(SETTLED)
        x, y = table.context.camera.frame.center
        driver.event(pygame.MOUSEMOTION, pos=(x, y), rel=(0, 0), buttons=(0, 0, 0))
        driver.event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1)
        with counting() as found:
            for at in range(1, FRAMES):
                driver.event(pygame.MOUSEMOTION, pos=(x - 8 * at, y), rel=(-8, 0), buttons=(1, 0, 0))
        driver.event(pygame.MOUSEBUTTONUP, pos=(x - 8 * FRAMES, y), button=1)
    return found


def somebody_walks(folder: Path) -> Counter[str]:
    """One step in the house, until somebody may act again."""
    with visiting(folder, drawn=True) as (driver, table):
        begin(driver, table)
        driver.app.set("idle", 0.0)
        driver.frames(FRAMES)
        with counting() as found:
            driver.click(near(table))
            driver.frames(FRAMES)
    return found


MEASURES: Mapping[str, Callable[[Path], Counter[str]]] = {
    "the menu rests": menu_rests,
    "the settings open": opened("settings"),
    "a game opens": table_opens,
    "the table rests": table_rests,
    "a card is dropped": card_drops,
    "a spell is cast": spell_is_cast,
    "a curse strikes": curse_strikes,
    "the house rests": house_rests,
    "the house is pushed": house_is_pushed,
    "somebody walks in the house": somebody_walks,
}
