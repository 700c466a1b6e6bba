"""What happens in the four pictures of the opening: the book drives its readers mad; its monster lashes out and curses
fall, one is destroyed by a card and one strikes; four elements free the book of its last curse and it is sealed; or the
stack of Madness runs out and the book's eye has us."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.book.binding import wax
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.tutorial.opening_book import EYE, PICTURE
from scenes.bigbook.tutorial.opening_stage import HOLD, Act, Cue, OpeningStage, fall, swing
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow
from scenes.kit.theme import CRIMSON, GOLD, INK, mix
from scenes.table.motion.blows import Fragments, Lamp, Point, Slash, Vignette, Wave, fragments, shadow_of
from scenes.table.motion.particles import Piece

Wanted = tuple[str, str, tuple[int, int]]
NIGHT = (34, 18, 28)
FLIES = 240.0
"""Milliseconds of a missile's flight."""


def covering(room: Rect) -> tuple[int, int]:
    """How large a wide picture is made that leaves nothing of its room bare."""
    high = max(room.h, -(-room.w * 9 // 16))
    return max(room.w, high * 16 // 9), high


def cut_off(size: tuple[int, int], focus: tuple[float, float], room: Rect) -> tuple[int, int]:
    """How much of such a picture is cut off at its left and above, so that its focus, in shares of it, is in the middle
    of its room where that is possible."""
    left, above = (
        max(0, min(round(whole * share) - part // 2, whole - part))
        for whole, share, part in zip(size, focus, room.size, strict=True)
    )
    return left, above


class Readers(Act):
    """Two who read: the book's eye opens, and what it throws drives the one mad, then the other."""

    length = 2_000.0
    STIRS, WAKES = 120.0, 420.0
    HITS = (1000.0, 1480.0)
    WHO = ("firebrand", "stoker")
    HIGH = 0.56
    """How high a reader is, as a share of the picture."""
    LEANS = (5.0, -5.0)

    def __init__(self, stage: OpeningStage, room: Rect) -> None:
        super().__init__(stage, room)
        self._framed: dict[int, tuple[Surface, Surface]] = {}
        self._shine = glow(room.w // 2, GOLD[2], 0.8)
        self.wide = round(min(room.w * 0.9, room.h * PICTURE[0] / PICTURE[1]))
        """How wide the book is, in pixels."""

    def wanted(self) -> list[Wanted]:
        high = round(self.room.h * self.HIGH)
        wide = self.wide
        k = wide / PICTURE[0]
        book = [
            ("ui", "grimoire", (wide, round(PICTURE[1] * k))),
            ("ui", "grimoire_eye", (round(EYE.w * k), round(EYE.h * k))),
        ]
        faces = [f"{who}_{mood}" for who in self.WHO for mood in ("calm", "mad")]
        return book + [("magicians", name, (round(high * 300 / 420), high)) for name in faces]

    def prepare(self) -> Iterator[object]:
        for number in range(2, 6):
            yield self._face(number)

    def cues(self) -> list[Cue]:
        out = [Cue(self.WAKES, self._wakes)]
        for i, hit in enumerate(self.HITS):
            out += [Cue(hit - FLIES, partial(self._throws, i)), Cue(hit, partial(self._hit, i))]
        return out

    @property
    def eye(self) -> Point:
        """The middle of the book's eye."""
        wide = self.wide
        k = wide / PICTURE[0]
        return (
            self.room.centerx - wide / 2 + EYE.centerx * k,
            self.room.centery - PICTURE[1] * k / 2 + EYE.centery * k,
        )

    def _place(self, which: int, room: Rect) -> Point:
        """The middle of a reader."""
        high = room.h * self.HIGH
        wide = high * 300 / 420
        return (room.x + wide * 0.5 if which == 0 else room.right - wide * 0.5), room.bottom - high * 0.44

    def _wakes(self) -> None:
        stage, room = self.stage, self.room
        stage.after.show(Lamp(self.eye, round(room.w * 0.7), mix(CRIMSON, GOLD[1], 0.25), 1.0), 900)
        stage.after.show(Wave(self.eye, room.w * 0.2, room.w * 0.6, GOLD[1], 7 * stage.unit), 420)
        stage.shake(room, (0, 7))
        stage.throwing.burst("ember", self.eye, 12, force=2.0, falls=True)
        stage.after.freeze(HOLD)
        stage.play("curse_triggers", 0.14)

    def _throws(self, which: int) -> None:
        goal = self._place(which, self.room)
        self.stage.throwing.throw(self.eye, goal, "madness", 17, FLIES, None, bend=-0.3 if which == 0 else 0.3)

    def _hit(self, which: int) -> None:
        stage, at = self.stage, self._place(which, self.room)
        stage.hit(at, "madness", self.room.w * 0.24, 22)
        stage.throwing.burst("ink", at, 10, force=0.7)
        stage.shake(self.room, (8 if which else -8, 4))
        stage.play("madness_taken", 0.14)

    def _face(self, number: int) -> Surface | None:
        """A reader in a frame."""
        found = self.got(number)
        if found is None:
            return None
        if number not in self._framed or self._framed[number][0] is not found:
            out = found.copy()
            edge = max(2, out.get_width() // 26)
            pygame.draw.rect(out, INK, out.get_rect(), edge + 2)
            pygame.draw.rect(out, GOLD[2], out.get_rect().inflate(-2, -2), max(1, edge - 1))
            self._framed[number] = found, with_margin(out)
        return self._framed[number][1]

    def paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        canvas.surface.fill(NIGHT, room)
        canvas.blit(self._shine, self._shine.get_rect(center=room.center).topleft, flags=pygame.BLEND_RGB_ADD)
        stirs = self.STIRS < ms < self.WAKES
        tremble = 2.2 * self.stage.unit * math.sin(ms * 0.11) * (ms - self.STIRS) / 300 if stirs else 0.0
        book, eye = self.got(0), self.got(1)
        if book is not None:
            x, y = room.centerx - book.get_width() / 2 + tremble, room.centery - book.get_height() / 2
            canvas.blit(book, (x, y))
            if eye is not None and ms >= self.WAKES:
                k = book.get_width() / PICTURE[0]
                canvas.blit(eye, (x + EYE.x * k, y + EYE.y * k))
        for which in (0, 1):
            self._reader(canvas, room, which, ms - self.HITS[which])

    def _reader(self, canvas: Canvas, room: Rect, which: int, since: float) -> None:
        picture = self._face(2 + 2 * which + (since >= 0))
        if picture is None:
            return
        x, y = self._place(which, room)
        thrown = swing(since, HOLD, 420) if since < math.inf else 0.0
        side = -1 if which == 0 else 1
        x += side * thrown * 10 * self.stage.unit
        y += thrown * 5 * self.stage.unit
        grown = 1.12 if 0 <= since < HOLD else 1.0
        canvas.blit_rot(picture, (x, y), self.LEANS[which] - side * 9 * thrown, grown, still=thrown == 0.0)


class Curses(Act):
    """The monster lashes out, three curses come down on the track, a card destroys the second, the first strikes."""

    length = 3_300.0
    LASHES = 260.0
    FALLS, DOWN = (620.0, 860.0, 1100.0), 170.0
    """When each curse lands, and how long it falls."""
    THROWN, DESTROYED, BREAKS = 1480.0, 1900.0, 1900.0 + HOLD + 20.0
    WALKS, STRIKES = 2250.0, 2700.0
    CURSES = ("w4", "e4", "f4")
    BEATEN = 1
    MONSTER, CARD = "cover_1", "fire_2"
    ELEMENT = ("water", "earth", "fire")
    INSIDE = 0.125, 0.675
    """Where the picture lies within its page: how far down it begins and how high it is, in shares of the page."""

    def __init__(self, stage: OpeningStage, room: Rect) -> None:
        super().__init__(stage, room)
        self.side = (room.w - 4 * 6) // 3
        self.wide = round(max(room.w / 0.88, room.h / self.INSIDE[1] * PICTURE[0] / PICTURE[1]))
        """How wide the monster's page is, of which the picture alone is seen, in pixels."""
        self._cut: Fragments | None = None
        self._near: Surface | None = None
        self._card: tuple[Surface, Surface] | None = None

    def wanted(self) -> list[Wanted]:
        room, side = self.room, self.side
        tiles = [("curses", f"{name}_tile", (side, side)) for name in self.CURSES]
        token, card = round(side * 0.5), round(room.h * 0.42)
        return [
            ("monsters", self.MONSTER, (self.wide, self.wide)), *tiles, ("tokens", "invocation", (token, token)),
            ("elements", self.CARD, (card, card)),
        ]  # fmt: skip

    def prepare(self) -> Iterator[object]:
        yield self._pieces()
        yield self._lunging()
        yield self._thrown_card()

    def _pieces(self) -> Fragments | None:
        tile = self.got(1 + self.BEATEN)
        if self._cut is None and tile is not None:
            self._cut = fragments(tile, ELEMENTS["fire"].light, 5, rays=7)
        return self._cut

    def _lunging(self) -> Surface | None:
        """The monster nearer than it is."""
        picture = self.got(0)
        if self._near is None and picture is not None:
            self._near = pygame.transform.smoothscale_by(picture, 1.14)
        return self._near

    def _thrown_card(self) -> Surface | None:
        picture = self.got(5)
        if picture is not None and (self._card is None or self._card[0] is not picture):
            self._card = picture, with_margin(picture)
        return self._card[1] if self._card is not None else None

    def cues(self) -> list[Cue]:
        falls = [Cue(at, partial(self._lands, i)) for i, at in enumerate(self.FALLS)]
        return [
            Cue(self.LASHES, self._lashes), *falls, Cue(self.DESTROYED, self._destroyed),
            Cue(self.BREAKS, self._breaks), Cue(self.STRIKES, self._strikes),
        ]  # fmt: skip

    def _place(self, number: int, room: Rect) -> Rect:
        """Where a curse lies."""
        high = round(self.side * 2 / 3)
        return Rect(room.x + 6 + number * (self.side + 6), room.bottom - 6 - high, self.side, high)

    def _lashes(self) -> None:
        stage, room = self.stage, self.room
        at = room.centerx, room.centery - room.h * 0.1
        stage.after.show(Slash(at, room.w * 0.9, 0.0, CRIMSON, 0.22), 460)
        stage.after.show(Lamp(at, room.w // 2, CRIMSON, 0.7), 360)
        stage.shake(room, (7, 9))
        stage.throwing.burst("blood", at, 16, force=0.9, room=(room.w * 0.2, room.h * 0.1))
        stage.after.freeze(HOLD)
        stage.play("curse_triggers", 0.38)

    def _lands(self, number: int) -> None:
        stage, place = self.stage, self._place(number, self.room)
        stage.throwing.burst(self.ELEMENT[number], place.center, 12, force=0.7, room=(place.w * 0.4, 4.0))
        stage.dust(place, 3)
        stage.shake(self.room, (0, 6))
        stage.after.freeze(HOLD)
        stage.play("curse_placed", 0.3 + 0.06 * number)

    def _destroyed(self) -> None:
        stage, at = self.stage, self._place(self.BEATEN, self.room).center
        stage.hit(at, "fire", self.side * 0.62, 26)
        stage.shake(self.room, (-5, -6))
        stage.play("destroy_curse", 0.38)

    def _breaks(self) -> None:
        cut, place = self._pieces(), self._place(self.BEATEN, self.room)
        if cut is None or self.stage.theme.reduced_motion:
            return
        u = self.stage.unit
        for i, (image, (x, y)) in enumerate(cut.parts):
            dx, dy = (x - place.w / 2) / (place.w / 2), (y - place.h / 2) / (place.h / 2)
            self.stage.after.pool.pieces.append(
                Piece(image, place.x + x, place.y + y, dx * 300 * u, (dy * 160 - 300) * u, 200 - 70 * (i % 7), 1900 * u,
                      640)
            )  # fmt: skip

    def _strikes(self) -> None:
        stage, place = self.stage, self._place(0, self.room)
        stage.after.show(Slash(place.center, self.side * 1.15, 0.0, CRIMSON, 0.3), 520)
        stage.hit(place.center, "blood", self.side * 0.6, 18, star=False)
        stage.shake(self.room, (-9, 7))
        stage.jolt(4)
        stage.play("curse_triggers", 0.32)

    def paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        monster, near = self.got(0), self._lunging()
        canvas.surface.fill(NIGHT, room)
        if near is not None and self.LASHES - 60 <= ms < self.LASHES + HOLD + 60:
            x, y = room.centerx - near.get_width() / 2, room.y - near.get_height() * (self.INSIDE[0] + 0.05)
            canvas.blit(near, (x, y))
        elif monster is not None:
            back = (
                6 * self.stage.unit * math.sin(math.pi * min(1.0, ms / (self.LASHES - 60))) if ms < self.LASHES else 0
            )
            x, y = room.centerx - monster.get_width() / 2, room.y - monster.get_height() * self.INSIDE[0]
            canvas.blit(monster, (x, y - back))
        self._track(canvas, room)
        for number in range(len(self.CURSES)):
            self._curse(canvas, room, number, ms)
        self._marker(canvas, room, ms)
        if self.THROWN <= ms < self.DESTROYED:
            self._flying_card(canvas, room, (ms - self.THROWN) / (self.DESTROYED - self.THROWN))

    def _track(self, canvas: Canvas, room: Rect) -> None:
        """The dark row at its foot, where curses will lie."""
        place = self._place(0, room)
        row = Rect(room.x, place.y - 7, room.w, room.bottom - place.y + 7)
        canvas.surface.fill(NIGHT, row)
        canvas.surface.fill(INK, (row.x, row.y - 3, row.w, 3))
        canvas.surface.fill(GOLD[2], (row.x, row.y, row.w, 2))
        for number in range(len(self.CURSES)):
            empty = self._place(number, room).inflate(-4, -4)
            pygame.draw.rect(canvas.surface, mix(NIGHT, GOLD[3], 0.35), empty, 2, border_radius=6)

    def _curse(self, canvas: Canvas, room: Rect, number: int, ms: float) -> None:
        picture, since = self.got(1 + number), ms - self.FALLS[number] + self.DOWN
        if picture is None or since <= 0 or (number == self.BEATEN and ms >= self.BREAKS):
            return
        place = self._place(number, room)
        high = 1 - fall(since / self.DOWN)
        if high > 0:
            shadow = shadow_of(place.size)
            if high < 0.5:
                canvas.blit(shadow, (place.x + 8 * high, place.y + 24 * high))
            middle = place.centerx, place.centery - room.h * 0.5 * high
            canvas.blit_rot(picture, middle, 16 * high * (1 - number), 1 + 1.1 * high)
            return
        cut = self._pieces()
        if number == self.BEATEN and ms >= self.DESTROYED and cut is not None:
            picture = cut.white if ms < self.DESTROYED + 40 else cut.cracked
        canvas.blit(picture, place.topleft)
        if number == 0 and ms >= self.STRIKES:
            pygame.draw.rect(canvas.surface, CRIMSON, place, max(3, room.w // 80), border_radius=4)

    def _flying_card(self, canvas: Canvas, room: Rect, share: float) -> None:
        """It is held up at the side, then spins into the curse."""
        card = self._thrown_card()
        if card is None:
            return
        goal = self._place(self.BEATEN, room).center
        start = room.right - card.get_width() * 0.55, room.y + room.h * 0.42
        if share < 0.55:
            rise = 1 - (1 - min(1.0, share / 0.3)) ** 3
            canvas.blit_rot(card, (start[0] + (1 - rise) * room.w * 0.4, start[1]), -8 * rise, still=True)
            return
        fly = ((share - 0.55) / 0.45) ** 1.8
        at = start[0] + (goal[0] - start[0]) * fly, start[1] + (goal[1] - start[1]) * fly
        canvas.blit_rot(card, at, -8 + 300 * fly, 1 - 0.45 * fly)

    def _marker(self, canvas: Canvas, room: Rect, ms: float) -> None:
        """It comes up, hops on the first curse, and comes down hard."""
        mark = self.got(4)
        if mark is None or ms < self.WALKS:
            return
        share = min(1.0, (ms - self.WALKS) / (self.STRIKES - self.WALKS))
        place = self._place(0, room)
        hop = math.sin(math.pi * share**1.6) * room.h * 0.3
        x = place.centerx - (1 - share) * room.w * 0.42
        canvas.blit(mark, (x - mark.get_width() / 2, place.y - mark.get_height() * 0.45 - hop))


class Sealed(Act):
    """Four elements strike the last curse off the book, and a seal of wax comes down on its ribbons."""

    length = 2_500.0
    HITS = (520.0, 640.0, 760.0, 920.0)
    BREAKS = 920.0 + HOLD + 20.0
    FALLS, STAMPED = 1480.0, 1700.0
    CURSE = "a4"
    FROM = (("fire", (0.02, 0.05)), ("water", (0.98, 0.05)), ("earth", (0.02, 0.95)), ("air", (0.98, 0.95)))
    FOCUS = 0.34, 0.62
    """The middle of what is shown of the picture, in shares of it."""
    KNOT = (0.303, 0.806)
    """Where its ribbons are tied, in shares of the picture."""

    def __init__(self, stage: OpeningStage, room: Rect) -> None:
        super().__init__(stage, room)
        self.side = round(room.w * 0.42)
        self._cut: Fragments | None = None
        self._wax: Surface | None = None

    def wanted(self) -> list[Wanted]:
        room, side = self.room, self.side
        seal = round(room.h * 0.36)
        return [
            ("ui", "victory", covering(room)), ("curses", f"{self.CURSE}_tile", (side, side)),
            ("tokens", "seal_1", (seal, seal)), ("ui", "arms", (round(seal * 0.46),) * 2),
        ]  # fmt: skip

    def prepare(self) -> Iterator[object]:
        yield self._pieces()
        yield self._seal()

    def _pieces(self) -> Fragments | None:
        tile = self.got(1)
        if self._cut is None and tile is not None:
            self._cut = fragments(tile, ELEMENTS["air"].light, 6, rays=7)
        return self._cut

    def _seal(self) -> Surface | None:
        if self._wax is None and self.got(2) is not None and self.got(3) is not None:
            self._wax = with_margin(wax(round(self.room.h * 0.36)))
        return self._wax

    def cues(self) -> list[Cue]:
        out = []
        for i, hit in enumerate(self.HITS):
            out += [Cue(hit - 400, partial(self._throws, i)), Cue(hit, partial(self._hit, i))]
        return [*out, Cue(self.BREAKS, self._breaks), Cue(self.STAMPED, self._stamped)]

    def _knot(self, room: Rect) -> Point:
        wide, high = covering(room)
        left, above = cut_off((wide, high), self.FOCUS, room)
        return room.x + wide * self.KNOT[0] - left, room.y + high * self.KNOT[1] - above

    def _place(self, room: Rect) -> Rect:
        """Where the curse clings to the book."""
        x, y = self._knot(room)
        out = Rect(0, 0, self.side, round(self.side * 2 / 3))
        out.center = round(x), round(y - room.h * 0.2)
        return out

    def _throws(self, which: int) -> None:
        room, (element, (x, y)) = self.room, self.FROM[which]
        start = room.x + room.w * x, room.y + room.h * y
        self.stage.throwing.throw(start, self._place(room).center, element, 15, 400, None, bend=0.3)

    def _hit(self, which: int) -> None:
        stage, at, last = self.stage, self._place(self.room).center, which == len(self.HITS) - 1
        element = self.FROM[which][0]
        stage.shake(self.room, ((4, -4, 4, -9)[which], 3 + which))
        stage.play("pip_fill" if not last else "destroy_curse", 0.62)
        if last:
            stage.hit(at, element, self.side * 0.62, 26)
        else:
            stage.throwing.burst(element, at, 10, force=0.9)

    def _breaks(self) -> None:
        cut, place, u = self._pieces(), self._place(self.room), self.stage.unit
        if cut is None or self.stage.theme.reduced_motion:
            return
        for i, (image, (x, y)) in enumerate(cut.parts):
            dx, dy = (x - place.w / 2) / (place.w / 2), (y - place.h / 2) / (place.h / 2)
            self.stage.after.pool.pieces.append(
                Piece(image, place.x + x, place.y + y, dx * 420 * u, (dy * 220 - 320) * u, 240 - 80 * (i % 7), 1700 * u,
                      640, self.room.bottom)
            )  # fmt: skip

    def _stamped(self) -> None:
        stage, at = self.stage, self._knot(self.room)
        stage.hit(at, "gold", self.room.w * 0.4, 20)
        stage.throwing.burst("glitter", at, 40, force=0.8, way=(UP, 2.0), room=(self.room.w * 0.2, 6.0), falls=True)
        stage.after.show(Lamp(at, round(self.room.w * 0.8), GOLD[2], 0.9), 900)
        stage.shake(self.room, (0, 11))
        stage.jolt(7)
        stage.play("seal", 0.62)

    def paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        picture = self.got(0)
        canvas.surface.fill(NIGHT, room)
        if picture is None:
            return
        canvas.blit(picture, room.topleft, Rect(cut_off(picture.get_size(), self.FOCUS, room), room.size))
        self._curse(canvas, room, ms)
        seal = self._seal()
        if seal is None or ms < self.FALLS:
            return
        x, y = self._knot(room)
        high = 1 - fall((ms - self.FALLS) / (self.STAMPED - self.FALLS))
        if high <= 0:
            shadow = shadow_of(seal.get_size())
            canvas.blit(shadow, (x - shadow.get_width() * 0.44, y - shadow.get_height() * 0.42), alpha=150)
        pressed = 1.05 if self.STAMPED <= ms < self.STAMPED + HOLD else 1.0
        canvas.blit_rot(seal, (x, y - room.h * 0.3 * high), 18 * high, pressed + 2.0 * high)

    def _curse(self, canvas: Canvas, room: Rect, ms: float) -> None:
        tile, place = self.got(1), self._place(room)
        if tile is None or ms >= self.BREAKS:
            return
        shadow = shadow_of(place.size)
        canvas.blit(shadow, (place.x + 3, place.y + 6))
        cut, last = self._pieces(), self.HITS[-1]
        if cut is not None and ms >= last:
            tile = cut.white if ms < last + 40 else cut.cracked
        hits = [swing(ms - hit, 30, 160) for hit in self.HITS]
        aside = sum(one * (6 if i % 2 else -6) for i, one in enumerate(hits)) * self.stage.unit
        canvas.blit(tile, (place.x + aside, place.y))


class Drowned(Act):
    """One Madness after the other flies from the stack into the book's eye; when none is left it shuts, and opens."""

    length = 3_000.0
    TAKEN = (420.0, 760.0, 1100.0, 1440.0)
    """When each of them is swallowed."""
    NARROWS, SHUTS, OPENS = 1720.0, 1810.0, 2060.0
    STACK = 4
    """The highest of the drawn stacks of Madness; 0 is the empty saucer."""
    FOCUS, EYE = (0.31, 0.4), (0.308, 0.348)
    LIDS = (180, 150), (824, 452)
    """Where the patch of its lids lies in the picture of 1920x1080, and how large it is."""

    def __init__(self, stage: OpeningStage, room: Rect) -> None:
        super().__init__(stage, room)
        self.pile = round(min(room.w, room.h) * 0.46)

    def wanted(self) -> list[Wanted]:
        room, pile = self.room, self.pile
        high = covering(room)[1]
        lids = round(self.LIDS[1][0] * high / 1080), round(self.LIDS[1][1] * high / 1080)
        stacks = [("table", f"madness_stack_{step}", (pile, pile)) for step in range(self.STACK + 1)]
        return [
            ("ui", "defeat", covering(room)), ("ui", "defeat_half", lids), ("ui", "defeat_shut", lids),
            *stacks,
        ]  # fmt: skip

    def cues(self) -> list[Cue]:
        out = []
        for i, at in enumerate(self.TAKEN):
            out += [Cue(at - FLIES, partial(self._throws, i)), Cue(at, self._taken)]
        return [*out, Cue(self.OPENS, self._has_us)]

    def _eye(self, room: Rect) -> Point:
        wide, high = covering(room)
        left, above = cut_off((wide, high), self.FOCUS, room)
        return room.x + wide * self.EYE[0] - left, room.y + high * self.EYE[1] - above

    def _throws(self, which: int) -> None:
        room, throwing = self.room, self.stage.throwing
        start = room.right - 4 - self.pile * 0.5, room.bottom - 4 - self.pile * (0.75 - 0.14 * which)
        throwing.throw(start, self._eye(room), "madness", 16, FLIES, None, bend=0.3 if which % 2 else -0.3)
        throwing.burst("madness", start, 6, force=0.5, way=(UP, 2.0))

    def _taken(self) -> None:
        stage, at = self.stage, self._eye(self.room)
        stage.throwing.burst("ink", at, 10, force=0.6)
        stage.throwing.burst("madness", at, 8, force=0.9)
        stage.after.show(Lamp(at, round(self.room.w * 0.4), CRIMSON, 0.8), 320)
        stage.shake(self.room, (0, -5))
        stage.play("madness_taken", 0.88)

    def _has_us(self) -> None:
        stage, room, at = self.stage, self.room, self._eye(self.room)
        stage.after.show(Lamp(at, round(room.w * 0.9), mix(CRIMSON, GOLD[1], 0.2), 1.0), 900)
        for i in range(2):
            stage.after.show(
                Wave(at, room.w * 0.2, room.w * (0.62 + 0.2 * i), CRIMSON, 9 * stage.unit), 460, delay=60.0 * i
            )
        stage.throwing.burst("ink", at, 46, force=1.2, room=(room.w * 0.2, room.h * 0.1))
        stage.shake(room, (0, 12))
        stage.jolt(9)
        stage.after.freeze(HOLD)
        stage.play("defeat", 0.88)

    def paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        picture = self.got(0)
        canvas.surface.fill(NIGHT, room)
        if picture is None:
            return
        left, above = cut_off(picture.get_size(), self.FOCUS, room)
        canvas.blit(picture, room.topleft, Rect(left, above, room.w, room.h))
        lids = (
            self.got(1) if self.NARROWS <= ms < self.SHUTS else self.got(2) if self.SHUTS <= ms < self.OPENS else None
        )
        if lids is not None:
            k = picture.get_height() / 1080
            canvas.blit(lids, (room.x + self.LIDS[0][0] * k - left, room.y + self.LIDS[0][1] * k - above))
        gone = sum(1 for at in self.TAKEN if ms >= at - FLIES)
        pile = self.got(3 + self.STACK - gone)
        if pile is not None:
            hop = max((swing(ms - at + FLIES, 0, 160) for at in self.TAKEN), default=0.0) * 3 * self.stage.unit
            canvas.blit(pile, pile.get_rect(bottomright=(room.right - 4, round(room.bottom - 4 - hop))).topleft)
        if ms >= self.OPENS:
            grown = min(1.0, (ms - self.OPENS) / 500) if ms < math.inf else 1.0
            Vignette(Box(*room), (10, 5, 12), 0.4 + 0.5 * grown, hold=1.0).paint(canvas)


ACTS: dict[str, type[Act]] = {"book": Readers, "monsters": Curses, "win": Sealed, "lose": Drowned}
"""What happens in which picture."""
