"""The pages of the seals: what single games have earned, in wax; what is still to come as bare rings on the paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.play.achievements import achievements, first_earned
from scenes.bigbook.statistics.evenings import Games
from scenes.bigbook.statistics.pens import Pens
from scenes.book.medals import Medals, Texts

if TYPE_CHECKING:
    from scenes.shell.app import App


def _told(app: App, name: str) -> tuple[str, str]:
    return app.t(f"bigbook.seals.list.{name}.name"), app.t(f"bigbook.seals.list.{name}.text")


MEDALS = Medals(
    "seals", achievements, _told,
    Texts("bigbook.seals.title", "bigbook.seals.note", "bigbook.seals.found", "bigbook.seals.not_yet",
          "bigbook.seals.first"),
)  # fmt: skip


def first(pens: Pens, room: Rect, games: Games) -> None:
    """The first half of them."""
    MEDALS.first(pens, room, first_earned(games))


def second(pens: Pens, room: Rect, games: Games) -> None:
    """The other half, and how many there are."""
    MEDALS.second(pens, room, first_earned(games))
