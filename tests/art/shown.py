"""Which pictures of `assets/art`, of the games that have a window, are drawn anywhere: a walk through every screen,
card, page and mark.

`python -m tests.art.shown` names those that never were.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
from pygame import Rect, Surface

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS, curse_cost
from game.bigbook.play.statistics import ROUNDS, Statistics
from game.bigbook.rules.options import MAGICIANS
from game.core.engine.event import Event
from scenes.bigbook.end.credits import OPENINGS, CreditsScene
from scenes.bigbook.end.scene import Ending, EndScene
from scenes.bigbook.party import GameSetup
from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.statistics.scene import OPENINGS as CHRONICLE
from scenes.bigbook.statistics.scene import ChronicleScene
from scenes.bigbook.table.panel.view import draw_wax
from scenes.bigbook.table.render.lights import Highlights
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.opening import OpeningScene
from scenes.kit import materials
from scenes.kit.assets import COMMON
from scenes.kit.theme import INK
from scenes.shell import games
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from scenes.shell.window import SHAPES, Cursor
from scenes.table.lights import light
from scenes.table.motion.effects import Particles
from tests.art.pictures import files, name_of
from tests.fit.games import explored, games_of_every_seal, people, run_of
from tests.fit.stages import SEEDS, STAGES, routed
from tests.scenes.plain_pictures import BlankArt

SIZE = (1280, 720)
STEP = 16.0


class Album(BlankArt):
    """Every picture as a plain sheet at once; it remembers which were asked for."""

    def __init__(self, seen: set[str]) -> None:
        super().__init__()
        self._seen = seen

    def get(self, kind: str, name: str, size: tuple[int, int], urgency: int = 5) -> Surface | None:
        file = self.path(kind, name)
        self._seen |= {name_of(file)} if file is not None else set()
        return super().get(kind, name, size, urgency)


_opened: list[set[str]] = []


def _heard(event: str, args: tuple[object, ...]) -> None:
    if _opened and event == "open" and isinstance(args[0], (str, Path)) and str(args[0]).endswith(".svgz"):
        path = Path(args[0])
        _opened[-1].add(name_of(path))


sys.addaudithook(_heard)


@contextmanager
def reading() -> Iterator[set[str]]:
    """The names of the pictures whose files are opened meanwhile: small pieces are read where they are drawn."""
    materials.store.clear()
    _opened.append(set())
    try:
        yield _opened[-1]
    finally:
        _opened.pop()


WALKED = (COMMON, "bigbook")
"""Whose pictures the walk goes through: the first game's, and those that all share. The house has its own when its
screens are whole."""


def never_drawn() -> list[str]:
    """The pictures that no screen of the walk has shown, as `game/kind/id`."""
    with tempfile.TemporaryDirectory() as folder, reading() as seen:
        for speed, walk in (
            (0, (_screens, _lessons, _languages, _setups, _cards, _marks, _endings)),
            (2, (_opening, _book, _motion)),
        ):
            app = App(Launch(lang="en", speed=speed, data_dir=Path(folder), window=SIZE), Album(seen))
            app.on_frame = lambda: None
            try:
                for walked in walk:
                    walked(app)
            finally:
                app.close()
        return sorted({name for path in files() if (name := name_of(path)).split("/")[0] in WALKED} - seen)


WITHOUT = (
    "question", "hint", "saves", "unsaved", "viewer", "route challenge ", "reading", "whole", "desk strip", "undo",
    "end asks", "end won", "end madness", "why", "sheet", "route tutorial ", "curtain", "table 2", "table 3",
    "settings", "keys", "files", "code", "friend", "tooltip", "pay", "learn", "acquire", "ability", "replay", "pause",
    "daily", "screen keys", "setup", "menu with", "chronicle", "final table", "table unsaved", "route library",
    "route settings",
)  # fmt: skip
"""Situations that show a table again, or a page of words, with no more pictures than the others."""
CHAPTERS = ("rulebook", "table", "book", "monsters", "all-magicians", "all-pages")
"""Chapters of the rulebook with pictures of their own."""


def _screens(app: App) -> None:
    for name, prepare in {**STAGES, **routed()}.items():
        if not name.startswith(WITHOUT) and ("rulebook" not in name or name.endswith(CHAPTERS)):
            prepare(app)
            app.frame()
        if name == "route rulebook all-magicians":
            for _ in range(2):
                assert app.top is not None
                app.top.on_key(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RIGHT, mod=0, unicode=""))
                app.frame()


def _opening(app: App) -> None:
    """The four pictures before the first game."""
    app.go("menu")
    app.push(OpeningScene(app))
    app.frame()


def _lessons(app: App) -> None:
    """The board of the practice room while each lesson is pointed at."""
    app.go("tutorial")
    scene = app.top
    assert scene is not None
    for thing in scene.things():
        if thing.id.startswith("lesson:"):
            scene.hover = thing.id
            scene.redraw()
            app.frame()


def _languages(app: App) -> None:
    """What is drawn anew for a language: the first screen in each."""
    for language in app.languages:
        app.set_language(language.code, keep=False)
        app.go("menu")
        app.frame()
    app.set_language("en", keep=False)


def _setups(app: App) -> None:
    for four in (MAGICIANS[:4], MAGICIANS[4:]):
        scene = SetupScene(app)
        scene.setup.people = people(4, long=False)
        for person, magician in zip(scene.setup.people, four, strict=True):
            person.magician = magician
        app.replace(scene)
        app.frame()
        scene.start()
        for _ in range(4):
            app.frame()


def _table(app: App) -> TableScene:
    found = explored(5, SEEDS).crowded
    assert found is not None
    scene = TableScene(app, run_of(found[1], 5, long=False))
    app.replace(scene)
    for _ in range(400):
        app.frame(dt=STEP)
        if scene.settled:
            break
    assert scene.settled
    return scene


def _cards(app: App) -> None:
    """Every card in every shape that the table and the reading pane give it."""
    painter = _table(app).render.painter
    for spell in catalogue().spells:
        painter.spell(spell, (200, 200), 15)
        painter.spell_page(spell, (400, 560), 20)
    for curse in catalogue().curses:
        painter.curse(curse, (140, 94), 14, tuple(curse_cost(curse).items()))
        painter.curse_page(curse, (400, 560), 20, ())
    for magician in MAGICIANS:
        painter.magician(magician, (230, 330), 15)
        painter.magician_spread(magician, (960, 600), 24)
        painter.portrait(magician, (60, 60))
    for uid in range(12):
        painter.element("madness", (128, 183), uid)
    for kind in ("fire", "water", "earth", "air"):
        for value in (1, 2, 3):
            painter.element(f"{kind}{value}", (128, 183))


def _marks(app: App) -> None:
    """A table late in a game, low on everything, with every state and token that is marked."""
    scene = _table(app)
    model = scene.render.model
    for number, left in zip(range(1, 7), (0, 1, 8, 16, 24, 60), strict=True):
        model.round, model.madness = number, left
        scene.drawing.refresh()
        app.frame()
    for element, deck in model.library.items():
        model.library[element] = type(deck)(None, 0)
        model.supply |= {f"{element}{value}": 0 for value in (2, 3)}
    for owner in model.seats.values():
        owner.ability_used = True
        for spell, state in zip(owner.spells, ("neutralized", "bound", "exhausted"), strict=False):
            spell.exhausted, spell.neutralized = state == "exhausted", state != "exhausted"
            spell.bound_by = model.curses[0].id if state == "bound" else ""
    for curse in model.curses:
        curse.applied, curse.tokens = True, dict.fromkeys(("fire", "water", "earth", "air"), 1)
    scene.render.replace()
    scene.drawing.refresh()
    for seat in model.seats:
        scene.overlays.view(f"seat:{seat}")
        app.frame()
    model.curses.clear()
    scene.render.replace()
    scene.drawing.refresh()
    app.frame()


def _endings(app: App) -> None:
    """A victory of everybody, and the credits."""
    for four in (MAGICIANS[:4], MAGICIANS[4:]):
        setup = GameSetup(people(4, long=False), seed=3)
        for person, magician in zip(setup.people, four, strict=True):
            person.magician = magician
        app.replace(EndScene(app, Ending(setup, "won", "", ROUNDS, Statistics()), games.new_game))
        app.frame()
    app.replace(ChronicleScene(app, games_of_every_seal(), [one for one in CHRONICLE if one.name == "seals"]))
    app.frame()
    app.open("credits")
    while isinstance(app.top, CreditsScene) and app.top.at < OPENINGS - 1:
        app.frame()
        app.top.turn()
    app.frame()


def _book(app: App) -> None:
    """Every cover and page with its monster alive, which comes over the spread, after the cards of all rounds."""
    scene = _table(app)
    model = scene.render.model
    for number, page in enumerate((*catalogue().covers, *catalogue().interiors)):
        model.round = number % ROUNDS
        if page in catalogue().covers:
            model.monster, model.page = None, page
            scene.drawing.refresh()
            scene.drawing.rebake(None)
            app.frame(dt=STEP)
            model.page = catalogue().interiors[0]
        model.monster, model.page = page, model.page if page in catalogue().covers else page
        scene.set_pieces.monster.clear()
        scene.drawing.refresh()
        scene.drawing.rebake(None)
        told = [Event("page_turned", {"monster": page, "page": model.page}), Event("arrival_began", {"monster": page})]
        scene.director.play(told, lambda: None)
        while scene.director.busy and scene.set_pieces.monster.entrance is None:
            app.frame(dt=4 * STEP, shown=False)
        app.frame(dt=STEP)
        scene.settle_view()
        model.page = catalogue().interiors[0]


def _motion(app: App) -> None:
    """Motes of every shape, a spell cast at every power, seals on the panel, ink about what a card in hand pays for,
    and every shape of the pointer."""
    scene = _table(app)
    model = scene.render.model
    for shape in ("fire", "water", "earth", "air", "pebble"):
        Particles((400, 400), (INK,), 2, shape=shape, t=0.1).paint(app.canvas)
    seat = model.seats[model.active]
    for power in (1, 2, 3):
        cast = Event("spell_activated", {"seat": seat.seat, "spell": seat.spells[0].id, "power": power})
        scene.director.play([cast], lambda: None)
        app.frame(dt=STEP)
        scene.settle_view()
    for power in (1, 2, 3):
        for state in ("", "_pressed", "_grey"):
            draw_wax(app.canvas, power, state, (200, 200), 40)
    for ink in (*ELEMENTS, "neutral"):
        light(app.canvas, Highlights(lit={"here"}, ink=ink), "here", Rect(100, 100, 90, 90))
    for shape in SHAPES:
        Cursor().show(shape, 34)
    for model.round in range(7):
        scene.set_pieces.picture_prefetch.prepare()


if __name__ == "__main__":
    print("\n".join(never_drawn()))
