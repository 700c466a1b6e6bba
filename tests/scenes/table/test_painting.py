"""Painting asks no rules: what may be done is found once, when something changes."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

from game.bigbook.rules import actions
from tests.lengths import alike, soak
from tests.scenes.driver import Driver
from tests.scenes.table.test_motion import SIX, TURN, pass_time, table, until_live

RULES = str(Path(actions.__file__).parent)
FRAMES = soak(20, 200)
REST = 80
"""Frames in which no picture is waited for, one after the other: then none is asked for any more."""


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


def prepared(driver: Driver, *presses: str) -> None:
    """Press these, and let everything come to rest, with every picture there: one that arrives is a change, and quiet
    frames ask for pictures of what may come next."""
    for name in presses:
        driver.click(name)
    rested = 0
    while rested < REST:
        driver.frames()
        rested = 0 if driver.app.art.waiting else rested + 1


@alike(3)
@pytest.mark.parametrize("presses", [(), ("spell:p1:combustion",), ("card:p1:hand:1",)], ids=["idle", "paying", "held"])
def test_frames_in_which_nothing_changes_ask_no_rules(tmp_path: Path, presses: tuple[str, ...]) -> None:
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (driver, scene):
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
