"""Achievements as enamel plates: what they are called, how they are earned, and when that was."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from game.mansions.play.achievements import achievements, first_earned
from scenes.book.shelf import Medal, Pens, Plate, plates
from scenes.kit.drawing.charts import heading
from scenes.mansions.chronicle.pages import CHRONICLE, Nights

if TYPE_CHECKING:
    from scenes.shell.app import App

KIND = "mansions/achievements"
LIST = "mansions.achievements"
COLUMNS, ROWS = 3, 5


def plate_thing(app: App, box: Rect, name: str, when: str) -> Medal:
    """The plate of an achievement that says, when it is pressed, what it is called, how it is earned, and `when`."""
    words = f"{app.t(f'{LIST}.{name}.name')}. {app.t(f'{LIST}.{name}.text')}"
    words = f"{words} ({when})" if when else words
    action = partial(app.say, words, box)
    return Medal(f"seal:{name}", box, words, zone="story", kind=KIND, picture=name, action=action)


def first(pens: Pens, room: Rect, nights: Nights) -> None:
    """The first half of them."""
    rest = heading(pens, room, pens.app.t(f"{CHRONICLE}.plates"), pens.app.t(f"{CHRONICLE}.plates_note"))
    _page(pens, rest, nights, 0)


def second(pens: Pens, room: Rect, nights: Nights) -> None:
    """The other half, and how many there are."""
    words = pens.app.t(f"{CHRONICLE}.found", n=len(first_earned(nights)), m=len(achievements()))
    rest = heading(pens, room, words)
    pens.tell("seals", Rect(room.x, room.y, room.w, rest.y - room.y), words)
    _page(pens, rest, nights, COLUMNS * ROWS)


def _page(pens: Pens, room: Rect, nights: Nights, start: int) -> None:
    found, t = first_earned(nights), pens.app.t
    shown = []
    for one in achievements()[start : start + COLUMNS * ROWS]:
        night = found.get(one.id)
        when = (
            t(f"{CHRONICLE}.not_yet") if night is None else t(f"{CHRONICLE}.first", day=night.day) if night.day else ""
        )
        thing = partial(_thing, pens.app, one.id, when)
        shown.append(Plate(KIND, one.id, t(f"{LIST}.{one.id}.name"), night is not None, thing))
    plates(pens, room, shown, COLUMNS, ROWS)


def _thing(app: App, name: str, when: str, box: Rect) -> Medal:
    return plate_thing(app, box, name, when)
