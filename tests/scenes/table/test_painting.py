"""Painting asks no rules: what may be done is found once, when something changes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pygame
import pytest

from game.bigbook.rules import actions
from scenes.bigbook.table.scene import TableScene
from tests.lengths import alike, soak
from tests.scenes.at_table import pass_time, prepared, table, until_live
from tests.scenes.driver import Driver
from tests.scenes.table.positions import SIX, TURN

RULES = str(Path(actions.__file__).parent)
FRAMES = soak(20, 200)


@contextmanager
def asked() -> Iterator[Counter[str]]:
    """How often each function of the rules is called."""
    found: Counter[str] = Counter()

    def called(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and frame.f_code.co_filename.startswith(RULES):
            found[frame.f_code.co_qualname] += 1

    sys.setprofile(called)
    try:
        yield found
    finally:
        sys.setprofile(None)


@alike(3)
@pytest.mark.parametrize("presses", [(), ("spell:p1:combustion",), ("card:p1:hand:1",)], ids=["idle", "paying", "held"])
def test_frames_in_which_nothing_changes_ask_no_rules(tmp_path: Path, presses: tuple[str, ...]) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        pass_time(scene, 3000)
        prepared(driver, *presses)
        revision = scene.context.revision
        with asked() as found:
            for _ in range(FRAMES):
                scene.redraw()
                driver.frames()
        assert not found
        assert scene.context.revision == revision


def test_the_count_sees_the_rules(tmp_path: Path) -> None:
    """The planted defect: a change is found anew, and that does ask."""
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (driver, scene):
        until_live(scene)
        with asked() as found:
            driver.click("spell:p1:combustion")
        assert found


def zones_painted(driver: Driver, scene: TableScene) -> set[str]:
    """What the table paints anew in the frames after pictures have come."""
    painted: set[str] = set()
    note = scene.drawing.zones.painted

    def noting(name: str, *, whole: bool = True, lacking: bool = False) -> None:
        painted.add(name)
        note(name, whole=whole, lacking=lacking)

    scene.drawing.zones.painted = noting  # type: ignore[method-assign]
    scene.art_arrived()
    for _ in range(12):
        driver.frames()
    return painted


def test_pictures_that_nothing_lacked_have_nothing_painted_anew(tmp_path: Path) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        pass_time(scene, 3000)
        prepared(driver)
        assert zones_painted(driver, scene) == set()


def test_what_was_painted_without_its_pictures_is_painted_anew_when_they_have_come(tmp_path: Path) -> None:
    """Every picture is taken away and comes again: the table is the same as one that is painted with all of them."""
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20), painted=True) as (driver, scene):
        until_live(scene)
        pass_time(scene, 3000)
        scene.app.art.use_grain(flag=True)
        scene.app.art.use_grain(flag=False)
        anew(driver, scene)
        assert scene.app.art.waiting
        bare = pixels(scene)
        prepared(driver)
        late = pixels(scene)
        anew(driver, scene)
        assert bare != late == pixels(scene)


def anew(driver: Driver, scene: TableScene) -> None:
    """Paint the table with what is there."""
    scene.context.painter.forget()
    scene.drawing.forget()
    scene.rebake()
    driver.frames()


def pixels(scene: TableScene) -> bytes:
    """The still layer."""
    return pygame.image.tobytes(scene.app.canvas.base, "RGB")
