"""A table option of a game at a command line."""

from __future__ import annotations

from msgspec import Struct


class Setting(Struct, frozen=True):
    """One table option of the command line: one of `values`, or a whole number from `low` to `high`."""

    name: str
    default: int | str | None
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    told: str = ""
    """What explains it in the help, where that is not the name."""
