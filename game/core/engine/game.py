"""What the core asks of a game: the one door through which sessions, saves, tests and screens reach its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from .decision import Answer, Option, Reason
from .event import Event
from .rng import HasRng


class Game(Protocol):
    """The rules of one game. States are the game's own; everything else is plain data."""

    id: str
    shapes: frozenset[str]
    """The words, beside `any`, that narrow an answer (`Decision.shape`)."""
    nonsense: tuple[Answer, ...]
    """Answers that look like this game's and are none wherever they are given (tests and fuzzing try them)."""

    def new(self, options: Any, seed: int) -> Any:
        """A fresh state, everything dealt, not yet run."""

    def start(self, state: Any) -> None:
        """Run a fresh state to its first decision."""

    def step(self, state: Any, answer: Answer) -> None:
        """Give a legal answer and run on to the next decision; nothing is checked here."""

    def options(self, state: Any) -> tuple[Option, ...]:
        """What may be named in an answer to the decision that stands; empty when the game is over."""

    def check(self, state: Any, answer: Answer) -> Reason | None:
        """Why an answer is illegal, or None."""

    def why_not(self, state: Any, action: str, by: str | None = None) -> Reason | None:
        """Why an action, tried by a seat, is refused, or None."""

    def random_answer(self, state: Any, rng: HasRng) -> Answer:
        """A legal answer, any of them, by chance."""

    def view(self, state: Any, viewer: str | None = None) -> Any:
        """What `viewer` may see (None: what everybody may see)."""

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        """The event as `viewer` may see it, or None where it stays hidden."""

    def side_of(self, seat: str) -> str:
        """The side a seat plays for; the name of a side stands for itself."""

    def options_to_json(self, options: Any) -> dict[str, Any]:
        """The options of a game as JSON data."""

    def options_from_json(self, data: dict[str, Any]) -> Any:
        """The options that `options_to_json` wrote; ValueError or KeyError where they are none."""

    def state_from_json(self, data: dict[str, Any]) -> Any:
        """The state that its `to_json` wrote."""

    def content_hash(self) -> str:
        """A fingerprint of the card data: saves of the same content replay exactly."""

    def snapshot_key(self, state: Any) -> int | str:
        """What names the part of the game that a state belongs to (a turn, a round): where it changes, a journal notes
        a snapshot."""

    def breaches(self, state: Any) -> Sequence[str]:
        """Invariants that do not hold, in words; empty when all is well."""
