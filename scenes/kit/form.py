"""A screen made of widgets: its list of things is the list of widgets, and keys go to the focused one first.

The smallest one is a question with two answers over whatever is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from scenes.kit import routes
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column
from scenes.kit.fit import draw_text
from scenes.kit.focus import DIRECTIONS, Direction
from scenes.kit.scene import Host, Scene
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style
from scenes.kit.text_field import TextField
from scenes.kit.theme import INK
from scenes.kit.thing import Thing, thing_at
from scenes.kit.widgets import Button, Widget, WidgetState, panel

CHORDS = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
"""With these held a key is a command and writes nothing."""


class Form(Scene):
    """Fill `self.widgets` in `layout` (reading order); draw paper and words in `paint_base`."""

    grows = True
    widgets: list[Widget]

    def in_column(self, place: Callable[[Column], None], *, sheet: bool = True) -> None:
        """Lay everything out in a column, in the middle of the window where it is less high; `place` may be asked
        twice. `sheet`: on one sheet of paper."""
        column = Column(self.theme, sheet=sheet)
        place(column)
        room = self.theme.layout.size[1]
        if column.height < room:
            column = Column(self.theme, (room - column.height) // 2, sheet=sheet)
            place(column)
        self.page_height = max(room, column.height)

    def centred(self, full: tuple[int, int], compact: tuple[int, int], *, free: int = 24) -> Rect:
        """A sheet in the middle of the window, so wide and high in units of the full or the compact layout; `free`
        pixels of the window are left in either direction."""
        (w, h), px = self.app.size, self.theme.px
        wide, high = full if self.theme.layout.full else compact
        sheet = Rect(0, 0, min(px(wide), w - free), min(px(high), h - free))
        sheet.center = (w // 2, h // 2)
        return sheet

    def titled(self, full: tuple[int, int], compact: tuple[int, int]) -> tuple[Rect, Rect, Rect, Rect]:
        """A sheet in the middle of the window (see `centred`) with a title above and a row of buttons at its foot: the
        sheet, the title's room, what is left between them, and the foot, in pixels."""
        px, large = self.theme.px, self.theme.layout.full
        sheet = self.centred(full, compact)
        inner = sheet.inflate(-px(120 if large else 84), -px(100 if large else 64))
        top, low = px(96 if large else 62), px(76 if large else 50)
        title = Rect(inner.x, inner.y - px(8), inner.w, top - px(6))
        body = Rect(inner.x, inner.y + top, inner.w, inner.h - top - low)
        return sheet, title, body, Rect(inner.x, inner.bottom - low, inner.w, low)

    def close_button(self, rect: Rect) -> Button:
        """The button that leads back to the screen below: the one thing to press on a sheet that is only looked at or
        changed."""
        words = self.app.t("kit.button.close")
        return Button("button:close", rect, words, action=self.app.pop, primary=True, size=26, face="title")

    def things(self) -> list[Thing]:
        return [widget.thing() for widget in self.widgets]

    def widget(self, name: str) -> Widget | None:
        """The widget of that id."""
        return next((widget for widget in self.widgets if widget.id == name), None)

    def paint(self, canvas: Canvas) -> None:
        for widget in self.widgets:
            state = WidgetState(self.hover == widget.id, self.down == widget.id)
            widget.paint(canvas, self.theme, state)
        self.paint_focus(canvas)

    def ways(self, thing: Thing) -> tuple[Direction, ...]:
        target = self.widget(thing.id)
        sideways = target is not None and target.enabled and target.sideways
        return tuple(way for way in DIRECTIONS if not (sideways and way[0]))

    def describe(self, thing: Thing) -> Described:
        target = self.widget(thing.id)
        known = super().describe(thing)
        return replace(known, state=target.spoken(self.app.t)) if target is not None else known

    def press(self, thing: Thing) -> None:
        target = self.widget(thing.id)
        if target is not None:
            self.stop_writing(but=target.id)
            target.press()
            if isinstance(target, TextField) and target.writing and self.app.screen_keys:
                self.app.push(routes.make("screen-keys", self.app, self, target))

    def writing(self) -> TextField | None:
        """The text field being written in, or None."""
        return next((w for w in self.widgets if isinstance(w, TextField) and w.writing), None)

    @property
    def takes_letters(self) -> bool:
        return self.writing() is not None

    def stop_writing(self, but: str = "") -> None:
        """End writing in every other field."""
        for widget in self.widgets:
            if isinstance(widget, TextField) and widget.id != but:
                widget.stop()

    def on_down(self, pos: tuple[int, int]) -> bool:
        used = super().on_down(pos)
        target = self.widget(self.down or "")
        self.stop_writing(but=self.down or "")
        if target is not None and target.enabled:
            target.drag(pos)
        return used

    def on_motion(self, pos: tuple[int, int]) -> bool:
        target = self.widget(self.down or "")
        if target is not None and target.enabled:
            target.drag(pos)
            self.redraw()
        return super().on_motion(pos)

    def update(self, dt: float) -> None:
        super().update(dt)
        field = self.writing()
        if field is not None and field.tick(dt, self.theme.hold, self.theme.repeat):
            self.redraw()

    def on_up(self, pos: tuple[int, int]) -> bool:
        field = self.writing()
        if field is not None:
            field.let_go()
        held = self.widget(self.down or "")
        if held is not None and held is not field:
            held.let_go()
        under = thing_at(self.things(), pos)
        if under is not None and under.id == self.down and under.enabled:
            target = self.widget(under.id)
            if target is not None and target.click(pos):
                self.focus.set(under.id, show=False)
                self.down = None
                self.redraw()
                return True
        return super().on_up(pos)

    def handle(self, event: pygame.event.Event) -> bool:
        field = self.writing()
        if field is not None and event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            (field.write if event.type == pygame.TEXTINPUT else field.compose)(event.text)
            self.redraw()
            return True
        if field is not None and event.type == pygame.KEYUP:
            field.released(event.key)
        return super().handle(event)

    def begins_to_write(self, event: pygame.event.Event) -> bool:
        """Whether a letter was typed on a line to write in that has the focus and is not yet written in."""
        target = self.widget(self.focus.current or "")
        if not isinstance(target, TextField) or target.writing or not target.enabled or not self.focus.visible:
            return False
        letter = getattr(event, "unicode", "")
        return letter.isprintable() and not letter.isspace() and not event.mod & CHORDS and bool(letter)

    def on_key(self, event: pygame.event.Event) -> bool:
        at = self.widget(self.focus.current or "")
        if at is not None and self.begins_to_write(event):  # the letter itself comes next, as text
            self.press(at.thing())
            self.redraw()
            return True
        target = self.writing() or at
        if target is not None and target.enabled and target.key(event):
            self.focus.set(target.id)
            self.redraw()
            return True
        return super().on_key(event)


Words = Callable[[], str]
"""Makes a text anew, so that it follows a change of the language."""


class Question(Form):
    """`button:confirm` does what is asked about, `button:cancel` and Esc leave everything as it is."""

    name = "question"
    modal = True

    def __init__(self, app: Host, text: Words, yes: Words, act: Callable[[], object], *, safe: bool = False) -> None:
        super().__init__(app)
        self.safe = safe
        """Enter alone leaves everything as it is: what is asked about cannot be made good."""
        self.text, self.yes, self.act = text, yes, act
        self.widgets = []
        self.sheet = self.room = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:cancel" if self.safe else "button:confirm"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        self.sheet = self.centred((860, 360), (620, 260))
        inner = self.sheet.inflate(-px(110 if full else 80), -px(86 if full else 60))
        row, gap = px(76 if full else 54), px(18)
        half = (inner.w - gap) // 2
        self.room = Rect(inner.x, inner.y, inner.w, inner.h - row - gap)
        yes = Rect(inner.x, inner.bottom - row, half, row)
        self._place(yes, yes.move(half + gap, 0))

    def _below(self, column: Column) -> None:
        column.skip(10)
        self.room = column.words(self.text(), self._style(), 20)
        self._place(*column.grid(2, 200, 54))
        self.sheet = column.sheet

    def _style(self) -> Style:
        return Style(self.theme.text(27 if self.theme.layout.full else 21), INK, align="center")

    def _place(self, yes: Rect, no: Rect) -> None:
        """The two answers."""
        self.widgets = [
            Button("button:confirm", yes, self.yes(), action=self._confirm, primary=not self.safe),
            Button(
                "button:cancel",
                no,
                self.app.t("kit.button.cancel"),
                action=self.app.pop,
                primary=self.safe,
            ),
        ]

    def passages(self) -> Sequence[Passage]:
        return (Passage("question", self.text()),)

    def _confirm(self) -> None:
        self.app.pop()
        self.act()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        draw_text(surface, self.text(), self.room, self._style(), valign="middle", where="question")
