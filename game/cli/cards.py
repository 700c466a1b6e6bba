"""The whole catalogue as text, rules texts included."""

from __future__ import annotations

import argparse

from game.core.console.output import write_utf8
from game.core.text.i18n import Catalogue
from game.games import entry

from .arguments import Command, sound


def add_arguments(command: Command, game: str) -> None:
    """The language is an option of every command; there are no others."""


def run(options: argparse.Namespace) -> int:
    """Print every card; exit code 0. ProgramError or StrictYamlError for damaged cards, OptionError for words."""
    game = entry(options.game)
    game.game()
    words: Catalogue = options.words
    sound(words)
    lines = list(game.listing(words))
    write_utf8("".join(f"{line}\n" for line in lines))
    return 0
