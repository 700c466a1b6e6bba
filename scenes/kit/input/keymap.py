"""Named commands and their keys, all of them remappable: those of every game, and those that a game adds."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

import pygame

from game.core.text.i18n import TextKey
from scenes.kit.input import pad
from scenes.kit.input.key_places import Keyboard, key_of
from scenes.kit.input.pad import PadNames

COMMANDS: dict[str, str] = {
    "end_turn": "e",
    "undo": "u",
    "redo": "ctrl+y",
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
    "menu": "f10",
    "accessibility": "shift+a",
    "fullscreen": "f11",
    "language": "f8",
    "bookmark": "f5",
    "bookmarks": "f9",
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
"""The commands of every game and of none, and the key that each has at first."""
FIXED: dict[str, str] = {"ctrl+z": "undo", "?": "why"}
"""Keys that always work beside the remappable ones."""
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


@dataclass(frozen=True, slots=True)
class Command:
    """A command that a game adds to those of every game."""

    name: str
    key: str
    """The key that it has at first."""
    label: TextKey
    """What it does."""
    after: str
    """The command that it stands below where all are listed."""


@dataclass(frozen=True, slots=True)
class GameKeys:
    """The keys of a game."""

    commands: Sequence[Command] = ()
    """A key that somebody has chosen goes by the command's name, whichever game has it."""
    fixed: Mapping[str, str] = field(default_factory=dict)
    """Keys that always work at its table, and their commands."""
    told: TextKey | None = None
    """What says these keys where all are listed."""
    pad: Mapping[str, str] = field(default_factory=dict)
    """Buttons of a pad that press the key of one of its commands."""
    without: Sequence[str] = ()
    """Commands of every game that mean nothing at its table: their keys are free there, and nobody is shown them."""


NO_KEYS = GameKeys()
_declared: dict[str, GameKeys] = {}


def register(game: str, keys: GameKeys) -> None:
    """Make the keys of a game known. ValueError where a command stands below one that nobody has."""
    known = {*COMMANDS, *(one.name for one in keys.commands)}
    for one in keys.commands:
        if one.after not in known:
            raise ValueError(f"{one.name} stands below {one.after}, which is no command")
    _declared[game] = keys


def commands(game: str) -> dict[str, str]:
    """All commands at the table of a game in the order in which they are listed, and the key of each at first."""
    own = _declared.get(game, NO_KEYS)
    found = [(name, key) for name, key in COMMANDS.items() if name not in own.without]
    for one in own.commands:
        at = next(number for number, (name, _) in enumerate(found) if name == one.after)
        found.insert(at + 1, (one.name, one.key))
    return dict(found)


_LABELS = {"accessibility": "access"}


class KeyMap:
    """Which command a key means. `changed` holds the player's own choices, command to key. The commands are those of
    every game and of the one in play, the first of all until one is played."""

    def __init__(self, changed: dict[str, str], *, mac: bool = sys.platform == "darwin") -> None:
        self._mac, self._changed = mac, changed
        self._game = next(iter(_declared), "")
        self.words: Callable[[str], str] | None = None
        """Says a key's name (below `kit.keys.`) in the player's language; None: as it is named in the settings."""
        self.keyboard = Keyboard()
        """What is on the keys in use."""
        self.pad: PadNames | None = None
        """The pad in the hand, while one is used: texts name its buttons."""
        self.take(changed)

    def take(self, changed: dict[str, str]) -> None:
        """Use these choices over the keys that commands have at first."""
        self._changed, self.first = changed, commands(self._game)
        self.fixed = {**FIXED, **self.own.fixed, **(FIXED_MAC if self._mac else {})}
        self.keys = {**self.first, **{name: key for name, key in changed.items() if name in self.first}}
        self._commands = {**self.fixed, **{key: name for name, key in self.keys.items()}}

    def play(self, game: str) -> None:
        """From now on this game is in play."""
        if game != self._game:
            self._game = game
            self.take(self._changed)

    @property
    def own(self) -> GameKeys:
        """The keys of the game in play."""
        return _declared.get(self._game, NO_KEYS)

    def label(self, name: str) -> TextKey:
        """The text that says what a command does."""
        own = next((one.label for one in self.own.commands if one.name == name), None)
        return own or TextKey(f"kit.key_acts.{_LABELS.get(name, name)}")

    def pressed_by(self, button: str) -> str | None:
        """The command whose key a button of a pad presses; None where it presses none."""
        return self.own.pad.get(button) or pad.COMMANDS.get(button)

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
        button = next((one for one in (*self.own.pad, *pad.COMMANDS) if self.pressed_by(one) == name), None)
        return self.pad.of(button) if self.pad is not None and button is not None else self.key_shown(name)

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
