"""A step back or forward: cards, spells, curses and the marker go to where they were, in half the time of the deed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Surface

from scenes.bigbook.table.animation.effects import Flight
from scenes.bigbook.table.animation.event_animator import Hop, Turn
from scenes.bigbook.table.animation.timings import MOTIONS, SLIDE, UNDO_FACTOR
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.model.table_view import settle

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


@dataclass(slots=True)
class Before:
    """The table before the step: where cards lay, how spells lay, which curses there were and how they looked."""

    cards: dict[int, Box]
    spells: dict[tuple[str, str], tuple[bool, bool]]
    boxes: dict[tuple[str, str], Box]
    curses: dict[str, tuple[Box, Surface]]
    marker: int


def step(scene: TableScene, *, forward: bool) -> None:
    """Undo or redo one step, and show where the table stands now; nothing happens where there is none."""
    scene.director.rest()
    if scene.gone:  # the last events were those that ended the game
        return
    done = scene.session.redo() if forward else scene.session.undo()
    if not done:
        return
    if forward:
        scene.story.begin()
        scene.story.answered(scene.session.past[-1])
        for event in scene.session.shown():
            scene.story.tell(event)
    else:
        scene.story.back()
    scene.acts.repeats.back(len(scene.session.past))
    before = taken(scene)
    settle(scene.look.model, scene.session.view())
    scene.settle_view()
    fly(scene, before)
    scene.refresh()


def taken(scene: TableScene) -> Before | None:
    """Remember the table; None where a step is only a cut."""
    if scene.app.speed == 0 or scene.theme.reduced_motion:
        return None
    model, places = scene.look.model, scene.look.places
    spells = {
        (name, spell.id): (spell.exhausted, spell.neutralized)
        for name, seat in model.seats.items()
        for spell in seat.spells
    }
    curses = {}
    for curse in model.curses:
        box = places.curse(curse.id)
        curses[curse.id] = box, scene.staging.curse_picture(curse.id, (box.w, box.h))
    return Before(dict(places.cards), spells, dict(places.spells), curses, model.marker)


def fly(scene: TableScene, before: Before | None) -> None:
    """Move everything from where it was to where it is now."""
    if before is None:
        return
    _cards(scene, before)
    _spells(scene, before)
    _curses(scene, before)
    if before.marker != scene.look.model.marker:
        hop = scene.staging.hop = Hop(before.marker, scene.look.model.marker)
        scene.director.show(hop, MOTIONS["marker_moved"].ms * UNDO_FACTOR, "inOutCubic")


def _cards(scene: TableScene, before: Before) -> None:
    places = scene.look.places
    for seat, place, _, card in scene.look.model.all_cards():
        end = places.cards.get(card.uid)
        start = before.cards.get(card.uid, places.of(f"{seat}.discard"))
        known = card.uid in before.cards or seat == scene.desk
        if place != "discard" and end is not None and start != end and known:
            scene.director.show(scene.staging.home(card.kind, card.uid, start), SLIDE * 2 * UNDO_FACTOR)


def _spells(scene: TableScene, before: Before) -> None:
    """Spells of the desk turn as they did, the other way; one given back flies to its library deck."""
    staging, seat = scene.staging, scene.look.model.seats[scene.desk]
    for spell in seat.spells:
        was = before.spells.get((scene.desk, spell.id))
        kind = ""
        if was is not None and was[1] != spell.neutralized:
            kind = "spell_neutralized" if spell.neutralized else "spell_restored"
        elif was is not None and was[0] != spell.exhausted:
            kind = "spell_exhausted" if spell.exhausted else "spell_refreshed"
        if kind:
            turn = staging.turns[(scene.desk, spell.id)] = Turn(scene.desk, spell.id, kind)
            scene.director.show(turn, MOTIONS[kind].ms * UNDO_FACTOR, MOTIONS[kind].ease)
    now = {(name, spell.id) for name, one in scene.look.model.seats.items() for spell in one.spells}
    tops = {library.top: element for element, library in scene.look.model.library.items()}
    for key in before.spells.keys() - now:
        if key[1] in tops and key in before.boxes:
            end = scene.look.places.library[tops[key[1]]]
            scene.director.show(_spell_flight(scene, key[1], before.boxes[key], end), SLIDE)


def _spell_flight(scene: TableScene, spell: str, start: Box, end: Box) -> Flight:
    return Flight(
        image=lambda size, face: scene.painter.spell(spell, size, 14, words=False),
        start=start, end=lambda: end, arc=20.0,
    )  # fmt: skip


def _curses(scene: TableScene, before: Before) -> None:
    """A curse that is there again comes back from the set-aside cards; one that is gone again goes there."""
    there = {curse.id for curse in scene.look.model.curses}
    ms = MOTIONS["curse_destroyed"].ms * UNDO_FACTOR
    aside = scene.look.places.of("aside")
    for curse in sorted(there - before.curses.keys()):
        scene.director.show(scene.staging.curse_home(curse, aside), ms, "outQuint")
    for curse in sorted(before.curses.keys() - there):
        box, picture = before.curses[curse]
        gone = Flight(image=lambda size, face, p=picture: p, start=box, end=lambda: aside, arc=16.0, fade=True)  # type: ignore[misc]
        scene.director.show(gone, ms, "inCubic")
