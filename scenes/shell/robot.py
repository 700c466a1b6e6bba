"""A player made of events: it moves the pointer and presses keys as a person would, and never calls the engine.

Its head looks at the things of the top scene and at the pending decision, and chooses the next act; its hands are
queues of pygame events, one event per frame. Ways by arrow keys are found on copies of a scene's focus.
"""

from __future__ import annotations

import random
import sys
from collections import deque
from collections.abc import Callable, Sequence
from copy import copy
from typing import NamedTuple

import pygame

from game.version import PROGRAM
from scenes.kit.focus import Focus
from scenes.kit.scene import ARROWS, Scene
from scenes.kit.thing import Thing, by_id, thing_at
from scenes.shell import screens
from scenes.shell.app import App

KEY_OF = {way: key for key, way in ARROWS.items()}
FARTHEST = 40


class Press(NamedTuple):
    """One press of an arrow: the key and what is held with it."""

    key: int
    mod: int


def presses(scene: Scene, focus: Focus, things: list[Thing], *, leaps: bool = True) -> list[tuple[Press, Focus]]:
    """Every arrow that can be pressed while the focus is there, and the focus afterwards; `things` are the scene's.

    `leaps`: with Ctrl, too, to another zone."""
    here = by_id(things, focus.current or "")
    found = []
    for way in scene.ways(here) if here is not None else tuple(KEY_OF):
        for leap in (False, True) if scene.zoned and leaps else (False,):
            moved = copy(focus)
            scene.walk(moved, way, things, leap=leap)
            found.append((Press(KEY_OF[way], pygame.KMOD_LCTRL if leap else 0), moved))
    return found


def find(scene: Scene, target: str, *, leaps: bool = True) -> list[Press] | None:
    """The fewest presses of arrows that bring the focus to a thing; None where no way leads there."""
    start, things = copy(scene.focus), scene.things()
    seen = {start.place}
    queue: deque[tuple[Focus, list[Press]]] = deque([(start, [])])
    while queue:
        focus, path = queue.popleft()
        if focus.current == target:
            return path
        if len(path) >= FARTHEST:
            continue
        for press, there in presses(scene, focus, things, leaps=leaps):
            if there.place not in seen:
                seen.add(there.place)
                queue.append((there, [*path, press]))
    return None


DRAG_STEPS = 5
_SHARES = (
    (0.5, 0.5),
    (0.2, 0.5),
    (0.5, 0.2),
    (0.8, 0.5),
    (0.5, 0.8),
    (0.12, 0.15),
    (0.06, 0.5),
    (0.94, 0.5),
    (0.5, 0.94),
)
Pos = tuple[int, int]


def open_point(things: Sequence[Thing], thing: Thing) -> Pos | None:
    """A canvas point where a press reaches this thing and no other, or None when it is covered."""
    for sx, sy in _SHARES:
        point = round(thing.rect.x + thing.rect.w * sx), round(thing.rect.y + thing.rect.h * sy)
        found = thing_at(list(things), point)
        if found is not None and found.id == thing.id:
            return point
    return None


class InputSynthesizer:
    """Posts queued events; `busy` until the last one has been posted."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._queue: deque[pygame.event.Event] = deque()
        self._at: Pos = (0, 0)

    @property
    def busy(self) -> bool:
        """True while events wait to be posted."""
        return bool(self._queue)

    @property
    def next(self) -> pygame.event.Event | None:
        """The event that is posted next."""
        return self._queue[0] if self._queue else None

    def post(self) -> None:
        """Post the next event."""
        pygame.event.post(self._queue.popleft())

    def _window(self, point: Pos) -> Pos:
        scale, (ox, oy) = self._app.window.scale, self._app.window.origin
        return round(point[0] * scale) + ox, round(point[1] * scale) + oy

    def _move(self, point: Pos, held: bool = False) -> None:
        place = self._window(point)
        rel = place[0] - self._at[0], place[1] - self._at[1]
        self._at = place
        buttons = (1 if held else 0, 0, 0)
        self._queue.append(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=rel, buttons=buttons, touch=False))

    def _button(self, kind: int) -> None:
        self._queue.append(pygame.event.Event(kind, pos=self._at, button=1, touch=False))

    def click(self, point: Pos) -> None:
        """Point at a canvas position and press there; what lies out of sight is brought into view first."""
        self._app.input.viewport.bring(pygame.Rect(point, (1, 1)))
        self._move(point)
        self._button(pygame.MOUSEBUTTONDOWN)
        self._button(pygame.MOUSEBUTTONUP)

    def drag(self, start: Pos, stop: Pos) -> None:
        """Take what lies at `start` and let it go at `stop`."""
        self._move(start)
        self._button(pygame.MOUSEBUTTONDOWN)
        for i in range(1, DRAG_STEPS + 1):
            share = i / DRAG_STEPS
            self._move(
                (round(start[0] + (stop[0] - start[0]) * share), round(start[1] + (stop[1] - start[1]) * share)),
                held=True,
            )
        self._button(pygame.MOUSEBUTTONUP)

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key; `text` is what it writes."""
        self._queue.append(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text:
            self._queue.append(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self._queue.append(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))

    def walk(self, things: Sequence[Thing], focus: str | None, target: Thing, key: int, mod: int = 0) -> bool:
        """Step along a list to a thing and press Enter; False when it is too far to be likely.

        `key` and `mod` step forward (Tab).
        """
        ids = [thing.id for thing in things]
        if focus not in ids or target.id not in ids:
            return False
        steps = (ids.index(target.id) - ids.index(focus)) % len(ids)
        back = len(ids) - steps
        if min(steps, back) > 8:
            return False
        if back < steps:
            mod |= pygame.KMOD_LSHIFT
        for _ in range(min(steps, back)):
            self.key(key, mod)
        self.key(pygame.K_RETURN)
        return True

    def arrows(self, path: Sequence[Press]) -> None:
        """Press arrows one after the other, then Enter."""
        for press in path:
            self.key(press.key, press.mod)
        self.key(pygame.K_RETURN)

    def hit(self, things: Sequence[Thing], thing: Thing) -> bool:
        """Click a thing where it can be reached; False when it is wholly covered."""
        point = open_point(things, thing)
        if point is None:
            return False
        self.click(point)
        return True


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
        self.hands: InputSynthesizer = InputSynthesizer(app)
        self.rng = random.Random(seed)
        self.habits = screens.of(app.launch.game).habits
        self.acts = 0
        self.pressed: list[int] = []
        """With arrows only: how many presses each thing took, Enter included."""
        self.go: Callable[[Thing], bool] = self._by_arrows
        """How it goes to a thing and presses it where it has no pointer; False where no way leads there."""
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
        own = f"{wanted}:{self.app.launch.game}"  # where there are several games, each has a line of its own
        return self._press(things, own if by_id(things, own) is not None else wanted)

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
            return self.go(thing)
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
        path = find(self.app.top, target.id) if self.app.top is not None else None
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
