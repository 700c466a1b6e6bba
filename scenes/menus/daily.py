"""The challenge of the day: one game for everybody who plays today with as many people, and how it went so far."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.routes import route
from scenes.kit.speech import Passage
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GREEN_INK, INK, PARCH, mix
from scenes.kit.widgets import Button, Widget, panel
from scenes.menus.sights import framed
from scenes.shell import codes, games, save_index
from scenes.shell.adapters import Party, Sight
from scenes.shell.save_index import SaveEntry

if TYPE_CHECKING:
    from scenes.shell.app import App

COUNTS = (2, 3, 4, 5)
MOST = 3
"""So many attempts of today are told."""
LINE = 54
"""Units of a line where everything stands in one column."""


class DailyScene(Form):
    """`players:<n>` says how many play, `button:start` deals, `button:copy-code` copies the code for a friend."""

    name = "daily"
    modal = True

    app: App

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game, self.day = game, app.today()
        party = codes.of_the_day(app.data, game, self.day)
        assert party is not None, f"{game} has no challenge of the day"
        self.party: Party = party
        self.tried: Sequence[SaveEntry] = [
            one for one in save_index.everything(app.data) if one.day == self.day.isoformat() and not one.mark
        ][:MOST]
        self.widgets = []
        self.sheet = self.title = self.body = Rect(0, 0, 0, 0)

    def heading(self) -> str:
        return self.app.t("kit.daily.of", day=games.day_words(self.app, self.day.isoformat()))

    def passages(self) -> Sequence[Passage]:
        return tuple(Passage(f"line{i}", words) for i, (words, _, _) in enumerate(self._told()))

    def default_focus(self) -> str | None:
        return "button:start"

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        self.sheet = Rect(0, 0, min(px(960 if full else 740), w - 24), min(px(780 if full else 570), h - 24))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(110 if full else 80), -px(90 if full else 64))
        row, gap = px(62 if full else 46), px(14 if full else 10)
        self.title = Rect(inner.x, inner.y - px(6), inner.w, px(56 if full else 40))
        top = self.title.bottom + gap * 2
        foot = inner.bottom - row
        self.body = Rect(inner.x, top + row * 4 // 5 + gap, inner.w, foot - gap * 2 - top - row * 4 // 5)
        self._place(
            beside(Rect(inner.x, top, inner.w, row * 4 // 5), len(COUNTS), gap),
            beside(Rect(inner.x, foot, inner.w, row), 3, gap),
        )

    def _below(self, column: Column) -> None:
        self.title = column.words(self.heading(), self._title())
        column.skip(6)
        counts = column.grid(len(COUNTS), 200, 42)
        self.body = column.row(LINE * max(len(COUNTS), len(self._told())))
        self._place(counts, column.grid(3, 170))
        self.sheet = column.sheet

    def _title(self) -> Style:
        return Style(self.theme.text(36 if self.theme.layout.full else 26), INK, "title", align="center")

    def _place(self, counts: Sequence[Rect], ends: Sequence[Rect]) -> None:
        """How many play, and what can be done."""
        t = self.app.t
        self.widgets = [self._count(n, place) for n, place in zip(COUNTS, counts, strict=True)]
        acts = (
            ("start", t("kit.button.start"), self._start),
            ("copy-code", t("kit.code.copy"), self._copy),
            ("close", t("kit.button.close"), self.app.pop),
        )
        for (name, words, act), spot in zip(acts, ends, strict=True):
            self.widgets.append(Button(f"button:{name}", spot, words, action=act, primary=name == "start", size=20))

    def _count(self, n: int, spot: Rect) -> Widget:
        words, chosen = self.app.t("kit.setup.players", n=n), n == len(self.party.names)
        return Button(
            f"players:{n}", spot, words, action=partial(self.seat, n), primary=chosen, size=19, zone="players"
        )

    def seat(self, count: int) -> None:
        """So many play: the group of last time, and newcomers."""
        self.party = codes.of_the_day(self.app.data, self.game, self.day, count) or self.party
        self.relayout()

    def _start(self) -> None:
        self.app.leave(partial(games.ask_new_game, self.app, self.party))

    def _copy(self) -> None:
        code, button = codes.of_party(self.party), self.widget("button:copy-code")
        try:
            pygame.scrap.put_text(code)
        except pygame.error:
            return
        self.app.say(self.app.t("kit.code.copied", code=code), button.rect if button else None)

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme = self.theme
        panel(surface, self.sheet, seed=21)
        draw_text(surface, self.heading(), self.title, self._title(), valign="middle", where="daily.title")
        materials.rule(surface, self.title.x, self.title.right, self.title.bottom)
        lines, below = self._told(), theme.layout.column
        area = self.body.copy()
        if not below:  # everybody stands below the first line, with their faces
            first = Rect(area.x, area.y, area.w, theme.px(46 if theme.layout.full else 34))
            self._lines(surface, lines[:1], first)
            people, lines = lines[1 : 1 + len(self.party.names)], lines[1 + len(self.party.names) :]
            foot = theme.px(40 if theme.layout.full else 30) * max(2, len(lines))
            row = Rect(area.x, first.bottom, area.w, area.bottom - foot - first.bottom)
            self._people(surface, [words for words, _, _ in people], row)
            area = Rect(area.x, row.bottom, area.w, foot)
        self._lines(surface, lines, area, len(lines) if below else max(2, len(lines)))

    def _people(self, surface: Surface, said: Sequence[str], row: Rect) -> None:
        """Everybody's face in a frame, and below it what they are called and whom they play."""
        theme, gap = self.theme, self.theme.px(14)
        foot = theme.px(70 if theme.layout.full else 50)
        wide = min((row.w - gap * (len(said) - 1)) // len(said), theme.px(260 if theme.layout.full else 190))
        high = row.h - foot - gap
        left = row.centerx - (wide * len(said) + gap * (len(said) - 1)) // 2
        for at, (words, face) in enumerate(zip(said, codes.faces(self.party), strict=True)):
            cell = Rect(left + at * (wide + gap), row.y + gap // 2, wide, high)
            if face is not None:
                side = min(wide, high)
                box = Rect(0, 0, side, side)
                box.center = cell.center
                framed(surface, self.app.art, Sight(face.kind, face.picture, face.about(), whole=True), box)
            room = Rect(cell.x, cell.bottom + theme.px(4), cell.w, foot)
            style = Style(theme.ui(18), INK, align="center")
            draw_text(surface, words, room, style, where="daily.line", ellipsis=True)

    def _lines(
        self, surface: Surface, lines: Sequence[tuple[str, tuple[int, int, int], bool]], area: Rect, most: int = 1
    ) -> None:
        """Lines below each other, in the room of `most`."""
        theme, tall = self.theme, area.h // max(1, most)
        for i, (line, colour, bold) in enumerate(lines):
            room = Rect(area.x, area.y + i * tall, area.w, tall)
            style = Style(theme.ui(19), colour, bold=bold, align="center")
            wraps = theme.layout.column
            draw_text(surface, line, room, style, valign="middle", where="daily.line", wrap=wraps, ellipsis=True)

    def _told(self) -> list[tuple[str, tuple[int, int, int], bool]]:
        """What is the same for everybody, who plays whom, and how it went today; with ink, and whether it is bold."""
        t, quiet = self.app.t, mix(INK, PARCH[4], 0.4)
        lines = [(codes.told(self.app, self.party), INK, True)]
        lines += [(who, INK, False) for who in codes.who_plays(self.app, self.party)]
        lines.append((t("kit.daily.what") if not self.tried else t("kit.daily.tried"), quiet, False))
        for one in self.tried:
            ink = INK if one.won is None else GREEN_INK if one.won else CRIMSON
            people = games.people_of(self.app, one, self.body.w // 2)
            lines.append((f"{games.where_of(self.app, one)} · {people}", ink, False))
        return lines


route("daily", DailyScene)
