"""What several commands share: options checked while they are read, lines in the reader's language, a progress bar."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from game.core.console.command_help import Words, explained
from game.core.console.command_line import Check, OptionError, check_of, whole
from game.core.console.setting import Setting
from game.core.text.i18n import Catalogue
from game.games import entry

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Command:
    """One command's parser, and the words that explain its options."""

    parser: argparse.ArgumentParser
    words: Words
    of_table: Words
    """What explains the options of the game's table, by their names."""

    def option(self, name: str, check: Check, *, value: str, told: str = "", **more: Any) -> None:
        """An option with a value; `value` stands for it in the help, `told` names its explanation (else its name)."""
        self._add(name, self._explanation(told or name), type=check, metavar=value, **more)

    def number(self, name: str, low: int, high: int | None = None, **more: Any) -> None:
        """An option that takes a whole number."""
        value = self.words("value.count") if high is None else f"{low}..{high}"
        self.option(name, whole(name, low, high), value=value, **more)

    def word(self, name: str, check: Check, value: str) -> None:
        """A value that is named without an option and must be there; `value` stands for it in the help."""
        self._add(name, self._explanation(name), type=check, metavar=value)

    def flag(self, name: str) -> None:
        """An option without a value."""
        self._add(name, self._explanation(name), action="store_true")

    def paths(self, name: str, value: str, **more: Any) -> None:
        """Files that are named without an option."""
        self._add(name, self._explanation(name), type=Path, metavar=self.words(f"value.{value}"), **more)

    def table(self, game: str, *, company: bool = False) -> None:
        """The settings of a game's table: players and the like; who plays by itself only with `company`."""
        for setting in entry(game).settings:
            if company or not setting.several:
                name, check = f"--{setting.name}", check_of(setting, f"--{setting.name}")
                told = self.of_table(setting.name)
                self._add(name, told, type=check, metavar=setting.shown, default=setting.default)

    def choices(self, game: str) -> None:
        """What can be chosen of a game besides, and its settings once more, as NAME=VALUE."""
        known = (*entry(game).settings, *entry(game).choices)
        settings = {setting.name: setting for setting in known if not setting.several}
        self.option("--option", _choice(settings), value="NAME=VALUE", action="append", default=[])

    def _explanation(self, name: str) -> str:
        return self.words(f"rules.{name.removeprefix('--')}")

    def _add(self, name: str, told: str, **more: Any) -> None:
        self.parser.add_argument(name, help=explained(told), **more)


def _choice(settings: dict[str, Setting]) -> Callable[[str], tuple[str, Any]]:
    """A reader of NAME=VALUE for the settings of a game."""

    def check(text: str) -> tuple[str, Any]:
        name, _, value = text.partition("=")
        setting = settings.get(name)
        if setting is None:
            raise OptionError("bad_value", option="--option", value=name, list=", ".join(settings))
        return name, check_of(setting, f"--option {name}")(value)

    return check


def chosen_values(options: argparse.Namespace) -> dict[str, Any]:
    """All that was chosen of a game, by name; what stands in `--option` comes before an option of its own."""
    return {**vars(options), **dict(options.option)}


def result(options: argparse.Namespace, key: str, **args: int | str) -> str:
    """A line of a command's answer, in the reader's language; the key below `kit.cli.results`."""
    words: Catalogue = options.words
    return words.t(f"kit.cli.results.{key}", **args)


def progress(items: Iterable[T], total: int, label: str) -> Iterator[T]:
    """Pass the items on; on a terminal a bar shows how many are done."""
    if not sys.stderr.isatty():
        yield from items
        return
    step = max(1, total // 100)
    for number, item in enumerate(items, start=1):
        yield item
        if number % step == 0 or number == total:
            done = 30 * number // max(1, total)
            print(f"\r{label} [{'#' * done}{'.' * (30 - done)}] {number}/{total}", end="", file=sys.stderr)
    print(file=sys.stderr)


def sound(words: Catalogue) -> None:
    """Read all texts of a language. OptionError where a file of them is damaged: nobody plays with raw keys."""
    words.keys()
    if words.problems:
        raise OptionError("bad_words", reason=words.problems[0])
