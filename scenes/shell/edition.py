"""What the program says of itself in menus, on its first page and in reports: the first game that has a window speaks
for it.

It is a part of what a game registers (`screens.py`); it stands below the application, which needs it before any
screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from game.core.text.i18n import TextKey
from scenes.kit.drawing.lockup import Plate


@dataclass(frozen=True, slots=True)
class Edition:
    """The texts of one edition, and the drawn title."""

    plate: Plate
    title: TextKey
    """What stands on the window, and in large letters where no title is drawn."""
    subtitle: TextKey
    """The line at the foot of the menu."""
    about: TextKey
    """The heading of the sheet about it; takes `version`."""
    author: TextKey
    """Whose game it is, the first paragraph of that sheet."""
    language: TextKey
    """The question in which language to play."""
    sample: TextKey
    """A sentence that shows how letters look."""
    crash: TextKey
    """The heading of what is said when the program has to close."""
    named: Mapping[str, str] = field(default_factory=dict)
    """Who is named in `author`, by the names of its places."""
    credits: tuple[str, TextKey] | None = None
    """The name of the screen with the credits and what leads to it is called; None: there is none."""


_editions: dict[str, Edition] = {}


def register(game: str, edition: Edition) -> None:
    """Make the edition of a game known."""
    _editions[game] = edition


def first() -> Edition:
    """The edition that speaks for the program. LookupError where no game has one."""
    for edition in _editions.values():
        return edition
    raise LookupError("no game with a window has an edition")
