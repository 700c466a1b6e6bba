"""The reading pane: one thing large beside the play, in the language of the table or in one of its own.

What can be read, how its page looks and where there is room for it is the game's (`Readings`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import Catalogue
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.focus import Focus
from scenes.kit.geometry import Box
from scenes.kit.note import Sizes
from scenes.kit.ornament import pill
from scenes.kit.text import Style, TermSpot
from scenes.kit.theme import GOLD, INK, LARGE_FROM, mix
from scenes.kit.thing import Thing
from scenes.shell.app import App
from scenes.table.sheets import CLOSE, cross

BUTTON = "button:pane-language"
LARGER = 1.3
"""How many times larger the button of the other language is with large letters: as its corner of the page allows."""
ALWAYS_ABOVE = 1.25
"""Above this text size the table shows icons, and the pane is always there."""
WHOLE_SHARE, WHOLE_ASPECT, SPREAD_ASPECT, SPREAD_MOST = 0.94, 0.72, 1.6, 0.86
"""How much of the window's height a page takes that is read as large as can be, and its width by its height; the same
of a page that lies, and how much of the window's width that takes at most."""


class Readings(Protocol):
    """A table as its reading pane sees it."""

    @property
    def app(self) -> App:
        """Whose languages there are."""

    @property
    def measures(self) -> Sizes:
        """How large things are in this window."""

    @property
    def focus(self) -> Focus:
        """The keyboard's place."""

    @property
    def busy(self) -> bool:
        """Something moves: what lay open stays, nothing else comes."""

    @property
    def pointed(self) -> str | None:
        """What the pointer is on, or else the focus where that is shown."""

    @property
    def prepared(self) -> str | None:
        """What is being paid for, which is read while nothing else that has something to say is pointed at."""

    def readable(self, name: str) -> bool:
        """Whether a thing has a page."""

    def lies(self, name: str) -> bool:
        """Whether a page that fills the window is wider than high."""

    def under(self, name: str | None) -> bool:
        """Whether the pane that is always there would lie on this thing, which is pointed at."""

    def rect(self, name: str) -> Rect | None:
        """Where a thing lies, None where it lies nowhere any more."""

    def beside(self, rect: Rect | None) -> Box:
        """Room for the page of a thing that lies there."""

    def parked(self, rect: Rect | None) -> Box:
        """The same for the pane that is always there."""

    def page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        """The page of a thing in the language of the pane; None for what has none (any more)."""

    @property
    def sharp(self) -> bool:
        """Whether the page that was asked for last has all its pictures, or none of them is being made any more: it is
        shown then, and never blurred before."""

    @property
    def terms(self) -> Sequence[TermSpot]:
        """The terms on the page that was asked for last, where they stand on it."""

    def speak(self, catalogue: Catalogue | None) -> None:
        """Pages are in this language from now on, None for that of the table."""

    def things(self) -> list[Thing]:
        """Everything that can be acted on."""

    def default_focus(self) -> str | None:
        """Where the focus goes when the page that filled the window is gone."""

    def redraw(self) -> None:
        """Ask for one frame."""


class ReadingPane:
    """`reading` is the id of the thing that lies open; `lang` a language of its own, None for that of the table."""

    def __init__(self, readings: Readings) -> None:
        self.readings = readings
        self.reading: str | None = None
        self.whole = False
        """What is read fills the window."""
        self.lang: str | None = None
        self.page_at: Rect | None = None
        """Where the page was drawn last; None where there is none."""
        self._last: str | None = None
        self.clear: Rect | None = None
        """What the pane that is always there keeps off: something is being read there."""

    @property
    def shown(self) -> str | None:
        """What the pane shows: what was opened; above 125 % text also what the pointer or the focus was on last."""
        readings = self.readings
        if self.reading is not None or readings.measures.text_scale <= ALWAYS_ABOVE or readings.busy:
            return self.reading
        name = readings.pointed
        if name is not None and readings.readable(name):
            self._last = name
        elif name is not None and readings.rect(name) is not None:
            self._last = readings.prepared  # a button, or an empty space: nothing stale stays beside it
        if self._last is None or readings.under(name):
            return None
        rect = readings.rect(self._last)
        covered = self.clear is not None and self.clear.colliderect(Rect(readings.parked(rect)))
        return self._last if rect is not None and not covered else None

    def open(self, name: str | None) -> None:
        """Read this thing; the same again, or large letters, fill the window with it; once more, or nothing readable,
        closes the pane."""
        readings = self.readings
        again = name is not None and name == self.reading and not self.whole
        new = name is not None and readings.readable(name) and name != self.reading
        self.reading = name if again or new else None
        self.whole = again or (new and readings.measures.text_scale >= LARGE_FROM)
        if self.whole or readings.focus.current in (CLOSE, BUTTON):
            readings.focus.sync(readings.things(), CLOSE if self.whole else readings.default_focus())

    def next_language(self) -> None:
        """The pane alone speaks the next language; the table keeps its own."""
        app = self.readings.app
        codes = [language.code for language in app.languages]
        now = self.lang or app.lang
        code = codes[(codes.index(now) + 1) % len(codes)] if now in codes else codes[0]
        self.lang = code if code != app.lang else None
        self.readings.speak(app.catalogue_of(self.lang) if self.lang is not None else None)
        self.readings.redraw()

    def things(self) -> list[Thing]:
        """The small button for the pane's language while the pane is open; one that closes what fills the window."""
        shown, app = self.shown, self.readings.app
        if shown is None:
            return []
        found = []
        if self.whole:
            found.append(Thing(CLOSE, "button", app.t("kit.button.close"), self._close(), zone="pane"))
        if len(app.languages) < 2 or (self.reading is None and self.readings.measures.text_scale >= LARGE_FROM):
            return found  # the button would lie on the end of what is being read
        label = f"{app.t('kit.button.language')}: {self._own_name()}"
        return [*found, Thing(BUTTON, "button", label, self._button(self._box(shown)), zone="pane")]

    def _close(self) -> Rect:
        box, side = self._box(self.shown or ""), self.readings.measures.px(44, 32)
        return Rect(box.right + side // 3, box.y, side, side)

    def _own_name(self) -> str:
        app = self.readings.app
        code = self.lang or app.lang
        return next((one.own_name for one in app.languages if one.code == code), code)

    def _button(self, box: Box) -> Rect:
        px, larger = self.readings.measures.px, self.readings.measures.text_scale >= LARGE_FROM
        made = Rect(0, 0, px(58, 42), px(36, 28)).scale_by(LARGER if larger else 1.0)
        if self.whole and larger:  # beside the page, whose last line it would hide
            made.bottomleft = (self._close().x, box.bottom)
            return made.clamp(Rect((0, 0), self.readings.measures.window))
        made.bottomright = (box.right - px(8, 6), box.bottom + px(18, 14))
        return made

    def _box(self, name: str) -> Box:
        readings = self.readings
        width, height = readings.measures.window
        if self.whole:
            h = round(height * WHOLE_SHARE)
            if readings.lies(name):
                w = min(round(width * SPREAD_MOST), round(h * SPREAD_ASPECT))
                return Box(0, 0, width, height).centered(w, round(w / SPREAD_ASPECT))
            return Box(0, 0, width, height).centered(min(width, round(h * WHOLE_ASPECT)), h)
        rect = readings.rect(name)
        box = readings.parked(rect) if self.reading is None else readings.beside(rect)
        return Box(box.x, box.y, box.w, box.h - readings.measures.px(20, 15))

    def covers(self, rect: Rect) -> bool:
        """Whether the page that lies open hides this area."""
        shown = self.shown
        return self.whole or (shown is not None and rect.colliderect(Rect(self._box(shown))))

    def paint(self, canvas: Canvas, hover: str | None) -> None:
        """The page, and the button below its corner."""
        shown, self.page_at = self.shown, None
        if shown is None:
            return
        if self.whole:
            canvas.dim(0.8)
        box = self._box(shown)
        picture = self.readings.page(shown, (box.w, box.h), whole=self.whole)
        if picture is None or not self.readings.sharp:
            return
        drawn = picture.get_bounding_rect()  # a card that is narrower than its room throws its own shadow
        shadow = Surface((drawn.w + 24, drawn.h + 24), pygame.SRCALPHA)
        materials.soft_shadow(shadow, Rect(8, 8, *drawn.size), 14)
        canvas.blit(shadow, (box.x + drawn.x - 8, box.y + drawn.y - 8))
        canvas.blit(picture, (box.x, box.y))
        self.page_at = Rect((box.x, box.y), picture.get_size())
        for thing in self.things():
            if thing.id == CLOSE:
                cross(canvas.surface, thing.rect, hover == CLOSE)
                canvas.mark(thing.rect)
            else:
                self._paint_button(canvas, thing, hover)

    def _paint_button(self, canvas: Canvas, thing: Thing, hover: str | None) -> None:
        pill(canvas.surface, thing.rect, mix(INK, GOLD[3], 0.45 if hover == BUTTON else 0.15), 245)
        pygame.draw.rect(canvas.surface, GOLD[2], thing.rect, 1, border_radius=thing.rect.h // 2)
        style = Style(self.readings.measures.text(17, 14), GOLD[1], bold=True, align="center")
        code = (self.lang or self.readings.app.lang).upper()
        draw_text(canvas.surface, code, thing.rect, style, valign="middle", where=BUTTON, wrap=False)
        canvas.mark(thing.rect.inflate(2, 2))
