"""Turns each event into what is seen of it: which card flies from where to where, which tile rises or breaks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from pygame import Surface

from game.bigbook.play.card_kinds import curse_pile, element_of
from game.bigbook.rules.events import (
    CardMoved,
    LibraryRevealed,
    OfCurse,
    SpellActivated,
    SpellLearned,
    SpellNamed,
    TokenLaid,
    curse_of,
    read,
    read_as,
    seat_of,
)
from game.bigbook.rules.place import read_place
from game.core.engine.event import Event
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.timings import MOTIONS, SETTLES
from scenes.bigbook.table.model import table_view
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.render_context import RenderContext, ThingPlaces
from scenes.kit import ornament
from scenes.kit.canvas import with_margin
from scenes.kit.director import Effect
from scenes.kit.geometry import Box
from scenes.kit.theme import BONE, CRIMSON, GOLD, Colour
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.blows import Hush, Stamp
from scenes.table.motion.effects import Fading, Flight, Particles, Pulse, Reveal


@dataclass(slots=True)
class Slide:
    """A card of the desk that makes room: from where it was shown to its new rest place."""

    uid: int
    start: Box
    t: float = 0.0
    over: Callable[[int], None] = field(default=lambda uid: None)

    def step(self, t: float) -> None:
        """Advance."""
        self.t = t

    def finish(self) -> None:
        """It lies at rest."""
        self.over(self.uid)


@dataclass(slots=True)
class Turn:
    """A spell on its way between upright and sideways, or over onto its face."""

    seat: str
    spell: str
    kind: str
    t: float = 0.0

    def paint(self, canvas: object) -> None:
        """Nothing by itself: the desk asks for the state while it draws the spell."""


@dataclass(slots=True)
class Hop:
    """The invocation marker on its way from space to space."""

    start: int
    end: int
    t: float = 0.0

    def paint(self, canvas: object) -> None:
        """Nothing by itself: the track asks where the marker is."""


def curse_laid(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """From its pile to the track, turning up."""
    curse = curse_of(read(event))
    places = staging.known_places()
    end = places.curse(curse)
    flight = Flight(
        image=lambda size, face: staging.curse_picture(curse, (end.w, end.h)) if face else staging.painter.back(size),
        start=places.piles[curse_pile(curse)], end=lambda: end, arc=46.0 * staging.blows.unit, flip="up", large=0.3,
        spin=-7.0, shadow=True,
    )  # fmt: skip
    staging.fly_curse(flight, curse)
    return [flight]


def curse_destroyed(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """It fades from its place where nothing may fly (elsewhere `Blows` breaks it)."""
    if before is None or not staging.aftermath.theme.reduced_motion:
        return []
    return [Fading(staging.curse_picture(curse_of(read(event)), (before.w, before.h)), before[:2])]


def curse_returned(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Face down, back to its pile."""
    if before is None:
        return []
    curse = curse_of(read(event))
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
    told = read_as(event, SpellNamed)
    turn = Turn(told.seat, told.spell, event.type)
    staging.turns[told.seat, told.spell] = turn
    return [turn]


def spell_lit(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A frame of light about the spell that was cast (what its power sets free is for `Blows`), and a seal under
    reduced motion."""
    if before is None:
        return []
    found: list[Effect] = [Pulse(before, GOLD[1], 18)]
    if staging.aftermath.theme.reduced_motion:
        side = round(before.w * 0.5)
        wax = ornament.piece("tokens", f"seal_{read_as(event, SpellActivated).power}", (side, side))
        found += [Stamp(with_margin(wax), before.center, 0.0)] if wax is not None else []
    return found


def spell_learned(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """From the library to the owner's row."""
    places = staging.known_places()
    told = read_as(event, SpellLearned)
    spell, seat, start = told.spell, told.seat, places.library[told.element]
    if staging.blows.learns_later > 0:  # it goes by somebody's hands
        return []
    motion = MOTIONS["spell_learned"]
    whole = motion.hold + motion.ms
    flight = Flight(
        image=lambda size, face: staging.painter.spell(spell, size, 14, words=False),
        start=start,
        end=lambda: staging.known_places().spells.get((seat, spell), start),
        arc=motion.arc * staging.blows.unit, hold=motion.hold / whole, until=1 - SETTLES / whole,
        ease="inOutSine", large=0.55, spin=-8.0, shadow=True,
        shed=lambda at: staging.blows.burst(told.element, at, 2, force=0.4, room=(start.w * 0.3, 4.0)),
    )  # fmt: skip
    staging.fly_spell(flight, spell)
    return [flight]


def spell_gone(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A destroyed spell burns away."""
    return [Particles(before.center, (GOLD[1], CRIMSON, BONE), 18, before.w * 0.9, -40.0, 3, "fire")] if before else []


def token_laid(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A pulse in the token's colour on the curse."""
    told = read_as(event, TokenLaid)
    ramp = ELEMENTS[told.element]
    box = staging.known_places().curse(told.curse)
    return [Pulse(box, ramp.light)]


def curse_pulse(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A quiet pulse on a curse."""
    return [Pulse(staging.known_places().curse(curse_of(read(event))), ELEMENTS["curse"].light)]


def seat_pulse(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """A pulse on a seat."""
    slot = staging.known_places().slots.get(seat_of(read(event)))
    return [Pulse(slot, GOLD[1])] if slot else []


def shuffle(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """Three riffles: backs go from the discard pile to the deck."""
    places, seat = staging.known_places(), seat_of(read(event))
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
    told = read_as(event, LibraryRevealed)
    box = staging.known_places().library[told.element]
    layout, size = staging.known_places().layout, (box.w, box.h)
    face = staging.painter.spell(
        told.spell, size, layout.text(16, 14), words=staging.render.sentences, signs=layout.grown
    )
    return [Reveal(face, staging.painter.back(size, "spell"), box)]


def failure(staging: EventAnimator, event: Event, before: Box | None) -> list[Effect]:
    """The book darkens."""
    return [Hush(staging.known_places().layout.areas["book"], 0.6, 0.5)]


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


class EventAnimator:
    """Knows places before and after an event and makes the effects between them."""

    def __init__(self, render: RenderContext, aftermath: Aftermath) -> None:
        self.render, self.model, self.painter = render, render.model, render.painter
        self.aftermath = aftermath
        """What flies, strikes and settles by a clock of its own."""
        self.besides: list[Callable[[Event], list[Effect]]] = []
        """Who makes effects besides, such as need the whole screen (ribbon, page turn)."""
        self.hidden: set[int] = set()
        """Cards whose picture is in the air: not drawn where they will lie."""
        self.slides: dict[int, Slide] = {}
        self.turns: dict[tuple[str, str], Turn] = {}
        self.hidden_curses: set[str] = set()
        self.hidden_spells: set[str] = set()
        self.hop: Hop | None = None
        self.marker_before = self.model.marker
        """The space of the invocation marker before the event that is being shown."""
        self._flying: dict[int, int] = {}
        self._flying_tile: dict[int, str] = {}
        self.blows = Blows(self)

    def clear(self) -> None:
        """Forget everything in motion; blows that were still to land do so now."""
        self.aftermath.hurry()
        self.hidden.clear()
        self.slides.clear()
        self.turns.clear()
        self.hidden_curses.clear()
        self.hidden_spells.clear()
        self.hop = None
        self._flying.clear()
        self._flying_tile.clear()

    def apply(self, event: Event) -> Card | None:
        """Change the shown table; gives the card that moved, if one did."""
        card = table_view.apply(self.model, event)
        if card is not None and event.type == "card_cured":
            self.model.cured = card.uid
        return card

    def before(self, event: Event) -> Box | None:
        """Where the event's thing lies before the model changes."""
        places = self.known_places()
        self.marker_before = self.model.marker
        self.blows.curing.expect(event.type)
        told = read(event)
        if isinstance(told, CardMoved):
            return self._card_box(places, told.card, told.from_)
        if isinstance(told, OfCurse):
            return places.curse(told.curse)
        return places.spells.get((told.seat, told.spell)) if isinstance(told, SpellNamed) else None

    def known_places(self) -> ThingPlaces:
        """Where things lie now."""
        return self.render.places

    def _card_box(self, places: ThingPlaces, kind: str, place: str) -> Box:
        at = read_place(place)
        if at.zone in ("hand", "support") and at.seat in self.model.seats:
            uid = self.model.seats[at.seat].uid_of(at.zone, kind)
            if uid in places.cards:
                return places.cards[uid]
        return places.of(place, kind)

    def moved(self) -> list[Slide]:
        """Take new places after the model changed; the desk's cards that lie elsewhere now begin to slide."""
        old = self.known_places()
        self.render.replace()
        new = self.known_places()
        slides = []
        for seat in (new.desk,) if new.desk == old.desk else ():
            for place in ("hand", "support"):
                for card in self.model.seats[seat].cards(place):
                    was, now = old.cards.get(card.uid), new.cards.get(card.uid)
                    if was and now and was != now and card.uid not in self.hidden and was.w == now.w:
                        slide = Slide(card.uid, was, over=self._slid)
                        self.slides[card.uid] = slide
                        slides.append(slide)
        return slides

    def _slid(self, uid: int) -> None:
        self.slides.pop(uid, None)

    def landed(self, effect: Effect) -> None:
        """An effect has ended: its card is drawn at rest again."""
        uid = self._flying.pop(id(effect), None)
        if uid is not None:
            self.hidden.discard(uid)
        curse = self._flying_tile.pop(id(effect), None)
        if curse is not None:
            self.hidden_curses.discard(curse)
            self.hidden_spells.discard(curse)
        if effect is self.hop:
            self.hop = None
        if isinstance(effect, Turn):
            self.turns.pop((effect.seat, effect.spell), None)

    def effects(self, event: Event, card: Card | None, before: Box | None, reduced: bool) -> list[Effect]:
        """What is to be seen of an event that has just changed the model."""
        if not reduced:
            self.blows.notice(event, before)
        self.blows.curing.expect("")
        if card is not None and before is not None:
            return self._flight(event, card, before, reduced)
        maker = MAKERS.get(event.type)
        found = maker(self, event, before) if maker is not None else []
        return [*found, *(effect for make in self.besides for effect in make(event))]

    def _flight(self, event: Event, card: Card, start: Box, reduced: bool) -> list[Effect]:
        told = read_as(event, CardMoved)
        target, kind = told.to, card.kind
        if reduced:
            return [Pulse(self._end(card, target), GOLD[1], 0)]
        if event.type == "card_cured":
            size = (
                max(start.w, self.known_places().layout.px(60, 40)),
                max(start.h, self.known_places().layout.px(84, 56)),
            )
            return self.blows.curing.begin(
                lambda size: self.painter.element(kind, size, card.uid), size, start, card.uid, told.seat
            )
        motion, mad = MOTIONS.get(event.type), event.type == "madness_received"
        arc = 0.0 if motion is None else float(motion.arc)
        drawn, zone = read_place(told.from_).zone == "deck", read_place(target).zone
        back = drawn and zone not in ("hand", "support", "discard", "show")
        flip = "up" if drawn else ("down" if zone == "deck" else "")
        flight = Flight(
            image=lambda size, face: self.painter.element(kind, size, card.uid) if face else self.painter.back(size),
            start=start,
            end=lambda: self._end(card, target),
            arc=arc,
            flip="back" if back else flip,
            spin=8.0 if card.uid % 2 else -8.0,
            fade=target in ("stack", "aside", "box"),
            hold=motion.hold / (motion.ms + motion.hold) if motion and motion.hold else 0.0,
        )
        if mad:
            self.blows.madness.begin(told, flight, lambda size: self.painter.element(kind, size, card.uid))
        else:
            flight.hold = max(flight.hold, self.blows.directing.held(event.type))
        if card.uid in self.known_places().cards:
            self.hidden.add(card.uid)
            self._flying[id(flight)] = card.uid
        found: list[Effect] = [flight]
        if event.type == "card_destroyed":
            found.append(_motes(start, kind, card.uid))
        if event.type == "madness_returned":
            found.append(Particles(start.center, (BONE, GOLD[0]), 10, start.w * 0.7, -140.0, card.uid))
        return found

    def home(self, kind: str, uid: int, start: Box) -> Flight:
        """A card that a step back returns to where it lay."""
        flight = Flight(
            image=lambda size, face: self.painter.element(kind, size, uid),
            start=start,
            end=lambda: self.known_places().cards.get(uid, start),
            arc=12.0,
        )
        self.hidden.add(uid)
        self._flying[id(flight)] = uid
        return flight

    def _end(self, card: Card, target: str) -> Box:
        places = self.known_places()
        return places.cards.get(card.uid) or places.of(target, card.kind)

    def curse_home(self, curse: str, start: Box) -> Flight:
        """A curse that a step back returns to its place."""
        end = self.known_places().curse(curse)
        flight = Flight(
            image=lambda size, face: self.curse_picture(curse, (end.w, end.h)), start=start, end=lambda: end, arc=24.0
        )
        self.fly_curse(flight, curse)
        return flight

    def curse_picture(self, curse: str, size: tuple[int, int]) -> Surface:
        """The tile of a curse as it stands now."""
        found = self.model.curse(curse)
        price = found.price if found is not None else ()
        return self.painter.curse(curse, size, max(14, round(size[1] * 0.135)), price)

    def fly_curse(self, flight: Flight, curse: str) -> None:
        """The flight carries this curse: until it lands, the tile is not drawn at rest."""
        self.hidden_curses.add(curse)
        self._flying_tile[id(flight)] = curse

    def fly_spell(self, flight: Effect, spell: str) -> None:
        """The flight carries this spell: until it lands, the tile is not drawn at rest."""
        self.hidden_spells.add(spell)
        self._flying_tile[id(flight)] = spell


def _motes(box: Box, kind: str, seed: int) -> Particles:
    element = element_of(kind)
    ramp = ELEMENTS["madness" if kind == "madness" else element]
    gravity = {"fire": -40.0, "water": 260.0, "earth": 420.0, "air": 0.0}.get(element, 60.0)
    colours: tuple[Colour, ...] = (ramp.light, ramp.mid, ramp.base)
    shape = "" if kind == "madness" else element
    return Particles(box.center, colours, 14, box.w * 0.8, gravity * 0.4, seed, shape)
