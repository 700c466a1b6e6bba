"""What a typed line means: a command of the program, an answer, or neither."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.console.terminal import Way
from game.core.engine.decision import Answer, Decision
from game.core.text.outside import whole_number

COMMANDS = {"?": "help", "help": "help", "why": "why", "look": "look", "board": "board", "map": "board",
            "story": "story", "log": "log", "undo": "undo", "redo": "redo", "save": "save",
            "lang": "lang", "quit": "quit", "exit": "quit"}  # fmt: skip
"""The words that are no answers, and what they stand for."""
NOTHING = ("0", "none")
"""Answers that name nothing, where nothing need be named."""
LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""What the proposed answers are called."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command and the rest of its line."""

    name: str
    rest: str


def command_of(line: str) -> Command | None:
    """The command in a line, or None where there is none."""
    word, _, rest = line.strip().partition(" ")
    name = COMMANDS.get(word.lower())
    return None if name is None else Command(name, rest.strip())


def id_of(word: str, numbered: Sequence[str]) -> str:
    """The id of an answer that was named by its number among some ids, or by its id; another word stays as it is."""
    asked = whole_number(word, len(numbered))
    return numbered[asked - 1] if asked else word


def answer_of(line: str, decision: Decision, numbered: Sequence[str], ways: Sequence[Way]) -> Answer:
    """The answer in a line, legal or not: numbers, ids, or the letter of a proposed answer."""
    words = line.replace(",", " ").split()
    if len(words) == 1:
        word = words[0].lower()
        if word in LETTERS[: len(ways)]:
            return ways[LETTERS.index(word)].answer
        if word in NOTHING and not decision.min:
            return ()
    return tuple(id_of(word, numbered) for word in words)
