"""The opening: what the book is, what comes out of it, how we win, how we lose, in four pictures on the book's pages.

It lies over whatever begins (the first lesson, or the first game of somebody who has done no lesson), once. The book
opens (`opening_book`), shows its pictures in turn, and all four can be read after two seconds; then what happens in
them happens, and the button lights up. The first press shows all of it, the next one puts it away, Escape at any time.
With less motion everything stands there from the beginning. The list of lessons shows it again.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.options import WHOLE
from scenes.bigbook.tutorial.opening_book import OPENS, OpeningBook
from scenes.kit import materials
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.ornament import gilded, glow
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK
from scenes.kit.widgets import Button
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

BEATS = ("book", "monsters", "win", "lose")
BEAT, RISE = 260.0, 360.0
"""Milliseconds from one picture to the next, and in which each fades in."""
STANDS = OPENS + BEAT * (len(BEATS) - 1) + RISE
"""From then on all four can be read."""
LIFE = 4_000.0
"""How long something happens in a picture, at its turn."""
ALIVE = {"monsters": STANDS, "lose": STANDS + LIFE}
"""The pictures in which something happens, and when that begins."""
ENDS = STANDS + LIFE * len(ALIVE)
PATIENCE = 1_500.0
"""No sheet comes up without its picture, unless that is still not there after so long."""
DEAF = 450.0
"""A second click of whoever opened it does not put it away."""
MONSTER, CURSES = "cover_1", ("w4", "e4", "f4")
CANDLES = ((0.045, 0.13), (0.085, 0.10), (0.925, 0.11), (0.96, 0.14))
"""Candles before the library: where they stand, as shares of the width, and how high, of the height."""
VEIL = 58
"""How much of the library is dark, of 255."""
STACK = 4
"""The highest of the drawn stacks of Madness; 0 is the empty saucer."""
QUIET = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)


def once(app: App, monsters: int = WHOLE) -> None:
    """Show the opening to whoever has neither seen it nor done a lesson. `monsters`: so many are still in the book."""
    profile = Profile(app.data)
    if not profile.opening and not profile.lessons:
        app.push(OpeningScene(app, monsters))
    profile.see_opening()


@dataclass(slots=True)
class Panel:
    """One of the four sheets: where its picture and its line stand."""

    name: str
    rect: Rect
    picture: Rect
    line: Rect


class OpeningScene(Form):
    """Four sheets that come up one after the other; at the end all of them lie there until a press."""

    name = "opening"
    modal = True
    veil = 0.0

    app: App

    def __init__(self, app: App, monsters: int = WHOLE, *, again: bool = False) -> None:
        super().__init__(app)
        self.monsters = monsters
        self.again = again
        """Shown once more from the list of lessons, to which it returns."""
        self.widgets = []
        self.room = Backdrop(app.art, app.theme, "menu")
        self.panels: list[Panel] = []
        self.ms = 0.0
        self._waited = 0.0
        self._sheets: dict[str, Surface] = {}
        self._title = Rect(0, 0, 0, 0)
        self.book: OpeningBook | None = None
        """The book on whose pages they stand, where there is room for it."""

    @property
    def calm(self) -> bool:
        """Everything at once, nothing moves."""
        return self.theme.reduced_motion or self.app.speed == 0

    @property
    def hides(self) -> bool:
        return True

    @property
    def stands(self) -> bool:
        """Whether all four pictures can be read."""
        return self.calm or self.ms >= STANDS

    @property
    def over(self) -> bool:
        """Whether all four lie there and nothing moves any more."""
        return self.calm or self.ms >= ENDS

    @property
    def animating(self) -> bool:
        return not self.over

    def heading(self) -> str:
        return self.app.t("bigbook.lessons.ui.opening.title")

    def passages(self) -> Sequence[Passage]:
        return [Passage(one.name, self._words(one)) for one in self.panels]

    def _words(self, panel: Panel) -> str:
        return self.app.t(f"bigbook.lessons.ui.opening.{panel.name}", n=self.monsters)

    def default_focus(self) -> str | None:
        return "button:begin"

    def progress(self) -> object:
        return self.stands

    # places

    def layout(self) -> None:
        self._sheets.clear()
        self.book = None
        w, h = self.app.size
        self.room.place((w, h), [(round(w * x), h - self.theme.px(8), round(h * high)) for x, high in CANDLES])
        if self.theme.layout.column:
            self.in_column(self._below, sheet=False)
        else:
            self._beside()
        self._complete()

    def _below(self, column: Column) -> None:
        """Two sheets beside each other, and two below them."""
        size = self.theme.text(34)
        title = self.app.t("bigbook.lessons.ui.opening.title")
        self._title = column.take(column.tall(title, Style(size, face="title")) + self.theme.px(20))
        self.panels, pad = [], self.theme.px(11)
        for name, rect in zip(BEATS, column.grid(len(BEATS), 290, 500, 14), strict=True):
            self.panels.append(self._panel_at(name, rect, pad))
        self._begin(column.row(60))

    @staticmethod
    def _panel_at(name: str, rect: Rect, pad: int) -> Panel:
        """One of the sheets, its picture above its line, `pad` pixels within its edge."""
        inner = rect.inflate(-2 * pad, -2 * pad)
        picture = Rect(inner.x, inner.y, inner.w, min(round(inner.h * 0.56), round(inner.w * 0.92)))
        line = Rect(inner.x, picture.bottom + pad // 2, inner.w, inner.bottom - picture.bottom - pad // 2)
        return Panel(name, rect, picture, line)

    def _begin(self, place: Rect) -> None:
        words = self.app.t("kit.button.back" if self.again else "bigbook.lessons.ui.opening.begin")
        self.widgets = [Button("button:begin", place, words, action=self.away, primary=self.stands)]

    def _beside(self) -> None:
        w, h = self.app.size
        px, full = self.theme.px, self.theme.layout.full
        gap, side = px(22 if full else 14), px(60 if full else 34)
        width = min((w - 2 * side - 3 * gap) // 4, px(440 if full else 300))
        high = min(h - px(250 if full else 176), round(width * (1.7 + 0.3 * (self.theme.text_scale - 1))))
        left = (w - 4 * width - 3 * gap) // 2
        top = (h - high) // 2
        self._title = Rect(left, top - px(116 if full else 80), 4 * width + 3 * gap, px(84 if full else 60))
        pad = px(18 if full else 11)
        self.panels = []
        for number, name in enumerate(BEATS):
            self.panels.append(self._panel_at(name, Rect(left + number * (width + gap), top, width, high), pad))
        room = Rect(left, top, 4 * width + 3 * gap, high).inflate(2 * px(26 if full else 15), 2 * px(14 if full else 8))
        self.book = OpeningBook(room.inflate(room.w % 2, 0), px(14 if full else 9))
        button = Rect(0, 0, px(360 if full else 250), px(72 if full else 52))
        button.midtop = (w // 2, top + high + px(38 if full else 22))
        self._begin(button)

    def _complete(self) -> bool:
        """Ask for everything that will be shown; whether all of it is there."""
        art = self.app.art
        found = [art.get(*self._wanted(panel), 0) for panel in self.panels]
        monsters, lose = (next(panel.picture for panel in self.panels if panel.name == name) for name in ALIVE)
        found += [art.get("curses", f"{name}_tile", (_side(monsters), _side(monsters)), 1) for name in CURSES]
        token, pile = round(_side(monsters) * 0.5), _pile(lose)
        found += [art.get("tokens", "invocation", (token, token), 1)]
        found += [art.get("table", f"madness_stack_{step}", (pile, pile), 1) for step in range(STACK + 1)]
        if self.book is not None:
            found.append(art.get("covers", MONSTER, self.book.size, 0))
        return all(found)

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        veil = Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((12, 6, 14, VEIL))
        surface.blit(veil, (0, 0))
        size = self.theme.text(48 if self.theme.layout.full else 34)
        gilded(surface, self.app.t("bigbook.lessons.ui.opening.title"), self._title, size, where="opening.title")

    def art_arrived(self) -> None:
        self._sheets.clear()
        super().art_arrived()

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        if self.book is not None:
            cover = self.app.art.get("covers", MONSTER, self.book.size, 0)
            self.book.paint(canvas, math.inf if self.calm else self.ms, cover)
        for number, panel in enumerate(self.panels):
            since = math.inf if self.calm else self.ms - OPENS - number * BEAT
            if since > 0:
                self._panel(canvas, panel, since)
        super().paint(canvas)

    def _panel(self, canvas: Canvas, panel: Panel, since: float) -> None:
        share = min(1.0, since / RISE)
        share = 1 - (1 - share) ** 3
        drop = 0 if self.calm else round((1 - share) * self.theme.px(26))
        shadow = self.theme.px(10)
        canvas.blit(self._sheet(panel), (panel.rect.x - shadow, panel.rect.y - shadow + drop), alpha=round(255 * share))
        if self.stands and panel.name in ALIVE:
            t = 1.0 if self.calm else max(0.0, min(1.0, (self.ms - ALIVE[panel.name]) / LIFE))
            self._alive(canvas, panel, t)

    def _sheet(self, panel: Panel) -> Surface:
        """The sheet with its picture and its line."""
        if panel.name not in self._sheets:
            shadow = self.theme.px(10)
            out = materials.parchment(panel.rect.size, seed=len(panel.name), shadow=shadow, ragged=False).copy()
            move = (shadow - panel.rect.x, shadow - panel.rect.y)
            room = panel.picture.move(move)
            self._picture(out, panel, room)
            out.set_clip(None)
            pygame.draw.rect(out, INK, room.inflate(4, 4), 3)
            pygame.draw.rect(out, GOLD[2], room.inflate(0, 0), 1)
            style = Style(self.theme.text(30 if self.theme.layout.full else 22), INK, align="center")
            line = panel.line.move(move)
            draw_text(out, self._words(panel), line, style, valign="middle", where=f"opening.{panel.name}")
            self._sheets[panel.name] = out
        return self._sheets[panel.name]

    def _wanted(self, panel: Panel) -> tuple[str, str, tuple[int, int]]:
        """The picture of a sheet: its kind, its name, the room it is fitted into."""
        room = panel.picture
        if panel.name == "book":
            return "covers", MONSTER, (round(room.w * 0.94), round(room.h * 0.94))
        if panel.name == "monsters":
            return "monsters", MONSTER, (room.w, room.w)
        return "ui", "victory" if panel.name == "win" else "defeat", (room.h * 16 // 9, room.h)

    def _picture(self, out: Surface, panel: Panel, room: Rect) -> None:
        pygame.draw.rect(out, (34, 18, 28), room)
        out.set_clip(room)
        found = self.app.art.get(*self._wanted(panel), 0)
        if panel.name == "book":
            shine = glow(room.w // 2, GOLD[2], 0.8)
            out.blit(shine, shine.get_rect(center=room.center), special_flags=pygame.BLEND_RGB_ADD)
        if found is None:
            return
        if panel.name == "book":
            out.blit(found, found.get_rect(center=room.center))
        elif panel.name == "monsters":
            out.blit(found, room, Rect(0, 0, room.w, room.h))
        else:
            middle = 0.34 if panel.name == "win" else 0.31
            left = max(0, min(round(found.get_width() * middle) - room.w // 2, found.get_width() - room.w))
            out.blit(found, room, Rect(left, 0, room.w, room.h))

    def _alive(self, canvas: Canvas, panel: Panel, t: float) -> None:
        """What happens in a picture; `t` from 0 to 1, its end is how it stays."""
        room = panel.picture
        if panel.name == "monsters":
            self._curses(canvas, room, t)
        elif panel.name == "lose":
            self._stack(canvas, room, t)

    def _curses(self, canvas: Canvas, room: Rect, t: float) -> None:
        """Three curses come down on the track, and the marker walks towards them."""
        side = _side(room)
        for number, name in enumerate(CURSES):
            share = max(0.0, min(1.0, t * 5 - number * 0.7))
            picture = self.app.art.get("curses", f"{name}_tile", (side, side))
            if picture is None or share <= 0:
                continue
            x = room.x + 6 + number * (side + 6) + (side - picture.get_width()) // 2
            y = room.bottom - 6 - picture.get_height() - round((1 - share) ** 2 * room.h * 0.2)
            canvas.blit(picture, (x, y), alpha=round(255 * share))
            frame = Rect(x, y, *picture.get_size())
            if share >= 1.0 and number == 0 and t >= 0.9:
                pygame.draw.rect(canvas.surface, CRIMSON, frame, 3, border_radius=4)
                canvas.mark(frame)
        walk = max(0.0, min(1.0, (t - 0.5) / 0.4))
        token = round(side * 0.5)
        mark = self.app.art.get("tokens", "invocation", (token, token))
        if mark is not None and t > 0.4:
            x = room.x + 6 + side // 2 - token // 2 - round((1 - walk) * side * 0.45)
            hop = round(math.sin(math.pi * walk) * token * 0.5)
            canvas.blit(mark, (x, room.bottom - 6 - side - token // 3 - hop))

    def _stack(self, canvas: Canvas, room: Rect, t: float) -> None:
        """The stack of Madness runs out."""
        side = _pile(room)
        step = max(0, STACK - math.floor(t * (STACK + 1)))
        pile = self.app.art.get("table", f"madness_stack_{step}", (side, side))
        if pile is not None:
            canvas.blit(pile, pile.get_rect(bottomright=(room.right - 4, room.bottom - 4)).topleft)

    # life

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()
        if not self.over:
            self.redraw()
        if self.calm or self.ms > 0 or self._waited >= PATIENCE or self._complete():
            self._at(self.ms + dt)
        else:
            self._waited += dt

    def _at(self, ms: float) -> None:
        """So many milliseconds after the beginning: the button lights up when the pictures stand."""
        self.ms = ms
        for button in self.widgets:
            if isinstance(button, Button) and button.primary != self.stands:
                button.primary = self.stands
                self.redraw()

    def away(self) -> None:
        """Put it away."""
        if self.app.top is self:
            self.app.pop()

    def back(self) -> None:
        self.away()

    def pressed(self) -> None:
        """All four pictures and what happens in them are shown at once; when they stand there, they are put away."""
        if self.stands:
            self.away()
        else:
            self._at(ENDS)
            self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        awake = self.app.speed == 0 or self.ms >= DEAF
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 3):
            if awake:
                self.pressed()
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.away()
            return True
        if event.type == pygame.KEYDOWN and self._plain(event):
            if awake:
                self.pressed()
            return True
        return super().handle(event)

    def _plain(self, event: pygame.event.Event) -> bool:
        """A key that means nothing in particular; function keys and chords keep their meaning."""
        chord = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT)
        function = pygame.K_F1 <= event.key <= pygame.K_F12
        return not chord and not function and event.key not in QUIET


def _side(room: Rect) -> int:
    """How large a curse lies in a picture of that room."""
    return (room.w - 4 * 6) // 3


def _pile(room: Rect) -> int:
    """How large the stack of Madness stands in a picture of that room."""
    return round(min(room.w, room.h) * 0.46)
