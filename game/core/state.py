"""The part of a game's state that the core needs: a stack of frames, the question asked, the random generator."""

from __future__ import annotations

from typing import Any

from .decision import Decision
from .event import Event, EventValue

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
        return [self.program, self.step, self.actor, self.source, self.locals]

    @classmethod
    def from_json(cls, data: list[Any]) -> Frame:
        """The frame that `to_json` wrote."""
        program, step, actor, source, notes = data
        return cls(program, actor, source, {name: _frozen(value) for name, value in notes.items()}, step)

    def __repr__(self) -> str:
        return f"{self.program}[{self.step}] actor={self.actor} source={self.source} {self.locals}"


def _frozen(value: Any) -> Any:
    return tuple(_frozen(item) for item in value) if isinstance(value, list) else value


class BaseState:
    """What every game's state starts with. `log` is None while nobody listens (then no event is made)."""

    __slots__ = ("barrier", "decision", "frames", "log", "over", "rng")

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.rng = 0
        self.log: list[Event] | None = None
        self.barrier = ""
        self.over = False

    def copy_base_to(self, other: BaseState) -> None:
        """Copy the core's fields into `other`, a fresh state of the same game; the clone has no listener."""
        other.frames = [frame.clone() for frame in self.frames]
        other.decision = self.decision
        other.rng = self.rng
        other.log = None
        other.barrier = self.barrier
        other.over = self.over

    def base_to_json(self) -> dict[str, Any]:
        """The core's fields as JSON data."""
        return {
            "frames": [frame.to_json() for frame in self.frames],
            "decision": None if self.decision is None else self.decision.to_json(),
            "rng": self.rng,
            "barrier": self.barrier,
            "over": self.over,
        }

    def base_from_json(self, data: dict[str, Any]) -> None:
        """Fill the core's fields from what `base_to_json` wrote."""
        self.frames = [Frame.from_json(item) for item in data["frames"]]
        self.decision = None if data["decision"] is None else Decision.from_json(data["decision"])
        self.rng = data["rng"]
        self.log = None
        self.barrier = data["barrier"]
        self.over = data["over"]


def emit(state: BaseState, type_: str, **args: EventValue) -> None:
    """Tell a listener, if there is one, that something happened. `from_` stands for the argument `from`."""
    if state.log is not None:
        if "from_" in args:
            args["from"] = args.pop("from_")
        state.log.append(Event(type_, args))
