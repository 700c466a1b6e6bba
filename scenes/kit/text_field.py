"""A line to write in, as people know it: cursor, selection, clipboard, keys that repeat, letters of any script.

`Written` is the line itself, without window or clipboard; `TextField` brings them.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from itertools import accumulate

import pygame
from pygame import Rect, Surface

from game.core.text.direction import from_right
from game.core.text.graphemes import cut, graphemes
from scenes.kit.canvas import Canvas
from scenes.kit.fit import clean, draw_name, draw_text, escape, respelled
from scenes.kit.input import clipboard
from scenes.kit.input.key_places import key_of
from scenes.kit.text import Style, face_of, hand_of, layout, width_of
from scenes.kit.theme import CRIMSON, GOLD, INK, MIN_TEXT, PARCH, Colour, Theme, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Widget, WidgetState


def tidy(text: str, limit: int) -> str:
    """The text as it may stand in a field: clean, but a space at its end waits for the next word."""
    value = clean(text, limit)
    return value + " " if text.endswith(" ") and value and len(graphemes(value)) < limit else value


@dataclass(slots=True)
class Written:
    """Letters with a cursor between them; what lies between `anchor` and `cursor` is selected."""

    value: str = ""
    limit: int = 24
    cursor: int = 0
    anchor: int = 0

    @property
    def span(self) -> tuple[int, int]:
        """First and last place of the selection; the same where nothing is selected."""
        last = len(self.value)
        here, there = min(self.cursor, last), min(self.anchor, last)
        return min(here, there), max(here, there)

    @property
    def selected(self) -> str:
        """The selected letters."""
        start, end = self.span
        return self.value[start:end]

    def go(self, place: int, *, keep: bool = False) -> None:
        """Put the cursor at a place, never inside a letter; `keep` draws the selection along."""
        self.cursor = max((edge for edge in self.edges if edge <= place), default=0)
        if not keep:
            self.anchor = self.cursor

    def all(self) -> None:
        """Select everything."""
        self.anchor, self.cursor = 0, len(self.value)

    @property
    def edges(self) -> list[int]:
        """The places between two letters, the first and the last one too; a letter may be several signs."""
        return [0, *accumulate(map(len, graphemes(self.value)))]

    def insert(self, text: str) -> None:
        """Put text in place of the selection, as far as there is room."""
        start, end = self.span
        room = self.limit - len(graphemes(self.value[:start])) - len(graphemes(self.value[end:]))
        new = unicodedata.normalize("NFC", cut(" ".join(text[: 100 * self.limit].splitlines()), max(0, room)))
        self._take(unicodedata.normalize("NFC", self.value[:start] + new), self.value[end:])

    def erase(self, by: int) -> None:
        """Delete the selection, else the letter before (-1) or behind (1) the cursor."""
        start, end = self.span
        if start == end:
            start, end = (self._beside(start, by), end) if by < 0 else (start, self._beside(end, by))
        self._take(self.value[:start], self.value[end:])

    def step(self, by: int, *, word: bool = False, keep: bool = False) -> None:
        """Move the cursor by a letter or a word; without `keep` a selection is left at its end in that direction."""
        start, end = self.span
        if start != end and not keep and not word:
            self.go(start if by < 0 else end)
            return
        place = self._word(by) if word else self._beside(self.cursor, by)
        self.go(place, keep=keep)

    def _beside(self, place: int, by: int) -> int:
        """The place one letter on, to the end (1) or to the beginning (-1)."""
        edges = self.edges
        return (
            min((edge for edge in edges if edge > place), default=edges[-1])
            if by > 0
            else max((edge for edge in edges if edge < place), default=0)
        )

    def _word(self, by: int) -> int:
        """The place past a word: before it going left, behind it and its space going right."""
        value, place = self.value, min(self.cursor, len(self.value))
        if by < 0:
            return value[:place].rstrip(" ").rfind(" ") + 1
        space = value.find(" ", place)
        return len(value) if space < 0 else space + 1

    def _take(self, before: str, behind: str) -> None:
        self.value = tidy(before + behind, self.limit)
        self.go(len(tidy(before, self.limit)))


REPEAT_AFTER, REPEAT_EVERY, REPEATS = 420.0, 38.0, 80
"""Milliseconds until a held key repeats, between two repeats, and how many at most (a lost key-up must end)."""
REPEATING = (pygame.K_BACKSPACE, pygame.K_DELETE, pygame.K_LEFT, pygame.K_RIGHT)
DOT = "\u2022"
"""Stands for a letter that is not shown."""
SHORTCUT = pygame.KMOD_CTRL | pygame.KMOD_META


@dataclass(slots=True)
class TextField(Widget):
    """One line to write in. A click or Enter starts writing with everything selected; a click then sets the cursor.
    Enter or Escape ends it, and so do up and down."""

    value: str = ""
    hidden: bool = False
    """A dot stands for each letter, and nothing is copied: what is written is not for everybody's eyes."""
    limit: int = 24
    changed: Callable[[str], None] | None = None
    respelled: Callable[[str], None] | None = None
    """Hears how the value is written where no hand on this computer has all its letters."""
    role: str = "field"
    size: float = 22
    writing: bool = False
    colour: Colour = INK
    placeholder: str = ""
    _line: Written = field(default_factory=Written)
    _composing: str = ""
    """What an input method has put together so far."""
    _held: tuple[int, int] | None = None
    """The key that is held, with its modifiers."""
    _since: float = 0.0
    _repeated: int = 0
    _dragging: bool = False
    _edges: tuple[int, ...] = ()
    """Where each place between two letters was drawn last, in pixels from the left of the window."""

    def thing(self) -> Thing:
        shown = f"{self.label}: {self.shown}" if self.label else self.shown
        return Thing(self.id, self.role, shown, self.rect, self.enabled, self.why_not, self.zone)

    @property
    def shown(self) -> str:
        """What is drawn for the value."""
        return DOT * len(self.value) if self.hidden else self.value

    @property
    def line(self) -> Written:
        """The letters with cursor and selection; the value may have been set from outside."""
        self._line.value, self._line.limit = self.value, self.limit
        return self._line

    def press(self) -> None:
        if self.writing:
            return
        self.writing = True
        self.line.all()
        pygame.key.start_text_input()

    def stop(self) -> None:
        """End writing."""
        self.writing = self._dragging = False
        self._held, self._composing = None, ""
        if self.value != self.value.strip():
            self.value = self.value.strip()

    def write(self, text: str) -> None:
        """Characters from the keyboard or the clipboard take the place of what is selected."""
        self._composing = ""
        self.line.insert(text)
        self._tell()
        shown = respelled(self.value) if self.respelled is not None else ""
        if self.respelled is not None and shown:
            self.respelled(shown)

    def erase(self) -> None:
        """Take away the selection, else the letter before the cursor."""
        self.line.erase(-1)
        self._tell()

    def compose(self, text: str) -> None:
        """What an input method shows before it is written."""
        self._composing = text

    def _tell(self) -> None:
        if self.value != self._line.value:
            self.value = self._line.value
            if self.changed is not None:
                self.changed(self.value.strip())

    # keys

    def key(self, event: pygame.event.Event) -> bool:
        if not self.writing:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE):
            self.stop()
            return True
        if event.key in (pygame.K_TAB, pygame.K_UP, pygame.K_DOWN):
            self.stop()
            return False
        if event.key in REPEATING:
            self._held, self._since, self._repeated = (event.key, event.mod), 0.0, 0
        self._edit(key_of(event), event.mod)
        return True

    def released(self, key: int) -> None:
        """A key went up."""
        if self._held is not None and self._held[0] == key:
            self._held = None

    def tick(self, dt: float, hold: float = REPEAT_AFTER, every: float = REPEAT_EVERY) -> bool:
        """Time passes; True when a held key has done its work once more: after `hold` milliseconds, then `every` so
        many (0: never)."""
        if self._held is None or not self.writing or not every:
            return False
        self._since += dt
        if self._since < hold + self._repeated * every:
            return False
        self._repeated += 1
        self._edit(*self._held)
        if self._repeated >= REPEATS:
            self._held = None
        return True

    def _edit(self, key: int, mod: int) -> None:
        line, keep = self.line, bool(mod & pygame.KMOD_SHIFT)
        shortcut = bool(mod & SHORTCUT) and not mod & pygame.KMOD_ALT
        if key in (pygame.K_LEFT, pygame.K_RIGHT):
            line.step(-1 if key == pygame.K_LEFT else 1, word=shortcut, keep=keep)
        elif key in (pygame.K_HOME, pygame.K_END):
            line.go(0 if key == pygame.K_HOME else len(line.value), keep=keep)
        elif key in (pygame.K_BACKSPACE, pygame.K_DELETE):
            by = -1 if key == pygame.K_BACKSPACE else 1
            if shortcut and not line.selected:
                line.step(by, word=True, keep=True)
            if line.selected or not shortcut:
                line.erase(by)
            self._tell()
        elif shortcut:
            self._shortcut(key, line)

    def _shortcut(self, key: int, line: Written) -> None:
        if key == pygame.K_a:
            line.all()
        elif key == pygame.K_v:
            self.write(clipboard.paste())
        elif key in (pygame.K_c, pygame.K_x) and line.selected and not self.hidden:
            clipboard.copy(line.selected)
            if key == pygame.K_x:
                line.erase(1)
                self._tell()

    # the pointer

    def drag(self, pos: tuple[int, int]) -> None:
        if self.writing and self._edges:
            self.line.go(self._place(pos[0]), keep=self._dragging)
            self._dragging = True

    def click(self, pos: tuple[int, int]) -> bool:
        """A click while writing: the cursor stays where the press has put it."""
        return self.writing

    def let_go(self) -> None:
        """The pointer was let go, wherever it is."""
        self._dragging = False

    def _place(self, x: int) -> int:
        return min(range(len(self._edges)), key=lambda place: abs(self._edges[place] - x))

    # drawing

    def _fitting(self, room: Rect, theme: Theme) -> tuple[Style, int, int]:
        """The style of what is being written, and the first and last letter in sight: the cursor always is."""
        style = Style(theme.ui(self.size), self.colour, bold=True)
        while style.size > MIN_TEXT and _wide(self.shown, style) > room.w - 4:
            style = replace(style, size=style.size - 1)
        first, cursor = 0, self.line.cursor
        while first < cursor and _wide(self.shown[first:cursor], style) > room.w - 4:
            first += 1
        last = len(self.value)
        while last > cursor and _wide(self.shown[first:last], style) > room.w - 4:
            last -= 1
        return style, first, last

    def _paint_writing(self, s: Surface, room: Rect, theme: Theme) -> None:
        style, first, last = self._fitting(room, theme)
        x = [room.x + _wide(self.shown[first : max(first, min(i, last))], style) for i in range(len(self.value) + 1)]
        if from_right(self.shown[first:last]):
            x = [room.x + x[last] - place for place in x]
        self._edges = tuple(x)
        start, end = self.line.span
        top, foot = room.y + 4, room.bottom - 4
        if start != end:
            left, right = sorted((x[start], x[end]))
            pygame.draw.rect(s, mix(GOLD[1], PARCH[0], 0.35), Rect(left, top, right - left, foot - top))
        block = layout(escape(self.shown[first:last]), style, None)
        block.draw(s, (room.x, room.centery - block.size[1] // 2))
        at = x[min(self.line.cursor, len(self.value))]
        if self._composing:
            composing = DOT * len(self._composing) if self.hidden else self._composing
            made = layout(escape(composing), replace(style, bold=False, italic=True), None)
            pygame.draw.rect(s, PARCH[0], Rect(at, top, made.size[0] + 2, foot - top))
            made.draw(s, (at, room.centery - made.size[1] // 2))
            pygame.draw.line(s, INK, (at, foot), (at + made.size[0], foot))
            at += made.size[0]
        pygame.draw.line(s, CRIMSON, (at, top), (at, foot), 2)

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s, r = canvas.surface, self.rect
        if self.writing or state.hover:
            pygame.draw.rect(s, mix(PARCH[0], (255, 255, 255), 0.35), r, border_radius=4)
        base = r.bottom - theme.px(5)
        pygame.draw.line(
            s, CRIMSON if self.writing else PARCH[3], (r.x + 4, base), (r.right - 4, base), 2 if self.writing else 1
        )
        room = r.inflate(-12, -6)
        if not self.value and not self._composing and self.placeholder:
            quiet = Style(theme.ui(self.size), PARCH[3], italic=True)
            draw_text(s, escape(self.placeholder), room, quiet, valign="middle", where=self.id)
        if self.writing:
            self._paint_writing(s, room, theme)
        elif self.value:
            style = Style(theme.ui(self.size), self.colour, bold=True)
            draw_name(s, self.shown, room, style, where=self.id)
        canvas.mark(r)


def _wide(text: str, style: Style) -> int:
    return width_of(face_of(style), hand_of(style), style.size, text)
