"""The whole catalogue as text, rules texts included."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from game.core.i18n import Catalogue, available
from game.core.strict_yaml import StrictYamlError
from game.games import entry

LOCALES = Path(__file__).resolve().parents[2] / "localization"


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Declare the command's options."""
    languages = [language.code for language in available([LOCALES])]
    parser.add_argument("--lang", choices=languages, default="en")


def run(options: argparse.Namespace) -> int:
    """Print every card; exit code 0. ProgramError or StrictYamlError for damaged cards or words."""
    game = entry(options.game)
    game.game()
    words = Catalogue.load(options.lang, [LOCALES])
    words.keys()
    if words.problems:
        raise StrictYamlError(words.problems[0], 0, "the words of this language are damaged")
    lines = list(game.listing(words))
    for line in lines:
        sys.stdout.buffer.write(f"{line}\n".encode())
    return 0
