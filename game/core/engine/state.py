"""The part of a game's state that the core needs: a stack of frames, the question asked, the random generator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from .decision import Decision
from .event import Event, EventValue
from .frame import Frame, clones
from .program import Registry
from .stored import Base, fields_of
from .triggers import Playable


class BaseState:
    """What every game's state starts with. `log` is None while nobody listens (then no event is made)."""

    registry: ClassVar[Registry]
    """The game's compiled programs; the game sets it when its cards are read."""
    lazy_kinds: ClassVar[frozenset[str]] = frozenset()
    """Kinds of decisions whose options follow from the state alone and are listed only on demand (they are costly)."""

    __slots__ = ("barrier", "decision", "dice", "frames", "log", "luck", "over", "rng")

    def __init__(self) -> None:
        self.frames: list[Frame] = []
        self.decision: Decision | None = None
        self.rng = 0
        self.log: list[Event] | None = None
        self.barrier = ""
        self.over = False
        self.dice: tuple[int, ...] | None = None
        """The rolls to come, where a scenario has written them down."""
        self.luck: dict[str, int] = {}
        """The generators of seats that play by themselves (`players.py`); replaced, never changed in place."""

    def seat_of(self, actor: int) -> str:
        """The name that decisions and events use for `actor`."""
        return f"p{actor + 1}"

    def can_run(self, frame: Frame) -> bool:
        """Whether any step of the frame's program could do something now."""
        return self.registry.can(self, frame)

    def holds(self, frame: Frame, need: str) -> bool:
        """Whether what a frame's program declares to need is still there; asked before each of its steps."""
        raise NotImplementedError(f"this game does not say when {need!r} holds ({frame.program})")

    def window(self, moment: str, seat: str, frame: Frame) -> Sequence[Playable]:
        """What a seat, as the program names it, may play at a moment; all of one actor, empty where nothing listens."""
        raise NotImplementedError(f"this game has no window {moment!r} for {seat!r} ({frame.program})")

    def copy_base_to(self, other: BaseState) -> None:
        """Copy the core's fields into `other`, a fresh state of the same game; the clone has no listener."""
        other.frames = clones(self.frames)
        other.decision = self.decision
        other.rng = self.rng
        other.log = None
        other.barrier = self.barrier
        other.over = self.over
        other.dice = self.dice
        other.luck = self.luck

    def base_to_json(self) -> dict[str, Any]:
        """The core's fields as JSON data."""
        data: dict[str, Any] = {
            "frames": [frame.to_json() for frame in self.frames],
            "decision": None if self.decision is None else self.decision.to_json(self.lazy_kinds),
            "rng": self.rng,
            "barrier": self.barrier,
            "over": self.over,
        }
        if self.dice is not None:
            data["dice"] = list(self.dice)
        if self.luck:
            data["luck"] = dict(self.luck)
        return data

    def base_from_json(self, data: dict[str, Any]) -> None:
        """Fill the core's fields from what `base_to_json` wrote; ValueError for what is missing or of another type."""
        base = msgspec.convert(data, Base)
        self.frames = [Frame.from_json(item) for item in base.frames]
        self.decision = None if base.decision is None else Decision.from_json(base.decision)
        self.rng, self.log, self.barrier, self.over = base.rng, None, base.barrier, base.over
        self.dice, self.luck = base.dice, base.luck

    def own_fields(self) -> type[msgspec.Struct]:
        """The game's own fields with their types: those that its class annotates, which are stored as they are."""
        kind: Any = type(self)
        return fields_of(kind)

    def own_to_json(self) -> dict[str, Any]:
        """The game's own fields as JSON data."""
        own = {name: getattr(self, name) for name in self.own_fields().__struct_fields__}
        written: dict[str, Any] = msgspec.to_builtins(own)
        return written

    def own_from_json(self, data: Mapping[str, Any]) -> None:
        """Fill the game's own fields from what `own_to_json` wrote; ValueError where one is of another type."""
        own = msgspec.convert(data, self.own_fields())
        for name in own.__struct_fields__:
            setattr(self, name, getattr(own, name))


def emit(state: BaseState, type_: str, **args: EventValue) -> None:
    """Tell a listener, if there is one, that something happened. `from_` stands for the argument `from`."""
    if state.log is not None:
        if "from_" in args:
            args["from"] = args.pop("from_")
        state.log.append(Event(type_, args))
