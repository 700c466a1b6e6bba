"""A monkey that presses in rhythm: the same place, key or pad button again and again, without looking.

    python -m tests.scenes.monkey --acts 0 --rhythm 20 --seed 1

Whole games, of people and of people with companions. It watches, frame by frame, who is asked, and no answer may be
taken for somebody who has not been asked, in a picture that stands still, for as long as it takes to see it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import pygame

import scenes.program
from game.core.engine.chance import Chance
from scenes.bigbook.table.input.situation import PLAYED
from scenes.bigbook.table.scene import TableScene
from scenes.kit.input.presses import GUARD, PAUSE
from scenes.shell.app import App
from scenes.shell.command_line import Launch
from scenes.shell.robot import open_point
from tests.scenes.monkey.acts import step
from tests.scenes.plain_pictures import BlankArt

FRAME: Final = 40.0
"""Milliseconds of a frame."""
GAPS = (120, 200, 350, 480, 600, 700, 850, 1000, 1100, 1300, 1500)
"""Milliseconds between two presses."""
FORWARD = ("button:confirm", "button:end-turn", "button:pass", "button:same-for-rest", "button:choose-for-me",
           "button:refuse", "button:take-over")  # fmt: skip
KEYS = (pygame.K_e, pygame.K_RETURN, pygame.K_SPACE, pygame.K_a, pygame.K_q, pygame.K_p,
        *(pygame.K_1 + n for n in range(6)))  # fmt: skip
PAD = (pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_X)
PARTIES: tuple[tuple[str, ...], ...] = ((), ("adept",) * 3, ("apprentice",) * 2)
"""The companions at a table of five; the rest are people."""


class HasteError(AssertionError):
    """An answer was taken for somebody who had not seen the question."""


@dataclass(slots=True)
class Witness:
    """Sees with every frame who is asked and since when, and when answers are taken."""

    table: TableScene
    asked: tuple[str, int] | None = None
    since: float = 0.0
    answers: int = 0
    last: tuple[str, int] | None = None
    """Who has given the last answer."""

    def look(self) -> None:
        """A frame has passed: what was answered in it, and who is asked now."""
        session = self.table.session
        for taken in session.past[self.answers :]:
            self._answered(taken.state.decision, taken.state.turn)
        self.answers = len(session.past)
        now = session.decision
        if now is None or self.table.hurries or self.table.state.company is not None:
            return
        if (now.seat, session.state.turn) != self.asked:
            self.asked, self.since = (now.seat, session.state.turn), self.table.clock

    def _answered(self, decision: object, turn: int) -> None:
        seat = getattr(decision, "seat", "")
        who, again = (seat, turn), (seat, turn) == self.last
        self.last = who
        if seat in self.table.run.setup.tempers or again or self.table.state.repeats.same:
            return
        seen = self.table.clock - self.since if who == self.asked else 0.0
        if seen < GUARD:
            raise HasteError(f"{seat} answered in turn {turn}, {seen:.0f} ms after they were asked")


class Rhythm:
    """One application, one seed, one table of five."""

    def __init__(self, app: App, seed: int) -> None:
        assert isinstance(app.top, TableScene)
        self.app, self.table, self.rng = app, app.top, random.Random(seed)
        self.witness = Witness(app.top)
        self.beats = 0

    def play(self, beats: int) -> bool:
        """Press so often, in rhythms; True when the game has come to its end before that."""
        while self.beats < beats and self.app.top is self.table and self.table.session.decision is not None:
            press, gap = self._hand(), self.rng.choice(GAPS)
            for _ in range(self.rng.randint(3, 10)):
                press()
                self.beats += 1
                self._pass(gap)
                if self.app.top is not self.table:
                    break
            self._come_back()
            for _ in range(self.rng.randint(0, 4)):
                self._go_on()
            self._pass(PAUSE + FRAME)
        return self.table.session.decision is None

    def _go_on(self) -> None:
        """Somebody who has looked gives an answer by chance, so that the game gets on; up to the next rhythm nothing of
        it is played out to its end."""
        table = self.table
        if self.app.top is not table or table.session.decision is None:
            return
        table.director.rest()
        if table.session.decision is None or table.state.company is not None:
            return
        step(table.session, Chance(self.rng.randrange(10**6)))
        self.witness.answers, self.witness.last = len(table.session.past), None
        table.play(table.session.events)
        self.witness.look()

    def _hand(self) -> Callable[[], None]:
        """What is pressed in the next rhythm."""
        kind = self.rng.random()
        if kind < 0.5:
            return self._mouse(self._place())
        if kind < 0.85:
            return self._key(self.rng.choice(KEYS))
        return self._pad(self.rng.choice(PAD))

    def _place(self) -> tuple[int, int]:
        things = self.table.things()
        forward = [one for one in things if one.enabled and one.id in FORWARD]
        wanted = [one for one in things if one.enabled and one.role in PLAYED]
        if self.table.session.decision is not None and self.table.state.choice is not None:
            wanted += [one for one in things if one.role == "seat" and one.enabled]
        one = self.rng.choice(forward if forward and self.rng.random() < 0.6 else wanted or things)
        return open_point(things, one) or one.rect.center

    def _mouse(self, pos: tuple[int, int]) -> Callable[[], None]:
        self._send(pygame.MOUSEMOTION, pos=pos, rel=(9, 9), buttons=(0, 0, 0))

        def press() -> None:
            self._send(pygame.MOUSEBUTTONDOWN, pos=pos, button=1)
            self._send(pygame.MOUSEBUTTONUP, pos=pos, button=1)

        return press

    def _key(self, key: int) -> Callable[[], None]:
        def press() -> None:
            self._send(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)
            self._send(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)

        return press

    def _pad(self, button: int) -> Callable[[], None]:
        def press() -> None:
            self._send(pygame.CONTROLLERBUTTONDOWN, button=button, instance_id=0)
            self._send(pygame.CONTROLLERBUTTONUP, button=button, instance_id=0)

        return press

    def _send(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        self._frame(0.0)

    def _frame(self, dt: float) -> None:
        self.app.frame(shown=not self.table.standing, dt=dt)
        self.witness.look()

    def _pass(self, ms: float) -> None:
        while ms > 0 and self.app.top is self.table:
            self._frame(min(FRAME, ms))
            ms -= FRAME

    def _come_back(self) -> None:
        """Whatever was opened is shut."""
        while len(self.app.stack) > 1 and self.app.top is not self.table:
            self.app.pop()


@contextmanager
def table_of_five(folder: Path, seed: int) -> Iterator[App]:
    """An application with a table of five: people, or people with companions, by the seed."""
    launch = Launch(lang="en", data_dir=folder, speed=(2, 4)[seed % 2], players=5, seed=seed,
                    table={"companions": PARTIES[seed % len(PARTIES)]})  # fmt: skip
    app = App(launch, BlankArt())
    try:
        scenes.program.first_scene(app)
        yield app
    finally:
        app.close()


def rhythm(folder: Path, seed: int, beats: int) -> tuple[int, bool]:
    """Play one game in rhythm, at most so many presses; how many answers were given, and whether it has ended.
    HasteError where one was taken for somebody who had not seen the question."""
    with table_of_five(folder, seed) as app:
        one = Rhythm(app, seed)
        ended = one.play(beats)
        return one.witness.answers, ended
