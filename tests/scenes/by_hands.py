"""Games and lessons by a game pad, and by one button: `python -m tests.scenes.by_hands` plays all of it.

The pad's player posts nothing but events of a pad. Who has one button waits until the focus has come by itself to what
is wanted, and presses; that is all.
"""

from __future__ import annotations

import sys
import tempfile
from collections import deque
from copy import copy
from pathlib import Path

import pygame

from game.bigbook.lessons import lessons
from game.games import DEFAULT
from scenes.bigbook.tutorial.lesson_bot import BookLessonBot
from scenes.kit.thing import Thing, by_id
from scenes.shell.app import App
from scenes.shell.robot import InputSynthesizer, Robot, find
from tests.scenes.by_keys import FRAMES, Played
from tests.scenes.driver import FRAME_MS, Driver, driving
from tests.scenes.players import HOUSE, player

PAD = {
    pygame.K_RETURN: pygame.CONTROLLER_BUTTON_A, pygame.K_ESCAPE: pygame.CONTROLLER_BUTTON_B,
    pygame.K_UP: pygame.CONTROLLER_BUTTON_DPAD_UP, pygame.K_DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
    pygame.K_LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT, pygame.K_RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
}  # fmt: skip
"""The buttons for what robots press on a keyboard."""
PADS = (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION)
PACE = 600
"""Milliseconds that the focus rests on each thing, the quickest that can be set."""


class PadHands(InputSynthesizer):
    """Two thumbs on a pad: what is asked of keys becomes buttons; the right trigger goes to the next usable thing."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.events: deque[pygame.event.Event] = deque()

    @property
    def busy(self) -> bool:
        return bool(self.events)

    @property
    def next(self) -> pygame.event.Event | None:
        return self.events[0] if self.events else None

    def post(self) -> None:
        pygame.event.post(self.events.popleft())

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        button = PAD[key]
        for kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            self.events.append(pygame.event.Event(kind, instance_id=0, button=button))

    def trigger(self, times: int) -> None:
        """Pull the right trigger so often."""
        axis = pygame.CONTROLLER_AXIS_TRIGGERRIGHT
        for _ in range(times):
            for value in (32000, 0):
                self.events.append(
                    pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)
                )


def pulls(robot: Robot, target: Thing) -> int:
    """How often the trigger is pulled until the focus is on a thing; 0 where it never comes there."""
    top = robot.app.top
    assert top is not None
    things = top.things()
    usable = [thing for thing in things if top.usable(thing)]
    focus = copy(top.focus)
    for number in range(1, len(usable) + 1):
        focus.step_among(things, usable, 1)
        if focus.current == target.id:
            return number
    return 0


def by_pad(robot: Robot) -> Robot:
    """The robot with a pad in its hands, and no keys."""
    hands = robot.hands = PadHands(robot.app)

    def go(target: Thing) -> bool:
        assert robot.app.top is not None
        path = find(robot.app.top, target.id, leaps=False)
        far = pulls(robot, target)
        if far and (path is None or far < len(path)):
            hands.trigger(far)
        elif path is not None:
            for press in path:
                hands.key(press.key)
        else:
            return False
        hands.key(pygame.K_RETURN)
        robot.pressed.append((min(far, len(path)) if path and far else far or len(path or ())) + 1)
        return True

    robot.go = go
    return robot


class OneKey(InputSynthesizer):
    """Whatever is asked of it, it presses the space bar."""

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        super().key(pygame.K_SPACE)


class OneButton:
    """Somebody who can press one button: waits for the focus, at most a round and a half."""

    def __init__(self, robot: Robot) -> None:
        self.robot = robot
        self.wanted: str | None = None
        self.waited = 0
        self.button = robot.hands = OneKey(robot.app)
        robot.go = self.want

    def want(self, target: Thing) -> bool:
        """Wait for this thing; False where the focus never comes there by itself."""
        top = self.robot.app.top
        if top is None or target.id not in {thing.id for thing in top.scanned(top.things())}:
            return False
        self.wanted, self.waited = target.id, 0
        return True

    def frame(self) -> None:
        """Press when the focus is where it is wanted; else let the robot decide what is wanted."""
        top = self.robot.app.top
        if self.wanted is None or top is None or self.button.busy:
            self.robot.frame()
            return
        self.waited += 1
        if by_id(top.things(), self.wanted) is None or self.waited > 100 * PACE / FRAME_MS:
            self.wanted = None
        elif top.focus.current == self.wanted and top.settled:
            self.wanted = None
            self.robot.pressed.append(1)
            self.button.key(0)


def watch_pad(driver: Driver, robot: Robot, most: int | None = None) -> Played:
    """Let a robot play by pad to the end, or for so many acts: no other event is posted."""
    hands = robot.hands

    def frame() -> None:
        event = hands.next
        assert event is None or event.type in PADS, event
        robot.frame()

    driver.app.on_frame = frame
    return _run(driver, robot, most)


def watch_button(driver: Driver, robot: Robot, most: int | None = None) -> Played:
    """Let a robot play by one button to the end, or for so many acts."""
    driver.app.set("scan", PACE)
    one = OneButton(robot)

    def frame() -> None:
        event = one.button.next
        assert event is None or event.key == pygame.K_SPACE, event
        one.frame()

    driver.app.on_frame = frame
    return _run(driver, robot, most)


def _run(driver: Driver, robot: Robot, most: int | None) -> Played:
    for _ in range(FRAMES):
        driver.app.frame(shown=False, dt=FRAME_MS)
        if driver.app.exit_code is not None or (most is not None and len(robot.pressed) >= most):
            break
    return Played(driver.app.exit_code, robot.pressed)


def game(folder: Path, *, pad: bool, seed: int = 22, most: int | None = None, which: str = DEFAULT) -> Played:
    """One game, whole or for so many acts, by pad or by one button."""
    with driving(folder, game=which, players=2, seed=seed, window=(1280, 720), reduced_motion=True) as driver:
        robot = Robot(driver.app, seed, player(which, seed), arrows=True)
        return watch_pad(driver, by_pad(robot), most) if pad else watch_button(driver, robot, most)


def lesson(folder: Path, name: str, *, pad: bool) -> Played:
    """One lesson by pad or by one button."""
    with driving(folder, tutorial=name, seed=5, window=(1280, 720), reduced_motion=True) as driver:
        robot = BookLessonBot(driver.app, 5, arrows=True)
        return watch_pad(driver, by_pad(robot)) if pad else watch_button(driver, robot)


def main() -> int:
    """A game and all lessons by each."""
    worst = 0
    for pad in (True, False):
        name = "pad" if pad else "one button"
        for which in (DEFAULT, HOUSE):
            played = game(Path(tempfile.mkdtemp()), pad=pad, which=which)
            acts = f"{len(played.pressed)} acts, {played.mean:.1f} presses each"
            print(f"{name}: a game of {which} in {acts}, ended with {played.code}")
            worst = max(worst, played.code if played.code is not None else 9)
        for one in (known.id for known in lessons()):
            learned = lesson(Path(tempfile.mkdtemp()), one, pad=pad)
            print(f"{name}: lesson {one} in {len(learned.pressed)} acts, ended with {learned.code}")
            worst = max(worst, learned.code if learned.code is not None else 9)
    return worst


if __name__ == "__main__":
    sys.exit(main())
