"""People on pages of a chronicle: under the name that the book of friends has for them now, and guests without one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol, TypeVar

from msgspec.structs import replace

from scenes.shell import friends
from scenes.shell.friends import GUEST, Friends
from scenes.shell.storage import DataDir


class Kept(Protocol):
    """Somebody on a page, a msgspec structure of the game."""

    @property
    def name(self) -> str:
        """What they were called."""

    @property
    def friend(self) -> str:
        """Who of the book of friends it is, `GUEST` for somebody of whom nothing is kept, '' where nobody noted it."""

    @property
    def companion(self) -> str:
        """What played this seat by itself; '' where a person did."""


KeptT = TypeVar("KeptT", bound=Kept)


def as_known(seat: KeptT, book: Friends, guest: str) -> KeptT:
    """Somebody with the name and the signs that the book has for them now; a guest is called `guest`. Pages that know
    nobody's id belong to whoever goes, or has gone, by the name on them."""
    if seat.friend == GUEST:
        return _with(seat, name=guest)
    one = book.known(seat.friend)
    if one is None and not seat.friend and not seat.companion:
        one = book.named(seat.name)
    if one is None:
        return seat
    return _with(seat, friend=one.id, name=book.shown(one), colour=one.colour, emblem=one.emblem)


def unnamed_guests(data: DataDir, seats: Sequence[KeptT]) -> list[KeptT]:
    """Of guests no name is kept. Where nobody stands in the book of friends nobody is a guest either."""
    if not friends.of(data).present:
        return list(seats)
    guests = [not seat.friend and not seat.companion for seat in seats]
    return [_with(seat, name="", friend=GUEST) if guest else seat for seat, guest in zip(seats, guests, strict=True)]


def _with(seat: KeptT, **changes: str) -> KeptT:
    whole: Any = seat
    changed: KeptT = replace(whole, **changes)
    return changed
