"""The log as a drawer: by turn, by seat, as text for the clipboard; every line is a door to the table as it stood.

Names that can be opened show what they stand for, large, and where it lies. What the lines are and say is the game's
(`LogSource`); how they are laid out, filtered, scrolled and pointed at stands here.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box, Measures
from scenes.kit.input import clipboard
from scenes.kit.ornament import glow_frame, thread
from scenes.kit.shapes import arc
from scenes.kit.text import Style, TextBlock
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, GOLD, INK, LARGE_FROM, PARCH, Colour, mix
from scenes.kit.thing import Thing, by_id
from scenes.kit.widgets import Button, panel
from scenes.shell.app import App
from scenes.table.sheets import LaidSheet

LARGER = 1.6
"""How much larger heads and buttons are with large letters."""
PAGE = 8
"""Lines that Page up and Page down move."""


class LogLine(Protocol):
    """One line of a log."""

    @property
    def step(self) -> int:
        """The number of the step it belongs to."""

    @property
    def seat(self) -> str:
        """Whose deed it is, or ''."""

    @property
    def quiet(self) -> bool:
        """Hardly anybody looks for it: pale."""

    @property
    def eye(self) -> bool:
        """Something hidden was shown."""


LineT = TypeVar("LineT", bound=LogLine)


@dataclass(frozen=True, slots=True)
class Link:
    """A name in the log that can be opened, by the kind of thing it stands for and its id."""

    kind: str
    id: str


class LogSource(Protocol[LineT]):
    """What a game tells its log, and what the log must know of the table below it."""

    keys: Collection[str]
    """Commands that open sheets like this one, and close it."""

    @property
    def measures(self) -> Measures:
        """How large things are in this window."""

    @property
    def area(self) -> Rect:
        """Where the drawer lies at 100 % text, in window pixels."""

    @property
    def seats(self) -> Sequence[str]:
        """Everybody, in the order of the table."""

    @property
    def mark(self) -> object:
        """Differs whenever something has been told."""

    def lines(self, only: str) -> list[LineT]:
        """The lines of one seat with the headings above them; all for ''."""

    def news(self, lines: Sequence[LineT]) -> int | None:
        """With which of the lines begins what has happened since the reader's last turn; None where they had none."""

    def luck(self) -> str:
        """A line at the head that tells with which luck the game is played, '' for none."""

    def heading(self, line: LineT) -> bool:
        """Whether something begins with this line."""

    def turn(self, line: LineT) -> object:
        """The turn that begins with a heading; None or 0 where none does."""

    def told(self, line: LineT) -> str:
        """A line as marked text, '' where it says nothing."""

    def plain(self, line: LineT) -> str:
        """A line without markup, for ears, maps and the clipboard."""

    def linked(self, line: LineT) -> tuple[str, list[Link]]:
        """A line with each name that can be opened in bold, and what the names stand for in their order."""

    def sign(self, line: LineT, side: int, colour: Colour) -> Surface:
        """A small picture of the kind of deed."""

    def seal(self, seat: str, side: int) -> Surface | None:
        """The emblem of who sits there, None where nobody does."""

    def seat_name(self, seat: str) -> str:
        """What somebody is called."""

    def name(self, link: Link) -> str:
        """What the thing behind a link is called."""

    def place(self, link: Link, seat: str) -> Rect | None:
        """Where it lies on the table now, with `seat` (whose line it is) first; None: nowhere in sight."""

    def card(self, link: Link, place: Rect | None) -> tuple[Surface, Box]:
        """The thing itself, large, and where it is shown beside its place."""

    def kept(self, step: int) -> bool:
        """Whether the table can be shown as it stood after a step."""

    def go_back(self, step: int) -> None:
        """Show the table as it stood after a step, where that is kept."""

    def explain(self, line: LineT) -> bool:
        """Open the rulebook at what a line is about; False where it has nothing to say."""


@dataclass(slots=True)
class Row(Generic[LineT]):
    """One line on the paper. `text` is where its words begin."""

    index: int
    line: LineT
    block: TextBlock
    rect: Rect
    text: tuple[int, int]
    links: list[tuple[Link, list[Rect]]]
    heading: bool
    new: bool = False
    """It has happened since the reader's last turn."""
    above: TextBlock | None = None
    """Words over it that say so, where that begins."""


def bold_runs(block: TextBlock, at: tuple[int, int]) -> list[list[Rect]]:
    """Where the bold stretches of a drawn text lie: one list of rectangles for each, one rectangle a line."""
    runs: list[list[Rect]] = []
    y, inside = at[1], False
    for line in block.lines:
        x, fresh = at[0], True
        for piece in line:
            if piece.hand != "b":
                inside = False
            elif inside and not fresh:
                runs[-1][-1].w += piece.width
            else:
                if not inside:
                    runs.append([])
                runs[-1].append(Rect(x, y, piece.width, block.line_height))
                inside, fresh = True, False
            x += piece.width
        y += block.line_height
    return runs


def _sides(measures: Measures) -> tuple[int, int, int]:
    """Pixels of the emblem, of the sign of the deed, and of the gaps about them."""
    return measures.px(22, 17), measures.px(18, 14), measures.px(6, 4)


def rows(source: LogSource[LineT], lines: list[LineT], room: Rect, offset: int, since: str = "") -> list[Row[LineT]]:
    """The lines that fit into the room, oldest first; `offset` newest ones are left out. `since` stands over the first
    of what is new."""
    measures = source.measures
    who, what, gap = _sides(measures)
    inset = who + what + 2 * gap
    size, y = measures.text(17, 14), room.bottom
    found: list[Row[LineT]] = []
    news = source.news(lines)
    for index in range(len(lines) - offset - 1, -1, -1):
        line = lines[index]
        heading = source.heading(line)
        text, links = (source.told(line), []) if heading else source.linked(line)
        if not text:
            continue
        text += "\u00a0[eye]" if line.eye and not heading else ""
        left = room.x + (who + gap if heading and line.seat else 0 if heading else inset)
        ink = PARCH[4] if line.quiet else INK
        style = Style(round(size * 1.1) if heading else size, ink, bold=heading, bold_colour=CRIMSON)
        right = _sign_side(measures) if heading else 0
        block = lay_out(text, style, room.right - left - right)
        height = max(block.size[1], who if heading else what)
        y -= height + (measures.px(9, 6) if heading else measures.px(5, 3))
        above = None
        if index == news and since:
            above = lay_out(since, Style(size, CRIMSON, italic=True), room.w)
        if y - (above.size[1] if above is not None else 0) < room.y:
            break
        at = (left, y + (height - block.size[1]) // 2)
        runs = bold_runs(block, at) if links else []
        found.append(
            Row(
                index,
                line,
                block,
                Rect(room.x, y, room.w, height),
                at,
                list(zip(links, runs, strict=False)),
                heading,
                news is not None and index >= news,
                above,
            )
        )
        y -= above.size[1] + measures.px(4, 3) if above is not None else 0
    return found[::-1]


def first_shown(source: LogSource[LineT], lines: list[LineT], room: Rect, since: str) -> int:
    """How many of the newest lines are left out when what is new begins at the top of the room; 0 where all of it
    fits, or nothing is new."""
    news = source.news(lines)
    if news is None:
        return 0

    def seen(offset: int) -> bool:
        shown = rows(source, lines, room, offset, since)
        return bool(shown) and shown[0].index <= news

    low, high = 0, max(0, len(lines) - news - 1)
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if seen(middle) else (middle + 1, high)
    return low


def _sign_side(measures: Measures) -> int:
    """Pixels of the sign that leads back."""
    return measures.px(28, 22)


def sign_of(measures: Measures, row: Row[LineT]) -> Rect:
    """Where the sign of a row stands: at the right end of a heading, over the sign of the deed of another line."""
    side = _sign_side(measures)
    if row.heading:
        return Rect(row.rect.right - side, row.rect.centery - side // 2, side, side)
    who, what, gap = _sides(measures)
    side = what + gap
    middle = row.rect.x + who + gap + what // 2, row.text[1] + row.block.line_height // 2
    place = Rect(0, 0, side, side)
    place.center = middle
    return place


def draw_row(source: LogSource[LineT], surface: Surface, row: Row[LineT]) -> None:
    """The still picture of a row."""
    who, what, gap = _sides(source.measures)
    line, rect = row.line, row.rect
    if row.heading:
        pygame.draw.line(surface, PARCH[3], (rect.x, rect.y - 2), (rect.right, rect.y - 2))
        look_sign(surface, sign_of(source.measures, row), PARCH[4])
    if row.above is not None:
        block, y = row.above, rect.y - row.above.size[1] - source.measures.px(4, 3)
        block.draw(surface, (rect.centerx - block.size[0] // 2, y))
        middle, gap_ = y + block.size[1] // 2, block.size[0] // 2 + source.measures.px(10, 7)
        for ends in ((rect.x, rect.centerx - gap_), (rect.centerx + gap_, rect.right)):
            pygame.draw.line(surface, CRIMSON, (ends[0], middle), (ends[1], middle))
    if row.new:
        bar = Rect(rect.x - source.measures.px(9, 7), rect.y, source.measures.px(3, 2), rect.h)
        pygame.draw.rect(surface, mix(CRIMSON, PARCH[1], 0.45), bar)
    top = row.text[1] + (row.block.line_height - who) // 2
    seal = source.seal(line.seat, who)
    if seal is not None:
        surface.blit(seal, (rect.x, top))
    if not row.heading:
        picture = source.sign(line, what, PARCH[4])
        surface.blit(picture, (rect.x + who + gap, row.text[1] + (row.block.line_height - what) // 2))
    row.block.draw(surface, row.text)


def everyone(surface: Surface, rect: Rect) -> None:
    """A round table with people about it."""
    pygame.draw.circle(surface, mix(PARCH[2], INK, 0.1), rect.center, rect.w // 2)
    pygame.draw.circle(surface, PARCH[4], rect.center, rect.w // 6)
    for at in range(5):
        x, y = pygame.Vector2(0, -rect.w * 0.33).rotate(at * 72)
        pygame.draw.circle(surface, INK, (rect.centerx + x, rect.centery + y), max(2, rect.w // 11))


def look_sign(surface: Surface, rect: Rect, colour: Colour) -> None:
    """An hour hand that runs backwards."""
    r = rect.w * 0.3
    pygame.draw.circle(surface, mix(PARCH[0], GOLD[1], 0.3), rect.center, rect.w // 2)
    points = [(2 * rect.centerx - x, y) for x, y in arc(rect.centerx, rect.centery, r, 200, 480)]
    pygame.draw.lines(surface, colour, False, points, 2)
    x, y = points[0]
    pygame.draw.polygon(surface, colour, [(x - 4, y - 1), (x + 4, y - 1), (x + 1, y + 5)])
    pygame.draw.lines(surface, colour, False, [(rect.centerx, rect.centery - r * 0.6), rect.center,
                                               (rect.centerx + r * 0.4, rect.centery)], 2)  # fmt: skip


SPEAKING = ("line", "link")
"""Roles of the things that stand for a line: the rulebook tells of what it is about."""


def _filter(seat: str) -> str:
    """The id of the seal that shows the lines of a seat, '' for those of everyone."""
    return f"filter:{seat or 'all'}"


class LogDrawer(LaidSheet, Generic[LineT]):
    """The log of one seat, or of everyone (`only` is ''). The table stays bright beside it."""

    veil = 0.0

    def __init__(self, app: App, source: LogSource[LineT]) -> None:
        super().__init__(app, "log")
        self.source, self.keys = source, source.keys
        self.only = ""
        self.offset = 0
        self._opened = False
        """Whether it has been laid out: it opens where what is new begins."""
        self.pinned: str | None = None
        """The link that was clicked: its card stays when the pointer goes."""
        self._rows: tuple[object, list[Row[LineT]]] = (None, [])
        self._listed: tuple[list[Row[LineT]] | None, list[Thing]] = (None, [])
        self._behind: dict[str, tuple[Row[LineT], int | None]] = {}
        """The row that a listed thing belongs to, and for a name that can be opened which of the row's links it is."""

    # what is shown

    def heading(self) -> str:
        return self.app.t("kit.log.title")

    def lines(self) -> list[LineT]:
        """The lines shown: those of the seat, with the headings they belong to."""
        return self.source.lines(self.only)

    def text(self) -> str:
        """The shown log as plain lines, oldest first."""
        told = (re.sub(r"\s+", " ", self.source.plain(line)) for line in self.lines())
        return "\n".join(line for line in (self.source.luck(), *told) if line)

    def rows(self) -> list[Row[LineT]]:
        """The lines that fit, the newest below; kept until something about them changes."""
        key = (self.only, self.offset, self.source.mark, tuple(self.sheet), self.app.lang, self.theme.text_scale)
        if self._rows[0] != key:
            self._rows = key, rows(self.source, self.lines(), self._room(), self.offset, self._since())
        return self._rows[1]

    def _since(self) -> str:
        return self.app.t("kit.log.since")

    def _px(self, full: float, compact: float) -> int:
        """A length of the sheet in window pixels, longer where large letters ask for it."""
        larger = LARGER if self.theme.text_scale >= LARGE_FROM else 1.0
        return round(self.source.measures.px(full, compact) * larger)

    def layout(self) -> None:
        px = self._px
        self.sheet = self.source.area.inflate(px(12, 8), px(8, 6))
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
        if not self._opened:
            self._opened = True
            self.offset = first_shown(self.source, self.lines(), self._room(), self._since())

    def _room(self) -> Rect:
        """Where the lines lie: between the seals and the buttons."""
        px = self._px
        top = self._seats()[0][1].bottom + px(10, 6)
        return Rect(self.sheet.x + px(18, 12), top, self.sheet.w - px(34, 22), self.widgets[0].rect.y - px(10, 6) - top)

    def _seats(self) -> list[tuple[str, Rect]]:
        """The seals of the filter, everyone first, below the title."""
        px, seats = self._px, ["", *self.source.seats]
        side, gap = px(34, 28), px(12, 8)
        x, y = self.sheet.centerx - (len(seats) * (side + gap) - gap) // 2, self.sheet.y + px(56, 38)
        return [(seat, Rect(x + i * (side + gap), y, side, side)) for i, seat in enumerate(seats)]

    def things(self) -> list[Thing]:
        """Seals, buttons, then each line with what leads on from it; made once for the rows that stand there."""
        shown = self.rows()
        if self._listed[0] is not shown:
            self._listed = shown, self._list(shown)
        return self._listed[1]

    def _list(self, shown: list[Row[LineT]]) -> list[Thing]:
        app, source = self.app, self.source
        names = {"": app.t("kit.log.everyone"), **{seat: source.seat_name(seat) for seat in source.seats}}
        found = [Thing(_filter(seat), "toggle", names[seat], rect, zone="filter") for seat, rect in self._seats()]
        found += super().things()
        self._behind = {}

        def add(name: str, role: str, label: str, rect: Rect, row: Row[LineT], number: int | None = None) -> None:
            found.append(Thing(name, role, label, rect, zone="log"))
            self._behind[name] = row, number

        # a turn that nobody decides in begins in the step in which the next one begins: one door for both
        doors = {row.line.step: row for row in shown if row.heading and source.turn(row.line)}
        for row in shown:
            said = source.plain(row.line)
            add(f"line:{row.index}", "line", f"{self._since()}: {said}" if row.above else said, row.rect, row)
            if doors.get(row.line.step) is row and source.kept(row.line.step):
                label = app.t("kit.log.look_back", turn=source.turn(row.line))
                add(f"look:{row.line.step}", "button", label, sign_of(source.measures, row), row)
            for number, (link, rects) in enumerate(row.links):
                for part, rect in enumerate(rects):
                    name = f"link:{row.index}:{number}" + (f":{part}" if part else "")
                    add(name, "link", source.name(link), rect, row, number)
        return found

    # acting

    def press(self, thing: Thing) -> None:
        row, number = self._behind.get(thing.id, (None, None))
        chosen = next((seat for seat, _ in self._seats() if _filter(seat) == thing.id), None)
        if chosen is not None:
            self.only = chosen
            self._opened = False
            self.pinned = None
            self.relayout()
        elif number is not None:
            self.pinned = None if self.pinned == thing.id else thing.id
        elif row is not None:
            self.source.go_back(row.line.step)
        else:
            super().press(thing)

    def _explain(self, thing: Thing | None) -> bool:
        """The rulebook at what a line is about; False where it has nothing to say."""
        if thing is None or thing.role not in SPEAKING or thing.id not in self._behind:
            return False
        return self.source.explain(self._behind[thing.id][0].line)

    def _copy(self) -> None:
        if clipboard.copy(self.text()):
            self.app.say(self.app.t("kit.log.copied"), self.widgets[0].rect)

    def command(self, name: str) -> bool:
        """The keys that open viewers close it; the rulebook opens at the line that is pointed at."""
        under = self.asked_about()
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
        px = self._px
        head = Rect(self.sheet.x + 20, self.sheet.y + px(12, 6), self.sheet.w - 40, px(42, 30))
        self._say(surface, self.app.t("kit.log.title"), head, (30, 22), INK, face="title", align="center")
        luck = self.source.luck()
        side = Rect(self.sheet.x + px(18, 12), head.y, head.w // 3, head.h)
        self._say(surface, luck, side, (15, 14), PARCH[4], italic=True)
        for seat, rect in self._seats():
            seal = self.source.seal(seat, rect.w)
            if seal is not None:
                surface.blit(seal, rect)
            else:
                everyone(surface, rect)
            if seat == self.only:
                pygame.draw.circle(surface, CRIMSON, rect.center, rect.w // 2 + 3, 3)
        if not self.rows():
            empty = self.app.t("kit.log.empty")
            self._say(surface, empty, self._room(), (20, 15), PARCH[4], italic=True, align="center")
        for row in self.rows():
            draw_row(self.source, surface, row)
        self._bar(surface)

    def _say(
        self,
        surface: Surface,
        text: str,
        room: Rect,
        size: tuple[float, float],
        colour: Colour,
        *,
        italic: bool = False,
        align: str = "left",
        face: str = "body",
    ) -> None:
        style = Style(self.source.measures.text(*size), colour, face, False, italic, align)
        draw_text(surface, text, room, style, valign="middle", where=text[:40], ellipsis=True)

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
        if pointed is not None and pointed.role in SPEAKING and pointed.id in self._behind:
            self._point(canvas, self._behind[pointed.id][0])
        shown = pointed if pointed is not None and pointed.role == "link" else by_id(self.things(), self.pinned or "")
        if shown is not None:
            self._show(canvas, shown)
        super().paint(canvas)

    def _point(self, canvas: Canvas, row: Row[LineT]) -> None:
        """The line under the pointer: a mark along its side, and the sign that it leads back."""
        bar = Rect(row.rect.x - 5, row.rect.y, 3, row.rect.h)
        canvas.mark(pygame.draw.rect(canvas.surface, CRIMSON, bar, border_radius=2))
        if self.source.kept(row.line.step):
            rect = sign_of(self.source.measures, row)
            look_sign(canvas.surface, rect, CRIMSON)
            canvas.mark(rect)

    def _show(self, canvas: Canvas, thing: Thing) -> None:
        """The card large, and a thread of light from its name to where it lies on the table."""
        row, number = self._behind.get(thing.id, (None, None))
        if row is None or number is None:
            return
        link, parts = row.links[number]
        place = self.source.place(link, row.line.seat)
        for part in parts:
            canvas.mark(pygame.draw.line(canvas.surface, CRIMSON, part.bottomleft, part.bottomright, 2))
        if place is not None:
            canvas.mark(glow_frame(canvas.surface, place, GOLD[0], 4))
            thread(canvas, (self.sheet.x + 2, thing.rect.centery), place.center, GOLD[1])
        self._card(canvas, link, place)

    def _card(self, canvas: Canvas, link: Link, place: Rect | None) -> None:
        picture, box = self.source.card(link, place)
        shadow = Surface((picture.get_width() + 24, picture.get_height() + 24), pygame.SRCALPHA)
        materials.soft_shadow(shadow, Rect(8, 8, *picture.get_size()), 14)
        canvas.blit(shadow, (box.x - 8, box.y - 8))
        canvas.blit(picture, (box.x, box.y))
