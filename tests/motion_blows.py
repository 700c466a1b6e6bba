"""The blows of a game as scenes to be looked at: a scenario each, what somebody does in it, and where to look.

`python -m tests.motion OUT.png --blows cast_1,destroyed --size 1920x1080 --rate 30` plays them by fixed steps.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

import pygame
from pygame import Rect, Surface

import scenes.program
from game.core.engine.event import Event
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.shell.app import App
from scenes.shell.command_line import Launch

STEP = 100.0 / 6
"""Milliseconds of a frame."""
READING = 420.0
"""Milliseconds after which whoever reads a struck curse goes on."""

TABLE = """id: blows
rules: [BB-SPL.9]
given:
  turn: {turn}
  active: p1
  players:
    p1: {{magician: quarryman, hand: [{hand}], deck: [earth1, earth2, air1, air1, fire1, fire1, water1],
         discard: [fire1], spells: [{spells}]}}
    p2: {{magician: stoker, hand: [fire3, fire1, water1, madness], deck: [water1, water1, fire1, earth1, air1],
         support: [fire2]}}
    p3: {{magician: ferryman, hand: [air1, fire2, earth3], deck: [water1, water1, air2, air1, earth1]}}
    p4: {{magician: firebrand, hand: [air1, fire2, earth1], deck: [water1, water1, air2, air1, earth1]}}
  curses: {{{curses}}}
  madness: {madness}
play:
  - expect: {{active: p1}}
"""
SIX = "fire1, fire2, fire3, earth1, madness, water2"
FOUR = "combustion, ice, growth, telepathy"
LAID = "2: [w4], 3: [f3], 4: [a3], 5: [e5]"


@dataclass(frozen=True, slots=True)
class Blow:
    """What is done, where it is looked at, and for how long (milliseconds)."""

    act: Callable[[TableScene], None]
    ms: float
    zones: tuple[str, ...] = ()
    """Areas of the layout that are shown; none: the whole table."""
    hand: str = SIX
    spells: str = FOUR
    curses: str = LAID
    madness: int = 20
    turn: int = 4
    since: str = ""
    """The event with which the film begins; '' for what is done."""


def _does(option: str, *cards: str, more: tuple[str, ...] = ()) -> Callable[[TableScene], None]:
    """An act of the player whose turn it is, with the cards that pay, and what is answered then."""

    def act(scene: TableScene) -> None:
        scene.session.act(option, list(cards))
        happened = [*scene.session.events]
        for answer in more:
            scene.session.apply((answer,))
            happened += scene.session.events
        scene.play(happened)

    return act


def _happens(*told: Event) -> Callable[[TableScene], None]:
    def act(scene: TableScene) -> None:
        scene.director.play(told, lambda: None)

    return act


def _madness(seat: str, zone: str, source: str = "f3") -> Event:
    return Event(
        "madness_received",
        {"seat": seat, "card": "madness", "from": "stack", "to": f"{seat}.{zone}", "source": source},
    )


def _turned(monster: str) -> Event:
    return Event("page_turned", {"monster": monster, "page": "page_03"})


DESK = ("spells", "hand", "track", "book", "deck", "support")
BLOWS: Mapping[str, Blow] = {
    "cast_1": Blow(_does("activate:combustion:1", "p1.hand.fire1"), 1400, DESK),
    "cast_1_hits": Blow(_does("activate:combustion:1", "p1.hand.fire1", more=("p1.hand.earth1",)), 1900, DESK),
    "cast_1_draws": Blow(_does("activate:growth:1", "p1.hand.earth1"), 1600, DESK),
    "cast_2": Blow(_does("activate:combustion:2", "p1.hand.fire2"), 1400, DESK),
    "cast_3": Blow(_does("activate:combustion:3", "p1.hand.fire3"), 1600, DESK),
    "destroyed": Blow(_does("destroy:f3", "p1.hand.fire1", "p1.hand.fire3"), 2000, DESK),
    "destroyed_water": Blow(
        _does("destroy:w4", "p1.hand.water2", "p1.hand.water3"), 2000, DESK, hand="water2, water3, fire1, air1"
    ),
    "strike": Blow(
        _does("end"), 3200, curses="2: [], 3: [], 4: [], 5: [f4]", hand="fire1, fire1, earth1, air1, water2, fire2"
    ),
    "madness": Blow(_happens(_madness("p1", "hand"), _madness("p2", "discard"), _madness("p3", "deck")), 2000),
    "cured": Blow(_does("cure:p1.hand", "p1.hand.water2"), 1500, ("hand", "spells", "madness", "deck")),
    "learnt": Blow(_does("learn:power_of_the_brazier", "p1.hand.fire3"), 1800),
    "bonus": Blow(_happens(Event("bonus_began", {"page": "page_01"}), _turned("page_02")), 8000),
    "failure": Blow(
        _happens(
            Event("failure_began", {"page": "page_01"}),
            *(_madness(seat, "discard", "page_01") for seat in ("p1", "p2", "p3", "p4")),
            _turned("page_02"),
        ),
        9000,
    ),
    "judged_bonus": Blow(_does("end"), 7000, curses="2: [], 3: [], 4: [], 5: []", turn=5),
    "judged_failure": Blow(_does("end"), 9000, turn=5),
    "eliminated": Blow(
        _happens(Event("player_eliminated", {"seat": "p1"}), Event("turn_began", {"seat": "p2", "turn": 5})), 6400
    ),
    "victory": Blow(_does("end"), 8000, curses="2: [], 3: [], 4: [], 5: []", turn=30, since="game_won"),
    "defeat": Blow(
        _does("end"), 9000, curses="2: [], 3: [], 4: [], 5: [f4]", hand="fire1", madness=0, since="game_lost"
    ),
}


def pictures(app: App, frames: int = 60) -> None:
    """Every picture of the table is there."""
    for _ in range(frames):
        app.frame(dt=STEP, shown=True)
        while app.art.waiting:
            app.art.pump(64)
            pygame.time.wait(1)
        for scene in app.stack:
            scene.art_arrived()


WAITS, END_PAGE = 300.0, 1400.0
"""Milliseconds of a film in which the table waits for somebody, and of the end page: then it stops."""
PREPARING = 400
"""Frames in which a table that waits for people makes ahead what the next events will show."""


def prepared(app: App) -> None:
    """All has been made that is made while people think: only then frames cost what they cost in play."""
    for _ in range(PREPARING):
        app.frame(dt=STEP, shown=True)


def laid(app: App) -> TableScene:
    """The table with everything on it, still."""
    scenes.program.first_scene(app)
    for _ in range(600):
        app.frame(dt=STEP, shown=False)
        if isinstance(app.top, TableScene) and app.top.settled:
            break
    assert isinstance(app.top, TableScene)
    pictures(app)
    return app.top


def record(
    name: str,
    size: tuple[int, int],
    rate: float,
    art: Art,
    *,
    whole: bool = False,
    speed: int = 2,
    costs: list[float] | None = None,
) -> list[Surface]:
    """The frames of one blow, `rate` of them in a second; `costs` gets the processor time of each frame (ms)."""
    blow, every = BLOWS[name], 1000.0 / rate
    with tempfile.TemporaryDirectory() as home:
        text = TABLE.format(hand=blow.hand, spells=blow.spells, curses=blow.curses, madness=blow.madness,
                            turn=blow.turn)  # fmt: skip
        path = Path(home) / "blow.yaml"
        path.write_text(text, "utf-8")
        app = App(Launch(lang="en", speed=speed, data_dir=Path(home) / "d", window=size, scenario=path), art)
        try:
            scene = laid(app)
            areas = [Rect(scene.render.layout.areas[zone]) for zone in blow.zones if not whole]
            area = areas[0].unionall(areas[1:]).inflate(40, 40) if areas else Rect((0, 0), size)
            area = area.clip(Rect((0, 0), size))
            if costs is not None:
                prepared(app)
            blow.act(scene)
            frames: list[Surface] = []
            t = due = read = waits = over = 0.0
            while blow.since and (scene.director.now is None or scene.director.now.type != blow.since):
                app.frame(dt=STEP, shown=True)
            while t < blow.ms and waits < WAITS and over < END_PAGE:
                began = time.thread_time()
                app.frame(dt=STEP, shown=True)
                if costs is not None:
                    costs.append((time.thread_time() - began) * 1000)
                t += STEP
                waits = 0.0 if scene.director.busy or scene.aftermath.moving else waits + STEP
                over = 0.0 if app.top is scene else over + STEP
                read = read + STEP if scene.director.reading and scene.set_pieces.curse_reveal.dark else 0.0
                if read > READING:
                    scene.director.skip()
                if t >= due:
                    surface = app.window.surface
                    assert surface is not None
                    frames.append(surface.subsurface(area).copy())
                    due += every
            return frames
        finally:
            app.close()
