"""Counting how games of the second game end: which side, under which objective, why, when, at what cost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from game.core.text.i18n import Catalogue
from game.mansions.rules import lookup
from game.mansions.rules.state import State
from game.mansions.text.story_texts import StoryTexts

RESULTS = ("investigators", "keeper", "nobody")
LONGEST = 24
"""Rounds later than that, which only a longer night can have (MM-OPT.6), are counted with the last."""


def _rounds() -> list[int]:
    return [0] * LONGEST


@dataclass(slots=True)
class Tally:
    """What some games have come to. `rounds` and `revealed` count games by the round (from 1) in which they ended, and
    in which the objective was shown; a game in which it never was is in neither place of `revealed`."""

    games: int = 0
    steps: int = 0
    deaths: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    objectives: Counter[tuple[str, str]] = field(default_factory=Counter)
    tales: dict[str, str] = field(default_factory=dict)
    """Objective → the story that it belongs to."""
    rounds: list[int] = field(default_factory=_rounds)
    revealed: list[int] = field(default_factory=_rounds)

    def count(self, state: State, steps: int) -> None:
        """Count a game that has ended, and its answered decisions."""
        self.games += 1
        self.steps += steps
        self.deaths += state.deaths
        self.wins[state.result] += 1
        self.reasons[state.reason] += 1
        objective = lookup.objective(state).id
        self.objectives[objective, state.result] += 1
        self.tales[objective] = state.options.story
        self.rounds[min(state.round, LONGEST) - 1] += 1
        if state.revealed_in:
            self.revealed[min(state.revealed_in, LONGEST) - 1] += 1

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.games += other.games
        self.steps += other.steps
        self.deaths += other.deaths
        for mine, theirs in ((self.wins, other.wins), (self.reasons, other.reasons)):
            mine.update(theirs)
        self.objectives.update(other.objectives)
        self.tales.update(other.tales)
        self.rounds = [mine + theirs for mine, theirs in zip(self.rounds, other.rounds, strict=True)]
        self.revealed = [mine + theirs for mine, theirs in zip(self.revealed, other.revealed, strict=True)]

    def record(self) -> tuple[int, int]:
        """Games won by the investigators, and all games."""
        return (self.wins[RESULTS[0]], self.games)

    def document(self) -> dict[str, Any]:
        """The counts of `simulate --json`."""
        ids = sorted({objective for objective, _ in self.objectives})
        return {
            "games": self.games,
            "steps": self.steps,
            "wins": {result: self.wins[result] for result in RESULTS},
            "by_objective": {id_: {result: self.objectives[id_, result] for result in RESULTS} for id_ in ids},
            "ended_by": dict(sorted(self.reasons.items())),
            "rounds": self.rounds,
            "revealed_round": self.revealed,
            "deaths": self.deaths,
        }

    def lines(self, words: Catalogue) -> Iterator[str]:
        """The counts as text in the language of the words."""
        t = words.t
        yield t("mansions.results.played", games=self.games, steps=str(self.steps), deaths=str(self.deaths))
        document = self.document()
        yield "  " + t("mansions.results.wins", **{name: str(n) for name, n in document["wins"].items()})
        for id_, wins in document["by_objective"].items():
            name = t(f"mansions.stories.{self.tales[id_]}.objectives.{id_}.name")
            yield "  " + t("mansions.results.objective", name=name, **{side: str(n) for side, n in wins.items()})
        yield "  " + t("mansions.results.rounds", list=" ".join(map(str, self.rounds)))


def summary(state: State, words: Catalogue) -> str:
    """Where a game stands in the language of the words, for people who look at saves."""
    stands = words.t("mansions.log.round_began", round=str(state.round))
    if not state.over:
        return stands
    told = StoryTexts(words, lookup.tale(state))
    why = [told.why_over(lookup.objective(state).id, state.reason)] if state.reason else []
    return " ".join([stands, words.t(f"mansions.log.game_ended.{state.result}"), *why])
