"""`--help` in the reader's language: argparse lays it out, and a catalogue has the words."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable
from functools import partial
from typing import Any, NoReturn, Protocol

from game.core.text.i18n import Catalogue


class Words(Protocol):
    """The text of a key with its places filled, or '' where no language has one."""

    def __call__(self, key: str, /, **args: str) -> str:
        """A key below `kit.cli.` and the like, and what goes into its places."""


def words_below(catalogue: Catalogue, start: str) -> Words:
    """The texts of a catalogue whose keys begin with ``start``; English where the language lacks them."""

    def words(key: str, /, **args: str) -> str:
        name = f"{start}{key}"
        return catalogue.t(name, **args) if catalogue.has(name) else ""

    return words


def table_words(catalogue: Catalogue, game: str, part: str) -> Words:
    """What the options of a game's table are; `part`: `help` where the program has a window, `rules` where not."""
    return words_below(catalogue, f"{game}.command_line.{part}.")


def explained(text: str) -> str | None:
    """A text as the help of an option; argparse would take its percent signs for places."""
    return text.replace("%", "%%") or None


class _Layout(argparse.HelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._usage_word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        if prefix is None and self._usage_word:
            prefix = f"{self._usage_word}: "
        super().add_usage(usage, actions, groups, prefix)


class HelpParser(argparse.ArgumentParser):
    """A parser whose `--help` takes its own words, too, from ``words``: usage, options, arguments, help.help.

    What has no text in any language stays as argparse says it, or is left out. Whatever is wrong is raised as
    ArgumentError.
    """

    def __init__(self, *, words: Words, **settings: Any) -> None:
        layout = partial(_Layout, usage=words("usage"))
        super().__init__(add_help=False, allow_abbrev=False, exit_on_error=False, formatter_class=layout, **settings)
        # The two groups every parser has; argparse gives them no other way to a title.
        self._optionals.title = words("options") or self._optionals.title
        self._positionals.title = words("arguments") or self._positionals.title
        self.add_argument("-h", "--help", action="help", help=explained(words("help.help")))

    def error(self, message: str) -> NoReturn:
        """What argparse would end the program for, although asked not to (a missing argument), is raised instead."""
        raise argparse.ArgumentError(None, message)

    def print_help(self, file: Any = None) -> None:
        """Print the help, by default where `plain_output` takes care of it."""
        (file or sys.stdout).write(self.format_help())
