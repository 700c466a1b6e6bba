"""Nothing that whoever sits before the window may not know is in the picture, the map, the log, speech or timing."""

from __future__ import annotations

from pathlib import Path

from tests.lengths import soak, soaks
from tests.scenes.driver import painting
from tests.scenes.mansions.alike import Onlooker, pairs

VIEWER = "investigators"
LOOKED_AT, SHOWN = soak(6, 200), soak(4, 120)


@soaks
def test_tables_that_look_alike_are_alike_on_the_screen(tmp_path: Path) -> None:
    with painting(tmp_path, game="mansions", speed=2, seed=1) as driver:
        onlooker = Onlooker(driver)
        for pair in pairs(LOOKED_AT, VIEWER, telling=False, every=11):
            one = onlooker.seen(onlooker.sit(pair.one))
            two = onlooker.seen(onlooker.sit(pair.two))
            assert one == two, pair.answer


@soaks
def test_a_step_is_shown_alike_and_takes_as_long(tmp_path: Path) -> None:
    with painting(tmp_path, game="mansions", speed=2, seed=1) as driver:
        onlooker = Onlooker(driver)
        for pair in pairs(SHOWN, VIEWER, telling=False, every=13):
            shown = [
                onlooker.watched(onlooker.sit(state), pair.answer, picture=False) for state in (pair.one, pair.two)
            ]
            assert shown[0] == shown[1], pair.answer
