"""Seats that play by themselves: a session goes on answering for them inside the step that led to their question.

A player sees what its seat sees (`Game.view`), the decision with its legal answers, and a generator of its own; never
the state. One that searches is handed imagined tables besides (`Game.imagined`): the first is made before any code of
its own runs, and every further one is made of that. The generator lies in the state, one per seat (`BaseState.luck`):
copied, saved and taken back like the rest. It moves on once for every answer of its seat, whoever gave it, so that a
journal that is replayed (where nobody is asked) comes out at the same luck, however many numbers the player has drawn.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

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


Imagine = Callable[[HasRng], Any]
"""A table that looks alike to a seat, all that the seat may not know dealt anew by a generator."""


@runtime_checkable
class Searcher(Protocol):
    """Whoever plays one seat by itself and tries out on imagined tables what may come. It keeps nothing between two
    answers either."""

    def search(self, told: Told, imagine: Imagine) -> Answer:
        """A legal answer to a decision whose options are filled in."""


AnyPlayer = Player | Searcher


def asked_of(game: AnyGame, state: GameState) -> Decision:
    """The decision that stands, with its legal answers."""
    assert state.decision is not None
    return replace(state.decision, options=game.options(state))


def told_of(game: AnyGame, state: GameState) -> Told:
    """What a player of the seat that is asked is given; each time with the same luck. A seat that was handed over in
    the midst of a game has no generator, and its player the same luck at every question."""
    asked = asked_of(game, state)
    return Told(game.view(state, asked.seat), asked, _Generator(seeded(state.luck.get(asked.seat, 0))))


def imagining(game: AnyGame, state: GameState) -> Imagine:
    """Tables that look alike to the seat that is asked. What it may not know is forgotten at once: nobody who asks for
    tables has the state."""
    assert state.decision is not None
    seat = state.decision.seat
    table = game.imagined(state, seat, _Generator(seeded(state.luck.get(seat, 0))))
    return lambda luck: game.imagined(table, seat, luck)


def answer_of(player: AnyPlayer, game: AnyGame, state: GameState) -> Answer:
    """What a player answers to the decision that stands; nothing is checked."""
    told = told_of(game, state)
    if isinstance(player, Searcher):
        return player.search(told, imagining(game, state))
    return player.answer(told.view, told.decision, told.luck)


@dataclass(frozen=True, slots=True)
class Automatic:
    """Who plays which seat by itself; every other seat is a person's."""

    players: Mapping[str, AnyPlayer]

    def plays(self, decision: Decision | None) -> bool:
        """Whether the seat that is asked plays by itself."""
        return decision is not None and decision.seat in self.players

    def answer(self, game: AnyGame, state: GameState) -> Answer:
        """What the seat that is asked answers. IllegalAnswer where its player breaks the rules."""
        assert state.decision is not None
        answer = answer_of(self.players[state.decision.seat], game, state)
        reason = game.check(state, answer)
        if reason is not None:
            raise IllegalAnswer(reason)
        return answer


NOBODY = Automatic({})
"""Every seat is a person's."""
