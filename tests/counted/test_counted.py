"""What the rules do for a game, a thought and a hint does not grow unseen; `.ci/run` counts what screens do, too."""

from __future__ import annotations

from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from tests.counted.kept import compared, counted, kept
from tests.counted.work import counting


def test_the_rules_do_no_more_than_is_kept() -> None:
    """Where more is right, `python -m tests.counted --renew` keeps it, and the commit says why."""
    _, more = compared(counted(("rules",)), kept())
    assert not more


def test_what_is_done_more_often_is_named() -> None:
    before = {"a hint": {"state copies": 100, "payments checked": 0}}
    for now, count in ((100, 0), (129, 0), (130, 1), (60, 0)):
        assert len(compared({"a hint": {"state copies": now}}, before)[1]) == count
    assert compared({"a hint": {"payments checked": 1}}, before)[1], "nothing was asked before"
    assert compared({"a wish": {"state copies": 1}}, before)[1], "nobody has kept it"


def test_the_count_sees_a_copy_and_a_question() -> None:
    """The planted defect: a table is copied, and asked why, once more than before."""
    session = BigBookSession.start(Options.of(2), 1)
    with counting() as found:
        session.state.clone()
        session.why_not("end")
    assert (found["state copies"], found["legality questions"]) == (1, 1)
