"""What the engine asks and what may be answered: plain data, stable ids, never an index."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

Answer = tuple[str, ...]
"""Option ids, repeated for several equal cards; `()` passes where `min` is 0."""


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that may be named in an answer; `count` equal cards share one option."""

    id: str
    count: int = 1


@cache
def option(id_: str, count: int = 1) -> Option:
    """The option itself, made once: the same few hundred come up over and over."""
    return Option(id_, count)


Count = Annotated[int, Meta(ge=0, le=10_000)]
Pairs = tuple[tuple[str, int], ...]


class Decision(Struct):
    """A question to one seat.

    `min` and `max` bound the number of ids in the answer. `shape` narrows it: `any` does not, other words are the
    game's own (`Game.shapes`). `ordered` says that the order of the ids matters. `options` is None while a game works
    them out only when somebody looks (Game.options fills it in). The object is shared between clones and never changed
    otherwise.
    """

    seat: str
    kind: str
    prompt: str
    source: str
    min: Count = 1
    max: Count = 1
    ordered: bool = False
    shape: str = "any"
    args: dict[str, int | str] = msgspec.field(default_factory=dict)
    options: tuple[Option, ...] | None = None

    def to_json(self, lazy: frozenset[str] = frozenset()) -> dict[str, Any]:
        """The decision as JSON data; the options of `lazy` kinds are left out and worked out again."""
        data: dict[str, Any] = {
            "seat": self.seat,
            "kind": self.kind,
            "prompt": self.prompt,
            "source": self.source,
            "min": self.min,
            "max": self.max,
            "ordered": self.ordered,
            "shape": self.shape,
            "args": dict(self.args),
        }
        if self.options is not None and self.kind not in lazy:
            data["options"] = [[option.id, option.count] for option in self.options]
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Decision:
        """The decision that `to_json` wrote; ValueError names what is missing or of another type."""
        decision: Decision = msgspec.convert({**data, "options": None}, cls)
        if data.get("options") is not None:
            pairs: Pairs = msgspec.convert(data["options"], Pairs)
            decision.options = tuple(Option(name, count) for name, count in pairs)
        return decision


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a locale key below `why.`, the rule number, and the figures for the sentence."""

    key: str
    rule: str = ""
    args: Mapping[str, int | str] = field(default_factory=dict)


class IllegalAnswer(ValueError):  # noqa: N818 - named for what it carries, like StopIteration
    """An answer that the rules forbid; nothing has changed. `reason` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.key} ({reason.rule})" if reason.rule else reason.key)
        self.reason = reason
