"""The part of a game's state that the core needs: a stack of frames, the question asked, the random generator."""

from __future__ import annotations

from typing import Any, ClassVar

from .decision import Decision
from .event import Event, EventValue
from .frame import Frame
from .program import Registry


class BaseState:
    """What every game's state starts with. `log` is None while nobody listens (then no event is made)."""

    registry: ClassVar[Registry]
    """The game's compiled programs; the game sets it when its cards are read."""

    __slots__ = ("barrier", "decision", "frames", "log", "over", "rng")

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.rng = 0
        self.log: list[Event] | None = None
        self.barrier = ""
        self.over = False

    def seat_of(self, actor: int) -> str:
        """The name that decisions and events use for `actor`."""
        return f"p{actor + 1}"

    def can_run(self, frame: Frame) -> bool:
        """Whether any step of the frame's program could do something now."""
        return self.registry.can(self, frame)

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
