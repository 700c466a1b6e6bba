"""A promise and its trial."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path


@dataclass(slots=True)
class Trial:
    """A trial that is going on: how many times something was tried, and what went wrong."""

    folder: Path
    """A folder of its own on the disk."""
    share: float = 1.0
    """How much of the whole figure is to be tried."""
    tried: int = 0
    faults: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    """What else is worth knowing: what could not be tried here, and why."""

    def many(self, whole: int) -> int:
        """So many of a whole figure, at least one."""
        return max(1, round(whole * self.share))

    def hear(self, faults: Iterator[str], where: str = "") -> None:
        """Something was tried, with these faults."""
        self.tried += 1
        self.faults += [f"{where}: {fault}" if where else fault for fault in faults]


@dataclass(frozen=True, slots=True)
class Promise:
    """What is promised, by its number in the list of promises (R1 to R27), and how it is tried."""

    name: str
    words: str
    """What was tried, with `{n}` for how often."""
    bar: int
    """How often it must be tried."""
    run: Callable[[Trial], None]
