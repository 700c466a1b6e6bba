"""The opening: what the book is, what comes out of it, how we win, how we lose, in four pictures in a book.

It lies over whatever begins (the first lesson, or the first game of somebody who has done no lesson), once. The book
opens (`opening_book`) on a large picture with its words beside it (`opening_leaves`); what happens in it happens, the
leaf goes over to the next. At the end all four lie in a row (`opening_sheets`), and the button lights up. A press
hurries to the next picture, and puts the row away; on the button it shows the row at once; Escape goes back to where
one came from. With less motion the row stands there from the beginning, with large letters as a column that whatever
goes on pages through. The list of lessons shows it again.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.options import WHOLE
from scenes.bigbook.tutorial.opening_acts import ACTS
from scenes.bigbook.tutorial.opening_book import OPENS, TURNS, OpeningBook
from scenes.bigbook.tutorial.opening_leaves import Leaf
from scenes.bigbook.tutorial.opening_sheets import LANDS, Panel, Sheet
from scenes.bigbook.tutorial.opening_stage import HOLD, Act, Cue, OpeningStage
from scenes.book.page_turn import LEAF_LANDS
from scenes.kit.canvas import Canvas
from scenes.kit.column import EDGE, Column
from scenes.kit.drawing.backdrop import DESK, Backdrop
from scenes.kit.form import Form
from scenes.kit.ornament import gilded
from scenes.kit.scene import WALKS
from scenes.kit.speech import Passage
from scenes.kit.text import Style, layout
from scenes.kit.widgets import Button
from scenes.shell.events.viewport import READS
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

BEATS = ("book", "monsters", "win", "lose")
STAYS = {"book": 2600.0, "monsters": 3200.0, "win": 2550.0, "lose": 2600.0}
"""Milliseconds for which each picture lies open, large."""
LEAF = 300.0
"""Milliseconds in which a leaf goes over to the next."""
REST = 90.0
"""From then until something begins to happen in its picture."""
BEAT = 200.0
"""Milliseconds from one sheet of the row that sets out to the next."""


def begins() -> dict[str, float]:
    """When which picture lies open."""
    out, ms = {}, OPENS
    for name in BEATS:
        out[name] = ms
        ms += STAYS[name] + LEAF
    return out


LIES = begins()
"""When which picture lies open."""
ALIVE = {name: ms + REST for name, ms in LIES.items()}
"""When something begins to happen in which picture."""
LEAVES = {name: ms + STAYS[name] for name, ms in LIES.items()}
"""When the leaf of which picture goes over."""
ROW = LEAVES[BEATS[-1]] + LEAF * LEAF_LANDS
"""The first sheet of the row sets out."""
STANDS = ROW + BEAT * (len(BEATS) - 1) + LANDS + HOLD
"""From then on all four can be read at once."""
ENDS = STANDS
"""Nothing sets out any more."""
PATIENCE = 1_500.0
"""The book does not fall before the first picture is there, unless that is still not there after so long."""
DEAF = 450.0
"""A second click of whoever opened it does not put it away."""
CANDLES = ((0.042, 0.13), (0.108, 0.10), (0.89, 0.11), (0.95, 0.14))
"""Candles on the table: where they stand, as shares of the width, and how large, of the height."""
COLUMN_BUTTON, COLUMN_GAP, COLUMN_PAD = 40, 4, 6
"""Units that the button below a column is high, between its sheets, and within their edges."""
COLUMN_PICTURES = 0.2, 0.16, 0.12
"""The shares of a sheet's width that its picture takes in a column."""
VEIL = 30
"""How much of the table is dark, of 255."""
MOVES = (*WALKS, *READS)
"""Keys that move over a column, which is higher than the window."""
QUIET = (pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT)


def once(app: App, monsters: int = WHOLE, *, back: Callable[[], object] | None = None) -> None:
    """Show the opening to whoever has neither seen it nor done a lesson. `monsters`: so many are still in the book.
    `back`: where Escape leads, None for what lies below; whoever went back without having seen it sees it again."""
    profile = Profile(app.data)
    if not profile.opening and not profile.lessons:
        app.push(OpeningScene(app, monsters, back=back))
        return
    profile.see_opening()


class OpeningScene(Form):
    """Four pictures in a book, one after the other; at the end all of them lie there side by side until a press."""

    name = "opening"
    modal = True
    veil = 0.0

    app: App

    def __init__(
        self, app: App, monsters: int = WHOLE, *, again: bool = False, back: Callable[[], object] | None = None
    ) -> None:
        super().__init__(app)
        self.whence = back
        """Goes back to where somebody came from; None where that lies below."""
        self.monsters = monsters
        self.again = again
        """Shown once more from the list of lessons, to which it returns."""
        self.widgets = []
        self.room = Backdrop(app.art, app.theme, DESK)
        self.panels: list[Panel] = []
        self.sheets: list[Sheet] = []
        self.leaves: list[Leaf] = []
        self.stage = self._staged()
        self._waited = 0.0
        self._making: Iterator[object] | None = None
        """Makes what will be seen, piece by piece."""
        self._later: Iterator[object] | None = None
        self._made = False
        self._title = Rect(0, 0, 0, 0)
        self.book = OpeningBook(Rect(0, 0, 2, 2), 1, self.stage)
        self.on_book = True
        """The row lies on the book, where there is room for it."""

    def _staged(self) -> OpeningStage:
        app = self.app
        return OpeningStage(app.art, app.theme, app.size[0], lambda name, at: app.sounds.play(name, at))

    @property
    def ms(self) -> float:
        """Milliseconds since the book began to fall."""
        return self.stage.ms

    @property
    def calm(self) -> bool:
        """Everything at once, nothing moves: also where the letters are so large that the row is one long column."""
        return self.theme.reduced_motion or self.app.speed == 0 or not self.on_book

    @property
    def hides(self) -> bool:
        return True

    @property
    def stands(self) -> bool:
        """Whether all four pictures lie there to be read."""
        return self.calm or self.ms >= STANDS

    @property
    def over(self) -> bool:
        """Whether all four lie there and nothing moves any more."""
        return self.calm or self.ms >= ENDS

    @property
    def animating(self) -> bool:
        return not self.over or self.stage.after.moving

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
        w, h = self.app.size
        self.room.place((w, h), [(round(w * x), h - self.theme.px(8), round(h * high)) for x, high in CANDLES])
        self.on_book = not self.theme.layout.column
        if self.on_book:
            self._beside()
        else:
            self.in_column(self._below, sheet=False)
        self._set_up()

    def _set_up(self) -> None:
        """The pictures large and small on their places, and what is still to happen."""
        stage, now = self._staged(), self.ms
        full = self.theme.layout.full
        size, large = self._letters, self.theme.text(56 if full else 38)
        self.book.stage = stage
        room = Leaf.picture(self.book)
        self.sheets, self.leaves, cues = [], [], self.book.cues()
        for number, panel in enumerate(self.panels):
            act, words, name = ACTS[panel.name] if panel.picture else Act, self._words(panel), panel.name
            self.sheets.append(Sheet(panel, number, words, size, stage, act(stage, panel.picture), self.app.size[1]))
            if not self.on_book:
                continue
            leaf = Leaf(name, words, large, self.book, stage, act(stage, room))
            if number:
                cues.append(Cue(LIES[name] - LEAF * (1 - LEAF_LANDS), leaf.comes))
            cues += [Cue(ALIVE[name] + one.ms, one.act) for one in leaf.act.cues()]
            cues.append(Cue(ROW + number * BEAT + LANDS, self.sheets[-1].land))
            self.leaves.append(leaf)
        stage.ms = now
        stage.cues = [one for one in cues if one.ms > now]
        self.stage, self._making, self._later, self._made = stage, None, None, False
        self.complete()

    def _below(self, column: Column) -> None:
        """The sheets below each other, as high as their words; where the window has room left, a picture stands beside
        those of the first, then of the next."""
        px = self.theme.px
        title = self.app.t("bigbook.lessons.ui.opening.title")
        self._title = column.take(column.tall(title, Style(self._title_size, face="title")), COLUMN_GAP)
        pad, begin, gap, wide = px(COLUMN_PAD), px(COLUMN_BUTTON), px(COLUMN_GAP), column.area.w

        def high(name: str, width: int) -> int:
            words = self.app.t(f"bigbook.lessons.ui.opening.{name}", n=self.monsters)
            return layout(words, Style(self._letters), width - 2 * pad).size[1] + 2 * pad

        highs = {name: high(name, wide) for name in BEATS}
        left = self.app.size[1] - px(2 * EDGE) - column.y - begin - sum(highs.values()) - gap * len(BEATS)
        for share in COLUMN_PICTURES:  # the largest that all of them have room for
            picture, room = round(wide * share), left
            beside: dict[str, int] = {}
            for name in BEATS:
                tall = high(name, wide - picture - pad)
                if tall - highs[name] <= room:
                    beside[name], room = tall, room - tall + highs[name]
            if len(beside) == len(BEATS):
                break
        self.panels = []
        for name in BEATS:
            rect = column.take(beside.get(name, highs[name]), COLUMN_GAP)
            inner = rect.inflate(-2 * pad, -2 * pad)
            place, line = Rect(inner.topleft, (0, 0)), inner
            if name in beside:
                place = Rect(inner.x, inner.y, picture, inner.h)
                line = Rect(place.right + pad, inner.y, inner.right - place.right - pad, inner.h)
            self.panels.append(Panel(name, rect, place, line))
        self._begin(column.take(begin))

    @property
    def _title_size(self) -> int:
        return self.theme.text(24 if self.theme.layout.column else 48 if self.theme.layout.full else 34)

    @property
    def _letters(self) -> int:
        """How large the words of the row are, in pixels; those of the column are as large as all words there."""
        return self.theme.text(18 if self.theme.layout.column else 30 if self.theme.layout.full else 22)

    @staticmethod
    def _panel_at(name: str, rect: Rect, pad: int) -> Panel:
        """One of the sheets, its picture above its line, `pad` pixels within its edge."""
        inner = rect.inflate(-2 * pad, -2 * pad)
        picture = Rect(inner.x, inner.y, inner.w, min(round(inner.h * 0.56), round(inner.w * 0.92)))
        line = Rect(inner.x, picture.bottom + pad // 2, inner.w, inner.bottom - picture.bottom - pad // 2)
        return Panel(name, rect, picture, line)

    def _begin(self, place: Rect) -> None:
        self.widgets = [Button("button:begin", place, self._label(), action=self.away, primary=self.stands)]

    def _label(self) -> str:
        """What the button does: until the pictures stand a press shows them, and begins nothing yet."""
        if self.again:
            return self.app.t("kit.button.back")
        return self.app.t("bigbook.lessons.ui.opening.begin" if self.stands else "kit.button.continue")

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
        self.book = OpeningBook(room.inflate(room.w % 2, 0), px(14 if full else 9), self.stage)
        button = Rect(0, 0, px(360 if full else 250), px(72 if full else 52))
        button.midtop = (w // 2, top + high + px(38 if full else 22))
        self._begin(button)

    def complete(self) -> bool:
        """Ask for everything that will be shown, what is seen first before the rest; whether all of it is there."""
        wanted = [] if self.calm else [*self.book.wanted(), *(one for leaf in self.leaves for one in leaf.act.wanted())]
        wanted += [one for sheet in self.sheets for one in sheet.act.wanted()]
        found = [self.app.art.get(*one, 0) for one in wanted]
        return all(found)

    def _may_begin(self) -> bool:
        """Ask for everything; whether the book and its first picture are there."""
        first = [*self.book.wanted(), *self.leaves[0].act.wanted()]
        return self.complete() or all(self.app.art.get(*one, 0) for one in first)

    def _ready(self) -> bool:
        """Make one more thing that will be seen at once; whether all of them are made."""
        if self._making is None:
            self._making = self._makes()
        self._made = self._made or next(self._making, self) is self
        return self._made

    def _makes(self) -> Iterator[object]:
        yield from self.leaves[0].prepare()
        self.book.first = self.leaves[0].left, self.leaves[0].right
        yield from self.book.prepare()

    def _makes_later(self) -> Iterator[object]:
        """What is made while a picture is looked at: the next ones, then the row."""
        for leaf in self.leaves[1:]:
            while not leaf.act.complete():
                yield None
            yield from leaf.prepare()
        for sheet in self.sheets:
            while not sheet.act.complete():
                yield None
            yield from sheet.prepare()
        for sheet in self.sheets:
            yield from sheet.prepare_fall()

    # drawing

    def paint_base(self, surface: Surface) -> None:
        self.room.paint_base(surface)
        veil = Surface(surface.get_size(), pygame.SRCALPHA)
        veil.fill((12, 6, 14, VEIL))
        surface.blit(veil, (0, 0))
        title = self.app.t("bigbook.lessons.ui.opening.title")
        gilded(surface, title, self._title, self._title_size, where="opening.title")

    def paint(self, canvas: Canvas) -> None:
        self.room.paint(canvas)
        ms = math.inf if self.calm else self.ms
        in_row = ms >= LEAVES[BEATS[-1]] + LEAF
        leaf = None if in_row else self._open(ms)
        if ms > 0 and self.on_book:
            self.book.paint(canvas, ms)
        if leaf is not None:
            self._leaf(canvas, leaf, ms)
        for number, sheet in enumerate(self.sheets):
            since = ms - ROW - number * BEAT
            if since > 0:
                sheet.paint(canvas, since, math.inf)
        self.stage.after.paint(canvas)
        if leaf is not None and ms < LEAVES[leaf.name]:
            leaf.tell(canvas)
        for number, sheet in enumerate(self.sheets):
            sheet.tell(canvas, ms - ROW - number * BEAT)
        super().paint(canvas)

    def _open(self, ms: float) -> Leaf | None:
        """The picture that lies open."""
        return next((one for one in reversed(self.leaves) if ms >= LIES[one.name]), None)

    def _leaf(self, canvas: Canvas, leaf: Leaf, ms: float) -> None:
        acting, leaves = max(0.0, ms - ALIVE[leaf.name]), LEAVES[leaf.name]
        if ms < leaves:
            leaf.paint(canvas, acting)
            return
        number = self.leaves.index(leaf) + 1
        leaf.turn(canvas, self.leaves[number] if number < len(self.leaves) else None, (ms - leaves) / LEAF, acting)

    # life

    def update(self, dt: float) -> None:
        super().update(dt)
        if self.room.update(dt):
            self.redraw()
        if self.animating:
            self.redraw()
        if self.calm:
            self._at(self.ms + dt)
        elif self.ms > 0 or self._begins(dt):
            if not TURNS <= self.ms < OPENS:  # the turning cover is work enough
                self._make_some()
            self.stage.go(self.ms + dt)
            self._lit()

    def _begins(self, dt: float) -> bool:
        """Whether everything is there and made after `dt` milliseconds more, or has been waited for long enough."""
        self._waited += dt
        return (self._may_begin() and self._ready()) or self._waited >= PATIENCE

    def _make_some(self) -> None:
        """One more piece of what is seen later, or a few sprites."""
        if self._later is None:
            self._later = self._makes_later()
        turning = any(ms <= self.ms < ms + LEAF for ms in LEAVES.values())
        if self.ms < OPENS or turning or next(self._later, self) is self:
            self.stage.make_some()

    def _at(self, ms: float) -> None:
        """So many milliseconds after the beginning, and nothing is in the air."""
        self.stage.end(ms)
        self._lit()

    def _lit(self) -> None:
        """The button lights up when the pictures stand, and says what it does now."""
        for button in self.widgets:
            if isinstance(button, Button) and button.primary != self.stands:
                button.primary, button.label = self.stands, self._label()
                self.redraw()

    def away(self) -> None:
        """Put it away."""
        if self.app.top is self:
            Profile(self.app.data).see_opening()
            self.app.pop()

    def back(self) -> None:
        if self.whence is None:
            self.away()
        else:
            self.whence()

    @property
    def paged(self) -> bool:
        return not self.on_book

    def pressed(self) -> None:
        """The next picture, or the row; where that stands, it is put away."""
        if self.stands:
            self.away()
            return
        goals = (OPENS, *LEAVES.values(), ENDS)
        self.hurry(next(ms for ms in goals if ms > self.ms))

    def hurry(self, ms: float) -> None:
        """What would have happened until then is passed over: nothing of it is in the air."""
        if ms >= ENDS:
            self._at(ENDS)
        else:
            self.stage.skip(ms)
        self.redraw()

    def handle(self, event: pygame.event.Event) -> bool:
        awake = self.app.speed == 0 or self._waited + self.ms >= DEAF
        if event.type == pygame.MOUSEBUTTONUP and event.button in (1, 3):
            if awake and not self.stands and self.button_at(event.pos):
                self.hurry(ENDS)
            elif awake and (self.on_book or self.button_at(event.pos)):  # a column is read by pressing at its edges
                self.pressed()
            return True
        if event.type == pygame.KEYDOWN and not self.on_book and event.key in MOVES:
            return super().handle(event)  # moves the view
        if event.type == pygame.KEYDOWN and event.key == pygame.K_ESCAPE:
            self.back()
            return True
        if event.type == pygame.KEYDOWN and self._plain(event):
            if awake and (self.on_book or event.key in self.choosing):
                self.pressed()
            return True
        return super().handle(event)

    def button_at(self, place: tuple[int, int]) -> bool:
        """Whether its button lies there."""
        return any(one.rect.collidepoint(place) for one in self.widgets)

    def _plain(self, event: pygame.event.Event) -> bool:
        """A key that means nothing in particular; function keys and chords keep their meaning."""
        chord = event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META | pygame.KMOD_SHIFT)
        function = pygame.K_F1 <= event.key <= pygame.K_F12
        return not chord and not function and event.key not in QUIET
