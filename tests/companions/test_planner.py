"""The companions play by the rules, never look at hidden cards, keep their plans, and win."""

from __future__ import annotations

from typing import Any

import pytest

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.tempers import TEMPERS
from game.bigbook.ai.thinking import Thinking
from game.bigbook.challenges import challenges
from game.bigbook.rules.options import Options, options_of
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.bigbook.terminal.tally import Tally
from game.cli.simulate import Batch, play
from tests.companions.hidden import laid_out, otherwise
from tests.lengths import soak, soaks
from tests.typed import now


def counted(policy: str, first_seed: int, games: int) -> Tally:
    """How games of two end that are played by a policy."""
    tally: Any = play(Batch(Options.of(2), first_seed, games, policy))
    assert isinstance(tally, Tally)
    return tally


def test_the_same_seed_gives_the_same_game() -> None:
    batch = Batch(Options.of(2), 5, 1, "apprentice")
    assert play(batch) == play(batch)


@pytest.mark.parametrize("temper", TEMPERS)
def test_the_same_dice_give_the_same_answer_whatever_the_pieces(temper: str) -> None:
    """Asked at once or a little at a time, it comes to the same ranking."""
    session = BigBookSession.start(Options.of(3), 4)
    whole = Planner(8, temper).ranked(big_book(), session.state)
    pieces = Planner(8, temper).thinking(big_book(), session.state)
    steps = 0
    while True:
        try:
            next(pieces)
            steps += 1
        except StopIteration as end:
            assert end.value == whole
            break
    assert steps > 10


def test_thinking_in_frames_comes_to_the_same_as_thinking_at_once() -> None:
    session = BigBookSession.start(Options.of(2), 3)
    slowly = Thinking(session.game, session.state, 7)
    assert not now(slowly.done)
    for _ in range(100_000):
        if slowly.done:
            break
        slowly.go_on(lambda: True)
    assert slowly.ranked() == Thinking(session.game, session.state, 7).ranked()


@soaks
def test_it_wins_where_chance_does_not() -> None:
    """Games of two, each by another temper's reach: the adept wins most of them, with --long three of four; chance
    none."""
    assert counted("random", 100, soak(12, 40)).wins == 0
    assert counted("adept", soak(2, 1), soak(1, 4)).wins >= soak(1, 3)


@soaks
def test_a_hasty_one_lasts_longer_than_chance() -> None:
    games = soak(2, 6)
    thinking = counted("apprentice", 100, games)
    guessing = counted("random", 100, games)
    rounds = [sum(count * (index + 1) for index, count in enumerate(tally.rounds)) for tally in (thinking, guessing)]
    assert rounds[0] > rounds[1]


@soaks
def test_its_answers_are_legal_in_every_kind_of_question() -> None:
    """For every seat, with all difficulties, modes and magicians, also out of turn."""
    kinds: set[str] = set()
    out_of_turn: set[str] = set()
    for seed in range(soak(2, 4)):
        session = BigBookSession.start(options_of(5 * seed + 1), seed)
        planner = Planner(seed, "apprentice")
        while not session.over:
            decision = session.decision
            assert decision is not None
            kinds.add(decision.kind)
            if decision.seat != session.view().active:
                out_of_turn.add(decision.kind)
            session.apply(planner.answer(big_book(), session.state))
    assert kinds >= {"action", "pay", "choose_cards", "choose_spell", "choose_supply", "choose_player"}
    assert out_of_turn >= {"action", "pay", "choose_cards", "choose_spell"}


@soaks
@pytest.mark.parametrize("temper", ["apprentice", "adept"])
def test_it_does_not_know_hidden_cards(temper: str) -> None:
    """On tables that differ only in what is hidden a companion answers alike, all game long."""
    session = BigBookSession.start(Options.of(3), 9)
    for seed in range(soak(30, 60)):
        if session.over:
            break
        hidden = otherwise(session.state)
        answer = Planner(seed, temper).answer(big_book(), session.state)
        assert Planner(seed, temper).answer(big_book(), hidden) == answer
        session.apply(answer)


def test_the_master_does_not_know_hidden_cards() -> None:
    session = BigBookSession.start(Options.of(2), 12)
    for seed in range(4):
        ranked = Planner(seed).ranked(big_book(), session.state)
        assert Planner(seed).ranked(big_book(), otherwise(session.state)) == ranked
        session.apply(ranked[0][1])


def test_a_plan_is_followed_without_a_new_thought_while_no_luck_has_spoken() -> None:
    planner, session, thoughts, followed = Planner(3, "adept"), BigBookSession.start(Options.of(2), 3), 0, 0
    while session.state.turn < 4:
        before, dice = planner.nodes, planner.rng
        answer = planner.answer(big_book(), session.state)
        if planner.nodes > before:
            thoughts += 1
        elif planner.rng == dice:
            followed += 1
        session.apply(answer)
    assert thoughts and followed >= 5


def test_a_plan_is_dropped_when_luck_has_spoken_or_somebody_did_something_else() -> None:
    """The second answer of a plan is thought out anew on a table where a card was drawn, or lies elsewhere."""
    for meddle in (draw_a_card, lose_a_card):
        session = BigBookSession.start(Options.of(2), 3)
        planner = Planner(3, "adept")
        session.apply(planner.answer(big_book(), session.state))
        while session.decision is not None and session.decision.kind != "action":
            session.apply(planner.answer(big_book(), session.state))
        state = session.state.clone()
        meddle(state)
        state = State.from_json(state.to_json())  # what may be done now is listed anew
        before = planner.nodes
        answer = planner.answer(big_book(), state)
        assert planner.nodes > before and big_book().check(state, answer) is None


def draw_a_card(state: State) -> None:
    player = state.players[state.active]
    player.hand.append(player.deck.pop())


def lose_a_card(state: State) -> None:
    player = state.players[state.active]
    player.discard.append(player.hand.pop())


LAST_TURN = """
turn: 30
book: [cover_2, page_07, page_06, page_12, page_09, page_11, final_page]
curses: {2: [{f4: {applied: true}}], 3: [{a4: {applied: true}}]}
players:
  p1: {magician: bellringer, hand: [air1, air1, water1, water1, water1], support: [fire1],
       deck: [earth1, water1, fire1, air1]}
  p2: {magician: firebrand, hand: [air2, air2, fire1, fire2], deck: [fire1, fire1, fire1, fire1]}
madness: 9
"""
"""Nothing can be destroyed by whoever acts: the friend has all that is missing, and one spell lets the friend act."""


def test_it_finds_the_line_that_wins_in_the_last_turn() -> None:
    session = laid_out(LAST_TURN)
    assert not [option.id for option in session.legal() if option.id.startswith("destroy:")]
    planner = Planner(1)
    while not session.over:
        session.apply(planner.answer(big_book(), session.state))
    assert session.state.result == "won"


@pytest.mark.parametrize("seed", [1, 2])
def test_the_master_solves_the_hardest_challenge(seed: int) -> None:
    """A friend is let act twice, and the cards that friend stores pay for the last curse: three stars."""
    challenge = next(one for one in challenges() if one.id == "last_page")
    session = BigBookScenarioAdapter().build(challenge.given)
    planner = Planner(seed)
    while not session.over:
        session.apply(planner.answer(big_book(), session.state))
    assert session.state.result == "won"


HELP_FROM_THE_THIRD = """
turn: 30
book: [cover_2, page_07, page_06, page_12, page_09, page_11, final_page]
curses: {2: [{f4: {applied: true}}]}
players:
  p1: {magician: bellringer, hand: [air1, water1, water1], deck: [earth1, water1, fire1, air1]}
  p2: {magician: stoker, hand: [earth1, water1], deck: [earth1, water1, fire1, air1]}
  p3: {magician: archivist, hand: [fire2, fire2], deck: [earth1, water1, fire1, air1]}
madness: 9
"""
"""Only the third of three can destroy the curse; who is chosen to act shows in no value until that friend has acted."""


def test_it_asks_the_friend_who_can_help() -> None:
    session = laid_out(HELP_FROM_THE_THIRD)
    planner = Planner(1)
    while not session.over:
        session.apply(planner.answer(big_book(), session.state))
    assert session.state.result == "won"
