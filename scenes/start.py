"""What the program opens with, by command line and by what lies in the data folder."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes import games
from scenes.first_run import FirstRunScene
from scenes.menu import MenuScene
from scenes.run import GameSetup, default_people

if TYPE_CHECKING:
    from scenes.app import App


def first_scene(app: App) -> None:
    """Put the first scene on the stack."""
    launch = app.launch
    if launch.resume and games.can_resume(app.data):
        games.resume(app)
    elif launch.players is not None:
        setup = GameSetup(default_people(launch.players), launch.difficulty, launch.mode, launch.seed or 0, app.settings.undo)
        games.new_game(app, setup)
    elif app.settings.language is None and launch.lang is None:
        app.replace(FirstRunScene(app))
    else:
        app.replace(MenuScene(app))
