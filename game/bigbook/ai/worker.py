"""A companion's thinking in a process of its own: questions come as lines of JSON, and so do the answers.

`python -m game.bigbook.ai.worker` answers until its input ends. What it finds is what a `Deliberation` finds in place:
a window asks here so that its frames have the whole of their own process.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct

from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State
from game.core.mind.seats import serve

from .company import Deliberation, Intent

MODULE = "game.bigbook.ai.worker"


class Question(Struct):
    """What would a companion of this temper do at this state? `number` tells the answer whose it is."""

    number: int
    state: dict[str, Any]
    temper: str
    seed: int


class Answered(Struct):
    """All that it could do, best first, and by how much the best is better than ending the turn (log-odds to win)."""

    number: int
    gain: float
    intents: list[Intent]


def question(number: int, state: State, temper: str, seed: int) -> str:
    """A question as a line."""
    return msgspec.json.encode(Question(number, state.to_json(), temper, seed)).decode()


def answered(lines: Iterable[str]) -> Iterator[str]:
    """The answer to each question, one line for one line."""
    for line in lines:
        asked = msgspec.json.decode(line, type=Question)
        thought = Deliberation(big_book(), State.from_json(asked.state), asked.temper, asked.seed)
        intents = list(thought.intents())
        yield msgspec.json.encode(Answered(asked.number, thought.gain_of(intents[0]), intents)).decode()


def read(line: str) -> Answered:
    """An answer taken apart. ValueError where it is no answer."""
    return msgspec.json.decode(line, type=Answered)


def main() -> None:
    """Answer until the input ends."""
    serve(answered)


if __name__ == "__main__":
    main()
