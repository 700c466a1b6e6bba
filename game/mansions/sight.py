"""What a viewer hears of what has happened (SEC): hidden cards lose their names, whispers are heard by few."""

from __future__ import annotations

from game.core.event import Event

from .zones import side_of

DARK = "keeper"
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
    if event.type in ("card_stays", "card_gone", "effect_began") and event.get("down", 0) and viewer != event["seat"]:
        return None
    return event


def _without(event: Event, names: tuple[str, ...]) -> Event:
    return Event(event.type, {name: value for name, value in event.args.items() if name not in names})
