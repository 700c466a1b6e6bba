"""Promises of the rules: a refusal changes nothing, what is taken back comes again, the same luck is the same game."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

from game.bigbook.rules.options import options_of
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.conformance import snapshot
from game.core.engine.decision import Answer, IllegalAnswer
from game.core.engine.session import Session, state_hash
from tests.core.journals import GAME
from tests.reliability.promise import Trial

ROOT = Path(__file__).resolve().parents[2]
PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")


def played(seed: int, each: Callable[[Session], None] = lambda session: None) -> BigBookSession:
    """A whole game by chance; `each` sees it before every step."""
    session, chance = BigBookSession.start(options_of(seed), seed), Chance(seed)
    while not session.over:
        each(session)
        session.apply(GAME.random_answer(session.state, chance))
    return session


# R2: what is refused changes nothing


def nonsense(session: Session, stale: list[str], luck: random.Random) -> Iterator[Answer]:
    """Answers that nobody may give now: of other moments, of other seats, out of range, of no kind at all."""
    ids = [option.id for option in session.legal()]
    for one in stale:
        if one not in ids:
            yield (one,)
    yield from ((), ("",), ("end", "end"), ("nonsense",), ("p9.hand.fire1",), ("\0",), ("x" * 3000,))
    yield tuple(ids) * 3
    some = luck.choice(ids)
    yield (some.upper(),) if some != some.upper() else (f"{some}.",)
    yield (f"{some} ",)
    yield (some,) * 99


def refused(session: Session, answers: Iterator[Answer], trial: Trial) -> None:
    """Try each; a refusal must leave the state as it was, and what is taken is no refusal and is taken back."""
    before, depth = snapshot(session.state), len(session.past)
    for answer in answers:
        if GAME.check(session.state, answer) is None:
            continue
        trial.tried += 1
        try:
            session.apply(answer)
        except IllegalAnswer:
            pass
        else:
            trial.faults.append(f"taken although it is refused: {answer!r:.80}")
            session.undo()
        if len(session.past) != depth or snapshot(session.state) != before:
            trial.faults.append(f"changed by a refusal: {answer!r:.80}")
            return


def r2(trial: Trial) -> None:
    """Refused acts at states of games by chance."""
    most, seed = trial.many(1_000_000), 0
    while trial.tried < most and not trial.faults:
        seed += 1
        stale: list[str] = []
        luck = random.Random(seed)

        def each(session: Session, stale: list[str] = stale, luck: random.Random = luck) -> None:
            refused(session, nonsense(session, stale, luck), trial)
            stale[:] = [*stale[-24:], *(option.id for option in session.legal())][-36:]

        played(seed, each)


# R4: undo and redo


def there_and_back(session: Session) -> Iterator[str]:
    """Everything is taken back and done again: each state must be the one that it was."""
    hashes = [state_hash(moment.state) for moment in session.past] + [session.hash()]
    for due in reversed(hashes[:-1]):
        session.undo()
        if session.hash() != due:
            yield f"taken back to another state, {len(session.past)} steps from the deal"
            return
    for due in hashes[1:]:
        session.redo()
        if session.hash() != due:
            yield f"done again to another state, {len(session.past)} steps from the deal"
            return


def r4(trial: Trial) -> None:
    """Whole games undone and redone."""
    points = 0
    for seed in range(trial.many(1000)):
        session = played(seed)
        points += 2 * len(session.past)
        trial.hear(there_and_back(session), f"seed {seed}")
    trial.told.append(f"{points} states compared")


# R5: the same everywhere


def fingerprints(games: int, first: int = 0) -> str:
    """One fingerprint of what every state of so many games is."""
    digest = hashlib.sha256()
    for seed in range(first, first + games):
        digest.update(json.dumps(snapshot(played(seed).state), sort_keys=True).encode())
    return digest.hexdigest()


def r5(trial: Trial) -> None:
    """Games played again in other processes: other hash seeds, without assertions, by other Pythons at hand."""
    here = os.environ | {"PYTHONPATH": str(ROOT)}
    ways = [("hash seed 0", [sys.executable], "0"), ("hash seed 1", [sys.executable], "1")]
    ways += [("any hash seed", [sys.executable], "random"), ("-O", [sys.executable, "-O"], "random")]
    ways += [(name, [name], "random") for name in PYTHONS]
    games = trial.many(10_000 // len(ways[:4]))
    due = fingerprints(games)
    for name, python, seed in ways:
        if shutil.which(python[0]) is None:
            trial.told.append(f"not tried: {name} (not here)")
            continue
        command = [*python, "-m", "tests.reliability.rules", "--games", str(games)]
        ran = subprocess.run(
            command, cwd=ROOT, env=here | {"PYTHONHASHSEED": seed}, capture_output=True, text=True, check=False
        )  # fmt: skip
        if ran.returncode:
            trial.told.append(f"not tried: {name} ({(ran.stderr.splitlines() or ['cannot be started'])[-1]:.60})")
            continue
        trial.tried += games
        if ran.stdout.strip() != due:
            trial.faults.append(f"{name}: other games")


# R6: what is written and read changes nothing


def heavy(seed: int, steps: int, trial: Trial) -> None:
    """After every step the state is written, read, and gone on with from what was read."""
    session, chance = BigBookSession.start(options_of(seed), seed), Chance(seed)
    light = session.clone()
    while not session.over and steps:
        steps -= 1
        trial.tried += 1
        answer = GAME.random_answer(session.state, chance)
        light.apply(answer)
        session.apply(answer)
        session.state = GAME.state_from_json(json.loads(json.dumps(session.state.to_json())))
        if session.hash() != light.hash():
            trial.faults.append(f"seed {seed}: another game after {len(session.past)} steps")
            return


def r6(trial: Trial) -> None:
    """Saved and loaded after every step."""
    most, seed = trial.many(100_000), 0
    while trial.tried < most and not trial.faults:
        seed += 1
        heavy(seed, most - trial.tried, trial)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, required=True)
    print(fingerprints(parser.parse_args().games))
