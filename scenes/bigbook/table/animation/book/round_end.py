"""The climax of a round, step by step: judgment, bonus or failure, the new monster, its curses.

Each step is a sheet over the book, held until it can be read; a click or Space goes on to the next step. The ribbon of
the turn is read before the first of them. At the two fast speeds nothing is held up, at speed 0 nothing is shown.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import page_of, read
from game.core.engine.event import Event
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.fullscreen_effects import RIBBON_MS, RibbonTime
from scenes.bigbook.table.animation.magicians.hero_portraits import alive, beneath, hero_size
from scenes.bigbook.table.animation.timings import (
    BONUS_READ,
    ENTRANCE,
    FAILURE_LEAST,
    FAILURE_READ,
    LEAF_DOWN,
    MOTIONS,
    STAMP_FALLS,
    STAMPED,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book as book_view
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.fit import fit
from scenes.kit.geometry import Box
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, Colour
from scenes.kit.tween import Tween
from scenes.table.motion.blows import Fragments, fragments
from scenes.table.motion.particles import Piece
from scenes.table.set_pieces import SetPiece
from scenes.table.timing import READ_MIN, reading_time

PARTS = frozenset({"bonus_began", "failure_began", "arrival_began"})
"""A part of a page speaks: its sentence is held up."""
CLIMAX = PARTS | {"page_turned", "book_opened"}
"""With one of these ahead, the ribbon of the turn is read to its end first."""
LOOK_AT_PAGE = 500.0
"""Milliseconds for the face of a new monster before it does anything."""
UP, AWAY = 220.0, 160.0
DIM = 0.55
PAD = (24, 16)
PAGE_GROWS, ACROSS = 1.3, 0.6
"""How much wider than its page a sheet may be, and how wide the words on one for larger letters, as a share of the
window's width."""
EDGE = 8
"""How near a sheet comes to the edges of the window, in pixels."""
SWELLS = 0.15
"""How much the picture of a Bonus swells."""
FALLS = 1.9
"""How large the word of a Failure is when it begins to fall."""
CUT_UP = 600.0
"""Milliseconds after which the sheet of a Failure is cut, while it is read."""


def sheet_room(render: RenderContext) -> int:
    """How wide the picture of a sheet is, in pixels, and the words where letters are no larger than it bears."""
    right = book_pages(render.layout)[1]
    width = min(round(right.w * min(PAGE_GROWS, render.layout.text_scale)), render.layout.window[0] - 40)
    return width - 2 * render.layout.px(*PAD)


def words_room(render: RenderContext) -> int:
    """How wide the words of a sheet are, in pixels: larger letters than a page bears get a sheet across the table."""
    if render.layout.text_scale <= PAGE_GROWS:
        return sheet_room(render)
    return max(sheet_room(render), round(render.layout.window[0] * ACROSS))


def free_height(render: RenderContext, watched: bool) -> int:
    """How high a sheet may be, in pixels: down to the heads of those who watch, if anybody does."""
    window = render.layout.window
    if not watched:
        return window[1] - 2 * EDGE
    count = len(alive(render))
    size = hero_size(window, count)
    return round(min(y for _, y in beneath(render.layout, count, size)) - size[1] / 2) - 2 * EDGE


class Climax(SetPiece):
    """The sheet that is held up now, if any. `up` is how far it has come."""

    def __init__(self, table: BookTable, ribbon: RibbonTime) -> None:
        self.table, self.ribbon = table, ribbon
        self.sheet: Surface | None = None
        self.up = 0.0
        self._at = (0, 0)
        self._lit: tuple[Rect, ...] = ()
        self._tween: Tween | None = None
        self.failing = False
        """A Failure is held up."""
        self.taken: Callable[[], bool] = lambda: False
        """Whether the sheet of a Failure is carried off by something else, which tears it (`tear`)."""
        self._drawn: tuple[Surface, tuple[int, int]] | None = None
        """The picture on the sheet, and where it lies there."""
        self._swell = 0.0
        self._stamp: tuple[Surface, tuple[int, int]] | None = None
        """The word that falls on the sheet of a Failure, and where its middle will be."""
        self._fallen = 1.0
        self._cut: Fragments | None = None
        """The sheet in pieces, made while it is read."""

    def linger(self, event: Event) -> float:
        """How long this event is held for reading after its movement, in milliseconds at normal speed."""
        director = self.table.director
        if not self.table.unhurried:
            return 0.0
        if event.type == "turn_began" and director.ahead(CLIMAX):
            lead = MOTIONS["turn_began"].reduced if director.reduced else MOTIONS["turn_began"].lead
            return max(0.0, self.ribbon.ms - lead - self._judged_meanwhile())
        if event.type in ("page_turned", "book_opened") and not (director.reduced or self.table.theme.high_contrast):
            return ENTRANCE - (LEAF_DOWN if event.type == "page_turned" else 0.0)
        if event.type == "page_turned":
            return LOOK_AT_PAGE
        if event.type in PARTS or self._last_laid(event):
            read = float(reading_time(sum(len(part) for part in self._words(event))))
            if event.type == "failure_began" and not director.reduced:
                # The movement before it, and the leap and the laughter at its end, are time to read as well.
                return max(FAILURE_LEAST, read - FAILURE_READ)
            return max(float(READ_MIN), read - BONUS_READ) if event.type == "bonus_began" else read
        return 0.0

    def _judged_meanwhile(self) -> float:
        """How long the ribbon of a turn still stands when the marker sets out to a page that is judged (ms): not where
        the ribbon tells what has happened."""
        director = self.table.director
        seen = next((event.type for event in director.coming if event.type in MOTIONS), "")
        told = self.ribbon.ms > RIBBON_MS
        return 0.0 if director.reduced or told or seen != "marker_moved" else float(MOTIONS[seen].ms)

    def _last_laid(self, event: Event) -> bool:
        return event.type == "curse_laid" and self.table.director.following != "curse_laid"

    def notice(self, event: Event) -> None:
        """An event is being shown: its sheet rises, or the sheet of what was before goes."""
        spoken = event.type in PARTS or self._last_laid(event)
        if spoken and self.table.unhurried and self.table.director.now is event:
            self._rise(event)
        elif self.sheet is not None:
            self.leave()

    @property
    def dark(self) -> bool:
        """A sheet is held up to be read."""
        return self.up > 0.0

    def settle(self, source: str = "") -> None:
        """A decision stands there: the sheet goes."""
        self.leave()

    def gives_way(self) -> None:
        """The card of a round is held up: the sheet of what was before goes."""
        self.leave()

    def leave(self) -> None:
        """The sheet goes; what follows is seen."""
        if self.sheet is None or self.table.app.speed == 0:
            self.clear()
            return
        if self.failing and self.taken():
            return
        self._go()

    def _go(self, ms: float = AWAY) -> None:
        self.failing = False
        start = self.up

        def step(t: float) -> None:
            self.up = start * (1 - t)

        self._run(ms, step, self.clear)

    def clear(self) -> None:
        """Nothing is held up."""
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        self.sheet, self.up, self._tween = None, 0.0, None
        self.failing, self._swell, self._cut = False, 0.0, None

    # what happens to the sheet

    @property
    def place(self) -> Rect | None:
        """Where the sheet lies on the screen."""
        return Rect(self._at, self.sheet.get_size()) if self.sheet is not None else None

    @property
    def picture(self) -> Rect | None:
        """Where the picture on it lies on the screen."""
        if self.sheet is None or self._drawn is None:
            return None
        art, at = self._drawn
        return art.get_rect(topleft=at).move(self._at)

    @property
    def art(self) -> Surface | None:
        """The picture on it."""
        return self._drawn[0] if self.sheet is not None and self._drawn is not None else None

    @property
    def swollen(self) -> float:
        """How large the picture on the sheet is seen: 1 at rest."""
        return 1.0 + self._swell

    def swell(self, ms: float) -> None:
        """The picture swells once."""

        def step(t: float) -> None:
            self._swell = SWELLS * math.sin(math.pi * min(1.0, t))

        self.table.timeline.run(ms, step, "linear")

    def tear(self, unit: float, life: float, dark: float = AWAY) -> list[Piece]:
        """The sheet is no more: its pieces, thrown aside, each for about `life` milliseconds; the dark about it lifts
        in `dark` milliseconds."""
        place, cut = self.place, self._cut
        if place is None or self.up <= 0 or cut is None:
            self._go()
            return []
        self.sheet, out, rng = None, [], random.Random(11)
        for image, (x, y) in cut.parts:
            dx, dy = (x - place.w / 2) / (place.w / 2), (y - place.h / 2) / (place.h / 2)
            force = rng.uniform(0.7, 1.3) * unit
            way = dx * 620 * force, (dy * 320 - 360) * force
            turn, long = rng.uniform(-240, 240), life * rng.uniform(0.8, 1.1)
            out.append(Piece(image, place.x + x, place.y + y, *way, turn, 1500 * unit, long))
        self._go(dark)
        return out

    def _cut_up(self) -> None:
        """Cut the sheet while it is read; what is stamped on it lies there by then."""
        if self.sheet is not None and self.failing and not self.table.theme.reduced_motion:
            whole = self.sheet.copy()
            if self._stamp is not None:
                whole.blit(self._stamp[0], self._stamp[0].get_rect(center=self._stamp[1]))
            self._cut = fragments(whole, CRIMSON, 5, rays=7, rings_at=(0.0, 0.55, 1.7))

    def _rise(self, event: Event) -> None:
        self.clear()
        self._make(event)
        self.failing = event.type == "failure_began"

        def step(t: float) -> None:
            self.up = t

        self._run(UP, step, None)
        if self._stamp is not None:
            self._fall()

    def _fall(self) -> None:
        """The word falls on the sheet, and the sheet is cut while it is read."""
        self._fallen = 0.0

        def step(t: float) -> None:
            self._fallen = t

        self.table.timeline.run(STAMP_FALLS, step, "inCubic", STAMPED - STAMP_FALLS)
        self.table.timeline.wait(CUT_UP, self._cut_up)

    def _run(self, ms: float, step: Callable[[float], None], done: Callable[[], None] | None) -> None:
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        self._tween = self.table.timeline.run(ms, step, "outCubic", 0.0, done)

    # the sheet

    def _words(self, event: Event) -> tuple[str, str]:
        """Its heading and its sentence."""
        words = self.table.words
        if event.type == "curse_laid":
            curses = [one for one in self.table.render.model.curses if not one.applied]
            lines = [
                f"[b]{words.curse(one.id)}[/b]: " + " ".join(f"{n}\u00a0[{e}]" for e, n in one.cost.items() if n)
                for one in curses
            ]
            return words.t("prompts.now.curses"), "\n".join(lines)
        part = event.type.removesuffix("_began")
        page = page_of(read(event))
        # The log tells what was; this sheet says what is happening now.
        title = (
            words.t("log.arrival_began", monster=words.monster_noun(page))
            if part == "arrival"
            else words.t(f"prompts.now.{part}")
        )
        return title, words.page_text(page, part)

    def _make(self, event: Event) -> None:
        render = self.table.render
        left, right = book_pages(render.layout)
        ink: Colour = {"bonus_began": GREEN_INK, "failure_began": CRIMSON}.get(event.type, INK)
        title, text = self._words(event)
        pad, room, gap = render.layout.px(*PAD), words_room(render), render.layout.px(12, 8)
        width = room + 2 * pad
        large = render.layout.text_scale > PAGE_GROWS
        watched = (
            large and event.type != "arrival_began" and self.table.unhurried and not self.table.theme.reduced_motion
        )
        most = free_height(render, watched)
        free = most - 2 * pad - 2 * gap
        art = self._art(event, sheet_room(render))
        head = lay_out(title, Style(render.layout.text(30, 21), ink, "title", align="center"), room)
        style = Style(render.layout.text(23, 17), INK, align="center", bold_colour=CRIMSON)
        body = lay_out(text, style, room)
        if large and art is not None and head.size[1] + body.size[1] + art.get_height() + gap > free:
            art = None  # in large letters the words come first
        if large and head.size[1] + body.size[1] > free:
            floor = render.layout.px(23, 17)
            body = fit(text, style, (room, free - head.size[1]), floor=floor, report=False)
        height = 2 * pad + head.size[1] + 2 * gap + body.size[1] + (art.get_height() + gap if art else 0)
        sheet = parchment((width, height), 17)
        y = pad
        self._stamp = None
        if event.type == "failure_began" and not self.table.theme.reduced_motion:
            self._stamp = stamped(head, room), (width // 2, y + head.size[1] // 2)
        else:
            head.draw(sheet, (pad, y))
        y += head.size[1] + gap
        materials.rule(sheet, pad, width - pad, y)
        y += gap
        beside = (width - art.get_width()) // 2 if art is not None else 0
        self._drawn = (art, (beside, y)) if art is not None else None
        if art is not None:
            sheet.blit(art, (beside, y))
            y += art.get_height() + gap
        body.draw(sheet, (pad, y))
        materials.ornate(sheet, sheet.get_rect(), 8, CRIMSON if event.type == "failure_began" else GOLD[2])
        book = render.layout.areas["book"]
        middle = right.x + right.w // 2  # the monster is seen to leave beside it
        x = min(max(EDGE, middle - width // 2), render.layout.window[0] - width - EDGE)
        y = min(max(EDGE, book.center[1] - height // 2), most + EDGE - height)
        self.sheet, self._at = sheet, (x, y)
        controls = map(Rect, render.layout.controls)
        shown = tuple(self._curses()) if event.type == "curse_laid" else (Rect(left),)
        self._lit = (*controls, *shown)

    def _art(self, event: Event, width: int) -> Surface | None:
        """The picture of the bonus or the failure."""
        if event.type not in ("bonus_began", "failure_began"):
            return None
        return book_view.vignette(self.table.render, page_of(read(event)), event.type.removesuffix("_began"), width)

    def _curses(self) -> list[Rect]:
        places = self.table.render.places
        return [Rect(places.curse(curse.id)) for curse in self.table.render.model.curses]

    def paint(self, canvas: Canvas) -> None:
        """The sheet, the world dark around it; it rises a little, under reduced motion it only appears."""
        if self.up <= 0.0:
            return
        canvas.dim(DIM * self.up, self._lit)
        if self.sheet is None:  # it has been torn
            return
        rise = 0 if self.table.theme.reduced_motion else round((1 - self.up) * self.table.render.layout.px(40, 28))
        x, y = self._at
        box = Box(x, y + rise, *self.sheet.get_size())
        shadow = materials.store.get(("sheet-shadow", box.w, box.h), lambda: _shadow((box.w, box.h)))
        alpha = round(255 * self.up)
        canvas.blit(shadow, (box.x - 8, box.y - 8), alpha=alpha)
        canvas.blit(self.sheet, (box.x, box.y), alpha=alpha)
        self._over(canvas, (box.x, box.y))

    def _over(self, canvas: Canvas, at: tuple[int, int]) -> None:
        """What moves on the sheet: a picture that swells, a word that falls."""
        if self._drawn is not None and self._swell > 0.01:
            art, place = self._drawn
            centre = art.get_rect(topleft=place).move(at).center
            canvas.blit_rot(art, centre, 0.0, 1 + self._swell)
        if self._stamp is not None and self._fallen > 0.0:
            word, (x, y) = self._stamp
            canvas.blit_rot(word, (at[0] + x, at[1] + y), 5 * (1 - self._fallen), FALLS - (FALLS - 1) * self._fallen)


def _shadow(size: tuple[int, int]) -> Surface:
    out = Surface((size[0] + 24, size[1] + 24)).convert_alpha()
    out.fill((0, 0, 0, 0))
    materials.soft_shadow(out, Rect(8, 8, *size), 14)
    return out


def stamped(head: TextBlock, width: int) -> Surface:
    """A word that is set in the middle of so many pixels, as a stamp: within a double rim of its ink."""
    out = Surface((width, head.size[1]), pygame.SRCALPHA)
    head.draw(out, (0, 0))
    wide = out.get_bounding_rect().inflate(36, 14)
    stamp = Surface(wide.size, pygame.SRCALPHA)
    stamp.blit(out, (-wide.x, -wide.y))
    pygame.draw.rect(stamp, CRIMSON, stamp.get_rect(), 3, border_radius=6)
    pygame.draw.rect(stamp, CRIMSON, stamp.get_rect().inflate(-10, -10), 1, border_radius=4)
    return with_margin(pygame.transform.rotozoom(stamp, 3, 1.0))
