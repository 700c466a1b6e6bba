"""What people hear at the table: their own acts, what the rules do, the music that follows, and words for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame

from scenes.bigbook.table.animation.sounds import share_of
from scenes.bigbook.table.animation.timings import MOTIONS
from scenes.bigbook.table.scene import TableScene
from scenes.table.motion.blows import Star
from tests.lengths import soak, soaks
from tests.scenes.at_table import end_turn, motion
from tests.scenes.driver import FRAME_MS, Driver
from tests.scenes.sound.room import Ears, sounding
from tests.scenes.table.positions import SIX, TURN


@contextmanager
def table(
    folder: Path, sounds: Path, *, hand: str = SIX, curse: str = "", madness: int = 20, **wanted: Any
) -> Iterator[tuple[Driver, TableScene, Ears]]:
    """A scenario at a table that sounds, played until somebody may act."""
    path = folder / "scene.yaml"
    path.write_text(TURN.format(hand=hand, curse=curse, madness=madness), "utf-8")
    with sounding(folder, sounds, scenario=path, **wanted) as (driver, ears):
        top = driver.top
        assert isinstance(top, TableScene)
        until_live(top, ears)
        yield driver, top, ears


def until_live(scene: TableScene, ears: Ears, most: int = 3000) -> None:
    """Let time pass until a person may act, and until nothing moves."""
    for _ in range(most):
        if not scene.director.busy and scene.settled:
            return
        ears.driver.unseen()
    raise AssertionError("it never settles")


def pass_time(ears: Ears, ms: float) -> None:
    """Some time passes without a picture."""
    for _ in range(round(ms / FRAME_MS)):
        ears.driver.unseen()


def test_a_card_that_is_dropped_on_a_spell_is_heard_from_hand_to_target(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds) as (driver, scene, ears):
        pass_time(ears, 3000)
        hand = scene.render.model.seats["p1"].hand
        card = next(one for one in hand if one.kind == "fire2")
        box, spell = scene.render.places.cards[card.uid], scene.thing("spell:p1:combustion")
        assert spell is not None
        ears.listen()
        motion(driver, (box.x + 10, box.y + 30), held=False)
        assert "hover" in ears.names
        driver.event(pygame.MOUSEBUTTONDOWN, pos=(box.x + 10, box.y + 30), button=1)
        motion(driver, (box.x + 40, box.y - 40), held=True)
        assert "pick_up" in ears.names
        motion(driver, spell.rect.center, held=True)
        assert "over_zone" in ears.names
        driver.event(pygame.MOUSEBUTTONUP, pos=spell.rect.center, button=1)
        assert scene.state.plan is not None
        assert "pip_fill" in ears.names
        assert "drop_2" not in ears.names, "it is still in the air"
        pass_time(ears, 400)
        drop = ears.first("drop_2")
        assert abs(drop.at - spell.rect.centerx / driver.app.size[0]) < 0.02, "it is heard where it was let go"
        ears.listen()
        driver.key(pygame.K_ESCAPE)
        assert ears.names == ["ui_back"]


def test_a_cast_spell_is_heard_by_its_element_and_power(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds) as (driver, scene, ears):
        driver.click("spell:p1:combustion")
        pass_time(ears, 400)
        assert scene.state.plan is not None
        power = scene.state.plan.power
        ears.listen()
        driver.key(pygame.K_RETURN)
        assert ears.names[0] == "confirm", "the answer is heard before anything comes of it"
        pass_time(ears, 1500)
        cast = ears.first(f"cast_fire_{power}")
        assert cast.time - ears.first("confirm").time > 0
        assert cast.at < 0.75


def test_what_cannot_be_done_knocks(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds, hand="air1") as (driver, scene, ears):
        refused = next(one.id for one in scene.things() if one.id.startswith("library:") and not one.enabled)
        ears.listen()
        driver.click(refused)
        assert ears.names.count("ui_refuse") == 1


def test_a_sound_comes_on_the_frame_in_which_a_movement_touches_down(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds) as (driver, scene, ears):
        pass_time(ears, 3000)
        ears.listen()
        end_turn(driver, scene)
        moved = None
        for _ in range(2000):
            now = scene.director.now
            if now is not None and now.type == "marker_moved" and moved is None:
                moved = driver.app.sounds.now
            if "marker_step" in ears.names:
                break
            driver.app.frame(shown=False, dt=FRAME_MS)
        assert moved is not None
        wanted = MOTIONS["marker_moved"].ms * share_of("marker_moved", -1)
        assert abs(ears.first("marker_step").time - moved - wanted) <= 2 * FRAME_MS


def test_a_curse_breaks_on_the_frame_in_which_it_is_heard(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds, curse="f3") as (driver, scene, ears):
        pass_time(ears, 3000)
        ears.listen()
        scene.session.act("destroy:f3", ["p1.hand.fire1", "p1.hand.fire3"])
        scene.play(scene.session.events)
        heard, seen = [], []
        for frame in range(120):
            driver.app.frame(shown=False, dt=FRAME_MS)
            heard += [frame] if "destroy_curse" in ears.names else []
            seen += [frame] if any(isinstance(one.effect, Star) for one in scene.aftermath.running) else []
        assert heard and seen and heard[0] == seen[0]


def test_a_hurried_turn_is_heard_at_once_and_not_all_of_it(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds, curse="f3") as (driver, scene, ears):
        pass_time(ears, 3000)
        end_turn(driver, scene)
        ears.listen()
        while scene.director.busy:
            driver.key(pygame.K_SPACE)
        ears.driver.unseen()
        began: dict[float, int] = {}
        for one in ears.heard:
            began[one.time] = began.get(one.time, 0) + 1
        assert max(began.values()) <= 4
        assert ears.heard


def test_a_curse_that_strikes_is_a_bell_and_the_layers_follow_the_danger(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds, curse="f3", madness=20) as (driver, scene, ears):
        pass_time(ears, 4000)
        assert ears.music[0] in ("study_1", "study_2")
        assert ears.level("near") == 1.0, "the curse strikes with the next step"
        assert ears.level("sanity") == 0.0
        ears.listen()
        end_turn(driver, scene)
        until_live(scene, ears)
        assert "curse_triggers" in ears.names
        pass_time(ears, 4000)
        assert ears.level("near") == 0.0, "it has struck"
    with table(tmp_path, sounds, madness=3) as (_, _, ears):
        pass_time(ears, 4000)
        assert ears.level("sanity") == 1.0


@soaks
def test_words_for_a_bell_stand_under_the_deck_and_cover_nothing(tmp_path: Path, sounds: Path) -> None:
    for size in soak(((1280, 720),), ((1280, 720), (1920, 1080))):
        with table(tmp_path, sounds, curse="f3", window=size) as (driver, scene, ears):
            pass_time(ears, 3000)
            for wanted in (False, True):
                pass_time(ears, 1500)
                driver.app.set("captions", wanted)
                place = scene.captions.place
                assert not [one.id for one in scene.things() if one.rect.colliderect(place)]
                shown = set()
                end_turn(driver, scene)
                while scene.director.busy:
                    driver.app.frame(shown=False, dt=FRAME_MS)
                    if scene.captions.shown is not None:
                        shown.add(scene.captions.shown.words)
                assert bool(shown) == wanted
                if wanted:
                    assert driver.app.t("bigbook.captions.marker_step") in shown
                until_live(scene, ears)
            pass_time(ears, 6000)
            assert scene.captions.shown is None


def test_lost_and_won_games_have_their_own_end(tmp_path: Path, sounds: Path) -> None:
    with table(tmp_path, sounds, curse="f3", madness=0) as (driver, scene, ears):
        ears.listen()
        end_turn(driver, scene)
        for _ in range(3000):
            if driver.top.name == "end":
                break
            driver.app.frame(shown=False, dt=FRAME_MS)
        assert driver.top.name == "end"
        assert "defeat" in ears.names
        pass_time(ears, 4000)
        assert ears.music[-1] == "defeat"


JUDGED = """id: judged
rules: [BB-MON.10]
given:
  turn: 25
  active: p1
  book: [cover_2, page_07, page_06, page_12, page_09, page_11, final_page]
  curses: {2: [], 3: [], 4: [], 5: []}
  players:
    p1: {magician: quarryman, hand: [fire1], deck: [earth1, earth1, air1, air1, fire1, fire1, water1]}
    p2: {magician: stoker, hand: [fire1], deck: [water1, water1, earth1, fire1, air1, air1, water1]}
  madness: 20
play: []
"""


def test_from_the_judgment_the_music_goes_to_the_next_page_and_not_back(tmp_path: Path, sounds: Path) -> None:
    path = tmp_path / "scene.yaml"
    path.write_text(JUDGED, "utf-8")
    with sounding(tmp_path, sounds, scenario=path) as (driver, ears):
        scene = driver.top
        assert isinstance(scene, TableScene)
        until_live(scene, ears)
        pass_time(ears, 1000)
        end_turn(driver, scene)
        pass_time(ears, 14_000)
        cues = [name for name in ears.music if "+" not in name and "-" not in name]
        assert cues == ["study_1", "judgment", "last_page"]
