"""The robot uses nothing but events, and brings a whole game to its end."""

from __future__ import annotations

import ast
from pathlib import Path

import pygame
from pygame import Rect

import scenes.shell.robot
from scenes.bigbook.table.scene import TableScene
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.shell.robot import STUCK_CODE, InputSynthesizer, Robot, open_point
from tests.scenes.driver import driving


class Choosing(Scene):
    """Asks for two of three cards, twice, then ends."""

    name = "table"

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.chosen: set[str] = set()
        self.answers = 0
        self.kinds: set[int] = set()

    def things(self) -> list[Thing]:
        cards = [Thing(f"card:p1:hand:{i}", "card", "", Rect(100 * i, 300, 90, 120)) for i in (1, 2, 3)]
        ready = len(self.chosen) == 2
        return [
            *cards,
            Thing("button:confirm", "button", "", Rect(700, 300, 90, 40), ready, "too-few"),
            Thing("button:menu", "button", "", Rect(900, 10, 90, 40)),
        ]

    def press(self, thing: Thing) -> None:
        assert thing.id != "button:menu"
        if thing.id == "button:confirm":
            self.answers += 1
            self.chosen.clear()
            if self.answers == 2:
                self.app.go("menu")
                assert self.app.top is not None
                self.app.top.name = "end"
        else:
            self.chosen ^= {thing.id}

    def progress(self) -> object:
        return self.answers

    def handle(self, event: pygame.event.Event) -> bool:
        self.kinds.add(event.type)
        return super().handle(event)


def test_it_answers_by_events_and_stops_at_the_end(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        scene = Choosing(d.app)
        d.app.replace(scene)
        d.app.on_frame = Robot(d.app, 3).frame
        for _ in range(3000):
            d.app.frame()
            if d.app.exit_code is not None:
                break
        assert d.app.exit_code == 0
        assert scene.answers == 2
        assert {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP} <= scene.kinds


class Deaf(Choosing):
    """Never gets anywhere."""

    def press(self, thing: Thing) -> None:
        return


def test_it_gives_up_loudly_when_nothing_moves(tmp_path: Path) -> None:
    with driving(tmp_path, reduced_motion=True) as d:
        d.app.replace(Deaf(d.app))
        robot = Robot(d.app, 3)
        d.app.on_frame = robot.frame
        while d.app.exit_code is None and robot.acts < 4000:
            d.app.frame()
        assert d.app.exit_code == STUCK_CODE


def test_covered_things_are_pressed_where_they_show() -> None:
    below, above = Thing("a", "card", "", Rect(0, 0, 100, 100)), Thing("b", "card", "", Rect(30, -10, 100, 120))
    point = open_point([below, above], below)
    assert point is not None
    assert point[0] < 30
    assert open_point([below, Thing("c", "card", "", Rect(-5, -5, 200, 200))], below) is None


def test_walking_by_keys_reaches_the_thing(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        hands = InputSynthesizer(d.app)
        target = d.thing("button:settings")
        assert hands.walk(d.top.things(), d.top.focus.current, target, pygame.K_TAB)
        while hands.busy:
            hands.post()
            d.app.frame()
        assert d.top.name == "settings"


def test_it_starts_a_game_from_the_very_first_screen(tmp_path: Path) -> None:
    with driving(tmp_path, lang=None) as d:
        d.app.on_frame = Robot(d.app, 5).frame
        for _ in range(1500):
            d.app.frame()
            if d.top.name == "table":
                break
        assert d.top.name == "table"


def test_it_plays_on_the_real_table(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=4, reduced_motion=True) as d:
        d.app.on_frame = Robot(d.app, 4).frame
        for _ in range(2500):
            d.app.frame()
            table = d.top
            if not isinstance(table, TableScene) or len(table.session.past) >= 25:
                break
        assert isinstance(d.top, TableScene)
        assert len(d.top.session.past) >= 25


def test_it_does_not_know_the_engine() -> None:
    source = Path(scenes.shell.robot.__file__ or "")
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        engine = [name for name in names if name.startswith("game") and name != "game.version"]
        assert not engine, source.name
