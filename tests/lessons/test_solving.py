"""The way on in challenges and puzzles: from every moment a shortest one, or that nobody knows one."""

from __future__ import annotations

import pytest

from game.bigbook.ai.solving import Solving
from game.bigbook.challenges import challenges
from game.bigbook.puzzles import puzzles
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons.guide import Trial
from game.core.lessons.lesson import play
from tests.lengths import soak

ALL = {one.id: one for one in (*challenges(), *puzzles())}


def solving(trial: Trial) -> Solving:
    """Thought out to its end."""
    found = Solving(trial)
    found.go_on(lambda: False)
    return found


@pytest.mark.parametrize("name", list(ALL)[:: soak(4, 1)])
def test_whoever_follows_it_step_by_step_solves_it_in_the_fewest_actions(name: str) -> None:
    trial = Trial(ALL[name], BigBookScenarioAdapter())
    for _ in range(60):
        if trial.solved:
            break
        way = solving(trial).way
        assert way, trial.spent
        trial.session.apply(way[0])
    assert trial.solved and trial.spent <= trial.challenge.best


def test_the_known_moves_in_another_order_are_gone_on_with() -> None:
    trial = Trial(ALL["clear_head"], BigBookScenarioAdapter())
    play(trial.session, trial.nouns, trial.challenge.solution[2:3])
    way = solving(trial).way
    assert way is not None and sum(one == ("cure:p1.hand",) for one in way) == 3


def test_a_goal_that_is_out_of_reach_is_told_as_that() -> None:
    """Learning a spell took the Water that the fourth cure needs; the coach advised it."""
    trial = Trial(ALL["clear_head"], BigBookScenarioAdapter())
    session = trial.session
    assert isinstance(session, BigBookSession)
    session.act(next(option.id for option in session.legal() if option.id.startswith("learn:")))
    found = solving(trial)
    assert found.done and found.way is None
