"""The hands of a monkey: frames, clicks, drags and keys, by its own luck."""

from __future__ import annotations

import random
from typing import Any

import pygame

from scenes.kit.input.keymap import KeyMap
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.shell.robot import open_point

KEYS = (pygame.K_TAB, pygame.K_RETURN, pygame.K_SPACE, pygame.K_ESCAPE, pygame.K_BACKSPACE,
        pygame.K_PAGEDOWN, pygame.K_PAGEUP, pygame.K_LEFT, pygame.K_RIGHT, pygame.K_UP, pygame.K_DOWN, pygame.K_HOME,
        pygame.K_END)  # fmt: skip
MODS = {"ctrl": pygame.KMOD_LCTRL, "shift": pygame.KMOD_LSHIFT, "alt": pygame.KMOD_LALT}


class Hands:
    """Events as a person sends them, with their slips."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.rng = random.Random(0)

    def frame(self, dt: float, *, drawn: bool = False) -> None:
        """Events are heard and so many milliseconds pass."""
        self.app.frame(shown=drawn, dt=float(dt))

    def send(self, kind: int, **fields: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **fields))
        if self.rng.random() < 0.8:  # else the next one comes in the same frame, as on a slow machine
            self.frame(0)

    def click(self, pos: tuple[int, int], button: int = 1) -> None:
        """Press and release at a place of the canvas, now and then twice."""
        scale, (ox, oy) = self.app.window.scale, self.app.window.origin
        at = round(pos[0] * scale) + ox, round(pos[1] * scale) + oy
        if self.rng.random() < 0.9:
            self.send(pygame.MOUSEMOTION, pos=at, rel=(1, 1), buttons=(0, 0, 0))
        for _ in range(2 if self.rng.random() < 0.1 else 1):
            self.send(pygame.MOUSEBUTTONDOWN, pos=at, button=button)
            self.send(pygame.MOUSEBUTTONUP, pos=at, button=button)

    def press_key(self, key: int, mod: int = 0) -> None:
        self.send(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)
        if self.rng.random() < 0.9:
            self.send(pygame.KEYUP, key=key, mod=mod, unicode="", scancode=0)

    def press(self, things: list[Thing], wanted: list[Thing]) -> None:
        """Click one of the wanted things where it can be reached."""
        if wanted:
            pos = open_point(things, self.rng.choice(wanted))
            if pos is not None:
                self.click(pos)

    def place(self) -> tuple[int, int]:
        """Anywhere on the canvas."""
        return self.rng.randrange(self.app.size[0]), self.rng.randrange(self.app.size[1])

    def things(self) -> list[Thing]:
        """What lies on the screen in front."""
        return self.app.top.things() if self.app.top is not None else []

    def carry(self, start: tuple[int, int], goal: tuple[int, int]) -> tuple[int, int]:
        """Press at a place and move to another, without letting go; where that is in the window."""
        scale, (ox, oy) = self.app.window.scale, self.app.window.origin
        path = [start, ((start[0] + goal[0]) // 2, (start[1] + goal[1]) // 2), goal]
        at = [(round(x * scale) + ox, round(y * scale) + oy) for x, y in path]
        self.send(pygame.MOUSEMOTION, pos=at[0], rel=(0, 0), buttons=(0, 0, 0))
        self.send(pygame.MOUSEBUTTONDOWN, pos=at[0], button=1)
        for pos in at[1:]:
            self.send(pygame.MOUSEMOTION, pos=pos, rel=(5, 5), buttons=(1, 0, 0))
        return at[-1]

    def any_key(self) -> None:
        """One of the keys that mean something somewhere."""
        if self.rng.random() < 0.5:
            mod = self.rng.choice((0, 0, 0, pygame.KMOD_LSHIFT, pygame.KMOD_LCTRL))
            self.press_key(self.rng.choice(KEYS), mod)
            return
        *mods, name = self.rng.choice([*KeyMap({}).first.values(), *KeyMap({}, mac=False).fixed]).split("+")
        self.press_key(pygame.key.key_code(name), sum(MODS[one] for one in mods))
