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
    several: bool = False
    """It takes several of `values`, joined by commas, or a number from `low` to `high`: so many of the last one. Only
    where people sit down to play; simulations have no use for it."""

    @property
    def shown(self) -> str:
        """What stands for its value in the help."""
        words, numbers = "|".join(self.values), f"{self.low}..{self.high}"
        return f"{numbers}|{','.join(self.values)}" if self.several else words or numbers
