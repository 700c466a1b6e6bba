"""Other hands than those on keys and mouse: pads, fingers, one button. Whatever they do becomes what a key or a mouse
would have done, so that no screen knows of them."""

from __future__ import annotations

import pygame

from scenes.kit.input.keymap import KeyMap
from scenes.kit.input.pad import FIXED
from scenes.kit.scene import WALKS, Scene
from scenes.shell.events.one_button import Scanner
from scenes.shell.events.pads import PadPress, Pads
from scenes.shell.events.touch import Finger, nearest

Event = pygame.event.Event
DIAL = {"dial-left": 0.0, "dial-up": 0.5, "dial-right": 1.0}
"""Where the second stick points among what can be dialled, from the first to the last."""


class Hands:
    """The hands of one window."""

    def __init__(self, keys: KeyMap) -> None:
        self.keys = keys
        self.pads, self.finger, self.scanner = Pads(), Finger(), Scanner()

    def take(self, hold: int, repeat: int, scan: int) -> None:
        """Use these times, in milliseconds: until what is held repeats, between repeats, on each thing."""
        self.pads.hold = self.finger.hold = float(hold)
        self.pads.every, self.scanner.pace = 2.0 * repeat, float(scan)

    @property
    def without_keys(self) -> bool:
        """Whether whoever plays has no keys at hand."""
        return self.keys.pad is not None or self.finger.used or self.scanner.on

    @property
    def waiting(self) -> bool:
        """Whether frames are needed because something goes on by itself."""
        return self.pads.holds or self.finger.waits or self.scanner.on

    def on_keys(self) -> bool:
        """Somebody uses keys or a mouse; True when texts name other buttons now."""
        self.finger.used = False
        return self._name(by_pad=False)

    def pressed(self, presses: list[PadPress], top: Scene | None) -> tuple[list[Event], bool]:
        """What buttons of a pad press on keys, and whether texts name other buttons now; the second stick dials."""
        found, renamed = [], False
        for press in presses:
            renamed = (press.down and self._name(by_pad=True)) or renamed
            if press.button in DIAL:
                self._dial(press, top)
            elif (command := self.keys.pressed_by(press.button)) is not None or press.button in FIXED:
                key, mod = self.keys.stroke(command) if command is not None else FIXED[press.button]
                kind = pygame.KEYDOWN if press.down else pygame.KEYUP
                found.append(Event(kind, key=key, mod=mod, unicode="", scancode=0))
        return found, renamed

    def pointed(self, event: Event, top: Scene | None) -> list[Event]:
        """What an event, its place in the canvas's pixels, means where it may be a finger's."""
        if getattr(event, "touch", False) and event.type != pygame.MOUSEMOTION and top is not None:
            event = Event(event.type, {**event.dict, "pos": nearest(top.things(), event.pos)})
        return self.finger.hear(event)

    def meant(self, event: Event, top: Scene | None) -> Event | None:
        """Where one button is enough, whatever is pressed is that button, but Escape, Tab and arrows; it hurries what
        is being shown. None for what means nothing then."""
        if not self.scanner.on or (event.type == pygame.KEYDOWN and event.key in (pygame.K_ESCAPE, *WALKS)):
            return event
        if event.type not in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            return None
        self.scanner.restart()
        key = pygame.K_RETURN if top is None or top.settled else pygame.K_SPACE
        return Event(pygame.KEYDOWN, key=key, mod=0, unicode="", scancode=0)

    def _dial(self, press: PadPress, top: Scene | None) -> None:
        things = top.dial() if top is not None and press.down and top.settled else []
        if things and top is not None:
            top.choose(things[round(DIAL[press.button] * (len(things) - 1))])

    def _name(self, *, by_pad: bool) -> bool:
        """Texts name the buttons of the pad while one is used, else the keys."""
        before, self.keys.pad = self.keys.pad, self.pads.names if by_pad else None
        return self.keys.pad != before
