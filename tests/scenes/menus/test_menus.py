"""First run, menu, settings, keys: used as a person would."""

from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from scenes.bigbook.party import GameSetup
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.scene import TableScene
from scenes.kit.text import TextBlock
from scenes.kit.theme import FULL_FROM
from scenes.kit.widgets import Slider, Toggle
from scenes.menus import aims
from scenes.menus.first_run import FirstRunScene
from scenes.menus.main_menu import MenuButton, MenuScene, bands_reach
from scenes.shell import games
from scenes.shell.profile import TEXT_SCALES
from tests.fit.spy import extent, watching
from tests.scenes.driver import Driver, driving, sheets


def test_the_first_start_asks_for_the_language_once(tmp_path: Path) -> None:
    with driving(tmp_path, lang=None) as d:
        assert d.top.name == "first-run"
        d.click("text-size:125")
        assert d.app.settings.text_scale == 1.25 and d.app.window.enlarged == 1.25
        d.click("language:en")
        d.click("button:start")
        assert d.top.name == "menu"
    with driving(tmp_path, lang=None) as d:
        assert d.top.name == "menu"
        assert d.app.settings.text_scale == 1.25


def test_the_first_page_says_what_the_game_is_about(tmp_path: Path) -> None:
    with driving(tmp_path, lang=None, art=sheets(), drawn=True) as d:
        page = d.top
        assert isinstance(page, FirstRunScene)
        told = aims.told()
        assert told is not None
        keys = told.words
        assert len(keys) == 3 and not [one for one in told.layers if d.app.art.path(*one) is None]
        with watching() as spy:
            page.rebake()
            d.frames(1)
        assert {d.app.t(key) for key in keys} <= {words.replace("/", " ") for words in spy.texts()}
        assert [one.words for one in page.passages()][: len(keys)] == [d.app.t(key) for key in keys]
        assert page.aims.collidelist([widget.rect for widget in page.widgets]) < 0


def test_a_language_from_the_command_line_is_not_stored(tmp_path: Path) -> None:
    with driving(tmp_path, lang="en") as d:
        assert d.top.name == "menu"
        d.app.set("shake", 0.5)
    stored = json.loads((tmp_path / "settings.json").read_text(encoding="utf-8"))
    assert stored["language"] is None


def test_the_menu_by_keys_alone(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.top.focus.set("button:new-game")
        d.key(pygame.K_DOWN)
        d.key(pygame.K_UP)
        assert d.top.focus.current == "button:new-game"
        d.key(pygame.K_RETURN)
        assert d.top.name == "setup"
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"


def test_nothing_to_resume_is_not_offered(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        assert "button:resume" not in [thing.id for thing in d.top.things()]


def test_a_short_evening_waits_in_the_round_that_its_table_shows(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:new-game")
        d.click("choice:pages")
        d.click("button:start")
        (table,) = (one for one in d.app.stack if isinstance(one, TableScene))
        assert table.render.round == 4
        d.app.go("menu")
        assert d.thing("button:resume").label.startswith("Keep playing. Round 4 · ")


def test_while_an_arrival_asks_the_menu_names_the_round_of_the_table(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        setup = next(setup for setup in map(short_evening, range(1, 40)) if asks_at_arrival(setup))
        games.new_game(d.app, setup)
        (table,) = (one for one in d.app.stack if isinstance(one, TableScene))
        assert table.session.state.round == 3 and table.render.round == 4, "its page lies open, its marker waits"
        d.app.go("menu")
        assert d.thing("button:resume").label.startswith("Keep playing. Round 4 · ")
        d.click("button:resume")
        (table,) = (one for one in d.app.stack if isinstance(one, TableScene))
        assert table.render.round == 4, "whoever comes back finds the table as it was left"
        table.session.apply(table.session.game.random_answer(table.session.state, Chance(1)))
        table.show_moment()
        d.key(pygame.K_z, pygame.KMOD_CTRL)
        assert table.session.state.round == 3 and table.render.round == 4


def short_evening(seed: int) -> GameSetup:
    return GameSetup(seed=seed, pages=3)


def asks_at_arrival(setup: GameSetup) -> bool:
    """Whether the first monster asks something before its curses are laid."""
    assert setup.seed is not None
    return BigBookSession.new(big_book(), setup.options, setup.seed).state.phase == "monster"


def test_quit_ends_the_loop(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:quit")
        assert d.app.exit_code == 0


def settings(d: Driver) -> None:
    d.click("button:settings")
    assert d.top.name == "settings"


def test_settings_take_effect_at_once_and_are_kept(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        settings(d)
        d.click("setting:reduced-motion")
        assert d.app.theme.reduced_motion
        d.click("setting:text-size")
        assert d.app.settings.text_scale == 1.25 and d.app.window.enlarged == 1.25
        d.click("page:play")
        d.click("setting:danger")
        d.click("button:close")
        assert d.top.name == "menu"
    with driving(tmp_path) as d:
        assert d.app.settings.reduced_motion
        assert d.app.settings.text_scale == 1.25
        assert settings_of(d.app).danger == "off"


def test_a_slider_follows_the_pointer_and_the_arrows(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        settings(d)
        thing = d.thing("setting:shake")
        start = (thing.rect.x + 20, thing.rect.centery)
        d.event(pygame.MOUSEBUTTONDOWN, pos=start, button=1)
        assert d.app.settings.shake == 0.0
        d.event(pygame.MOUSEMOTION, pos=(thing.rect.right - 2, start[1]), rel=(9, 0), buttons=(1, 0, 0))
        d.event(pygame.MOUSEBUTTONUP, pos=(thing.rect.right - 2, start[1]), button=1)
        assert d.app.settings.shake == 1.0
        d.top.focus.set("setting:shake")
        d.key(pygame.K_LEFT)
        assert d.app.settings.shake == pytest.approx(0.9)
        assert d.app.theme.shake == pytest.approx(0.9) or isinstance(d.top.things(), list)


def test_shift_a_opens_settings_from_anywhere(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.key(pygame.K_a, pygame.KMOD_LSHIFT, "")
        assert d.top.name == "settings"
        d.key(pygame.K_a, pygame.KMOD_LSHIFT, "")
        assert [scene.name for scene in d.app.stack] == ["menu", "settings"]
        d.key(pygame.K_ESCAPE)
        assert d.top.name == "menu"


def test_keys_can_be_changed_swapped_and_given_back(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        settings(d)
        d.click("button:keys")
        d.click("key:end-turn")
        d.key(pygame.K_u, text="u")
        assert d.app.keys.keys["end_turn"] == "u"
        assert d.app.keys.keys["undo"] == "e"
        d.click("key:hint")
        d.key(pygame.K_ESCAPE)
        assert d.app.keys.keys["hint"] == "h"
        d.click("key:hint")
        d.key(pygame.K_RETURN)
        assert d.app.keys.keys["hint"] == "h"
        d.click("button:reset")
        assert d.app.keys.keys["end_turn"] == "e"


def test_widgets_tell_their_value_in_the_map(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        settings(d)
        labels = {thing.id: thing.label for thing in d.top.things()}
        assert labels["setting:text-size"].endswith("100%")
        widgets = {widget.id: widget for widget in getattr(d.top, "widgets", [])}
        assert isinstance(widgets["setting:high-contrast"], Toggle)
        assert isinstance(widgets["setting:shake"], Slider)


@pytest.mark.parametrize(("lang", "full"), [("en", "100%"), ("es", "100\u00a0%"), ("it", "100%"), ("pt", "100%")])
def test_percentages_are_written_as_each_language_writes_them(tmp_path: Path, lang: str, full: str) -> None:
    with driving(tmp_path, lang=lang) as d:
        settings(d)
        said = [thing.label for thing in d.top.things() if "%" in thing.label]
        assert len(said) == 6, "size of letters on the table and in menus, and four sliders"
        assert all(label.endswith(full) for label in said), said
        d.app.go("first-run")
        sizes = {thing.id: thing.label for thing in d.top.things()}
        assert sizes["text-size:100"] == full


def test_keys_are_named_in_the_language_of_the_player(tmp_path: Path) -> None:
    with driving(tmp_path, lang="es") as d:
        d.app.set("keys", {"deck": "shift+page up", "discard": "ctrl+space"})
        assert d.app.keys.shown("deck") == "Mayús+Re Pág"
        assert d.app.keys.shown("discard") == "Ctrl+Espacio"
        assert d.app.keys.shown("why") == "F1"
        d.app.set_language("en")
        assert d.app.keys.shown("deck") == "Shift+Page up"


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_no_button_lies_over_the_step_of_the_lectern(tmp_path: Path, size: tuple[int, int]) -> None:
    with driving(tmp_path, window=size, art=sheets()) as d:
        menu = d.top
        assert isinstance(menu, MenuScene)
        (left, top), (right, foot) = menu.room.at(862, menu.place.step[1]), menu.room.at(menu.place.step[0], 1066)
        step = pygame.Rect(round(left), round(top), round(right - left), round(foot - top))
        assert step.collidelist([widget.rect for widget in menu.widgets]) < 0


def test_the_second_line_of_a_book_stands_between_its_bands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """English at 1280x720 is the longest."""
    written: list[pygame.Rect] = []
    draw = TextBlock.draw

    def noted(self: TextBlock, surface: pygame.Surface, pos: tuple[float, float]) -> pygame.Rect:
        written.append(extent(self, pos))
        return draw(self, surface, pos)

    with driving(tmp_path, window=(1280, 720), art=sheets()) as d:
        menu = d.top
        assert isinstance(menu, MenuScene)
        lessons = next(one for one in menu.widgets if isinstance(one, MenuButton) and one.id == "button:tutorial")
        monkeypatch.setattr(TextBlock, "draw", noted)
        menu.redraw()
        d.frames(1)
        inside = lessons.rect.inflate(-2 * bands_reach(lessons.rect.size, 1), 0)
        words = [one for one in written if one.colliderect(lessons.rect)]
        assert len(words) == 2 and all(inside.contains(one) for one in words)


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_on_the_first_page_the_way_on_is_in_view_with_letters_of_every_size(tmp_path: Path, lang: str) -> None:
    """At 125 % a picture pushed it out of the window."""
    with driving(tmp_path, lang=lang, window=(1280, 720)) as d:
        for scale in TEXT_SCALES:
            d.app.set("text_scale", scale)
            d.app.go("first-run")
            d.frames(2)
            assert d.thing("button:start").rect.bottom <= 720, scale


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_card_texts_that_need_a_larger_window_say_how_large(tmp_path: Path, lang: str) -> None:
    with driving(tmp_path, lang=lang) as d:
        assert "{} \u00d7 {}".format(*FULL_FROM) in d.app.t("bigbook.settings.no_texts_window")


def test_whoever_never_played_sees_in_large_letters_where_to_begin(tmp_path: Path) -> None:
    """The line that says so lay two pages down."""
    with driving(tmp_path, lang="es", window=(1280, 720)) as d:
        d.app.set("text_scale", TEXT_SCALES[-1])
        d.app.go("menu")
        d.frames(2)
        assert d.app.input.viewport.seen.contains(d.thing("button:tutorial").rect)
