"""Every row of the settings does what it is for: changed by a press, seen on the table below."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.party import GameSetup, default_people
from scenes.bigbook.table.animation.fullscreen_effects import flash
from scenes.bigbook.table.animation.thing_motion import RejectionShake
from scenes.bigbook.table.animation.timings import duration
from scenes.bigbook.table.layout import table_layout
from scenes.bigbook.table.scene import TableScene
from scenes.shell import games
from scenes.shell.profile import Profile
from scenes.table.effects import Particles, tuned
from tests.fit.stages import BlankArt
from tests.scenes.driver import Driver, driving

MOST_PICTURES = 60
CONTROL = 12
"""Pixels from its right end, inside every control."""


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


def shaken(d: Driver) -> object:
    """Whether what is refused moves, or wears an edge instead."""
    head = RejectionShake(table_of(d).context)
    head.begin("deck:p1")
    return bool(head.edged)


def motes(d: Driver) -> object:
    """How many sparks fly."""
    found = tuned(Particles((0, 0), ((1, 2, 3),)), d.app.theme)
    return found.count if isinstance(found, Particles) else 0


def waits(d: Driver) -> object:
    """Whether the table stands still when the turn has gone to somebody else."""
    table = table_of(d)
    table.look.model.turn = 2
    table.director.now = event = Event("turn_began", {"seat": "p2", "turn": 2})
    table.handover.begin(event)
    held, table.handover.waiting, table.director.now = table.handover.waiting, False, None
    return held


def coach_speaks(d: Driver) -> object:
    """Whether the coach has something to say."""
    table = table_of(d)
    table.context.touch()
    d.frames(3)
    return any(thing.id.startswith(("note:", "button:coach", "coach")) for thing in table.things())


EFFECTS: dict[str, Callable[[Driver], object]] = {
    "language": lambda d: d.thing("button:end-turn").label,
    "text-size": picture,
    "window": lambda d: d.app.window.mode,
    "render-scale": lambda d: d.app.window.render,
    "high-contrast": picture,
    "card-texts": lambda d: replace(table_of(d).look, layout=table_layout(1920, 1080, 3)).sentences,
    "plain-font": picture,
    "danger": picture,
    "undo-policy": lambda d: table_of(d).run.setup.undo,
    "quill": lambda d: d.app._cursor._now[0],  # the shape asked for: without a screen there is no pointer of the system
    "speed": lambda d: table_of(d).timeline.speed,
    "reduced-motion": lambda d: duration("card_drawn", table_of(d).director.reduced),
    "shake": shaken,
    "flashes": lambda d: getattr(tuned(flash(Rect(0, 0, 9, 9)), d.app.theme), "strength", 0.0),
    "particles": motes,
    "idle": lambda d: table_of(d).ambience.shown,
    "hints": coach_speaks,
    "handover-wait": waits,
}
ELSEWHERE = {"ask-support", "company-pace", "company-speaks"}
"""Changed and seen in `table/test_panel.py::test_a_friend_is_asked_only_where_that_courtesy_is_wanted`, and in
`table/test_company.py`."""


def change(d: Driver, row: str) -> None:
    """Open the settings, change one row by a press, close them."""
    d.app.open("settings")
    d.frames(2)
    rect = d.thing(f"setting:{row}").rect
    slider = d.thing(f"setting:{row}").role == "slider"
    d.click_at((rect.x + 20 if slider else rect.right - CONTROL, rect.centery))
    if row == "undo-policy":
        d.click("button:agree")
    d.click("button:close")
    d.frames(3)


def begun(d: Driver) -> None:
    """A table on which a game has just begun."""
    games.new_game(d.app, GameSetup(default_people(2), seed=3))
    d.frames(5)


def test_no_row_of_the_settings_is_without_effect(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        begun(d)
        d.app.open("settings")
        rows = {thing.id.removeprefix("setting:") for thing in d.top.things() if thing.id.startswith("setting:")}
    assert rows == {*EFFECTS, *ELSEWHERE}


@pytest.mark.parametrize("row", EFFECTS)
def test_a_row_of_the_settings_changes_what_it_is_for(tmp_path: Path, row: str) -> None:
    with driving(tmp_path, window=(1280, 720), art=BlankArt()) as d:
        begun(d)
        if row in ("idle", "shake", "handover-wait"):
            d.app.prefs.live.speed = 2  # at speed 0 nothing moves, and nobody waits
        if row == "hints":
            Profile(d.app.data).replay_hints()
        effect = EFFECTS[row]
        before = effect(d)
        assert effect(d) == before, "it stays while nobody changes it"
        change(d, row)
        assert effect(d) != before
