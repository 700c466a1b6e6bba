"""What a Failure or a strike destroys for good is seen: which cards, whose, why, at every speed and without motion."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.engine.event import Event
from scenes.bigbook.table.animation.magicians.lost_cards import Loss
from scenes.bigbook.table.scene import TableScene
from tests.scenes.at_table import STEP, table
from tests.scenes.table.positions import quarrel


def destroyed(seat: str, card: str) -> Event:
    return Event("card_destroyed", {"seat": seat, "card": card, "from": f"{seat}.hand", "to": "aside",
                                    "source": "page_11"})  # fmt: skip


TAKEN = [
    Event("failure_began", {"page": "page_11"}),
    destroyed("p1", "fire3"),
    destroyed("p2", "fire3"),
]


def shown(scene: TableScene) -> list[Loss]:
    return [one for one in scene.director.effects if isinstance(one, Loss) and one.stands]


@pytest.mark.parametrize("reduced", [False, True], ids=["moving", "reduced"])
@pytest.mark.parametrize("speed", [1, 2, 3, 4])
def test_what_a_failure_destroys_is_held_up_before_anything_else(tmp_path: Path, speed: int, reduced: bool) -> None:
    turned = Event("page_turned", {"monster": "page_02", "page": "page_03"})
    with table(tmp_path, quarrel(), speed=speed) as (driver, scene):
        driver.app.set("reduced_motion", reduced)
        driver.frames(2)
        scene.director.play([*TAKEN, turned], lambda: None)
        stood, seen = 0.0, None
        for _ in range(3000):
            scene.update(STEP)
            for one in shown(scene):
                stood += STEP
                seen = one
                scene.paint(driver.app.canvas)
            if scene.director.now is turned or not scene.director.busy:
                break
        assert seen is not None and len(seen.cards) == 2, "one of each, on one sheet"
        assert seen.still is reduced
        assert stood >= (900 if speed < 3 else 250), "long enough to be read where nobody hurries"
        assert not shown(scene), "it goes with what comes next"
        window = scene.render.layout.window
        for _, box in seen.cards:
            assert box.left >= 0 and box.right <= window[0] and box.top >= 0 and box.bottom <= window[1]


def test_at_speed_0_a_sentence_says_what_is_lost(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=0) as (driver, scene):
        losing = scene.set_pieces.losing
        for event in TAKEN:  # nothing is played: no event is "now"
            losing.notice(event)
        losing.settle()
        words, said = scene.words, driver.app.notice.text
        assert words.t("prompts.now.failure") in said, said
        for seat in ("p1", "p2"):
            assert words.seat(seat) in said
        assert said.count(str(words.card("fire3"))) == 2


def test_what_somebody_destroys_by_choice_has_no_such_sheet(tmp_path: Path) -> None:
    """Combustion is no loss to be mourned."""
    with table(tmp_path, quarrel()) as (_, scene):
        burnt = Event("card_destroyed", {**destroyed("p1", "fire3").args, "source": "combustion"})
        scene.director.play([burnt], lambda: None)
        for _ in range(300):
            scene.update(STEP)
            assert not shown(scene)
