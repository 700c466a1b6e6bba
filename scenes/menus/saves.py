"""The bookmarks: every game that can be gone on with, every bookmark set, and why one of them cannot be opened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.saves import disk
from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.form import Form, Question
from scenes.kit.icons import glyph
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, INK, MIN_TEXT, PARCH, Colour, Theme, mix
from scenes.kit.thing import NOTHING_TO_DO, Thing
from scenes.kit.widgets import Button, Widget, WidgetState, panel
from scenes.shell import games, save_index
from scenes.shell.save_index import SaveEntry, kept

if TYPE_CHECKING:
    from scenes.shell.app import App


@dataclass(slots=True)
class Row(Button):
    """A save on a slip of paper: its mark, where it stands, and who plays it."""

    mark: str = "book"
    note: str = ""
    picture: Surface | None = None
    """What the table looked like."""

    def thing(self) -> Thing:
        return replace(Button.thing(self), label=f"{self.label}. {self.note}")

    def paint(self, canvas: Canvas, theme: Theme, look: WidgetState) -> None:
        surface, rect = canvas.surface, self.rect
        surface.blit(materials.parchment(rect.size, seed=rect.y % 7 + 3, shadow=6), (rect.x - 6, rect.y - 6))
        edge = CRIMSON if look.hover and self.enabled else PARCH[3]
        materials.gold_line(surface, rect.inflate(-4, -4), 2 if look.hover and self.enabled else 1, 5)
        canvas.mark(rect.inflate(14, 14))
        left = self._picture(surface, theme, edge)
        room = Rect(left, rect.y + 2, rect.right - left - theme.px(16), rect.h - 4)
        ink = INK if self.enabled else mix(INK, PARCH[2], 0.45)
        head = Rect(room.x, room.y, room.w, room.h * 53 // 100)
        foot = Rect(room.x, head.bottom, room.w, room.h - head.h - theme.px(3))
        style = Style(theme.ui(21), ink, bold=True)
        draw_text(surface, self.label, head, style, valign="bottom", where="saves.row", wrap=False, ellipsis=True)
        style = Style(theme.ui(17), mix(ink, GOLD[4], 0.2), italic=not self.enabled)
        draw_text(surface, self.note, foot, style, valign="middle", where="saves.note", wrap=False, ellipsis=True)

    def _picture(self, surface: Surface, theme: Theme, edge: Colour) -> int:
        """The table as it was, with the mark of what kind of save it is; gives where the words begin."""
        rect = self.rect
        tall = tall_of(rect, theme)
        place = Rect(rect.x + theme.px(9), rect.y + (rect.h - tall) // 2, tall * 16 // 9, tall)
        colour = CRIMSON if self.mark == "star" else mix(edge, INK, 0.35)
        if self.picture is None:
            sign = glyph(self.mark, min(tall, theme.px(46)), colour)
            surface.blit(sign, sign.get_rect(center=place.center))
            return place.right + theme.px(14)
        surface.blit(pygame.transform.smoothscale(self.picture, place.size), place)
        pygame.draw.rect(surface, INK, place.inflate(2, 2), 1)
        sign = glyph(self.mark, min(tall // 2, theme.px(30)), colour)
        spot = sign.get_rect(midleft=(place.right + theme.px(10), rect.centery))
        surface.blit(sign, spot)
        return spot.right + theme.px(10)


def tall_of(slip: Rect, theme: Theme) -> int:
    """How tall the picture on a slip is."""
    return min(slip.h - theme.px(14), theme.px(90 if theme.layout.full else 64))


def _width(words: str) -> int:
    """How wide words are in the smallest letters, in pixels."""
    return layout(words, Style(MIN_TEXT, bold=True), None).size[0]


class SavesScene(Form):
    """A sheet with a page of saves. `playing` is the file of the game on the table below, which is open already."""

    name = "saves"
    modal = True

    app: App

    def __init__(self, app: App, playing: Path | None = None) -> None:
        super().__init__(app)
        self.playing = playing
        self.page = 0
        self.found: Sequence[SaveEntry] = kept(app.data)
        self.widgets = []
        self.sheet = self.title = self.body = self.count = Rect(0, 0, 0, 0)
        self.rows = 1
        self.pictures: dict[Path, Surface | None] = {}
        """The pictures of what has been shown so far."""

    def heading(self) -> str:
        return self.app.t("kit.save.bookmarks")

    def passages(self) -> Sequence[Passage]:
        if not self.found:
            return (Passage("empty", self.app.t("kit.save.empty")),)
        page = self.app.t("kit.access.page", n=self.page + 1, m=self.pages)
        return (Passage("page", page if self.pages > 1 else ""),)

    def describe(self, thing: Thing) -> Described:
        row, known = self.widget(thing.id), super().describe(thing)
        return replace(known, state=(row.note,)) if isinstance(row, Row) else known

    def default_focus(self) -> str | None:
        first = next((w.id for w in self.widgets if w.id.startswith("save:") and w.enabled), None)
        return first or "button:close"

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return max(1, -(-len(self.found) // self.rows))

    def layout(self) -> None:
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        self.sheet = Rect(0, 0, min(px(1180 if full else 900), w - 24), min(px(960 if full else 664), h - 24))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(120 if full else 84), -px(96 if full else 62))
        top, foot = px(84 if full else 58), px(72 if full else 50)
        self.title = Rect(inner.x, inner.y - px(8), inner.w, top - px(10))
        self.body = Rect(inner.x, inner.y + top, inner.w, inner.h - top - foot - px(14))
        height = min(self.body.h, round(px(104 if full else 78) * max(1.0, self.theme.ui(20) / 20)))
        gap = px(12)
        self.rows = max(1, (self.body.h + gap) // (height + gap))
        self.page = min(self.page, self.pages - 1)
        shown = self.found[self.page * self.rows : (self.page + 1) * self.rows]
        self.widgets = []
        for i, one in enumerate(shown):
            self.widgets += self._row(one, Rect(self.body.x, self.body.y + i * (height + gap), self.body.w, height))
        self.widgets += self._foot(Rect(inner.x, inner.bottom - foot, inner.w, foot))

    def _row(self, one: SaveEntry, rect: Rect) -> list[Widget]:
        app, here = self.app, one.path == self.playing
        bin_w = self.theme.px(150 if self.theme.layout.full else 116)
        slip = Rect(rect.x, rect.y, rect.w - bin_w - self.theme.px(12), rect.h)
        why = TextKey("kit.save.playing") if here else None
        room = slip.w - tall_of(slip, self.theme) * 16 // 9 - self.theme.px(86)
        label, note, mark = self._words(one, room)
        if one.path not in self.pictures:
            self.pictures[one.path] = save_index.picture(one.path)
        row = Row(
            f"save:{one.name}",
            slip,
            label,
            not here,
            why,
            "saves",
            action=lambda: self._open(one),
            mark=mark,
            note=app.t(why) if why else note,
            picture=self.pictures[one.path],
        )
        away = Rect(slip.right + self.theme.px(12), rect.y + rect.h // 8, bin_w, rect.h * 3 // 4)
        if here:
            return [row]
        delete = Button(f"delete:{one.name}", away, app.t("kit.button.delete"), zone="saves", size=18)
        delete.action = partial(self._delete, one)
        return [row, delete]

    def _open(self, one: SaveEntry) -> None:
        self.app.leave(partial(games.load, self.app, one.path))

    def _words(self, one: SaveEntry, room: int) -> tuple[str, str, str]:
        """What stands on the slip of a save: two lines and the name of its glyph."""
        app, t = self.app, self.app.t
        if one.error is not None:
            return one.path.name, games.words_of(app, one.error, one.path), "broken"
        hard = [t(key) for key in one.kinds]
        head = games.title_of(app, one)
        if _width(" · ".join([head, *hard])) <= room:  # else the letters would go below the smallest size
            head = " · ".join([head, *hard])
        when = f"{games.when(app, one)} · {t('kit.save.turn', n=one.turn)}"
        people = games.people_of(app, one, room - _width(f"{when} · "))
        return head, f"{when} · {people}", "star" if one.mark else "quill"

    def _foot(self, row: Rect) -> list[Widget]:
        px, t = self.theme.px, self.app.t
        wide = min(px(280), row.w // 4)
        close = Rect(row.centerx - wide // 2, row.y, wide, row.h)
        made: list[Widget] = [
            Button("button:close", close, t("kit.button.close"), action=self.app.pop, primary=True, zone="end")
        ]
        if self.pages > 1:
            side = row.h
            before, after = Rect(row.x, row.y, side, side), Rect(row.right - side, row.y, side, side)
            made.insert(0, self._turn("previous", before, -1, "<"))
            made.append(self._turn("next", after, 1, ">"))
            self.count = Rect(close.right + px(12), row.y, after.x - close.right - px(24), row.h)
        return made

    def _turn(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.page + by < self.pages
        action = partial(self._leaf, by)
        return Button(f"button:{name}", rect, label, there, NOTHING_TO_DO, "end", action=action, size=30)

    def _leaf(self, by: int) -> None:
        self.page = max(0, min(self.pages - 1, self.page + by))
        self.relayout()

    def _delete(self, one: SaveEntry) -> None:
        app = self.app

        def name() -> str:
            return one.path.name if one.error is not None else games.title_of(app, one)

        app.push(
            Question(
                app,
                lambda: app.t("kit.save.delete_question", name=name()),
                lambda: app.t("kit.button.delete"),
                partial(self._gone, one),
            )
        )

    def _gone(self, one: SaveEntry) -> None:
        try:
            disk.delete(one.path)
            save_index.forget(one.path)
        except OSError as error:
            self.app.say(games.refused(self.app, error))
        self.resume()

    def resume(self) -> None:
        """The list anew: something may have been deleted, or put aside."""
        self.found = kept(self.app.data)
        self.relayout()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme, t = self.theme, self.app.t
        panel(surface, self.sheet, seed=18)
        style = Style(theme.text(42 if theme.layout.full else 30), INK, "title", align="center")
        draw_text(surface, t("kit.save.bookmarks"), self.title, style, valign="middle", where="saves.title")
        if not self.found:
            style = Style(theme.text(22), mix(INK, PARCH[4], 0.4), italic=True, align="center")
            draw_text(surface, t("kit.save.empty"), self.body, style, valign="middle", where="saves.empty")
        if self.pages > 1:
            words = t("kit.access.page", n=self.page + 1, m=self.pages)
            style = Style(theme.ui(17), mix(INK, PARCH[4], 0.4), align="right")
            draw_text(surface, words, self.count, style, valign="middle", where="saves.page", ellipsis=True)


route("saves", SavesScene)
