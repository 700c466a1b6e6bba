"""Turns each event into what is seen of it: which card flies from where to where, which tile rises or breaks."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from game.bigbook.play.card_kinds import element_of
from game.core.engine.event import Event
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table.animation.bursts import Particles
from scenes.bigbook.table.animation.effects import Effect, Flight, Pulse
from scenes.bigbook.table.animation.event_effects import MAKERS
from scenes.bigbook.table.animation.moods import EdgeInk
from scenes.bigbook.table.animation.passing import Hop, Slide, Turn
from scenes.bigbook.table.animation.timings import MOTIONS
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.model.table_view import Card, TableModel
from scenes.bigbook.table.places import ThingPlaces
from scenes.kit.theme import BONE, ELEMENTS, GOLD, Colour


class EventAnimator:
    """Knows places before and after an event and makes the effects between them."""

    def __init__(self, model: TableModel, painter: CardPainter, scenery: Callable[[Event], list[Effect]]) -> None:
        self.model = model
        self.painter = painter
        self.scenery = scenery
        """Effects that need the whole screen (ribbon, page turn), made by the scene."""
        self.places: ThingPlaces | None = None
        self.replace: Callable[[], ThingPlaces] | None = None
        self.hidden: set[int] = set()
        """Cards whose picture is in the air: not drawn where they will lie."""
        self.slides: dict[int, Slide] = {}
        self.turns: dict[tuple[str, str], Turn] = {}
        self.hidden_curses: set[str] = set()
        self.hidden_spells: set[str] = set()
        self.hop: Hop | None = None
        self._ink: EdgeInk | None = None
        self.marker_before = model.marker
        """The space of the invocation marker before the event that is being shown."""
        self._flying: dict[int, int] = {}
        self._flying_tile: dict[int, str] = {}

    def clear(self) -> None:
        """Forget everything in motion."""
        self.hidden.clear()
        self.slides.clear()
        self.turns.clear()
        self.hidden_curses.clear()
        self.hidden_spells.clear()
        self.hop = self._ink = None
        self._flying.clear()
        self._flying_tile.clear()

    def before(self, event: Event) -> Box | None:
        """Where the event's thing lies before the model changes."""
        places = self.known_places()
        self.marker_before = self.model.marker
        if "card" in event.args and "from" in event.args:
            return self._card_box(places, str(event["card"]), str(event["from"]))
        if "curse" in event.args:
            return places.curse(str(event["curse"]))
        if "spell" in event.args and "seat" in event.args:
            return places.spells.get((str(event["seat"]), str(event["spell"])))
        return None

    def known_places(self) -> ThingPlaces:
        """Where things lie now; RuntimeError before the scene has said so."""
        if self.places is None:
            raise RuntimeError("the staging has no places yet")
        return self.places

    def _card_box(self, places: ThingPlaces, kind: str, place: str) -> Box:
        seat, _, name = place.partition(".")
        if name in ("hand", "support") and seat in self.model.seats:
            cards = self.model.seats[seat].cards(name)
            card = next((one for one in reversed(cards) if one.kind == kind), None)
            if card is not None and card.uid in places.cards:
                return places.cards[card.uid]
        return places.of(place, kind)

    def moved(self) -> list[Slide]:
        """Take new places after the model changed; the desk's cards that lie elsewhere now begin to slide."""
        old = self.known_places()
        if self.replace is not None:
            self.places = self.replace()
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
        if card is not None and before is not None:
            return self._flight(event, card, before, reduced)
        maker = MAKERS.get(event.type)
        found = maker(self, event, before) if maker is not None else []
        return [*found, *self.scenery(event)]

    def _flight(self, event: Event, card: Card, start: Box, reduced: bool) -> list[Effect]:
        target, kind = str(event["to"]), card.kind
        if reduced:
            return [Pulse(self._end(card, target), GOLD[1], 0)]
        motion = MOTIONS.get(event.type)
        arc = 0.0 if motion is None else float(motion.arc)
        back = str(event["from"]).endswith(".deck") and not target.endswith(("hand", "support", "discard", "show"))
        flip = "up" if str(event["from"]).endswith(".deck") else ("down" if target.endswith(".deck") else "")
        flight = Flight(
            image=lambda size, face: self.painter.element(kind, size) if face else self.painter.back(size),
            start=start,
            end=lambda: self._end(card, target),
            arc=arc,
            flip="back" if back else flip,
            spin=8.0 if card.uid % 2 else -8.0,
            fade=target in ("stack", "aside", "box"),
            hold=motion.hold / (motion.ms + motion.hold) if motion and motion.hold else 0.0,
            wobble=3.0 if event.type == "madness_received" else 0.0,
        )
        if card.uid in self.known_places().cards:
            self.hidden.add(card.uid)
            self._flying[id(flight)] = card.uid
        found: list[Effect] = [flight]
        if event.type == "card_destroyed":
            found.append(_motes(start, kind, card.uid))
        if event.type == "madness_received" and (self._ink is None or self._ink.t >= 1.0):
            self._ink = EdgeInk(ELEMENTS["madness"].dark)
            found.append(self._ink)
        if event.type in ("card_cured", "madness_returned"):
            found.append(Particles(start.center, (BONE, GOLD[0]), 10, start.w * 0.7, -140.0, card.uid))
        return found

    def home(self, kind: str, uid: int, start: Box) -> Flight:
        """A card that a step back returns to where it lay."""
        flight = Flight(
            image=lambda size, face: self.painter.element(kind, size),
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
        cost = tuple((e, n) for e, n in found.cost.items() if n) if found else ()
        return self.painter.curse(curse, size, max(14, size[1] // 6), cost)

    def fly_curse(self, flight: Flight, curse: str) -> None:
        """The flight carries this curse: until it lands, the tile is not drawn at rest."""
        self.hidden_curses.add(curse)
        self._flying_tile[id(flight)] = curse

    def fly_spell(self, flight: Flight, spell: str) -> None:
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
