"""What at a table is only looked at, as whoever presses and points knows it."""

from __future__ import annotations

from typing import Protocol

from scenes.kit.thing import Thing


class Looking(Protocol):
    """Everything that is only looked at: viewers, the reading pane, the sheet of the pointer, pings and flags."""

    def things(self) -> list[Thing]:
        """The things of the table and of what lies over it, notes of a lesson aside."""

    def look_at(self, thing: Thing) -> None:
        """A thing that is only looked at was pressed."""

    def read(self, thing: Thing | None) -> bool:
        """Open a thing in the reading pane; nothing closes it. True when that was of use."""

    def explain(self, name: str) -> None:
        """Show the sheet of a thing without waiting."""

    def pointed(self, pos: tuple[int, int], *, pressed: bool) -> None:
        """The pointer is here now; `pressed` when it, or a key, was just pressed."""

    def ping(self, thing: Thing) -> None:
        """Show a thing to everybody for a moment."""

    def flag(self, thing: Thing) -> None:
        """Stick a flag on a thing, or pull it."""

    def scroll(self, by: int) -> bool:
        """The wheel was turned; True when something scrolled."""

    def command(self, name: str) -> bool:
        """A command that opens or closes something; True when it was one."""
