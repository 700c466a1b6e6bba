"""The planner plays by the rules, never looks at hidden cards, and is better than chance."""

from __future__ import annotations

from game.bigbook.ai.planner import Planner
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.cli.simulate import Batch, play


def test_the_same_seed_gives_the_same_game() -> None:
    batch = Batch(Options.of(2), 5, 2, "companion")
    assert play(batch) == play(batch)


def test_it_lasts_longer_than_chance() -> None:
    thinking = play(Batch(Options.of(2), 100, 6, "companion"))
    guessing = play(Batch(Options.of(2), 100, 6, "random"))
    rounds = [sum(count * (index + 1) for index, count in enumerate(tally.rounds)) for tally in (thinking, guessing)]
    assert rounds[0] > rounds[1]


def test_its_answers_are_legal_in_every_kind_of_question() -> None:
    kinds: set[str] = set()
    for seed in range(4):
        session = BigBookSession.start(Options.of(2 + seed, "hard"), seed)
        planner = Planner(seed)
        while not session.over:
            assert session.decision is not None
            kinds.add(session.decision.kind)
            session.apply(planner.answer(big_book(), session.state))
    assert {"action", "choose_cards", "choose_spell", "choose_supply"} <= kinds


def test_it_does_not_know_hidden_cards() -> None:
    """On tables that differ only in what is hidden the planner answers alike."""
    session = BigBookSession.start(Options.of(3), 9)
    for seed in range(12):
        if session.over:
            break
        hidden = session.state.clone()
        for player in hidden.players:
            player.deck.reverse()
        hidden.piles = [tuple(reversed(pile)) for pile in hidden.piles]
        hidden.rng += 1
        answer = Planner(seed).answer(big_book(), session.state)
        assert Planner(seed).answer(big_book(), hidden) == answer
        session.apply(answer)
