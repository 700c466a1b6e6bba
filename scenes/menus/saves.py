"""The list of kept games: every one that can be gone on with, every bookmark, every finished one, and why one of them
cannot be opened. More about one of them is told by its own sheet (`save_sheet.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.text.i18n import TextKey
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.column import Column, beside
from scenes.kit.fit import draw_text
from scenes.kit.form import Form
from scenes.kit.icons import glyph
from scenes.kit.routes import route
from scenes.kit.speech import Described, Passage
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, GREEN_INK, INK, MIN_TEXT, PARCH, Colour, Theme, mix
from scenes.kit.thing import NOTHING_TO_DO, Thing
from scenes.kit.widgets import Button, Choice, Widget, WidgetState, panel
from scenes.menus.sights import framed, party, party_width
from scenes.menus.unseen_table import unseen_table
from scenes.shell import archive, games, save_index
from scenes.shell.save_index import SORTS, Known, SaveEntry, Shelf

if TYPE_CHECKING:
    from scenes.shell.app import App

TABS = ("games", "history")
INKS = {"star": CRIMSON, "lantern": GREEN_INK, "moon": CRIMSON}
"""The colours of marks that have one of their own: a bookmark, a victory, a defeat."""
WIDE = 1.5
"""How much wider than high the picture on a slip is."""
MOST_FACES = 5
"""So many people play at most."""
FOOT, ROWS_OF_COLUMN = 4, 6
"""The buttons at the foot, and how many saves stand on a page that is one column."""


@dataclass(slots=True)
class Row(Button):
    """A save on a slip of paper: its mark, where it stands, and who plays it."""

    mark: str = "book"
    note: str = ""
    entry: SaveEntry | None = None
    art: Art | None = None

    def thing(self) -> Thing:
        return replace(Button.thing(self), label=f"{self.label}. {self.note}")

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, rect = canvas.surface, self.rect
        surface.blit(materials.parchment(rect.size, seed=rect.y % 7 + 3, shadow=6), (rect.x - 6, rect.y - 6))
        edge = CRIMSON if state.hover and self.enabled else PARCH[3]
        materials.gold_line(surface, rect.inflate(-4, -4), 2 if state.hover and self.enabled else 1, 5)
        canvas.mark(rect.inflate(14, 14))
        self._pictures(surface, theme, edge)
        room = words_room(rect, theme, self.entry)
        ink = INK if self.enabled else mix(INK, PARCH[2], 0.45)
        head = Rect(room.x, room.y, room.w, room.h * 53 // 100)
        foot = Rect(room.x, head.bottom, room.w, room.h - head.h - theme.px(3))
        style = Style(theme.ui(21), ink, bold=True)
        wraps = theme.layout.column
        draw_text(surface, self.label, head, style, valign="bottom", where="saves.row", wrap=wraps, ellipsis=True)
        style = Style(theme.ui(17), mix(ink, GOLD[4], 0.2), italic=not self.enabled)
        draw_text(surface, self.note, foot, style, valign="middle", where="saves.note", wrap=wraps, ellipsis=True)

    def _pictures(self, surface: Surface, theme: Theme, edge: Colour) -> None:
        """What stands on the table, with a seal that says what kind of save it is, and the faces of who plays."""
        place = _picture(self.rect, theme)
        if self.entry is not None and self.entry.sight is not None and self.art is not None:
            framed(surface, self.art, self.entry.sight, place)
            party(surface, self.art, self.entry.sitters, _faces(self.rect, theme, len(self.entry.sitters)))
        else:
            surface.blit(unseen_table(place.size), place)
            pygame.draw.rect(surface, INK, place.inflate(2, 2), 1)
        side = max(22, place.h * 2 // 5)
        seal = Rect(place.right - side * 2 // 3, place.bottom - side * 5 // 6, side, side)
        pygame.draw.circle(surface, INK, seal.center, side // 2 + 1)
        pygame.draw.circle(surface, PARCH[1], seal.center, side // 2 - 1)
        sign = glyph(self.mark, side * 7 // 10, INKS.get(self.mark, mix(edge, INK, 0.35)))
        surface.blit(sign, sign.get_rect(center=seal.center))


def tall_of(slip: Rect, theme: Theme) -> int:
    """How tall the picture on a slip is."""
    return min(slip.h - theme.px(14), theme.px(96 if theme.layout.full else 74))


def _picture(slip: Rect, theme: Theme) -> Rect:
    tall = tall_of(slip, theme)
    return Rect(slip.x + theme.px(9), slip.y + (slip.h - tall) // 2, round(tall * WIDE), tall)


def _faces(slip: Rect, theme: Theme, count: int) -> Rect:
    """The room of so many faces beside the picture."""
    picture = _picture(slip, theme)
    left = picture.right + theme.px(16)
    return Rect(left, picture.y - 2, party_width(count, picture.h + 4), picture.h + 4)


def words_room(slip: Rect, theme: Theme, one: SaveEntry | None) -> Rect:
    """Where the words of a save stand on its slip: beside the faces, as far to the left for every party."""
    known = one is not None and one.sight is not None
    beside_ = _faces(slip, theme, MOST_FACES) if known else _picture(slip, theme).move(theme.px(10), 0)
    left = beside_.right + theme.px(14)
    return Rect(left, slip.y + 2, slip.right - left - theme.px(16), slip.h - 4)


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
        self._known: Known = {}
        self.shelf: Shelf = save_index.shelf(app.data, self._known)
        only_finished = bool(self.shelf.finished) and not self.shelf.games
        self.tab, self.sort = TABS[1 if only_finished else 0], SORTS[0]
        self.away: list[Path] = []
        """What was deleted here and can come back, the last one last."""
        self.widgets = []
        self.sheet = self.title = self.body = self.count = Rect(0, 0, 0, 0)
        self.rows = 1

    @property
    def found(self) -> Sequence[SaveEntry]:
        """The saves of this tab, in the order that was asked for."""
        return save_index.in_order(self.shelf.games if self.tab == "games" else self.shelf.finished, self.sort)

    def heading(self) -> str:
        return self.app.t("kit.save.bookmarks")

    def passages(self) -> Sequence[Passage]:
        if not self.found:
            empty = "kit.save.empty" if self.tab == "games" else "kit.shelf.no_history"
            return (Passage("empty", self.app.t(empty)),)
        page = self.app.t("kit.access.page", n=self.page + 1, m=self.pages)
        return (Passage("page", page if self.pages > 1 else ""),)

    def describe(self, thing: Thing) -> Described:
        row, known = self.widget(thing.id), super().describe(thing)
        return replace(known, state=(row.note,)) if isinstance(row, Row) else known

    def default_focus(self) -> str | None:
        first = next((w.id for w in self.widgets if w.id.startswith("save:") and w.enabled), None)
        return first or "button:close"

    def leave(self) -> None:
        archive.purge(self.app.data)

    @property
    def pages(self) -> int:
        """How many pages the list has."""
        return max(1, -(-len(self.found) // self.rows))

    # the widgets

    def layout(self) -> None:
        if self.theme.layout.column:
            self.in_column(self._below)
            return
        px, full, (w, h) = self.theme.px, self.theme.layout.full, self.app.size
        self.sheet = Rect(0, 0, min(px(1320 if full else 1000), w - 24), min(px(980 if full else 676), h - 24))
        self.sheet.center = (w // 2, h // 2)
        inner = self.sheet.inflate(-px(120 if full else 84), -px(96 if full else 58))
        top, foot = px(64 if full else 44), px(64 if full else 46)
        self.title = Rect(inner.x, inner.y - px(8), inner.w, top)
        tabs = Rect(inner.x, self.title.bottom + px(4), inner.w, px(52 if full else 38))
        above = tabs.bottom + px(16 if full else 12)
        self.body = Rect(inner.x, above, inner.w, inner.bottom - foot - px(14) - above)
        height = min(self.body.h, round(px(96 if full else 78) * max(1.0, self.theme.ui(20) / 20)))
        gap = px(12 if full else 9)
        self.rows = max(1, (self.body.h + gap) // (height + gap))
        height = (self.body.h + gap) // self.rows - gap  # what is left over is shared out
        self.page = min(self.page, self.pages - 1)
        shown = self.found[self.page * self.rows : (self.page + 1) * self.rows]
        self.widgets = self._tabs(beside(tabs, len(TABS) + 1, px(14)))
        for i, one in enumerate(shown):
            self.widgets += self._row(one, Rect(self.body.x, self.body.y + i * (height + gap), self.body.w, height))
        self.count = Rect(self.title.right - px(260), self.title.y, px(260), self.title.h)
        row = Rect(inner.x, inner.bottom - foot, inner.w, foot)
        side = row.h if self.pages > 1 else 0
        middle = row.inflate(-2 * (side + px(12)) if side else 0, 0)
        turns = Rect(row.x, row.y, side, side), Rect(row.right - side, row.y, side, side)
        self.widgets += self._foot(beside(middle, FOOT, px(12)), turns)

    def _below(self, column: Column) -> None:
        """A slip takes the whole width, what can be done with it stands below."""
        self.title = column.row(44)
        column.skip(4)
        self.widgets = self._tabs(column.grid(len(TABS) + 1, 170, 44))
        self.rows = ROWS_OF_COLUMN
        self.page = min(self.page, self.pages - 1)
        self.body = column.row(0 if self.found else 90)
        for one in self.found[self.page * self.rows : (self.page + 1) * self.rows]:
            slip, acts = column.row(104, 4), column.row(42, 16)
            self.widgets += self._slip(one, slip, *beside(acts, 2, self.theme.px(10)))
        turns = column.row() if self.pages > 1 else Rect(0, 0, 0, 0)
        before, self.count, after = beside(turns, 3, 0)
        self.widgets += self._foot(column.grid(FOOT, 230), (before, after))
        self.sheet = column.sheet

    def _tabs(self, places: Sequence[Rect]) -> list[Widget]:
        t = self.app.t
        counts = {"games": len(self.shelf.games), "history": len(self.shelf.finished)}
        made: list[Widget] = [
            Button(
                f"tab:{name}",
                place,
                t(f"kit.shelf.{name}", n=counts[name]),
                action=partial(self.turn_to, name),
                primary=name == self.tab,
                size=20,
                zone="tabs",
            )
            for name, place in zip(TABS, places, strict=False)
        ]
        names = [t(f"kit.shelf.sort_{name}") for name in SORTS]
        made.append(
            Choice("choice:sort", places[-1], t("kit.shelf.sort"), zone="tabs", values=SORTS, names=names,
                   index=SORTS.index(self.sort), changed=self.sort_by)
        )  # fmt: skip
        return made

    def turn_to(self, tab: str) -> None:
        """Show the games that go on, or those that are over."""
        self.tab, self.page = tab, 0
        self.relayout()

    def sort_by(self, sort: str) -> None:
        """Put the list in another order."""
        self.sort, self.page = sort, 0
        self.relayout()

    def _row(self, one: SaveEntry, rect: Rect) -> list[Widget]:
        px = self.theme.px
        wide, half = px(170 if self.theme.layout.full else 130), (rect.h - px(6)) // 2
        slip = Rect(rect.x, rect.y, rect.w - wide - px(12), rect.h)
        upper = Rect(slip.right + px(12), rect.y, wide, half)
        return self._slip(one, slip, upper, Rect(upper.x, rect.bottom - half, wide, half))

    def _slip(self, one: SaveEntry, slip: Rect, upper: Rect, lower: Rect) -> list[Widget]:
        """A save on its slip, and what can be done with it."""
        app, here, px = self.app, one.path == self.playing, self.theme.px
        why = TextKey("kit.save.playing") if here else None
        room = words_room(slip, self.theme, one).w - px(6)
        if self.theme.layout.column:  # two lines of letters that grow, and rooms are measured by the smallest letters
            room = room * MIN_TEXT * 7 // (self.theme.ui(21) * 4)
        label, note, mark = self._words(one, room)
        row = Row(
            f"save:{one.name}",
            slip,
            label,
            not here,
            why,
            "saves",
            action=partial(self._open, one),
            mark=mark,
            note=app.t(why) if why else note,
            entry=one,
            art=app.art,
        )
        made: list[Widget] = [row]
        if one.error is None:
            tell = Button(f"details:{one.name}", upper, app.t("kit.shelf.details"), zone="saves", size=17, look="slip")
            tell.action = partial(self._details, one)
            made.append(tell)
        if not here:
            delete = Button(f"delete:{one.name}", lower, app.t("kit.button.delete"), zone="saves", size=17, look="slip")
            delete.action = partial(self.delete, one)
            made.append(delete)
        return made

    def _words(self, one: SaveEntry, room: int) -> tuple[str, str, str]:
        """What stands on the slip of a save: two lines and the name of its glyph."""
        app, t = self.app, self.app.t
        if one.error is not None:
            return one.path.name, games.words_of(app, one.error, one.path), "broken"
        head = games.title_of(app, one, room)
        more = [games.where_of(app, one)] if one.title else []
        more += [t("kit.daily.of", day=games.day_words(app, one.day))] if one.day else []
        for words in (*more, *(t(key) for key in one.kinds)):
            if _width(f"{head} · {words}") <= room:  # else the letters would go below the smallest size
                head = f"{head} · {words}"
        when = f"{games.when(app, one)} · {t('kit.save.turn', n=one.turn)}"
        seed = t("kit.luck.seed", seed=str(one.seed))
        if one.seed >= 0 and _width(f"{when} · {seed}") <= room * 45 // 100:
            when = f"{when} · {seed}"
        people = games.people_of(app, one, room - _width(f"{when} · "))
        mark = "star" if one.mark else {True: "lantern", False: "moon", None: "quill"}[one.won]
        return head, f"{when} · {people}", mark

    def _foot(self, places: Sequence[Rect], turns: tuple[Rect, Rect]) -> list[Widget]:
        t = self.app.t
        entries = [
            ("import", t("kit.shelf.import"), self._import, True),
            ("code", t("kit.code.title"), lambda: self.app.open("code"), True),
            ("undelete", t("kit.shelf.undelete"), self._undelete, bool(self.away)),
            ("close", t("kit.button.close"), self.app.pop, True),
        ]
        made: list[Widget] = []
        for (name, words, act, enabled), spot in zip(entries, places, strict=True):
            why = None if enabled else TextKey("kit.shelf.nothing_deleted")
            made.append(
                Button(f"button:{name}", spot, words, enabled, why, "end", action=act, primary=name == "close", size=19)
            )
        if self.pages > 1:
            made.insert(0, self._turn("previous", turns[0], -1, "<"))
            made.insert(1 if self.theme.layout.column else len(made), self._turn("next", turns[1], 1, ">"))
        return made

    def _turn(self, name: str, rect: Rect, by: int, label: str) -> Button:
        there = 0 <= self.page + by < self.pages
        action = partial(self._leaf, by)
        return Button(f"button:{name}", rect, label, there, NOTHING_TO_DO, "end", action=action, size=30)

    def _leaf(self, by: int) -> None:
        self.page = max(0, min(self.pages - 1, self.page + by))
        self.relayout()

    # what they do

    def _open(self, one: SaveEntry) -> None:
        """Go on with a game; of one that is over its sheet tells more."""
        if one.over and one.error is None:
            self._details(one)
        else:
            self.app.leave(partial(games.load, self.app, one.path))

    def _details(self, one: SaveEntry) -> None:
        self.app.open("save", one, one.path == self.playing, self.delete)

    def _import(self) -> None:
        self.app.open("files", None)

    def delete(self, one: SaveEntry) -> None:
        """Take a game away; it comes back by one press as long as the list is open."""
        try:
            self.away.append(archive.delete(self.app.data, one.path))
        except OSError as error:
            self.app.say(games.not_done(self.app, error, one.path))
            return
        self.refresh()
        name = one.path.name if one.error is not None else games.title_of(self.app, one)
        back = self.widget("button:undelete")
        self.app.say(self.app.t("kit.shelf.deleted", name=name), back.rect if back is not None else None)

    def _undelete(self) -> None:
        try:
            archive.restore(self.away[-1])
        except OSError as error:
            self.app.say(games.refused(self.app, error))
            return
        self.away.pop()
        self.refresh()

    def refresh(self) -> None:
        """The list anew: something may have been deleted, named, taken in or put aside."""
        self.shelf = save_index.shelf(self.app.data, self._known)
        self.relayout()

    def resume(self) -> None:
        self.refresh()

    def back(self) -> None:
        self.app.pop()

    def paint_base(self, surface: Surface) -> None:
        theme, t = self.theme, self.app.t
        panel(surface, self.sheet, seed=18)
        style = Style(theme.text(42 if theme.layout.full else 30), INK, "title", align="center")
        draw_text(surface, t("kit.save.bookmarks"), self.title, style, valign="middle", where="saves.title")
        if not self.found:
            style = Style(theme.text(22), mix(INK, PARCH[4], 0.4), italic=True, align="center")
            words = t("kit.save.empty" if self.tab == "games" else "kit.shelf.no_history")
            draw_text(surface, words, self.body, style, valign="middle", where="saves.empty")
        if self.pages > 1:
            words = t("kit.access.page", n=self.page + 1, m=self.pages)
            align = "center" if theme.layout.column else "right"
            style = Style(theme.ui(17), mix(INK, PARCH[4], 0.4), align=align)
            draw_text(surface, words, self.count, style, valign="middle", where="saves.page", ellipsis=True)


route("saves", SavesScene)
