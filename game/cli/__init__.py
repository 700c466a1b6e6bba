"""The command line of the rules: what can be done with a game without a screen."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence

from game.core.console.command_help import HelpParser, explained, table_words, words_below
from game.core.console.command_line import (
    OptionError,
    disk_reason,
    early,
    one_of,
    sentence,
    told_by_parser,
    told_by_reader,
    unknown,
)
from game.core.console.output import UnwritableError, complain, plain_output
from game.core.engine.program import ProgramError
from game.core.lessons.scenario import ScenarioError
from game.core.saves.save import SaveError
from game.core.text.i18n import Catalogue, available
from game.core.text.strict_yaml import StrictYamlError
from game.games import DEFAULT, GAMES

from . import cards, fuzz, lessons, locale, play, replay, scenario, simulate, story
from .arguments import Command
from .language import language, roots

PROGRAM = "python -m game"
COMMANDS = {"play": play, "simulate": simulate, "scenario": scenario, "replay": replay, "cards": cards, "fuzz": fuzz,
            "lessons": lessons, "locale": locale, "story": story}  # fmt: skip
GAME_IN_FILE = {"scenario", "replay", "story"}
"""Commands that take the game from the file they read; `--game` is then a check."""
EXIT_BAD_INPUT = 2


def parser_for(words: Catalogue, game: str = DEFAULT) -> HelpParser:
    """The parser of all commands with the options of a game; it speaks the language of the words.

    OptionError and ArgumentError say what cannot be.
    """
    help_words, of_table = words_below(words, "kit.cli."), table_words(words, game, "rules")
    languages = [one.code for one in available(roots())]
    parser = HelpParser(words=help_words, prog=PROGRAM, description=help_words("rules.about"))
    spoken = one_of("--lang", languages, "unknown_language"), "|".join(languages)
    Command(parser, help_words, of_table).option("--lang", spoken[0], value=spoken[1])
    commands = parser.add_subparsers(
        title=help_words("commands") or "commands", dest="command", parser_class=HelpParser
    )
    for name, module in COMMANDS.items():
        told = help_words(f"rules.{name}")
        made = commands.add_parser(name, words=help_words, help=explained(told), description=explained(told))
        command = Command(made, help_words, of_table)
        command.option("--game", one_of("--game", GAMES), value="|".join(GAMES),
                       default=None if name in GAME_IN_FILE else DEFAULT)  # fmt: skip
        command.option("--lang", spoken[0], value=spoken[1])
        module.add_arguments(command, game)
        made.set_defaults(run=module.run)
    return parser


def _options(argv: Sequence[str], words: Catalogue) -> argparse.Namespace:
    """The command and its options. OptionError for whatever cannot be."""
    game = early(argv, "--game")
    names = ", ".join(COMMANDS)
    try:
        options, left = parser_for(words, game if game in GAMES else DEFAULT).parse_known_args(list(argv))
    except argparse.ArgumentError as error:
        if error.argument_name == "command":
            raise OptionError("unknown_command", value=_command(argv), list=names) from None
        raise told_by_parser(error) from None
    if left:
        raise unknown(left)
    if options.command is None:
        raise OptionError("no_command", list=names)
    options.words = words
    options.typed = {word.partition("=")[0] for word in argv if word.startswith("--")}
    return options


def _command(argv: Sequence[str]) -> str:
    """The word that stands where a command should."""
    return next(word for word, before in zip(argv, ["", *argv], strict=False) if word[:1] != "-" and before != "--lang")


def main(argv: Sequence[str]) -> int:
    """Run one command; returns its exit code (2 for bad input, with one line on stderr)."""
    logging.getLogger("game").addHandler(logging.NullHandler())  # whatever matters is said in one line below
    known = [one.code for one in available(roots())]
    words = Catalogue.load(language(early(argv, "--lang"), known), roots())
    options = argparse.Namespace()
    try:
        with plain_output():
            options = _options(argv, words)
            code: int = options.run(options)
    except OptionError as wrong:
        return _refused(wrong, words)
    except (ScenarioError, StrictYamlError, ProgramError, SaveError) as error:
        file = getattr(options, "load", None) or getattr(options, "save", "")
        return _refused(told_by_reader(error, file), words)
    except UnwritableError as error:
        return _refused(OptionError("cannot_print", reason=disk_reason(error.why)), words)
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return code


def _refused(wrong: OptionError, words: Catalogue) -> int:
    """One line on stderr, in the reader's language."""
    complain(f"{PROGRAM}: {sentence(wrong, words)}")
    return EXIT_BAD_INPUT
