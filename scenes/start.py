"""What the program opens with, by command line and by what lies in the data folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.bigbook import screens as big_book
from scenes.bigbook.end import scene as end
from scenes.bigbook.rulebook import scene as rulebook
from scenes.bigbook.tutorial import challenges
from scenes.menus import about, first_run, key_bindings, main_menu, saves, settings, unsaved
from scenes.shell import error_notices, games, screens
from scenes.shell.run import Run

if TYPE_CHECKING:
    from scenes.shell.app import App


SCREENS = (
    about, big_book, challenges, end, first_run, key_bindings, main_menu, rulebook, saves, settings, unsaved,
)  # fmt: skip
"""What each game registers, and the modules whose screens are reached by name only."""


def first_scene(app: App) -> None:
    """Put the first scene on the stack."""
    launch = app.launch
    if launch.load is not None:
        games.load(app, launch.load)
    elif launch.scenario is not None:
        games.play_scenario(app, launch.scenario)
    elif launch.tutorial is not None:
        games.to_lesson(app, launch.game, launch.tutorial)
    elif launch.resume and Run.last(app.data) is not None:
        games.resume(app)
    elif launch.players is not None:
        own = screens.of(launch.game)
        games.new_game(app, own.asked_for(launch, launch.players, app.settings.undo, launch.seed))
    elif app.settings.language is None and launch.lang is None:
        app.go("first-run")
    else:
        app.go("menu")
    if not app.stack:
        app.go("menu")
    error_notices.watch(app)
    if not app.notice.shown:
        app.warn_if_small()
