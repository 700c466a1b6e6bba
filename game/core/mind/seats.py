"""Seats that play by themselves, thought out beside the frames: all that they answer until a person is asked again.

A window hands over the table that an answer leads to, and gets the answers that follow it: together they are one step.
A table asks for it as for companions (`scenes/table/company/thought.py`), a process answers lines of JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

import msgspec
from msgspec import Struct

from game.core.engine.collector import look_seldom
from game.core.engine.decision import Answer
from game.core.engine.game import AnyGame, GameState
from game.core.engine.players import Automatic


class Chain(Struct, frozen=True):
    """Answers one after the other, of whoever plays by themselves; they spend nobody's cards. `noted` is what those who
    answered want to remember of it (`Remembers`)."""

    answers: tuple[Answer, ...]
    spends: tuple[str, ...] = ()
    noted: tuple[str, ...] = ()


@runtime_checkable
class Remembers(Protocol):
    """A player who notes something down that no answer hangs on, for a diary."""

    def noted(self) -> tuple[str, ...]:
        """What it has noted since it was last asked for it."""

    def learn(self, noted: Iterable[str]) -> None:
        """Remember what the same player has noted elsewhere. ValueError for what is no note of its."""


def learn(players: Automatic, chain: Chain) -> None:
    """These players remember what was noted where they were asked."""
    for player in players.players.values():
        if isinstance(player, Remembers):
            player.learn(chain.noted)


class Question(Struct):
    """What is answered from this state on until a person is asked? `number` tells the answer whose it is."""

    number: int
    state: dict[str, Any]


class Answered(Struct):
    """What is answered, as the only thing that could be."""

    number: int
    intents: list[Chain]
    gain: float = 0.0


class Following:
    """The answers that follow, found one at a time."""

    gain = 0.0

    def __init__(self, game: AnyGame, state: GameState, players: Automatic) -> None:
        self.game, self.state, self.players = game, state.clone(), players
        self._found: list[Answer] = []
        self._noted: list[str] = []

    @property
    def done(self) -> bool:
        """Whether a person is asked, or nobody any more."""
        return not self.players.plays(self.state.decision)

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Answer until a person is asked, or it is enough for now; that is asked after every answer."""
        while not self.done:
            answer = self.players.answer(self.game, self.state)
            self._found.append(tuple(map(str, answer)))
            self.game.step(self.state, answer)
            if enough():
                break

    def intent(self, sparing: frozenset[str] = frozenset()) -> Chain:
        """What is answered; thinks to the end where it has not."""
        self.go_on(lambda: False)
        players = self.players.players.values()
        self._noted += [note for one in players if isinstance(one, Remembers) for note in one.noted()]
        return Chain(tuple(self._found), noted=tuple(self._noted))

    def instead(self, refused: Chain, sparing: frozenset[str]) -> Chain:
        """The same: nobody asks what else could be done."""
        return self.intent(sparing)


def serve(answered: Callable[[Iterable[str]], Iterable[str]]) -> None:
    """What a process does that thinks: it answers lines until its input ends, one line for one line."""
    look_seldom()
    for line in answered(sys.stdin):
        print(line, flush=True)


@dataclass(frozen=True, slots=True)
class SeatsThinker:
    """How the seats of a game that play by themselves think beside the frames."""

    module: str
    """The module that answers questions as a process."""
    game: Callable[[], AnyGame]
    players: Callable[[Any], Automatic]
    """Who plays which seat at a state."""

    def question(self, number: int, state: GameState, temper: str, seed: int) -> str:
        """A line that asks the process. Names of programs in a state are strings of a kind of their own: they are
        written as saves write them."""
        return json.dumps({"number": number, "state": state.to_json()}, separators=(",", ":"))

    def answered(self, lines: Iterable[str]) -> Iterator[str]:
        """The answer to each question, one line for one line."""
        for line in lines:
            asked = msgspec.json.decode(line, type=Question)
            found = self.think(self.game().state_from_json(asked.state), "", 0).intent()
            yield msgspec.json.encode(Answered(asked.number, [found])).decode()

    def read(self, line: str) -> Answered:
        """An answer of the process. ValueError where it is no answer."""
        return msgspec.json.decode(line, type=Answered)

    def think(self, state: Any, temper: str, seed: int) -> Following:
        """A thought made in place."""
        return Following(self.game(), state, self.players(state))

    def chosen(self, intents: Sequence[Chain], sparing: frozenset[str]) -> Chain:
        """The only one."""
        return intents[0]

    def instead(self, intents: Sequence[Chain], refused: Chain, sparing: frozenset[str]) -> Chain:
        """The only one again."""
        return intents[0]

    def trouble(self) -> bool:
        """Nothing stands in here: who plays says so elsewhere."""
        return False
