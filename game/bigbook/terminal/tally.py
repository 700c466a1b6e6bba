"""Counting how games of the Big Book end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game.bigbook.rules.state import State
from game.core.text.i18n import Catalogue


@dataclass(slots=True)
class Tally:
    """What some games have come to."""

    games: int = 0
    steps: int = 0
    wins: int = 0
    losses: Counter[str] = field(default_factory=Counter)
    rounds: list[int] = field(default_factory=lambda: [0] * 6)

    def count(self, state: State, steps: int) -> None:
        """Count a game that has ended, and its answered decisions."""
        self.games += 1
        self.steps += steps
        self.wins += state.result == "won"
        self.losses[state.reason] += state.result == "lost"
        self.rounds[state.round - 1] += 1

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.steps += other.steps
        self.wins += other.wins
        self.losses.update(other.losses)
        self.rounds = [mine + theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)]

    def record(self) -> tuple[int, int]:
        """Games won, and all games."""
        return (self.wins, self.games)

    def document(self) -> dict[str, Any]:
        """The counts of `simulate --json`."""
        return {
            "games": self.games,
            "steps": self.steps,
            "wins": self.wins,
            "losses": {reason: count for reason, count in sorted(self.losses.items()) if count},
            "rounds_reached": self.rounds,
        }

    def lines(self, words: Catalogue) -> Iterator[str]:
        """The counts as text in the language of the words."""
        t = words.t
        yield t("kit.cli.results.played", games=self.games, steps=str(self.steps), won=str(self.wins))
        for reason, count in self.document()["losses"].items():
            yield f"  {t('kit.cli.results.lost', n=count, reason=t(f'bigbook.end.reason.{reason}'))}"
        yield f"  {t('kit.cli.results.rounds', list=' '.join(map(str, self.rounds)))}"


def summary(state: State, words: Catalogue) -> str:
    """Where a game stands in the language of the words, for people who look at saves."""
    stands = words.t("kit.cli.results.turn", turn=str(state.turn), round=str(state.round))
    if not state.over:
        return stands
    end = f"bigbook.end.reason.{state.reason}" if state.reason else "kit.cli.results.won"
    return f"{stands}; {words.t(end)}"
