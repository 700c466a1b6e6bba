"""The card of a round: before its page is turned, a plate with its number; the numeral wakes its eye, which opens wider
with every round (`chapter_plate`). Who comes is not said before it is seen.

A click or Space goes on to the page. At the two fast speeds and at speed 0 there is none; under reduced motion a line
of words stands there instead.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import page_of, read
from game.core.engine.event import Event
from scenes.bigbook.table.animation.chapter_plate import PlateLife
from scenes.bigbook.table.animation.timings import (
    CHAPTER_HOLD,
    CHAPTER_IN,
    CHAPTER_OUT,
    CHAPTER_STAMP,
    ENTRANCE_PATIENCE,
)
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.ornament import gilded, pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.tween import EASES
from scenes.table.effects import Banner

OPENS = frozenset({"page_turned", "book_opened"})
ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
PLATE = (1000, 500)
"""The picture of the plate; places below are in its units."""
NUMERAL, NAME = (360, 206, 280, 136), (110, 334, 780, 96)
DIM = 0.7
WIDTH = 0.58
"""The share of the window's width that the plate takes."""
TOTAL = CHAPTER_IN + CHAPTER_HOLD + CHAPTER_OUT
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
    rise: int
    life: PlateLife
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

    def paint(self, canvas: Canvas) -> None:
        """It lies over everything else of the table, the page that begins to turn included: see `draw`."""

    def draw(self, canvas: Canvas) -> None:
        """Dark all around, the plate in the middle."""
        ms, share = self.t * self.total, self.shown
        if share <= 0:
            return
        canvas.dim(DIM * share)
        w, h = canvas.size
        x = (w - self.plate.get_width()) // 2
        y = (h - self.plate.get_height()) // 2 + round((1 - EASES["outCubic"](min(1.0, ms / CHAPTER_IN))) * self.rise)
        alpha = round(255 * share)
        canvas.blit(self.plate, (x, y), alpha=alpha)
        self.life.paint(canvas, (x, y), ms, alpha)
        fall = (ms - CHAPTER_IN) / CHAPTER_STAMP
        if fall <= 0:
            return
        k = 1 + FALLS * (1 - EASES["inCubic"](min(1.0, fall)))
        shown = self.numeral if k <= 1.0 else pygame.transform.smoothscale_by(self.numeral, k)
        at = shown.get_rect(center=self.seat.move(x, y).center)
        canvas.blit(shown, at.topleft, alpha=round(alpha * min(1.0, fall * 1.6)))


class Chapters:
    """Announces the page that is about to be turned."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.waits: Callable[[Event], bool] = lambda event: False
        """Whether what comes with the page is still being made: then its card may have to stand longer."""

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
        card.total += ENTRANCE_PATIENCE if self.waits(event) else 0
        self.table.director.show(card, card.total, "linear")
        sounds, ms = self.table.app.sounds, float(CHAPTER_IN + CHAPTER_STAMP)
        self.table.director.sound(lambda: sounds.play("seal", 0.5), ms)
        return float(CHAPTER_IN + CHAPTER_HOLD)

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

    def _card(self, number: int) -> ChapterCard | None:
        render = self.table.render
        plate = ask(render, self.table.app.art, number)
        if plate is None:
            return None
        k = plate.get_width() / PLATE[0]
        seat, room = (Rect(*(round(side * k) for side in box)) for box in (NUMERAL, NAME))
        drawn = plate.copy()
        style = Style(round(72 * k), mix(BONE, GOLD[0], 0.3), "title", align="center")
        words = render.words.t("prompts.status.round", round=number, n=len(ROMAN) - 1)
        draw_text(drawn, words, room, style, valign="middle", where="chapter.round", wrap=False)
        numeral = Surface(seat.size, pygame.SRCALPHA)
        gilded(numeral, ROMAN[number], numeral.get_rect(), round(128 * k), where="chapter.numeral")
        return ChapterCard(drawn, numeral, seat, render.layout.px(40, 28), PlateLife(number, k))

    def _line(self, words: str) -> Banner:
        render = self.table.render
        block = lay_out(words, Style(render.layout.text(40, 28), BONE, "title", align="center"))
        line = Surface(
            (block.size[0] + render.layout.px(90, 60), block.size[1] + render.layout.px(28, 18)), pygame.SRCALPHA
        )
        pill(line, line.get_rect(), INK, 240)
        block.draw(line, ((line.get_width() - block.size[0]) // 2, (line.get_height() - block.size[1]) // 2))
        centre = (render.layout.window[0] // 2, render.layout.areas["book"].center[1])
        return Banner(line, centre, 0.0, True, float(TOTAL))
