"""Whole games by chance, from the ferry to dawn: every set-up, one to four investigators, invariants at every step."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from game.core.engine.conformance import walk
from game.core.engine.rng import Luck
from game.core.engine.session import Session
from game.mansions.options import Options
from game.mansions.rules import mansions
from game.mansions.state import State
from game.mansions.story import story

SET_UPS = list(story("glass_tide").set_ups())


class AnyAnswer:
    """Answers whatever is asked by chance, from a generator beside the game's."""

    def __init__(self, seed: int) -> None:
        self.luck = Luck(seed)

    def answer(self, game: object, state: State) -> tuple[str, ...]:
        return mansions().random_answer(state, self.luck)


def seed_of(answers: dict[int, str], players: int) -> int:
    """The first seed under which the Keeper gives these answers."""
    return next(seed for seed in range(2_000) if mansions().new(Options.of(players), seed).answers == answers)


def play_on(session: Session, seed: int) -> Iterator[State]:
    """Every state of a game played by chance, the last one over."""
    chance = AnyAnswer(seed)
    while not session.over:
        session.apply(chance.answer(session.game, session.state))
        yield session.state


@pytest.mark.parametrize(("number", "players"), list(product(range(len(SET_UPS)), (1, 2, 3, 4))))
def test_a_game_by_chance_ends_in_every_set_up(number: int, players: int) -> None:  # MM-SKE.3, MM-RND.4, MM-EVT.6
    session = Session.new(mansions(), Options.of(players), seed_of(SET_UPS[number], players))
    assert session.state.answers == SET_UPS[number]
    for state in play_on(session, number):
        assert mansions().breaches(state) == []
    assert session.state.result in ("investigators", "keeper", "nobody")
    assert session.state.event == 5 or session.state.reason != "last_event"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_step_is_exact(players: int) -> None:
    """Clones, saves, undo and redo, refusals of nonsense, at every step of a whole game."""
    session = Session.new(mansions(), Options.of(players), players)
    assert sum(1 for _ in walk(session, AnyAnswer(players))) > 20
