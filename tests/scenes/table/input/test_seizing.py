"""Madness comes at somebody: over their face into its place, and nobody waits for it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.timings import MADNESS_RISES, MOTIONS, SEIZE
from scenes.bigbook.table.scene import TableScene
from scenes.table.motion.blows import Struck
from scenes.table.motion.pounce import Cling, Pounce, Veins
from tests.scenes.at_table import STEP, table, until_live, wait
from tests.scenes.table.flying import inside
from tests.scenes.table.positions import quarrel


def received(seat: str, to: str = "discard", source: str = "reshuffle") -> Event:
    return Event(
        "madness_received", {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.{to}", "source": source}
    )


def shown(scene: TableScene, kind: type) -> list[object]:
    return [one.effect for one in scene.aftermath.running if isinstance(one.effect, kind) and one.elapsed >= 0]


def test_it_hits_the_face_clings_to_it_and_is_counted_when_it_has_slipped_into_its_place(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=2) as (_, scene):
        until_live(scene)
        seat = scene.render.desk
        scene.director.play([received(seat)], lambda: None)
        for _ in range(100):
            scene.update(STEP)
            if shown(scene, Struck):
                break
            assert scene.render.moods.get(seat) is None, "it is in the air"
        (struck,), (cling,), (veins,) = (shown(scene, kind) for kind in (Struck, Cling, Veins))
        assert isinstance(struck, Struck) and isinstance(cling, Cling) and isinstance(veins, Veins)
        assert struck.stands(scene.app.size).collidepoint(cling.pounce.face), "it is on the face"
        assert cling.push == struck.push != (0.0, 0.0), "which it drives along"
        order = [one.effect for one in scene.aftermath.running]
        assert order.index(veins) < order.index(struck) < order.index(cling), "ink behind, the card over the face"
        assert scene.render.moods[seat] == "mad" and scene.render.discarded(seat) == []
        wait(scene, SEIZE.clings + SEIZE.slips)
        assert not shown(scene, Cling)
        assert scene.render.discarded(seat) == scene.render.model.seats[seat].discard != []
        wait(scene, SEIZE.veins)
        assert not shown(scene, Veins)


def test_it_is_down_before_its_event_has_ended() -> None:
    motion = MOTIONS["madness_received"]
    assert MADNESS_RISES + motion.ms + SEIZE.clings + SEIZE.slips < motion.ms + motion.hold


@pytest.mark.parametrize("first", [True, False], ids=["struck before", "a second card"])
def test_a_face_that_has_been_looked_at_is_passed_by(tmp_path: Path, *, first: bool) -> None:
    with table(tmp_path, quarrel(), speed=2) as (_, scene):
        until_live(scene)
        seat = scene.render.desk
        told = [Event("failure_began", {"page": "page_01"})] if first else []
        source = "page_01" if first else "reshuffle"
        scene.director.play([*told, received(seat, source=source), received(seat, source=source)], lambda: None)
        seen = set[int]()
        for _ in range(400):
            scene.update(STEP)
            if scene.director.reading:
                scene.director.skip()
            seen |= {id(one) for one in shown(scene, Pounce)}
        assert len(seen) == (0 if first else 1)


def test_whoever_hurries_leaves_no_card_in_the_air(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=2) as (_, scene):
        until_live(scene)
        seat = scene.render.desk
        scene.director.play([received(seat, "hand")], lambda: None)
        wait(scene, 260)
        assert shown(scene, Pounce)
        scene.director.hurry()
        scene.update(STEP)
        assert not shown(scene, Pounce) and not shown(scene, Cling)
        assert scene.render.model.seats[seat].hand[-1].uid not in scene.staging.hidden


def test_its_ink_stays_on_the_seat_and_clear_of_the_rest(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), speed=2) as (driver, scene):
        until_live(scene)
        seat = scene.render.desk
        slot, face = scene.render.places.slots[seat], scene.render.places.seats[seat].portrait
        scene.director.play([received(seat)], lambda: None)
        for _ in range(100):
            scene.update(STEP)
            if shown(scene, Veins):
                break
        driver.frames(1)
        (veins,) = shown(scene, Veins)
        assert isinstance(veins, Veins) and veins.room == Rect(slot) and inside(slot, face.center)


def test_under_reduced_motion_nothing_comes_at_anybody(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), reduced_motion=True) as (_, scene):
        until_live(scene)
        seat = scene.render.desk
        scene.director.play([received(seat)], lambda: None)
        for _ in range(60):
            scene.update(STEP)
            assert not scene.aftermath.running
        assert scene.render.moods[seat] == "mad"
