"""The pages of the seals: what single games have earned, in wax; what is still to come as bare rings on the paper."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.bigbook.play.achievements import achievements, first_earned
from scenes.bigbook.statistics.evenings import Games
from scenes.bigbook.statistics.pens import Pens
from scenes.book.shelf import Medal, Plate, plates
from scenes.kit.drawing.charts import heading

if TYPE_CHECKING:
    from scenes.shell.app import App

COLUMNS, ROWS = 3, 5


def seal_thing(app: App, box: Rect, name: str, when: str) -> Medal:
    """The seal of an achievement that says, when it is pressed, what it is called, how it is earned, and `when`."""
    t = app.t
    words = f"{t(f'bigbook.seals.list.{name}.name')}. {t(f'bigbook.seals.list.{name}.text')}"
    words = f"{words} ({when})" if when else words
    return Medal(f"seal:{name}", box, words, zone="story", picture=name, action=partial(app.say, words, box))


def first(pens: Pens, room: Rect, games: Games) -> None:
    """The first half of them."""
    rest = heading(pens, room, pens.app.t("bigbook.seals.title"), pens.app.t("bigbook.seals.note"))
    _grid(pens, rest, games, 0)


def second(pens: Pens, room: Rect, games: Games) -> None:
    """The other half, and how many there are."""
    found = len(first_earned(games))
    words = pens.app.t("bigbook.seals.found", n=found, m=len(achievements()))
    rest = heading(pens, room, words)
    pens.tell("seals", Rect(room.x, room.y, room.w, rest.y - room.y), words)
    _grid(pens, rest, games, COLUMNS * ROWS)


def _grid(pens: Pens, room: Rect, games: Games, start: int) -> None:
    found, t = first_earned(games), pens.app.t
    shown = []
    for one in achievements()[start : start + COLUMNS * ROWS]:
        game = found.get(one.id)
        when = (
            t("bigbook.seals.not_yet") if game is None else t("bigbook.seals.first", day=game.day) if game.day else ""
        )
        thing = partial(_thing, pens.app, one.id, when)
        shown.append(Plate("seals", one.id, t(f"bigbook.seals.list.{one.id}.name"), game is not None, thing))
    plates(pens, room, shown, COLUMNS, ROWS)


def _thing(app: App, name: str, when: str, box: Rect) -> Medal:
    return seal_thing(app, box, name, when)
