"""Who plays which seat from now on: somebody has to leave, or somebody of the book of friends comes, or a guest. Beside
it how companions behave."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Rect, Surface

from scenes.kit.column import Column
from scenes.kit.fit import draw_name, draw_text, in_sentence
from scenes.kit.form import Form
from scenes.kit.icons import emblem
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import INK, PARCH, SEAT_COLOURS
from scenes.kit.widgets import Button, Choice, Toggle, Widget, panel
from scenes.shell import friends
from scenes.shell.friend_button import FriendButton, Seating
from scenes.shell.own_settings import PACE
from scenes.shell.people import Person, take_over
from scenes.table.company.company import Company
from scenes.table.context import AnyTable

if TYPE_CHECKING:
    from scenes.shell.app import App


class Seats(Protocol):
    """What a game knows of its seats."""

    @property
    def names(self) -> Sequence[str]:
        """The names of all its places, which guests go by."""

    @property
    def tempers(self) -> Sequence[str]:
        """All tempers of companions, the weakest first."""

    def people(self) -> Sequence[Person]:
        """Who sits where now, in the order of seats."""

    def seated(self) -> Mapping[str, Any]:
        """The same as a journal notes it."""

    def called(self, seat: str) -> str:
        """What the screen calls somebody."""

    def kind(self, temper: str) -> str:
        """What a companion of this temper is called, '' for a person."""

    def title(self) -> str:
        """The heading of the sheet."""

    def note(self) -> str:
        """What is said of who plays."""


class WhoPlaysScene(Form):
    """A line for every seat; what is chosen holds at once. `friend:<seat>` asks the book of friends who sits there."""

    name = "company"
    modal = True

    app: App

    def __init__(self, app: App, table: AnyTable, company: Company[Any, Any], seats: Seats) -> None:
        super().__init__(app)
        self.table, self.company, self.seats = table, company, seats
        self.book = friends.of(app.data)
        self.widgets = []
        self.sheet, self._lines = Rect(0, 0, 0, 0), dict[str, Rect]()
        self._head, self._note, self._pace = (Rect(0, 0, 0, 0) for _ in range(3))

    def heading(self) -> str:
        return self.seats.title()

    def passages(self) -> Sequence[Passage]:
        return (Passage("note", self.seats.note()),)

    def default_focus(self) -> str | None:
        return "button:close"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full = self.theme.px, self.theme.layout.full
        people = self.seats.people()
        row, gap = (px(60), px(12)) if full else (px(44), px(9))
        lines = len(people) + 2
        w, h = px(860 if full else 640), (lines + 1) * (row + gap) + px(210 if full else 150)
        self.sheet = Rect(0, 0, min(w, self.app.size[0] - 24), min(h, self.app.size[1] - 24))
        self.sheet.center = (self.app.size[0] // 2, self.app.size[1] // 2)
        inner = self.sheet.inflate(-px(110 if full else 80), -px(60 if full else 44))
        self._head = Rect(inner.x, inner.y, inner.w, px(56 if full else 40))
        self._note = Rect(inner.x, self._head.bottom, inner.w, px(50 if full else 38))
        y = self._note.bottom + gap
        rows = [Rect(inner.x, y + i * (row + gap), inner.w, row) for i in range(lines + 1)]
        self._place(rows)

    def _below(self, column: Column) -> None:
        self._head = column.row(44)
        self._note = column.words(self.seats.note(), self._quiet())
        self._place([column.row(48) for _ in range(len(self.seats.people()) + 3)])
        self.sheet = column.sheet

    def _quiet(self) -> Style:
        return Style(self.theme.ui(17), PARCH[4], italic=True, align="center")

    def _place(self, rows: Sequence[Rect]) -> None:
        """Who plays each seat, how companions play, and the way back, a row each."""
        t, row, wide = self.app.t, rows[0].h, rows[0].w
        people = self.seats.people()
        kinds = ("", *self.seats.tempers)
        names = [self.seats.kind(one) for one in kinds]
        made: list[Widget] = []
        self._lines = {}
        for index, person in enumerate(people):
            seat = self._seats[index]
            self._lines[seat] = Rect(rows[index].x, rows[index].y, round(wide * 0.42), row)
            if self._asks(person):
                made.append(self._who(index, person, self._lines[seat]))
            made.append(Choice(f"companion:{seat}", self._right(rows[index]), self._called(seat), values=kinds,
                               names=names, index=kinds.index(person.companion),
                               changed=partial(self._sit, seat)))  # fmt: skip
        pace, speaks, foot = rows[-3:]
        self._pace = Rect(pace.x, pace.y, round(wide * 0.42), row)
        live, t_pace = self.app.at_table, [t(f"kit.settings.company_{one}") for one in PACE]
        made.append(Choice("setting:company-pace", self._right(pace), t("kit.settings.company_pace"), values=PACE,
                           names=t_pace, index=PACE.index(live.company_pace),
                           changed=lambda value: self.app.set_at_table("company_pace", value)))  # fmt: skip
        made.append(Toggle("setting:company-speaks", speaks, t("kit.settings.company_speaks"),
                           value=live.company_speaks, size=20,
                           changed=lambda value: self.app.set_at_table("company_speaks", value)))  # fmt: skip
        close = Rect(0, 0, wide // 2, foot.h)
        close.midtop = foot.midtop
        made.append(Button("button:close", close, t("kit.button.close"), action=self.back, primary=True))
        self.widgets = made

    @property
    def _seats(self) -> Sequence[str]:
        return list(self.company.helpers.seats())

    def _asks(self, person: Person) -> bool:
        """Whether the book of friends can say who sits there."""
        return bool(self.book.present) and not person.companion

    def _who(self, index: int, person: Person, line: Rect) -> Widget:
        """Who of the book sits there, at the end of their line; it opens the book."""
        known = self.book.known(person.friend) is not None
        called = in_sentence(self._called(self._seats[index]))
        label = self.app.t("kit.friends.of_book", name=called) if known else self.app.t("kit.friends.guest")
        spot = Rect(line.right - line.h, line.y, line.h, line.h)
        return FriendButton(f"friend:{self._seats[index]}", spot, label, known=known, action=partial(self._ask, index))

    def _right(self, row: Rect) -> Rect:
        """The place of the control of a line."""
        left = row.x + round(row.w * 0.44)
        return Rect(left, row.y, row.right - left, row.h)

    def _called(self, seat: str) -> str:
        return self.seats.called(seat)

    def _sit(self, seat: str, temper: str) -> None:
        self.company.seat(seat, temper)
        self.relayout()
        index = self._seats.index(seat)
        if self._asks(self.seats.people()[index]):
            self._ask(index)

    def _ask(self, index: int) -> None:
        """Who takes this seat?"""
        people = self.seats.people()
        seats = {person.friend: at for at, person in enumerate(people, start=1) if person.friend}
        self.app.open("friends", Seating(index + 1, seats, partial(self._take, index)))

    def _take(self, index: int, id_: str) -> None:
        """Somebody of the book has this seat from now on, or a guest; the journal knows, and the table shows it."""
        take_over(self.seats.people(), self.book, self.seats.names, index, id_)
        self.table.run.note(self.seats.seated())
        self.table.screen.relayout()
        self.relayout()

    def back(self) -> None:
        self.app.pop()
        self.company.renewed()

    def paint_base(self, surface: Surface) -> None:
        theme, t, full = self.theme, self.app.t, self.theme.layout.full
        panel(surface, self.sheet, seed=6)
        title = Style(theme.text(36 if full else 26), INK, "title", align="center")
        draw_text(surface, self.seats.title(), self._head, title, valign="middle", where="company.title")
        draw_text(surface, self.seats.note(), self._note, self._quiet(), valign="middle",
                  where="company.note", ellipsis=True)  # fmt: skip
        for index, (seat, line) in enumerate(self._lines.items()):
            person = self.seats.people()[index]
            seal = emblem(person.emblem, round(line.h * 0.86), SEAT_COLOURS[person.colour])
            surface.blit(seal, seal.get_rect(midleft=line.midleft))
            room = Rect(line.x + line.h, line.y, line.w - line.h * (2 if self._asks(person) else 1), line.h)
            draw_name(surface, self._called(seat), room, Style(theme.ui(21), INK), where=f"company.{seat}")
        draw_text(surface, t("kit.settings.company_pace"), self._pace, Style(theme.ui(20), INK), valign="middle",
                  where="company.pace", ellipsis=True)  # fmt: skip
