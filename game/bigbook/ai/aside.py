"""A companion's thinking in a process of its own: questions come as lines of JSON, and so do the answers.

`python -m game.bigbook.ai.aside` answers until its input ends. What it finds is what a `Deliberation` finds in place: a
window asks here so that its frames have the whole of their own process.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State

from .company import Deliberation, Intent

MODULE = "game.bigbook.ai.aside"


def question(number: int, state: State, temper: str, seed: int) -> str:
    """A question as a line: what would a companion of this temper do here?"""
    return json.dumps({"number": number, "state": state.to_json(), "temper": temper, "seed": seed})


def answered(lines: Iterable[str]) -> Iterator[str]:
    """The answer to each question, one line for one line."""
    for line in lines:
        asked: Any = json.loads(line)
        thought = Deliberation(big_book(), State.from_json(asked["state"]), asked["temper"], asked["seed"])
        found = [[one.answers, one.value, one.spends] for one in thought.intents()]
        yield json.dumps({"number": asked["number"], "gain": thought.gain, "intents": found})


def read(line: str) -> tuple[int, float, list[Intent]]:
    """An answer taken apart: the number of its question, what is gained over ending the turn, and what would be done,
    best first. ValueError, KeyError or TypeError where it is no answer."""
    told = json.loads(line)
    intents = [
        Intent(tuple([tuple(one) for one in answers]), float(value), tuple(spends))
        for answers, value, spends in told["intents"]
    ]
    return int(told["number"]), float(told["gain"]), intents


def main() -> None:
    """Answer until the input ends."""
    for line in answered(sys.stdin):
        print(line, flush=True)


if __name__ == "__main__":
    main()
