"""Where a monkey begins: games of chance, shortly before their end, and positions right before an event of a kind."""

from __future__ import annotations

import random
from collections import defaultdict
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from game.bigbook.rules.options import DIFFICULTIES, MODES
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.engine.chance import Chance
from game.core.lessons import scenario
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.shell.storage import DataDir
from tests.scenes.monkey.acts import step

ROOT = Path(__file__).resolve().parents[2]


def game(rng: random.Random, answers: int, data: DataDir) -> Run:
    """A game of chance after so many answers, or shortly before its end."""
    setup = GameSetup(default_people(rng.randint(2, 5)), rng.choice(DIFFICULTIES), rng.choice(MODES),
                      rng.randrange(10**6), rng.choice(("strict", "friendly", "free")))  # fmt: skip
    if not answers and rng.random() < 0.5:
        return Run.new(setup, data)
    session = BigBookSession.start(setup.options, setup.seed or 0)
    chance = Chance(rng.randrange(10**6))
    for _ in range(answers):
        if session.decision is None:
            break
        step(session, chance)
    while answers and (session.over or rng.random() < 0.5) and session.undo():
        session.future.clear()
    if answers:
        session.events = ()
        session.opening = session.state
    return Run(session, setup)


@cache
def plays() -> list[scenario.Scenario]:
    """The positions in which something happens."""
    return [
        one
        for path in scenario.find([ROOT / "scenarios" / "cards", ROOT / "scenarios" / "rules"])
        for one in scenario.load(path)
        if one.play
    ]


def played(rng: random.Random) -> BigBookSession:
    """A position at its beginning; what is answered there can be done again step by step."""
    while True:
        session = _begun(rng.choice(plays()))
        if session is not None:
            return session


def _begun(one: scenario.Scenario) -> BigBookSession | None:
    """A position before its first answer, which can be done again; None where nothing is answered."""
    session = scenario.run(one, BigBookScenarioAdapter())
    if not isinstance(session, BigBookSession) or not session.past:
        return None
    while session.undo():
        pass
    return session


@dataclass(frozen=True, slots=True)
class Spot:
    """Where an event happens: a position, and which of its answers leads to it; -1 for its laying out."""

    play: scenario.Scenario
    answer: int


@cache
def spots() -> dict[str, list[Spot]]:
    """Where each kind of event happens in the positions."""
    found: dict[str, list[Spot]] = defaultdict(list)
    for one in plays():
        laid = _laid(one)
        for kind in sorted({event.type for event in laid.events}):
            found[kind].append(Spot(one, -1))
        session, number = _begun(one), 0
        while session is not None and session.redo():
            for kind in sorted({event.type for event in session.events}):
                found[kind].append(Spot(one, number))
            number += 1
    return dict(found)


def _laid(one: scenario.Scenario) -> BigBookSession:
    """A position as it is laid out, with what happens by itself then."""
    session = scenario.run(replace(one, play=()), BigBookScenarioAdapter())
    assert isinstance(session, BigBookSession)
    return session


def before(kind: str, rng: random.Random) -> tuple[BigBookSession, bool]:
    """A position right before an event of a kind, and whether it takes an answer (else it comes by itself)."""
    spot = rng.choice(spots()[kind])
    if spot.answer < 0:
        return _laid(spot.play), False
    session = _begun(spot.play)
    assert session is not None
    for _ in range(spot.answer):
        session.redo()
    session.events = ()
    session.opening = session.state
    return session, True
