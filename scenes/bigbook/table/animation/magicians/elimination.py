"""Somebody is lost to Madness, staged over the whole screen: six cards of it close over a face by candlelight.

The room grows dark, the portrait comes forward, their candle is put out as the cards shut, the name is struck from the
register, and what was lost is held until it has been read; a click or Space goes on. At the two fast speeds and at
speed 0 only the seat goes dark (`Scenery`); under reduced motion the last picture stands there without any movement.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import read, seat_of
from game.core.engine.event import Event
from scenes.bigbook.cards.arches import arched
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.magicians import spectators
from scenes.bigbook.table.animation.magicians.hero_portraits import Heroes
from scenes.bigbook.table.animation.magicians.madness_ring import CARD, CIRCLES, SIX, flying, shut
from scenes.bigbook.table.animation.magicians.roll_of_names import Register, register
from scenes.bigbook.table.animation.magicians.spectators import WARM, Vigil
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import ELIMINATED, ELIMINATION, MOTIONS
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE
from scenes.kit.tween import EASES, Tween
from scenes.table.motion.blows import Lamp, Star, Wave
from scenes.table.motion.effects import EdgeInk
from scenes.table.motion.particles import Piece
from scenes.table.set_pieces import SetPiece
from scenes.table.timing import reading_time

DARK = 0.94
"""How dark the table is behind it."""
PORTRAIT, LEAF = (0.3, 0.44, 0.58), (0.765, 0.31, 0.31, 0.44)
"""The middle of the portrait and how high it is, the middle of the leaf and its size, in shares of the window."""
UNSEEN = 0.8
"""How dark the face is when its candle has gone out."""
WIDE = 0.8
"""How wide the words below are, in shares of the window."""


class Elimination(SetPiece):
    """The one who is being lost, if anybody is. `ms` is how far it has come, `up` how much of it is seen."""

    def __init__(self, table: BookTable, heroes: Heroes, blows: Blows) -> None:
        self.table, self.heroes, self.blows = table, heroes, blows
        self._vigil: Vigil | None = None
        self.seat = ""
        self.ms = self.up = 0.0
        self._tween: Tween | None = None
        self._leaf: Register | None = None
        self._words: TextBlock | None = None
        self._framed: tuple[Surface, Surface] | None = None
        self._kept: dict[int, tuple[Surface, Surface]] = {}
        """The six cards by number, as drawn and with their clear rim."""
        self._start = Box(0, 0, 1, 1)

    # what happens

    def staged(self, event: Event) -> bool:
        """Whether this event is shown over the whole screen."""
        return event.type == "player_eliminated" and self.table.unhurried and self.table.director.now is event

    def linger(self, event: Event) -> float:
        """How long it goes on and is held for reading after the event's own movement."""
        if event.type != "player_eliminated" or not self.table.unhurried:
            return 0.0
        read = reading_time(len(self._sentence()))
        if self._still:
            return float(read)
        # It stands there as soon as the leaf has come: what is done with the leaf is time to read as well.
        read_on = ELIMINATION.leaf + ELIMINATION.come + read
        return float(max(ELIMINATED.total, read_on) - MOTIONS[event.type].ms)

    def notice(self, event: Event) -> None:
        """An event is being shown: somebody is lost, or something else begins and this gives way to it."""
        if self.staged(event):
            self._begin(seat_of(read(event)))
        elif self.seat:
            self.leave()

    def settle(self, source: str = "") -> None:
        """A decision stands there; whoever holds much Madness is drawn ahead of need."""
        if self.seat:
            self.leave()
        if self.table.unhurried:
            for seat in self.table.render.model.seats.values():
                if sum(card.kind == "madness" for card in seat.hand) >= ELIMINATION.near and not seat.eliminated:
                    self._pictures(seat.magician)

    @property
    def dark(self) -> bool:
        """A face is seen over the whole screen."""
        return self.up > 0.0

    def leaving(self) -> float:
        """In how many milliseconds at normal speed it has gone, where it is going."""
        return float(ELIMINATION.away) if self.seat and self.up > 0.0 else 0.0

    def leave(self) -> None:
        """The face goes back to its place, and the room comes back."""
        if not self.seat or self.table.app.speed == 0:
            self.clear()
            return
        start = self.up

        def step(t: float) -> None:
            self.up = start * (1 - t)

        self._run(ELIMINATION.away, step, "inOutCubic", self.clear)

    def clear(self) -> None:
        """Nothing of it is seen."""
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        self.seat, self.ms, self.up = "", 0.0, 0.0
        self._tween = self._leaf = self._words = self._framed = self._vigil = None

    @property
    def _still(self) -> bool:
        return self.table.theme.reduced_motion

    def _begin(self, seat: str) -> None:
        self.clear()
        render = self.table.render
        self.seat = seat
        w, h = render.layout.window
        self._vigil = Vigil(render, self.table.app.art, self.heroes, seat)
        self._leaf = register(render, seat, (round(w * LEAF[2]), round(h * LEAF[3])))
        self._words = lay_out(
            self._sentence(), Style(render.layout.text(32, 22), BONE, align="center"), round(w * WIDE)
        )
        hand = render.layout.areas["hand"]
        self._start = hand if render.desk == seat else render.places.slots[seat]
        if self._still:
            self.ms = float(ELIMINATED.total)
            self._run(ELIMINATION.still, self._fade, "linear", None)
            return

        def step(t: float) -> None:
            before, self.ms = self.ms, t * ELIMINATED.total
            self.up = min(1.0, self.ms / ELIMINATION.rise)
            if before < ELIMINATED.contact <= self.ms:
                self._shut()
            if before < ELIMINATED.contact + ELIMINATED.hold <= self.ms:
                self._fall()

        self._run(ELIMINATED.total, step, "linear", None)

    def _fade(self, t: float) -> None:
        self.up = t

    def _run(self, ms: float, step: Callable[[float], None], ease: str, done: Callable[[], None] | None) -> None:
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        self._tween = self.table.timeline.run(ms, step, ease, 0.0, done)

    def _sentence(self) -> str:
        words, left = self.table.words, [one for one in self.table.render.model.seats.values() if not one.eliminated]
        return words.t("prompts.now.eliminated" if left else "log.lost_because.all-eliminated")

    # what it is made of

    def _room(self) -> Rect:
        """Where the portrait stands, in pixels."""
        return room_of(self.table.render)

    def _card_size(self) -> tuple[int, int]:
        wide = round(self._room().w * CARD)
        return wide, round(wide * 1.4)

    def _pictures(self, magician: str) -> tuple[Surface, Surface, Surface]:
        """The face as it is, in horror, and lost; asked for until they are there, the six cards too."""
        size, painter = self._room().size, self.table.render.painter
        spectators.ask(self.table.render, self.table.app.art, 2)
        for face in range(SIX):
            painter.element("madness", self._card_size(), face)
        calm, mad, lost = (painter.portrait(magician, size, mood) for mood in ("calm", "mad", "eliminated"))
        return calm, mad, lost

    def _frame(self, picture: Surface) -> Surface:
        """A picture in its frame, kept as long as it is shown."""
        if self._framed is None or self._framed[0] is not picture:
            out = picture.convert_alpha()
            arched(out)  # as everybody is seen large
            self._framed = picture, with_margin(out)
        return self._framed[1]

    # contacts

    def _shut(self) -> None:
        """The cards slam together over the face, and the candle is out."""
        after, blows, room = self.table.aftermath, self.blows, self._room()
        mad, at = ELEMENTS["madness"], (float(room.centerx), float(room.centery))
        after.show(Star(at, round(room.h * 0.8), mad.light, mad.deep, after.flash(), 13), ELIMINATED.hold)
        after.show(Lamp(at, round(room.h * 0.9), mad.mid, 1.0), 620)
        after.show(Wave(at, room.w * 0.5, room.h * 1.1, mad.mid, 15 * blows.unit, 0.9), 520)
        if self._vigil is not None:  # what was a flame flies off in sparks
            blows.burst("ember", self._vigil.wick, 22, force=1.3, way=(UP + 0.9, 1.4))
            blows.burst("smoke", self._vigil.wick, 10, way=(UP, 1.2))
        blows.burst("madness", at, 90, force=2.4, way=(0.0, math.tau), room=(room.w * 0.5, room.h * 0.45))

    def _fall(self) -> None:
        """The cards fall out of the world, and the face is seen as it is now."""
        after, blows = self.table.aftermath, self.blows
        unit = blows.unit
        for at, (x, y, angle) in enumerate(shut(self._room())):
            picture = self._card(at)
            side = 1 if x > self._room().centerx else -1
            after.pool.pieces.append(
                Piece(picture, x, y, side * (120 + 90 * (at % 3)) * unit, (-260 - 60 * (at % 2)) * unit,
                      -side * (60 + 40 * at), 2100 * unit, 1100.0, angle=angle)
            )  # fmt: skip
        blows.burst("dust", (self._room().centerx, self._room().bottom), 18, force=1.2, room=(self._room().w * 0.5, 6))

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """The dark, the face, the cards about it, the leaf, the words."""
        if not self.seat or self.up <= 0.0:
            return
        canvas.dim(DARK * self.up)
        lost = self.ms >= ELIMINATED.contact
        going = self._tween is not None and self.ms >= ELIMINATED.total and self.up < 1.0
        if not self._still:
            ink = EdgeInk(ELEMENTS["madness"].deep, 0.85)
            ink.t = 0.5 * self.up * min(1.0, self.ms / ELIMINATED.contact)
            ink.paint(canvas)
            self._light(canvas, lost)
        self._face(canvas, lost)
        if not self._still:
            self._cards(canvas)
        if self._vigil is not None:
            self._vigil.paint(canvas, self.ms, self.up, still=self._still)
        self._struck(canvas, round(255 * self.up) if going or self._still else 255)

    def _light(self, canvas: Canvas, lost: bool) -> None:
        """What the candle lights; after it a cold remainder."""
        room = self._room()
        x, y = self._vigil.wick if self._vigil is not None else (float(room.centerx), float(room.centery))
        level = 0.35 * self._seen if lost else 0.85 + 0.06 * math.sin(self.ms / 47) + 0.05 * math.sin(self.ms / 29)
        radius = round(room.h * 1.05) // 8 * 8
        x, y = (float(room.centerx), float(room.centery)) if lost else (x, y)
        shine = glow(radius, ELEMENTS["madness"].deep if lost else WARM, round(level * self.up * 20) / 20)
        canvas.blit(shine, (x - radius, y - radius), flags=pygame.BLEND_RGB_ADD)

    def _face(self, canvas: Canvas, lost: bool) -> None:
        """From its seat to the middle of the stage, and back at the end."""
        render, room = self.table.render, self._room()
        calm, mad, gone = self._pictures(render.model.seats[self.seat].magician)
        share = 1.0 if self._still else EASES["inOutCubic"](self.up)
        seat = render.places.seats[self.seat].portrait
        x = seat.center[0] + (room.centerx - seat.center[0]) * share
        y = seat.center[1] + (room.centery - seat.center[1]) * share
        scale = (seat.w + (room.w - seat.w) * share) / room.w
        shake = self._shake(render)
        picture = self._frame(gone if lost else mad if self.ms > ELIMINATION.horror else calm)
        alpha = round(255 * self.up) if self._still else 255
        canvas.blit_rot(picture, (x + shake, y), 5 * math.sin(math.pi * share), scale, alpha)
        if lost and self._seen < 1:
            canvas.dim(UNSEEN * (1 - self._seen), area=room.inflate(room.w // 4, room.h // 8))

    @property
    def _seen(self) -> float:
        """How much of the face can be seen again, 0 to 1, when its candle has gone out."""
        return max(0.0, min(1.0, (self.ms - ELIMINATED.contact - ELIMINATED.hold) / ELIMINATION.dark))

    def _shake(self, render: RenderContext) -> float:
        """How far the blow has thrown everything aside."""
        since = self.ms - ELIMINATED.contact
        if not 0 <= since < 360 or self._still:
            return 0.0
        return render.layout.px(12, 8) * render.theme.shake * math.cos(since / 22) * (1 - since / 360) ** 2

    def _cards(self, canvas: Canvas) -> None:
        """The six of Madness, as long as they are not shut."""
        if self.ms >= ELIMINATED.contact + ELIMINATED.hold or self.up < 1.0:
            return
        shake = self._shake(self.table.render)
        for at, (x, y, turn, scale) in flying(self._room(), self._start, self.ms):
            circles = scale == CIRCLES  # its turns come again
            canvas.blit_rot(self._card(at), (x + shake, y), round(turn) if circles else turn, scale, still=circles)

    def _card(self, number: int) -> Surface:
        """One of the six, kept as long as it is the same picture."""
        drawn = self.table.render.painter.element("madness", self._card_size(), number)
        kept = self._kept.get(number)
        if kept is None or kept[0] is not drawn:
            kept = self._kept[number] = drawn, with_margin(drawn)
        return kept[1]

    def _struck(self, canvas: Canvas, alpha: int) -> None:
        """The leaf comes, and the words below it; the name is struck, and a stamp falls on it."""
        since, render = self.ms - ELIMINATION.leaf, self.table.render
        if since <= 0 or self._leaf is None or self._words is None:
            return
        w, h = render.layout.window
        share = 1.0 if self._still else EASES["outCubic"](min(1.0, since / ELIMINATION.come))
        size = self._leaf.leaf.get_size()
        at = round(w * LEAF[0] - size[0] / 2), round(h * LEAF[1] - size[1] / 2 + (1 - share) * h * 0.12)
        drawn = (since - ELIMINATION.come) / ELIMINATION.stroke
        stamp = (since - ELIMINATION.come - ELIMINATION.stroke - 120) / ELIMINATION.stamp
        shown = round(alpha * share)
        self._leaf.paint(canvas, at, max(0.0, min(1.0, drawn)), max(0.0, min(1.0, stamp)), shown)
        block = Surface((round(w * WIDE), self._words.size[1]), pygame.SRCALPHA)
        self._words.draw(block, (0, 0))
        canvas.blit(block, ((w - block.get_width()) / 2, h * 0.86), alpha=shown)


def room_of(render: RenderContext) -> Rect:
    """Where the portrait stands, in pixels."""
    w, h = render.layout.window
    x, y, high = PORTRAIT
    room = Rect(0, 0, round(h * high * 300 / 420), round(h * high))
    room.center = round(w * x), round(h * y)
    return room
