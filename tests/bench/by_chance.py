"""What the benches of both games share: whole games played by chance, and the lines that tell how fast that was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from game.core.engine.chance import Chance
from game.core.engine.game import AnyGame
from tests.bench.calibration import measure


class Games:
    """Some games of one kind, each from its own seed, everybody answering by chance."""

    def __init__(self, game: AnyGame, options: Any, games: int) -> None:
        self.game = game
        self.options = options
        self.games = games

    def dealt(self, seed: int) -> Any:
        """A table at its first question."""
        state = self.game.new(self.options, seed)
        self.game.start(state)
        return state

    def play(self) -> int:
        """Play them all; returns the number of steps."""
        steps = 0
        for seed in range(self.games):
            state, chance = self.dealt(seed), Chance(seed)
            while not state.over:
                self.game.step(state, self.game.random_answer(state, chance))
                steps += 1
        return steps

    def lines(self, loop: float) -> Iterator[str]:
        """Steps and games in a second, also per calibration loop of so many seconds."""
        steps, seconds = self.play(), measure(self.play)
        yield line("steps per second", f"{steps / seconds:.0f}", f"per calibration loop {steps / seconds * loop:8.1f}")
        games = self.games / seconds
        yield line("games per second", f"{games:.1f}", f"per calibration loop {games * loop:8.3f}")
        yield line("steps per game", f"{steps / self.games:.1f}")


def line(name: str, figure: str, more: str = "") -> str:
    """One figure."""
    return f"{name:22} {figure:>10} {more}".rstrip()
