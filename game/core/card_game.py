"""What the rules of every card game of this house have in common behind the core's one door (`engine/game.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from game.core.engine.decision import Answer, Decision, Option
from game.core.engine.event import Event
from game.core.engine.program import Registry
from game.core.engine.rng import HasRng
from game.core.engine.runner import run
from game.core.engine.state import BaseState
from game.core.saves.disk import fingerprint


class GameOptions(Protocol):
    """What is chosen before a game."""

    def to_json(self) -> dict[str, Any]:
        """As JSON data."""

    @classmethod
    def from_json(cls, data: dict[str, Any]) -> Self:
        """The options that `to_json` wrote; ValueError or KeyError where they are none."""


StateT = TypeVar("StateT", bound=BaseState)
OptionsT = TypeVar("OptionsT", bound=GameOptions)


class CardGame(Generic[StateT, OptionsT]):
    """Rules whose cards are programs in YAML files; holds no state of its own. A game on it adds what `Game` asks for
    besides: how a table is dealt, what is open and legal, what is seen."""

    def __init__(self, programs: Registry, options: type[OptionsT], folders: tuple[Path, ...]) -> None:
        """`folders` hold the card files: saves of the same content replay exactly."""
        self.registry = programs
        self._options = options
        self._folders = folders

    def start(self, state: StateT) -> None:
        """Run a fresh table to its first decision."""
        run(state, self.registry)

    def step(self, state: StateT, answer: Answer) -> None:
        """Give a legal answer and run on."""
        run(state, self.registry, answer)

    def listed(self, state: StateT, decision: Decision) -> Sequence[Option]:
        """What may be named in an answer to a decision that does not list it itself."""
        raise NotImplementedError(decision.kind)

    def options(self, state: StateT) -> tuple[Option, ...]:
        """What may be named now, listed when it is first asked for; nothing when the game is over."""
        decision = state.decision
        if decision is None:
            return ()
        if decision.options is None:
            decision.options = tuple(self.listed(state, decision))
        return decision.options

    def imagined(self, state: StateT, seat: str, luck: HasRng) -> StateT:
        """A table that looks alike to a seat; a game whose players search fills it in."""
        raise NotImplementedError(f"no player of this game ({type(self).__name__}) searches")

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        """The event as a viewer may hear it: whole, where a game keeps nothing from anybody."""
        return event

    def options_to_json(self, options: OptionsT) -> dict[str, Any]:
        """The options as JSON data."""
        return options.to_json()

    def options_from_json(self, data: dict[str, Any]) -> OptionsT:
        """The options that `options_to_json` wrote."""
        return self._options.from_json(data)

    def content_hash(self) -> str:
        """A fingerprint of the card files."""
        return _content_hash(self._folders)


@cache
def _content_hash(folders: tuple[Path, ...]) -> str:
    return fingerprint([path for folder in folders for path in sorted(folder.glob("[!.#]*.yaml"))])
