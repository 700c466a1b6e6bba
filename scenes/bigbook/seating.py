"""Who of the book of friends sits at which seat, while a game is set up and in play. Everybody has one seat at most."""

from __future__ import annotations

from collections.abc import Iterable

from game.bigbook.rules.options import NAMES
from scenes.bigbook.party import GameSetup, Person, default_people, tell_apart
from scenes.shell.friends import Friends


def known_again(setup: GameSetup, book: Friends, *, first: bool) -> None:
    """The group of last time as the book has it now: whoever was renamed goes by the new name, whoever was removed is a
    guest. `first`: nobody has played yet, and the book sits down in its order, whoever is at the computer first."""
    seated: set[str] = set()
    for person in setup.people:
        one = book.known(person.friend)
        person.friend = one.id if one is not None and one.id not in seated else ""
        if one is not None and person.friend:
            person.name = book.shown(one)
            seated.add(one.id)
    if first:
        here = book.here
        order = sorted(book.present, key=lambda one: one is not here)
        places = [at for at, person in enumerate(setup.people) if not person.companion]
        for at, one in zip(places, order, strict=False):
            seat(setup, book, at, one.id)


def seat(setup: GameSetup, book: Friends, index: int, id_: str) -> None:
    """Somebody of the book takes a seat with name, colour and emblem; whoever has one of these takes the one given up.
    Who sits elsewhere changes places with whoever sat here. Anybody else is a guest with the name of the place."""
    people, one = setup.people, book.known(id_)
    mine = people[index]
    if one is None:
        if mine.friend:
            mine.friend, mine.name = "", default_people(len(NAMES))[index].name
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


def take_over(setup: GameSetup, book: Friends, index: int, id_: str) -> None:
    """The same in play: companions stay at their seats, and nobody else at the table gets another colour or emblem."""
    people, one = setup.people, book.known(id_)
    mine = people[index]
    if one is None:
        seat(setup, book, index, id_)
    elif (other := next((person for person in people if person.friend == one.id), None)) is not None:
        _change(mine, other, ("friend", "name", "colour", "emblem"))
    else:
        mine.friend, mine.name = one.id, book.shown(one)
        for name in ("colour", "emblem"):
            if all(getattr(person, name) != getattr(one, name) for person in people):
                setattr(mine, name, getattr(one, name))
    tell_apart(people)


def join(setup: GameSetup, book: Friends) -> None:
    """Whoever has come to the table last is the first of the book without a seat, where there is one."""
    seated = {person.friend for person in setup.people}
    one = next((one for one in book.present if one.id not in seated), None)
    if one is not None:
        seat(setup, book, len(setup.people) - 1, one.id)


def _change(one: Person, other: Person, names: Iterable[str]) -> None:
    """The people change seats with all of this; magicians stay where they are."""
    for name in names:
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)


def rename(setup: GameSetup, book: Friends, index: int, name: str) -> None:
    """A name was written at a seat; who goes by it in the book and has no seat sits there, else a guest."""
    person = setup.people[index]
    one = book.named(name) if name else None
    taken = one is not None and any(other.friend == one.id for other in setup.people if other is not person)
    person.name, person.friend = name, one.id if one is not None and not taken else ""
