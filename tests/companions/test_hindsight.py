"""After a game: the moments that cost most are real moments of it, and what is advised instead was possible then."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.bigbook.ai import hindsight
from game.bigbook.ai.hindsight import FELT, MOST, Hindsight, Moment
from game.bigbook.ai.planner import Planner
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.engine.rng import Luck


def played(seed: int, turns: int) -> BigBookSession:
    """Somebody hasty plays so many turns."""
    session = BigBookSession.start(Options.of(2), seed)
    planner = Planner(seed, "apprentice")
    while not session.over and session.state.turn <= turns:
        session.apply(planner.answer(session.game, session.state))
    return session


def steps(session: BigBookSession) -> Sequence[Sequence[Answer]]:
    return [moment.answers for moment in session.past]


@pytest.fixture(scope="module")
def game() -> BigBookSession:
    return played(5, 8)


@pytest.fixture(scope="module")
def found(game: BigBookSession) -> tuple[Moment, ...]:
    return Hindsight(game.game, game.past[0].state, steps(game), frozenset({"p1", "p2"})).moments()


def test_each_is_a_moment_of_the_game_and_the_better_act_was_open_then(
    game: BigBookSession, found: tuple[Moment, ...]
) -> None:
    assert 1 <= len(found) <= MOST
    assert [one.step for one in found] == sorted(one.step for one in found)
    assert len({one.turn for one in found}) == len(found), "one of each turn"
    for one in found:
        then = game.past[one.step]
        assert (then.state.turn, then.seat, then.answers[0][0]) == (one.turn, one.seat, one.did)
        assert game.game.check(then.state, (one.better[0],)) is None and one.better[0] != one.did
        assert one.cost >= FELT and 0 <= one.fared < one.best <= 1


def test_who_does_nothing_is_told_so() -> None:
    """Everybody ends every turn at once: that is what cost most, and something better was open."""
    session = BigBookSession.start(Options.of(2), 3)
    planner = Planner(1, "apprentice")
    while not session.over and session.state.turn < 6:
        session.apply(("end",) if session.check(("end",)) is None else planner.answer(session.game, session.state))
    idle = Hindsight(session.game, session.past[0].state, steps(session), frozenset({"p1", "p2"})).moments()
    assert idle and {one.did for one in idle} == {"end"}


def test_only_people_are_told(game: BigBookSession) -> None:
    """What a companion did is nobody's business."""
    mine = Hindsight(game.game, game.past[0].state, steps(game), frozenset({"p2"})).moments()
    assert {one.seat for one in mine} <= {"p2"}
    assert not Hindsight(game.game, game.past[0].state, steps(game), frozenset()).moments()


def test_a_process_beside_the_window_says_the_same(game: BigBookSession, found: tuple[Moment, ...]) -> None:
    line = hindsight.question(4, game.past[0].state, steps(game), frozenset({"p1", "p2"}))
    (answer,) = hindsight.told([line])
    back = hindsight.read(answer)
    assert (back.number, tuple(back.moments)) == (4, found)


def test_in_pieces_it_comes_to_the_same(game: BigBookSession, found: tuple[Moment, ...]) -> None:
    slowly = Hindsight(game.game, game.past[0].state, steps(game), frozenset({"p1", "p2"}))
    pieces = 0
    while not slowly.done:
        slowly.go_on(lambda: True)
        pieces += 1
    assert pieces > 50 and slowly.moments() == found


def test_luck_is_no_mistake() -> None:
    """Cards that nobody could know change nothing: with other cards in every deck the same acts are told."""
    game = played(5, 3)
    start = game.past[0].state
    short = [moment.answers for moment in game.past[:1]]
    one = Hindsight(game.game, start, short, frozenset({"p1", "p2"})).moments()
    other = start.clone()
    luck = Luck(3)
    for player in other.players:
        player.deck.sort()
    other.rng = luck.rng
    assert Hindsight(game.game, other, short, frozenset({"p1", "p2"})).moments() == one
