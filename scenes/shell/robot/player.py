"""The robot's head: looks at the things of the top scene and at the pending decision, and chooses the next act."""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Callable

import pygame

from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.shell import screens
from scenes.shell.app import App
from scenes.shell.command_line import PROGRAM
from scenes.shell.robot import ways
from scenes.shell.robot.input_synthesizer import InputSynthesizer, open_point

STUCK_AFTER = 3000
STUCK_CODE = 3
WHIM = 0.12
"""The share of acts left to chance even with an adviser: half-way changes of mind, drags, keys."""
FORWARD = ("button:confirm", "button:pass", "button:end-turn")
PAUSE = {0: 0, 1: 30, 2: 18, 3: 8, 4: 3}
"""Frames between two acts by speed setting: a person must be able to follow."""

Chooser = Callable[[Scene], str | None]
"""Names the thing a policy wants next, or None to leave it to chance."""


class Robot:
    """Plays by events. `frame` is called once per turn of the loop."""

    def __init__(self, app: App, seed: int, advise: Chooser | None = None, *, arrows: bool = False) -> None:
        """`arrows`: it has nothing but arrow keys and Enter."""
        self.app = app
        self.hands = InputSynthesizer(app)
        self.rng = random.Random(seed)
        self.habits = screens.of(app.launch.game).habits
        self.acts = 0
        self.pressed: list[int] = []
        """With arrows only: how many presses each thing took, Enter included."""
        self._arrows = arrows
        self._advise = advise
        self._since = 0
        self._mark = ""
        self._seen: deque[str] = deque(maxlen=400)
        self._tried: list[str] = []
        self._pause = 0
        self._ended = 0

    def frame(self) -> None:
        """Post the next event, or choose the next act when the screen has settled."""
        if self.hands.busy:
            self.hands.post()
            return
        if self._pause > 0:
            self._pause -= 1
            return
        top = self.app.top
        if top is None or not self.app.settled:
            return
        if top.name == "end":
            self._ended += 1
            if self._ended > 1:
                self.app.quit(0)
            return
        if top.name == "menu" and self.app.launch.tutorial is not None and self.acts:
            self.app.quit(0)
            return
        self._watch(top)
        if self.app.exit_code is None:
            self._act(top)
            self.acts += 1
            self._pause = PAUSE[self.app.speed]

    def _watch(self, top: Scene) -> None:
        """Notice progress; give up, loudly, when there is none for very long."""
        mark = f"{[scene.name for scene in self.app.stack]} {top.decision()} {top.progress()}"
        if mark != self._mark:
            self._mark = mark
            self._tried.clear()
        if mark not in self._seen:
            self._seen.append(mark)
            self._since = 0
        self._since += 1
        if self._since > STUCK_AFTER:
            words = self.app.t("kit.errors.robot_stuck", place=mark, n=STUCK_AFTER)
            print(f"{PROGRAM}: {words}", file=sys.stderr)
            self.app.quit(STUCK_CODE)

    def _act(self, top: Scene) -> None:
        things = top.things()
        handlers: dict[str, Callable[[list[Thing]], bool]] = {
            "first-run": lambda seen: self._press(seen, "button:start"),
            "menu": self._menu,
            "setup": self._setup,
        }
        handler = handlers.get(top.name)
        if handler is not None and handler(things):
            return
        if top.name in self.habits.presses and self._press(things, self.habits.presses[top.name]):
            return
        if top.modal and self._close(things):
            return
        self._play(top, things)

    def _menu(self, things: list[Thing]) -> bool:
        wanted = "button:resume" if self.app.launch.resume and by_id(things, "button:resume") else "button:new-game"
        return self._press(things, wanted)

    def _setup(self, things: list[Thing]) -> bool:
        """Change a thing or two, as people do, then start."""
        if self._since < 4 and self.rng.random() < 0.6:
            some = [t for t in things if t.id.startswith(tuple(self.habits.changes))]
            if some and self._press(things, self.rng.choice(some).id):
                return True
        return self._press(things, "button:start")

    def _close(self, things: list[Thing]) -> bool:
        if self._press(things, "button:close"):
            return True
        if any(thing.id in FORWARD or thing.role in self.habits.plays for thing in things):
            return False
        self.hands.key(pygame.K_ESCAPE)
        return True

    def _press(self, things: list[Thing], wanted: str) -> bool:
        """Press a thing by its id, with the pointer or by keys; False when it is not there or not possible."""
        thing = by_id(things, wanted)
        if thing is None or not thing.enabled:
            return False
        if self._arrows:
            return self._by_arrows(thing)
        if self.rng.random() < 0.15 and self.app.top is not None and self._walk(self.app.top, things, thing):
            return True
        return self.hands.hit(things, thing)

    def _walk(self, top: Scene, things: list[Thing], target: Thing) -> bool:
        """Go to a thing by keys: by arrows on a table, else by Tab to each thing."""
        if top.zoned:
            return self._by_arrows(target)
        return self.hands.walk(things, top.focus.current, target, pygame.K_TAB)

    def _by_arrows(self, target: Thing) -> bool:
        """Go to a thing by arrows and press Enter; False when no way leads there."""
        path = ways.find(self.app.top, target.id) if self.app.top is not None else None
        if path is None:
            return False
        self.hands.arrows(path)
        self.pressed.append(len(path) + 1)
        return True

    def _play(self, top: Scene, things: list[Thing]) -> None:
        """One act of the game: what the policy wants, else something possible by chance."""
        wanted = (
            self._advise(top) if self._advise is not None and self._since < 60 and self.rng.random() > WHIM else None
        )
        if wanted is not None and self._press(things, wanted):
            return
        usable = [
            t
            for t in things
            if t.enabled and (t.role in self.habits.plays or t.id.startswith("option:")) and not self._looks_only(t)
        ]
        forward = [t for t in things if t.enabled and t.id in FORWARD]
        if not self._choose(top, things, usable, forward):
            self.hands.key(pygame.K_RETURN if self._arrows else self.rng.choice((pygame.K_ESCAPE, pygame.K_RETURN)))

    def _looks_only(self, thing: Thing) -> bool:
        """Seats are for looking unless a decision asks for a player."""
        decision = self.app.top.decision() if self.app.top is not None else None
        return thing.role == "seat" and (decision is None or not decision["kind"].startswith("choose_player"))

    def _choose(self, top: Scene, things: list[Thing], usable: list[Thing], forward: list[Thing]) -> bool:
        fresh = [t for t in usable if t.id not in self._tried] or usable
        confirm = [t for t in forward if t.id == "button:confirm"]
        tired = len(self._tried) > 12
        if tired:
            self._tried.clear()
        if confirm and (not fresh or self.rng.random() < 0.6):
            return self._press(things, confirm[0].id)
        if forward and (not fresh or tired or self.rng.random() < 0.12):
            return self._press(things, self.rng.choice(forward).id)
        if not fresh:
            return False
        thing = self.rng.choice(fresh)
        self._tried.append(thing.id)
        if thing.role == "card" and not self._arrows and self.rng.random() < 0.2 and self._drag(things, thing):
            return True
        return self._press(things, thing.id) or bool(forward and self._press(things, self.rng.choice(forward).id))

    def _drag(self, things: list[Thing], card: Thing) -> bool:
        places = [t for t in things if t.enabled and t is not card and t.role in self.habits.drops]
        if not places:
            return False
        target = self.rng.choice(places)
        start, stop = open_point(things, card), open_point(things, target)
        if start is None or stop is None:
            return False
        self.hands.drag(start, stop)
        return True
