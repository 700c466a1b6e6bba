"""What a viewer hears of what has happened (SEC): hidden cards lose their names, whispers are heard by few."""

from __future__ import annotations

from game.core.engine.event import Event
from game.mansions.cards.reading import catalogue

from .zones import DARK, side_of

KEEPERS_CARDS = {"keeper_drew": ("card",)}
"""Arguments that only the Keeper's side hears; what the Keeper discards lies open (MM-MYT.8)."""


def show(event: Event, viewer: str | None) -> Event | None:
    """The event as a viewer (a seat, a side, None for everybody) may hear it, or None where it stays hidden."""
    side = None if viewer is None else side_of(viewer)
    if event.type == "peeked" and viewer != event["seat"]:
        return _without(event, ("cards",))
    if event.type == "monster_placed" or side == DARK:
        return event
    if event.type in KEEPERS_CARDS:
        return _without(event, KEEPERS_CARDS[event.type])
    if event.type == "mythos_played" and event["down"] and viewer != event["seat"]:
        return _without(event, ("card",))
    if event.type in ("card_stays", "effect_began") and viewer != event["seat"] and _lies_down(event):
        return None
    if event.type == "errand_written" and viewer != event["seat"]:
        return None
    return event


def _lies_down(event: Event) -> bool:
    """Whether it tells of a Mythos card that lies face down before somebody (MM-MYT.9)."""
    mythos = catalogue().mythos.get(str(event.get("card") or event.get("source")))
    return mythos is not None and mythos.down


def _without(event: Event, names: tuple[str, ...]) -> Event:
    return Event(event.type, {name: value for name, value in event.args.items() if name not in names})
