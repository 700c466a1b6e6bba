"""Achievements as enamel plates: what they are called, how they are earned, and when that was."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.mansions.play.achievements import achievements, first_earned
from scenes.book.medals import Medals, Texts
from scenes.book.shelf import Pens
from scenes.mansions.chronicle.pages import Nights

if TYPE_CHECKING:
    from scenes.shell.app import App


def _told(app: App, name: str) -> tuple[str, str]:
    return app.t(f"mansions.achievements.{name}.name"), app.t(f"mansions.achievements.{name}.text")


MEDALS = Medals(
    "mansions/achievements", achievements, _told,
    Texts("mansions.chronicle.plates", "mansions.chronicle.plates_note", "mansions.chronicle.found",
          "mansions.chronicle.not_yet", "mansions.chronicle.first"),
)  # fmt: skip


def first(pens: Pens, room: Rect, nights: Nights) -> None:
    """The first half of them."""
    MEDALS.first(pens, room, first_earned(nights))


def second(pens: Pens, room: Rect, nights: Nights) -> None:
    """The other half, and how many there are."""
    MEDALS.second(pens, room, first_earned(nights))
