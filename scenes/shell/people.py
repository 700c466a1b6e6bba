"""Who of the book of friends sits at which seat, while a game is set up and in play. Everybody has one seat at most.

Whom somebody plays is the game's own business, and so are the names of its places (`names`), which guests go by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from scenes.shell.friends import Friends, told_apart
from scenes.shell.naming import Host, names_hidden, shown_name


class Person(Protocol):
    """Somebody at a table: a data class of the game."""

    __dataclass_fields__: ClassVar[dict[str, Any]]
    name: str
    colour: str
    emblem: str
    companion: str
    """What plays this seat by itself; '' where a person does."""
    friend: str
    """Who of the book of friends it is; '' for a guest."""

    @property
    def role(self) -> str:
        """The key of the text that says whom they play; '' where they play nobody."""


PersonT = TypeVar("PersonT", bound=Person)


@dataclass(frozen=True, slots=True)
class ShownPeople(Mapping[str, PersonT], Generic[PersonT]):
    """The people of a game by seat, called what the screen calls them (`scenes/shell/naming.py`)."""

    host: Host
    seated: Sequence[PersonT]
    seats: Sequence[str]
    """All seats of the game, in order; as many are taken as there are people."""

    def __getitem__(self, seat: str) -> PersonT:
        if seat not in self.seats[: len(self.seated)]:
            raise KeyError(seat)
        person = self.seated[self.seats.index(seat)]
        if not names_hidden(self.host):
            return person
        return replace(person, name=shown_name(self.host, person.name, person.role))

    def __iter__(self) -> Iterator[str]:
        return iter(self.seats[: len(self.seated)])

    def __len__(self) -> int:
        return len(self.seated)


def known_again(people: Sequence[PersonT], book: Friends, names: Sequence[str], *, first: bool) -> None:
    """The group of last time as the book has it now: whoever was renamed goes by the new name, whoever was removed is a
    guest. `first`: nobody has played yet, and the book sits down in its order, whoever is at the computer first."""
    seated: set[str] = set()
    for person in people:
        one = book.known(person.friend)
        person.friend = one.id if one is not None and one.id not in seated else ""
        if one is not None and person.friend:
            person.name = book.shown(one)
            seated.add(one.id)
    if first:
        here = book.here
        order = sorted(book.present, key=lambda one: one is not here)
        places = [at for at, person in enumerate(people) if not person.companion]
        for at, one in zip(places, order, strict=False):
            seat(people, book, names, at, one.id)


def seat(people: Sequence[PersonT], book: Friends, names: Sequence[str], index: int, id_: str) -> None:
    """Somebody of the book takes a seat with name, colour and emblem; whoever has one of these takes the one given up.
    Who sits elsewhere changes places with whoever sat here. Anybody else is a guest with the name of the place."""
    one, mine = book.known(id_), people[index]
    if one is None:
        if mine.friend:
            mine.friend, mine.name = "", names[index]
        return
    other = next((person for person in people if person.friend == one.id and person is not mine), None)
    if other is not None:
        _change(mine, other, ("friend", "name", "colour", "emblem", "companion"))
        return
    mine.friend, mine.name, mine.companion = one.id, book.shown(one), ""
    for name in ("colour", "emblem"):
        wanted = getattr(one, name)
        for person in people:
            if person is not mine and getattr(person, name) == wanted:
                setattr(person, name, getattr(mine, name))
        setattr(mine, name, wanted)


def take_over(people: Sequence[PersonT], book: Friends, names: Sequence[str], index: int, id_: str) -> None:
    """The same in play: companions stay at their seats, and nobody else at the table gets another colour or emblem."""
    one, mine = book.known(id_), people[index]
    if one is None:
        seat(people, book, names, index, id_)
    elif (other := next((person for person in people if person.friend == one.id), None)) is not None:
        _change(mine, other, ("friend", "name", "colour", "emblem"))
    else:
        mine.friend, mine.name = one.id, book.shown(one)
        for name in ("colour", "emblem"):
            if all(getattr(person, name) != getattr(one, name) for person in people):
                setattr(mine, name, getattr(one, name))
    tell_apart(people, names)


def join(people: Sequence[PersonT], book: Friends, names: Sequence[str]) -> None:
    """Whoever has come to the table last is the first of the book without a seat, where there is one."""
    seated = {person.friend for person in people}
    one = next((one for one in book.present if one.id not in seated), None)
    if one is not None:
        seat(people, book, names, len(people) - 1, one.id)


def rename(people: Sequence[PersonT], book: Friends, index: int, name: str) -> None:
    """A name was written at a seat; who goes by it in the book and has no seat sits there, else a guest."""
    person = people[index]
    one = book.named(name) if name else None
    taken = one is not None and any(other.friend == one.id for other in people if other is not person)
    person.name, person.friend = name, one.id if one is not None and not taken else ""


def namesakes(people: Sequence[PersonT], places: Sequence[str]) -> dict[int, str]:
    """Who has the name of somebody before them (capitals and forms of accents aside), and the name that tells them
    apart: the name with the next free number. An empty name is that of its place."""
    names = [person.name or places[index] for index, person in enumerate(people)]
    apart = enumerate(zip(names, told_apart(names), strict=True))
    return {index: name for index, (own, name) in apart if name != own}


def tell_apart(people: Sequence[PersonT], places: Sequence[str]) -> None:
    """Give everybody a name of their own (docs/rulings.md, screen)."""
    for index, name in namesakes(people, places).items():
        people[index].name = name


def of_their_own(people: Sequence[PersonT], pools: Mapping[str, Sequence[str]]) -> None:
    """Give everybody their own of each field in `pools` (a color, an emblem): the first keeps what they have, later
    ones take what is free."""
    for name, pool in pools.items():
        taken: set[str] = set()
        for person in people:
            if getattr(person, name) in taken:
                free = (value for value in pool if value not in taken and _free(people, name, value))
                setattr(person, name, next(free))
            taken.add(getattr(person, name))


def _free(people: Iterable[PersonT], name: str, value: str) -> bool:
    return all(getattr(person, name) != value for person in people)


def _change(one: PersonT, other: PersonT, names: Iterable[str]) -> None:
    """The people change seats with all of this; whom they play stays where it is."""
    for name in names:
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)
