"""Two kinds of people at the table for tests: one has only a mouse, the other only keys."""

from __future__ import annotations

import random

import pygame

from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import Thing
from scenes.shell import robot
from tests.lengths import soak
from tests.scenes.driver import Driver

ROLES = ("card", "spell", "curse", "supply", "library", "ability", "option", "power")
FORWARD = ("button:confirm", "button:pass", "button:end-turn")
EVERY = soak(24, 8)


class Person:
    """Picks something possible by chance; `give` does it. Only one in so many pictures on the way is drawn."""

    def __init__(self, driver: Driver, seed: int, every: int = EVERY) -> None:
        self.driver = driver
        self.every = every
        self.rng = random.Random(seed)
        self.acts = 0
        driver.app.on_frame = lambda: None  # at speed 0 a frame then waits for nothing

    @property
    def table(self) -> TableScene | None:
        top = self.driver.top
        return top if isinstance(top, TableScene) else None

    def play(self, acts: int) -> bool:
        """Act until the game has ended; False when it takes too many acts."""
        while self.acts < acts:
            table = self.table
            if table is None:
                return True
            self.acts += 1
            self.give(self.pick(table))
        return False

    def pick(self, table: TableScene) -> Thing:
        things = [thing for thing in table.things() if thing.enabled]
        forward = [thing for thing in things if thing.id in FORWARD]
        seats = table.session.decision is not None and table.session.decision.kind.startswith("choose_player")
        usable = [thing for thing in things if thing.role in ROLES or (seats and thing.role == "seat")]
        confirm = [thing for thing in forward if thing.id == "button:confirm"]
        if confirm and self.rng.random() < 0.7:
            return confirm[0]
        if forward and (not usable or self.rng.random() < 0.25):
            return self.rng.choice(forward)
        return self.rng.choice(usable)

    def give(self, thing: Thing) -> None:
        raise NotImplementedError


class Mouse(Person):
    """Clicks."""

    def give(self, thing: Thing) -> None:
        with self.driver.sparing(self.every):
            self.driver.click(thing.id)


class Keys(Person):
    """Goes by arrows and presses Enter; E ends the turn, and sometimes Ctrl+Tab goes to another zone first."""

    def give(self, thing: Thing) -> None:
        if thing.id == "button:end-turn":
            self.key(pygame.K_e)
            return
        top = self.driver.top
        if self.rng.random() < 0.2:
            self.key(pygame.K_TAB, pygame.KMOD_CTRL | (pygame.KMOD_SHIFT if self.rng.random() < 0.1 else 0))
        path = robot.find(top, thing.id)
        if path is None:  # with a card lifted only its targets are walked: put it down
            self.key(pygame.K_ESCAPE)
            path = robot.find(top, thing.id)
        assert path is not None, thing.id
        for press in path:
            self.key(press.key, press.mod)
        assert top.focus.current == thing.id
        self.key(pygame.K_RETURN)

    def key(self, key: int, mod: int = 0) -> None:
        with self.driver.sparing(self.every):
            self.driver.event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
