"""The blows of this game: which event throws what at whom, how hard it hits, and what is left of it.

The elements fly from the payer's cards to what they pay for; a spell strikes what it acts on; a curse or a monster
strikes every victim; a destroyed curse breaks in pieces over its page. Times are in `timings.BLOW`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable

from pygame import Rect

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import curse_pile, element_of
from game.bigbook.rules.events import (
    ActionTaken,
    CardMoved,
    CurseDestroyed,
    Sourced,
    SpellActivated,
    SpellLearned,
    Told,
    curse_of,
    page_of,
    read,
    seat_of,
)
from game.core.engine.event import Event
from scenes.bigbook.cards.signs import ELEMENTS, element_token
from scenes.bigbook.table.animation.book.endings import Endings
from scenes.bigbook.table.animation.magicians.curing import Curing
from scenes.bigbook.table.animation.magicians.madness_flight import Seizing
from scenes.bigbook.table.animation.spells.blow_sprites import BLED, Prepared, Stage
from scenes.bigbook.table.animation.spells.cast_motion import CastBodies
from scenes.bigbook.table.animation.spells.matter import UP, matter_of
from scenes.bigbook.table.animation.spells.spell_projectiles import Directing
from scenes.bigbook.table.animation.spells.throwing import Throwing, shine
from scenes.bigbook.table.animation.timings import (
    BLOW,
    CHARGED,
    CUT,
    FLUNG,
    LIFTS,
    MOTIONS,
    READ,
    ROOM,
    SETTLES,
    SNUFF,
    SPRINGS,
    STOP,
    VOLLEY,
)
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render.book_body import flames
from scenes.kit.canvas import with_margin
from scenes.kit.geometry import Box
from scenes.kit.theme import CRIMSON, GOLD, INK, mix
from scenes.table.motion.blows import (
    Breaking,
    Hush,
    Kindling,
    Lamp,
    Point,
    Seal,
    Shaken,
    Slash,
    Stamp,
    Star,
    Struck,
    Vignette,
    Wave,
)
from scenes.table.timing import Beats

STRIKES = frozenset({"curse_applied", "arrival_began", "failure_began"})
"""What strikes: the events that follow with it as their source have victims."""
HURTS = frozenset(
    {"card_discarded", "card_destroyed", "madness_received", "spell_exhausted", "spell_neutralized", "spell_destroyed",
     "card_given", "card_put_on_deck", "card_put_under_deck"}
)  # fmt: skip
"""What a strike does to somebody."""
ENDS_STRIKE = frozenset({"phase_began", "turn_began", "page_turned", "bonus_began", "marker_moved"})
GATHERS = 60.0
"""Milliseconds at least in which a monster is seen to take its blow from the page of a curse."""
FIRE_COUNT = {1: 24, 2: 56, 3: 100}
"""Particles of a cast by its power."""
LIGHT_OF = {1: 1.5, 2: 1.8, 3: 2.3}
"""How far its light falls, in widths of the spell."""
WIDTH_OF_DESIGN = 712
"""The width of the book on the full drawing: what lengths are measured by."""


class Blows:
    """Reads what happens and throws it."""

    def __init__(self, staging: Stage) -> None:
        self.staging = staging
        self.throwing = Throwing(staging.aftermath, lambda: self.unit)
        self.hurl: Callable[[], tuple[Point, float] | None] = lambda: None
        """The monster throws a blow: from where, and in how many milliseconds it leaves it; None where it does not."""
        self._goal: tuple[str, str] = ("", "")
        """The action that is being paid for, and its target."""
        self._fails = False
        """What strikes is a Failure: its sheet flies."""
        self._striker = ""
        self._struck: set[str] = set()
        self._hit_at: dict[str, float] = {}
        """When a victim of this strike is hit, by the clock of the aftermath."""
        self.coming: Callable[[], Iterable[Event]] = tuple
        """The events that are still to be shown."""
        self._smoked = 0.0
        self.acts: Callable[[str, str, Box, int], int] = lambda spell, element, box, power: power
        """The picture of a spell of an element, which lies in a box, acts with so much power; gives how much of it is
        felt with its seal."""
        self.learns_later = 0.0
        """How much later than usual a learnt spell comes down (ms)."""
        self.prepared = Prepared(staging)
        self.bodies = CastBodies(staging.aftermath)
        """The cards of spells that are cast, and what may be chosen for them."""
        self.directing = Directing(staging, self, self.bodies)
        self.offer = self.directing.offer
        self.curing = Curing(staging, self)
        self.madness = Seizing(staging, self)
        self.endings = Endings(staging, self)

    def paint_ahead(self) -> None:
        """While nothing moves: make something that will be wanted, so that no blow begins with a halt."""
        self.prepared.paint_ahead(self.unit, self._breaking_place)

    # what everything is measured by

    @property
    def unit(self) -> float:
        """Pixels of one length of the design."""
        return self.staging.known_places().layout.areas["book"].w / WIDTH_OF_DESIGN

    def burst(self, name: str, at: Point, count: int, *, force: float = 1.0, way: tuple[float, float] | None = None,
              room: tuple[float, float] = (0.0, 0.0), falls: bool = False) -> None:  # fmt: skip
        """Throw so many motes of a matter (`Throwing.burst`)."""
        self.throwing.burst(name, at, count, force=force, way=way, room=room, falls=falls)

    # what happens

    def notice(self, event: Event, before: Box | None) -> None:
        """An event is being shown; `before` is where its thing lay."""
        told, kind = read(event), event.type
        self.directing.forget()
        if isinstance(told, ActionTaken):
            self._goal = told.action, told.target
            if told.action == "activate":
                self._charge(told.seat, told.target)
        elif kind in STRIKES:
            self._striker, self._fails = curse_of(told) or page_of(told), kind == "failure_began"
            self._struck.clear()
            self._hit_at.clear()
            self.directing.end()
        elif kind in ENDS_STRIKE:
            self._striker = ""
            self.directing.end()
        elif kind == "spell_resolved":
            self.directing.end()
        if isinstance(told, CardMoved):
            if kind == "card_paid" and before is not None:
                self._paid(told, before)
        elif isinstance(told, SpellActivated):
            self._cast(told, before)
        elif isinstance(told, CurseDestroyed):
            self._destroyed(told.curse, before)
        elif isinstance(told, SpellLearned):
            self._learnt(told)
        elif kind == "curse_laid":
            self._laid(curse_of(told))
        elif kind == "game_won":
            self.endings.won()
        elif kind == "game_lost":
            self.endings.drowned()
        self._from_source(kind, told, before)

    def _from_source(self, kind: str, told: Told, before: Box | None) -> None:
        """An event that a striking curse or a cast spell brings about."""
        source, seat = told.source if isinstance(told, Sourced) else "", seat_of(told)
        if source and source == self._striker:
            if kind in HURTS and seat not in self._struck:
                self._volley(seat)
            return
        caster = self.directing.caster
        if caster is not None and (source == caster[1] or kind.startswith("curse_")) and kind != "curse_destroyed":
            goal = before or self.staging.known_places().slots.get(seat)
            if goal is not None:
                self.directing.strike(kind, goal)

    # elements that pay

    def _paid(self, told: CardMoved, start: Box) -> None:
        action, target = self._goal
        end, landing = self._paid_for(action, target, told.seat)
        if end is None:
            return
        kind = told.card
        element = element_of(kind) if kind != "madness" else "madness"
        size = 15.0 + 4.0 * int(kind[-1]) if kind[-1].isdigit() else 15.0
        ms = MOTIONS["card_paid"].ms + landing
        goal = end.center

        def land() -> None:
            self.burst(element, goal, 5, force=0.5)

        self.throw(start.center, goal, element, size, ms, land, bend=0.16 if start.center[0] < goal[0] else -0.16)

    def _paid_for(self, action: str, target: str, seat: str) -> tuple[Box | None, int]:
        """What the cards of an action pay for, and how long after the last of them it is reached."""
        places = self.staging.known_places()
        if action == "destroy":
            known = self.staging.model.curse(target) is not None
            return (self._breaking_place(places.curse(target)) if known else None), BLOW["destroyed"].contact
        if action == "activate":
            box = next((box for (_, spell), box in places.spells.items() if spell == target), None)
            own = places.spells.get((seat, target))
            return own or box, BLOW["cast"].contact
        if action == "learn":
            element = next((e for e, lib in self.staging.model.library.items() if lib.top == target), "")
            return places.library.get(element), BLOW["learnt"].wind
        if action == "acquire":
            return places.supply.get(target), BLOW["gained"].wind
        if action == "cure":
            held = self.staging.model.seats[seat].cards("hand")
            mad = next((places.cards.get(card.uid) for card in reversed(held) if card.kind == "madness"), None)
            return mad or places.of(f"{seat}.hand"), BLOW["cured"].wind
        return None, 0

    def throw(
        self,
        start: Point,
        goal: Point,
        element: str,
        size: float,
        ms: float,
        land: Callable[[], object] | None,
        *,
        bend: float = 0.2,
    ) -> None:
        """A missile of an element; `size` is half its breadth in the design, `land` what happens where it hits."""
        self.throwing.throw(start, goal, element, size, ms, land, bend=bend)

    # a spell

    def _charge(self, seat: str, spell: str) -> None:
        """A spell is being paid for: its card rises towards what flies to it, and begins to glow."""
        box = self.staging.known_places().spells.get((seat, spell))
        if box is None:
            return
        self.bodies.charge(self.staging.aftermath.show(None, CHARGED), seat, spell)
        light = Kindling(box.center, round(box.w * 0.75), shine(self.staging.painter.facts.element(spell)))
        self.staging.aftermath.show(light, MOTIONS["card_paid"].ms + BLOW["cast"].contact)

    def _cast(self, told: SpellActivated, box: Box | None) -> None:
        power = max(1, min(3, told.power))
        self.directing.begin(told.seat, told.spell, power)
        if box is None:
            return
        element = self.staging.painter.facts.element(told.spell)
        beats, after = BLOW["cast"], self.staging.aftermath
        stands = beats.contact + beats.hold
        seal = Seal(self.prepared.seal(power, box.w), box.center, beats.contact / stands)
        self.bodies.cast(after.show(None, beats.contact + beats.hold + SPRINGS), told.seat, told.spell, power)

        def flies() -> None:
            after.pool.pieces += seal.flung(self.unit, FLUNG)

        felt = self.acts(told.spell, element, box, power)
        after.show(seal, stands, contact=beats.contact, land=lambda: self._sealed(element, box, felt))
        after.show(None, stands, contact=stands, land=flies)

    def _sealed(self, element: str, box: Box, power: int) -> None:
        """The seal has touched: the element is set free, as much of it as was paid for."""
        after, unit, ramp = self.staging.aftermath, self.unit, ELEMENTS[element]
        hold, at = BLOW["cast"].hold, box.center
        room = box.w * 0.32, box.h * 0.3
        after.show(Lamp(at, round(box.w * LIGHT_OF[power]), shine(element), 0.45 + 0.2 * power), 300 + 130 * power)
        for i in range(power):
            wave = Wave(
                at, box.w * 0.3, box.w * (0.6 + 0.38 * power - 0.2 * i), ramp.light, round((3 + 2 * power) * unit), 0.8
            )
            after.show(wave, 260 + 70 * power, delay=70.0 * i)
        flash = after.flash() * (1.0 if power >= 2 else 0.7)
        after.show(
            Star(at, round(box.w * (0.24 + 0.27 * power)), ramp.light, ramp.dark, flash, power), hold + 30 * power
        )
        self.burst(element, at, FIRE_COUNT[power], force=0.55 + 0.32 * power, room=room)
        if power == 3:
            for i in range(3):
                after.show(None, 90.0 * (i + 1), contact=90.0 * (i + 1),
                           land=lambda: self.burst(element, at, 12, force=1.1, room=room))  # fmt: skip
            self.burst("ember" if element == "fire" else "dust", at, 14, force=1.4, room=room)
            self.candles_duck(element, box.w * 0.5)
            if after.theme.shake > 0:
                push = 5 * unit * after.theme.shake
                after.show(Shaken(self.staging.known_places().layout.areas["spells"], (0.0, push)), 320)
        elif power == 2:
            self.burst("dust", at, 6, room=room)

    def candles_duck(self, element: str, radius: float) -> None:
        """The candles of the book duck with its monster, and flare in the light of an element, so far (pixels)."""
        after = self.staging.aftermath
        for x, y in flames(self.staging.known_places().layout):
            after.show(Lamp((x, y), round(radius), shine(element), 0.8), 620, delay=60.0)
            self.burst("ember", (x, y), 3, force=0.5, way=(UP, 1.4))

    # a curse that is laid

    def _laid(self, curse: str) -> None:
        """It comes down on its space: dust, and a breath of what it is made of."""
        box, element = self.staging.known_places().curse(curse), matter_of(curse_pile(curse))
        ramp, after, unit = ELEMENTS[element], self.staging.aftermath, self.unit

        def land() -> None:
            low = box.center[0], box.bottom
            after.show(Wave(box.center, box.w * 0.4, box.w * 1.05, ramp.mid, 9 * unit, 0.6), 360)
            after.show(Lamp(box.center, round(box.w * 1.1), shine(element), 0.7), 420)
            after.show(Shaken(box, (0.0, 6 * unit * after.theme.shake)), 240)
            self.burst(element, box.center, 10, force=0.7, room=(box.w * 0.35, box.h * 0.3))
            self.burst("dust", low, 7, force=0.9, room=(box.w * 0.5, 3.0))

        ms = float(MOTIONS["curse_laid"].ms)
        after.show(None, ms, contact=ms, land=land)

    # a curse that is destroyed

    def _destroyed(self, curse: str, box: Box | None) -> None:
        if box is None:
            return
        beats = BLOW["destroyed"]
        pile = curse_pile(curse)
        element = matter_of(pile)
        goal = self._breaking_place(box)
        cut = self.prepared.broken(curse, box, goal)
        breaking = Breaking(cut, box, goal, beats.contact / (beats.contact + beats.hold), shine(element))
        after, areas = self.staging.aftermath, self.staging.known_places().layout.areas
        around = [Box(*areas[name]) for name in ("piles", "book", "rounds", "madness", "track")]
        left, top = min(one.x for one in around), min(one.y for one in around)
        middle = Box(left, top, max(one.right for one in around) - left, max(one.bottom for one in around) - top)
        whole = beats.contact + beats.hold + 420
        after.show(Hush(middle, 0.62, beats.contact / whole), whole)
        after.show(breaking, beats.contact + beats.hold, contact=beats.contact,
                   land=lambda: self._shock(breaking, element, goal))  # fmt: skip
        after.show(None, beats.contact + beats.hold, contact=beats.contact + beats.hold,
                   land=lambda: self._asunder(breaking, element, goal))  # fmt: skip
        caster = self.directing.caster
        if self._goal != ("destroy", curse) and caster is not None:
            start = self.staging.known_places().spells.get(caster)
            if start is not None:
                strength = self.staging.painter.facts.element(caster[1])
                for bend in (-0.25, 0.0, 0.25):
                    self.throw(start.center, goal.center, strength, 18.0, beats.contact, None, bend=bend)
        self._goal = ("", "")

    def _breaking_place(self, box: Box) -> Box:
        """Larger, and up from its place towards the middle of the right page, so that the monster is seen to recoil."""
        places = self.staging.known_places()
        right = book_pages(places.layout)[1]
        w = round(min(box.w * 2.1, right.w * 0.98))
        h = round(w * box.h / box.w)
        x = round(box.center[0] + (right.center[0] - box.center[0]) * 0.55)
        y = round(box.center[1] + (right.center[1] - box.center[1]) * 0.62)
        return Box(x - w // 2, y - h // 2, w, h)

    def _shock(self, breaking: Breaking, element: str, goal: Box) -> None:
        """The frame of contact."""
        after, ramp, hold, unit = self.staging.aftermath, ELEMENTS[element], BLOW["destroyed"].hold, self.unit
        breaking.flash = after.flash()
        after.show(Star(goal.center, round(goal.w * 0.95), ramp.light, ramp.deep, breaking.flash, 7), hold * 0.8)
        after.show(Lamp(goal.center, round(goal.w * 1.5), shine(element), 1.0), 720)
        room = goal.w * 0.3, goal.h * 0.3
        self.burst(element, goal.center, 16, force=1.5, way=(0.0, math.tau), room=room, falls=True)
        after.show(Wave(goal.center, goal.w * 0.25, goal.w * 0.95, ramp.core, round(13 * unit), 0.82), 420)

    def _asunder(self, breaking: Breaking, element: str, goal: Box) -> None:
        """It comes apart: pieces with weight, its element set free, thorns, and what settles afterwards below the book:
        Bonus and Failure can be read again at once."""
        after, unit = self.staging.aftermath, self.unit
        room = goal.w * 0.42, goal.h * 0.36
        if not after.theme.reduced_motion:
            after.pool.pieces += breaking.fallen(unit, 5, BLOW["destroyed"].rest * 0.6)
        self.burst(element, goal.center, 92, force=1.25, room=room, falls=True)
        self.burst("curse", goal.center, 20, force=1.25, room=room, falls=True)
        low = goal.center[0], breaking.box.bottom
        after.show(Wave(goal.center, goal.w * 0.3, goal.w * 0.75, ELEMENTS[element].mid, round(7 * unit), 0.6), 380)
        after.show(None, 330, contact=330,
                   land=lambda: self.burst("dust", low, 16, force=1.2, room=(goal.w * 0.5, 8 * unit)))  # fmt: skip
        after.show(None, 420, contact=420, land=lambda: self.burst(
            element, low, 16, force=0.3, room=(goal.w * 0.4, 4 * unit), falls=True))  # fmt: skip

    # a strike on somebody

    def _victims(self, first: str) -> list[str]:
        """Whom this strike hurts, as far as it is known: whoever it hurts now, then the others in their order."""
        found = [first]
        for event in self.coming():
            told = read(event)
            if event.type in STRIKES or event.type in ENDS_STRIKE:
                break
            seat = seat_of(told)
            if isinstance(told, Sourced) and told.source == self._striker and event.type in HURTS:
                found += [seat] if seat not in found and seat not in self._struck else []
        return found

    def _volley(self, first: str) -> None:
        """The monster takes the blow from the page that strikes and throws it once, in the face of every victim;
        without a monster that moves it comes from the page itself."""
        places, victims = self.staging.known_places(), self._victims(first)
        self._struck.update(victims)
        monster, curse = book_pages(places.layout)
        cursed = self._striker in catalogue().curses
        page = curse if cursed else monster
        element = matter_of(curse_pile(self._striker)) if cursed else "curse"
        thrown = self.hurl()
        start, wait = thrown if thrown is not None else (page.center, 0.0)
        if cursed and wait > GATHERS:
            self.throw(page.center, start, element, 16.0, wait, None, bend=0.3)
        after = self.staging.aftermath

        def leave() -> None:
            after.show(Lamp(start, round(page.w * 0.42), shine(element), 0.8), 280)
            self.burst(element, start, 16, force=1.2)

        beats, (w, h) = BLOW["strike"], places.layout.window
        hits = wait + beats.contact + VOLLEY * (len(victims) - 1)
        whole = hits + beats.hold + LIFTS  # nothing is brighter than what flies and whom it hits
        if not after.hurried:
            after.show(Hush(Box(0, 0, w, h), 0.5, (hits + beats.hold) / whole), whole)
        after.show(None, wait, contact=wait, land=leave)
        for i, seat in enumerate(victims):
            self._strike(seat, start, element, wait + VOLLEY * i, last=seat == victims[-1])

    def _strike(self, seat: str, start: Point, element: str, wait: float, *, last: bool) -> None:
        """One of the missiles: it leaves after so many milliseconds; with the last of them all stands still."""
        places, beats, after = self.staging.known_places(), BLOW["strike"], self.staging.aftermath
        slot, face = places.slots.get(seat), places.seats[seat].portrait
        if slot is None:
            return
        angle = math.atan2(face.center[1] - start[1], face.center[0] - start[0])
        bend = 0.1 if math.cos(angle) > 0 else -0.1
        self._hit_at[seat] = after.now + wait + beats.contact

        def hit() -> None:
            self._hit(seat, slot, face, element, angle, beats)
            if last:
                after.freeze(STOP)
                if after.theme.shake > 0:
                    push = 0.0, 6 * self.unit * after.theme.shake
                    after.show(Shaken(places.layout.areas["book"], push), STOP + 240)

        flies = "paper" if self._fails else element

        def leave() -> None:
            self.throw(start, face.center, flies, 38.0, beats.contact, hit, bend=bend)

        after.show(None, wait, contact=wait, land=leave)

    def _hit(self, seat: str, slot: Box, face: Box, element: str, angle: float, beats: Beats) -> None:
        """The contact at a seat: a star, the face starts out of its frame and is thrown back, ink and blood at the
        edges of this seat alone."""
        after, unit, ramp = self.staging.aftermath, self.unit, ELEMENTS[element]
        push = 13 * unit * after.theme.shake
        whole = beats.hold + beats.rest
        after.show(Vignette(slot, BLED), whole)
        after.show(
            Star(face.center, round(face.h * 1.2), mix(ramp.light, CRIMSON, 0.35), INK, after.flash(), 3), beats.hold
        )
        after.show(Lamp(face.center, round(face.h * 2.0), (170, 40, 40), 1.0), 420)
        picture = self.prepared.face(seat)
        down = 30 * unit * after.theme.shake if face.y < face.h else 0.0  # at the upper edge there is only one way
        thrown = math.cos(angle) * push * 1.6, math.sin(angle) * push * 1.6 + down
        small = face.w / (picture.get_width() - 4)
        struck = Struck(picture, face.center, small, thrown, beats.hold / whole, (beats.hold + READ) / whole)
        after.show(struck, whole)
        cut, place = 2 * (beats.hold + CUT), struck.stands(self.staging.known_places().layout.window)
        after.show(Slash(place.center, face.h * 1.7, angle, mix(ramp.light, CRIMSON, 0.45), beats.hold / cut), cut)
        self._from_rim("blood", place, 22, 1.4)
        self._from_rim(element, place, 14, 1.2)

    def _from_rim(self, matter: str, place: Rect, count: int, force: float) -> None:
        """Motes fly outwards from the edges of a face: nothing lies over it."""
        for side in range(4):
            towards = math.pi / 2 * side
            x, y = place.centerx + math.cos(towards) * place.w / 2, place.centery + math.sin(towards) * place.h / 2
            room = (3.0, place.h * 0.4) if side % 2 == 0 else (place.w * 0.4, 3.0)
            self.burst(matter, (x, y), -(-count // 4), force=force, way=(towards, 1.4), room=room)

    @property
    def hurts(self) -> bool:
        """Somebody who was struck is still looked at."""
        return self.staging.aftermath.shows(Struck)

    def struck(self, seat: str) -> bool:
        """Whether what happens to somebody now comes of a blow that is seen at their seat."""
        return seat in self._struck

    def hit_at(self, seat: str) -> float:
        """When a victim of the last strike is hit, by the clock of the aftermath; 0 for everybody else."""
        return self._hit_at.get(seat, 0.0)

    # a learnt spell

    def _learnt(self, told: SpellLearned) -> None:
        """It has come down in its row: a seal is stamped on it, and held."""
        seat, spell, element = told.seat, told.spell, told.element
        places, beats = self.staging.known_places(), BLOW["learnt"]
        ms = MOTIONS["spell_learned"].hold + MOTIONS["spell_learned"].ms - SETTLES + self.learns_later
        goal = places.spells.get((seat, spell))
        start = places.library[element]
        self.burst(element, start.center, 12, force=0.7, room=(start.w * 0.3, start.h * 0.3))
        if goal is None:
            return
        side = round(goal.w * 0.6)
        wax = element_token(element, side)
        ramp = ELEMENTS[element]

        def land() -> None:
            after = self.staging.aftermath
            after.show(Lamp(goal.center, round(goal.w * 1.2), shine(element), 0.9), 460)
            after.show(Star(goal.center, round(goal.w * 0.8), ramp.light, ramp.dark, after.flash(), 5), beats.hold)
            after.show(Wave(goal.center, goal.w * 0.4, goal.w * 1.25, GOLD[1], 11 * self.unit, 0.8), 460)
            self.burst(element, goal.center, 44, force=1.1, room=(goal.w * 0.3, goal.h * 0.3))
            self.burst("dust", (goal.center[0], goal.bottom), 10, room=(goal.w * 0.5, 4.0))
            if after.theme.shake > 0:
                after.show(Shaken(goal, (0.0, 6 * self.unit * after.theme.shake)), 280)

        stamp = Stamp(with_margin(wax), goal.center, beats.contact / beats.total)
        self.staging.aftermath.show(stamp, beats.total, delay=ms - beats.contact, contact=beats.contact, land=land)
        self.bodies.come(self.staging.aftermath.show(None, ROOM + SPRINGS, delay=ms - ROOM), seat, spell)

    # somebody goes mad

    def lost(self, seat: str) -> None:
        """The candle of a seat goes out: Madness breaks over it."""
        places, ms = self.staging.known_places(), MOTIONS["player_eliminated"].ms
        slot, face = places.slots[seat], places.seats[seat].portrait
        mad, after = ELEMENTS["madness"], self.staging.aftermath

        def land() -> None:
            after.show(Vignette(slot, mad.dark), ms * (1 - SNUFF))
            after.show(Lamp(face.center, round(face.h * 1.5), mad.dark, 1.0), 520)
            after.show(Wave(face.center, face.h * 0.3, slot.w * 0.5, mad.mid, 8 * self.unit, 0.5), 460)
            self.burst("madness", face.center, 60, force=1.3, way=(UP, 6.28), room=(face.w * 0.5, face.h * 0.4))
            push = 9 * self.unit * after.theme.shake
            after.show(Shaken(face, (push, push * 0.6)), 340)

        start = places.stack_top().center
        for bend in (-0.22, 0.0, 0.22):
            self.throw(start, face.center, "madness", 15.0, ms * SNUFF, None, bend=bend)
        after.show(None, ms * SNUFF, contact=ms * SNUFF, land=land)

    def smoke(self, at: Point, clock: float) -> None:
        """The wick of a candle that has been put out."""
        if clock - self._smoked > 45 or clock < self._smoked:
            self._smoked = clock
            self.burst("smoke", at, 1, way=(UP, 0.7))
