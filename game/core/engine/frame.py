"""A frame: one running program as copyable, storable data."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

LocalValue = int | str | tuple[Any, ...]


class Frame(Struct, eq=False):
    """One running program: where it stands, who acts, which card speaks, and a few small notes of its own.

    `program` is a stable name (`spell:ice@2`), never the program itself, so that a frame can be copied and stored.
    `locals` holds ints, strings and tuples only.
    """

    program: str
    actor: int
    source: str
    locals: dict[str, LocalValue] = {}
    step: int = 0

    def to_json(self) -> list[Any]:
        """The frame as JSON data (tuples become lists; the name of a nested program is a plain string)."""
        return [str(self.program), self.step, self.actor, self.source, self.locals.copy()]

    @classmethod
    def from_json(cls, data: tuple[str, int, int, str, dict[str, Any]]) -> Frame:
        """The frame that `to_json` wrote."""
        program, step, actor, source, notes = data
        return cls(program, actor, source, {name: _frozen(value) for name, value in notes.items()}, step)

    def number(self, name: str, default: int | None = None) -> int:
        """A number that it has noted. KeyError where it has not and no `default` is given, TypeError for anything
        else."""
        found = self.locals[name] if default is None else self.locals.get(name, default)
        if not isinstance(found, int):
            raise TypeError(f"{name} of {self} is no number")
        return found

    def several(self, name: str) -> tuple[Any, ...]:
        """What it has noted in a row, nothing where it has not. TypeError where that is no row."""
        found = self.locals.get(name, ())
        if not isinstance(found, tuple):
            raise TypeError(f"{name} of {self} is no row")
        return found

    def __repr__(self) -> str:
        return f"{self.program}[{self.step}] actor={self.actor} source={self.source} {self.locals}"


def clones(frames: Iterable[Frame]) -> list[Frame]:
    """Independent copies; the values of `locals` are immutable and shared."""
    return [
        Frame(one.program, one.actor, one.source, one.locals.copy() if one.locals else {}, one.step) for one in frames
    ]


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
