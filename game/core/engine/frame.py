"""A frame: one running program as copyable, storable data."""

from __future__ import annotations

from typing import Any

LocalValue = int | str | tuple[Any, ...]


class Frame:
    """One running program: where it stands, who acts, which card speaks, and a few small notes of its own.

    `program` is a stable name (`spell:ice@2`), never the program itself, so that a frame can be copied and stored.
    `locals` holds ints, strings and tuples only.
    """

    __slots__ = ("actor", "locals", "program", "source", "step")

    def __init__(
        self, program: str, actor: int, source: str, locals_: dict[str, LocalValue] | None = None, step: int = 0
    ) -> None:
        self.program = program
        self.step = step
        self.actor = actor
        self.source = source
        self.locals: dict[str, LocalValue] = {} if locals_ is None else locals_

    def clone(self) -> Frame:
        """An independent copy; the values of `locals` are immutable and shared."""
        return Frame(self.program, self.actor, self.source, self.locals.copy(), self.step)

    def to_json(self) -> list[Any]:
        """The frame as JSON data (tuples become lists)."""
        return [self.program, self.step, self.actor, self.source, self.locals.copy()]

    @classmethod
    def from_json(cls, data: tuple[str, int, int, str, dict[str, Any]]) -> Frame:
        """The frame that `to_json` wrote."""
        program, step, actor, source, notes = data
        return cls(program, actor, source, {name: _frozen(value) for name, value in notes.items()}, step)

    def __repr__(self) -> str:
        return f"{self.program}[{self.step}] actor={self.actor} source={self.source} {self.locals}"


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value
