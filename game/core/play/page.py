"""The page that is kept of a game that is over, as any game has it: JSON of bounded figures, and who sat there.

Whatever a later edition adds has a default, and what an earlier one does not know it passes over; so pages of every
edition are read by every other.
"""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0, le=100_000)]
Word = Annotated[str, Meta(max_length=64)]
GUEST = "guest"
"""Instead of the id of somebody: of this seat no name is kept."""
PageT = TypeVar("PageT", bound=Struct)


def counted_by(name: str, friend: str) -> str:
    """What somebody is counted by over all games: the id where there is one (no name begins like it), else the name."""
    return f"\n{friend}" if friend else name


def written(page: Struct) -> bytes:
    """A page as JSON."""
    return msgspec.json.encode(page)


def read(raw: bytes, kind: type[PageT], largest: int) -> PageT:
    """The page that `written` wrote. ValueError for anything that is none, that has more bytes than the largest, or
    that lies beyond all bounds."""
    if len(raw) > largest:
        raise ValueError("too large for a page")
    return msgspec.json.decode(raw, type=kind)
