"""The duel's entry in the list of games, and the duel in plain lines: all that the command line needs of a game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from game.core.console.setting import Setting
from game.core.console.terminal import Seen
from game.core.console.typed_answers import TypedAnswers
from game.core.engine.chance import Chance
from game.core.engine.decision import Reason
from game.core.engine.session import Session
from game.core.entry import Entry
from game.core.text.i18n import Catalogue
from tests.core.toy_game import SEATS, Duel, DuelGame
from tests.core.toy_nouns import DuelNouns


class DuelTerminal(TypedAnswers):
    """The duel as lines; every word is in `localization/<lang>/duel/terms.yaml`."""

    viewers: tuple[str, ...] = SEATS

    def __init__(self, words: Catalogue, options: object, extra: Mapping[str, Any]) -> None:
        super().__init__()
        self.words = words

    def _t(self, key: str, **args: str | int) -> str:
        return self.words.t(f"duel.terms.{key}", **args)

    def speak(self, words: Catalogue) -> None:
        """Go on in another language."""
        self.words = words

    def welcome(self) -> Iterator[str]:
        """What it is about."""
        yield self._t("title.tagline")

    def board(self, seen: Seen) -> Iterator[str]:
        """Both scores."""
        for seat, score in zip(SEATS, seen.view["scores"], strict=True):
            yield self._t("score", seat=self._t(seat), n=score)

    def told(self, seen: Seen, since: int) -> Iterator[str]:
        """Who has played, parried and scored."""
        for step in seen.steps[since:]:
            for event in step.events:
                args = {name: event[name] for name in ("card", "total") if name in event.args}
                yield self._t(event.type, seat=self._t(event["seat"]), **args)

    def question(self, seen: Seen) -> Iterator[str]:
        """Who may play or parry."""
        assert seen.decision is not None
        yield self._t(seen.decision.prompt, seat=self._t(seen.decision.seat))

    def option(self, seen: Seen, name: str) -> str:
        """A card."""
        return self._t("card", card=name)

    def why(self, reason: Reason) -> str:
        """One sentence for all refusals."""
        return self._t("refused")

    def ending(self, session: Session, seen: Seen) -> Iterator[str]:
        """The scores."""
        yield from self.board(seen)


class Tally:
    """How often each duellist has won."""

    def __init__(self) -> None:
        self.won: Counter[str] = Counter()
        self.steps = 0

    def count(self, state: Duel, steps: int) -> None:
        """Count a duel; nobody wins a draw."""
        self.steps += steps
        best = max(state.scores)
        self.won[SEATS[state.scores.index(best)] if best >= 12 else ""] += 1

    def add(self, other: Tally) -> None:
        """Count another tally in."""
        self.won += other.won
        self.steps += other.steps

    def record(self) -> tuple[int, int]:
        """The duels that the sun won, and all of them."""
        return self.won["sun"], self.won.total()

    def document(self) -> dict[str, Any]:
        """For `--json`."""
        return {"steps": self.steps, "won": dict(self.won)}

    def lines(self, words: Catalogue) -> Iterator[str]:
        """A line for each duellist."""
        for seat in SEATS:
            yield words.t("duel.terms.won", seat=words.t(f"duel.terms.{seat}"), n=self.won[seat])


@cache
def duel() -> DuelGame:
    """The rules."""
    return DuelGame()


def _listing(words: Catalogue) -> Iterator[str]:
    yield from (words.t("duel.terms.card", card=number) for number in (1, 2, 3, 4))


def _summary(state: Duel, words: Catalogue) -> str:
    return " : ".join(map(str, state.scores))


def _no_options(values: object) -> None:
    """Nothing is chosen before a duel."""


SETTINGS: tuple[Setting, ...] = ()
"""Nothing can be chosen at the command line."""

ENTRY = Entry(
    game=duel,
    nouns=DuelNouns,
    settings=SETTINGS,
    options_from=_no_options,
    options_of=_no_options,
    policies={"random": Chance},
    tally=Tally,
    listing=_listing,
    lessons=tuple,
    summary=_summary,
    terminal=DuelTerminal,
)
