"""Random play with every invariant checked after each step."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from game.core.engine.chance import Chance
from game.core.engine.conformance import BreachError, walk
from game.core.engine.endings import RunawayProgramError
from game.core.engine.session import Session
from game.games import DEFAULT, entry

from .arguments import Command, progress, result


def add_arguments(command: Command, game: str) -> None:
    """Declare the command's options."""
    command.number("--steps", 1, required=True)
    command.number("--seed", 0, default=1)


def run(options: argparse.Namespace) -> int:
    """Play games of all kinds until so many steps are done; exit code 1 and a reproducing command on a breach."""
    entry(options.game).game()  # damaged cards are bad input, no breach
    games = 0
    steps = 0
    for step in progress(fuzz(options.steps, options.seed, options.game), options.steps, "fuzz"):
        if isinstance(step, Breach):
            print(result(options, "breach", game=str(step.game), step=str(step.step), reason=step.reason))
            print(result(options, "again", command=step.again))
            return 1
        games += step == 1
        steps += 1
    print(result(options, "held", steps=str(steps), games=games))
    return 0


@dataclass(frozen=True, slots=True)
class Breach:
    """Something that must always hold did not: in which game, after which of its steps, and how to see it again."""

    game: int
    step: int
    reason: str
    again: str


def fuzz(steps: int, seed: int, game: str = DEFAULT) -> Iterator[int | Breach]:
    """The number of each step within its game; a breach where something broke, and then nothing more."""
    known, named = entry(game), "" if game == DEFAULT else f" --game {game}"
    done = 0
    for game_seed in itertools.count(seed):
        step = 0
        try:
            session = Session.new(known.game(), known.options_of(game_seed), game_seed)
            for step in walk(session, Chance(game_seed)):
                yield step
                done += 1
                if done >= steps:
                    return
        except (BreachError, RunawayProgramError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            again = f"python -m game fuzz{named} --steps {step + 1} --seed {game_seed}"
            yield Breach(game_seed, step, f"{type(error).__name__}: {error}", again)
            return
