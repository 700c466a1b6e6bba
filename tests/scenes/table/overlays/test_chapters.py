"""The card of a round: it stands before the page is turned, goes at a click, and keeps nobody who is in a hurry."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book import round_title
from scenes.bigbook.table.animation.book.round_title import ROMAN, ChapterCard, ask, jolted
from scenes.bigbook.table.animation.monster import entrance
from scenes.bigbook.table.animation.monster.entrance import Entrance, InkDrawing
from scenes.bigbook.table.animation.timings import (
    CHAPTER_HOLD,
    CHAPTER_IN,
    CHAPTER_STAMP,
    ENTRANCE_GROWS,
    EYE_BLINKS,
    EYE_OPENS,
)
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render.book import right_page, scroll
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.scene import TableScene
from scenes.book.page_turn import LEAF_LANDS, LEAF_LIFTS, LIFTED, HeavyLeaf, leaf
from scenes.kit import fit as kit_fit
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.table.motion.blows import Shaken
from scenes.table.motion.effects import Banner
from tests.scenes.driver import Driver, painting

COMES = "page_02"


def at_table(driver: Driver, number: int = 1) -> TableScene:
    """A table in this round, nothing moving, the picture of the next card there."""
    scene = driver.top
    assert isinstance(scene, TableScene)
    scene.director.rest()
    scene.render.model.round = number
    scene.render.model.monster = (scene.render.model.monster or "page_01") if number else None
    scene.set_pieces.chapters.prepare()
    for _ in range(600):
        driver.frames()
        if not driver.app.art.waiting:
            return scene
    raise AssertionError("the pictures never came")


def turn(scene: TableScene) -> None:
    scene.director.play([Event("page_turned", {"monster": COMES, "page": scene.render.model.page})], lambda: None)


def cards(scene: TableScene) -> list[ChapterCard]:
    return [one for one in scene.director.effects if isinstance(one, ChapterCard) and (one.shown or not one.t)]


def lines(scene: TableScene) -> list[Banner]:
    return [one for one in scene.director.effects if isinstance(one, Banner)]


def picture(driver: Driver) -> bytes:
    surface = driver.app.window.surface
    assert surface is not None
    return pygame.image.tobytes(surface, "RGB")


def test_the_card_stands_before_the_page_is_turned(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        before, was = picture(driver), scene.render.model.monster
        turn(scene)
        driver.frames(round((CHAPTER_IN + CHAPTER_HOLD * 0.8) / 16))
        assert len(cards(scene)) == 1 and picture(driver) != before
        assert scene.render.model.monster == was != COMES, "the page lies there still"
        assert scene.director.reading and not scene.settled
        driver.frames(round(CHAPTER_HOLD * 0.3 / 16))
        assert scene.render.model.monster == COMES
        driver.frames(20)
        assert not cards(scene), "it is gone before the monster comes"


@pytest.mark.parametrize("how", ["click", "space"])
def test_a_click_or_space_goes_on_to_the_page(tmp_path: Path, how: str) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        turn(scene)
        driver.frames(20)
        assert scene.render.model.monster != COMES
        if how == "click":
            driver.click_at((640, 360))
        else:
            driver.key(pygame.K_SPACE)
        driver.frames(2)
        assert scene.render.model.monster == COMES and scene.director.busy, "the page turns, and is not hurried past"
        driver.frames(20)
        assert not cards(scene)


@pytest.mark.parametrize("speed", [0, 3, 4])
def test_whoever_is_in_a_hurry_sees_none(tmp_path: Path, speed: int) -> None:
    with painting(tmp_path, players=2, seed=5, speed=speed) as driver:
        scene = at_table(driver)
        turn(scene)
        driver.frames(1)
        assert scene.render.model.monster == COMES and not cards(scene) and not lines(scene)


def test_under_reduced_motion_a_line_stands_still(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2, reduced_motion=True) as driver:
        scene = at_table(driver)
        turn(scene)
        driver.frames(30)
        assert not cards(scene) and [one.still for one in lines(scene)] == [True]
        shown = picture(driver)
        driver.frames(10)
        assert picture(driver) == shown and scene.render.model.monster != COMES
        driver.frames(round(CHAPTER_HOLD / 16))
        assert scene.render.model.monster == COMES


def test_the_first_round_begins_with_its_card_too(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = driver.top
        assert isinstance(scene, TableScene)
        for _ in range(600):
            driver.frames()
            if cards(scene):
                break
        assert cards(scene) and scene.render.model.monster is None, "the book is shut still"
        assert not lines(scene), "no ribbon lies before it"


def test_each_round_has_a_card_of_its_own_and_its_words_fit_on_it(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        seen: list[Surface] = []
        for number in range(len(ROMAN) - 1):
            scene = at_table(driver, number)
            plate = ask(scene.render, driver.app.art, number + 1)
            assert plate is not None
            seen.append(plate)
        assert len({pygame.image.tobytes(one, "RGBA") for one in seen}) == len(ROMAN) - 1
        for lang in ("en", "es", "it", "pt"):
            driver.app.set_language(lang)
            kit_fit.overflows.clear()
            assert (
                scene.set_pieces.chapters.announce(Event("page_turned", {"monster": "page_04", "page": "page_03"})) > 0
            )
            assert not kit_fit.overflows, lang


def test_the_numeral_wakes_the_eye_and_puts_out_a_candle(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver, 2)
        turn(scene)
        driver.frames(1)
        life = cards(scene)[0].life
        falls = CHAPTER_IN + CHAPTER_STAMP
        assert [life.open(ms) for ms in (0, falls)] == [0.0, 0.0]
        assert life.open(falls + EYE_OPENS) == 1.0
        assert life.open(falls + EYE_BLINKS + EYE_OPENS / 2) < 0.1, "it blinks"
        assert life.open(falls + EYE_BLINKS + 2 * EYE_OPENS) == 1.0
        seen = []
        for ms in (falls, falls + EYE_OPENS, falls + EYE_OPENS + 90):
            canvas = Canvas((600, 320))
            canvas.begin(canvas.base)
            life.paint(canvas, (0, 0), ms, 255)
            seen.append(pygame.image.tobytes(canvas.base, "RGB"))
        assert len(set(seen)) == 3, "the eye opens, and its flames never stand still"


def test_nobody_is_told_who_comes_before_it_is_seen(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        plates = []
        for monster in ("page_04", "page_12"):
            scene.director.play([Event("page_turned", {"monster": monster, "page": "page_03"})], lambda: None)
            plates.append(pygame.image.tobytes(cards(scene)[-1].plate, "RGBA"))
            scene.director.drop()
        assert plates[0] == plates[1]


def test_the_card_falls_into_its_place_is_jolted_and_is_drawn_up_again(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        turn(scene)
        card, aloft, shown = cards(scene)[0], [], []
        while scene.director.effects and card in scene.director.effects:
            driver.app.frame(dt=10.0, shown=False)
            aloft.append(card.aloft)
            shown.append(card.t * card.total)
        falling = [high for high, ms in zip(aloft, shown, strict=True) if ms <= CHAPTER_IN]
        steps = [a - b for a, b in pairwise(falling)]
        assert all(step > 0 for step in steps) and steps == sorted(steps), "faster and faster"
        stands = [high for high, ms in zip(aloft, shown, strict=True) if CHAPTER_IN < ms < CHAPTER_IN + CHAPTER_HOLD]
        assert set(stands) == {0.0}
        assert min(aloft) < -0.02 and aloft[-1] > 0.5, "it dips, and is gone upwards"
        assert jolted(0.0) == 1.0 and min(jolted(float(ms)) for ms in range(300)) < -0.2 and jolted(301.0) == 0.0


def test_without_shaking_it_is_not_jolted(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        driver.app.theme.shake = 0.0
        turn(scene)
        assert cards(scene)[0].shake == 0.0


def test_the_card_and_the_page_behind_it_are_made_before_they_are_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        for make in scene.set_pieces.chapters.coming():
            make()
        lettered: list[str] = []
        monkeypatch.setattr(round_title, "gilded", lambda *args, **how: lettered.append("numeral"))
        monkeypatch.setattr(round_title, "draw_text", lambda *args, **how: lettered.append("words"))
        turn(scene)
        assert cards(scene) and not lettered
        driver.frames(round((CHAPTER_IN + CHAPTER_HOLD * 0.95) / 16))
        assert scene.render.model.monster != COMES, "its card still stands"
        entrances: list[str] = []
        made = entrance.entrance

        def counted(render: RenderContext, art: Art, monster: str, start: tuple[float, float]) -> Entrance | None:
            entrances.append(monster)
            return made(render, art, monster, start)

        monkeypatch.setattr(entrance, "entrance", counted)
        for _ in range(300):
            driver.frames()
            if scene.set_pieces.monster.entrance is not None:
                break
        assert scene.set_pieces.monster.entrance is not None and not entrances, "it was made while the card stood"


def slapped(scene: TableScene) -> bool:
    """Whether the book has been shaken, and something flies."""
    shaken = any(isinstance(one.effect, Shaken) for one in scene.aftermath.running)
    return shaken and scene.aftermath.pool.count > 0


def test_a_page_is_lifted_goes_over_faster_and_faster_and_slaps_down(tmp_path: Path) -> None:
    way = [leaf(i / 100) for i in range(101)]
    lifted, lands = round(100 * LEAF_LIFTS), round(100 * LEAF_LANDS)
    assert way[0] == 0.0 and way[lands] == way[-1] == pytest.approx(1.0)
    assert way[lifted] == pytest.approx(LIFTED) and LIFTED < 0.2, "lifted, not half turned"
    steps = [b - a for a, b in pairwise(way[lifted : lands + 1])]
    assert steps == sorted(steps) and steps[-1] > 3 * steps[0]
    assert 0.9 < min(way[lands:]) < 0.97, "it springs up where it came down"
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        turn(scene)  # the book is opened with it
        while scene.director.busy:
            driver.app.frame(dt=16.0, shown=False)
        turn(scene)
        leaves: list[HeavyLeaf] = []
        for _ in range(200):
            driver.app.frame(dt=16.0, shown=False)
            leaves = [one for one in scene.director.effects if isinstance(one, HeavyLeaf)]
            if leaves and leaves[0].t > LEAF_LANDS - 0.03:
                break
        assert leaves and not slapped(scene), "it has not come down"
        driver.app.frame(dt=90.0, shown=False)
        assert slapped(scene)


def test_a_new_monster_grows_out_of_its_page_over_the_spread(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        turn(scene)
        for _ in range(600):
            driver.frames()
            if scene.set_pieces.monster.entrance is not None:
                break
        coming = scene.set_pieces.monster.entrance
        assert coming is not None
        left, right = (pygame.Rect(page) for page in book_pages(scene.render.layout))
        shown = []
        for ms in (0.0, ENTRANCE_GROWS + 1.0):
            canvas = driver.app.canvas
            canvas.surface.fill((0, 0, 255))
            coming.t = ms
            coming.paint(canvas)
            shown.append([canvas.surface.get_at(page.center)[:3] for page in (left, right)])
        small, whole = shown
        assert small[0][0] > 120 and small[1][0] < 40, "at first it is no more than its page"
        assert whole[0][0] > 120 and whole[1][0] > 120


def test_ink_that_draws_itself_has_a_soft_edge_and_only_ever_grows() -> None:
    pygame.display.set_mode((16, 16))
    paper, ink = Surface((300, 320)), Surface((300, 320), pygame.SRCALPHA)
    paper.fill((255, 255, 255))
    ink.fill((0, 0, 0, 255))
    drawing, before = InkDrawing(paper, ink, (150, 100)), bytes(b"\xff" * 300 * 320)
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        now = pygame.image.tobytes(drawing.picture(share), "RGB")[::3]
        assert all(new <= old for new, old in zip(now, before, strict=True)), share
        steps = [abs(now[i] - now[i + 1]) for i in range(len(now) - 1) if i % 300 < 299]
        assert sum(step > 40 for step in steps) < len(steps) / 50, share  # as at the sides of a square of the mask
        assert sum(now) in (0, 255 * len(now)) or 0.15 < 1 - sum(now) / (255 * len(now)) < 0.85, share
        before = now
    assert not any(before)


def test_the_book_is_one_page_until_its_leaf_turns_and_what_turns_is_that_page(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=5, speed=2) as driver:
        scene = at_table(driver)
        render, (left, right) = scene.render, book_pages(scene.render.layout)
        size, old, new = (left.w, left.h), render.model.page, next(p for p in ("page_05", "page_06") if p != COMES)
        was = [pygame.image.tobytes(right_page(render, page, size), "RGBA") for page in (old, new)]
        assert was[0] != was[1]
        scene.set_pieces.scenery.open_pages = (render.model.monster, old)
        scene.director.play([Event("page_turned", {"monster": COMES, "page": new})], lambda: None)
        for _ in range(600):
            driver.frames()
            turned = [one for one in scene.director.effects if isinstance(one, HeavyLeaf)]
            if turned:
                break
            assert (render.model.page, render.model.monster != COMES) == (old, True), (
                "both pages are still the old ones"
            )
        turning = turned[0].turning
        seen = [pygame.image.tobytes(one.convert_alpha(), "RGBA") for one in (turning.front, turning.under_right)]
        assert seen == was, "the old page goes over, and the new one lies under it"
        assert Rect(right).size == turning.front.get_size()


def test_a_name_stands_on_the_same_plate_when_its_monster_comes_and_when_it_is_there() -> None:
    plate = scroll((240, 26))
    w, h = plate.get_size()
    corners = [plate.get_at(at).a for at in ((0, 0), (w - 1, 0), (0, h - 1), (w - 1, h - 1))]
    assert corners == [0] * 4, "its ends are blunt points, not the tails of a ribbon"
    assert plate.get_at((w // 2, 1)).a > 200 > plate.get_at((h // 2, 0)).a, "its sides bulge"
    assert plate.get_at((2, h // 2)).a > 200 and plate.get_at((w - 3, h // 2)).a > 200
