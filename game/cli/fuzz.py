"""Random play with every invariant checked after each step."""

from __future__ import annotations

import argparse
import itertools
from collections.abc import Iterator

from game.companions.chance import Chance
from game.core.conformance import BreachError, walk
from game.core.runner import RunawayProgramError
from game.core.session import Session
from game.games import DEFAULT, entry

from .arguments import progress, whole


def add_arguments(parser: argparse.ArgumentParser, game: str) -> None:
    """Declare the command's options."""
    parser.add_argument("--steps", type=whole(1), required=True)  # type: ignore[arg-type]
    parser.add_argument("--seed", type=whole(0), default=1)  # type: ignore[arg-type]


def run(options: argparse.Namespace) -> int:
    """Play games of all kinds until so many steps are done; exit code 1 and a reproducing command on a breach."""
    entry(options.game).game()  # damaged cards are bad input, no breach
    games = 0
    steps = 0
    for step in progress(fuzz(options.steps, options.seed, options.game), options.steps, "fuzz"):
        if isinstance(step, str):
            print(step)
            return 1
        games += step == 1
        steps += 1
    print(f"{steps} steps in {games} games: every invariant held")
    return 0


def fuzz(steps: int, seed: int, game: str = DEFAULT) -> Iterator[int | str]:
    """The number of each step within its game; a text where something broke, and then nothing more."""
    known, named = entry(game), "" if game == DEFAULT else f" --game {game}"
    done = 0
    for game_seed in itertools.count(seed):
        step = 0
        try:
            session = Session.new(known.game(), known.options_of(game_seed), game_seed)
            for step in walk(session, Chance(game_seed), check_every=7):
                yield step
                done += 1
                if done >= steps:
                    return
        except (BreachError, RunawayProgramError, ArithmeticError, LookupError, TypeError, ValueError) as error:
            yield (
                f"BREACH in game {game_seed} after step {step}: {type(error).__name__}: {error}\n"
                f"again: python -m game fuzz{named} --steps {step + 1} --seed {game_seed}"
            )
            return
