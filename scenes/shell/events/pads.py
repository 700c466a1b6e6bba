"""The game pads that are plugged in: what their events press, what is held, which one was used last, which have gone.

SDL's mapping makes every known pad alike (`pygame._sdl2.controller`); others speak by numbered buttons, read as most of
them are built. Pads come and go while the program runs.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import pygame
from pygame._sdl2 import controller

from scenes.kit.input.pad import DIRECTIONS, PadNames, family_of

_log = logging.getLogger(__name__)

BUTTONS: dict[int, str] = {
    pygame.CONTROLLER_BUTTON_A: "a", pygame.CONTROLLER_BUTTON_B: "b", pygame.CONTROLLER_BUTTON_X: "x",
    pygame.CONTROLLER_BUTTON_Y: "y", pygame.CONTROLLER_BUTTON_LEFTSHOULDER: "lb",
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: "rb", pygame.CONTROLLER_BUTTON_BACK: "view",
    pygame.CONTROLLER_BUTTON_START: "menu", pygame.CONTROLLER_BUTTON_LEFTSTICK: "ls",
    pygame.CONTROLLER_BUTTON_RIGHTSTICK: "rs", pygame.CONTROLLER_BUTTON_DPAD_UP: "up",
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: "down", pygame.CONTROLLER_BUTTON_DPAD_LEFT: "left",
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: "right",
}  # fmt: skip
PLAIN = ("a", "b", "x", "y", "lb", "rb", "view", "menu", "ls", "rs")
"""The numbered buttons of a pad without a mapping."""
STICK = {
    pygame.CONTROLLER_AXIS_LEFTX: ("left", "right"), pygame.CONTROLLER_AXIS_LEFTY: ("up", "down"),
    pygame.CONTROLLER_AXIS_RIGHTX: ("dial-left", "dial-right"), pygame.CONTROLLER_AXIS_RIGHTY: ("dial-up", "dial-down"),
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: ("", "lt"), pygame.CONTROLLER_AXIS_TRIGGERRIGHT: ("", "rt"),
}  # fmt: skip
"""What the two ends of an axis press."""
PUSHED, LET_GO = 0.55, 0.45
"""How far an axis must go to press, and come back to let go: a worn stick never rests in the middle."""
FIRM, RESTING, MOVED = 0.85, 2500.0, 0.06
"""An axis that is pushed less firmly than this, and has not moved by more than `MOVED` for so many milliseconds, rests
where it is: nobody holds it."""
EVENTS = (
    pygame.CONTROLLERDEVICEADDED, pygame.CONTROLLERDEVICEREMOVED, pygame.CONTROLLERBUTTONDOWN,
    pygame.CONTROLLERBUTTONUP, pygame.CONTROLLERAXISMOTION, pygame.JOYDEVICEADDED, pygame.JOYDEVICEREMOVED,
    pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class PadPress:
    """A button went down or up; `again` when it is still held."""

    button: str
    down: bool
    again: bool = False


@dataclass(slots=True)
class _Held:
    """A direction that is held: for how long, and how often it has been repeated, in milliseconds."""

    since: float = 0.0
    repeats: int = 0
    still: float = 0.0
    """For how long its axis has not moved."""


@dataclass(slots=True)
class Pads:
    """All pads. `hold` and `every` are milliseconds until a held direction repeats and between repeats (0: never)."""

    hold: float = 420.0
    every: float = 120.0
    names: PadNames = field(default_factory=lambda: PadNames("xbox"))
    """What the buttons of the pad used last are called."""
    gone: int = 0
    """How many pads in use have vanished and have not been told of."""
    _devices: dict[int, Any] = field(default_factory=dict)
    """Opened pads by their number in events."""
    _families: dict[int, PadNames] = field(default_factory=dict)
    _used: set[int] = field(default_factory=set)
    """Pads that something was pressed on."""
    _held: dict[tuple[int, str], _Held] = field(default_factory=dict)
    """What is held, by pad and button."""
    _levels: dict[tuple[int, str], float] = field(default_factory=dict)
    """How far axes are pushed, as far as they have moved; nothing for buttons."""
    _rests: dict[tuple[int, str], float] = field(default_factory=dict)
    """Where axes rest that should rest in the middle: they press only when they go clearly further."""

    def begin(self) -> None:
        """Hear of pads from now on; without a driver for them there are none."""
        with suppress(pygame.error):
            controller.init()
            pygame.joystick.init()

    def hear(self, event: pygame.event.Event) -> list[PadPress]:
        """What an event of a pad presses or lets go."""
        if event.type in (pygame.CONTROLLERDEVICEADDED, pygame.JOYDEVICEADDED):
            self._come(event)
            return []
        number = int(getattr(event, "instance_id", 0))
        if event.type in (pygame.CONTROLLERDEVICEREMOVED, pygame.JOYDEVICEREMOVED):
            return self._go(number)
        found: list[tuple[str, bool]] = []
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            found = [(BUTTONS.get(event.button, ""), event.type == pygame.CONTROLLERBUTTONDOWN)]
            self._levels.pop((number, found[0][0]), None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            found = self._axis(number, event.axis, event.value / 32768)
        elif number in self._devices and not isinstance(self._devices[number], controller.Controller):
            found = self._plain(event)
        presses = [press for name, down in found if (press := self._take(number, name, down)) is not None]
        if presses:
            self._used.add(number)
            self.names = self._families.get(number, self.names)
        return presses

    def tick(self, dt: float) -> list[PadPress]:
        """Time passes, in milliseconds: what is pressed once more because it is held."""
        found = []
        for key, held in list(self._held.items()):
            held.still += dt
            if held.still >= RESTING and (level := self._levels.get(key, 1.0)) < FIRM:
                self._rests[key] = level
                del self._held[key]
                found.append(PadPress(key[1], down=False))
        for (_, button), held in self._held.items():
            if button not in DIRECTIONS or not self.every:
                continue
            held.since += dt
            if held.since >= self.hold + held.repeats * self.every:
                held.repeats += 1
                found.append(PadPress(button, down=True, again=True))
        return found

    @property
    def holds(self) -> bool:
        """Whether frames are needed because something is held."""
        return any(button in DIRECTIONS for _, button in self._held)

    def close(self) -> None:
        """Give all pads back."""
        self._devices.clear()
        with suppress(pygame.error):
            controller.quit()

    def _take(self, number: int, button: str, down: bool) -> PadPress | None:
        key = number, button
        if not button or (key in self._held) == down:
            return None
        if down:
            self._held[key] = _Held()
        else:
            del self._held[key]
        return PadPress(button, down)

    def _axis(self, number: int, axis: int, value: float) -> list[tuple[str, bool]]:
        found = []
        for name, far in zip(STICK.get(axis, ("", "")), (-value, value), strict=True):
            key = number, name
            self._noted(key, far)
            if far <= LET_GO:
                self._rests.pop(key, None)
            if name and far >= max(PUSHED, self._rests.get(key, 0.0) + PUSHED - LET_GO):
                found.append((name, True))
            elif name and far <= LET_GO:
                found.append((name, False))
        return sorted(found, key=lambda one: one[1])  # let go before the other side is pressed

    def _noted(self, key: tuple[int, str], level: float) -> None:
        """An axis is pushed this far now."""
        if abs(self._levels.get(key, -1.0) - level) > MOVED:
            self._levels[key] = level
            if key in self._held:
                self._held[key].still = 0.0

    @staticmethod
    def _plain(event: pygame.event.Event) -> list[tuple[str, bool]]:
        """A pad without a mapping."""
        if event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP) and event.button < len(PLAIN):
            return [(PLAIN[event.button], event.type == pygame.JOYBUTTONDOWN)]
        if event.type == pygame.JOYHATMOTION:
            x, y = event.value
            return [("left", x < 0), ("right", x > 0), ("up", y > 0), ("down", y < 0)]
        return []

    def _come(self, event: pygame.event.Event) -> None:
        """A pad was plugged in."""
        index, known = int(event.device_index), False
        with suppress(pygame.error):
            known = controller.is_controller(index)
        if (event.type == pygame.CONTROLLERDEVICEADDED) != known:
            return  # each pad is told of twice
        try:
            device: Any = controller.Controller(index) if known else pygame.joystick.Joystick(index)
            number = device.as_joystick().get_instance_id() if known else device.get_instance_id()
            name = device.name if known else device.get_name()
        except pygame.error as error:
            _log.info("a pad cannot be opened: %s", error)
            return
        self._devices[number] = device
        self._families[number] = PadNames(family_of(name or ""))

    def _go(self, number: int) -> list[PadPress]:
        """A pad has vanished: nothing stays held."""
        held = [button for pad, button in self._held if pad == number]
        for button in held:
            del self._held[number, button]
        self._devices.pop(number, None)
        if number in self._used:
            self._used.remove(number)
            self.gone += 1
        self._families.pop(number, None)
        return [PadPress(button, down=False) for button in held]
