"""How a game stands, in tenths: it follows the table, looks at nothing hidden, and is right as often as it says."""

from __future__ import annotations

from game.bigbook.ai.odds import in_ten, odds
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.search import acting
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from tests.companions.hidden import otherwise
from tests.lengths import soak, soaks


def test_tables_that_look_the_same_stand_the_same() -> None:
    session = BigBookSession.start(Options.of(3), 9)
    planner = Planner(4, "apprentice")
    for _ in range(60):
        if session.over:
            break
        assert odds(session.state) == odds(otherwise(session.state))
        session.apply(planner.answer(session.game, session.state))


def test_less_danger_is_better_odds_and_an_end_is_certain() -> None:
    session = BigBookSession.start(Options.of(2), 3)
    state = session.state
    calm = state.clone()
    calm.curses = calm.curses[:1]
    assert 0 < odds(state) < odds(calm) < 1
    over = state.clone()
    over.over, over.result = True, "won"
    assert odds(over) == 1.0
    over.result = "lost"
    assert odds(over) == 0.0
    assert [in_ten(share) for share in (0.0, 0.04, 0.62, 0.97, 1.0)] == [0, 0, 6, 10, 10]


@soaks
def test_it_is_right_as_often_as_it_says() -> None:
    """Adepts play seeds that nothing was learnt from: over all tables of these games, what is said and what comes
    true lie near each other."""
    said, won = [], []
    for players in soak((2,), (2, 3)):
        for seed in range(5001, 5001 + soak(1, 30)):
            session = BigBookSession.start(Options.of(players), seed)
            planner, tables = Planner(seed, "adept"), 0
            while not session.over:
                if acting(session.state):
                    said.append(odds(session.state))
                    tables += 1
                session.apply(planner.answer(session.game, session.state))
            won += [float(session.state.result == "won")] * tables
    wrong = sum((chance - end) ** 2 for chance, end in zip(said, won, strict=True)) / len(said)
    assert wrong < soak(0.33, 0.2), "better than to say half of every table; a few games may go against it"
