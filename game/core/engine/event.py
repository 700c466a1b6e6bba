"""What has happened, as past-tense plain data: enough to redraw the table, with no text and no durations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

EventValue = int | str | tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. A game lists its types and their arguments in one module, which a test compares."""

    type: str
    args: dict[str, EventValue] = field(default_factory=dict)

    def __getitem__(self, name: str) -> Any:
        return self.args[name]

    def get(self, name: str, default: EventValue | None = None) -> Any:
        """The argument `name`, or `default` where the event has none."""
        return self.args.get(name, default)
