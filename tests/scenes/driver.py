"""Drives real scenes with real events under the dummy video driver."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeGuard, TypeVar

import pygame

import scenes.program
from scenes.bigbook.table.attendant import BookAttendant
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing, by_id
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from scenes.shell.robot import open_point
from tests.scenes.plain_pictures import BlankArt
from tests.scenes.resized import Resized

FRAME_MS = 16.0
"""What each frame lasts by the game's own clock, however busy the machine is; nothing is waited for."""
LOOK_MS = 100.0
"""The same while somebody only looks at what is asked."""
DRAWN = 8
"""One in so many frames is drawn while time passes."""
UNSEEN = 6
"""One picture in so many is drawn after presses for a test that looks at none; of frames that pass it sees some."""

S = TypeVar("S", bound=Scene)


class Driver:
    """A running application and the hands of a person."""

    def __init__(self, app: App, every: int = 1) -> None:
        self.app = app
        self._every, self._presses, self._frames = 1, every, 0

    @property
    def top(self) -> Scene:
        """The scene in front."""
        assert self.app.top is not None
        return self.app.top

    def front(self, kind: type[S]) -> S:
        """The scene in front, which is of that kind."""
        top = self.top
        assert isinstance(top, kind), f"{top.name} is in front"
        return top

    def thing(self, name: str) -> Thing:
        """The thing of that id on the top scene."""
        found = by_id(self.top.things(), name)
        assert found is not None, f"{name} is not among {[thing.id for thing in self.top.things()]}"
        return found

    def event(self, kind: int, *, shown: bool = True, **fields: Any) -> None:
        """Send one event and run one frame, drawn or not."""
        pygame.event.post(pygame.event.Event(kind, **fields))
        self._frame(shown, self._every * self._presses)

    def _frame(self, shown: bool, every: int) -> None:
        self._frames += shown
        self.app.frame(shown=shown and self._frames % every == 0, dt=FRAME_MS)

    @contextmanager
    def sparing(self, every: int) -> Iterator[None]:
        """Meanwhile one in so many frames is drawn: long games are about what happens, not about each picture."""
        before, self._every = self._every, every
        yield
        self._every = before

    def frames(self, count: int = 1) -> None:
        """Run some frames; of many in a row every eighth and the last are drawn: what moves is met on its way, and what
        it has come to."""
        for left in reversed(range(count)):
            self._frame(left % DRAWN == 0, self._every)
            if self.app.art.waiting:  # their thread has real time for the pictures, as long as a frame lasts
                pygame.time.wait(round(FRAME_MS))

    def click_at(self, pos: tuple[int, int]) -> None:
        """Press and release at window pixels."""
        self.event(pygame.MOUSEMOTION, shown=False, pos=pos, rel=(0, 0), buttons=(0, 0, 0))
        self.event(pygame.MOUSEBUTTONDOWN, shown=False, pos=pos, button=1)
        self.event(pygame.MOUSEBUTTONUP, pos=pos, button=1)

    def click(self, name: str) -> None:
        """Click a thing where it can be reached."""
        point = open_point(self.top.things(), self.thing(name))
        assert point is not None, f"{name} is covered"
        self.app.input.viewport.bring(pygame.Rect(point, (1, 1)))
        scale, (ox, oy) = self.app.window.scale, self.app.window.origin
        place = (round(point[0] * scale) + ox, round(point[1] * scale) + oy)
        if self.app.input.presses.unseen(self.top):
            self.event(pygame.MOUSEMOTION, shown=False, pos=place, rel=(0, 0), buttons=(0, 0, 0))
            self.look()
        self.click_at(place)

    def look(self) -> None:
        """As whoever plays with care does: see who is asked, before anything is pressed."""
        presses = self.app.input.presses
        for _ in range(40):
            if not (presses.unseen(self.top) or presses.again(self.top)):
                return
            self.app.frame(shown=not self.top.standing, dt=LOOK_MS)

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press a key, with the text it writes, having looked."""
        self.look()
        self.event(pygame.KEYDOWN, shown=False, key=key, mod=mod, unicode=text, scancode=0)
        if text:
            self.event(pygame.TEXTINPUT, shown=False, text=text)
        self.event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0)

    def write(self, text: str) -> None:
        """Type some letters."""
        for letter in text:
            self.key(pygame.key.key_code(letter.lower()) if letter.isascii() and letter.isalnum() else 0, text=letter)


@cache
def sheets() -> Art:
    """Plain sheets for tests that look at no picture: nothing is rasterised, waited for or painted anew."""
    return BlankArt()


@cache
def pictures() -> Art:
    """The pictures of one test process, with room for the sizes of all windows that tests open."""
    return Art(limit=512 * 2**20, read=drawings())


@cache
def drawings() -> Resized:
    """The reader of one test process: also for an `Art` that has no picture ready yet."""
    return Resized()


@contextmanager
def driving(folder: Path, *, art: Art | None = None, drawn: bool = False, **wanted: Any) -> Iterator[Driver]:
    """An application with its first scene, which has been `drawn` or not: most tests go on from there at once. Where it
    was, every press is followed by a picture, too, for tests that ask what words were drawn. `wanted` are fields of
    Launch. Its pictures are plain sheets where `art` is no other store: `pictures()`, or one of the
    test's own."""
    launch = Launch(**{"lang": "en", "speed": 0, "data_dir": folder, **wanted})
    app = App(launch, art or sheets())
    try:
        scenes.program.first_scene(app)
        app.frame(shown=drawn, dt=FRAME_MS)
        yield Driver(app, 1 if drawn or art is not None else UNSEEN)
    finally:
        app.close()


@contextmanager
def painting(folder: Path, *, art: Art | None = None, **wanted: Any) -> Iterator[Driver]:
    """As `driving`, with the pictures of the game: for tests that look at what is painted."""
    with driving(folder, art=art or pictures(), drawn=True, **wanted) as driver:
        yield driver


A = TypeVar("A", bound=BookAttendant)


class Attended(TableScene, Generic[A]):
    """A table of which is known who attends it. This is for the type checker; tables are none of these."""

    attendant: A


def attended(scene: object, kind: type[A]) -> TypeGuard[Attended[A]]:
    """Whether a screen is a table that somebody of this kind attends."""
    return isinstance(scene, TableScene) and isinstance(scene.attendant, kind)


def attended_by(kind: type[A], scene: Scene) -> Attended[A]:
    """A screen that is a table which somebody of this kind attends."""
    assert attended(scene, kind)
    return scene
