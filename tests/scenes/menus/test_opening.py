"""The opening: once before the first lesson or the first game, four pictures, away with any press, shown again."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial import opening, opening_book, opening_sheets
from scenes.bigbook.tutorial.opening import ALIVE, BEAT, BEATS, ENDS, LEAF, LEAVES, LIES, ROW, STANDS, OpeningScene
from scenes.bigbook.tutorial.opening_acts import ACTS, Curses
from scenes.bigbook.tutorial.opening_stage import HOLD
from scenes.book.page_turn import LEAF_LANDS
from scenes.kit import fit as kit_fit
from scenes.kit.canvas import Canvas
from scenes.kit.input.presses import GUARD
from scenes.kit.widgets import Button
from scenes.shell import games, screens
from scenes.shell.profile import TEXT_SCALES, Profile
from scenes.table.motion.aftermath import FLASH_SPAN, FLASHES
from scenes.table.motion.blows import Shaken, Star
from tests.lengths import alike, soak
from tests.scenes.driver import Driver, driving, painting
from tests.typed import now

EXTREMES = TEXT_SCALES[-1], TEXT_SCALES[0]
"""In the short form: the largest letters in the small window, the smallest in the large one."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, drawn=True) as running:
        yield running


def test_a_newcomer_is_led_to_the_lessons_and_sees_the_opening_once(driver: Driver) -> None:
    assert driver.top.default_focus() == "button:tutorial" and "New here?" in driver.thing("button:tutorial").label
    driver.click("button:tutorial")
    driver.click("button:continue")
    assert driver.top.name == "opening" and driver.app.stack[0].lesson() == ("aim", 0)
    driver.click_at((40, 700))
    assert driver.top.name == "table"
    driver.app.go("menu")
    assert driver.top.default_focus() == "button:tutorial", "until a lesson is done or a game begun"
    driver.app.go("tutorial")
    driver.click("button:continue")
    assert driver.top.name == "table"


def test_the_first_game_begins_with_it_for_whoever_has_done_no_lesson(driver: Driver) -> None:
    driver.click("button:new-game")
    driver.click("button:start")
    assert [scene.name for scene in driver.app.stack] == ["table", "opening"]
    driver.key(pygame.K_SPACE)
    assert driver.top.name == "table"


def test_whoever_has_done_a_lesson_is_spared(driver: Driver) -> None:
    Profile(driver.app.data).finish("look")
    driver.app.go("menu")
    assert driver.top.default_focus() == "button:new-game"
    driver.click("button:new-game")
    driver.click("button:start")
    assert driver.top.name == "table"


def test_the_command_line_goes_straight_to_the_table(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="power") as driver:
        assert driver.top.name == "table"
    with driving(tmp_path, players=2, seed=1) as driver:
        assert driver.top.name == "table"


@pytest.mark.parametrize("key", [pygame.K_ESCAPE, pygame.K_RETURN, pygame.K_a, pygame.K_RIGHT])
def test_any_key_puts_it_away_and_the_list_shows_it_again(driver: Driver, key: int) -> None:
    driver.app.go("tutorial")
    driver.click("button:opening")
    assert driver.top.name == "opening"
    driver.key(key)
    assert driver.top.name == "tutorial"


def test_keys_with_a_meaning_of_their_own_keep_it(driver: Driver) -> None:
    driver.app.go("tutorial")
    driver.click("button:opening")
    before = driver.app.lang
    driver.key(pygame.K_F8)
    assert driver.app.lang != before and driver.top.name == "opening"


def test_the_book_opens_each_picture_lies_open_large_and_then_all_four_stand_and_nothing_goes(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        opened, lit = [], []
        for _ in range(round((opening.PATIENCE + ENDS) / 50.0) + 60):
            scene.update(50.0)
            found = scene._open(scene.ms)
            opened.append(found.name if found is not None else "")
            begin = scene.widget("button:begin")
            assert isinstance(begin, Button) and begin.enabled, "whoever is in a hurry need not wait"
            lit.append(begin.primary)
            assert not lit[-1] or scene.ms >= STANDS, "it lights up when all of them stand"
        assert [name for name in dict.fromkeys(opened) if name] == list(BEATS)
        assert all(opened.count(name) * 50.0 >= 2_500 for name in BEATS), "each is held until it can be read"
        assert ENDS <= 13_900 and lit[-1]
        assert scene.over and not scene.animating
        assert driver.top is scene, "it waits for whoever reads slowly"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_each_picture_lies_open_on_a_whole_page_beside_words_larger_than_in_the_row(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    with driving(tmp_path, speed=2, tutorial="", window=size) as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        scene.relayout()
        for leaf, sheet in zip(scene.leaves, scene.sheets, strict=True):
            assert leaf.words == sheet.words and leaf.size > 1.5 * sheet.size
            assert (
                leaf.room.w * leaf.room.h > 0.3 * size[0] * size[1] > 3 * sheet.panel.picture.w * sheet.panel.picture.h
            )
            assert scene.book.page(0).contains(leaf.room), "it leaves its words alone"


def first_game(driver: Driver) -> TableScene:
    """A newcomer's first game, as the set-up begins it."""
    own = screens.of("bigbook")
    games.new_game(driver.app, own.asked_for(driver.app.launch, 2, "free", 5))
    table = driver.app.stack[0]
    assert isinstance(table, TableScene)
    own.begun(driver.app, table.run)
    return table


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_short_evening_opens_with_as_many_monsters_as_are_left(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang) as driver:
        driver.click("button:new-game")
        driver.click("choice:pages")
        driver.click("button:start")
        assert driver.top.name == "opening"
        told = next(line.words for line in driver.top.passages() if line.key == "monsters")
        assert "3" in told and "6" not in told
        driver.click("button:begin")
        driver.app.go("tutorial")
        driver.click("button:opening")
        told = next(line.words for line in driver.top.passages() if line.key == "monsters")
        assert "6" in told, "the list of lessons tells of the whole book"


def test_the_table_waits_behind_the_four_pictures_and_begins_when_it_is_seen(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2) as driver:
        table = first_game(driver)
        driver.frames(3)
        for scene in driver.app.stack:
            scene.update(30_000.0)
        assert [scene.name for scene in driver.app.stack] == ["table", "opening"]
        assert now(table.director.now) is None and table.clock == 0, "nobody has seen anything of it"
        assert now(table.settled) and not table.animating and driver.app.settled, "a person may act: on the opening"
        driver.frames(2)
        driver.top.update(GUARD)  # its button says something else now
        driver.key(pygame.K_SPACE)
        assert driver.top is table and table.director.busy and not table.settled
        driver.frames(2)
        assert table.director.now is not None and 0 < table.clock < 200, "from its very first moment"
        table.director.rest()
        driver.frames(2)
        assert table.session.decision is not None and table.context.listing().things


def test_a_sheet_that_lets_the_table_show_holds_nothing_up(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2) as driver:
        Profile(driver.app.data).see_opening()
        table = first_game(driver)
        driver.app.open("settings")
        driver.frames(3)
        assert table.director.now is not None and table.clock > 0


def test_with_less_motion_all_four_pictures_stand_there_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, reduced_motion=True, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        assert scene.over and not scene.animating
        driver.frames(2)
        scene.update(500.0)
        driver.key(pygame.K_SPACE)
        assert driver.top.name == "tutorial"


def test_with_letters_so_large_that_the_row_is_a_column_it_stands_there_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.set("text_scale", TEXT_SCALES[-1])
        driver.app.push(scene := OpeningScene(driver.app))
        driver.frames(2)
        assert scene.theme.layout.column and scene.over and not scene.animating
        scene.update(opening.DEAF)
        driver.click("button:begin")
        assert driver.top.name == "tutorial"


def test_what_goes_on_pages_through_the_column_to_its_end_and_escape_goes_back(tmp_path: Path) -> None:
    """With large letters the first Enter passed over two of the sentences, and Escape began the lesson."""
    with driving(tmp_path, window=(1280, 720)) as driver:
        driver.app.set("text_scale", TEXT_SCALES[-1])
        for key in (pygame.K_RETURN, pygame.K_SPACE, pygame.K_DOWN):
            driver.app.go("tutorial")
            driver.click("button:continue")
            scene = driver.front(OpeningScene)
            driver.frames(20)
            lines, read = [panel.line for panel in scene.panels], Rect(0, 0, 0, 0)
            for _ in range(30):
                seen = driver.app.input.viewport.seen
                read.union_ip(seen)
                if seen.bottom >= scene.page_height:
                    break
                driver.key(key)
                driver.frames(20)
                assert driver.top is scene and driver.app.input.viewport.seen.y <= read.bottom, "nothing is passed over"
            assert all(read.top <= line.top and line.bottom <= read.bottom for line in lines)
            driver.key(pygame.K_DOWN)
            assert driver.top is scene, "going down begins nothing"
            driver.key(pygame.K_ESCAPE)
            assert driver.top.name == "tutorial" and len(driver.app.stack) == 1, "back to the list it came from"
        driver.click("button:continue")
        assert driver.top.name == "opening", "whoever went back has not seen it"


def test_a_second_click_does_not_put_it_away_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        driver.click_at((600, 300))
        assert driver.top is scene
        scene.update(opening.DEAF)
        driver.click_at((600, 300))
        assert driver.top is scene and not scene.over, "a press hurries to the next picture"


def test_every_press_hurries_to_the_next_picture_and_the_last_ones_to_the_row_and_away(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        run_to(scene, opening.DEAF)
        for name in BEATS:
            driver.click_at((600, 300))
            run_to(scene, scene.ms + LEAF + 20.0)
            found = scene._open(scene.ms)
            assert found is not None and found.name == name and not scene.stands
        driver.click_at((600, 300))
        driver.click_at((600, 300))
        assert driver.top is scene and scene.over and not scene.animating
        driver.click_at((600, 300))
        assert driver.top.name == "tutorial"


def test_the_button_shows_the_row_at_once(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        run_to(scene, opening.DEAF)
        assert driver.thing("button:begin").label == "Continue"
        driver.click("button:begin")
        assert driver.top is scene and scene.over and driver.thing("button:begin").label == "Begin"
        driver.click("button:begin")
        assert driver.top is scene, "whoever pressed twice has not read yet what it says now"
        driver.frames(60)
        driver.click("button:begin")
        assert driver.top.name == "tutorial"


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_its_lines_fit_at_every_size(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang, tutorial="", drawn=True) as driver:
        driver.app.push(OpeningScene(driver.app))
        for number, size in enumerate(((1280, 720), (1920, 1080))):
            driver.app.canvas.resize(size)
            for scale in soak((EXTREMES[number],), TEXT_SCALES):
                driver.app.set("text_scale", scale)
                kit_fit.overflows.clear()
                driver.top.relayout()
                driver.frames(2)
                top = driver.top
                assert isinstance(top, OpeningScene) and all(leaf.right for leaf in top.leaves)
                assert not kit_fit.overflows, (size, scale)


def run_to(scene: OpeningScene, ms: float) -> None:
    """The opening plays on until so many milliseconds after its beginning."""
    while scene.ms < ms:
        scene.update(min(20.0, max(1.0, ms - scene.ms)))


def test_the_book_and_every_sheet_come_down_with_one_blow_that_jolts_the_book(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        leaves = [LIES[name] - LEAF * (1 - LEAF_LANDS) for name in BEATS[1:]]
        for contact in (
            opening_book.LANDS, *leaves, *(ROW + i * BEAT + opening_sheets.LANDS for i in range(len(BEATS)))
        ):  # fmt: skip
            run_to(scene, contact - 5.0)
            before = scene.stage.offset
            assert abs(before) <= 2, "nothing is felt before it lands, but the last of the blow before"
            run_to(scene, contact + 10.0)
            held = scene.stage.offset
            assert held > before + 3 and scene.stage.after.pool.busy, "it is driven down, and dust flies"
            run_to(scene, contact + HOLD - 10.0)
            assert scene.stage.offset == held, "all of it is held"


def shown(driver: Driver, rect: pygame.Rect) -> bytes:
    """What stands on a part of the window."""
    driver.top.redraw()
    driver.app.frame(dt=0.0, shown=True)
    surface = driver.app.window.surface
    assert surface is not None
    return pygame.image.tobytes(surface.subsurface(rect), "RGB")


def test_each_picture_acts_at_its_turn_and_its_words_stay_as_they_were(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="", drawn=True) as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        for leaf in scene.leaves:
            name, words = leaf.name, scene.book.page(1).inflate(-40, -40)
            run_to(scene, ALIVE[name] - 10.0)
            run_to(scene, min(ALIVE[name] + 100.0, LEAVES[name]))
            scene.stage.after.clear()
            scene.stage._jolt = 0.0, 0.0
            line, struck = shown(driver, words), set()
            while scene.ms < LEAVES[name] - 10.0:
                scene.update(10.0)
                struck |= {round(one.effect.box.center[0]) for one in scene.stage.after.running
                           if isinstance(one.effect, Shaken)}  # fmt: skip
            assert struck and all(leaf.room.x <= x <= leaf.room.right for x in struck), f"{name} is struck"
            scene.stage.after.clear()
            scene.stage._jolt = 0.0, 0.0
            assert shown(driver, words) == line, "and its words have not moved"


def test_what_happens_in_a_picture_is_over_before_its_leaf_goes() -> None:
    for name in BEATS:
        act = ACTS[name](None, pygame.Rect(0, 0, 600, 500))  # type: ignore[arg-type]
        assert ALIVE[name] + max(one.ms for one in act.cues()) + 350.0 <= LEAVES[name], name


def test_a_click_in_the_middle_of_a_blow_leaves_nothing_in_the_air(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.push(scene := OpeningScene(driver.app))
        run_to(scene, ALIVE["monsters"] + Curses.LASHES + 20.0)
        assert now(scene.stage.after.moving) and not scene.stands
        driver.click_at((600, 300))
        assert not scene.stage.after.moving and scene.stage.offset == 0
        run_to(scene, LIES["win"] - LEAF * 0.5)
        assert not scene.stage.after.moving, "what was still to come does not come"


def test_without_shaking_nothing_is_jolted(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.theme.shake = 0.0
        driver.app.push(scene := OpeningScene(driver.app))
        run_to(scene, opening_book.LANDS + 10.0)
        assert scene.stage.offset == 0 and scene.stage.after.pool.busy


def flashes(scene: OpeningScene) -> list[tuple[float, float]]:
    """The opening plays to its end: when each star of a contact began to be seen, and how strong it was."""
    found: dict[int, tuple[float, float]] = {}
    stars: list[Star] = []  # kept, so that no two of them are told apart by a place that is used again
    while scene.ms < ENDS:
        scene.update(20.0)
        for one in scene.stage.after.running:
            if isinstance(one.effect, Star) and id(one.effect) not in found:
                stars.append(one.effect)
                found[id(one.effect)] = scene.ms, one.effect.strength
    return list(found.values())


@pytest.mark.parametrize("setting", [0.0, 0.5, 1.0])
def test_its_flashes_obey_their_setting_and_no_more_than_three_begin_in_a_second(
    tmp_path: Path, setting: float
) -> None:
    with driving(tmp_path, speed=2, tutorial="") as driver:
        driver.app.theme.flash = setting
        driver.app.push(scene := OpeningScene(driver.app))
        run_to(scene, opening_book.LANDS - 10.0)
        seen = [(ms, strength) for ms, strength in flashes(scene) if strength > 0]
        assert bool(seen) == (setting > 0), "without flashes the blows land in dust and light alone"
        assert all(strength == setting for _, strength in seen)
        times = [ms for ms, _ in seen]
        assert all(sum(ms <= one < ms + FLASH_SPAN for one in times) <= FLASHES for ms in times)


def test_its_candles_stand_beside_the_book_on_a_table_seen_from_above(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True, speed=2, tutorial="") as driver:
        for size in ((1280, 720), (1920, 1080)):
            driver.app.canvas.resize(size)
            driver.app.push(scene := OpeningScene(driver.app))
            scene.relayout()
            driver.frames(2)
            assert scene.book is not None
            flames = [pygame.Rect(place, picture.get_size()) for picture, place, _ in scene.room.sprites()]
            window = pygame.Rect((0, 0), size)
            assert len(flames) == len(opening.CANDLES)
            for flame in flames:
                dish = flame.inflate(6 * flame.w, 0).move(0, flame.h // 2)  # its far edge lies below the tip
                assert window.contains(flame) and not flame.colliderect(scene.book.room), size
                assert not dish.colliderect(scene.book.room) and dish.bottom < size[1], "nothing of it is covered"
            driver.app.pop()


def test_the_lock_has_left_the_window_before_the_first_words_are_to_be_read(tmp_path: Path) -> None:
    with painting(tmp_path, speed=2, tutorial="") as d:
        d.app.push(scene := OpeningScene(d.app))
        while not scene.ms:
            d.frames()
        run_to(scene, opening_book.BURSTS + 40)
        lock = scene.stage.after.pool.pieces[0]
        assert lock.vy < 0, "it flies up"
        run_to(scene, opening_book.OPENS - 60)
        assert lock not in scene.stage.after.pool.pieces or lock.y < 0, "and the page beside it is free"
        run_to(scene, opening_book.OPENS + 700)
        assert lock not in scene.stage.after.pool.pieces or lock.x > d.app.size[0], "it does not come back"


@alike(1)
@pytest.mark.parametrize("lang", soak(["es"], ["en", "es", "it", "pt"]))
def test_in_a_column_all_words_and_the_button_are_seen_at_once(tmp_path: Path, lang: str) -> None:
    """The first screen had a title and half a picture; four sentences took seven pages."""
    with driving(tmp_path, lang=lang, tutorial="", window=(1280, 720)) as driver:
        driver.app.set("text_scale", TEXT_SCALES[-1])
        driver.app.push(scene := OpeningScene(driver.app))
        driver.frames(2)
        seen = driver.app.input.viewport.seen
        assert seen.contains(driver.thing("button:begin").rect)
        assert all(seen.contains(panel.line) for panel in scene.panels)


@pytest.mark.parametrize("name", ["win", "lose"])
def test_a_picture_leaves_nothing_of_a_broad_frame_bare(tmp_path: Path, name: str) -> None:
    """A dark strip was left at its right."""
    with painting(tmp_path, tutorial="") as driver:
        room = Rect(0, 0, 480, 120)
        act = ACTS[name](OpeningScene(driver.app).stage, room)
        assert all(a >= b for a, b in zip(act.wanted()[0][2], room.size, strict=True))
        while not act.complete():
            driver.frames()
        canvas = Canvas(room.size)
        act.paint(canvas, room, 0.0)
        right = [canvas.surface.get_at((room.right - 1, y))[:3] for y in range(room.h)]
        assert len(set(right)) > 1
