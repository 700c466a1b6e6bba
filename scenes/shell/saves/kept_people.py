"""People on pages of a chronicle: under the name that the book of friends has for them now or that the screen calls
them, and guests without one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from msgspec.structs import replace

from game.core.play.page import GUEST, counted_by
from scenes.kit.fit import in_sentence
from scenes.shell import friends
from scenes.shell.friends import Friends
from scenes.shell.naming import names_hidden, shown_name
from scenes.shell.storage import DataDir

if TYPE_CHECKING:
    from scenes.shell.app import App


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
PageT = TypeVar("PageT")


@dataclass(frozen=True, slots=True)
class Seating(Generic[PageT, KeptT]):
    """How the pages of a game seat people: who sits on one, the same page with others there, and the key of the text
    that says whom somebody plays ('' for nobody)."""

    seats: Callable[[PageT], Sequence[KeptT]]
    seated: Callable[[PageT, list[KeptT]], PageT]
    role: Callable[[KeptT], str]

    def known(self, app: App, pages: Sequence[PageT]) -> list[PageT]:
        """Everybody with the name and the signs that the book of friends has for them now."""
        book, guest = friends.of(app.data), app.t("kit.friends.guest")
        return [self.seated(one, [_as_known(seat, book, guest) for seat in self.seats(one)]) for one in pages]

    def shown(self, app: App, pages: Sequence[PageT]) -> Sequence[PageT]:
        """Everybody called what the screen calls them: where names are hidden by whom they play on a single page, else
        as player 1, 2, 3 in the order in which they first came."""
        if not names_hidden(app):
            return pages
        numbers: dict[str, int] = {}
        for page in pages:
            for seat in self.seats(page):
                numbers.setdefault(counted_by(seat.name, seat.friend), len(numbers) + 1)

        def called(seat: KeptT) -> KeptT:
            role = self.role(seat) if len(pages) == 1 else ""
            return _with(seat, name=shown_name(app, seat.name, role, numbers[counted_by(seat.name, seat.friend)]))

        return [self.seated(page, [called(seat) for seat in self.seats(page)]) for page in pages]

    def unnamed(self, data: DataDir, page: PageT) -> PageT:
        """Of guests no name is kept. Where nobody stands in the book of friends nobody is a guest either."""
        if not friends.of(data).present:
            return page
        guests = ((seat, not seat.friend and not seat.companion) for seat in self.seats(page))
        return self.seated(page, [_with(seat, name="", friend=GUEST) if guest else seat for seat, guest in guests])


def nameless(app: App, seat: Kept) -> bool:
    """Whether somebody is told of as a guest: the page has no name for them, and the screen none of its own."""
    return seat.friend == GUEST and not names_hidden(app)


def guests(app: App, count: int) -> str:
    """So many guests, as a sentence speaks of them."""
    return app.t("kit.friends.guests", n=count)


def people(app: App, seats: Sequence[Kept]) -> str:
    """Everybody in a list, guests together at its end."""
    names = [in_sentence(seat.name) for seat in seats if not nameless(app, seat)]
    count = len(seats) - len(names)
    return app.catalogue.all_of([*names, guests(app, count)] if count else names)


def _as_known(seat: KeptT, book: Friends, guest: str) -> KeptT:
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


def _with(seat: KeptT, **changes: str) -> KeptT:
    whole: Any = seat
    changed: KeptT = replace(whole, **changes)
    return changed
