"""What people have begun at the table of a house and not yet answered."""

from __future__ import annotations

from dataclasses import dataclass

from scenes.table.state import TableState


@dataclass(slots=True)
class HouseState(TableState):
    """The state of the screen between two answers."""

    verb: str = ""
    """The verb whose ways are on the panel, '' for none."""
    page: int = 0
    """Which page of the answers lies open."""
    seat: str = ""
    """Whose desk is looked at, '' for that of whoever acts."""
    aim: str = ""
    """The space that somebody means to walk to, '' for none."""

    piece: str = ""
    """The piece of a puzzle that is taken up, by the name of its slot, '' for none; from one action to the next."""
    told: bool = False
    """What the Keeper did lies over the desk."""

    def clear(self) -> None:
        """Forget everything that was being put together."""
        TableState.clear(self)
        self.verb = self.aim = ""
        self.page = 0

    def progress(self) -> object:
        """A mark of what stands prepared."""
        return TableState.progress(self), self.verb, self.page, self.seat, self.aim, self.piece, self.told
