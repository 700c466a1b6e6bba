"""A magician seen large who receives something: rid of a Madness, taught a spell; nobody in a hurry waits for them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from pygame import Rect, Surface

from scenes.bigbook.cards import faces
from scenes.bigbook.cards.render_context import CardRenderContext
from scenes.bigbook.table.animation.magicians.magician_closeup import Given, Receiver
from scenes.bigbook.table.animation.timings import MOTIONS, RELIEVED, TAUGHT
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from scenes.table.motion.blows import Dissolve
from scenes.table.motion.effects import Flight
from tests.scenes.at_table import STEP, pass_time, table, until_live, wait
from tests.scenes.table.positions import quarrel
from tests.typed import now

MAD = "water2, fire3, earth1, madness"
PAID = MOTIONS["card_paid"].ms + 2 * STEP


def cure(scene: TableScene) -> None:
    scene.session.act("cure:p1.hand", ["p1.hand.water2"])
    scene.play(scene.session.events)


def learn(scene: TableScene) -> str:
    """Learn the fire spell that lies open; gives its id."""
    spell = scene.render.model.library["fire"].top
    scene.session.act(f"learn:{spell}", ["p1.hand.fire3"])
    scene.play(scene.session.events)
    return str(spell)


def seen(scene: TableScene) -> Receiver | None:
    return next((one for one in scene.director.effects if isinstance(one, Receiver)), None)


def test_whoever_is_cured_comes_mad_and_goes_well(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(MAD)) as (driver, scene):
        until_live(scene)
        wait(scene, 2500)
        cure(scene)
        wait(scene, PAID + RELIEVED.contact / 2)
        actor = seen(scene)
        assert actor is not None
        heroes, seat = scene.set_pieces.verdict.heroes, scene.render.model.seats["p1"]
        assert actor.comes is heroes.framed(seat, "mad") and actor.glad is heroes.framed(seat, "triumphant")
        assert Rect((0, 0), driver.app.size).contains(actor.comes.get_rect(center=actor.at))
        before = len(scene.aftermath.pool.pieces)
        wait(scene, RELIEVED.contact / 2 + RELIEVED.hold)
        assert before == 0, "it clings to their face until then"
        assert len(scene.aftermath.pool.pieces) > 5, "it is blown away in pieces"
        assert now(scene.director.busy), "the relief is looked at"
        wait(scene, RELIEVED.total)
        assert not scene.director.busy
        assert seen(scene) is None
        assert not differences(scene.render.model, scene.session.view())


def test_a_learnt_spell_goes_through_the_hands_of_whoever_learns_it(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(MAD)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        spell = learn(scene)
        wait(scene, PAID + TAUGHT.contact)
        given = next(one for one in scene.director.effects if isinstance(one, Given))
        actor = seen(scene)
        assert actor is not None
        assert actor.comes.get_rect(center=actor.at).collidepoint(given.hands)
        assert spell in scene.staging.hidden_spells, "it does not lie in its row yet"
        pass_time(scene, TAUGHT.total - TAUGHT.contact + 4 * STEP)
        assert spell not in scene.staging.hidden_spells
        assert seen(scene) is None


def test_a_learnt_spell_leaves_the_face_free(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(MAD)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        learn(scene)
        wait(scene, PAID + TAUGHT.contact)
        given = next(one for one in scene.director.effects if isinstance(one, Given))
        actor = seen(scene)
        assert actor is not None
        w, h = actor.glad.get_size()
        x, y = actor.at
        face = Rect(x - w * 0.15, y - h * 0.4, w * 0.3, h * 0.65)
        assert not face.colliderect(given.card.get_rect(center=given.hands))


def test_its_face_sets_out_when_its_pieces_are_gone(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(MAD)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        cure(scene)
        wait(scene, PAID + RELIEVED.contact + RELIEVED.hold + 4 * STEP)
        home = next(one for one in scene.aftermath.running if isinstance(one.effect, Flight))
        assert home.elapsed < 0, "it has not set out"
        assert scene.aftermath.pool.pieces
        while home.elapsed <= 0:
            scene.update(STEP)
        assert not scene.aftermath.pool.pieces
        actor = seen(scene)
        assert actor is not None
        assert isinstance(home.effect, Flight)
        assert abs(home.effect.start.center[0] - actor.at[0]) > actor.glad.get_width() / 2, "beside them"


def test_who_goes_on_sends_them_home(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(MAD)) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        cure(scene)
        pass_time(scene, PAID + RELIEVED.contact + RELIEVED.hold)
        scene.director.skip()
        pass_time(scene, 2 * STEP)
        assert not scene.director.busy
        actor = seen(scene)
        assert actor is not None
        assert not actor.stays()
        learn(scene)
        assert actor not in scene.director.effects, "a new act takes the table at once"


@pytest.mark.parametrize("speed", [3, 4])
def test_nobody_in_a_hurry_sees_or_waits_for_them(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, quarrel(MAD), speed=speed) as (_, scene):
        until_live(scene)
        wait(scene, 2500)
        cure(scene)
        wait(scene, PAID / {3: 2.0, 4: 4.0}[speed] + STEP)
        assert seen(scene) is None
        assert any(isinstance(one, Dissolve) for one in scene.director.effects)
        cured = MOTIONS["card_paid"].ms + MOTIONS["card_cured"].ms
        assert until_live(scene) * {3: 2.0, 4: 4.0}[speed] <= cured + 60


def test_whoever_learns_stands_in_the_light_of_it_and_the_card_is_ready(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with table(tmp_path, quarrel(madness=20), painted=True) as (driver, scene):
        until_live(scene)
        driver.frames(200)
        spell = scene.render.model.library["fire"].top
        for make in scene.set_pieces.receiving.coming():
            make()
        asked: list[bool] = []
        drawn = faces.spell_tile

        def counted(pen: CardRenderContext, name: str, *how: Any) -> Surface:
            asked.append(name == spell)
            return drawn(pen, name, *how)

        monkeypatch.setattr(faces, "spell_tile", counted)
        learn(scene)
        wait(scene, PAID + TAUGHT.contact - 40)
        actor = seen(scene)
        assert actor is not None and not any(asked), "as large as in somebody's hands it had been painted"
        assert actor.stays_dark > 0.5 and len(actor.halo) > 1
        sizes = {one.get_size() for one in actor.halo}
        assert len(sizes) == 1 and sizes.pop()[0] > 1.5 * actor.comes.get_height()
        before = scene.aftermath.pool.count
        wait(scene, 40 + TAUGHT.hold + TAUGHT.climbs)
        assert scene.aftermath.pool.count > before, "its element climbs about them"
        wait(scene, TAUGHT.lies)
        assert any(asked), "and it is painted as it will lie in its row, while it is held"
