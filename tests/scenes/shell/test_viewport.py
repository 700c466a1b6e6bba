"""With large letters a page is one column: all of it grows by the factor, and the window goes down along it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.kit.thing import thing_at
from scenes.menus.settings import SettingsScene
from scenes.shell.events.viewport import ARROW, BAND, RESTS
from scenes.shell.profile import TEXT_SCALES
from tests.lengths import alike, soak, soaks
from tests.scenes.driver import Driver, driving

WINDOW = (1280, 720)


def settings(driver: Driver, scale: float = 2.0) -> SettingsScene:
    driver.app.set("text_scale", scale)
    driver.app.open("settings")
    driver.frames(1)
    top = driver.app.top
    assert isinstance(top, SettingsScene)
    return top


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_everything_on_a_page_grows_by_the_factor(tmp_path: Path, scale: float) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        before = {thing.id: thing.rect.h for thing in settings(driver, 1.0).things()}
        driver.app.set("text_scale", scale)
        driver.frames(1)
        assert driver.app.top is not None
        for thing in driver.app.top.things():
            if thing.id in before:
                assert thing.rect.h >= (before[thing.id] - 4) * scale, thing.id
        assert driver.app.window.size == WINDOW


SCREENS = (
    "settings",
    "setup",
    "menu",
    "tutorial",
    "challenges",
    "saves",
    "friends",
    "about",
    "keys",
    "sound",
    "sound-kinds",
    "signs",
)
"""Screens of every kind."""


@soaks
def test_no_page_goes_on_beside_the_window(tmp_path: Path) -> None:
    """Whatever stands there lies within its width."""
    every = [(window, scale) for window in (WINDOW, (1920, 1080)) for scale in (1.25, 1.5, 1.75, 2.0)]
    with driving(tmp_path, window=WINDOW) as driver:
        for window, scale in soak([(WINDOW, 2.0), (WINDOW, 1.5)], every):
            driver.app.window.resize(window)
            driver.app.prefs.set("text_scale", scale)
            driver.app.resized()
            for name in SCREENS:
                driver.app.go(name)
                page, top = Rect((0, 0), driver.app.size), driver.app.top
                assert page.w == window[0] and top is not None
                assert all(page.contains(thing.rect) for thing in top.things()), (name, window, scale)


def test_a_column_that_becomes_higher_is_seen_where_it_was(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        driver.app.set("text_scale", 2.0)
        driver.app.go("setup")
        driver.frames(1)
        before = driver.app.size[1]
        driver.event(pygame.MOUSEWHEEL, x=0, y=-1, which=0, flipped=False)
        driver.frames(1)
        seen = driver.app.window.view
        assert seen[1] > 0
        driver.click("players:5")
        assert driver.app.size[1] > before and driver.app.window.view == seen
        driver.app.open("settings")
        driver.frames(2)
        driver.key(pygame.K_ESCAPE)
        driver.frames(1)
        assert driver.app.window.view == seen, "whoever comes back goes on where they were"


def test_the_window_follows_the_focus_wherever_it_goes(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        top = settings(driver)
        met = set()
        for _ in range(len(top.things()) + 1):
            driver.key(pygame.K_TAB)
            thing = driver.thing(str(top.focus.current))
            assert driver.app.input.viewport.seen.contains(thing.rect), thing.id
            met.add(driver.app.window.view)
        assert len(met) > 3


def test_a_press_hits_what_is_seen_there(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        top = settings(driver)
        driver.click("page:window")
        assert top.page == "window"
        driver.click("button:close")
        assert driver.app.top is not top
        assert driver.app.window.view[1] >= 0


def test_page_down_reads_a_page_to_its_end_and_page_up_back(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        settings(driver)
        whole = Rect((0, 0), driver.app.size)
        while driver.app.window.view != (0, 0):
            driver.key(pygame.K_PAGEUP)
        seen = []
        for _ in range(6):
            seen.append(driver.app.input.viewport.seen.copy())
            driver.key(pygame.K_PAGEDOWN)
        assert seen[-1].bottomright == whole.bottomright
        lines = range(0, whole.h, 40)
        assert all(any(part.top <= y < part.bottom for part in seen) for y in lines), "nothing is left out"


def test_wheel_arrows_and_a_pointer_at_the_edge_move_the_view(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        settings(driver)
        viewport = driver.app.input.viewport
        start = viewport.seen.y
        driver.event(pygame.MOUSEWHEEL, x=0, y=-2, which=0, flipped=False)
        assert viewport.seen.y > start
        arrow = dict(viewport.arrows())[1]
        before = viewport.seen.y
        driver.click_at((arrow.centerx, arrow.centery + ARROW // 3))
        assert viewport.seen.y > before
        before = viewport.seen.y
        driver.event(pygame.MOUSEMOTION, pos=(8, BAND // 2), rel=(0, 0), buttons=(0, 0, 0))
        assert viewport.seen.y == before, "who only passes the edge moves nothing"
        driver.frames(2 + round(RESTS / 16))
        assert viewport.seen.y < before


def test_the_table_below_stays_as_it_is_and_comes_back(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3, window=WINDOW) as driver:
        driver.app.set("text_scale", 2.0)
        table = driver.app.top
        assert isinstance(table, TableScene)
        before = table.render.layout
        assert driver.app.size == WINDOW
        driver.app.open("settings")
        driver.frames(2)
        assert driver.app.size[0] == 1280 and driver.app.size[1] > 1440 and table.render.layout is before
        driver.key(pygame.K_F8)
        assert table.render.layout.window == WINDOW, "it is laid out for itself, whatever lies over it"
        driver.key(pygame.K_ESCAPE)
        assert driver.app.top is table and driver.app.size == WINDOW and driver.app.window.view == (0, 0)


def test_menus_can_be_larger_than_the_rest(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        before = driver.thing("button:settings").rect.h
        driver.app.set("ui_scale", 1.5)
        driver.frames(1)
        assert driver.thing("button:settings").rect.h >= 1.5 * before
        assert driver.app.theme.text_scale == 1.0


def test_a_huge_window_asks_for_no_endless_canvas(tmp_path: Path) -> None:
    with driving(tmp_path, window=(3840, 2160)) as driver:
        driver.app.set("text_scale", 2.0)
        assert driver.app.size[0] == 3840 and driver.app.window.enlarged == 2.0
        driver.app.window.resize((5120, 2880))
        driver.app.frame(shown=False)
        assert driver.app.size[0] == 5120 and driver.app.window.enlarged == pytest.approx(1.5)
        assert driver.app.theme.text_scale == pytest.approx(2.0 / driver.app.window.enlarged), "letters make up for it"


class Arriving(SettingsScene):
    """Settings that note how large their page was when they came."""

    came: tuple[tuple[int, int], int] = (0, 0), 0

    def enter(self) -> None:
        self.came = self.app.size, len(self.widgets)


def test_a_page_is_laid_out_before_it_comes(tmp_path: Path) -> None:
    """Whoever comes finds its own page, not the one of the screen before."""
    with driving(tmp_path, window=WINDOW) as driver:
        driver.app.set("text_scale", 2.0)
        driver.app.push(page := Arriving(driver.app))
        assert page.came == (driver.app.size, len(page.widgets)) and page.widgets and driver.app.size[1] > WINDOW[1]


def test_closing_the_settings_stays_in_sight_and_covers_nothing_that_has_the_focus(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        scene = settings(driver, 1.25)
        for _ in range(40):
            seen = Rect(driver.app.window.view, driver.app.window.base_size)
            close, here = driver.thing("button:close").rect, driver.thing(scene.focus.current or "").rect
            assert seen.contains(close) and (scene.focus.current == "button:close" or not close.colliderect(here))
            if scene.focus.current == "button:close":
                break
            driver.key(pygame.K_TAB)
            driver.frames(2)
        driver.event(pygame.MOUSEWHEEL, x=0, y=30, which=0, flipped=False)
        driver.frames(2)
        assert driver.app.window.view == (0, 0), "it does not pull the page down to its own place"
        held = driver.thing("button:close").rect.w
        driver.event(pygame.MOUSEWHEEL, x=0, y=-30, which=0, flipped=False)
        driver.frames(2)
        assert driver.thing("button:close").rect.w < held, "at the end of the page it stands at its own place"
        driver.click("button:close")
        assert driver.top is not scene


LARGE = (1.25, 1.5, 1.75, 2.0)
LANGS = ("en", "es", "pt", "it")


@alike(4)
@pytest.mark.parametrize(("scale", "lang"), [(scale, lang) for scale in LARGE for lang in LANGS])
def test_every_line_of_the_menu_is_reached_and_seen_whole(tmp_path: Path, scale: float, lang: str) -> None:
    """A4: the arrow of the list jumped over the lessons, for it went on while the pointer that had pressed it rested
    there; and of the first line half was seen below the title."""
    with driving(tmp_path, window=WINDOW, lang=lang) as driver:
        driver.app.set("text_scale", scale)
        driver.app.go("menu")
        driver.frames(2)
        view = driver.app.input.viewport
        lines = [thing.id for thing in driver.top.things()]

        def seen() -> set[str]:
            return {thing.id for thing in driver.top.things() if view.seen.contains(thing.rect)}

        assert lines[0] in seen(), "what one chooses most likely is whole at once"
        for way in (1, -1):
            met, steps = seen(), 0
            while (arrow := dict(view.arrows()).get(way)) is not None:
                driver.click_at(arrow.center)
                driver.frames(30)
                met |= seen()
                steps += 1
                assert steps < 12
            assert met == set(lines), (way, set(lines) - met)
        met = seen()
        driver.event(pygame.MOUSEMOTION, pos=(600, 300), rel=(0, 0), buttons=(0, 0, 0))
        for _ in range(40):
            met |= seen()
            driver.event(pygame.MOUSEWHEEL, x=0, y=-1, which=0, flipped=False)
        assert met == set(lines)
        for _ in lines:
            driver.key(pygame.K_DOWN)
            driver.frames(1)
            assert driver.top.focus.current in seen()
            met.discard(driver.top.focus.current or "")
        for _ in lines:
            driver.key(pygame.K_TAB)
            driver.frames(1)
            assert driver.top.focus.current in seen()
            met.discard(driver.top.focus.current or "")
        assert not met


ROWS = {"setting:text-size": "text_scale", "setting:ui-size": "ui_scale"}


@pytest.mark.parametrize("row", sorted(ROWS))
@pytest.mark.parametrize("side", ["right", "left"])
def test_what_sets_the_size_stays_under_the_pointer(tmp_path: Path, row: str, side: str) -> None:
    """A3: each step laid the page out anew, and the next clicks opened another page and changed the language."""
    with driving(tmp_path, window=WINDOW, speed=2) as driver:
        settings(driver, 1.0)
        driver.frames(60)
        rect = driver.thing(row).rect
        pos = (rect.right - 11 if side == "right" else rect.x + 24, rect.centery)
        sizes = list(LARGE) if side == "right" else list(reversed(LARGE))
        for size in [*sizes, 1.0]:
            driver.click_at(pos)
            driver.frames(50)
            assert driver.thing(row).rect.collidepoint(driver.app.window.to_canvas(pos)), size
            assert getattr(driver.app.settings, ROWS[row]) == size, "each press is one step of the same"
        top = driver.top
        assert isinstance(top, SettingsScene) and top.page == "look" and driver.app.lang == "en"


def test_a_press_where_the_page_moved_away_does_nothing_before_it_could_be_seen(tmp_path: Path) -> None:
    """Back to a page that fits the window it cannot be kept in its place: the hand that goes on is not heard."""
    with driving(tmp_path, window=WINDOW, speed=2) as driver:
        top = settings(driver, 1.25)
        driver.frames(60)
        row = driver.thing("setting:text-size").rect
        pos = row.x + 24, row.centery
        driver.click_at(pos)
        assert driver.app.settings.text_scale == 1.0
        under = thing_at(top.things(), pos)
        assert under is not None and under.id != "setting:text-size", "another row lies there"
        before = driver.app.settings, top.page
        for _ in range(5):
            driver.frames(50)
            driver.click_at(pos)
            assert (driver.app.settings, top.page) == before and driver.app.notice.shown


@pytest.mark.parametrize("by", ["wheel", "arrow", "page down"])
def test_what_moves_the_view_is_seen_at_once(tmp_path: Path, by: str) -> None:
    """The wheel did nothing: the view had moved, and was drawn only when the pointer moved as well."""
    with driving(tmp_path, window=WINDOW, speed=2, drawn=True) as driver:
        driver.app.set("text_scale", 2.0)
        driver.app.go("menu")
        driver.event(pygame.MOUSEMOTION, pos=(1258, 650), rel=(0, 0), buttons=(0, 0, 0))
        driver.frames(30)
        window = pygame.display.get_surface()
        assert window is not None
        before = window.copy()
        if by == "wheel":
            driver.event(pygame.MOUSEWHEEL, x=0, y=-1, which=0, flipped=False)
        elif by == "arrow":
            driver.event(pygame.MOUSEBUTTONDOWN, pos=dict(driver.app.input.viewport.arrows())[1].center, button=1)
        else:
            driver.key(pygame.K_PAGEDOWN)
        assert driver.app.window.view[1] > 0
        assert [before.get_at((640, y)) for y in range(0, 720, 5)] != [
            window.get_at((640, y)) for y in range(0, 720, 5)
        ]


@pytest.mark.parametrize("name", ["setup", "first-run", "daily"])
def test_a_page_opens_at_its_top_and_nothing_unseen_is_pressed(tmp_path: Path, name: str) -> None:
    """Who came by keys found set-up at its last button, seats and players unseen; Enter began a game of two."""
    with driving(tmp_path, window=WINDOW, lang="es") as driver:
        driver.app.set("text_scale", 2.0)
        driver.key(pygame.K_TAB)
        driver.app.go(*((name, "bigbook") if name == "daily" else (name,)))
        driver.frames(4)
        assert driver.app.window.view == (0, 0) and driver.top.name == name
        first = driver.top.focus.current or ""
        below = not driver.app.input.viewport.seen.colliderect(driver.thing(first).rect)
        assert below == (name != "first-run"), "only the very first page has its way on in sight"
        if below:
            driver.key(pygame.K_RETURN)
        driver.frames(2)
        assert driver.top.name == name and driver.top.focus.current == first
        assert driver.app.input.viewport.seen.contains(driver.thing(first).rect) and driver.top.focus.visible
        driver.key(pygame.K_RETURN)
        driver.frames(40)
        assert driver.top.name != name, "now it is meant"


def test_the_arrows_begin_at_what_is_seen(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        driver.app.set("text_scale", 2.0)
        for key in (pygame.K_DOWN, pygame.K_TAB):
            driver.app.go("setup")
            driver.frames(2)
            driver.key(key)
            driver.frames(2)
            assert driver.top.focus.current == "players:2" and driver.app.window.view == (0, 0)


@pytest.mark.parametrize("name", ["setup", "settings", "ladder", "tutorial", "challenges"])
def test_up_visits_what_down_visits(tmp_path: Path, name: str) -> None:
    """In set-up the way up left out who plays, names and seals."""
    with driving(tmp_path, window=WINDOW, lang="es") as driver:
        driver.app.set("text_scale", 2.0)
        driver.app.go(name)
        driver.frames(2)
        scene = driver.top
        scene.focus.set(scene.things()[0].id)
        down = [scene.focus.current]
        for _ in range(60):
            driver.key(pygame.K_DOWN)
            if scene.focus.current == down[0]:
                break
            down.append(scene.focus.current)
        assert len(down) > 3 and len(set(down)) == len(down)
        up = []
        for _ in down:
            driver.key(pygame.K_UP)
            up.append(scene.focus.current)
        assert up == [*reversed(down[1:]), down[0]]
        if name == "setup":
            assert {"companion:p1", "companion:p2", "magician:p1", "magician:p2"} <= set(down)


def test_page_down_shows_every_rung_of_the_ladder(tmp_path: Path) -> None:
    """It turned to the next page of the book, and the lower rungs were passed over."""
    with driving(tmp_path, window=WINDOW, lang="es") as driver:
        driver.app.set("text_scale", 2.0)
        driver.app.go("ladder")
        driver.frames(2)
        view, rungs = driver.app.input.viewport, [thing.id for thing in driver.top.things()]
        met = set()
        for _ in range(8):
            met |= {thing.id for thing in driver.top.things() if view.seen.contains(thing.rect)}
            driver.key(pygame.K_PAGEDOWN)
            driver.frames(1)
        assert met == set(rungs)
        for _ in range(8):
            driver.key(pygame.K_PAGEUP)
        assert driver.app.window.view == (0, 0)


def test_the_story_is_seen_whole_and_the_keys_that_read_on_do_not_close_it(tmp_path: Path) -> None:
    """At 200 % it opened on its last sentence, and the keys that read on closed it."""
    with driving(tmp_path, window=WINDOW, lang="es", speed=2) as driver:
        driver.app.set("text_scale", 2.0)
        driver.key(pygame.K_TAB)
        driver.app.push(story := OpeningScene(driver.app))
        driver.frames(60)
        assert driver.top is story and driver.app.window.view == (0, 0)
        assert driver.app.input.viewport.seen.contains(driver.thing("button:begin").rect)
        driver.event(pygame.MOUSEWHEEL, x=0, y=-2, which=0, flipped=False)
        for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
            driver.key(key)
            assert driver.top is story
        driver.key(pygame.K_RETURN)
        assert driver.top is not story


def test_the_focus_comes_along_when_a_page_is_turned_by_keys(tmp_path: Path) -> None:
    """Who paged down in set-up was thrown back to its top by Tab; on the title two presses changed the language."""
    with driving(tmp_path, window=(1280, 720)) as driver:
        driver.app.set("text_scale", TEXT_SCALES[-1])
        for screen in ("menu", "setup"):
            driver.app.go(screen)
            driver.frames(2)
            top = driver.top
            for key in (pygame.K_PAGEDOWN, pygame.K_PAGEDOWN, pygame.K_PAGEUP):
                driver.key(key)
                driver.frames(2)
                here = driver.thing(top.focus.current or "")
                assert top.focus.visible and driver.app.input.viewport.seen.contains(here.rect)
            before = driver.app.input.viewport.seen.y
            driver.key(pygame.K_TAB)
            driver.frames(2)
            assert abs(driver.app.input.viewport.seen.y - before) < driver.app.input.viewport.seen.h


def test_who_leaves_a_sheet_by_a_key_sees_where_they_are(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        menu = driver.top
        driver.click("button:settings")
        assert not menu.focus.visible
        driver.key(pygame.K_ESCAPE)
        assert driver.top is menu and menu.focus.visible


def test_the_key_of_accessibility_opens_its_page(tmp_path: Path) -> None:
    with driving(tmp_path) as driver:
        driver.key(pygame.K_a, pygame.KMOD_LSHIFT, "A")
        assert driver.front(SettingsScene).page == "access"
