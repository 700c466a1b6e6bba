"""The end of a lost game: everybody is struck, a band says why it was lost, nobody in a hurry waits for any of it."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import pygame
import pytest

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.defeat import Because, Fallen, stain
from scenes.bigbook.table.animation.book.ink_rises import SEES, InkRises
from scenes.bigbook.table.animation.timings import FALL, MOTIONS
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.kit.tween import SPEEDS
from scenes.table.motion.blows import Star
from scenes.table.motion.effects import Late
from scenes.table.timing import reading_time
from tests.scenes.at_table import STEP, pass_time, table, until_live, wait
from tests.scenes.table.flying import flying
from tests.scenes.table.positions import quarrel

T = TypeVar("T")
LOST = MOTIONS["game_lost"].ms
REASONS = ("madness-stack-empty", "last-monster-undefeated", "all-eliminated")


def lose(scene: TableScene, reason: str = REASONS[0]) -> None:
    """The book has won."""
    scene.director.play([Event("game_lost", {"reason": reason})], lambda: None)


def shown(scene: TableScene, kind: type[T]) -> T | None:
    """The effect of a kind that is seen now, if any: also one that has begun late."""
    for one in scene.director.effects:
        if isinstance(one, Late) and one.t > one.start and isinstance(one.effect, kind):
            return one.effect
        if isinstance(one, kind):
            return one
    return None


def test_everybody_is_struck_in_turn_and_what_is_in_the_air_hangs_with_the_last(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        seats = list(scene.render.places.seats)
        lose(scene)
        fallen = shown(scene, Fallen)
        assert fallen is not None and [one.seat for one in fallen.heroes] == seats
        window = pygame.Rect((0, 0), scene.render.layout.window)
        for hero in fallen.heroes:
            assert window.contains(hero.calm.get_rect(center=hero.at))
        pass_time(scene, FALL.contact - FALL.flight / 2)
        assert flying(scene), "its ink is on its way from the book to them"
        assert all(fallen.hit(i) < 0 for i in range(len(seats)))
        assert not any(mood == "mad" for mood in scene.render.moods.values()), "nobody knows before it has come"
        for i in range(len(seats)):
            wait(scene, FALL.contact + FALL.apart * i + 2 * STEP - fallen.now)
            assert 0 <= fallen.hit(i) < FALL.hold and all(fallen.hit(later) < 0 for later in range(i + 1, len(seats)))
        assert any(isinstance(one.effect, Star) for one in scene.aftermath.running)
        assert set(scene.render.moods.values()) == {"mad"}


def test_what_has_beaten_them_flies_into_the_book(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        places = scene.render.places
        curses = {places.curse(one.id).center for one in scene.render.model.curses}
        seats = {one.portrait.center for one in places.seats.values()}
        assert curses and len(seats) > 1
        for reason, causes in zip(REASONS, ({places.stack_top().center}, curses, seats), strict=True):
            lose(scene, reason)
            wait(scene, FALL.begin + FALL.apart * len(seats) + 2 * STEP)
            assert {one.start for one in flying(scene)} == causes, reason
            scene.director.drop()
            scene.aftermath.clear()


@pytest.mark.parametrize("reason", REASONS)
def test_a_band_says_why_long_enough_to_be_read(tmp_path: Path, reason: str) -> None:
    with table(tmp_path, quarrel()) as (driver, scene):
        until_live(scene)
        words = driver.app.t("bigbook.end.lost_title"), driver.app.t(f"bigbook.end.reason.{reason}")
        lose(scene, reason)
        wait(scene, FALL.said - 3 * STEP)
        assert shown(scene, Because) is None
        read = 0.0
        while scene.director.busy:
            pass_time(scene, 100.0)
            band = shown(scene, Because)
            if band is not None and FALL.unrolls <= band.t * band.total <= band.total - FALL.unrolls:
                read += 100.0
        assert read >= reading_time(sum(map(len, words)))


def test_the_ink_rises_when_they_have_been_struck_and_a_click_goes_on(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        lose(scene)
        wait(scene, FALL.flood - 3 * STEP)
        assert shown(scene, InkRises) is None
        wait(scene, 6 * STEP)
        assert shown(scene, InkRises) is not None and scene.director.reading
        scene.director.skip()
        wait(scene, 2 * STEP)
        assert not scene.director.busy


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_the_band_covers_no_name(tmp_path: Path, scale: float) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        driver.app.set("text_scale", scale)
        driver.frames(2)
        until_live(scene)
        lose(scene)
        fallen = shown(scene, Fallen)
        assert fallen is not None
        wait(scene, FALL.said + FALL.unrolls)
        said = shown(scene, Because)
        assert said is not None
        top = said.middle[1] - said.picture.get_height() / 2
        assert all(hero.at[1] + hero.calm.get_height() / 2 <= top for hero in fallen.heroes)


@pytest.mark.parametrize("speed", [3, 4])
def test_nobody_in_a_hurry_waits_for_it(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, quarrel(), speed=speed) as (_, scene):
        until_live(scene)
        lose(scene)
        wait(scene, LOST * 0.3 / SPEEDS[speed])
        assert shown(scene, Fallen) is None and shown(scene, Because) is not None
        assert until_live(scene) * SPEEDS[speed] <= LOST * 0.7 + 100


def test_with_less_motion_the_last_picture_stands_until_it_is_read(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), reduced_motion=True, painted=True) as (driver, scene):
        until_live(scene)
        lose(scene)
        wait(scene, MOTIONS["game_lost"].reduced)
        fallen, band = shown(scene, Fallen), shown(scene, Because)
        assert fallen is not None and fallen.still and band is not None and band.still
        assert not scene.aftermath.moving and shown(scene, InkRises) is None
        scene.redraw()
        driver.app.frame(dt=0.0)
        assert driver.app.window.surface is not None
        before = driver.app.window.surface.copy()
        scene.redraw()
        driver.app.frame(dt=10 * STEP)
        assert pygame.image.tobytes(before, "RGB") == pygame.image.tobytes(driver.app.window.surface, "RGB")
        assert scene.director.reading


def test_who_was_lost_before_stands_there_without_colour(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        seat = next(iter(scene.render.model.seats.values()))
        seat.eliminated = True
        lose(scene, "all-eliminated")
        fallen = shown(scene, Fallen)
        assert fallen is not None
        lost, left = fallen.heroes[0], fallen.heroes[1]
        assert lost.calm is lost.glad and left.calm is not left.glad


def test_the_room_grows_no_lighter_once_the_eye_is_open(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (_, scene):
        until_live(scene)
        lose(scene)
        pass_time(scene, FALL.flood + LOST * SEES - 6 * STEP)
        w, h = scene.render.layout.window
        level, canvas = 255, Canvas((w, h))
        for _ in range(12):
            canvas.surface.fill((255, 255, 255))
            for one in scene.director.effects:
                one.paint(canvas)
            now = canvas.surface.get_at((round(w * 0.6), round(h * 0.4)))[0]
            assert 0 < now <= level + 1
            level = now
            wait(scene, STEP)
        assert shown(scene, Fallen) is None and shown(scene, InkRises) is not None


def test_the_ink_on_a_picture_runs_down_and_stays_within_its_frame() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))
    picture = pygame.Surface((120, 168), pygame.SRCALPHA)
    pygame.draw.rect(picture, (200, 180, 90), picture.get_rect(), border_top_left_radius=40, border_top_right_radius=40)
    dark = []
    for stage in range(4):
        stained = stain(picture, 0, stage)
        assert stained.get_at((119, 0)).a == 0, "nothing beside the frame"
        mask = pygame.mask.from_threshold(stained, (13, 8, 18, 255), (12, 12, 12, 1))
        dark.append(mask.count())
        assert not mask.get_at((40, 84)), "the face stays free"
    assert dark == sorted(dark) and dark[-1] > 1.2 * dark[0]
