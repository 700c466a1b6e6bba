"""The shown table brought to another state without events: a step back or forward flies there, in half the time of the
deed; a difference is healed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from pygame import Surface

from game.bigbook.view import TableView
from scenes.bigbook.table.animation.event_animator import EventAnimator, Hop, Turn
from scenes.bigbook.table.animation.timings import MOTIONS
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import differences, settle
from scenes.kit.geometry import Box
from scenes.table.motion.effects import Flight
from scenes.table.motion.healing import ViewHealing
from scenes.table.timing import SLIDE, UNDO_FACTOR


@dataclass(slots=True)
class Before:
    """The table before the step: where cards lay, how spells lay, which curses there were and how they looked."""

    cards: dict[int, Box]
    spells: dict[tuple[str, str], tuple[bool, bool]]
    boxes: dict[tuple[str, str], Box]
    curses: dict[str, tuple[Box, Surface]]
    marker: int


def taken(table: BookTable, staging: EventAnimator) -> Before | None:
    """Remember the table; None where a step is only a cut."""
    if table.app.speed == 0 or table.theme.reduced_motion:
        return None
    model, places = table.render.model, table.render.places
    spells = {
        (name, spell.id): (spell.exhausted, spell.neutralized)
        for name, seat in model.seats.items()
        for spell in seat.spells
    }
    curses = {}
    for curse in model.curses:
        box = places.curse(curse.id)
        curses[curse.id] = box, staging.curse_picture(curse.id, (box.w, box.h))
    return Before(dict(places.cards), spells, dict(places.spells), curses, model.marker)


def fly(table: BookTable, staging: EventAnimator, before: Before | None) -> None:
    """Move everything from where it was to where it is now."""
    if before is None:
        return
    _cards(table, staging, before)
    _spells(table, staging, before)
    _curses(table, staging, before)
    if before.marker != table.render.model.marker:
        hop = staging.hop = Hop(before.marker, table.render.model.marker)
        table.director.show(hop, MOTIONS["marker_moved"].ms * UNDO_FACTOR, "inOutCubic")


def _cards(table: BookTable, staging: EventAnimator, before: Before) -> None:
    places = table.render.places
    for seat, place, _, card in table.render.model.all_cards():
        end = places.cards.get(card.uid)
        start = before.cards.get(card.uid, places.of(f"{seat}.discard"))
        known = card.uid in before.cards or seat == table.desk
        if place != "discard" and end is not None and start != end and known:
            table.director.show(staging.home(card.kind, card.uid, start), SLIDE * 2 * UNDO_FACTOR)


def _spells(table: BookTable, staging: EventAnimator, before: Before) -> None:
    """Spells of the desk turn as they did, the other way; one given back flies to its library deck."""
    seat = table.render.model.seats[table.desk]
    for spell in seat.spells:
        was = before.spells.get((table.desk, spell.id))
        kind = ""
        if was is not None and was[1] != spell.neutralized:
            kind = "spell_neutralized" if spell.neutralized else "spell_restored"
        elif was is not None and was[0] != spell.exhausted:
            kind = "spell_exhausted" if spell.exhausted else "spell_refreshed"
        if kind:
            turn = staging.turns[(table.desk, spell.id)] = Turn(table.desk, spell.id, kind)
            table.director.show(turn, MOTIONS[kind].ms * UNDO_FACTOR, MOTIONS[kind].ease)
    now = {(name, spell.id) for name, one in table.render.model.seats.items() for spell in one.spells}
    tops = {library.top: element for element, library in table.render.model.library.items()}
    for key in before.spells.keys() - now:
        if key[1] in tops and key in before.boxes:
            end = table.render.places.library[tops[key[1]]]
            table.director.show(_spell_flight(table, key[1], before.boxes[key], end), SLIDE)


def _spell_flight(table: BookTable, spell: str, start: Box, end: Box) -> Flight:
    return Flight(
        image=lambda size, face: table.painter.spell(spell, size, 14, words=False),
        start=start, end=lambda: end, arc=20.0,
    )  # fmt: skip


def _curses(table: BookTable, staging: EventAnimator, before: Before) -> None:
    """A curse that is there again comes back from the set-aside cards; one that is gone again goes there."""
    there = {curse.id for curse in table.render.model.curses}
    ms = MOTIONS["curse_destroyed"].ms * UNDO_FACTOR
    aside = table.render.places.of("aside")
    for curse in sorted(there - before.curses.keys()):
        table.director.show(staging.curse_home(curse, aside), ms, "outQuint")
    for curse in sorted(before.curses.keys() - there):
        box, picture = before.curses[curse]
        table.director.show(_gone(box, picture, aside), ms, "inCubic")


def _gone(box: Box, picture: Surface, aside: Box) -> Flight:
    """A picture that leaves its place for another, as it is."""
    return Flight(image=lambda size, face: picture, start=box, end=lambda: aside, arc=16.0, fade=True)


def healing(table: BookTable, renew: Callable[[], object]) -> ViewHealing[TableView]:
    """Holds the shown table to the true one."""
    model = table.render.model
    return ViewHealing(table, renew, partial(differences, model), partial(settle, model))
