"""The card of a round: before its page is turned, a plate with its number; the numeral wakes its eye, which opens wider
with every round (`round_plate`). Who comes is not said before it is seen.

A click or Space goes on to the page. At the two fast speeds and at speed 0 there is none; under reduced motion a line
of words stands there instead.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TypeVar

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import BookTurned, page_of, read, read_as
from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.round_plate import PlateLife
from scenes.bigbook.table.animation.fullscreen_effects import Scenery
from scenes.bigbook.table.animation.monster.motion import MonsterMotion
from scenes.bigbook.table.animation.timings import (
    CHAPTER_HOLD,
    CHAPTER_IN,
    CHAPTER_OUT,
    CHAPTER_STAMP,
    ENTRANCE_PATIENCE,
    EYE_OPENS,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import over_book
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.ornament import gilded, pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.tween import EASES
from scenes.table.motion.effects import Banner
from scenes.table.set_pieces import SetPiece

T = TypeVar("T")
OPENS = frozenset({"page_turned", "book_opened"})
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
PLATE = (1000, 500)
"""The picture of the plate; places below are in its units."""
NUMERAL, NAME = (360, 206, 280, 136), (110, 334, 780, 96)
DIM = 0.7
WIDTH = 0.58
"""The share of the window's width that the plate takes."""
TOTAL = CHAPTER_IN + CHAPTER_HOLD + CHAPTER_OUT
CHAINS, SHELF = (0.042, 0.958), 0.27
"""Where on the plate its chains are fastened: aside, and down, in shares of it."""
DIPS = 0.6
"""How much it dips before it is drawn up."""
DROPPED, STRUCK, SWINGS = 13.0, 7.0, 300.0
"""How far it is jolted by its own fall and by its numeral's, in lengths of the design, and how long (ms)."""
MEANWHILE, APART = float(CHAPTER_IN + CHAPTER_STAMP + EYE_OPENS), 70.0
"""When what follows begins to be made while the plate is looked at, and the time between two things (ms)."""
FALLS = 0.9
"""How much larger the numeral is when it begins to fall on the plate."""


def plate_size(render: RenderContext) -> tuple[int, int]:
    """How large the plate is drawn, in pixels."""
    w, h = render.layout.window
    wide = round(min(w * WIDTH, h * 0.62 * PLATE[0] / PLATE[1]))
    return wide, round(wide * PLATE[1] / PLATE[0])


def ask(render: RenderContext, art: Art, number: int, urgency: int = 5) -> Surface | None:
    """The plate of a round, as soon as it has been made; None also where there is no such round."""
    return art.get("ui", f"chapter_{number}", plate_size(render), urgency) if 0 < number < len(ROMAN) else None


def coming(render: RenderContext) -> int:
    """The round that begins when the next page is turned."""
    return render.model.round + 1 if render.model.monster is not None else 1


@dataclass(slots=True)
class ChapterCard:
    """The plate comes, the numeral is stamped on it, both are read, and go. `t` from 0 to 1 over `total`."""

    plate: Surface
    numeral: Surface
    seat: Rect
    """Where the numeral lies on the plate."""
    unit: float
    """Pixels of one length of the design."""
    life: PlateLife
    middle: int
    """Where its middle is in the window, in pixels from the left."""
    shake: float = 1.0
    """How far it is jolted, by the settings."""
    total: float = float(TOTAL)
    """Milliseconds that it may stand at most: longer than `TOTAL` where its page must be waited for."""
    t: float = 0.0
    _left: float | None = None

    def leave(self) -> None:
        """The page is turned: go now."""
        if self._left is None:
            self._left = self.t * self.total

    @property
    def shown(self) -> float:
        """How much of it is to be seen, 0 to 1."""
        ms = self.t * self.total
        gone = ms - min(self.total - CHAPTER_OUT, self._left if self._left is not None else self.total)
        return min(1.0, ms / CHAPTER_IN) * max(0.0, min(1.0, 1 - gone / CHAPTER_OUT))

    @property
    def aloft(self) -> float:
        """How far it hangs above its place: 1 out of sight, 0 down. It falls faster and faster, and is drawn up again
        after a dip."""
        ms = self.t * self.total
        gone = ms - min(self.total - CHAPTER_OUT, self._left if self._left is not None else self.total)
        if gone > 0:
            part = min(1.0, gone / CHAPTER_OUT)
            return part * part * (1 + DIPS) - part * DIPS
        return 1 - min(1.0, ms / CHAPTER_IN) ** 2

    @staticmethod
    def _jolt(ms: float) -> float:
        """How far it is thrown down: by its own fall, and by its numeral's."""
        return DROPPED * jolted(ms - CHAPTER_IN) + STRUCK * jolted(ms - CHAPTER_IN - CHAPTER_STAMP)

    def paint(self, canvas: Canvas) -> None:
        """It lies over everything else of the table, the page that begins to turn included: see `draw`."""

    def draw(self, canvas: Canvas) -> None:
        """Dark all around, the plate over the middle of the book."""
        ms, share = self.t * self.total, self.shown
        if share <= 0:
            return
        canvas.dim(DIM * share)
        h = canvas.size[1]
        x = self.middle - self.plate.get_width() // 2
        y = (h - self.plate.get_height()) // 2
        y -= round(self.aloft * (y + self.plate.get_height())) - round(self._jolt(ms) * self.unit * self.shake)
        self._chains(canvas, x, y)
        canvas.blit(self.plate, (x, y))
        self.life.paint(canvas, (x, y), ms, 255)
        fall = (ms - CHAPTER_IN) / CHAPTER_STAMP
        if fall <= 0:
            return
        k = 1 + FALLS * (1 - EASES["inCubic"](min(1.0, fall)))
        shown = self.numeral if k <= 1.0 else pygame.transform.smoothscale_by(self.numeral, k)
        at = shown.get_rect(center=self.seat.move(x, y).center)
        canvas.blit(shown, at.topleft, alpha=round(255 * min(1.0, fall * 1.6)))

    def _chains(self, canvas: Canvas, x: int, y: int) -> None:
        """The two chains that it comes down on."""
        wide = self.plate.get_width()
        picture = chain(max(6, round(9 * self.unit)), canvas.size[1])
        long = y + round(self.plate.get_height() * SHELF)
        if long <= 0:
            return
        for aside in CHAINS:
            left = round(x + wide * aside - picture.get_width() / 2)
            canvas.blit(picture.subsurface(Rect(0, picture.get_height() - long, picture.get_width(), long)), (left, 0))


def jolted(since: float) -> float:
    """How far something on chains is thrown down so many milliseconds after a blow, -1 to 1."""
    if not 0 <= since < SWINGS:
        return 0.0
    return math.cos(since / SWINGS * 1.75 * math.tau) * (1 - since / SWINGS) ** 2


def chain(wide: int, high: int) -> Surface:
    """A brass chain so wide and high in pixels, its last link at the lower end; kept."""

    def paint() -> Surface:
        out, link = Surface((wide, high), pygame.SRCALPHA), round(wide * 1.5)
        for i, y in enumerate(range(high - link, -link, -round(link * 0.72))):
            room = Rect(0, y, wide, link) if i % 2 else Rect(wide // 3, y, max(2, wide // 3), link)
            pygame.draw.ellipse(
                out, INK, room.inflate(2, 2).clip(out.get_rect()), 0 if not i % 2 else max(3, wide // 3)
            )
            inner = room.inflate(-max(1, wide // 6), -max(1, wide // 6))
            pygame.draw.ellipse(out, GOLD[3] if i % 2 else GOLD[2], inner, 0 if not i % 2 else max(2, wide // 5))
        return out

    return materials.store.get(("chapter-chain", wide, high), paint)


class Chapters(SetPiece):
    """Announces the page that is about to be turned."""

    def __init__(self, table: BookTable, scenery: Scenery, monster: MonsterMotion) -> None:
        self.table, self.scenery, self.monster = table, scenery, monster
        self._made: dict[tuple[object, ...], object] = {}
        """Parts of the card that comes next, made ahead."""

    def prepare(self) -> None:
        """Ask for the card of the next round."""
        if self.table.unhurried and not self.table.theme.reduced_motion:
            ask(self.table.render, self.table.app.art, coming(self.table.render), 2)

    def announce(self, event: Event) -> float:
        """Show the card of a round before this event; how long it stands, in milliseconds at normal speed."""
        if event.type not in OPENS or not self.table.unhurried:
            return 0.0
        number = coming(self.table.render)
        if not 0 < number < len(ROMAN):
            return 0.0
        if self.table.theme.reduced_motion:
            name = self.table.render.words.monster(page_of(read(event)))
            self.table.director.show(self._line(f"{ROMAN[number]} \u00b7 {name}"), TOTAL, "linear")
            return float(CHAPTER_HOLD)
        card = self._card(number)
        if card is None:
            return 0.0
        card.total += ENTRANCE_PATIENCE if self.monster.awaits(event) else 0
        self.table.director.show(card, card.total, "linear")
        sounds, ms = self.table.app.sounds, float(CHAPTER_IN + CHAPTER_STAMP)
        self.table.director.sound(lambda: sounds.play("seal", 0.5), ms)
        for at, make in enumerate(self._meanwhile(event)):
            self.table.timeline.wait(MEANWHILE + APART * at, make)
        return float(CHAPTER_IN + CHAPTER_HOLD)

    def _meanwhile(self, event: Event) -> Sequence[Callable[[], None]]:
        """What is made for the next page while the card of its round is looked at, one after the other."""
        told = read_as(event, BookTurned)
        page, monster = told.page, told.monster
        return (
            lambda: self.monster.expect(monster),
            lambda: self.scenery.page_ahead(page),
            lambda: self.monster.foresee(monster),
            self.monster.foresee_more,
        )

    def notice(self, event: Event) -> None:
        """The page is turned: its card goes."""
        if event.type in OPENS:
            for effect in self.table.director.effects:
                if isinstance(effect, ChapterCard | Banner):
                    effect.leave()

    def paint(self, canvas: Canvas) -> None:
        """Draw the card, over whatever else is seen."""
        for effect in self.table.director.effects:
            if isinstance(effect, ChapterCard):
                effect.draw(canvas)

    def coming(self) -> Iterator[Callable[[], object]]:
        """What makes the card of the next round ahead, part by part."""
        number = coming(self.table.render)
        if 0 < number < len(ROMAN) and self.table.unhurried and not self.table.theme.reduced_motion:
            yield lambda: self._plate(number)
            yield lambda: self._numeral(number)
            yield lambda: self._life(number)

    def _card(self, number: int) -> ChapterCard | None:
        render, plate = self.table.render, self._plate(number)
        if plate is None:
            return None
        seat = self._place(NUMERAL, plate)
        unit, shake = render.layout.px(1.5, 1.0), self.table.theme.shake
        middle = over_book(render.layout, plate.get_width())
        return ChapterCard(plate, self._numeral(number), seat, unit, self._life(number), middle, shake)

    @staticmethod
    def _place(box: tuple[int, int, int, int], plate: Surface) -> Rect:
        k = plate.get_width() / PLATE[0]
        return Rect(*(round(side * k) for side in box))

    def _kept(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """A part of the card, made once for this round, size and language."""
        whole = (*key, plate_size(self.table.render), self.table.words.catalogue.lang)
        if whole not in self._made:
            self._made = {one: made for one, made in self._made.items() if one[1:] == whole[1:]}
            self._made[whole] = make()
        return self._made[whole]  # type: ignore[return-value]

    def _plate(self, number: int) -> Surface | None:
        """The plate with the words that tell the round; None while it is being drawn."""
        render = self.table.render
        plate = ask(render, self.table.app.art, number)
        return self._kept((id(plate), number), lambda: self._worded(plate, number)) if plate is not None else None

    def _worded(self, plate: Surface, number: int) -> Surface:
        render, drawn = self.table.render, plate.copy()
        style = Style(round(72 * plate.get_width() / PLATE[0]), mix(BONE, GOLD[0], 0.3), "title", align="center")
        words = render.words.t("prompts.status.round", round=number, n=len(ROMAN) - 1)
        draw_text(drawn, words, self._place(NAME, plate), style, valign="middle", where="chapter.round", wrap=False)
        return drawn

    def _numeral(self, number: int) -> Surface:
        wide = plate_size(self.table.render)[0]
        k = wide / PLATE[0]

        def paint() -> Surface:
            out = Surface((round(NUMERAL[2] * k), round(NUMERAL[3] * k)), pygame.SRCALPHA)
            gilded(out, ROMAN[number], out.get_rect(), round(128 * k), where="chapter.numeral")
            return out

        return self._kept(("numeral", number), paint)

    def _life(self, number: int) -> PlateLife:
        k = plate_size(self.table.render)[0] / PLATE[0]
        return self._kept(("life", number), lambda: PlateLife(number, k))

    def _line(self, words: str) -> Banner:
        render = self.table.render
        block = lay_out(words, Style(render.layout.text(40, 28), BONE, "title", align="center"))
        line = Surface(
            (block.size[0] + render.layout.px(90, 60), block.size[1] + render.layout.px(28, 18)), pygame.SRCALPHA
        )
        pill(line, line.get_rect(), INK, 240)
        block.draw(line, ((line.get_width() - block.size[0]) // 2, (line.get_height() - block.size[1]) // 2))
        centre = over_book(render.layout, line.get_width()), render.layout.areas["book"].center[1]
        return Banner(line, centre, 0.0, still=True, ms=float(TOTAL))
