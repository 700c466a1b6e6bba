"""Games that have ended, and the screen that tells of it."""

from __future__ import annotations

from game.bigbook.play.statistics import Statistics
from game.core.engine.event import Event
from scenes.bigbook.end.scene import Ending, EndScene
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.shell.app import App
from scenes.shell.games import new_game
from scenes.shell.run import Run as ShellRun
from tests.scenes.runs import play

MOVED = {"card": "madness", "from": "p2.hand", "to": "stack", "source": "rules"}
SUPPORTED = Event("card_supported", {**MOVED, "seat": "p2", "card": "fire1", "to": "p2.support"})


def end(app: App, result: str, reason: str = "", players: int = 5) -> EndScene:
    tally = Statistics()
    tally.begin(1, "cover_1", "p1")
    tally.add([Event("curse_destroyed", {"seat": "p1", "curse": "w1"})] * 12)
    tally.add([SUPPORTED] * 3)
    for number, page in enumerate(("page_02", "page_05", "page_07", "page_10", "page_12")):
        ended = Event("failure_began" if number % 2 else "bonus_began", {"page": page})
        tally.add([ended, Event("page_turned", {"monster": page, "page": page})])
    setup = GameSetup(default_people(players), seed=3)
    for person in setup.people:
        person.name = "Wilhelmina Wallflower W"
    run = Run.new(setup, app.data)
    return EndScene(app, Ending(setup, result, reason, 6, tally, "page_12", run), new_game)


def ended(app: App, seed: int = 3) -> Run:
    """A game played to its end by chance, which loses."""
    run: Run = ShellRun.new(GameSetup(default_people(3), seed=seed), app.data)
    play(run, 6000, seed)
    return run
