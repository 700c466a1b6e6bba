"""The sheet of the book of friends: who plays on this computer, who of them is at it, and the way to change it.

At set-up the same sheet asks who sits at a seat (`Seating`): nothing is changed in the book then.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.play.page import GUEST
from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_name, draw_text, escape, in_sentence, shorten
from scenes.kit.form import Form
from scenes.kit.icons import glyph
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, MIN_TEXT, PARCH, Theme, mix
from scenes.kit.widgets import Button, Widget, WidgetState, panel, plaque
from scenes.menus import portraits
from scenes.menus.faces import paint_face
from scenes.menus.portraits import Portrait
from scenes.shell import friends, games
from scenes.shell.friend_button import Seating, bust
from scenes.shell.friends import MOST, Friend
from scenes.shell.naming import shown_name
from scenes.shell.profile import Profile

if TYPE_CHECKING:
    from scenes.shell.app import App

ROWS = ((5, 1), (8, 2), (10, 2), (15, 3))
"""Up to how many portraits hang in so many rows."""
EMPTY = 3
"""So many empty frames hang there while nobody is in the book."""


@dataclass(slots=True)
class NameRow(Portrait):
    """Somebody of the book (None: a guest) in a row, where everything stands in one column."""

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        s, r = canvas.surface, self.rect
        paper = mix(PARCH[0], GOLD[0], 0.35) if self.chosen else mix(PARCH[0], PARCH[1], 0.35)
        pygame.draw.rect(s, paper, r, border_radius=8)
        edge = CRIMSON if state.hover else GOLD[3] if self.chosen else PARCH[3]
        pygame.draw.rect(s, edge, r, 2 if state.hover or self.chosen else 1, border_radius=8)
        face = Rect(r.x + theme.px(8), r.y + theme.px(4), r.h - theme.px(8), r.h - theme.px(8))
        if self.friend is not None and self.art is not None:
            paint_face(s, self.art, self.friend, face, lit=self.chosen)
        else:
            bust(s, face.inflate(-face.w // 4, -face.h // 4), PARCH[4], filled=False)
        room = Rect(face.right + theme.px(14), r.y + 2, r.right - face.right - theme.px(24), r.h - 4)
        half = room.h * 11 // 20 if self.line else room.h
        style = Style(theme.ui(21), INK, bold=True)
        name = shorten(self.name, room.w - 6, Style(MIN_TEXT, bold=True))
        draw_name(s, name, Rect(room.x, room.y, room.w, half), style, where=self.id)
        below = Rect(room.x, room.y + half, room.w, room.h - half)
        if self.line:
            quiet = Style(theme.ui(16), mix(INK, PARCH[4], 0.4))
            draw_text(s, self.line, below, quiet, valign="top", where="friends.line", wrap=False, ellipsis=True)
        canvas.mark(r.inflate(8, 8))


@dataclass(slots=True)
class QuillButton(Widget):
    """A quill: what stands beside it can be changed."""

    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        box = plaque(canvas.surface, self.rect, state)
        mark = glyph("quill", min(box.size) * 6 // 10, GOLD[0] if state.hover else BONE)
        canvas.surface.blit(mark, mark.get_rect(center=box.center))
        canvas.mark(self.rect.inflate(6, 10))


@dataclass(slots=True)
class _Places:
    """The rectangles of the sheet, in pixels."""

    sheet: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    title: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    note: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    rows: list[Rect] = field(default_factory=list)
    foot: list[Rect] = field(default_factory=list)
    banner: Rect = field(default_factory=lambda: Rect(0, 0, 0, 0))
    """The paper on the wall that title and note stand on."""


class FriendsScene(Form):
    """`friend:<id>` chooses, `friend:guest` is a guest, `edit:<id>` changes an entry, `button:new` writes a new one."""

    name = "friends"
    modal = True

    app: App

    def __init__(self, app: App, seating: Seating | None = None) -> None:
        super().__init__(app)
        self.seating = seating
        self.book = friends.of(app.data)
        self.widgets = []
        self.places = _Places()

    def heading(self) -> str:
        t = self.app.t
        return t("kit.friends.title") if self.seating is None else t("kit.friends.seat_title", n=self.seating.seat)

    def passages(self) -> Sequence[Passage]:
        return (Passage("note", self.note()),)

    def note(self) -> str:
        """What the sheet says below its title."""
        if self.seating is not None:
            return self.app.t("kit.friends.seat_note")
        if self.book.foreign:
            return self.app.t("kit.friends.later")
        return self.app.t("kit.friends.note" if self.book.present else "kit.friends.first")

    def default_focus(self) -> str | None:
        if not self.book.present:
            return "button:new"
        here = self.book.here
        return f"friend:{here.id if here is not None else GUEST}"

    # places

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        self.places = self._place(len(self.book.present) + 1 if self.book.present else EMPTY, self._buttons())
        self._fill()

    def _below(self, column: Column) -> None:
        """Everybody below each other."""
        title = column.words(self.heading(), self._title())
        note = column.words(self.note(), self._quiet(), 16)
        rows = [column.row(64) for _ in range(len(self.book.present) + bool(self.book.present))]
        foot = column.grid(self._buttons(), 170, 54)
        self.places = _Places(column.sheet, title, note, rows, foot)
        self._fill()

    def _title(self) -> Style:
        return Style(self.theme.text(38 if self.theme.layout.full else 27), INK, "title", align="center")

    def _quiet(self) -> Style:
        return Style(self.theme.ui(18), mix(INK, PARCH[4], 0.35), italic=True, align="center")

    def _fill(self) -> None:
        """The rows and the buttons in their places."""
        present, full, px = self.book.present, self.theme.layout.full, self.theme.px
        guests = 1 if present else 0
        self.widgets = []
        square = px(56 if full else 38) if self.seating is None else 0
        column = self.theme.layout.column
        square = px(44) if square and column else square
        for one, box in zip([*present, *[None] * guests], self.places.rows, strict=False):
            spot = Rect(box.right - square, box.y, square, box.h)
            wide = box.w - square - px(8) if square and one is not None else box.w
            if not column and square:  # the quill stands beside the card, and the portrait in the middle of the rest
                wide, card = box.w - square - px(4), portraits.card_tall(self.theme)
                spot = Rect(spot.x, box.bottom - card, square, card)
            self.widgets.append(self._row(one, Rect(box.x, box.y, wide, box.h)))
            if square and one is not None:
                label = self.app.t("kit.friends.change", name=in_sentence(called(self.app, one)))
                self.widgets.append(QuillButton(f"edit:{one.id}", spot, label, action=partial(self._edit, one)))
        self.widgets += self._foot()

    def _buttons(self) -> int:
        """How many buttons stand at the foot."""
        if self.seating is not None:
            return 1
        return 3 if self.book.removed is not None and not self.book.full else 2

    def _place(self, count: int, buttons: int) -> _Places:
        """A wall for so many portraits, with so many buttons at its foot."""
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        rows = next((rows for most, rows in ROWS if count <= most), ROWS[-1][1])
        across = -(-count // rows)
        gap, foot = px(36 if full else 22), px(64 if full else 46)
        least = px(900 if full else 640)
        cell = px((340, 300, 300)[rows - 1] if full else (236, 206, 206)[rows - 1])
        high = px((500, 372, 262)[rows - 1] if full else (330, 240, 160)[rows - 1])
        margin, head = px(64 if full else 44), px(124 if full else 84)
        cell = min(cell, (w - px(80) - 2 * margin - gap * (across - 1)) // across)
        wide = max(least, across * cell + (across - 1) * gap)
        room = h - px(56) - 2 * px(36 if full else 26) - head - foot - 2 * px(18)
        high = min(high, (room - (rows - 1) * px(10)) // rows)
        tall = rows * high + (rows - 1) * px(10)
        sheet = Rect(0, 0, wide + 2 * margin, tall + head + foot + 2 * px(36 if full else 26) + 2 * px(18))
        sheet.center = (w // 2, h // 2)
        inner = sheet.inflate(-2 * margin, -2 * px(36 if full else 26))
        banner = Rect(0, inner.y - px(10), min(inner.w, px(980 if full else 700)), head)
        banner.centerx = inner.centerx
        title = Rect(banner.x, banner.y + px(4), banner.w, head * 52 // 100).inflate(-px(40), 0)
        note = Rect(title.x, title.bottom + px(5), title.w, banner.bottom - title.bottom - px(14))
        top = banner.bottom + px(18)
        cells = []
        for at in range(count):
            row, place = divmod(at, across)
            here = min(across, count - row * across)
            left = inner.centerx - (here * cell + (here - 1) * gap) // 2
            cells.append(Rect(left + place * (cell + gap), top + row * (high + px(10)), cell, high))
        ends = beside(Rect(inner.x, inner.bottom - foot, inner.w, foot), buttons, px(14))
        return _Places(sheet, title, note, cells, ends, banner)

    def _row(self, one: Friend | None, box: Rect) -> Widget:
        t, id_ = self.app.t, one.id if one is not None else GUEST
        name = called(self.app, one) if one is not None else t("kit.friends.guest")
        label = in_sentence(name) if one is not None else name
        here = self.book.here if self.seating is None else None
        chosen = self.seating is None and (one == here if one is not None else self.book.visit is not None)
        if self.seating is not None:
            chosen = self.seating.seats.get(id_) == self.seating.seat
        kind = NameRow if self.theme.layout.column else Portrait
        return kind(
            f"friend:{id_}", box, label, friend=one, name=name, line=self._line(one), chosen=chosen,
            art=self.app.art, action=partial(self.take, id_), zone="friends",
        )  # fmt: skip

    def _line(self, one: Friend | None) -> str:
        """What stands below a name: what somebody has learned, or where they sit."""
        t = self.app.t
        if one is None:
            return t("kit.friends.guest_note")
        if self.seating is not None:
            seat = self.seating.seats.get(one.id)
            return t("kit.setup.seat", n=seat) if seat is not None else ""
        known = Profile(self.app.data, one.id)
        lessons = t("kit.friends.lessons", n=len(known.lessons))
        return f"{lessons} · {t('kit.friends.challenges', n=len(known.challenges))}"

    def _foot(self) -> list[Widget]:
        t, spots = self.app.t, self.places.foot
        close = Button("button:close", spots[-1], t("kit.button.close"), action=self.back, size=20)
        if self.seating is not None:
            return [close]
        new = Button("button:new", spots[0], t("kit.friends.new"), action=self._new, size=20)
        new.primary, new.enabled = not self.book.present, not self.book.full
        new.why_not = None if new.enabled else TextKey("kit.friends.full")
        gone = self.book.removed
        made: list[Widget] = [new]
        if gone is not None and len(spots) > 2:
            name = escape(shorten(shown_name(self.app, gone.name, number=MOST), self.theme.px(130), Style(MIN_TEXT)))
            words = t("kit.friends.bring_back", name=name)
            made.append(Button("button:bring-back", spots[1], words, action=self._bring_back, size=20))
        return [*made, close]

    # what is done

    def take(self, id_: str) -> None:
        """Somebody of the book, or a guest, is at the computer from now on, or has the seat that was asked about."""
        if self.seating is not None:
            self.app.pop()
            self.seating.choose(id_)
            return
        kept = self.book.sit(id_)
        self.app.pop()
        one = self.book.here
        words = self.app.t("kit.friends.guest_said")
        if one is not None:
            words = self.app.t("kit.friends.here", name=in_sentence(called(self.app, one)))
        self.app.say(words if kept else not_kept(self.app))

    def _edit(self, one: Friend) -> None:
        self.app.open("friend", one)

    def _new(self) -> None:
        self.app.open("friend", self.book.fresh())

    def _bring_back(self) -> None:
        kept = self.book.bring_back()
        self.relayout()
        if not kept:
            self.app.say(not_kept(self.app))

    def resume(self) -> None:
        self.relayout()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        places = self.places
        if self.theme.layout.column:
            panel(surface, places.sheet, seed=12)
        else:
            portraits.paint_wall(surface, self.theme, places.sheet, places.banner)
            portraits.empty_frames(surface, self.theme, places.rows if not self.book.present else ())
        draw_text(surface, self.heading(), places.title, self._title(), valign="middle", where="friends.title")
        middle = places.title.centerx
        half = min(places.title.w // 2, self.theme.px(240))
        materials.rule(surface, middle - half, middle + half, places.title.bottom)
        draw_text(
            surface, self.note(), places.note, self._quiet(), valign="middle", where="friends.note", ellipsis=True
        )


def called(app: App, one: Friend) -> str:
    """What somebody of the book is called on the screen, raw: a number where names are hidden."""
    book = friends.of(app.data)
    number = next((at for at, other in enumerate(book.present, start=1) if other.id == one.id), 1)
    return shown_name(app, book.shown(one), number=number)


def not_kept(app: App) -> str:
    """The sentence for a change of the book that the disk has refused, and why; or that its file is not ours to
    write."""
    if friends.of(app.data).foreign:
        return app.t("kit.friends.later")
    return app.t("kit.friends.not_kept", reason=games.words_for(app, app.data.refusal or OSError()))


route("friends", FriendsScene)
