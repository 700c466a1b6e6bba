"""Seats that play by themselves: a session goes on answering for them inside the step that led to their question.

A player sees what its seat sees (`Game.view`), the decision with its legal answers, and a generator of its own; never
the state. That generator lies in the state, one per seat (`BaseState.luck`): copied, saved and taken back like the
rest. It moves on once for every answer of its seat, whoever gave it, so that a journal that is replayed (where nobody
is asked) comes out at the same luck, however many numbers the player has drawn.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from msgspec.structs import replace

from .decision import Answer, Decision, IllegalAnswer
from .game import AnyGame, GameState
from .rng import HasRng, below, seeded


class HasLuck(Protocol):
    """A state that keeps the generators of its automatic seats."""

    luck: dict[str, int]


class Player(Protocol):
    """Whoever plays one seat by itself. It keeps nothing between two answers: all it may remember is in the view."""

    def answer(self, view: Any, decision: Decision, luck: HasRng) -> Answer:
        """A legal answer to a decision whose options are filled in."""


class _Generator:
    def __init__(self, rng: int) -> None:
        self.rng = rng


def deal_luck(state: HasLuck, seats: Iterable[str], seed: int) -> None:
    """Give each of these seats its generator; done when a game is dealt."""
    state.luck = {seat: seeded(seed ^ seeded(number)) for number, seat in enumerate(seats, start=1)}


def used(state: HasLuck, seat: str) -> None:
    """A seat is answering: its generator, if it has one, moves on."""
    if seat in state.luck:
        generator = _Generator(state.luck[seat])
        below(generator, 1)
        state.luck = {**state.luck, seat: generator.rng}


@dataclass(frozen=True, slots=True)
class Told:
    """All that a player is given to answer by."""

    view: Any
    decision: Decision
    luck: HasRng


def told_of(game: AnyGame, state: GameState) -> Told:
    """What a player of the seat that is asked is given; each time with the same luck."""
    assert state.decision is not None
    asked = replace(state.decision, options=game.options(state))
    return Told(game.view(state, asked.seat), asked, _Generator(seeded(state.luck[asked.seat])))


@dataclass(frozen=True, slots=True)
class Automatic:
    """Who plays which seat by itself; every other seat is a person's."""

    players: Mapping[str, Player]

    def plays(self, decision: Decision | None) -> bool:
        """Whether the seat that is asked plays by itself."""
        return decision is not None and decision.seat in self.players

    def answer(self, game: AnyGame, state: GameState) -> Answer:
        """What the seat that is asked answers. IllegalAnswer where its player breaks the rules."""
        told = told_of(game, state)
        answer = self.players[told.decision.seat].answer(told.view, told.decision, told.luck)
        reason = game.check(state, answer)
        if reason is not None:
            raise IllegalAnswer(reason)
        return answer


NOBODY = Automatic({})
"""Every seat is a person's."""
