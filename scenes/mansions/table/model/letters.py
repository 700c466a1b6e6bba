"""What one investigator alone may read: Omens that lie face down before them, an errand, and what they alone have seen.

It is found when its owner opens it, and kept nowhere: no view of the table holds it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.core.engine.event import Event
from game.core.engine.session import Session

ERRAND = "a_small_errand"
"""The Omen that sends its owner to a room."""
SEEN = "seen"
"""The letter of what somebody has looked at in this turn, beside those of the Omens, which have a number."""
PEEKED = "peeked"


@dataclass(frozen=True, slots=True)
class Secret:
    """What stands in a letter: a card that lies face down, the room it sends its owner to ('': none), or what was seen,
    as its owner heard of it."""

    card: str = ""
    room: str = ""
    seen: tuple[Event, ...] = ()


def letter(session: Session, seat: str, name: str) -> Secret:
    """The letter of that name before a seat: the number of an Omen from 1, or `seen`."""
    if name == SEEN:
        return Secret(seen=tuple(_seen(session, seat)))
    view = session.view(seat)
    cards = view.zones[f"{seat}.mythos"].cards or ()
    at = int(name) - 1 if name.isdecimal() else -1
    if not 0 <= at < len(cards):
        return Secret()
    errand = next(one.errand for one in view.people if one.seat == seat)
    return Secret(cards[at], errand if cards[at] == ERRAND else "")


def has_seen(session: Session, seat: str) -> bool:
    """Whether somebody has looked at something in this turn that nobody else saw; everybody knows that they have."""
    return any(True for _ in _seen(session, seat))


def _seen(session: Session, seat: str) -> Iterator[Event]:
    """What a seat has seen since its turn began, the latest first."""
    for moment in reversed(session.past):
        shown = session.shown(seat, moment)
        begun = [at for at, event in enumerate(shown) if event.type == "turn_began"]
        for event in reversed(shown[begun[-1] if begun else 0 :]):
            if event.type == PEEKED and event["seat"] == seat and event.get("cards"):
                yield event
        if begun:
            return
