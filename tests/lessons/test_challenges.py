"""Every challenge can be solved as its file says, and not by doing nothing."""

from __future__ import annotations

import pytest

from game.bigbook.challenges import challenges
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.cli.lessons import solve
from game.core.engine.chance import Chance
from game.core.engine.session import state_hash
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import Challenge, play

ALL = {one.id: one for one in challenges()}


def trial_of(challenge: Challenge) -> Trial:
    return Trial(challenge, BigBookScenarioAdapter())


def test_there_are_enough_of_every_difficulty() -> None:
    assert len(ALL) >= 12
    assert {one.stars for one in ALL.values()} == {1, 2, 3}
    stars = [one.stars for one in ALL.values()]
    assert stars == sorted(stars), "the easy ones first"


@pytest.mark.parametrize("name", ALL)
def test_the_known_solution_solves_it(name: str) -> None:
    assert solve(name) == ALL[name].best


@pytest.mark.parametrize("name", ALL)
def test_doing_nothing_does_not(name: str) -> None:
    trial = trial_of(ALL[name])
    for _ in range(30):
        if trial.solved or trial.failed:
            break
        decision = trial.session.decision
        assert decision is not None
        options = [option.id for option in trial.session.legal()]
        trial.session.apply(("end",) if "end" in options else tuple(options[: max(1, decision.min)]))
    assert trial.failed and not trial.solved


@pytest.mark.parametrize("name", ALL)
def test_chance_seldom_solves_it(name: str) -> None:
    solved = 0
    for seed in range(20):
        trial, chance = trial_of(ALL[name]), Chance(seed)
        for _ in range(40):
            if trial.solved or trial.failed:
                break
            trial.session.apply(chance.answer(trial.session.game, trial.session.state.clone()))
        solved += trial.solved
    assert solved <= 10


def test_starting_again_is_the_same_position() -> None:
    trial = trial_of(ALL["many_hands"])
    before = state_hash(trial.session.state)
    play(trial.session, trial.nouns, trial.challenge.solution)
    assert trial.spent == 4
    trial.restart()
    assert state_hash(trial.session.state) == before and trial.spent == 0 and not trial.session.can_undo
