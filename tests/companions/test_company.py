"""Companions at a table: their dice are in the save, what they would do is one step, and they know whose support it
spends."""

from __future__ import annotations

from typing import Any

import pytest

from game.bigbook.ai.company import NOTE, Companions, Deliberation, Intent, asked_for, dice, in_save, instead
from game.bigbook.ai.tempers import TEMPERS
from game.bigbook.ai.vain import in_vain
from game.bigbook.play.forecast import does_nothing
from game.bigbook.rules import options
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.engine.chance import Chance
from tests.companions.hidden import otherwise
from tests.companions.lending import borrowing, lent


def evening(seed: int, tempers: dict[str, str], seats: int = 2) -> BigBookSession:
    """A game at which companions sit."""
    session = BigBookSession.start(Options.of(seats), seed)
    session.players = Companions.of(tempers, seed, seats)
    session.play_on()
    return session


def played(session: BigBookSession, answers: int, seed: int = 1) -> BigBookSession:
    """People answer so many times by chance; the companions answer in between."""
    chance = Chance(seed)
    for _ in range(answers):
        if session.over:
            break
        session.apply(chance.answer(session.game, session.state))
    return session


def test_the_tempers_that_a_save_may_name_are_those_that_play() -> None:
    assert tuple(TEMPERS) == options.TEMPERS


def test_a_companion_plays_to_the_end_and_people_are_asked_only_for_themselves() -> None:
    session = evening(5, {"p2": "apprentice"})
    chance = Chance(3)
    while not session.over:
        asked = session.decision
        assert asked is not None and asked.seat == "p1"
        session.apply(chance.answer(session.game, session.state))
    assert any("p2" in moment.seats for moment in session.past)


def test_all_companions_play_a_whole_evening_by_themselves_and_the_same_one_again() -> None:
    tempers = {"p1": "apprentice", "p2": "apprentice"}
    one, two = evening(7, tempers), evening(7, tempers)
    assert one.over and one.hash() == two.hash()


def test_a_game_gone_on_with_goes_on_as_it_would_have() -> None:
    """The companions' dice are in the save: who sits down anew with the saved table plays the same answers."""
    whole = played(evening(4, {"p2": "adept"}), 12)
    half = played(evening(4, {"p2": "adept"}), 6)
    again = BigBookSession(big_book(), State.from_json(half.state.to_json()), Companions.of({"p2": "adept"}, 4, 2))
    for moment in whole.past[len(half.past) :]:
        again.apply(moment.answers[0])
    assert again.hash() == whole.hash()


def test_other_seeds_other_dice_and_the_hidden_cards_throw_none() -> None:
    session = BigBookSession.start(Options.of(3), 4)
    assert dice(1, session.state) != dice(2, session.state)
    assert dice(1, session.state) == dice(1, otherwise(session.state))


@pytest.mark.parametrize("temper", ["apprentice", "adept"])
def test_what_a_companion_would_do_hangs_on_no_hidden_card(temper: str) -> None:
    for seed in (2, 3):
        state = BigBookSession.start(Options.of(3), seed).state
        one = Deliberation(big_book(), state, temper, seed).intent()
        two = Deliberation(big_book(), otherwise(state), temper, seed).intent()
        assert one == two


@pytest.mark.parametrize(("temper", "seeds"), [("apprentice", (1, 4)), ("adept", (2,)), ("master", (3,))])
def test_nobody_wastes_cards_on_an_act_of_which_the_panel_says_that_nothing_would_happen(
    temper: str, seeds: tuple[int, ...]
) -> None:
    wished = 0
    for seed in seeds:
        session = BigBookSession.start(Options.of(2), seed)
        for _ in range(60 if temper != "master" else 18):
            asked = session.decision
            assert asked is not None
            thought = Deliberation(session.game, session.state, temper, seed)
            first, *others = thought.intents()
            wished += thought.ranked()[0][1] != first.answers[0]
            if asked.kind == "action" and first.answers[0] not in (("end",), ("pass",)):
                assert not in_vain(session.game, session.state, first.answers) or not others
                if len(session.suggest_payments(first.answers[0][0])) < 2:
                    assert not does_nothing(session, [first.answers[0][0]])
            session.apply_all(first.answers)
    assert wished or temper == "adept", "whim or liking would have done so"


def test_an_act_with_its_payment_is_one_step_that_can_be_taken_back() -> None:
    session = BigBookSession.start(Options.of(2), 6)
    asked: Any = None
    for _ in range(40):
        asked = session.decision
        assert asked is not None
        intent = Deliberation(session.game, session.state, "apprentice", 6).intent()
        before = session.hash()
        session.apply_all(intent.answers)
        assert session.past[-1].answers == intent.answers and set(session.past[-1].seats) == {asked.seat}
        if len(intent.answers) > 1 and asked.kind == "action":
            session.undo()
            assert session.hash() == before
            return
    raise AssertionError("nothing was paid for in forty steps")


def test_it_knows_whose_support_an_act_would_spend_and_finds_another_way() -> None:
    session = lent()
    thought = Deliberation(session.game, session.state, "master", 1)
    wanted = thought.intent()
    assert wanted.spends == ("p1",)
    other = thought.intent(frozenset({"p1"}))
    assert other.spends == () and session.check(other.answers[0]) is None


def test_better_not_is_followed_by_another_act_of_use_and_only_then_by_a_pass() -> None:
    """An adept that was refused three Water passed the whole action, with three Fire in hand."""
    ana = frozenset({"p1"})
    session = borrowing(["fire1"] * 3)
    thought = Deliberation(session.game, session.state, "adept", 1)
    wanted = thought.intent()
    assert wanted.spends == ("p1",) and thought.intent(ana).passes, "by its judgment alone it would pass"
    other = thought.instead(wanted, ana)
    assert other.answers[0] == ("acquire:fire3",) and not other.spends
    idle = borrowing(["madness"])
    thought = Deliberation(idle.game, idle.state, "adept", 1)
    wanted = thought.intent()
    assert wanted.spends == ("p1",) and thought.instead(wanted, ana).passes, "there is nothing else"


def test_what_was_refused_is_not_wished_for_in_another_size() -> None:
    acts = [Intent((("activate:growth:3",),), 1.0, ("p1",)), Intent((("activate:growth:1",),), 0.9),
            Intent((("pass",),), 0.5), Intent((("acquire:fire2",),), 0.1),
            Intent((("acquire:fire3",),), 0.4, vain=True), Intent((("learn:kindle",),), 0.3)]  # fmt: skip
    assert instead(acts, acts[0], frozenset({"p1"})).answers[0] == ("learn:kindle",)
    assert instead(acts[:5], acts[0], frozenset({"p1"})).passes, "neither what does nothing nor what is much worse"


def test_at_a_terminal_where_nobody_can_be_asked_it_leaves_the_support_of_people_alone() -> None:
    session = lent()
    session.players = Companions.of({"p2": "master"}, 1, 2)
    session.play_on()
    assert "p1.support.water3" not in [card for moment in session.past for answer in moment.answers for card in answer]


def given(seats_turn: list[str], space: str = "3") -> BigBookSession:
    """Ana, who holds these cards beside the one she pays with, has cast Telepathy for Bruno: he holds four Air, which
    pay for the curse on that space (3 strikes next), or for the cure of a Madness, or for much else."""
    mine = {"hand": ["air1", *seats_turn], "deck": ["fire1"] * 8}
    his = {"hand": ["air2", "air2", "madness", "fire1"], "deck": ["water1"] * 8, "spells": ["telepathy"]}
    placed: dict[str, Any] = {"turn": "2", "curses": {space: ["a1"]}, "players": {"p1": mine, "p2": his}}
    session = BigBookScenarioAdapter().build(placed)
    assert isinstance(session, BigBookSession)
    session.act("activate:telepathy:1", ("p1.hand.air1",))
    assert session.decision is not None and session.decision.prompt == "granted_action"
    return session


@pytest.mark.parametrize("temper", TEMPERS)
def test_an_action_it_was_given_destroys_what_strikes_next(temper: str) -> None:
    """A person spent their cards on Telepathy for a companion, which cured a Madness; the curse struck."""
    session = given(["fire1"])
    for seed in range(6 if temper == "apprentice" else 2):
        intent = Deliberation(session.game, session.state, temper, seed).intent()
        assert intent.answers[0] == ("destroy:a1",)
        table = BigBookSession(session.game, session.state.clone())
        table.apply_all(intent.answers)
        assert not table.state.curses


def test_an_action_given_by_somebody_who_can_destroy_it_themselves_is_free() -> None:
    session = given(["air3", "air3"])
    assert not asked_for(session.game, session.state)
    assert asked_for(session.game, given(["fire1"]).state) == {("destroy:a1",)}


@pytest.mark.parametrize("temper", ["apprentice", "adept"])
def test_an_action_it_was_given_is_not_handed_back_while_a_curse_waits_that_only_it_can_destroy(temper: str) -> None:
    """An apprentice cast Telepathy straight back at a person who had given it the action for a curse two spaces on."""
    session = given(["fire1"], space="5")
    for seed in range(6):
        assert Deliberation(session.game, session.state, temper, seed).intent().answers[0] == ("destroy:a1",)
    assert not asked_for(session.game, session.state), "a master weighs what is not due"


def test_a_save_says_who_plays_and_the_last_word_counts() -> None:
    people = [{"name": "Ana"}, {"name": "Bea", "companion": "adept"}, {"companion": "wizard"}]
    assert in_save({"people": people}, {}) == {"p2": "adept"}
    assert in_save({"people": people}, {NOTE: {"p1": "master", "p3": 7}}) == {"p1": "master"}
    assert in_save({}, {}) == {} == in_save({"people": "nobody"}, {NOTE: []})
