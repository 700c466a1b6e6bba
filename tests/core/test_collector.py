"""Games and thinking leave nothing to Python's collector of circles, so that programs may let it look seldom."""

from __future__ import annotations

import gc

from game.bigbook.ai.planner import Planner
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book


def test_what_a_search_and_a_game_make_goes_by_itself() -> None:
    """Twelve thoughts of an apprentice make thousands of tables; nothing of them is left that only the collector
    would find."""
    game = big_book()
    _play(2)  # whatever is made once and kept
    gc.collect()
    gc.disable()
    try:
        _play(12)
        left = gc.collect()
    finally:
        gc.enable()
    assert left == 0 and game.registry is big_book().registry


def _play(answers: int) -> None:
    game, planner = big_book(), Planner(3, "apprentice")
    state = game.new(Options.of(3), 3)
    game.start(state)
    for _ in range(answers):
        game.step(state, planner.answer(game, state))
