"""The command line of the rules: what can be done with a game without a screen."""

from __future__ import annotations

import argparse
import logging
import sys
from collections.abc import Sequence
from typing import NoReturn

from game.core.program import ProgramError
from game.core.save import SaveError
from game.core.scenario import ScenarioError
from game.core.strict_yaml import StrictYamlError

from . import cards, fuzz, lessons, replay, scenario, simulate

COMMANDS = {"simulate": simulate, "scenario": scenario, "replay": replay, "cards": cards, "fuzz": fuzz,
            "lessons": lessons}  # fmt: skip
EXIT_BAD_INPUT = 2


class OneLineParser(argparse.ArgumentParser):
    """An argument parser that answers bad input with one clear line."""

    def error(self, message: str) -> NoReturn:
        """One line on stderr, exit code 2."""
        print(f"{self.prog}: {message}", file=sys.stderr)
        sys.exit(EXIT_BAD_INPUT)


def main(argv: Sequence[str]) -> int:
    """Run one command; returns its exit code (2 for bad input, with one line on stderr)."""
    parser = OneLineParser(prog="python -m game", description="The rules without a screen.")
    commands = parser.add_subparsers(dest="command", required=True, parser_class=OneLineParser)
    for name, module in COMMANDS.items():
        command = commands.add_parser(name, help=(module.__doc__ or "").splitlines()[0])
        command.add_argument("--game", choices=("bigbook",), default="bigbook", help="which game (default: bigbook)")
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    logging.getLogger("game").addHandler(logging.NullHandler())  # whatever matters is said in one line below
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
