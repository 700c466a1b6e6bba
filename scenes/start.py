"""What the program opens with, by command line and by what lies in the data folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.bigbook import screens as big_book
from scenes.bigbook.end import final_table
from scenes.bigbook.end import scene as end
from scenes.bigbook.party import asked_for
from scenes.bigbook.rulebook import scene as rulebook
from scenes.bigbook.setup import scene as setup
from scenes.bigbook.table import scene as table
from scenes.bigbook.tutorial import challenges, coach, lesson_list
from scenes.kit import routes
from scenes.menus import about, first_run, key_bindings, main_menu, saves, settings, unsaved
from scenes.shell import error_notices, games
from scenes.shell.run import Run

if TYPE_CHECKING:
    from scenes.shell.app import App


SCREENS = (
    about, big_book, challenges, coach, end, final_table, first_run, key_bindings, lesson_list, main_menu, rulebook,
    saves, settings, setup, table, unsaved,
)  # fmt: skip
"""The modules whose screens are reached by name only, and what each game tells the shell of itself."""


def first_scene(app: App) -> None:
    """Put the first scene on the stack."""
    launch = app.launch
    if launch.load is not None:
        games.load(app, launch.load)
    elif launch.scenario is not None:
        games.play_scenario(app, launch.scenario)
    elif launch.tutorial is not None and routes.known("tutorial"):
        app.go("tutorial", launch.tutorial)
    elif launch.resume and Run.last(app.data) is not None:
        games.resume(app)
    elif launch.players is not None:
        games.new_game(app, asked_for(launch, launch.players, app.settings.undo, launch.seed))
    elif app.settings.language is None and launch.lang is None:
        app.go("first-run")
    else:
        app.go("menu")
    if not app.stack:
        app.go("menu")
    error_notices.watch(app)
    if not app.notice.shown:
        app.warn_if_small()
