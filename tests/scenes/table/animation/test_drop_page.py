"""`docs/drop.md` is true: a card dropped on a spell walks through the files it names, in its order, and no others."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pygame

from tests.scenes.at_table import motion, pass_time, table, until_live
from tests.scenes.driver import Driver
from tests.scenes.table.positions import SIX, TURN

ROOT = Path(__file__).resolve().parents[4]
ROW = re.compile(r"^\| \d+ \| .+ \| `([\w/]+\.py)` \| `(\w+)` \|$", re.MULTILINE)
MOST = 15
"""A newcomer reads so many files at most."""

Step = tuple[str, str]


def page() -> list[Step]:
    """The steps of the page: file and function."""
    return ROW.findall((ROOT / "docs" / "drop.md").read_text("utf-8"))


@contextmanager
def watched(steps: list[Step]) -> Iterator[dict[Step, list[str]]]:
    """Every step that the first one leads to, in the order of the first calls, with the files on the shortest way."""
    found: dict[Step, list[str]] = {}

    def called(frame: FrameType, event: str, _: object) -> None:
        here = _step(frame)
        if event != "call" or here not in steps:
            return
        way: list[Step] = []
        at: FrameType | None = frame
        while at is not None and (not way or way[-1] != steps[0]):
            way.append(_step(at))
            at = at.f_back
        if way[-1] != steps[0]:
            return  # the next frame paints: nothing of that was set in motion by the drop alone
        files = list(dict.fromkeys(file for file, _ in way if file.startswith(("game/", "scenes/"))))
        if here not in found or len(files) < len(found[here]):
            found[here] = files

    sys.setprofile(called)
    try:
        yield found
    finally:
        sys.setprofile(None)


def _step(frame: FrameType) -> Step:
    return frame.f_code.co_filename.removeprefix(f"{ROOT}/"), frame.f_code.co_name


def carry(driver: Driver, card: str, to: str) -> tuple[int, int]:
    """Drag a card over a thing, and hold it there."""
    driver.look()
    start, goal = driver.thing(card).rect.center, driver.thing(to).rect.center
    driver.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
    motion(driver, (start[0] + 30, start[1] - 8), held=True)
    motion(driver, goal, held=True)
    return goal


def test_a_drop_walks_through_the_files_of_the_page_and_no_others(tmp_path: Path) -> None:
    steps = page()
    named = {file for file, _ in steps}
    assert len(steps) > 10 and len(named) <= MOST
    with table(tmp_path, TURN.format(hand=SIX, curse="f3", madness=20)) as (driver, scene):
        until_live(scene)
        pass_time(scene, 3000)
        cards = scene.listing().cards
        fire = next(name for name in cards if cards[name].kind == "fire1" and name.startswith("card:p1:hand"))
        goal = carry(driver, fire, "spell:p1:combustion")
        with watched(steps) as reached:
            driver.event(pygame.MOUSEBUTTONUP, pos=goal, button=1)
        assert scene.state.plan is not None and scene.state.plan.target == "spell:p1:combustion"
    assert list(reached) == steps, "each is reached, in the order of the page"
    assert {file for way in reached.values() for file in way} == named
