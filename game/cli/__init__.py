"""The command line of the rules: what can be done with a game without a screen."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence
from locale import getlocale
from typing import NoReturn

from game.core.command_help import HelpParser, explained, words_below
from game.core.i18n import FALLBACK, Catalogue, available
from game.core.program import ProgramError
from game.core.save import SaveError
from game.core.scenario import ScenarioError
from game.core.strict_yaml import StrictYamlError
from game.games import DEFAULT, GAMES

from . import cards, fuzz, lessons, replay, scenario, simulate

COMMANDS = {"simulate": simulate, "scenario": scenario, "replay": replay, "cards": cards, "fuzz": fuzz,
            "lessons": lessons}  # fmt: skip
GAME_IN_FILE = {"scenario", "replay"}
"""Commands that take the game from the file they read; `--game` is then a check."""
EXIT_BAD_INPUT = 2


class OneLineParser(HelpParser):
    """An argument parser that answers bad input with one clear line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit code 2."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)


def _asked(argv: Sequence[str], option: str) -> str | None:
    """The value of an option, looked for before the parser is there."""
    for word, after in zip(argv, [*argv[1:], ""], strict=False):
        if word == option:
            return after
        if word.startswith(f"{option}="):
            return word.partition("=")[2]
    return None


def _language(argv: Sequence[str]) -> str:
    """The language of the help: that of the texts asked for, else that of the process."""
    asked = _asked(argv, "--lang")
    system = (getlocale()[0] or "").split("_")[0]
    known = [language.code for language in available([cards.LOCALES])]
    return next((code for code in (asked, system) if code in known), FALLBACK)


def parser_for(catalogue: Catalogue, game: str = DEFAULT) -> OneLineParser:
    """The parser of all commands with the options of a game, its help in the words of a catalogue."""
    words = words_below(catalogue, "kit.cli.")

    def told(name: str) -> str:
        return words(f"rules.{name}")

    parser = OneLineParser(words=words, prog="python -m game", description=told("about"))
    title = words("commands") or "commands"
    commands = parser.add_subparsers(title=title, dest="command", required=True, parser_class=OneLineParser)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, words=words, help=explained(told(name)))
        command.add_argument("--game", choices=GAMES, default=None if name in GAME_IN_FILE else DEFAULT)
        module.add_arguments(command, game)
        command.explain(told)
        command.set_defaults(run=module.run)
    return parser


def main(argv: Sequence[str]) -> int:
    """Run one command; returns its exit code (2 for bad input, with one line on stderr)."""
    logging.getLogger("game").addHandler(logging.NullHandler())  # whatever matters is said in one line below
    game = _asked(argv, "--game")
    parser = parser_for(Catalogue.load(_language(argv), [cards.LOCALES]), game if game in GAMES else DEFAULT)
    options = parser.parse_args(argv)
    try:
        code: int = options.run(options)
    except (ScenarioError, StrictYamlError, ProgramError, SaveError) as error:
        print(f"python -m game {options.command}: {' '.join(str(error).split())}", file=sys.stderr)
        return EXIT_BAD_INPUT
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code
