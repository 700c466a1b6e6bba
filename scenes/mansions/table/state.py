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
    fan: str = ""
    """The crowded space that lies open, '' for none."""
    sight: bool = False
    """What is seen from the space pointed at is shown."""
    way: int = 0
    """Which of the ways to where it is aimed is meant, from 0: the safest."""

    def clear(self) -> None:
        """Forget everything that was being put together."""
        TableState.clear(self)
        self.verb = self.aim = self.fan = ""
        self.page = self.way = 0

    def progress(self) -> object:
        """A mark of what stands prepared."""
        begun = self.verb, self.page, self.seat, self.aim, self.way, self.fan, self.piece, self.told
        return TableState.progress(self), begun
