"""Coach, hint and a companion's wish of one position never name contradicting things without saying why."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from game.bigbook.ai import parting
from game.bigbook.ai.coach import HINTS, Sight, counsel
from game.bigbook.ai.reasons import IDLE
from game.bigbook.ai.thinking import Advice, Wish
from game.bigbook.ai.tried import Tried
from game.bigbook.rules.action_id import read
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.bigbook.text import asking
from scenes.bigbook.party import Run, party_of
from scenes.bigbook.table.overlays.hint import advised, say
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.coach import Coaching, coached
from tests.lengths import soak, soaks
from tests.scenes.at_table import at
from tests.scenes.driver import attended_by, driving
from tests.scenes.table.players import Mouse

RICH = """
id: rich-and-no-room-for-a-sixth-spell
rules: [BB-LRN.8]
given:
  turn: 2
  active: p1
  players:
    p1: {magician: firebrand, hand: [water2, water1, fire2, water1, earth1], deck: [earth1, earth2, air1],
         spells: [ice, growth, telepathy, combustion, kindle]}
    p2: {magician: stoker, hand: [fire3, fire1], deck: [water1, air1]}
  library: {water: [arctic_circle, thaw]}
  madness: 20
play:
  - expect: {active: p1}
"""
TIPS = {"learn": "learn", "acquire": "acquire", "burn": "activate", "telepathy": "activate", "store": "activate",
        "ability": "ability", "curse_ahead": "destroy", "ready_spells": "activate"}  # fmt: skip
"""What a tip of the coach tells people to do, by its name."""


def agree(table: TableScene) -> None:
    """At the position that stands: what is advised, tipped and wished fit together, or it is said why not."""
    context, session = table.context, table.session
    thinking = context.advice.at(session.game, session.state)
    answer = thinking.ranked()[0][1]
    line = thinking.line(answer)
    others = [one.id for one in session.legal() if (one.id,) != answer and (one.id,) not in IDLE]
    for action in (answer[0], *others[:1]):
        if (action,) not in IDLE:
            context.advice.wished(session, Wish("p2", action, "master"))
            wished, act = say(context, "advice", thinking).text, asking.act_in_words(table.words, action)
            stands = context.advice.wish_at(session) is not None
            same = table.words.t("prompts.advice.wish_same", seat=table.words.seat("p2"))
            if stands:
                assert (same in wished) if (action,) == answer else (act in wished and same not in wished), wished
    said = say(context, "advice", thinking).text
    gone = parting.given_up(session, line)
    if gone:
        assert table.words.spell(gone) in said, said
        _goes_on(session, context.advice, line, gone)
    told = counsel(session, line)
    sight = Sight.of(session, 0, Tried(session), told)
    for tip in HINTS:
        if tip.id in TIPS and tip.stands(sight):
            assert any(read(act).verb == TIPS[tip.id] for _, act in told), (tip.id, told)


def _goes_on(session: BigBookSession, advice: Advice, line: list[tuple[str, ...]], gone: str) -> None:
    """Whoever follows the advice and asks again is told the same spell."""
    trial = BigBookSession(session.game, session.state.clone())
    for given in line:
        if parting.asks_to_part(trial.state):
            break
        trial.apply(given)
    first = advice.at(trial.game, trial.state).ranked()[0][1]
    assert read_option(first[0]).name == gone
    advice.at(session.game, session.state)


@soaks
@pytest.mark.parametrize("seed", range(soak(1, 8)))
def test_coach_hint_and_wish_of_one_position_are_of_one_mind(tmp_path: Path, seed: int) -> None:
    positions = 0
    with driving(tmp_path, players=2, seed=20 + seed) as driver:
        person = Mouse(driver, seed)
        for _ in range(soak(40, 400)):
            table = person.table
            if table is None or table.session.decision is None:
                break
            if table.session.decision.prompt == "action" and table.state.plan is None and person.acts % 3 == 0:
                agree(table)
                positions += 1
            person.acts += 1
            person.give(person.pick(table))
    assert positions >= soak(3, 20)


def test_the_spell_that_goes_is_the_same_when_it_is_asked_for(tmp_path: Path) -> None:
    """ "The coach would part with Combustion", and a moment later another spell was to go."""
    with at(tmp_path, RICH) as (_, table):
        session, advice = table.session, table.context.advice
        thinking = advice.at(session.game, session.state)
        learns = [answer for _, answer in thinking.ranked() if read(answer[0]).verb == "learn"]
        assert learns
        for answer in learns:
            line = thinking.line(answer)
            gone = parting.given_up(session, line)
            assert gone and table.words.spell(gone) in advised(table.context, answer, line).text


def _paid(session: BigBookSession, spell: str) -> tuple[tuple[str, ...], list[tuple[str, ...]]]:
    """To learn it, and a line that begins so."""
    act = f"learn:{spell}"
    return (act,), [(act,), session.suggest_payments(act)[0]]


def test_a_second_spell_in_one_turn_is_told_as_one_more(tmp_path: Path) -> None:
    """Learned, and asked again: "Learn …, one of your spells goes", as if nothing had been learned before."""
    with at(tmp_path, RICH) as (_, table):
        session, words = table.session, table.words
        first = session.view().library["water"].top
        assert first is not None
        said = advised(table.context, *_paid(session, first)).text
        spoken = next(one.id for one in session.view().players[0].spells if f"with {words.spell(one.id)}" in said)
        session.act(f"learn:{first}")
        assert parting.asks_to_part(session.state)
        other = next(one.id for one in session.legal() if read_option(one.id).name != spoken)
        assert table.context.advice.parted(session, (other,)) == spoken, "another one goes now: it is said so"
        session.apply((other,))
        assert parting.learned(session) == (first,)
        second = session.view().library["water"].top
        if second is None or session.why_not(f"learn:{second}") is not None:
            second = next(act.target for act in map(read, (one.id for one in session.legal())) if act.verb == "learn")
        said = advised(table.context, *_paid(session, second)).text
        assert words.spell(first) in said and "One more after" in said, said


def test_the_coach_does_not_call_the_advised_payment_a_waste(tmp_path: Path) -> None:
    """What comes after it needs the other cards: "Other cards may fit better" was against the hint."""
    players = {"p1": {"hand": ["water3", "water1", "water1", "earth1"]}, "p2": {"hand": ["air1"]}}
    given: dict[str, Any] = {"players": players, "active": "p1", "turn": "3"}
    session = BigBookScenarioAdapter().build(given)
    assert isinstance(session, BigBookSession)
    with driving(tmp_path) as driver:
        driver.app.replace(coached(driver.app, Run(session, party_of(session, "friendly"))))
        driver.frames()
        table = attended_by(Coaching, driver.top)
        driver.click("supply:water2")
        plan = table.state.plan
        assert plan is not None
        plan.take(("p1.hand.water3",))
        assert plan.lost() > 0 and table.attendant.sight().spill > 0
        table.context.advice.pays(session, plan.action, plan.options)
        assert table.attendant.sight().spill == 0
