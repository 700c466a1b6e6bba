"""The log as a drawer over ticker and panel: by round and turn, by seat, as text for the clipboard. Names of cards open
the card and show where it lies; every line is a door to the table as it stood."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.text.log import Line, tell
from scenes.bigbook import party
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.overlays.log_rows import (
    Link,
    Row,
    draw_row,
    everyone,
    face,
    look_sign,
    place_of,
    rows,
    sign_of,
)
from scenes.bigbook.table.overlays.look_back import look_back, state_after
from scenes.bigbook.table.overlays.rulebook_links import of_event
from scenes.bigbook.table.overlays.viewers import TableSheet
from scenes.bigbook.table.render.lights import thread
from scenes.bigbook.table.text.names import plain
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.ornament import glow_frame
from scenes.kit.routes import known
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH
from scenes.kit.thing import Thing, by_id
from scenes.kit.widgets import Button, panel
from scenes.table.geometry import Box

if TYPE_CHECKING:
    from scenes.shell.app import App

PAGE = 8
"""Lines that Page up and Page down move."""


class LogDrawer(TableSheet):
    """The log of one seat, or of everyone (`only` is ''). The table stays bright beside it."""

    veil = 0.0

    def __init__(self, app: App, table: TableContext, only: str = "") -> None:
        super().__init__(app, table, "log")
        self.only = only
        self.offset = 0
        self.pinned: str | None = None
        """The link that was clicked: its card stays when the pointer goes."""
        self._rows: tuple[object, list[Row]] = (None, [])
        self._listed: tuple[list[Row] | None, list[Thing]] = (None, [])

    # what is shown

    def lines(self) -> list[Line]:
        """The lines shown: those of the seat, with the turns and rounds they belong to."""
        heads = ("turn_began", "round_moved")
        return [line for line in self.table.story.lines if self.only in ("", line.seat) or line.type in heads]

    def text(self) -> str:
        """The shown log as plain lines, oldest first."""
        words = self.table.words
        head = party.seed_words(self.app, self.table.run.setup)
        told = (re.sub(r"\s+", " ", plain(tell(words, line), words)) for line in self.lines())
        return "\n".join(line for line in (head, *told) if line)

    def rows(self) -> list[Row]:
        """The lines that fit, the newest below; kept until something about them changes."""
        key = (self.only, self.offset, self.table.story.mark, tuple(self.sheet), self.app.lang, self.theme.text_scale)
        if self._rows[0] != key:
            self._rows = key, rows(self.table.look, self.lines(), self._room(), self.offset)
        return self._rows[1]

    def layout(self) -> None:
        look = self.table.look
        px, areas = look.layout.px, look.layout.areas
        log, low = Rect(areas["log"]), Rect(areas["panel"])
        self.sheet = log.union(low).inflate(px(12, 8), px(8, 6))
        wider = round(self.sheet.w * (max(1.0, self.theme.text_scale) - 1))
        self.sheet = Rect(self.sheet.x - wider, self.sheet.y, self.sheet.w + wider, self.sheet.h)
        self.sheet.clamp_ip(Rect(0, 0, *self.app.size))
        self._rows = (None, [])
        w, h = (self.sheet.w - px(56, 40)) // 2, px(48, 34)
        y = self.sheet.bottom - h - px(16, 11)
        left = Rect(self.sheet.centerx - w - px(5, 4), y, w, h)
        right = Rect(self.sheet.centerx + px(5, 4), y, w, h)
        self.widgets = [
            Button("button:copy", left, self.app.t("kit.button.copy"), action=self._copy),
            Button("button:close", right, self.app.t("kit.button.close"), action=self.app.pop, primary=True),
        ]

    def _room(self) -> Rect:
        """Where the lines lie: between the seals and the buttons."""
        px = self.table.look.layout.px
        top = self._seats()[0][1].bottom + px(10, 6)
        return Rect(self.sheet.x + px(18, 12), top, self.sheet.w - px(34, 22), self.widgets[0].rect.y - px(10, 6) - top)

    def _seats(self) -> list[tuple[str, Rect]]:
        """The seals of the filter, everyone first, below the title."""
        px, seats = self.table.look.layout.px, ["", *self.table.look.model.seats]
        side, gap = px(34, 28), px(12, 8)
        x, y = self.sheet.centerx - (len(seats) * (side + gap) - gap) // 2, self.sheet.y + px(56, 38)
        return [(seat, Rect(x + i * (side + gap), y, side, side)) for i, seat in enumerate(seats)]

    def things(self) -> list[Thing]:
        """Seals, buttons, then each line with what leads on from it; made once for the rows that stand there."""
        shown = self.rows()
        if self._listed[0] is not shown:
            self._listed = shown, self._list(shown)
        return self._listed[1]

    def _list(self, shown: list[Row]) -> list[Thing]:
        app, words = self.app, self.table.words
        found = [
            Thing(f"filter:{seat or 'all'}", "toggle", words.seat(seat) if seat else app.t("kit.log.everyone"), rect,
                  zone="filter")
            for seat, rect in self._seats()
        ]  # fmt: skip
        found += super().things()
        # a turn that nobody decides in begins in the step in which the next one begins: one door for both
        doors = {row.line.step: row for row in shown if row.heading and row.line.events[0].get("turn")}
        for row in shown:
            found.append(Thing(f"line:{row.index}", "line", plain(tell(words, row.line), words), row.rect, zone="log"))
            if doors.get(row.line.step) is row and self._state(row.line) is not None:
                turn = row.line.events[0].get("turn")
                label = app.t("kit.log.look_back", turn=turn)
                found.append(Thing(f"look:{row.line.step}", "button", label, sign_of(self.table.look, row), zone="log"))
            for number, (link, rects) in enumerate(row.links):
                for part, rect in enumerate(rects):
                    name = f"link:{row.index}:{number}" + (f":{part}" if part else "")
                    found.append(Thing(name, "link", words.name(link.id), rect, zone="log"))
        return found

    def _state(self, line: Line) -> object:
        return state_after(self.table, line.step)

    # acting

    def press(self, thing: Thing) -> None:
        kind, _, rest = thing.id.partition(":")
        if kind == "filter":
            self.only = "" if rest == "all" else rest
            self.offset = 0
            self.pinned = None
            self.relayout()
        elif kind == "look":
            self._back_to(int(rest))
        elif kind == "line":
            self._back_to(self.lines()[int(rest)].step)
        elif kind == "link":
            self.pinned = None if self.pinned == thing.id else thing.id
        else:
            super().press(thing)

    def _back_to(self, step: int) -> None:
        """Look at the table as it stood after a step."""
        state = state_after(self.table, step)
        if state is not None:
            self.app.push(look_back(self.app, self.table, state))

    def _explain(self, thing: Thing | None) -> bool:
        """The rulebook at what a line is about; False where it has nothing to say."""
        if thing is None or not thing.id.startswith(("line:", "link:")) or not known("rulebook"):
            return False
        place = of_event(self.lines()[int(thing.id.split(":")[1])].events[0])
        if place:
            self.app.open("rulebook", place)
        return bool(place)

    def _copy(self) -> None:
        try:
            pygame.scrap.put_text(self.text())
        except pygame.error:
            return
        self.app.say(self.app.t("kit.log.copied"), self.widgets[0].rect)

    def command(self, name: str) -> bool:
        """The keys that open viewers close it; the rulebook opens at the line that is pointed at."""
        under = by_id(self.things(), self.hover or self.focus.current or "")
        if name == "rulebook":
            return self._explain(under)
        if name == "read" and under is not None and under.role == "link":
            self.press(under)
            return True
        return super().command(name)

    def back(self) -> None:
        if self.pinned is not None:
            self.pinned = None
            self.redraw()
        else:
            self.app.pop()

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            self.scroll(event.y * 3)
            return True
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            if not self._explain(by_id(self.things(), self.hover or "")):
                self.app.pop()
            return True
        by = {pygame.K_PAGEUP: PAGE, pygame.K_PAGEDOWN: -PAGE}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is not None:
            self.scroll(by)
            return True
        return super().handle(event)

    def scroll(self, by: int) -> None:
        """Older lines of the log; the first one is never scrolled away."""
        most = max(0, len(self.lines()) - 5)
        self.offset = max(0, min(most, self.offset + by))
        self.pinned = None
        self.rebake()

    # drawing

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        look = self.table.look
        px = look.layout.px
        head = Rect(self.sheet.x + 20, self.sheet.y + px(12, 6), self.sheet.w - 40, px(42, 30))
        look.text(surface, self.app.t("kit.log.title"), head, (30, 22), INK, face="title", align="center")
        luck = party.seed_words(self.app, self.table.run.setup)
        side = Rect(self.sheet.x + px(18, 12), head.y, head.w // 3, head.h)
        look.text(surface, luck, side, (15, 14), PARCH[4], italic=True, valign="middle")
        for seat, rect in self._seats():
            person = self.table.words.people.get(seat)
            if person is not None:
                surface.blit(emblem(person.emblem, rect.w, self.table.words.colour(seat)), rect)
            else:
                everyone(surface, rect)
            if seat == self.only:
                pygame.draw.circle(surface, CRIMSON, rect.center, rect.w // 2 + 3, 3)
        if not self.rows():
            look.text(
                surface, self.app.t("kit.log.empty"), self._room(), (20, 15), PARCH[4], italic=True, align="center"
            )
        for row in self.rows():
            draw_row(look, surface, row)
        self._bar(surface)

    def _bar(self, surface: Surface) -> None:
        """How far back the shown lines lie, along the right edge."""
        room, shown, total = self._room(), len(self.rows()), len(self.lines())
        if shown >= total:
            return
        high = max(18, room.h * shown // total)
        y = room.bottom - high - (room.h - high) * self.offset // max(1, total - shown)
        pygame.draw.rect(surface, PARCH[3], Rect(room.right + 4, max(room.y, y), 4, high), border_radius=2)

    def paint(self, canvas: Canvas) -> None:
        pointed = by_id(self.things(), self.hover or (self.focus.current if self.focus.visible else "") or "")
        if pointed is not None and pointed.id.startswith(("line:", "link:")):
            row = next((one for one in self.rows() if f"{one.index}" == pointed.id.split(":")[1]), None)
            if row is not None:
                self._point(canvas, row)
        shown = pointed if pointed is not None and pointed.role == "link" else by_id(self.things(), self.pinned or "")
        if shown is not None:
            self._show(canvas, shown)
        super().paint(canvas)

    def _point(self, canvas: Canvas, row: Row) -> None:
        """The line under the pointer: a mark along its side, and the sign that it leads back."""
        bar = Rect(row.rect.x - 5, row.rect.y, 3, row.rect.h)
        canvas.mark(pygame.draw.rect(canvas.surface, CRIMSON, bar, border_radius=2))
        if self._state(row.line) is not None:
            rect = sign_of(self.table.look, row)
            look_sign(canvas.surface, rect, CRIMSON)
            canvas.mark(rect)

    def _show(self, canvas: Canvas, thing: Thing) -> None:
        """The card large, and a thread of light from its name to where it lies on the table."""
        _, index, number = thing.id.split(":")[:3]
        row = next((one for one in self.rows() if one.index == int(index)), None)
        if row is None:
            return
        link, parts = row.links[int(number)]
        place = place_of(self.table, link, row.line.seat)
        for part in parts:
            canvas.mark(pygame.draw.line(canvas.surface, CRIMSON, part.bottomleft, part.bottomright, 2))
        if place is not None:
            canvas.mark(glow_frame(canvas.surface, place, GOLD[0], 4))
            thread(canvas, (self.sheet.x + 2, thing.rect.centery), place.center, GOLD[1])
        self._card(canvas, link, place)

    def _card(self, canvas: Canvas, link: Link, place: Rect | None) -> None:
        look = self.table.look
        box = lay.reading_pane(look.layout, True)
        if place is not None and Rect(box).colliderect(place):
            book = look.layout.areas["book"]
            box = Box(book.right - box.w, book.y, box.w, box.h)
        picture = face(look, link, box)
        shadow = Surface((picture.get_width() + 24, picture.get_height() + 24), pygame.SRCALPHA)
        materials.soft_shadow(shadow, Rect(8, 8, *picture.get_size()), 14)
        canvas.blit(shadow, (box.x - 8, box.y - 8))
        canvas.blit(picture, (box.x, box.y))
