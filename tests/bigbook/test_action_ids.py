"""The ids of actions are read and written by one function each, and mean the same both ways."""

from __future__ import annotations

import pytest

from game.bigbook.rules import actions
from game.bigbook.rules.action_id import ActionId, read
from game.bigbook.rules.options import options_of
from game.bigbook.rules.rules import big_book
from game.core.engine.chance import Chance


def test_every_act_that_games_by_chance_offer_is_read_and_written_back() -> None:
    game, verbs = big_book(), set()
    for seed in range(12):
        state = game.new(options_of(seed), seed)
        game.start(state)
        chance = Chance(seed)
        while not state.over:
            if state.decision is not None and state.decision.kind == "action":
                for option in game.options(state):
                    act, known = read(option.id), actions.parse(option.id)
                    assert act.id == option.id and known is not None
                    assert (act.verb, act.target, act.power) == (known.verb, known.target, known.power)
                    verbs.add(act.verb)
            game.step(state, game.random_answer(state, chance))
    assert verbs == {"activate", "learn", "acquire", "destroy", "cure", "ability", "end", "pass"}


def test_a_place_to_cure_tells_whose_it_is() -> None:
    act = read("cure:p2.support")
    assert (act.owner, act.zone) == ("p2", "support")


@pytest.mark.parametrize(
    "word",
    ["", "activate", "activate:ice", "activate:ice:4", "activate:ice:x", "activate::1", "learn:", "learn:a:b",
     "end:now", "ability:p1", "fly:away", ":", "p1.hand.water1"],
)  # fmt: skip
def test_what_is_no_act_is_read_as_none(word: str) -> None:
    assert read(word) == ActionId("") and actions.parse(word) is None
