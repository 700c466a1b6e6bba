"""Who sits at each seat, as a set-up screen asks it: a field for the name, a button that asks the book of friends.

Where these lie is the screen's business, and whom somebody plays is the game's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Protocol

from pygame import Rect

from scenes.kit.fit import clean, escape, in_sentence
from scenes.kit.form import Form
from scenes.kit.text_field import TextField
from scenes.kit.widgets import Widget
from scenes.shell.friend_button import FriendButton, Seating
from scenes.shell.friends import Friends
from scenes.shell.naming import names_hidden, shown_name
from scenes.shell.people import Person, namesakes, rename, seat, tell_apart

if TYPE_CHECKING:
    from scenes.shell.app import App


class Group(Protocol):
    """Whoever is going to play: the party of a game, whose people may become others."""

    @property
    def people(self) -> Sequence[Person]:
        """Who has a seat, in order."""


@dataclass(frozen=True, slots=True)
class SeatingPlan:
    """`name:<seat>` and, where anybody stands in the book, `friend:<seat>`. Indexes of seats begin with 0."""

    app: App
    form: Form
    """The screen that the fields are on."""
    group: Group
    book: Friends
    names: Sequence[str]
    """What guests are called who have said nothing, by seat."""
    prefix: str
    """How the game's seats are called before their number (`p` of `p1`)."""

    def fields(self, index: int, name: Rect, friend: Rect, size: float) -> list[Widget]:
        """Name and friend of a seat at these places of the window; `size`: of the name's letters, in design units."""
        one, zone = self.group.people[index], f"seat{index + 1}"
        made: list[Widget] = [
            TextField(
                f"name:{self._seat(index)}", name, self.app.t("kit.setup.name"), zone=zone, value=one.name,
                hidden=names_hidden(self.app), size=size, changed=partial(self.set_name, index),
                respelled=partial(self._tell_spelling, name), placeholder=self.names[index],
            )
        ]  # fmt: skip
        if self.book.present:
            known = self.book.known(one.friend) is not None
            called = in_sentence(shown_name(self.app, one.name, one.role))
            label = self.app.t("kit.friends.of_book", name=called) if known else self.app.t("kit.friends.guest")
            action = partial(self._ask, index)
            made.append(
                FriendButton(f"friend:{self._seat(index)}", friend, label, zone=zone, known=known, action=action)
            )
        return made

    def set_name(self, index: int, text: str) -> None:
        """A person's name; an empty one becomes the default when the game begins."""
        before = namesakes(self.group.people, self.names)
        rename(self.group.people, self.book, index, clean(text))
        who = self.form.widget(f"friend:{self._seat(index)}")
        if isinstance(who, FriendButton):
            who.known = bool(self.group.people[index].friend)
        if namesakes(self.group.people, self.names) != before:
            self.form.rebake()  # the screen may warn of it

    def name_all(self) -> None:
        """Nobody is without a name, and no two have the same one: the game begins."""
        for index, one in enumerate(self.group.people):
            one.name = one.name or self.names[index]
        tell_apart(self.group.people, self.names)

    def _seat(self, index: int) -> str:
        return f"{self.prefix}{index + 1}"

    def _tell_spelling(self, at: Rect, shown: str) -> None:
        """A name was typed of which no hand on this computer has all letters."""
        self.app.say(self.app.t("kit.field.spelled", name=escape(shown)), at)

    def _ask(self, index: int) -> None:
        """Who of the book sits there?"""
        seats = {one.friend: at for at, one in enumerate(self.group.people, start=1) if one.friend}
        self.app.open("friends", Seating(index + 1, seats, partial(self._sit, index)))

    def _sit(self, index: int, id_: str) -> None:
        """Somebody of the book takes a seat, with name, colour and emblem, or a guest does."""
        seat(self.group.people, self.book, self.names, index, id_)
        self.form.relayout()
