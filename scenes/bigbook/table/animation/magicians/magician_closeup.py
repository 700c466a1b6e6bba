"""A magician seen large who receives something: a Madness lets go of their face and they are well again, a spell comes
to their hands and is theirs.

They come out of their seat into the middle of a darkened table; with the contact the light comes back. Shown at the
speeds at which things are held up (`UNHURRIED`); elsewhere the card alone tells it. Whoever goes on sends them home.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Surface

from game.bigbook.rules.events import SpellLearned, read
from game.core.engine.event import Event
from scenes.bigbook.cards.painter import madness_face
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.book.book_effects import rays
from scenes.bigbook.table.animation.event_animator import EventAnimator
from scenes.bigbook.table.animation.magicians.curing import Picture
from scenes.bigbook.table.animation.magicians.hero_portraits import Heroes, alive, hero_size, hop
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import BLOWN, CHEER, GATHER, MOTIONS, RELIEVED, TAUGHT, Receive
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.theme import GOLD, INK, mix
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Fragments, Lamp, Point, Star, Wave, fragments, shadow_of
from scenes.table.motion.effects import Flight
from scenes.table.motion.particles import Piece
from scenes.table.set_pieces import SetPiece

MIDDLE = (0.5, 0.5)
"""Where they stand, in shares of the window."""
DARK = 0.62
"""How dark it is about them before the contact."""
BRIGHTENS = 260.0
"""In which the light comes back (ms)."""
STARTS = 0.09
"""How much larger they are at the contact."""
CLINGS, HELD = 0.62, 0.46
"""How high a card is that clings to a face, and one that is held in hands, as a share of a hero."""
LEAN = -7.0
"""How aslant it clings (degrees)."""
BENDS = 5.0
"""How far whoever learns leans towards what comes (degrees)."""
GLOOM = 0.9
"""How dark it stays about whoever has learnt a spell, as a share of what it was: they stand in its light."""
HALO = 1.1
"""How far the light of what was learnt reaches behind whoever has learnt it, in heights of them."""
LEVELS = (0.5, 1.0)
"""How strong it is as it comes and goes."""
LEVEL = 45.0
"""How long each of them is seen (ms)."""
CLIMBS, TURNS = 26, 1.75
"""Sparks of an element that climb about whoever has learnt it, and how often they go round."""
HANDS, FACE = (0.49, 0.48), -0.08
"""How far beside and under the middle of a hero their hands are, in widths and heights of them, so that what they hold
leaves eyes and mouth free; how far over it their face is."""
BESIDE = 0.56
"""How far beside a face it goes home from that has gone in pieces, in widths of a hero."""
RINGS = (0.0, 0.45, 1.7)


@dataclass(slots=True)
class Receiver:
    """One magician: as they come, in the moment after the contact, and glad. `t` from 0 to 1 over `beats.total`."""

    comes: Surface
    calm: Surface
    glad: Surface
    start: Box
    at: Point
    beats: Receive
    stays: Callable[[], bool]
    """Whether what they came for is still being shown."""
    halo: tuple[Surface, ...] = ()
    """The light behind them from the contact on, the weakest first."""
    stays_dark: float = 0.0
    """How dark it stays about them after the contact, as a share of what it was."""
    bends: float = 0.0
    """How far they lean towards what comes to them (degrees)."""
    t: float = 0.0
    _left: float | None = None

    @property
    def now(self) -> float:
        """Milliseconds since they set out."""
        return self.t * self.beats.total

    def paint(self, canvas: Canvas) -> None:
        """Dark, out of the seat, light, home again."""
        now, beats = self.now, self.beats
        if self._left is None and (now >= beats.leave or not self.stays()):
            self._left = now
        dark = min(1.0, now / beats.come, max(self.stays_dark, 1 - (now - beats.contact - beats.hold) / BRIGHTENS))
        if self._left is not None:
            dark = self.stays_dark * (1 - (now - self._left) / BRIGHTENS)
        if dark > 0:
            canvas.dim(DARK * dark)
        if self._left is not None:
            self._moves(canvas, self.glad, 1 - (now - self._left) / beats.away)
        elif now < beats.come:
            self._moves(canvas, self.comes, now / beats.come)
        else:
            self._stands(canvas, now)

    def _moves(self, canvas: Canvas, picture: Surface, share: float) -> None:
        """Between the seat (0) and the middle (1)."""
        if share <= 0:
            return
        go, (x0, y0) = EASES["outCubic"](share), self.start.center
        scale = self.start.w / picture.get_width()
        x, y = x0 + (self.at[0] - x0) * go, y0 + (self.at[1] - y0) * go
        turn = 7 * math.sin(math.pi * share) * (1 if self.at[0] < x0 else -1)
        canvas.blit_rot(picture, (x, y), turn, scale + (1 - scale) * go, round(255 * min(1.0, share * 3)))

    def _stands(self, canvas: Canvas, now: float) -> None:
        beats, (x, y) = self.beats, self.at
        since = now - beats.contact
        h, turn = self.comes.get_height(), 0.0
        self._shine(canvas, since)
        picture = self.comes if since < 0 else (self.calm if since < beats.hold + beats.calm else self.glad)
        scale = 1.0
        if since < 0:  # it hurts, or is longed for, more and more
            near = 1 + since / (beats.contact - beats.come)
            x += math.sin(now * 0.21) * h * 0.012 * near
            y += h * 0.02 * near
            turn = self.bends * EASES["inOutSine"](near)
        elif since < beats.hold:
            scale, y, turn = 1 + STARTS, y - h * 0.03, -self.bends * 0.8
        elif picture is self.glad:
            y -= hop((since - beats.hold - beats.calm) / CHEER) * h * GATHER.high
        else:
            scale = 1 + STARTS * (1 - EASES["outCubic"](min(1.0, (since - beats.hold) / beats.calm)))
        shadow = shadow_of(picture.get_size())
        canvas.blit(shadow, (x - shadow.get_width() * 0.46, self.at[1] - shadow.get_height() * 0.46))
        canvas.blit_rot(picture, (x, y), turn, scale)

    def _shine(self, canvas: Canvas, since: float) -> None:
        """The light behind them: it comes with the contact, and goes when they do."""
        left = self.beats.leave - self.beats.contact - since
        if self.halo and since >= 0 and left > 0:
            step = min(len(self.halo) - 1, int(since / LEVEL), int(left / LEVEL))
            light = self.halo[step]
            canvas.blit(light, light.get_rect(center=(round(self.at[0]), round(self.at[1]))).topleft,
                        flags=pygame.BLEND_RGB_ADD)  # fmt: skip


@dataclass(slots=True)
class Clinging:
    """A Madness leaps from where it lay at the face of its victim, and holds on until it is struck off."""

    card: Surface
    start: Box
    face: Point
    beats: Receive
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Up and into the face, trembling there; it is gone with the contact."""
        now, beats = self.t * self.beats.contact, self.beats
        small, (x0, y0) = self.start.h / self.card.get_height(), self.start.center
        go = EASES["inOutSine"](min(1.0, now / beats.come))
        x, y = x0 + (self.face[0] - x0) * go, y0 + (self.face[1] - y0) * go
        near = max(0.0, (now - beats.come) / (beats.contact - beats.come))
        x += math.sin(now * 0.27) * self.card.get_width() * 0.03 * near
        y -= math.sin(math.pi * go) * self.card.get_height() * 0.25
        canvas.blit_rot(self.card, (x, y), LEAN * go + 3 * math.sin(now * 0.19) * near, small + (1 - small) * go)


@dataclass(slots=True)
class Given:
    """A spell is held up, comes to somebody's hands, stays there, and goes on to its row."""

    out: Flight
    home: Flight
    card: Surface
    hands: Point
    beats: Receive
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """One after the other."""
        now, beats = self.t * self.beats.total, self.beats
        if now < beats.contact:
            self.out.t = now / beats.contact
            self.out.paint(canvas)
        elif now < beats.goes:
            since = now - beats.contact - beats.hold
            lift = hop(since / CHEER) * self.card.get_height() * GATHER.high
            canvas.blit_rot(self.card, (self.hands[0], self.hands[1] - lift), 0.0, 1.0 if since > 0 else 1 + STARTS)
        else:
            self.home.t = min(1.0, (now - beats.goes) / (beats.total - beats.goes))
            self.home.paint(canvas)


class Receiving(SetPiece):
    """Who receives something at one table."""

    def __init__(self, table: BookTable, heroes: Heroes, staging: EventAnimator) -> None:
        self.table, self.heroes, self.staging = table, heroes, staging
        self._cut: dict[tuple[int, tuple[int, int]], tuple[Surface, Fragments]] = {}
        """Faces of Madness in pieces by face and size, with the picture that was cut."""
        self.staging.blows.curing.relieves = self._relieve

    @property
    def shown(self) -> bool:
        """Somebody is seen large at this speed."""
        return self.table.unhurried and not self.table.theme.reduced_motion

    def notice(self, event: Event) -> None:
        """An event is being told: a spell that is learned goes by its new owner."""
        blows, told = self.staging.blows, read(event)
        if isinstance(told, SpellLearned):
            taught = self.shown and self.table.director.now is event
            blows.learns_later = TAUGHT.down - _usual() if taught else 0.0
            if taught:
                self._teach(told, event)

    def linger(self, event: Event) -> float:
        """How long it is looked at after its movement, in milliseconds at normal speed."""
        if not self.shown or self.table.director.following == event.type:
            return 0.0
        beats = {"card_cured": RELIEVED, "spell_learned": TAUGHT}.get(event.type)
        return 0.0 if beats is None else beats.total - MOTIONS[event.type].ms - MOTIONS[event.type].hold

    # what is made ahead

    def coming(self) -> Iterator[Callable[[], object]]:
        """What cuts the Madness of whoever plays in pieces ahead, one card with each."""
        render = self.table.render
        seat = render.model.seats.get(render.desk)
        if seat is not None and not self.table.theme.reduced_motion:
            for face in sorted({madness_face(one.uid) for one in seat.hand if one.kind == "madness"}):
                uid = next(one.uid for one in seat.hand if one.kind == "madness" and madness_face(one.uid) == face)
                yield partial(self._broken, uid)
        if self.shown:
            for element, stack in render.model.library.items():
                if stack.top:
                    yield partial(self._card, stack.top, element)
                    yield partial(self._halo, element)

    def _madness(self, uid: int) -> Surface:
        return self.table.render.painter.element("madness", card_size(self.table.render), uid)

    def _broken(self, uid: int) -> Fragments:
        """A Madness in pieces, made once for its face and size."""
        return self._pieces(self._madness(uid), uid)

    def _pieces(self, picture: Surface, uid: int) -> Fragments:
        key = madness_face(uid), picture.get_size()
        kept = self._cut.get(key)
        if kept is None or kept[0] is not picture:
            kept = picture, fragments(with_margin(picture), GOLD[0], key[0] * 7, rays=8, rings_at=RINGS)
            self._cut = {other: one for other, one in self._cut.items() if other[1] == key[1]} | {key: kept}
        return kept[1]

    # who it is

    def _card(self, spell: str, element: str) -> Surface:
        """A spell as it is held in somebody's hands."""
        render = self.table.render
        return render.painter.spell(spell, tile_size(render, render.places.library[element]), 14, words=False)

    def _halo(self, element: str) -> tuple[Surface, ...]:
        """The light of an element behind whoever has learnt a spell of it, the weakest first."""
        render = self.table.render
        high = hero_size(render.layout.window, len(alive(render)))[1]
        if materials.is_plain():
            return ()
        ramp = ELEMENTS[element]
        colour, radius = mix(ramp.mid, ramp.light, 0.7), round(high * HALO)
        return tuple(
            materials.store.get(("halo", element, radius, level), partial(rays, radius, level, colour))
            for level in LEVELS
        )

    def _receiver(self, seat: str, comes: str, beats: Receive, event: Event | None) -> Receiver | None:
        """Somebody on their way to the middle; None for somebody who is lost."""
        table, render = self.table, self.table.render
        shown = render.model.seats.get(seat)
        if shown is None or shown.eliminated:
            return None
        own = render.layout.areas["magician"]
        start = own if seat == render.desk else render.places.seats[seat].portrait
        w, h = render.layout.window
        mad_or_calm, calm, glad = (self.heroes.framed(shown, mood) for mood in (comes, "calm", "triumphant"))
        at = w * MIDDLE[0], h * MIDDLE[1]
        return Receiver(mad_or_calm, calm, glad, start, at, beats, lambda: table.director.now is event)

    # cured

    def _relieve(self, picture: Picture, uid: int, box: Box, seat: str) -> Box | None:
        """A Madness leaves somebody: gives where it sets out for home, beside them; None where that is not shown."""
        director = self.table.director
        if not self.shown or director.now is None or director.following == "card_cured":
            return None
        actor = self._receiver(seat, "mad", RELIEVED, director.now)
        if actor is None:
            return None
        card, high = self._madness(uid), actor.comes.get_height()
        face = actor.at[0], actor.at[1] + high * FACE
        cut = self._pieces(card, uid)
        director.show(actor, RELIEVED.total, "linear")
        director.show(Clinging(cut.whole, box, face, RELIEVED), RELIEVED.contact, "linear")
        after = self.table.aftermath
        after.show(None, RELIEVED.contact, contact=RELIEVED.contact, land=lambda: self._freed(face, high, cut))
        joy = RELIEVED.contact + RELIEVED.hold + RELIEVED.calm
        after.show(None, joy, contact=joy, land=lambda: self._light(actor.at, high))
        (w, h), home = card.get_size(), self.table.render.places.stack_top().center
        aside = actor.comes.get_width() * (BESIDE if home[0] > face[0] else -BESIDE)
        return Box(round(face[0] + aside - w / 2), round(face[1] - h * 0.75), w, h)

    def _freed(self, face: Point, high: int, cut: Fragments) -> None:
        """It is struck off: a star, its pieces blown away, warm light on the wood all about."""
        after, blows, mad = self.table.aftermath, self.staging.blows, ELEMENTS["madness"]
        after.show(Star(face, round(high * 0.62), GOLD[0], mad.dark, after.flash(), 9), RELIEVED.hold)
        after.freeze(RELIEVED.hold)
        after.pool.pieces += blown(cut, face, blows.unit)
        self._light(face, high * 1.6)
        after.show(Wave(face, high * 0.25, high * 0.95, GOLD[1], 13 * blows.unit), 520, delay=RELIEVED.hold)
        blows.burst("madness", face, 30, force=1.6, room=(high * 0.2, high * 0.2))

    def _light(self, at: Point, high: float) -> None:
        after, blows = self.table.aftermath, self.staging.blows
        after.show(Lamp(at, round(high), GOLD[2], 0.8), 700)
        low = at[0], at[1] + high * 0.3
        blows.burst("gold", low, 18, force=1.2, way=(UP, 2.2), room=(high * 0.4, 6.0))

    # learned

    def _teach(self, told: SpellLearned, event: Event) -> None:
        """A spell goes by the hands of whoever learns it."""
        table, render = self.table, self.table.render
        actor = self._receiver(told.seat, "calm", TAUGHT, event)
        start = render.places.library[told.element]
        if actor is None:
            self.staging.blows.learns_later = 0.0
            return
        high = actor.comes.get_height()
        actor.halo, actor.stays_dark = self._halo(told.element), GLOOM
        actor.bends = BENDS if start.center[0] < actor.at[0] else -BENDS
        card = with_margin(self._card(told.spell, told.element))
        hands = actor.at[0] + actor.comes.get_width() * HANDS[0], actor.at[1] + high * HANDS[1]
        w, h = card.get_size()
        held = Box(round(hands[0] - w / 2), round(hands[1] - h / 2), w, h)
        blows, key = self.staging.blows, (told.seat, told.spell)

        def shed(at: Point) -> None:
            blows.burst(told.element, at, 2, force=0.4, room=(start.w * 0.3, 4.0))

        out = Flight(
            image=lambda size, face: card, start=start, end=lambda: held, arc=40 * blows.unit, large=0.3,
            hold=MOTIONS["spell_learned"].hold / TAUGHT.contact, until=0.999, ease="inOutSine", shed=shed,
        )  # fmt: skip
        home = Flight(
            image=lambda size, face: card, start=held, end=lambda: table.render.places.spells.get(key, held),
            arc=60 * blows.unit, until=0.999, ease="inQuad", spin=-8.0, shadow=True, shed=shed,
        )  # fmt: skip
        given = Given(out, home, card, hands, TAUGHT)
        table.director.show(actor, TAUGHT.total, "linear")
        self.staging.fly_spell(given, told.spell)
        table.director.show(given, TAUGHT.total, "linear")
        after = table.aftermath
        after.show(
            None, TAUGHT.contact, contact=TAUGHT.contact, land=lambda: self._taught(told.element, hands, actor.at, high)
        )
        table.timeline.wait(TAUGHT.contact + TAUGHT.lies, lambda: self._lies(told.seat, told.spell))

    def _lies(self, seat: str, spell: str) -> None:
        """Paint the card as it will lie in its row, while it is still in somebody's hands."""
        render = self.table.render
        box = render.places.spells.get((seat, spell))
        if box is not None and seat == render.desk:
            text = render.layout.text(16, 14)
            render.painter.spell(spell, (box.w, box.h), text, words=render.sentences, signs=render.layout.grown)

    def _climb(self, element: str, middle: Point, high: int) -> None:
        """What was learnt runs up about whoever has learnt it, in turns."""
        after, blows = self.table.aftermath, self.staging.blows
        for i in range(CLIMBS):
            part = i / (CLIMBS - 1)
            angle = math.tau * (TURNS * part + 0.08)
            at = middle[0] + math.cos(angle) * high * (0.46 - 0.1 * part), middle[1] + high * (0.46 - 0.98 * part)
            ms = TAUGHT.hold + TAUGHT.climbs * part
            spark = partial(blows.burst, element, at, 2, force=0.35, way=(UP, 1.4), room=(high * 0.03, high * 0.02))
            after.show(None, ms, contact=ms, land=spark)

    def _taught(self, element: str, hands: Point, middle: Point, high: int) -> None:
        """It is in their hands: a star, its element about them, gold."""
        self._climb(element, middle, high)
        after, blows, ramp = self.table.aftermath, self.staging.blows, ELEMENTS[element]
        after.show(Star(hands, round(high * 0.55), ramp.light, INK, after.flash() * 0.8, 6), TAUGHT.hold)
        after.freeze(TAUGHT.hold)
        self._light(hands, high * 1.2)
        after.show(Wave(hands, high * 0.25, high * 0.8, ramp.light, 12 * blows.unit), 480, delay=TAUGHT.hold)
        blows.burst(element, hands, 36, force=1.3, room=(high * 0.25, high * 0.2))


def _usual() -> float:
    """When a learnt spell comes down where nobody holds it in their hands, before it settles."""
    return float(MOTIONS["spell_learned"].hold + MOTIONS["spell_learned"].ms)


def card_size(render: RenderContext) -> tuple[int, int]:
    """How large a Madness is at a face, in pixels."""
    high = hero_size(render.layout.window, len(alive(render)))[1] * CLINGS
    return round(high * 5 / 7), round(high)


def tile_size(render: RenderContext, box: Box) -> tuple[int, int]:
    """How large a spell is in somebody's hands that has the shape of `box`, in pixels."""
    high = hero_size(render.layout.window, len(alive(render)))[1] * HELD
    return round(high * box.w / box.h), round(high)


def ask(render: RenderContext, art: Art, urgency: int) -> None:
    """Ask for the Madness of whoever plays and for what may be learned now, as large as at a magician."""
    seat = render.model.seats.get(render.desk)
    for card in seat.hand if seat is not None else ():
        if card.kind == "madness":
            face = f"face_{madness_face(card.uid)}"
            art.get("madness", face, art_size("madness", face, card_size(render)), urgency)
    for element, stack in render.model.library.items():
        if stack.top:
            size = tile_size(render, render.places.library[element])
            art.get("tiles", stack.top, art_size("tiles", stack.top, size), urgency)


def blown(cut: Fragments, middle: Point, unit: float) -> list[Piece]:
    """The pieces of a card about `middle`, blown aside and upwards; `unit` is pixels of one length of the design."""
    out, (w, h) = [], cut.whole.get_size()
    for i, (image, (x, y)) in enumerate(cut.parts):
        dx, dy = (x - w / 2) / w, (y - h / 2) / h
        force = (0.8 + 0.4 * ((i * 7) % 5) / 4) * unit
        at, way = (middle[0] + x - w / 2, middle[1] + y - h / 2), ((dx * 900 + 240) * force, (dy * 500 - 260) * force)
        turn, life = (220 + 40 * (i % 4)) * (1 if i % 2 else -1), BLOWN * (0.6 + 0.1 * ((i * 3) % 4))
        out.append(Piece(image, *at, *way, turn, 260 * unit, life))
    return out
