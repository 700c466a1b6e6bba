"""The book of friends: everybody who plays on this computer, with name and signs, and who of them is at it now.

It is a file of the data folder, read entry by entry: what an entry has that fits is taken, what only a later edition
knows is written back as it was. People are known by an id that never changes, not by their names.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Annotated, Any

from msgspec import Meta

from game.core.play.page import GUEST
from game.core.text.graphemes import cut
from game.core.text.plain_text import harmless
from scenes.kit.theme import EMBLEMS, SEAT_COLOURS
from scenes.shell.storage import DataDir, fitting, one_of

FRIENDS = "friends.json"
VERSION = 1
HOUSE = "house"
"""The id of whoever played here before anybody was written into the book, and then of the first who is."""
MOST = 12
"""So many people stand in the book."""
REMOVED = 24
"""So many removed entries are kept, the newest, so that they can come back."""
LONGEST = 24
"""Letters of a name."""
Id = Annotated[str, Meta(pattern=r"^[a-z0-9]{1,32}\Z")]
Name = Annotated[str, Meta(max_length=200)]


@dataclass(slots=True)
class Friend:
    """Somebody in the book: a name, a colour, an emblem, and the face they have chosen ('' for none)."""

    id: Id = ""
    name: Name = ""
    colour: Annotated[str, one_of(SEAT_COLOURS)] = next(iter(SEAT_COLOURS))
    emblem: Annotated[str, one_of(EMBLEMS)] = EMBLEMS[0]
    portrait: Annotated[str, Meta(pattern=r"^[a-z_]{0,32}\Z")] = ""
    former: Annotated[list[Name], Meta(max_length=20)] = field(default_factory=list)
    """Names they had before: pages that know nobody's id are theirs under these as well."""
    removed: bool = False
    """They are in the book no more, and can come back."""


class Friends:
    """The book in a data folder; `of` gives the one of a program. Every change is written at once.

    Where the disk refuses (`DataDir.refusal`), a change holds until the program ends.
    """

    def __init__(self, data: DataDir) -> None:
        self._data = data
        found = data.read(FRIENDS)
        self._raw = _entries(found)
        self._all = [one for one in map(_friend, self._raw.values()) if one.name]
        self._here = self._known_here = str(found.get("here", ""))
        self._known = {one.id: asdict(one) for one in self._all}
        """What is on the disk, as far as is known here."""
        self.foreign = _later(found) and bool(found.get("friends")) and not self._raw
        """A later edition has written the book in a way that is not known here: the file is left untouched."""
        self.visit: dict[str, Any] | None = None
        """What a guest who is at the computer has done, kept nowhere else; None where nobody visits."""

    @property
    def present(self) -> list[Friend]:
        """Everybody in the book, in the order in which they were written into it."""
        return [one for one in self._all if not one.removed]

    @property
    def removed(self) -> Friend | None:
        """Whoever was removed last."""
        return next((one for one in reversed(self._all) if one.removed), None)

    def known(self, id_: str) -> Friend | None:
        """Whoever of the book has this id."""
        return next((one for one in self.present if one.id == id_), None)

    @property
    def here(self) -> Friend | None:
        """Who is at the computer; None for a guest, and where nobody has been written into the book."""
        if self.visit is not None:
            return None
        return self.known(self._here) or next(iter(self.present), None)

    @property
    def progress(self) -> str:
        """Under which id lessons, hints and challenges are kept now."""
        if self.visit is not None:
            return GUEST
        here = self.here
        return here.id if here is not None else HOUSE

    def shown(self, one: Friend) -> str:
        """What somebody is called on every screen: of those with the same name the second is `Ana 2`."""
        names = told_apart([other.name for other in self.present])
        return next((name for other, name in zip(self.present, names, strict=True) if other.id == one.id), one.name)

    def named(self, name: str) -> Friend | None:
        """The one person who goes, or has gone, by a name; None where nobody does, or more than one."""
        wanted = alike(name)
        now = [one for one in self.present if alike(self.shown(one)) == wanted]
        found = now or [one for one in self.present if wanted in map(alike, one.former)]
        return found[0] if len(found) == 1 else None

    def fresh(self) -> Friend:
        """Somebody new, not in the book yet, with signs that nobody has, as far as there are any."""
        colour = _free(SEAT_COLOURS, [one.colour for one in self.present])
        return Friend("", "", colour, _free(EMBLEMS, [one.emblem for one in self.present]))

    @property
    def full(self) -> bool:
        """Nobody else can be written into the book."""
        return len(self.present) >= MOST

    # changes: each says whether it could be written down

    def sit(self, id_: str) -> bool:
        """Somebody of the book is at the computer from now on, or a guest (`GUEST`)."""
        if id_ == GUEST:
            self.visit = {}
            return True
        self.visit = None
        self._here = id_
        return self._keep()

    def write(self, friend: Friend) -> bool:
        """Write somebody into the book or change what stands there. The first one takes over what was learned here
        before. ValueError for a name of nothing, or where the book is full."""
        name = harmless(friend.name, LONGEST)
        if not name or (not friend.id and self.full):
            raise ValueError("no name" if not name else "the book is full")
        before = self.known(friend.id)
        if before is None:
            self._all.append(replace(friend, id=friend.id or self._new_id(), name=name, removed=False))
        else:
            former = [*before.former, before.name] if before.name != name else before.former
            entry = replace(friend, name=name, former=list(dict.fromkeys(former))[-20:])
            self._all[self._all.index(before)] = entry
        return self._keep()

    def remove(self, id_: str) -> bool:
        """Take somebody out of the book; what is known of them waits. ValueError for the last one."""
        one = self.known(id_)
        if one is None or len(self.present) < 2:
            raise ValueError("somebody has to stay in the book")
        self._all.remove(one)
        self._all.append(replace(one, removed=True))
        return self._keep()

    def bring_back(self) -> bool:
        """Whoever was removed last is in the book again, with all that was known of them."""
        one = self.removed
        if one is None or self.full:
            raise ValueError("nobody can come back")
        self._all[self._all.index(one)] = replace(one, removed=False)
        return self._keep()

    def _new_id(self) -> str:
        return HOUSE if not self._all else f"f{secrets.token_hex(6)}"

    def _keep(self) -> bool:
        """Write what has changed here; what another window has written meanwhile stays, and so does whatever in the
        book is not ours, or cannot be read."""
        if self.foreign:
            return False
        gone = [one.id for one in self._all if one.removed][:-REMOVED]
        self._all = [one for one in self._all if one.id not in gone]

        def change(found: dict[str, Any]) -> dict[str, Any]:
            there = _entries(found)
            raw = {**self._raw, **there}
            own = {one.id: self._changed(one, raw.get(one.id, {})) for one in self._all}
            others = {id_: entry for id_, entry in raw.items() if id_ not in own and id_ not in gone}
            self._raw = {**own, **others}
            here = found.get("here", self._here) if self._here == self._known_here else self._here
            people = [*self._raw.values(), *_unread(found)]
            version = found["version"] if _later(found) else VERSION
            return {**found, "version": version, "here": here, "friends": people}

        done = self._data.change(FRIENDS, change)
        if done:
            self._all = [one for one in (_friend(self._raw[one.id]) for one in self._all) if one.name]
            self._known, self._known_here = {one.id: asdict(one) for one in self._all}, self._here
        return done

    def _changed(self, one: Friend, there: dict[str, Any]) -> dict[str, Any]:
        """An entry as it is on the disk, with what was changed here."""
        known = self._known.get(one.id, {})
        return there | {
            name: value for name, value in asdict(one).items() if name not in there or known.get(name) != value
        }


def of(data: DataDir) -> Friends:
    """The book of a data folder, one for the whole program."""
    book = data.shared.get(FRIENDS)
    if not isinstance(book, Friends):
        book = data.shared[FRIENDS] = Friends(data)
    return book


def _entries(found: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """The entries of a file by their ids; what has none, or one that is none, is no entry."""
    raw = found.get("friends")
    entries = [one for one in raw if isinstance(one, dict)] if isinstance(raw, list) else []
    return {one["id"]: one for one in entries[: MOST + REMOVED] if fitting(Friend(), one).id}


def _unread(found: dict[str, Any]) -> list[Any]:
    """What stands among the entries of a file and is none, in the order of the file: it is written back as it was."""
    raw = found.get("friends")
    read = _entries(found)
    return (
        [one for one in raw if not (isinstance(one, dict) and one.get("id") in read)] if isinstance(raw, list) else []
    )


def _later(found: dict[str, Any]) -> bool:
    """Whether a later edition has written this file."""
    version = found.get("version")
    return type(version) is int and version > VERSION


def _friend(entry: dict[str, Any]) -> Friend:
    one = fitting(Friend(), {item.name: entry.get(item.name) for item in fields(Friend)})
    return replace(one, name=harmless(one.name, LONGEST))


def _free(pool: Iterable[str], taken: Collection[str]) -> str:
    """The first of a pool that fewest have."""
    return min(pool, key=list(taken).count)


def told_apart(names: Sequence[str]) -> list[str]:
    """The names so that nobody is called like somebody before them (capitals and forms of accents aside): the second
    of a name gets the next free number behind it."""
    taken: set[str] = set()
    found: list[str] = []
    for own in names:
        name, count = own, 1
        while alike(name) in taken:
            count += 1
            name = f"{cut(own, LONGEST - len(str(count)) - 1).rstrip()} {count}"
        taken.add(alike(name))
        found.append(name)
    return found


def alike(name: str) -> str:
    """A name as it is compared with others."""
    return unicodedata.normalize("NFC", name).casefold()
