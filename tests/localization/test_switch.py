"""Changing the language changes words and nothing else, on every screen and in the middle of everything."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.table.scene import TableScene
from scenes.kit import materials
from scenes.kit.thing import by_id
from scenes.shell.app import App
from scenes.table.reading_pane import BUTTON
from tests.fit.spy import Spy, watching
from tests.fit.stages import STAGES, routed
from tests.fit.walk import arrange, paint, standing
from tests.lengths import alike, soak

ROUND = ("en", "es", "pt", "it")
ALIKE = ("setup 3", "setup 4", "setup 5 long names", "reading for a friend", "tooltip library:", "viewer discard:p1")
"""Seen in others, or (the pane in its own language) below."""
LIVE = {name: prepare for name, prepare in STAGES.items() if name not in ALIKE}
SCREENS = {**LIVE, **{name: prepare for name, prepare in routed().items() if name.count(" ") == 1}}

EVERY = soak(11, 1)


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    with standing(tmp_path) as made:
        yield made


def shown(app: App, spy: Spy) -> list[str]:
    """Every text on the screen now. Kept pictures with words on them are made anew, so that the spy sees them."""
    materials.store.clear_words()
    paint(app, spy)
    return sorted(spy.texts())


@alike()
@pytest.mark.parametrize("name", ["table 5 crowded", "viewer book", "reading spell:", "end won", "route tutorial"])
def test_every_kept_picture_with_words_is_marked_so(app: App, name: str) -> None:
    """What is forgotten with the words is all that has words on it: with nothing kept, the spy sees no more."""
    with watching() as spy:
        SCREENS[name](app)
        shown(app, spy)  # everything else that is kept has been made
        some = shown(app, spy)
        materials.store.clear()
        paint(app, spy)
        assert sorted(spy.texts()) == some


def hashes(app: App) -> list[str]:
    """The state of every game on the screen."""
    return [scene.session.hash() for scene in app.stack if isinstance(scene, TableScene)]


@alike()
@pytest.mark.parametrize("name", [*SCREENS][::EVERY])
def test_words_change_and_nothing_else(app: App, name: str) -> None:
    """Round the languages: the words are those of a screen opened in that language, the game stays what it was. Every
    eleventh screen goes to one language, another each, and back, with --long all of them round all languages."""
    tour = soak(("en", ROUND[1 + list(SCREENS).index(name) // EVERY % 3]), ROUND)
    fresh: dict[str, list[str]] = {}
    with watching() as spy:
        for code in tour:
            arrange(app, (1280, 720), 1.0, app.catalogue_of(code))
            SCREENS[name](app)
            arrange(app, (1280, 720), 1.0, app.catalogue_of(code))
            fresh[code] = shown(app, spy)
        before, screens = hashes(app), [type(scene) for scene in app.stack]
        focus = app.top.focus.current if app.top is not None else None
        for code in tour:
            app.set_language(code, keep=False)
            assert shown(app, spy) == fresh[code], f"stale or lost words in {code}"
            assert hashes(app) == before
        assert [type(scene) for scene in app.stack] == screens
        assert app.top is not None and app.top.focus.current == focus


def test_f8_goes_round_on_the_table(app: App) -> None:
    STAGES["pay a spell"](app)
    table = app.top
    assert isinstance(table, TableScene)
    plan, before = table.state.plan, table.session.hash()
    seen = []
    for _ in range(len(app.languages)):
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_F8, mod=0, unicode="", scancode=0))
        app.frame()
        seen.append(app.lang)
        assert table.state.plan is plan and plan is not None, "what was being paid still lies prepared"
        assert table.session.hash() == before
    assert sorted(seen) == sorted(one.code for one in app.languages)
    assert seen[-1] == "en"
    assert app.settings.language == "en"


def test_the_pane_alone_speaks_another_language(app: App) -> None:
    STAGES["reading curse:"](app)
    table = app.top
    assert isinstance(table, TableScene)
    name = (table.overlays.reading or "").split(":")[1]
    key = f"bigbook.cards.curses.{name}.name"
    with watching() as spy:
        for _ in app.languages:
            button = by_id(table.things(), BUTTON)
            assert button is not None
            table.choose(button)
            code = table.overlays.pane.lang or app.lang
            paint(app, spy)
            drawn = [one.replace("/", " ") for one in spy.texts()]
            assert app.catalogue_of(code).t(key) in drawn
            assert app.t("kit.button.why") in drawn, "the table keeps its own language"
        assert table.overlays.pane.lang is None
        assert app.lang == "en"
        table.overlays.read(None)
        assert by_id(table.things(), BUTTON) is None


def test_many_switches_leave_no_trace(app: App) -> None:
    STAGES["table 5 crowded"](app)
    table = app.top
    assert isinstance(table, TableScene)
    before, things = table.session.hash(), [thing.id for thing in table.things()]
    for turn in range(100):
        app.set_language(ROUND[turn % 4], keep=False)
    assert table.session.hash() == before
    assert [thing.id for thing in table.things()] == things
