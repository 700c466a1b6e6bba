"""After a game: the moments that cost most are real moments of it, and what is advised instead was possible then; none
is told that games played to the end do not bear out."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.bigbook.ai import hindsight
from game.bigbook.ai.hindsight import FELT, FIRST, MOST, PAIRS, SEED, THOUGHT, Hindsight, Moment
from game.bigbook.ai.odds import promised
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.search import acting
from game.bigbook.ai.trial import Trial, apart
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.rng import Luck
from tests.companions.late import given_up, turns_before_the_end, won

BOTH = frozenset({"p1", "p2"})


def steps(session: BigBookSession, first: int = 0) -> Sequence[Sequence[Answer]]:
    return [moment.answers for moment in session.past[first:]]


def back(session: BigBookSession, seats: frozenset[str] = BOTH, first: int = 0) -> Hindsight:
    """A look back at a game, or at what came after its first so many steps."""
    return Hindsight(session.game, session.past[first].state, steps(session, first), seats)


@pytest.fixture(scope="module")
def game() -> BigBookSession:
    """Two who could have won give up three turns before the end."""
    return given_up(3)


@pytest.fixture(scope="module")
def found(game: BigBookSession) -> tuple[Moment, ...]:
    return back(game).moments()


def test_each_is_a_moment_of_the_game_and_the_better_act_was_open_then(
    game: BigBookSession, found: tuple[Moment, ...]
) -> None:
    assert game.state.result == "lost"
    assert 1 <= len(found) <= MOST
    assert [one.step for one in found] == sorted(one.step for one in found)
    assert len({one.turn for one in found}) == len(found), "one of each turn"
    for one in found:
        then = game.past[one.step]
        assert (then.state.turn, then.seat, then.answers[0]) == (one.turn, one.seat, one.did)
        assert game.game.check(then.state, (one.better[0],)) is None and one.better[0] != one.did[0]
        assert one.cost >= FELT and 0 <= one.fared < one.best <= 1


def test_who_does_nothing_is_told_so(found: tuple[Moment, ...]) -> None:
    """Everybody ends every turn at once: that is what cost most, and something better was open."""
    assert {one.did for one in found} == {("end",)}


def test_only_people_are_told(game: BigBookSession) -> None:
    """What a companion did is nobody's business."""
    mine = back(game, frozenset({"p2"})).moments()
    assert {one.seat for one in mine} <= {"p2"}
    assert not back(game, frozenset()).moments()


def test_a_process_beside_the_window_says_the_same_stage_by_stage(
    game: BigBookSession, found: tuple[Moment, ...]
) -> None:
    lines = [hindsight.question(4, game.past[0].state, steps(game), BOTH)]
    heard = []
    for answer in hindsight.told(lines):  # asked line by line, as the window does
        heard.append(hindsight.read(answer))
        if not heard[-1].done:
            lines.append(hindsight.further(4))
    assert tuple(heard[-1].moments) == found and {one.number for one in heard} == {4}
    counted = [one.games for one in heard]
    assert counted == sorted(counted) and counted[-1] == heard[-1].most, "how far it is, by games"
    assert len(heard) > counted[-1] // 2


def test_a_process_that_was_asked_about_another_game_meanwhile_says_that_it_does_not_know(game: BigBookSession) -> None:
    lines = [hindsight.question(n, game.past[0].state, steps(game), BOTH) for n in (1, 2)]
    *_, lost = (hindsight.read(line) for line in hindsight.told([*lines, hindsight.further(1)]))
    assert (lost.number, lost.done) == (0, False)


def test_in_pieces_it_comes_to_the_same(game: BigBookSession, found: tuple[Moment, ...]) -> None:
    slowly = back(game)
    pieces = 0
    while not slowly.done:
        slowly.go_on(lambda: True)
        pieces += 1
    assert pieces > 50 and slowly.moments() == found


def test_luck_is_no_mistake(game: BigBookSession, found: tuple[Moment, ...]) -> None:
    """Cards that nobody could know change nothing: with other cards in every deck the same acts are told."""
    other = game.past[0].state.clone()
    for player in other.players:
        player.deck.sort()
    other.rng = Luck(3).rng
    start = Hindsight(game.game, other, steps(game)[:1], BOTH)
    true = Hindsight(game.game, game.past[0].state, steps(game)[:1], BOTH)
    assert start.moments() == true.moments()
    assert found, "in the whole of it there is something to tell"


# ---------------------------------------------------------------------------------------------- verdicts to be trusted


def last_lap() -> tuple[BigBookSession, int]:
    """A game of two adepts that was won, and the step at which the last turn of each of them begins."""
    session, planner = BigBookSession.start(Options(Options.of(2).magicians, pages=3), 37), Planner(37, "adept")
    while not session.over:
        session.apply(planner.answer(session.game, session.state))
    assert session.state.result == "won"
    first = session.state.turn - len(session.state.players) + 1
    return session, next(at for at, one in enumerate(session.past) if one.state.turn >= first)


def seeming(state: State, answer: Answer) -> tuple[float, Answer]:
    """What an act seems to cost by thought alone, and what a master would do: the judge that was believed once."""
    planner = Planner(SEED)
    planner.temper = THOUGHT
    ranked = planner.ranked(won().game, state)
    played = next(value for value, one in ranked if one == answer)
    return promised(state, ranked[0][0]) - promised(state, played), ranked[0][1]


def test_an_act_of_the_lap_that_won_is_no_mistake_whatever_it_seems_to_have_cost() -> None:
    """Played by adepts: "Destroy" in the turn before the victory seems to cost four games of a hundred."""
    session, first = last_lap()
    found = []
    for one in session.past[first:]:
        if acting(one.state):
            cost, better = seeming(one.state, one.answers[0])
            if cost >= FELT:
                found.append((one, better))
    assert found, "by thought alone a winning line is blamed"
    look = back(session, first=first)
    assert look.moments() == () and look.told.tried == 0 and look.told.done
    act, better = found[0]
    trial = Trial(act.state, act.answers, (better,))
    for _ in trial.go_on(session.game, PAIRS):
        pass
    assert trial.pairs == PAIRS and not trial.apart, "games to the end do not bear it out either"


def test_two_lines_that_are_one_never_lie_apart() -> None:
    state = turns_before_the_end(2)
    answers = next(one.answers for one in won().past if one.state.turn == state.turn and acting(one.state))
    trial = Trial(state, answers, answers)
    for _ in trial.go_on(won().game, FIRST):
        pass
    assert (trial.pairs, trial.only_better, trial.only_played) == (FIRST, 0, 0), "same deals, same dice, same games"
    assert not trial.ahead and not trial.apart


@pytest.mark.parametrize(
    ("pairs", "more", "less", "sure"),
    [(32, 0, 0, False), (32, 4, 0, False), (32, 6, 0, True), (32, 9, 4, False), (32, 12, 3, True), (32, 3, 12, False),
     (8, 8, 0, True)],
)  # fmt: skip
def test_what_pairs_of_games_prove(pairs: int, more: int, less: int, sure: bool) -> None:
    """By the sign of the pairs that differ: 4 to 0 comes by chance once in sixteen times, 6 to 0 once in sixty-four."""
    assert apart(pairs, more, less) is sure


def test_a_number_that_is_told_is_the_number_that_was_counted(game: BigBookSession, found: tuple[Moment, ...]) -> None:
    for one in found:
        assert one.best * PAIRS == round(one.best * PAIRS) and one.fared * PAIRS == round(one.fared * PAIRS)
