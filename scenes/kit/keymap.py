"""Named commands and their keys, all of them remappable."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pygame

from scenes.kit.key_places import Keyboard, key_of
from scenes.kit.pad import PadNames

DEFAULTS: dict[str, str] = {
    "end_turn": "e",
    "undo": "u",
    "redo": "ctrl+y",
    "ability": "q",
    "power": "p",
    "auto_pay": "a",
    "log": "l",
    "happened": "w",
    "why": "f1",
    "hint": "h",
    "hide": "v",
    "read": "i",
    "ping": "g",
    "flag": "shift+g",
    "rulebook": "r",
    "sheet": "s",
    "deck": "d",
    "discard": "x",
    "book": "b",
    "menu": "f10",
    "accessibility": "shift+a",
    "fullscreen": "f11",
    "language": "f8",
    "bookmark": "f5",
    "bookmarks": "f9",
    "sort": "o",
    "wait": "t",
    "fast": "j",
    "onward": "f",
    "next_target": "n",
    "last_target": "shift+n",
    "speech": "f7",
    "say_again": "y",
    "say_where": "k",
    "say_more": "m",
}
FIXED: dict[str, str] = {
    "ctrl+z": "undo",
    "alt+left": "card_left",
    "alt+right": "card_right",
    "?": "why",
    **{f"ctrl+{n}": f"seat_{n}" for n in range(1, 6)},
    **{f"[{n}]": f"seat_{n}" for n in range(1, 6)},
    **{str(n % 10): f"hand_{n}" for n in range(1, 11)},
}
"""Keys that always work beside the remappable ones: seats, hand cards and their places, Ctrl+Z."""
FIXED_MAC = {"meta+z": "undo", "shift+meta+z": "redo"}
"""The same on a Mac, where Cmd takes the place of Ctrl."""
HELD = (("ctrl", pygame.KMOD_LCTRL), ("alt", pygame.KMOD_LALT), ("shift", pygame.KMOD_LSHIFT))
"""Words for what is held with a key."""

NAMED = {name: name for name in ("alt", "backspace", "ctrl", "delete", "down", "end", "escape", "home", "left")}
NAMED |= {name: name for name in ("right", "shift", "space", "tab", "up")}
NAMED |= {"page up": "page_up", "page down": "page_down", "return": "enter"}
"""Keys that have a name of their own in each language."""


def combo(event: pygame.event.Event) -> str:
    """The name of a pressed key with its modifiers: `ctrl+y`, `shift+a`, `f8`. One without a Latin letter is called as
    the one at its place."""
    return _named(event, key_of(event))


def _named(event: pygame.event.Event, key: int) -> str:
    name = pygame.key.name(key) or (chr(key) if 128 <= key < sys.maxunicode else "")  # it knows no other letters
    parts = [word for mask, word in ((pygame.KMOD_CTRL, "ctrl"), (pygame.KMOD_ALT, "alt")) if event.mod & mask]
    if event.mod & pygame.KMOD_SHIFT:
        parts.append("shift")
    if event.mod & pygame.KMOD_META:  # Win or Cmd and a key is the system's, never the bare key
        parts.append("meta")
    return "+".join([*parts, name])


class KeyMap:
    """Which command a key means. `changed` holds the player's own choices, command to key."""

    def __init__(self, changed: dict[str, str], *, mac: bool = sys.platform == "darwin") -> None:
        self.fixed = {**FIXED, **(FIXED_MAC if mac else {})}
        self.words: Callable[[str], str] | None = None
        """Says a key's name (below `kit.keys.`) in the player's language; None: as it is named in the settings."""
        self.keyboard = Keyboard()
        """What is on the keys in use."""
        self.pad: PadNames | None = None
        """The pad in the hand, while one is used: texts name its buttons."""
        self.take(changed)

    def take(self, changed: dict[str, str]) -> None:
        """Use these choices over the defaults."""
        self.keys = {**DEFAULTS, **{name: key for name, key in changed.items() if name in DEFAULTS}}
        self._commands = {**self.fixed, **{key: name for name, key in self.keys.items()}}

    def command(self, event: pygame.event.Event) -> str | None:
        """The command of a key press, or None."""
        asks = event.key == pygame.K_QUESTION or getattr(event, "unicode", "") == "?"
        if asks and not event.mod & pygame.KMOD_META:
            return "why"
        return self._commands.get(_named(event, event.key)) or self._commands.get(combo(event))

    def hear(self, event: pygame.event.Event) -> bool:
        """A key was pressed; whether texts name keys by other letters from now on."""
        return self.keyboard.hear(event)

    def stroke(self, name: str) -> tuple[int, int]:
        """The key of a command and what is held with it, as an event has them; a key that has no code of its own
        (written by another keyboard) is none."""
        *held, last = self.keys[name].split("+")
        try:
            code = pygame.key.key_code(last)
        except ValueError:
            code = pygame.K_UNKNOWN
        return code, sum(mask for word, mask in HELD if word in held)

    @property
    def confirm(self) -> str:
        """What chooses and confirms, as a player reads it."""
        return self.pad.of("a") if self.pad is not None else self.read("return")

    def shown(self, name: str) -> str:
        """The key of a command as a player reads it (`Ctrl+Y`), or the button of the pad in the hand."""
        button = self.pad.command(name) if self.pad is not None else None
        return button or self.key_shown(name)

    def key_shown(self, name: str) -> str:
        """The key of a command as a player reads it, whatever they hold."""
        return self.read(self.keys.get(name, ""))

    def read(self, key: str) -> str:
        """A key and its modifiers as a player reads them."""
        return "+".join(self._part(part) for part in key.split("+"))

    def _part(self, part: str) -> str:
        named = NAMED.get(part)
        if named is not None and self.words is not None:
            return self.words(named)
        return self.keyboard.letters.get(part, part).capitalize()
