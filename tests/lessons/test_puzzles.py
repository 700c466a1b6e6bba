"""Puzzles: each can be solved without luck as its file says, its shortest lines take the same actions, and nothing else
does as well."""

from __future__ import annotations

import pytest

from game.bigbook.puzzles import puzzles
from game.bigbook.rules.rules import big_book
from game.bigbook.scenarios.position import build
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.cli.lessons import solve
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import Challenge, play
from tests.lengths import soak, soaks
from tools.puzzles.exhaust import solve as exhausted
from tools.puzzles.positions import KINDS

ALL = {one.id: one for one in puzzles()}


def goal(one: Challenge) -> frozenset[str]:
    """The curses that have to go."""
    if one.task == "win":
        return frozenset(curse.id for curse in build(one.given).state.curses)
    return frozenset(one.goals[0]["aside"]["has"])


def test_there_are_thirty_of_every_kind_the_easy_ones_first() -> None:
    assert len(ALL) == 30
    assert {one.task for one in ALL.values()} == set(KINDS)
    stars = [one.stars for one in ALL.values()]
    assert stars == sorted(stars) and [stars.count(number) for number in (1, 2, 3)] == [10, 10, 10]
    failing = [one.failing for one in ALL.values()]
    assert failing == sorted(failing) and failing[0] > 0


@pytest.mark.parametrize("name", ALL)
def test_the_known_solution_solves_it_and_no_luck_speaks(name: str) -> None:
    assert solve(name) == ALL[name].best >= 2
    trial = Trial(ALL[name], BigBookScenarioAdapter())
    moves = [move for move in trial.challenge.solution if move.get("do") != "end"]
    play(trial.session, trial.nouns, tuple(moves))
    assert not any(moment.barrier for moment in trial.session.past), "every step can be taken back"


@pytest.mark.parametrize("name", ALL)
def test_ending_the_turn_at_once_does_not(name: str) -> None:
    trial = Trial(ALL[name], BigBookScenarioAdapter())
    trial.session.apply(("end",))
    while trial.session.decision is not None and not (trial.failed or trial.solved):
        decision = trial.session.decision
        trial.session.apply(tuple(option.id for option in trial.session.legal())[: max(1, decision.min)])
    assert trial.failed and not trial.solved


@soaks
def test_no_other_actions_do_it_in_so_few() -> None:
    """Every line of the turn is gone through: the shortest ones all take the same actions, as many as the file says,
    and as many tables lead nowhere. The short form takes every sixth puzzle."""
    for one in list(ALL.values())[:: soak(6, 1)]:
        found = exhausted(big_book(), build(one.given).state, goal(one), one.best, 10_000)
        assert found is not None
        assert (found.actions, len(found.ways), found.failing) == (one.best, 1, one.failing), one.id
