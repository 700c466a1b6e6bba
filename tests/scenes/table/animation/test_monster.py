"""The monster of the page: what it does when something happens, when it is still, and that its picture is there."""

from __future__ import annotations

import threading
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from game.core.engine.event import Event
from scenes.bigbook.table.animation.ambience import SLEEPS_AFTER
from scenes.bigbook.table.animation.book.defeat import brushed
from scenes.bigbook.table.animation.book.round_title import ChapterCard
from scenes.bigbook.table.animation.monster.motion import AWAITED, GONE, HERE
from scenes.bigbook.table.animation.timings import (
    CHAPTER_HOLD,
    CHAPTER_IN,
    ENTRANCE,
    ENTRANCE_PATIENCE,
    MONSTER,
    MOTIONS,
)
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render.monster_layers import fraying
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.shell.robot import Robot
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import Driver, drawings, painting
from tests.typed import now

MONSTER_SHOWN = "page_02"


def _at_table(driver: Driver, *, settled: bool = True) -> TableScene:
    """The table of a new game, its first events played and its pictures there."""
    for _ in range(4000):
        driver.app.frame(shown=False, dt=40.0)
        if isinstance(driver.app.top, TableScene) and (driver.app.top.settled or not settled):
            break
    scene = driver.app.top
    assert isinstance(scene, TableScene)
    return scene


def _meets(driver: Driver, scene: TableScene) -> None:
    """A known monster on the left page, its layers rasterised."""
    scene.render.model.monster = MONSTER_SHOWN
    scene.set_pieces.monster.clear()
    for _ in range(400):
        driver.frames()
        if not driver.app.art.waiting and scene.set_pieces.monster.figure is not None:
            return
    raise AssertionError("the layers never came")


def _drawn_late(drawn: threading.Event, monster: str) -> Art:
    """Plain sheets for pictures, there at once; those of one monster only when it has been drawn."""

    def read(path: Path, size: tuple[int, int]) -> Surface:
        if monster in path.name and path.parent.name == "layers":
            drawn.wait(20)
        sheet = Surface(size, pygame.SRCALPHA)
        sheet.fill((190, 160, 120))
        return sheet

    return Art(read=read)


def _first_page(driver: Driver, scene: TableScene) -> None:
    """The first monster stands on its page, nothing moves."""
    scene.director.rest()
    driver.frames(3)
    assert scene.render.model.monster is not None


def _page(driver: Driver, scene: TableScene) -> bytes:
    surface = driver.app.window.surface
    assert surface is not None
    page = pygame.Rect(book_pages(scene.render.layout)[0]).inflate(-40, -40)  # candles shine on its corners
    return pygame.image.tobytes(surface.subsurface(page), "RGB")


def _happens(scene: TableScene, kind: str) -> Event:
    model = scene.render.model
    args: dict[str, dict[str, int | str | tuple[str, ...]]] = {
        "arrival_began": {"monster": MONSTER_SHOWN},
        "curse_destroyed": {"seat": model.active, "curse": model.curses[0].id if model.curses else ""},
        "bonus_began": {"page": model.page},
        "failure_began": {"page": model.page},
    }
    return Event(kind, args[kind])


def _at_rest(scene: TableScene) -> bool:
    return scene.set_pieces.monster.act is None and scene.set_pieces.monster.entrance is None


@pytest.mark.parametrize(
    ("kind", "act"),
    [
        ("arrival_began", "strike"),
        ("curse_destroyed", "recoil"),
        ("bonus_began", "beaten"),
        ("failure_began", "escape"),
    ],
)
def test_a_monster_answers_what_happens(tmp_path: Path, kind: str, act: str) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        _meets(driver, scene)
        before = _page(driver, scene)
        scene.director.play([_happens(scene, kind)], scene.set_pieces.climax.leave)
        if kind == "failure_began":  # it stays on its page until it has been read what it is about to do
            driver.frames(40)
            assert scene.set_pieces.monster.act is not None
            assert scene.set_pieces.monster.act.name == "gloat"
            driver.key(pygame.K_SPACE)
        driver.frames(round((MONSTER[act].wind + MONSTER[act].hit) / 16) + 2)
        assert scene.set_pieces.monster.act is not None
        assert scene.set_pieces.monster.act.name == act
        assert _page(driver, scene) != before
        driver.frames(round(MONSTER[act].total / 16) + 2)
        assert _at_rest(scene)
        assert scene.set_pieces.monster.state == (GONE if act in ("beaten", "escape") else HERE)


@alike(3)
@pytest.mark.parametrize("kind", ["arrival_began", "curse_destroyed", "failure_began"])
def test_under_reduced_motion_a_monster_stands_still(tmp_path: Path, kind: str) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        scene.theme.reduced_motion = True
        scene.render.model.monster = MONSTER_SHOWN
        scene.director.play([_happens(scene, kind)], lambda: None)
        driver.frames(10)
        assert scene.set_pieces.monster.act is None
        assert scene.set_pieces.monster.state == HERE
        assert not scene.set_pieces.monster.moving


def test_a_monster_breathes_until_everybody_is_asleep(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        _meets(driver, scene)
        driver.event(pygame.MOUSEMOTION, pos=(4, 4), rel=(1, 0), buttons=(0, 0, 0))
        driver.frames(30)
        seen = set()
        for _ in range(40):
            driver.frames(6)
            seen.add(_page(driver, scene))
        assert len(seen) > 8
        for _ in range(round(SLEEPS_AFTER / 250) + 2):
            driver.app.frame(dt=250.0)
        asleep = _page(driver, scene)
        for _ in range(20):
            driver.app.frame(dt=100.0)
            assert _page(driver, scene) == asleep


@alike()
@pytest.mark.parametrize("kind", ["failure_began", "curse_destroyed"])
@pytest.mark.parametrize("speed", [3, 4])
def test_at_the_fast_speeds_nobody_waits_for_a_monster(tmp_path: Path, speed: int, kind: str) -> None:
    with painting(tmp_path, players=2, seed=5, speed=speed) as driver:
        scene = _at_table(driver)
        _meets(driver, scene)
        scene.director.play([_happens(scene, kind)], lambda: None)
        spent = 0.0
        while scene.director.busy:
            scene.update(5.0)
            spent += 5.0
        assert spent * {3: 2.0, 4: 4.0}[speed] <= MOTIONS[kind].ms + 40
        assert scene.set_pieces.monster.moving
        assert kind != "curse_destroyed" or not scene.timeline.busy


def test_a_new_monster_comes_over_the_spread_and_a_click_lands_it(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        page = scene.render.model.page
        scene.settle_view()
        for _ in range(400):
            driver.frames()
            if not driver.app.art.waiting:
                break
        told = [Event("page_turned", {"monster": page, "page": page}), Event("arrival_began", {"monster": page})]
        scene.director.play(told, lambda: None)
        driver.frames(round((CHAPTER_IN + CHAPTER_HOLD + MOTIONS["page_turned"].ms) / 16) + 20)
        assert scene.set_pieces.monster.entrance is not None
        assert scene.director.reading
        driver.key(pygame.K_SPACE)
        assert scene.director.now is not None
        assert scene.director.now.type == "arrival_began"
        driver.frames(round(ENTRANCE / 16))
        assert _at_rest(scene)
        assert scene.set_pieces.monster.state == HERE


def test_a_page_is_not_turned_before_its_monster_has_been_drawn(tmp_path: Path) -> None:
    drawn, comes = threading.Event(), "page_06"
    with painting(tmp_path, art=_drawn_late(drawn, comes), players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        _first_page(driver, scene)
        was = scene.render.model.monster
        assert was != comes != scene.render.model.page
        scene.set_pieces.chapters.prepare()
        while now(driver.app.art.waiting):
            driver.app.frame(shown=False, dt=16.0)
            pygame.time.wait(4)
        scene.director.play([Event("page_turned", {"monster": comes, "page": "page_03"})], lambda: None)
        driver.frames(round((CHAPTER_IN + CHAPTER_HOLD) / 16) + 25)
        plates = [one for one in scene.director.effects if isinstance(one, ChapterCard)]
        assert [one.shown for one in plates] == [1.0], "its card waits with it"
        assert scene.render.model.monster == was
        drawn.set()
        while driver.app.art.waiting:
            driver.app.frame(shown=False, dt=0.0)  # however slow the machine is
            pygame.time.wait(4)
        seen = []
        for at in range(round((ENTRANCE_PATIENCE + MOTIONS["page_turned"].ms) / 16) + 60):
            driver.app.frame(shown=at % 8 == 0, dt=16.0)
            seen.append((scene.render.model.monster, scene.set_pieces.monster.entrance is not None))
            if seen[-1][1]:
                break
        assert seen[-1] == (comes, True), "it draws itself over the spread"


def test_a_page_that_somebody_hurried_to_stays_blank_until_its_monster_is_drawn(tmp_path: Path) -> None:
    drawn, comes = threading.Event(), "page_06"
    with painting(tmp_path, art=_drawn_late(drawn, comes), players=2, seed=5, speed=2) as driver:
        scene = _at_table(driver)
        _first_page(driver, scene)
        scene.director.play([Event("page_turned", {"monster": comes, "page": "page_03"})], lambda: None)
        driver.frames(5)
        driver.key(pygame.K_SPACE)
        driver.frames(round(MOTIONS["page_turned"].ms / 16) + 12)
        assert (scene.render.model.monster, scene.set_pieces.monster.state) == (comes, AWAITED)
        page = _page(driver, scene)
        assert min(page) > 90, "no letter of a name, no monster"
        drawn.set()
        for _ in range(60):
            driver.frames(2)
            if scene.set_pieces.monster.entrance is not None:
                return
        raise AssertionError("it never came")


@soaks
@pytest.mark.parametrize("speed", soak([4], [2, 4]))
def test_no_picture_is_missing_when_a_page_is_turned(tmp_path: Path, speed: int) -> None:
    art = Art(read=drawings())
    with painting(tmp_path, art=art, players=2, seed=3, speed=speed) as driver:
        robot = Robot(driver.app, 3)
        driver.app.on_frame = robot.frame
        shown, turned = None, 0
        with driver.sparing(6):
            for _ in range(4000):
                driver.app.frame(shown=False, dt=40.0)
                if art.waiting:
                    pygame.time.wait(4)
                scene = driver.app.top
                if not isinstance(scene, TableScene) or scene.render.model.monster in (None, shown):
                    continue
                shown, turned = scene.render.model.monster, turned + 1
                left, right = book_pages(scene.render.layout)
                assert shown is not None
                ready = art.get("monsters", shown, (left.w, book.picture_height(left.w))) is not None
                assert ready or (turned == 1 and art.coming("monsters", shown)), shown
                page = scene.render.model.page
                strip = len(book.pictures(scene.render, page, right.w))
                assert turned == 1 or strip == (1 if page == book.FINAL else 2), page
                if turned == 3:
                    break
        assert turned >= 2
    art.close()


def test_outside_its_frame_no_monster_ends_in_a_straight_line() -> None:
    """Where its frame has cut it off it frays into ink; what lies over the frame stays as it is."""
    frayed = fraying((300, 180))
    alpha = pygame.surfarray.array_alpha(frayed)
    assert alpha[150, 60] == 255, "its middle is as it was"
    assert alpha[:, -1].max() < 100 and alpha[0].max() < 100 and alpha[-1].max() < 100, "nothing is left at the cut"
    solid = [int((column > 127).nonzero()[0].max()) for column in alpha[30:-30]]
    assert max(solid) - min(solid) > 12, "in tongues"
    assert alpha[150, 3] > 0 or alpha[150, 8] == 255, "little of a head is lost at the upper edge"


@pytest.mark.parametrize("width", [1280, 1920])
def test_the_stroke_that_says_why_is_uneven_and_dark_behind_its_words(width: int) -> None:
    out = brushed((width, 100), 10)
    ends = {next(x for x in range(width) if out.get_at((x, y))[3]) for y in range(20, 80, 3)}
    assert len(ends) > 5, "its hairs begin each at its own place"
    for y in range(20, 80):
        assert all(out.get_at((x, y))[3] > 230 and sum(out.get_at((x, y))[:3]) < 200
                   for x in range(width // 8, width * 4 // 5, 7)), y  # fmt: skip
