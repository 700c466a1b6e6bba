"""A companion that answers by chance: for simulations, fuzzing and the robot."""

from __future__ import annotations

from typing import Any

from game.core.engine.decision import Answer
from game.core.engine.game import AnyGame
from game.core.engine.rng import Luck


class Chance(Luck):
    """Any legal answer, from a generator of its own: the game's luck is not touched."""

    def answer(self, game: AnyGame, state: Any) -> Answer:
        """A legal answer to the decision that stands."""
        return game.random_answer(state, self)
