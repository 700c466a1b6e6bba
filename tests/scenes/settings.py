"""The settings over a table on which a game has just begun, and what stands on the screen then."""

from __future__ import annotations

import pygame

from scenes.bigbook.party import GameSetup, default_people
from scenes.bigbook.table.scene import TableScene
from scenes.menus.settings_rows import PAGES
from scenes.shell import games
from tests.scenes.driver import Driver

MOST_PICTURES = 60


def table_of(d: Driver) -> TableScene:
    table = d.app.stack[0]
    assert isinstance(table, TableScene)
    return table


def picture(d: Driver) -> object:
    """What stands on the screen, once nothing moves on it."""
    surface = d.app.window.surface
    assert surface is not None
    shown: list[bytes] = []
    while len(shown) < MOST_PICTURES and (len(shown) < 2 or shown[-1] != shown[-2]):
        d.frames(5)
        shown.append(pygame.image.tobytes(surface, "RGB"))
    return shown[-1]


def rows(d: Driver) -> set[str]:
    """The rows of the page that is shown."""
    return {thing.id.removeprefix("setting:") for thing in d.top.things() if thing.id.startswith("setting:")}


def turn_to(d: Driver, row: str) -> None:
    """Open the settings on the page that has a row."""
    d.app.open("settings")
    d.frames(2)
    for page in PAGES:
        d.click(f"page:{page}")
        if row in rows(d):
            return
    raise AssertionError(row)


def begun(d: Driver) -> None:
    """A table on which a game has just begun."""
    games.new_game(d.app, GameSetup(default_people(2), seed=3))
    d.frames(5)
    for _ in range(MOST_PICTURES):
        if table_of(d).settled and not table_of(d).context.unseen:
            return
        d.frames(1)  # a busy machine paints the table in more frames
    raise AssertionError("the table is never ready")
