"""What is seen of events that move no element card: curses, spells, tokens, the marker, a shuffle, the end.

One small maker per kind of event, found by the event's type in `MAKERS`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from game.bigbook.play.card_kinds import curse_pile
from game.core.engine.event import Event
from scenes.bigbook.table.animation.bursts import Particles, Shatter
from scenes.bigbook.table.animation.effects import Effect, Flight, Pulse, Reveal, Seal
from scenes.bigbook.table.animation.moods import Darken
from scenes.bigbook.table.animation.passing import Hop, Turn
from scenes.bigbook.table.geometry import Box
from scenes.kit import pieces
from scenes.kit.canvas import with_margin
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, GOLD

if TYPE_CHECKING:
    from scenes.bigbook.table.animation.event_animator import EventAnimator


def curse_laid(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """From its pile to the track, turning up."""
    curse = str(event["curse"])
    places = staging.known_places()
    end = places.curse(curse)
    flight = Flight(
        image=lambda size, face: staging.curse_picture(curse, (end.w, end.h)) if face else staging.painter.back(size),
        start=places.piles[curse_pile(curse)], end=lambda: end, arc=30.0, flip="up",
    )  # fmt: skip
    staging.fly_curse(flight, curse)
    return [flight]


def curse_destroyed(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """It cracks, stands still for a breath, and is gone."""
    if before is None:
        return []
    picture = staging.curse_picture(str(event["curse"]), (before.w, before.h))
    element = curse_pile(str(event["curse"]))
    ramp = ELEMENTS["curse" if element == "multi" else element]
    motes = Particles(before.center, (ramp.light, ramp.mid, BONE), 24, before.w * 1.1, 160.0, 7, "pebble")
    return [Shatter(picture, before), motes]


def curse_returned(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Face down, back to its pile."""
    if before is None:
        return []
    curse = str(event["curse"])
    end = staging.known_places().piles[curse_pile(curse)]
    return [
        Flight(
            image=lambda size, face: (
                staging.curse_picture(curse, (before.w, before.h)) if face else staging.painter.back(size)
            ),
            start=before, end=lambda: end, arc=20.0, flip="down",
        )
    ]  # fmt: skip


def spell_turned(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Exhausted, refreshed, neutralised or restored: the desk draws it by the turn's progress."""
    key = (str(event["seat"]), str(event["spell"]))
    turn = Turn(*key, event.type)
    staging.turns[key] = turn
    return [turn]


def spell_lit(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A wax flash on the spell that was cast, and motes of its element."""
    if before is None:
        return []
    found: list[Effect] = [
        Pulse(before, GOLD[1], 18),
        Particles(before.center, (GOLD[0], GOLD[1], BONE), 14, before.w * 0.9, 20.0, 5),
    ]
    side = round(before.w * 0.5)
    wax = pieces.piece("tokens", f"seal_{event.get('power', 1)}", (side, side))
    return [*found, Seal(with_margin(wax), before.center)] if wax is not None else found


def spell_learned(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """From the library to the owner's row."""
    places = staging.known_places()
    spell, seat = str(event["spell"]), str(event["seat"])
    start = places.library[str(event["element"])]
    flight = Flight(
        image=lambda size, face: staging.painter.spell(spell, size, 14, words=False),
        start=start,
        end=lambda: staging.known_places().spells.get((seat, spell), start),
        arc=60.0,
        hold=0.35,
    )
    staging.fly_spell(flight, spell)
    return [flight]


def spell_gone(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A destroyed spell burns away."""
    return [Particles(before.center, (GOLD[1], CRIMSON, BONE), 18, before.w * 0.9, -40.0, 3, "fire")] if before else []


def token_laid(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A pulse in the token's colour on the curse."""
    ramp = ELEMENTS[str(event["element"])]
    box = staging.known_places().curse(str(event["curse"]))
    return [Pulse(box, ramp.light)]


def curse_pulse(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A quiet pulse on a curse."""
    return [Pulse(staging.known_places().curse(str(event["curse"])), ELEMENTS["curse"].light)]


def seat_pulse(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A pulse on a seat."""
    slot = staging.known_places().slots.get(str(event["seat"]))
    return [Pulse(slot, GOLD[1])] if slot else []


def shuffle(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Three riffles: backs go from the discard pile to the deck."""
    places, seat = staging.known_places(), str(event["seat"])
    start, end = places.of(f"{seat}.discard"), places.of(f"{seat}.deck")
    return [
        Flight(
            image=lambda size, face: staging.painter.back(size),
            start=start.moved(6 * i, -4 * i), end=lambda: end, arc=26.0 + 18 * i, flip="back",
        )
        for i in range(3)
    ]  # fmt: skip


def marker(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """The marker hops; the space it comes to glows."""
    staging.hop = Hop(staging.marker_before, staging.model.marker)
    socket = staging.known_places().sockets[(staging.model.marker - 1) % 6]
    return [staging.hop, Pulse(socket, GOLD[1])]


def revealed(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """The next spell of a library deck slides over the back of the one that left."""
    box = staging.known_places().library[str(event["element"])]
    layout, size = staging.known_places().layout, (box.w, box.h)
    face = staging.painter.spell(str(event["spell"]), size, layout.text(16, 14), words=not layout.icons_only)
    return [Reveal(face, staging.painter.back(size, "spell"), box)]


def failure(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """The book darkens."""
    return [Darken(staging.known_places().layout.areas["book"], 0.6)]


def bonus(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Gold rises from the right page."""
    book = staging.known_places().layout.areas["book"]
    at = (book.x + book.w * 3 // 4, book.y + book.h // 2)
    return [Particles(at, (GOLD[0], GOLD[1], GOLD[2]), 30, book.w * 0.3, -120.0, 9), Pulse(book, GOLD[1], 10)]


Maker = Callable[["EventAnimator", Event, Box | None], list[Effect]]
"""Makes the effects of an event: (staging, event, where its thing lay before) -> effects."""

MAKERS: Mapping[str, Maker] = {
    "curse_laid": curse_laid,
    "curse_destroyed": curse_destroyed,
    "curse_returned": curse_returned,
    "curse_neutralized": curse_pulse,
    "curse_restored": curse_pulse,
    "curse_ignored": curse_pulse,
    "spell_exhausted": spell_turned,
    "spell_refreshed": spell_turned,
    "spell_neutralized": spell_turned,
    "spell_restored": spell_turned,
    "spell_activated": spell_lit,
    "spell_learned": spell_learned,
    "spell_destroyed": spell_gone,
    "token_laid": token_laid,
    "tokens_returned": token_laid,
    "library_revealed": revealed,
    "deck_shuffled": shuffle,
    "ability_used": seat_pulse,
    "ability_triggered": seat_pulse,
    "marker_moved": marker,
    "failure_began": failure,
    "bonus_began": bonus,
}
"""By event type; what is not named here is shown by nothing but the new state."""
