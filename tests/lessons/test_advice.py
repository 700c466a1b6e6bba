"""The hint keeps to its plan: what it announces stays possible with what it prepares, and the next hint names it or
says why not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from game.bigbook.ai.reasons import Because, because
from game.bigbook.ai.thinking import Advice, Wish
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from scenes.bigbook.table.overlays.hint import payment
from tests.lengths import soak, soaks
from tests.lessons.claims import games


def announced(count: int, every: int) -> Iterator[tuple[str, BigBookSession, Advice, Because]]:
    """Moments at which the hint says what comes after the act that it advises."""
    for index, (name, session) in enumerate(games(60, first=5)):
        now = session.decision
        if now is None or (now.kind, now.prompt) != ("action", "action") or index % every:
            continue
        advice, table = Advice(), BigBookSession(session.game, session.state.clone())
        thinking = advice.at(table.game, table.state)
        answer = thinking.ranked()[0][1]
        found = because(table, thinking.line(answer))
        if found.following is None:
            continue
        advice.told(table, answer, found.following)
        yield name, table, advice, found
        count -= 1
        if not count:
            return


@soaks
def test_what_is_prepared_leaves_what_was_announced_possible_and_the_next_hint_names_it() -> None:
    """ "After that: Acquire Fire 3", but what was prepared paid with the Fire 2 that it took."""
    paid = 0
    for name, table, advice, found in announced(soak(8, 200), 7):
        assert found.following is not None
        thinking = advice.at(table.game, table.state)
        line = thinking.line(thinking.ranked()[0][1])
        cards = payment(table, line)
        paid += len(table.suggest_payments(line[0][0])) > 1
        table.act(line[0][0], cards or None)
        while table.decision is not None and table.decision.kind != "action":
            table.apply(advice.at(table.game, table.state).ranked()[0][1])
        assert table.decision is not None and table.decision.seat == found.following.seat, name
        assert table.why_not(found.following.action) is None, f"{name}: {found.following}"
        following = advice.at(table.game, table.state).ranked()[0][1]
        assert following == (found.following.action,), f"{name}: {following} instead of {found.following}"
        assert advice.changed(table, following) is None
    assert paid > 1


@soaks
def test_whoever_does_something_else_hears_why_the_plan_has_changed() -> None:
    told: Counter[bool] = Counter()
    for name, table, advice, found in announced(soak(8, 100), 11):
        assert found.following is not None
        seat, best = table.view().active, advice.at(table.game, table.state).ranked()[0][1]
        other = next((one.id for one in table.legal() if one.id not in (best[0], "end", found.following.action)), None)
        if other is None:
            continue
        table.act(other)
        while table.decision is not None and table.decision.kind != "action":
            table.apply(advice.at(table.game, table.state).ranked()[0][1])
        now = table.decision
        if now is None or now.seat != seat or table.state.turn != table.past[0].state.turn:
            continue
        answer = advice.at(table.game, table.state).ranked()[0][1]
        changed = advice.changed(table, answer)
        assert (changed is None) == ((now.seat, answer) == (found.following.seat, (found.following.action,))), name
        if changed is not None:
            told[changed.by_luck] += 1
    assert told, "somewhere the plan changes"


def test_a_wish_stands_until_it_is_done_or_the_turn_is_over() -> None:
    players = {"p1": {"hand": ["air1", "air1", "fire2"], "deck": ["air1"] * 9}, "p2": {"hand": ["air1"]}}
    session = BigBookScenarioAdapter().build({"turn": "2", "active": "p1", "players": players})
    assert isinstance(session, BigBookSession)
    advice, wish = Advice(), Wish("p2", "acquire:fire2", "adept")
    assert advice.wish_at(session) is None
    advice.wished(session, wish)
    assert advice.wish_at(session) == wish
    session.act("acquire:fire2")
    assert advice.wish_at(session) is None
    session.undo()
    assert advice.wish_at(session) == wish
    session.apply(("end",))
    assert advice.wish_at(session) is None
