"""What the core asks of a game: the one door through which sessions, saves, tests and screens reach its rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, Self, TypeVar

from .decision import Answer, Decision, Option, Reason
from .event import Event
from .rng import HasRng


class GameState(Protocol):
    """What of a state is not the game's own business (`state.py` has it for all games)."""

    decision: Decision | None
    log: list[Event] | None
    barrier: str
    over: bool
    luck: dict[str, int]

    def clone(self) -> Self:
        """An independent copy; nobody listens to it."""

    def to_json(self) -> dict[str, Any]:
        """The whole state as plain data."""


StateT = TypeVar("StateT", bound=GameState)
OptionsT = TypeVar("OptionsT")
ViewT_co = TypeVar("ViewT_co", covariant=True)


class Game(Protocol[StateT, OptionsT, ViewT_co]):
    """The rules of one game, by its state, its options and what is seen of it; everything else is plain data."""

    id: str
    shapes: frozenset[str]
    """The words, beside `any`, that narrow an answer (`Decision.shape`)."""
    nonsense: tuple[Answer, ...]
    """Answers that look like this game's and are none wherever they are given (tests and fuzzing try them)."""

    def new(self, options: OptionsT, seed: int) -> StateT:
        """A fresh state, everything dealt, not yet run."""

    def start(self, state: StateT) -> None:
        """Run a fresh state to its first decision."""

    def step(self, state: StateT, answer: Answer) -> None:
        """Give a legal answer and run on to the next decision; nothing is checked here."""

    def options(self, state: StateT) -> tuple[Option, ...]:
        """What may be named in an answer to the decision that stands; empty when the game is over."""

    def check(self, state: StateT, answer: Answer) -> Reason | None:
        """Why an answer is illegal, or None."""

    def why_not(self, state: StateT, action: str, by: str | None = None) -> Reason | None:
        """Why an action, tried by a seat, is refused, or None."""

    def random_answer(self, state: StateT, rng: HasRng) -> Answer:
        """A legal answer, any of them, by chance."""

    def view(self, state: StateT, viewer: str | None = None) -> ViewT_co:
        """What `viewer` may see (None: what everybody may see)."""

    def imagined(self, state: StateT, seat: str, luck: HasRng) -> StateT:
        """A table that looks alike to a seat: all that it may not know is dealt anew, the luck to come with it, and
        tables that look alike are imagined alike. NotImplementedError where nobody of this game searches."""

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        """The event as `viewer` may see it, or None where it stays hidden."""

    def side_of(self, seat: str) -> str:
        """The side a seat plays for; the name of a side stands for itself."""

    def options_to_json(self, options: OptionsT) -> dict[str, Any]:
        """The options of a game as JSON data."""

    def options_from_json(self, data: dict[str, Any]) -> OptionsT:
        """The options that `options_to_json` wrote; ValueError or KeyError where they are none."""

    def state_from_json(self, data: dict[str, Any]) -> StateT:
        """The state that its `to_json` wrote."""

    def content_hash(self) -> str:
        """A fingerprint of the card data: saves of the same content replay exactly."""

    def snapshot_key(self, state: StateT) -> int | str:
        """What names the part of the game that a state belongs to (a turn, a round): where it changes, a journal notes
        a snapshot."""

    def breaches(self, state: StateT) -> Sequence[str]:
        """Invariants that do not hold, in words; empty when all is well."""


AnyGame = Game[Any, Any, Any]
"""For whoever serves all games and looks into no state."""
