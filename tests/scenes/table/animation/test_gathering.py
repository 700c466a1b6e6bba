"""Heroes seen large, and a book that comes forward: where they stand, what is ready before it is wanted."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.book_effects import COMES_FORTH, SAID, BookShuts, OpenBook
from scenes.bigbook.table.animation.book.round_result import LAUGHS
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering, around, hero_size
from scenes.bigbook.table.animation.magicians.steam import Steam
from scenes.bigbook.table.animation.timings import (
    CLASP,
    DROPPED,
    DROPS,
    FORTH,
    GATHER,
    MOTIONS,
    RATTLED,
    RATTLES,
    SEALED,
    STANDS,
    WARMS,
)
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.table.motion.blows import Star
from scenes.table.motion.sizes import Sizes
from tests.lengths import crossed, soaks
from tests.scenes.at_table import STEP, pass_time, table, until_live, wait
from tests.scenes.table.positions import quarrel

WON = MOTIONS["game_won"].ms


@soaks
@pytest.mark.parametrize(
    ("window", "count"), crossed([(1280, 720), (1920, 1080), (1280, 1024), (3440, 1440)], [1, 2, 3, 4, 5])
)
def test_everybody_stands_in_the_window_and_no_name_is_covered(window: tuple[int, int], count: int) -> None:
    places = [Rect((0, 0), hero_size(window, count)) for _ in range(count)]
    for place, at in zip(places, around(window, count), strict=True):
        place.center = round(at[0]), round(at[1])
    assert all(Rect((0, 0), window).contains(place) for place in places)
    plates = [Rect(one.x, one.bottom - one.h // 8, one.w // 2, one.h // 8) for one in places]
    for i, plate in enumerate(plates):  # who stands in front is painted last
        assert not any(later.contains(plate) for later in places[i + 1 :])


@pytest.mark.parametrize("count", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("window", [(1280, 720), (1920, 1080), (1280, 1024), (3440, 1440)])
def test_what_is_said_of_a_victory_stands_above_everybody(window: tuple[int, int], count: int) -> None:
    w, h = window
    said = Rect(w * 3 // 10, 0, w * 4 // 10, round(h * SAID))
    for at in around(window, count):
        place = Rect((0, 0), hero_size(window, count))
        place.center = round(at[0]), round(at[1])
        assert not place.colliderect(said)


def test_a_victory_is_said_when_the_book_is_sealed(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        until_live(scene)
        _, shuts = won(scene)
        while shuts.at < SEALED + 0.06:
            driver.app.frame(dt=8 * STEP)
        canvas = Canvas(driver.app.size)
        shuts._says(canvas)
        found = pygame.transform.average_color(canvas.surface, Rect(0, 0, canvas.size[0], round(canvas.size[1] * SAID)))
        assert shuts.title == driver.app.t("bigbook.end.won_title") and found[0] > 4, "in gold"


def won(scene: TableScene) -> tuple[Gathering, BookShuts]:
    """The book has been beaten."""
    scene.director.play([Event("game_won", {})], lambda: None)
    shuts = next(one for one in scene.director.effects if isinstance(one, BookShuts))
    return next(one.effect for one in scene.aftermath.running if isinstance(one.effect, Gathering)), shuts


def test_all_are_still_before_the_clasp_snaps_and_the_end_is_looked_at(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (driver, scene):
        until_live(scene)
        gathered, shuts = won(scene)
        while shuts.at < FORTH:
            driver.app.frame(dt=8 * STEP)
        assert shuts.cover.ready, "it is scaled in no frame from here on"
        assert shuts.binding.ready, "so are chains and seal"
        come = [gathered.now - GATHER.apart * i >= GATHER.come for i in range(len(gathered.heroes))]
        assert all(come)
        assert not gathered.glad
        pass_time(scene, (CLASP - FORTH) * WON)
        wait(scene, 600)
        assert gathered.glad == set(scene.render.places.seats)
        assert scene.director.busy
        wait(scene, WON * (1 - CLASP) - 600)
        assert scene.director.reading, "the victors are looked at"
        wait(scene, (SEALED - 1) * WON + RATTLES + RATTLED / 10)
        assert any(isinstance(one.effect, Steam) for one in scene.aftermath.running), "the wax is warm"
        driver.app.frame(dt=STEP)
        assert abs(shuts.rattled) > 0.1, "what is in it has not given up yet"
        before = gathered.now
        pass_time(scene, DROPS + DROPPED - RATTLES - RATTLED / 10 - 8 * STEP)
        driver.app.frame(dt=STEP)
        assert shuts.rattled == 0 and shuts.fallen < 0.7 and shuts.warm == 0
        pass_time(scene, LAUGHS + 14 * STEP)
        assert all(gathered.gladdened(seat) > before for seat in gathered.glad), "they laugh once more"
        pass_time(scene, WARMS)
        driver.app.frame(dt=STEP)
        assert shuts.fallen == pytest.approx(1.0) and shuts.warm == 1.0, "it lies there in warm light"
        assert scene.director.busy, "and that is held"
        wait(scene, STANDS + 300)
        assert not scene.director.busy


def test_the_star_of_the_clasp_leaves_the_eye_on_the_cover_free(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        until_live(scene)
        won(scene)
        wait(scene, CLASP * WON + 2 * STEP)
        w = scene.render.layout.window[0]
        stars = [one.effect for one in scene.aftermath.running if isinstance(one.effect, Star)]
        assert len(stars) == 1
        assert abs(stars[0].at[0] - w / 2) > stars[0].radius * 0.9


@pytest.mark.parametrize("speed", [3, 4])
def test_nobody_in_a_hurry_waits_for_the_victors(tmp_path: Path, speed: int) -> None:
    with table(tmp_path, quarrel(), speed=speed) as (_, scene):
        until_live(scene)
        won(scene)
        assert until_live(scene) * {3: 2.0, 4: 4.0}[speed] <= WON + 60


def test_the_first_book_comes_forward_until_it_fills_the_table(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (driver, scene):
        until_live(scene)
        model = scene.render.model
        page, monster = model.page, model.monster
        assert page is not None and monster is not None
        scene.set_pieces.scenery.open_pages = (None, "cover_1")  # it lay shut before
        scene.director.play([Event("book_opened", {"monster": monster, "page": page})], lambda: None)
        for _ in range(200):
            driver.app.frame(dt=3 * STEP)
            if any(isinstance(one, OpenBook) for one in scene.director.effects):
                break
        opening = next(one for one in scene.director.effects if isinstance(one, OpenBook))
        book = scene.render.layout.areas["book"]
        w, h = opening.inside.get_size()
        assert h > 1.5 * book.h
        assert 2 * w <= scene.render.layout.window[0]
        while opening.t < COMES_FORTH:
            driver.app.frame(dt=2 * STEP)
        assert opening.front.ready


def test_a_row_of_sizes_is_made_one_by_one_and_gives_the_nearest() -> None:
    row = Sizes(pygame.Surface((40, 60)), (10, 15), (40, 60), 4)
    made = 0
    while row.make_one():
        made += 1
    assert made == 4
    assert row.ready
    assert [row.at(share).get_width() for share in (0.0, 0.3, 0.7, 1.0)] == [10, 20, 30, 40]


def test_more_heroes_are_smaller_only_where_there_is_no_room(tmp_path: Path) -> None:
    with table(tmp_path, quarrel()) as (_, scene):
        window = scene.render.layout.window
        assert hero_size(window, 2) == hero_size(window, 4)
        assert hero_size(window, 5)[0] * 5 < window[0]


def test_the_last_picture_of_a_victory_is_held_for_more_than_half_a_second() -> None:
    still = (SEALED - 1) * WON + DROPS + DROPPED + WARMS
    assert STANDS - still >= 500
    assert RATTLES + RATTLED <= DROPS, "one thing after the other"
